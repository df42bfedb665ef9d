// How long a backup and a restore take, on an embedded engine of their own:
//   npx tsx test/calendar/bench/backup.ts [records] [folder]
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { BSON } from "mongodb";
import { resourceFacts } from "../../../generated/server/app.js";
import { calendar } from "../../../runtime/calendar.js";
import { ensureIndexes } from "../../../runtime/features.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { openStore } from "../../../runtime/storage/store.js";
import { copyStore } from "../../../runtime/tools/backup.js";
import { writeBackup } from "../../../runtime/tools/backup-file.js";
import { checkBackup, restoreStore } from "../../../runtime/tools/restore.js";

const [records = "20000", folder = "/dev/shm"] = process.argv.slice(2);
const dataDir = mkdtempSync(join(folder, "calendar-backup-"));
const store = await openStore({ dataDir, log: { info: () => undefined, warn: console.warn } });
const source = await openDatabase(store.uri, "source");
const target = await openDatabase(store.uri, "target");
await ensureIndexes(source, calendar);
const bytes = await fill(source, Number(records));
console.log(`${records} records, ${megabytes(bytes)} of BSON`);

const file = join(dataDir, "store.backup");
await timed("backup", () => writeBackup(file, copyStore(source.db, resourceFacts)));
console.log(`  ${megabytes(statSync(file).size)} file`);
await timed("check ", () => checkBackup(file));
await timed("restore, checked again", async () => restoreStore(target, await checkBackup(file), false));

await source.close();
await target.close();
await store.close();
rmSync(dataDir, { recursive: true });
process.exit();

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  console.log(`${what} ${seconds.toFixed(2)} s, ${Math.round(Number(records) / seconds)} records per second`);
}

/** Records of about the usual size; the words of their texts differ. */
async function fill({ db }: Database, count: number): Promise<number> {
  const collection = db.collection<{ _id: number }>("events");
  let size = 0;
  for (let first = 1; first <= count; first += 1000) {
    const documents = Array.from({ length: Math.min(1000, count - first + 1) }, (_, at) =>
      recordOf(first + at),
    );
    size += documents.reduce((sum, document) => sum + BSON.calculateObjectSize(document), 0);
    await collection.insertMany(documents);
  }
  return size;
}

function recordOf(id: number) {
  const words = Array.from({ length: 40 }, (_, at) => ((id * 2654435761 + at * 40503) >>> 7).toString(36));
  const at = new Date(Date.UTC(2030, 0, 1) + id * 3_600_000);
  return {
    _id: id,
    revision: 1,
    language: "en",
    text: { en: { title: `Record ${id}`, description: `<p>${words.join(" ")}</p>` } },
    slugs: [`en:record-${id}`],
    words: words.slice(0, 12).map((word) => `en:${word}`),
    sort_name: `record ${id}`,
    status: "publish",
    author: 1,
    created: at,
    modified: at,
    date: at,
  };
}

function megabytes(size: number): string {
  return `${(size / 1e6).toFixed(1)} MB`;
}
