import { ensureIndexes } from "../app-context.js";
import type { Product } from "../product.js";
import { type CheckedBackup, checkBackup, restoreStore } from "./backup/restore-store.js";
import { checkStore } from "./check-store.js";
import { withIndexProgress } from "./index-progress.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";

/** Runs `restore` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const contract = product.serviceFacts.storedContract;
  const tool = createTool(
    "restore",
    "Restores the store from a file that `npm run backup` wrote, and checks it. Stop the service first. An interrupted " +
      "restore starts again from the beginning.",
  )
    .argument("<file>", "the backup")
    .option("--replace", "delete what the store holds")
    .action(async (file: string, { replace }: { readonly replace?: boolean }) => {
      const backup = await checkBackup(file);
      const repaired = await withDatabase(async (database, _config, kind) => {
        if (kind === "joined")
          throw new ToolError("The service runs on this store. Stop it first, then restore.");
        const findings = await restoreStore(database, backup, replace === true);
        if (backup.header.contract !== contract) return findings;
        await withIndexProgress(database, () => ensureIndexes(database, product));
        return [...findings, ...(await checkStore(database, product, true))];
      });
      printResult(backup, repaired, contract);
    });
  await runTool(tool, args);
}

function printResult({ header, footer }: CheckedBackup, repaired: readonly string[], contract: string): void {
  const total = Object.values(footer.counts).reduce((sum, one) => sum + one, 0);
  console.log(
    `${total} documents of ${Object.keys(footer.counts).length} collections are restored, as of ${footer.finished.toISOString()}.`,
  );
  for (const line of repaired) console.log(`repaired: ${line}`);
  if (header.contract !== undefined && header.contract !== contract)
    console.log(
      `They were stored under contract ${header.contract}, and the spec has ${contract}: run \`npm run spec -- plan OLD --out plan.json\`, then \`npm run migrate -- plan.json --dry-run\`.`,
    );
}
