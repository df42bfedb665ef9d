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
import { findTargets, targetRow, type WatchedService } from "./shard-targets.js";

const events = Number(process.argv[2] ?? 200_000);
const dataDir = mkdtempSync(join(tmpdir(), "calendar-shards-"));
const store = await openStore({ dataDir, log: { info: () => undefined, warn: console.warn } });
try {
  await printTargets();
  const database = await openDatabase(store.uri, "partitions");
  for (const count of [1, 4, 16, 64])
    for (const line of await measurePartitions(database.db, { count, events })) console.log(line);
  await database.close();
  await printClaims();
  await printCreates();
} finally {
  await store.close();
  rmSync(dataDir, { recursive: true });
}
process.exit();

interface BenchService extends WatchedService {
  stop(): Promise<void>;
}

/** Serves an empty database that claims unique values, or has unique indexes; nothing is cached. */
async function startService(name: string, isSharded: boolean): Promise<BenchService> {
  const empty = await openDatabase(store.uri, name);
  if (isSharded) await writeSharding(empty.db, "ready");
  await empty.close();
  const database = await openDatabase(store.uri, name);
  await ensureIndexes(database, calendar);
  const app = createNodeApp(readConfig({ CACHE: "off", RATE_LIMIT: "0" }), database, {
    product: calendar,
    onError: console.error,
  });
  const server = createServer(app.listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar/events/v1`;
  return {
    database,
    async request(method, path, { body } = {}) {
      const headers = { "content-type": "application/json" };
      const content = body === undefined ? {} : { headers, body: JSON.stringify(body) };
      const response = await fetch(api + path, { method, ...content });
      const { status, headers: answered } = response;
      return { status, headers: answered, body: (await response.json()) as JsonBody };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}

/** Prints which shards the requests of the calendar go to. */
async function printTargets(): Promise<void> {
  console.log("| request | by ids | on all shards (records from each) |\n| --- | --- | --- |");
  const service = await startService("watched", true);
  for (const row of await findTargets(service)) console.log(targetRow(row));
  await service.stop();
}

/** Prints how many events are created in a second, 16 at a time, in stores of both kinds by turns. */
async function printCreates(): Promise<void> {
  const kinds = ["indexes", "claims"] as const;
  const services = await Promise.all(kinds.map((kind) => startService(`of_${kind}`, kind === "claims")));
  const paces = kinds.map((): number[] => []);
  for (let round = 0; round < 9; round += 1)
    for (const [at, service] of services.entries()) {
      const began = performance.now();
      const create = async (_: unknown, client: number): Promise<void> => {
        for (let count = 0; count < 50; count += 1) {
          const title = `Event ${round} ${client} ${count}`;
          const body = { title, start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 12:00:00" };
          const { status } = await service.request("POST", "/events", { body });
          if (status !== 201) throw new Error(`A create was answered with ${status}.`);
        }
      };
      await Promise.all(Array.from({ length: 16 }, create));
      paces[at]?.push(800_000 / (performance.now() - began));
    }
  for (const service of services) await service.stop();
  const medians = paces.map((all) => all.sort((a, b) => a - b)[4]?.toFixed(0));
  console.log(`\nCreates per second, 16 at a time: ${medians[0]} by unique indexes, ${medians[1]} by claims`);
}

/** Prints what a claim takes in the store. */
async function printClaims(): Promise<void> {
  const database = await openDatabase(store.uri, "claimed");
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
