import type { Collection } from "mongodb";
import type { Product } from "../app.js";
import { features, unusedIndexes } from "../features.js";
import { createNodeApp } from "../server.js";
import type { Database } from "../storage/database.js";
import { readConcerns } from "../storage/open-database.js";
import { checkStore, dueForRepair } from "./check-store.js";
import { createTool, runTool, withStore } from "./tool.js";

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
    .action(async ({ dryRun, dropUnused }: { readonly dryRun?: boolean; readonly dropUnused?: boolean }) => {
      const isRepairing = dryRun !== true;
      const { findings, left } = await withStore(product, async (store) => {
        const { database, kind } = store;
        if (kind === "external") for (const line of await topologyOf(database)) console.log(line);
        const findings = [
          // First, because a collection that has too many indexes gets no others.
          ...(dropUnused === true ? await checkUnusedIndexes(database, product, isRepairing) : []),
          ...(await checkStore(database, product, isRepairing)),
        ];
        if (!isRepairing || findings.length === 0) return { findings, left: [] };
        const { app } = createNodeApp({ ...store, onError: console.error });
        // What cannot be finished is found again.
        for (const feature of features) await feature.finishDue?.(app, dueForRepair).catch(() => undefined);
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

/** What kind of server answers, and what a write and a read wait for there. The server's own shell shows more. */
export async function topologyOf({ db }: Database): Promise<readonly string[]> {
  const [{ msg, setName, hosts = [], primary = "none" }, { version }] = (await Promise.all([
    db.admin().command({ hello: 1 }),
    db.admin().command({ buildInfo: 1 }),
  ])) as [
    { msg?: string; setName?: string; hosts?: readonly string[]; primary?: string },
    { version: string },
  ];
  const { writeConcern, readConcern } = await readConcerns(db.client);
  const { w, journal } = writeConcern;
  let kind = `the replica set ${setName ?? ""} of ${hosts.join(", ")}; its primary is ${primary}`;
  if (msg === "isdbgrid") kind = "a router of a sharded cluster";
  else if (setName === undefined) kind = "a single server, which nothing replaces when it fails";
  return [
    `MongoDB ${version}: ${kind}.`,
    `Writes: w=${JSON.stringify(w)}, journal=${String(journal)}. Reads: ${readConcern?.level ?? "local"}.`,
  ];
}

/** Finds the indexes that this version does not use, and drops them where asked to. Returns a sentence for each. */
export async function checkUnusedIndexes(
  database: Database,
  product: Product,
  isDropping: boolean,
): Promise<string[]> {
  const findings: string[] = [];
  for (const { collection: name, name: index, keys } of await unusedIndexes(database, product)) {
    const collection = database.db.collection(name);
    const resources = [await sizeOf(database, name, index), await usesOf(collection, index)].flat();
    const shown = resources.length === 0 ? "" : ` (${resources.join(", ")})`;
    findings.push(`${name}: the index ${index} on ${keys.join(", ")} is not used by this version${shown}.`);
    if (isDropping) await collection.dropIndex(index);
  }
  return findings;
}

/** Size of an index on disk, as text; none where the store does not report it. */
async function sizeOf({ db }: Database, collection: string, index: string): Promise<string[]> {
  const statistics: { readonly indexSizes?: Readonly<Record<string, number>> } = await db
    .command({ collStats: collection })
    .catch(() => ({}));
  const bytes = statistics.indexSizes?.[index];
  return bytes === undefined ? [] : [`${(bytes / 1_000_000).toFixed(1)} MB`];
}

/** How often the servers have used an index since they started, as text; none where they do not report it. */
async function usesOf(collection: Collection, index: string): Promise<string[]> {
  const stages = [{ $indexStats: {} }, { $match: { name: index } }];
  const found = await collection
    .aggregate<{ readonly accesses: { readonly ops: number; readonly since: Date } }>(stages)
    .toArray()
    .catch(() => []);
  const [first] = found;
  if (first === undefined) return [];
  const uses = found.reduce((sum, { accesses }) => sum + accesses.ops, 0);
  return [`${uses} uses since ${first.accesses.since.toISOString()}`];
}
