import type { Product } from "../product.js";
import { checkStore } from "./check-store.js";
import { createTool, runTool, withDatabase } from "./tool.js";

/** Runs `doctor` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "doctor",
    "Finds and repairs inconsistencies that a crash between two writes may leave.",
  )
    .option("--dry-run", "only print what would be repaired")
    .action(async ({ dryRun }: { readonly dryRun?: boolean }) => {
      const findings = await withDatabase((database) => checkStore(database, product, dryRun !== true));
      for (const finding of findings) console.log(finding);
      if (findings.length === 0) console.log("Nothing to repair.");
      else console.log(`${findings.length} ${dryRun === true ? "to repair" : "repaired"}.`);
    });
  await runTool(tool, args);
}
