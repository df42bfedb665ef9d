import fc from "fast-check";
import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import { cleanHtml, cleanText, plainText } from "../../runtime/text/html.js";
import { allowedElements, isAllowedAttribute, isKnownElement } from "../../runtime/text/markup.js";
import { readTable } from "../support/cases.js";
import { fromRecordings } from "./recordings.js";
import { textCases } from "./text-cases.js";

const {
  hidden_schemes: hiddenSchemes,
  vectors,
  fragments,
} = readTable(import.meta.dirname, "hostile-html.yaml") as Readonly<
  Record<"hidden_schemes" | "vectors" | "fragments", readonly string[]>
>;

describe("cleanHtml", () => {
  it.each(textCases.safe)("gives safe HTML back byte for byte: %s", (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(textCases.changed)("changes only what has to change: %j", (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it.each(textCases.signs)("keeps a sign that opens no known element as text: %j", (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
    expect(plainText(clean)).toBe(plainText(html));
    expect(cleanHtml(plainText(html))).toBe(clean.replace(/<[^>]*>/g, ""));
  });

  it.each(vectors)("makes harmless: %s", (html) => {
    expectHarmless(cleanHtml(html));
  });

  it("drops addresses of other schemes however they are written", () => {
    for (const address of hiddenSchemes) {
      expect(cleanHtml(`<a href="${address}">x</a>`)).toBe("<a>x</a>");
    }
  });

  it("is harmless and stable for any mixture of fragments", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 5 }))), (parts) => {
        const clean = cleanHtml(parts.join(""));
        expectHarmless(clean);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 2_000 },
    );
  });

  it("keeps a source set only where another parser reads the same candidates in it", () => {
    const word = fc.constantFrom(
      "/a.jpg",
      "https://e.org/b",
      "javascript:x",
      "1x",
      "2.5x",
      "640w",
      "0w",
      "9h",
    );
    const sets = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(sets, fc.constantFrom(", ", " , ", ",\n"), (candidates, comma) => {
        const set = candidates.map((words) => words.join(" "));
        const kept = cleanHtml(`<img srcset="${set.join(comma)}" />`);
        if (!kept.includes("srcset")) return;
        const allowed = { allowedTags: ["img"], allowedAttributes: { img: ["srcset"] } };
        expect(sanitizeHtml(kept, allowed)).toBe(`<img srcset="${set.join(", ")}" />`);
      }),
      { numRuns: 500 },
    );
  });

  it("reads any run of half tags in linear time", () => {
    const runs = ["<b x ", "<b '", '<b ="', "<b/x=", "<!--", "<?x", "</b ", "<b x=\"'", "<a<", "< b  =  "];
    for (const run of runs) {
      for (const end of ["", ">", '"', '">', "'>", "-->"]) {
        const text = run.repeat(50_000 / run.length) + end;
        expect(cleanHtml(text).length).toBeLessThan(5 * text.length + 10);
        expect(cleanText(text).length).toBeLessThanOrEqual(text.length);
      }
    }
  });

  it("keeps the text of HTML that is nested beyond all measure", () => {
    expect(cleanHtml(`${"<b>".repeat(50_000)}x < y${"</i>".repeat(50_000)}`)).toBe("x &lt; y");
    expect(plainText(`${"<b>".repeat(50_000)}x${"</b>".repeat(50_000)}`)).toBe("x");
  });

  it("gives well-formed descriptions of real sites back byte for byte", ({ skip }) => {
    const texts = recordedTexts();
    if (texts.length === 0) skip("no recorded answers on this machine");
    const changed = texts.filter((text) => cleanHtml(text) !== text);
    // Those that change have an end tag without a beginning or the reverse.
    expect(changed.every((text) => count(text, /<p\b/g) !== count(text, /<\/p>/g))).toBe(true);
    expect(changed.length).toBeLessThan(texts.length / 10);
  });
});

describe("plainText", () => {
  it.each(textCases.plain)("reads %j as %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe("cleanText", () => {
  it.each(textCases.texts)("makes of %j the text %j", (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it("reads long runs of half tags to their end", () => {
    const run = "<".repeat(1_000_000);
    expect(cleanText(run)).toBe(run);
    expect(cleanText(`${run}b`)).toBe(`${run}b`);
    expect(cleanText("<b '".repeat(250_000))).toHaveLength(1_000_000);
  });

  it.each(vectors)("leaves nothing that acts: %s", (html) => {
    expectInert(cleanText(html));
    expectInert(cleanText(html.replaceAll("<", "&lt;")));
  });

  it("leaves no element and changes nothing a second time", () => {
    const signs = [
      "<",
      ">",
      "/",
      "b",
      "'",
      '"',
      "!",
      " ",
      "=",
      " onclick=",
      "&lt;",
      "&#60;",
      "&#32;",
      "scr",
      "ipt",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...fragments, ...signs)), (parts) => {
        const clean = cleanText(parts.join(""));
        expectInert(clean);
        // A reference of a reference is read once more.
        if (!clean.includes("&")) expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 1_000, examples: [[["<![CDATA[", "<!--", "]]>"]]] },
    );
  });
});

/** Parses HTML as a browser would read it, entities included, and checks each element and attribute. */
function expectHarmless(html: string): void {
  sanitizeHtml(html, {
    allowedTags: false,
    allowVulnerableTags: true,
    onOpenTag: (element, attributes) => {
      expect([...allowedElements.keys()]).toContain(element);
      for (const [name, value] of Object.entries(attributes)) {
        expect(isAllowedAttribute(element, name, ""), `${element} ${name}`).toBe(true);
        expect(name).not.toMatch(/^on/);
        if (["href", "src", "cite"].includes(name)) {
          const address = new URL(value.trim(), "https://base.example/");
          expect(["http:", "https:", "mailto:", "tel:"]).toContain(address.protocol);
        }
        if (name === "style") expect(value).not.toMatch(/url|expression|position|\\|import/i);
      }
    },
  });
}

/** Reads a text as HTML, alone and inside an element: it opens none that is not allowed, and nothing in it acts. */
function expectInert(text: string): void {
  sanitizeHtml(text, {
    allowedTags: false,
    allowVulnerableTags: true,
    onOpenTag: (element) => {
      expect(isKnownElement(element) && !allowedElements.has(element), `${element} in ${text}`).toBe(false);
    },
  });
  sanitizeHtml(`<h3>${text}</h3>`, {
    allowedTags: false,
    allowVulnerableTags: true,
    onOpenTag: (element, attributes) => {
      for (const name of Object.keys(attributes)) {
        expect(name, `${element} in ${text}`).not.toMatch(
          /^(?:on|style$|src|href$|data$|action$|formaction$)/,
        );
      }
    },
  });
}

function recordedTexts(): string[] {
  const isText = (key: string): boolean => key === "description" || key === "excerpt";
  return [
    ...new Set(
      fromRecordings((key, value) => (isText(key) && typeof value === "string" ? value : undefined)),
    ),
  ];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
