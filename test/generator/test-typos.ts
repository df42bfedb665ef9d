import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Outcome, sharesOf, tryTypos } from "../support/typos.js";
import { buildEdited, goldenFolder } from "./golden.js";

const spec = join(goldenFolder, "base/spec");
const files = [
  "api.yaml",
  "types.yaml",
  "routes.yaml",
  ...readdirSync(join(spec, "resources")).map((name) => `resources/${name}`),
];

/** One in `every` names and values of a file, each with one letter changed; prose is left alone. */
function typosIn(file: string, every: number): readonly { readonly label: string; readonly text: string }[] {
  const text = readFileSync(join(spec, file), "utf8");
  const words = [...text.matchAll(/(?<![\w-])[a-z][a-z_]{2,}(?=[:,\]} \n])/g)].filter(({ index }) => {
    const before = text.slice(text.lastIndexOf("\n", index) + 1, index);
    return !/text: |: "|: [A-Z]/.test(before);
  });
  return words.flatMap((match, number) => {
    if (number % every !== 0) return [];
    const at = match.index + Math.floor(match[0].length / 2);
    const line = text.slice(0, at).split("\n").length;
    return [{ label: `${file}:${line} ${match[0]}`, text: `${text.slice(0, at)}q${text.slice(at + 1)}` }];
  });
}

/** Tests typos in the small spec: of its words, one in so many is misspelled. */
export function testTypos(every: number): void {
  describe("a typo", () => {
    it("is reported as one error anywhere, or changes nothing but a free name", () => {
      const cascades: string[] = [];
      let silent = 0;
      let all = 0;
      for (const file of files) {
        for (const { label, text } of typosIn(file, every)) {
          const errors = buildEdited([{ file, text }]).diagnostics.filter(
            ({ severity }) => severity === "error",
          );
          all += 1;
          if (errors.length === 0) silent += 1;
          if (errors.length > 1) cascades.push(`${label}: ${errors.map(({ name }) => name).join(", ")}`);
        }
      }
      expect(cascades).toEqual([]);
      expect(all).toBeGreaterThan(300 / every);
      // Titles of hooks, indexes, roles, paths and plurals are free.
      expect(silent).toBeLessThan(all / 10);
    });
  });
}

/** Tests so many random one-letter typos in the spec of a folder, which has to write out what has defaults. */
export function testTyposOf(folder: string, count: number): void {
  describe("a one-letter typo in a key, type, enum value, reference or translation of the spec", () => {
    const outcomes = tryTypos(folder, count, 1);
    const { rejected, single, suggested, restored } = sharesOf(outcomes);
    const unlike = (test: (outcome: Outcome) => boolean): readonly string[] =>
      outcomes.filter((outcome) => outcome.errors.length > 0 && !test(outcome)).map(({ label }) => label);

    it("is reported as one error", () => {
      expect(rejected).toBeGreaterThan(0.8 * count);
      expect(single, String(unlike(({ errors }) => errors.length === 1))).toBeGreaterThanOrEqual(0.98);
    });

    it("is answered with the right word, which fix puts in its place", () => {
      expect(suggested, String(unlike(({ isSuggested }) => isSuggested))).toBeGreaterThanOrEqual(0.95);
      expect(restored, String(unlike(({ isRestored }) => isRestored))).toBeGreaterThanOrEqual(0.95);
    });
  });
}
