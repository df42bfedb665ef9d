import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createProgress } from "../../runtime/tools/tool.js";
import { compileModels } from "../generator/mutants/compile.js";
import { createMutantSource } from "../generator/mutants/mutations.js";
import { createJudge, readSpecFiles } from "../generator/mutants/outcome.js";
import { tallyMutants } from "../generator/mutants/tally.js";
import { createRandom } from "../support/random.js";

/**
 * What the generator makes of random single changes of the spec: `npx tsx test/bench/mutants.ts [count] [seed]`. Exits 1
 * where one throws, is accepted in silence, or is accepted and does not compile.
 */
const count = Number(process.argv[2] ?? 2000);
const seed = Number(process.argv[3] ?? 2031);
const samples = 60;

const folder = mkdtempSync(join(tmpdir(), "mutants-"));
try {
  const files = readSpecFiles(resolve("spec"));
  const draw = createMutantSource(files, createRandom(seed));
  const progress = createProgress("mutants", count);
  const tally = tallyMutants(draw, createJudge(folder, files), {
    count,
    samples,
    onMutant: () => {
      progress.step();
    },
  });
  progress.end();
  const uncompiled = compileModels(tally.accepted);

  console.log(`${count} mutants, seed ${seed}`);
  for (const [kind, number] of Object.entries(tally.counts)) console.log(`${kind.padEnd(9)} ${number}`);
  console.log(`one error for one mutation: ${(tally.directness * 100).toFixed(2)} %`);
  for (const cascade of tally.cascades) console.log(`  ${cascade}`);
  console.log(`accepted ones compiled: ${tally.accepted.length}, with errors: ${uncompiled.length}`);
  const failures = [...tally.failures, ...tally.silent.map((label) => `silent: ${label}`), ...uncompiled];
  for (const failure of failures) console.log(`  ${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
