// What requests cost where records are sharded by a hash of their id, by partitions of one engine:
//   npx tsx test/calendar/bench/shards.ts [events]
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureIndexes } from "../../../runtime/app-context.js";
import { calendar } from "../../../runtime/calendar.js";
import { readConfig } from "../../../runtime/config.js";
import { createNodeApp } from "../../../runtime/node-app.js";
import { claimsIn } from "../../../runtime/storage/claims.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { writeSharding } from "../../../runtime/storage/sharding.js";
import { openStore } from "../../../runtime/storage/store.js";
import type { JsonBody } from "../support/service.js";
import { measurePartitions } from "./shard-merge.js";
import { findTargets, targetRow } from "./shard-targets.js";

const events = Number(process.argv[2] ?? 200_000);
const dataDir = mkdtempSync(join(tmpdir(), "calendar-shards-"));
const store = await openStore({ dataDir, log: { info: () => undefined, warn: console.warn } });
try {
  console.log("| request | by ids | on all shards (records from each) |\n| --- | --- | --- |");
  await printTargets(store.uri);
  const database = await openDatabase(store.uri, "partitions");
  for (const count of [1, 4, 16, 64])
    for (const line of await measurePartitions(database.db, { count, events })) console.log(line);
  await database.close();
  await printClaims(store.uri);
} finally {
  await store.close();
  rmSync(dataDir, { recursive: true });
}
process.exit();

/** Prints which shards the requests of the calendar go to, where nothing is cached. */
async function printTargets(uri: string): Promise<void> {
  const empty = await openDatabase(uri, "watched");
  await writeSharding(empty.db, "ready");
  await empty.close();
  const database = await openDatabase(uri, "watched");
  await ensureIndexes(database, calendar);
  const app = createNodeApp(readConfig({ CACHE: "off" }), database, {
    product: calendar,
    onError: console.error,
  });
  const server = createServer(app.listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar/events/v1`;
  const targets = await findTargets({
    database,
    async request(method, path, { body } = {}) {
      const headers = { "content-type": "application/json" };
      const content = body === undefined ? {} : { headers, body: JSON.stringify(body) };
      const response = await fetch(api + path, { method, ...content });
      const { status, headers: answered } = response;
      return { status, headers: answered, body: (await response.json()) as JsonBody };
    },
  });
  for (const row of targets) console.log(targetRow(row));
  server.closeAllConnections();
  server.close();
  await database.close();
}

/** Prints what a claim takes in the store. */
async function printClaims(uri: string): Promise<void> {
  const database = await openDatabase(uri, "claimed");
  const { db } = database;
  const count = 100_000;
  for (let from = 0; from < count; from += 5000) {
    const claims = Array.from({ length: 5000 }, (_, at) => ({
      _id: `events/slugs/["en:harbour-fair-with-music-${from + at}"]`,
      record: from + at,
      revision: 1,
      write: crypto.randomUUID(),
      at: new Date(),
    }));
    await claimsIn(db).insertMany(claims, { ordered: false });
  }
  await db.admin().command({ fsync: 1 });
  const { size, totalIndexSize } = await db.command({ collStats: "unique_claims" });
  console.log(`\nBytes of a claim: ${Number(size) / count}, in its index ${Number(totalIndexSize) / count}`);
  await database.close();
}
