import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { InvalidArgumentError } from "commander";
import { serviceFacts } from "../../generated/server/service/facts.js";
import { ensureIndexes } from "../app-context.js";
import { createKey } from "../auth/secret.js";
import type { Config } from "../config.js";
import { createNodeApp } from "../node-app.js";
import type { Database } from "../storage/database.js";
import { createProgress } from "./progress.js";
import { createSeedCalendar, type SeedCalendar, type SeedRecord } from "./seed/calendar.js";
import type { SeedTerm } from "./seed/sample.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";

interface SeedOptions {
  readonly events: number;
}

const tool = createTool(
  "seed",
  "Fills the store with a believable calendar for trying out the service. Run again, it adds only what is missing.",
)
  .option("--events <number>", "how many events, spread over the coming year", readCount, 200)
  .action(async ({ events }: SeedOptions) => {
    const outcome = await withDatabase((database, config) => seed(database, config, events));
    console.log(`${outcome.made} records made, ${outcome.kept} were there already.`);
  });

await runTool(tool);

/** Records by their key in the sample calendar, so that a run that was cut short goes on where it stopped. */
interface SeededDocument {
  readonly _id: string;
  readonly id: number;
}

interface Outcome {
  made: number;
  kept: number;
}

/** The records go through the service's own routes, on a private address with a key of its own for the time of the run. */
async function seed(database: Database, config: Config, events: number): Promise<Outcome> {
  await ensureIndexes(database);
  const key = createKey();
  const app = createNodeApp({ ...config, adminKey: key }, database, (error) => console.error(error));
  const server = createServer(app.listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}${serviceFacts.mounts[0]?.path ?? ""}`;
  try {
    const start = (await firstDay(database)).toISOString().slice(0, 10);
    return await fill(database, createSeedCalendar({ start, events }), createSender(api, key));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The calendar begins on the day of the first run, so that a later run makes the same records. */
async function firstDay(database: Database): Promise<Date> {
  const days = database.db.collection<{ _id: string; day: Date }>("seeded_from");
  const found = await days.findOneAndUpdate(
    { _id: "start" },
    { $setOnInsert: { day: new Date() } },
    { upsert: true, returnDocument: "after" },
  );
  return found?.day ?? new Date();
}

type Send = (method: "POST" | "PATCH", path: string, language: string, body: object) => Promise<number>;

function createSender(api: string, key: string): Send {
  return async (method, path, language, body) => {
    const response = await fetch(`${api}${path}?translation_language=${language}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const id = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : undefined;
    if (!response.ok || typeof id !== "number")
      throw new ToolError(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return id;
  };
}

async function fill(database: Database, calendar: SeedCalendar, send: Send): Promise<Outcome> {
  const seeded = database.db.collection<SeededDocument>("seeded");
  const ids = new Map((await seeded.find().toArray()).map(({ _id, id }) => [_id, id]));
  const outcome: Outcome = { made: 0, kept: 0 };
  const rows = rowsOf(calendar);
  const progress = createProgress("Seeding", rows.length);
  for (const { path, entry, language } of rows) {
    if (ids.has(entry.key)) outcome.kept += 1;
    else {
      const id = await send("POST", path, language, { ...entry.body, ...referencesOf(entry, ids) });
      for (const [other, texts] of Object.entries(entry.translations ?? {}))
        await send("PATCH", `${path}/${id}`, other, texts);
      await seeded.insertOne({ _id: entry.key, id });
      ids.set(entry.key, id);
      outcome.made += 1;
    }
    progress.step();
  }
  progress.end();
  return outcome;
}

interface SeedRow {
  readonly path: string;
  readonly entry: SeedTerm | SeedRecord;
  readonly language: string;
}

/** Everything in an order in which references lead backwards. */
function rowsOf({ categories, tags, venues, organizers, events }: SeedCalendar): SeedRow[] {
  const terms = (path: string, entries: readonly SeedTerm[]): SeedRow[] =>
    entries.map((entry) => ({ path, entry, language: "en" }));
  const records = (path: string, entries: readonly SeedRecord[]): SeedRow[] =>
    entries.map((entry) => ({ path, entry, language: entry.language }));
  return [
    ...terms("/categories", categories),
    ...terms("/tags", tags),
    ...records("/venues", venues),
    ...records("/organizers", organizers),
    ...records("/events", events),
  ];
}

function referencesOf(entry: SeedTerm | SeedRecord, ids: ReadonlyMap<string, number>): object {
  if (!("refs" in entry)) return entry.parent === undefined ? {} : { parent: ids.get(entry.parent) };
  const lists = Object.entries(entry.refs).map(([name, keys]: [string, readonly string[]]) => [
    name,
    keys.map((key) => ids.get(key)),
  ]);
  return Object.fromEntries(lists) as object;
}

function readCount(text: string): number {
  const count = Number(text);
  if (!/^\d{1,4}$/.test(text) || count < 1 || count > 3000)
    throw new InvalidArgumentError("Use a whole number from 1 to 3000.");
  return count;
}
