import { stat } from "node:fs/promises";
import type { Product } from "../product.js";
import { formatBytes } from "../storage/embedded/store-error.js";
import { restoringFrom } from "../storage/restore-marker.js";
import { type BackupFooter, writeBackup } from "./backup/backup-file.js";
import { copyStore } from "./backup/copy-store.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";
import { rejectExisting } from "./whole-file.js";

/** Runs `backup` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "backup",
    "Copies the whole store into one file: records, images, keys (as hashes), indexes. The service may run meanwhile. An " +
      "interrupted backup leaves nothing behind: run again.",
  )
    .argument("[file]", "the new file; a name with the time unless given")
    .action(async (given: string | undefined) => {
      const { file, footer } = await withDatabase(async ({ db }) => {
        const halfRestored = await restoringFrom(db);
        if (halfRestored !== undefined)
          throw new ToolError(
            `The store is incomplete: restoring ${halfRestored} was interrupted. Restore it first.`,
          );
        const file = given ?? fileName(db.databaseName, new Date());
        rejectExisting(file);
        return { file, footer: await writeBackup(file, copyStore(db, product.resourceFacts, console.error)) };
      });
      await printResult(file, footer);
    });
  await runTool(tool, args);
}

function fileName(database: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(":", "");
  return `${database}-${time}.backup`;
}

async function printResult(file: string, footer: BackupFooter): Promise<void> {
  const { counts } = footer;
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const { size } = await stat(file);
  console.log(
    `${file}: ${total} documents of ${Object.keys(counts).length} collections, ${formatBytes(size)}.`,
  );
  console.log(consistencyOf(footer));
}

function consistencyOf({ isExact, isSnapshot }: BackupFooter): string {
  if (isSnapshot === true) return "It is the store as it was at one cluster time.";
  if (isExact) return "It is the store as it was at one moment: it was read until two passes were equal.";
  return "The store was written to all the time: each document is whole, but some are newer than others. Restoring repairs what does not fit together.";
}
