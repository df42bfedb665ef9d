import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanHtml, isCleanHtml, plainText } from "../../runtime/text/html.js";
import { paragraphs } from "../../runtime/text/paragraphs.js";
import { fromRecordings } from "./recordings.js";

describe("paragraphs", () => {
  it.each([
    ["", ""],
    ["One", "<p>One</p>"],
    ["One.\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"],
    ["a\nb\r\nc\n\n\nd", "<p>a<br />\nb<br />\nc</p>\n<p>d</p>"],
    ["a\n \t\nb\n", "<p>a</p>\n<p>b</p>"],
    ["   spaced   ", "<p>   spaced   </p>"],
    ["a<br>\nb<br />\nc", "<p>a<br>\nb<br />\nc</p>"],
    ["<b>a</b>\n<i>b</i>", "<p><b>a</b><br />\n<i>b</i></p>"],
    ["<b>a\n\nb</b> c", "<p><b>a<br />\n<br />\nb</b> c</p>"],
    ['<img alt="x\n\ny" src="/x.png">', '<p><img alt="x\n\ny" src="/x.png"></p>'],
    ["<p>One</p>\n\n<p>two\nthree</p>\n", "<p>One</p>\n\n<p>two\nthree</p>\n"],
    ["<pre>a\n\nb</pre>", "<pre>a\n\nb</pre>"],
    ['<a href="/x"><div>a\n\nb</div></a>\n\nc', '<a href="/x"><div>a\n\nb</div></a>\n<p>c</p>'],
    [
      "First line\nsecond line\n\n<h2>Heading</h2>\n\n<ul><li>one</li></ul>\n\nLast <hr />line",
      "<p>First line<br />\nsecond line</p>\n<h2>Heading</h2>\n<ul><li>one</li></ul>\n<p>Last </p>\n<hr />\n<p>line</p>",
    ],
  ])("shows %j as %j", (source, shown) => {
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
