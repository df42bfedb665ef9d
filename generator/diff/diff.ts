import { fillWords } from "../diagnostics.js";
import { type Both, type Change, gravest } from "./change.js";
import { rules } from "./rules/index.js";

/** Every change between two specs, judged, in the order of the codes. Equal models have none. */
export function diffSpecs(both: Both): readonly Change[] {
  return rules.flatMap(({ find, ...kind }) =>
    find(both).map((finding) => ({
      ...finding,
      ...kind,
      verdict: gravest(kind.effects),
      message: fillWords(kind.message, { address: finding.address, ...finding.words }),
    })),
  );
}
