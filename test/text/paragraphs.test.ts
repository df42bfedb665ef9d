import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanHtml, isCleanHtml, plainText } from "../../runtime/text/html.js";
import { paragraphs } from "../../runtime/text/paragraphs.js";
import { fromRecordings } from "./recordings.js";
import { textCases } from "./text-cases.js";

describe("paragraphs", () => {
  it.each(textCases.paragraphs)("shows %j as %j", (source, shown) => {
    expect(paragraphs(source)).toBe(shown);
  });

  it("changes nothing a second time, keeps the words, and stays clean", () => {
    const parts = [
      "a",
      " ",
      "\n",
      "\n\n",
      "\r\n",
      "<b>",
      "</b>",
      "<p>",
      "</p>",
      "<ul>",
      "<li>",
      "</ul>",
      "<br>",
      "<br />",
    ];
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(...parts, "<pre>", "</pre>", "<hr>", "<div title='\n>'>", "</div>", "&amp;"),
        ),
        (some) => {
          const source = cleanHtml(some.join(""));
          const shown = paragraphs(source);
          expect(isCleanHtml(shown)).toBe(true);
          expect(paragraphs(cleanHtml(shown))).toBe(shown);
          expect(plainText(shown).replace(/ /g, "")).toBe(plainText(source).replace(/ /g, ""));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("leaves descriptions of real sites as those show them", ({ skip }) => {
    const texts = fromRecordings((key, value) =>
      key === "description" && typeof value === "string" && /^<p>[^]*<\/p>$/.test(value)
        ? cleanHtml(value)
        : undefined,
    );
    if (texts.length === 0) skip("no recorded answers on this machine");
    const changed = [...new Set(texts)].filter((text) => paragraphs(text) !== text);
    expect(changed.length).toBeLessThan(texts.length / 20);
  });

  it("reads a long text in linear time", () => {
    for (const part of ["a\n", "\n ", "<b>a</b>\n", "<br>", "\n\n\n", " \n"]) {
      const text = part.repeat(200_000 / part.length);
      expect(paragraphs(text).length).toBeLessThan(10 * text.length);
    }
  });
});
