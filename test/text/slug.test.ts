import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify, withSuffix } from "../../runtime/text/words.js";
import { textCases } from "./text-cases.js";

describe("slugify", () => {
  it.each(textCases.slugs)("makes of %j the slug %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("ends at 200 characters without cutting an encoded character", () => {
    expect(slugify("x".repeat(300))).toBe("x".repeat(200));
    expect(slugify("東".repeat(100))).toBe("%e6%9d%b1".repeat(22));
    expect(slugify(`${"x".repeat(199)} y`)).toBe("x".repeat(199));
  });

  it("leaves its own result as it is and holds nothing but safe characters", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text);
        expect(slugify(slug)).toBe(slug);
        expect(slug).toMatch(/^(?:[a-z0-9_]|-(?!-|$)|%[0-9a-f]{2}){0,200}$/);
        expect(slug.startsWith("-")).toBe(false);
        expect(() => decodeURIComponent(slug)).not.toThrow();
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("withSuffix", () => {
  it("appends the number", () => {
    expect(withSuffix("jazz", 2)).toBe("jazz-2");
    expect(withSuffix("", 3)).toBe("3");
  });

  it("shortens a long slug to stay within 200 characters", () => {
    expect(withSuffix("x".repeat(200), 12)).toBe(`${"x".repeat(197)}-12`);
    expect(withSuffix("%e6%9d%b1".repeat(22), 2)).toBe(`${"%e6%9d%b1".repeat(22)}-2`);
    expect(withSuffix(`xx${"%e6%9d%b1".repeat(22)}`, 2)).toBe(`xx${"%e6%9d%b1".repeat(21)}-2`);
  });

  it("gives a slug that slugify leaves as it is", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 100_000 }), (text, n) => {
        const slug = withSuffix(slugify(text), n);
        expect(slugify(slug)).toBe(slug);
        expect(slug.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)) }),
  fc
    .array(
      fc.constantFrom(
        "%e3",
        "%81",
        "%82",
        "%",
        "%41",
        "%2d",
        "%25",
        "-",
        " ",
        "a",
        "Ä",
        "&",
        "&amp;",
        "<b",
        ">",
        "東",
      ),
    )
    .map((parts) => parts.join("")),
);
