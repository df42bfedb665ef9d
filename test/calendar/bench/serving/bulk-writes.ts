import { execFileSync } from "node:child_process";
import { MongoClient } from "mongodb";
import { enginePidOf } from "../../support/processes.js";
import type { BenchGround, FilledService } from "./bench-ground.js";
import { key, processorTime, processorTimeOfEnded, toolCommand } from "./servers.js";

const batchSize = 1000;

/** Many events at once: the importer beside bare inserts, and a rename that many records show. Gives the lines of a table. */
export async function measureWrites(
  ground: BenchGround,
  options: { readonly events: number; readonly seed: number },
): Promise<string[]> {
  const { events } = options;
  const filled = await ground.start(options);
  const file = `${filled.dataDir}.jsonl`;
  tool("export", [file], filled.dataDir);
  const bare = await insertBare(filled, false);
  const indexed = await insertBare(filled, true);
  const rename = await renameVenue(filled);
  await filled.service.stop();
  const dataDir = `${filled.dataDir}-imported`;
  const used = processorTimeOfEnded();
  const imported = seconds(() => tool("import", [file], dataDir));
  const importing = processorTimeOfEnded() - used;

  const rate = (time: number): string => `${Math.round(events / time)}`;
  const each = (microseconds: number): string => `${Math.round(microseconds / events)}`;
  const row = (what: string, value: string): string => what.padEnd(60) + value.padStart(12);
  return [
    row(`insertMany of ${events} events without indexes, per second`, rate(bare.seconds)),
    row("the same with the indexes of events", rate(indexed.seconds)),
    row("npm run import of the same as lines of JSON", rate(imported)),
    row("  against insertMany", (bare.seconds / imported).toFixed(2)),
    row("  against insertMany with indexes", (indexed.seconds / imported).toFixed(2)),
    row("processor time of an event, us: insertMany with indexes", each(indexed.microseconds)),
    row("  import, from start to end", each(importing)),
    row(`rename of a venue with ${rename.events} events, ms`, rename.ms.toFixed(1)),
    row("  shown in the next list of its events", rename.isShown ? "yes" : "NO"),
  ];
}

function tool(name: string, args: readonly string[], dataDir: string): void {
  execFileSync(process.execPath, [...toolCommand(name), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function seconds(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}

/** How long the driver takes to insert the same documents into another collection, and the processor time of both sides. */
async function insertBare(
  { service, uri }: FilledService,
  isIndexed: boolean,
): Promise<{ readonly seconds: number; readonly microseconds: number }> {
  const enginePid = enginePidOf(service);
  const used = (): number => {
    const { user, system } = process.cpuUsage();
    return user + system + processorTime(enginePid);
  };
  const client = new MongoClient(uri);
  const source = client.db("calendar").collection("events");
  const target = client.db("bare").collection(isIndexed ? "indexed" : "plain");
  if (isIndexed) {
    const own = (await source.indexes()).filter(({ name }) => name !== "_id_");
    // What else the store says of an index is not for a new one.
    await target.createIndexes(
      own.map(({ name, key: keys, unique, sparse, storageEngine }) => ({
        ...(name === undefined ? {} : { name }),
        key: keys,
        ...(unique === true ? { unique } : {}),
        ...(sparse === true ? { sparse } : {}),
        ...(storageEngine === undefined ? {} : { storageEngine }),
      })),
    );
  }
  let [time, microseconds] = [0, 0];
  let batch: object[] = [];
  const flush = async (): Promise<void> => {
    const [begun, before] = [performance.now(), used()];
    if (batch.length > 0) await target.insertMany(batch, { ordered: false });
    time += performance.now() - begun;
    microseconds += used() - before;
    batch = [];
  };
  for await (const document of source.find({}, { batchSize })) {
    batch.push(document);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  await target.drop();
  await client.close();
  return { seconds: time / 1000, microseconds };
}

/** Milliseconds until a rename is answered, and whether the next list shows it. */
async function renameVenue({ service, ids }: FilledService) {
  const base = `http://127.0.0.1:${service.port}/calendar/events/v1`;
  const list = `${base}/events?venue=${ids.venues[0]}&start_date=2030-01-01&end_date=2040-01-01`;
  const read = async () =>
    (await (await fetch(list)).json()) as {
      readonly total: number;
      readonly events: readonly { readonly venue: { readonly venue: string } }[];
    };
  const { total } = await read();
  const rename = async (venue: string): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(`${base}/venues/${ids.venues[0]}`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ venue }),
    });
    await response.text();
    if (response.status !== 200) throw new Error(`The rename answers ${response.status}.`);
    return performance.now() - begun;
  };
  await rename("Another Hall");
  const ms = await rename("The New Hall");
  const { events } = await read();
  return { ms, events: total, isShown: events.every(({ venue }) => venue.venue === "The New Hall") };
}
