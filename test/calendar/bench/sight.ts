// What logs and metrics cost, in microseconds of processor time per request of a list of 20 records:
//   npx tsx test/calendar/bench/sight.ts [requests] [rounds]
// All variants take turns in each round; the least of the rounds counts, for it was disturbed least.

import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { calendar } from "../../../runtime/calendar.js";
import { ensureIndexes } from "../../../runtime/features.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { openStore } from "../../../runtime/storage/store.js";
import { createLog } from "../../../runtime/telemetry/log.js";
import { openTelemetry, type ProcessTelemetry } from "../../../runtime/telemetry/process-telemetry.js";
import { noTelemetry } from "../../../runtime/telemetry/telemetry.js";
import { openApp } from "../../support/app.js";

const [requests = "600", rounds = "5"] = process.argv.slice(2);
const dataDir = mkdtempSync("/dev/shm/calendar-sight-");
const store = await openStore({ dataDir, log: { info: () => undefined, warn: console.warn } });
const log = createLog("info", { write: () => undefined });
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
await prepare();

const variants = [
  await start("nothing", undefined),
  await start("metrics", openTelemetry()),
  await start(
    "metrics, 1 answer of 100 logged",
    openTelemetry({ requestLog: { log, sample: 100, slowMs: 1000 } }),
  ),
  await start(
    "metrics, every answer logged",
    openTelemetry({ requestLog: { log, sample: 1, slowMs: 1000 } }),
  ),
];
const least = variants.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round <= Number(rounds); round += 1) {
  for (const [at, { url }] of variants.entries()) {
    const cost = await costOf(url);
    if (round > 0) least[at] = Math.min(least[at] ?? cost, cost);
  }
}
const [bare = 0] = least;
for (const [at, { name }] of variants.entries()) {
  const cost = least[at] ?? 0;
  console.log(`${name.padEnd(34)} ${cost.toFixed(0)} us  ${((100 * (cost - bare)) / bare).toFixed(1)} %`);
}
await store.close();
rmSync(dataDir, { recursive: true });
process.exit();

async function prepare(): Promise<void> {
  const database = await openDatabase(store.uri, "bench");
  await ensureIndexes(database, calendar);
  const { url } = await start("preparation", undefined);
  for (let number = 0; number < 20; number += 1) {
    const body = JSON.stringify({ venue: `Hall ${number}`, description: "words ".repeat(80) });
    await fetch(new URL("venues", url), {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
  }
  await database.close();
}

async function start(name: string, telemetry: ProcessTelemetry | undefined) {
  const database = await openDatabase(
    store.uri,
    "bench",
    telemetry === undefined ? {} : { instrumentation: telemetry },
  );
  const { listener } = openApp(calendar, database, { telemetry: telemetry ?? noTelemetry });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { name, url: `${originOf(server)}/calendar/events/v1/venues?per_page=20` };
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function costOf(url: string): Promise<number> {
  const before = process.cpuUsage();
  let left = Number(requests);
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await get(url);
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / Number(requests);
}

function get(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume().once("end", resolve);
    });
    sent.once("error", reject).end();
  });
}
