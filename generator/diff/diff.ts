import { fillWords } from "../diagnostics.js";
import { type Change, gravest } from "./change.js";
import type { Both } from "./rule.js";
import { rules } from "./rules/index.js";

/** Every change between two specs, judged, in the order of the rules. Equal models have none. */
export function diffSpecs(both: Both): readonly Change[] {
  return rules.flatMap(({ code, name, effects, log, message, find }) =>
    find(both).map((finding) => ({
      ...finding,
      code,
      name,
      effects,
      log,
      verdict: gravest(effects),
      message: fillWords(message, { address: finding.address, ...finding.words }),
    })),
  );
}
