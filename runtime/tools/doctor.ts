import { createApp } from "../app.js";
import { features } from "../feature.js";
import { createNodeDependencies } from "../node-dependencies.js";
import type { Product } from "../product.js";
import { checkStore, dueForRepair } from "./check-store.js";
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
      const { findings, left } = await withDatabase(async (database, config) => {
        const findings = [
          // First, because a collection that has too many indexes gets no others.
          ...(dropUnused === true ? await checkUnusedIndexes(database, product, isRepairing) : []),
          ...(await checkStore(database, product, isRepairing)),
        ];
        if (!isRepairing || findings.length === 0) return { findings, left: [] };
        const { site } = createApp(config, database, {
          ...createNodeDependencies(product),
          onError: (error) => console.error(error),
        });
        // What cannot be finished is found again.
        for (const feature of features) await feature.finishDue?.(site, dueForRepair).catch(() => undefined);
        return { findings, left: await checkStore(database, product, false) };
      });
      for (const finding of findings) console.log(finding);
      if (findings.length === 0) console.log("Nothing to repair.");
      else if (!isRepairing) console.log(`${findings.length} to repair.`);
      else console.log(`${Math.max(0, findings.length - left.length)} repaired.`);
      if (left.length === 0) return;
      for (const finding of left) console.error(`Not repaired: ${finding}`);
      process.exitCode = 1;
    });
  await runTool(tool, args);
}
