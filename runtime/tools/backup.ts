import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resourceFacts } from "../../generated/server/app.js";
import { formatBytes } from "../storage/embedded/store-error.js";
import { restoringFrom } from "../storage/restore-marker.js";
import { type BackupFooter, type BackupPart, writeBackup } from "./backup/backup-file.js";
import { copyStore } from "./backup/copy-store.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";

const tool = createTool(
  "backup",
  "Copies the whole store into one file: records, images, keys (as hashes), indexes. The service may go on meanwhile. What " +
    "was cut short leaves nothing behind: run again.",
)
  .argument("[file]", "where to; a new name with the time in it unless given")
  .action(async (given: string | undefined) => {
    const outcome = await withDatabase(async ({ db }) => {
      const halfRestored = await restoringFrom(db);
      if (halfRestored !== undefined)
        throw new ToolError(
          `The store is incomplete: restoring ${halfRestored} was cut short. Restore it first.`,
        );
      const file = given ?? fileName(db.databaseName, new Date());
      if (existsSync(file)) throw new ToolError(`${file} is there already. Take another name, or remove it.`);
      const last = remember(copyStore(db, resourceFacts));
      await writeBackup(file, last.parts);
      return { file, footer: last.footer() };
    });
    await printResult(outcome.file, outcome.footer);
  });

await runTool(tool);

function fileName(database: string, now: Date): string {
  return `${database}-${now
    .toISOString()
    .replace(/[:.]\d+Z$/, "")
    .replaceAll(":", "")}.backup`;
}

/** Passes the parts on and keeps the last one. */
function remember(parts: AsyncIterable<BackupPart>) {
  let footer: BackupFooter | undefined;
  async function* pass(): AsyncGenerator<BackupPart> {
    for await (const part of parts) {
      if ("footer" in part) footer = part.footer;
      yield part;
    }
  }
  return {
    parts: pass(),
    footer(): BackupFooter {
      if (footer === undefined) throw new Error("The copy of the store has no end.");
      return footer;
    },
  };
}

async function printResult(file: string, { counts, isExact }: BackupFooter): Promise<void> {
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const { size } = await stat(file);
  console.log(
    `${file}: ${total} documents of ${Object.keys(counts).length} collections, ${formatBytes(size)}.`,
  );
  console.log(
    isExact
      ? "It is the store as it was at one moment."
      : "The store was written to all the time: each document is whole, but some are newer than others. What does not fit together is mended when it is restored.",
  );
}
