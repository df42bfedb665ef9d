import type { Product } from "../product.js";
import { checkStore } from "./check-store.js";
import { printClusterReport } from "./cluster/report.js";
import { prepareSharding } from "./prepare-sharding.js";
import { createTool, runTool, withDatabase } from "./tool.js";
import { checkUnusedIndexes } from "./unused-indexes.js";

interface DoctorOptions {
  readonly dryRun?: boolean;
  readonly dropUnused?: boolean;
  readonly cluster?: boolean;
  readonly sharded?: boolean;
}

/** Runs `doctor` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "doctor",
    "Finds and repairs inconsistencies that a crash between two writes may leave.",
  )
    .option("--dry-run", "only print what would be repaired")
    .option(
      "--drop-unused",
      "also drop the indexes that this version does not use. Processes of another version may need them: stop these first",
    )
    .option("--sharded", "claim unique values instead of indexing them, so that records can be sharded")
    .option("--cluster", "only print the state of the servers that the service stores in, and what is wrong")
    .action(async ({ dryRun, dropUnused, cluster, sharded }: DoctorOptions) => {
      if (cluster === true) return printClusterReport(product);
      const isRepairing = dryRun !== true;
      if (sharded === true && isRepairing) await prepareSharding(product);
      const findings = await withDatabase(async (database) => [
        // First, because a collection that has too many indexes gets no others.
        ...(dropUnused === true ? await checkUnusedIndexes(database, product, isRepairing) : []),
        ...(await checkStore(database, product, isRepairing)),
      ]);
      for (const finding of findings) console.log(finding);
      if (findings.length === 0) console.log("Nothing to repair.");
      else console.log(`${findings.length} ${isRepairing ? "repaired" : "to repair"}.`);
    });
  await runTool(tool, args);
}
