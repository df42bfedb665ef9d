import { describe, expect, it } from "vitest";
import { type Outcome, sharesOf, tryTypos } from "../support/typos.js";

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
