import { serviceFacts } from "../../generated/server/service/facts.js";
import { ensureIndexes } from "../app-context.js";
import { type CheckedBackup, checkBackup, restoreStore } from "./backup/restore-store.js";
import { checkStore } from "./check-store.js";
import { withIndexProgress } from "./index-progress.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";

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
      if (backup.header.contract !== serviceFacts.storedContract) return findings;
      await withIndexProgress(database, () => ensureIndexes(database));
      return [...findings, ...(await checkStore(database, true))];
    });
    printResult(backup, repaired);
  });

await runTool(tool);

function printResult({ header, footer }: CheckedBackup, repaired: readonly string[]): void {
  const total = Object.values(footer.counts).reduce((sum, one) => sum + one, 0);
  console.log(
    `${total} documents of ${Object.keys(footer.counts).length} collections are restored, as of ${footer.finished.toISOString()}.`,
  );
  for (const line of repaired) console.log(`repaired: ${line}`);
  if (header.contract !== undefined && header.contract !== serviceFacts.storedContract)
    console.log(
      `They were stored under contract ${header.contract}, and the spec has ${serviceFacts.storedContract}: run \`npm run spec -- plan OLD --out plan.json\`, then \`npm run migrate -- plan.json --dry-run\`.`,
    );
}
