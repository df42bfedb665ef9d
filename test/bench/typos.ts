// How many one-letter typos in keys, types, enum values and references of the spec are reported once, answered with the
// right word, and restored byte for byte:
//   npx tsx test/bench/typos.ts [count] [seed]
import { resolve } from "node:path";
import { createProgress } from "../../runtime/tools/tool.js";
import { kinds, type Outcome, sharesOf, tryTypos } from "../support/typos.js";

const [count = "400", seed = "1"] = process.argv.slice(2);
const folder = resolve("spec");
const batch = 20;
const progress = createProgress("typos", Math.ceil(Number(count) / batch));
const outcomes: Outcome[] = [];
for (let at = 0; at < Number(count); at += batch) {
  outcomes.push(...tryTypos(folder, Math.min(batch, Number(count) - at), Number(seed) * 100_003 + at));
  progress.step();
}
progress.end();

for (const { label, errors, isSuggested, isRestored } of outcomes) {
  if (errors.length === 1 && isSuggested && isRestored) continue;
  const shortcomings = [
    errors.length === 1 ? "" : `${errors.length} errors`,
    isSuggested ? "" : "not suggested",
    isRestored ? "" : "not restored",
  ];
  console.log(
    `${label}: ${shortcomings.filter((shortcoming) => shortcoming !== "").join(", ")} (${errors.join("; ").slice(0, 200)})`,
  );
}
for (const kind of kinds) {
  print(
    kind,
    outcomes.filter((outcome) => outcome.kind === kind),
  );
}
print("all", outcomes);

function print(label: string, some: readonly Outcome[]): void {
  const { rejected, single, suggested, restored } = sharesOf(some);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${label}: ${rejected} rejected of ${some.length} typos; one error ${percent(single)}, right word ${percent(suggested)}, ` +
      `restored ${percent(restored)}`,
  );
}
