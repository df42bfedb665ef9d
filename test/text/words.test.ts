import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fold,
  indexPrefixes,
  matchesSearch,
  nameKey,
  parseSearch,
  similarityTo,
  wordsOf,
} from "../../runtime/text/words.js";
import { textCases } from "./text-cases.js";

describe("fold", () => {
  it.each(textCases.folded)("folds %j to %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("reads plain letters as it does beside others", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
        expect(fold(`é ${text}`)).toBe(`e ${fold(text)}`.trim());
      }),
      { numRuns: 2_000 },
    );
  });

  it("finds all names that are equal", () => {
    const letters = fc.constantFrom(...Array.from("aÁéñÑßẞİIıΣσςåÅÅ\u0301 \u00a0\u0303#+&-.ﬁ1①がガ한 "));
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (name) => {
        for (const other of [
          name.toLowerCase(),
          ` ${name}\t`,
          name.normalize("NFD"),
          name.replace(/ /g, "  "),
        ]) {
          expect(nameKey(other)).toBe(nameKey(name));
          expect(fold(other)).toBe(fold(name));
        }
        expect(fold(nameKey(name))).toBe(fold(name));
      }),
      { numRuns: 20_000 },
    );
  });

  it("changes nothing in a folded text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("wordsOf", () => {
  it("gives each word once, folded", () => {
    expect(wordsOf("Jazz, jazz & Soul-Night 2024")).toEqual(["jazz", "soul", "night", "2024"]);
    expect(wordsOf("")).toEqual([]);
  });

  it("gives every ending of a run without blanks, up to 20 characters", () => {
    expect(wordsOf("東京タワー")).toEqual(["東京タワー", "京タワー", "タワー", "ワー", "ー"]);
    expect(wordsOf("กข")).toEqual(["กข", "ข"]);
    const run = Array.from({ length: 30 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
    expect(wordsOf(run)[0]).toBe(run.slice(0, 20));
    expect(wordsOf(run)).toHaveLength(30);
  });

  it("cuts words at 40 characters and stops at 2,000 words", () => {
    expect(wordsOf("x".repeat(100))).toEqual(["x".repeat(40)]);
    expect(wordsOf(Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(" "))).toHaveLength(2_000);
    expect(wordsOf("𠀀𠀁𠀂𠀃".repeat(1_000)).every((word) => Array.from(word).length <= 20)).toBe(true);
  });
});

describe("parseSearch", () => {
  it.each(textCases.searches)("reads %s", (query, terms) => {
    expect(parseSearch(query)).toEqual(terms);
  });
});

describe("matchesSearch", () => {
  it.each(textCases.found)("finds by %s: %s", (query, found) => {
    expect(matchesSearch(fold("Jazz Night in Paris, 東京タワー"), parseSearch(query))).toBe(found);
  });

  it("finds only texts whose index words begin with every prefix", () => {
    const text = fc.array(
      fc.constantFrom("jazz", "ja", "night", "東京", "タ", "京", " ", " ", "-", "x".repeat(45), '"', "é"),
    );
    fc.assert(
      fc.property(text, text, (hay, query) => {
        const terms = parseSearch(query.join(""));
        if (!matchesSearch(fold(hay.join("")), terms)) return;
        const words = wordsOf(hay.join(""));
        expect(indexPrefixes(terms).every((prefix) => words.some((word) => word.startsWith(prefix)))).toBe(
          true,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("indexPrefixes", () => {
  it("gives the words of words and phrases, cut as the index cuts them", () => {
    expect(indexPrefixes(parseSearch('jazz "late night" -rock'))).toEqual(["jazz", "late", "night"]);
    expect(indexPrefixes(parseSearch("東".repeat(30)))).toEqual(["東".repeat(20)]);
    expect(indexPrefixes(parseSearch("x".repeat(50)))).toEqual(["x".repeat(40)]);
  });
});

describe("similarityTo", () => {
  it("is 1 for the same words in any order, letter case and spelling of accents, and 0 without a common part", () => {
    expect(similarityTo("Café au lait")("LAIT au Cafe")).toBe(1);
    expect(similarityTo("Café au lait")("Rodeo")).toBe(0);
    expect(similarityTo("!")("")).toBe(0);
    expect(similarityTo("音楽祭")("音楽祭")).toBe(1);
  });

  it("is high after a typing error, and low for another word", () => {
    const to = similarityTo("Choir concert");
    for (const typed of ["Choir concet", "Choir cnocert", "Chior concert", "Choir conccert", "Choir comcert"])
      expect(to(typed), typed).toBeGreaterThan(0.6);
    for (const other of ["Organ concert", "Choir practice", "Concert"])
      expect(to(other), other).toBeLessThan(0.78);
    expect(to("Organ concert")).toBeLessThan(to("Choir concet"));
  });
});
