import type { RequestListener } from "node:http";
import type { Product } from "../app.js";
import { createKey } from "../auth/keys.js";
import { isObject } from "../core/properties.js";
import { isRecordId, type RecordId } from "../core/record-id.js";
import { ensureIndexes } from "../features.js";
import { injectRequest } from "../http/inject-request.js";
import { createNodeApp } from "../server.js";
import type { Config } from "../settings/config.js";
import { integer } from "../settings/values.js";
import type { Database } from "../storage/database.js";
import { createSeedCalendar } from "./seed/calendar.js";
import type { SeedRecord } from "./seed/sample.js";
import { argument, createProgress, createTool, runTool, ToolError, withStore } from "./tool.js";

/** Runs `seed` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "seed",
    "Fills the store with a believable calendar for trying out the service. Run again, it adds only what is missing.",
  )
    .option(
      "--events <number>",
      "how many events, spread over a year from the first of this month",
      argument(integer(1, 3000), "a whole number from 1 to 3000"),
      200,
    )
    .action(async ({ events }: { readonly events: number }) => {
      const outcome = await withStore(product, (store) => seed(store, events));
      console.log(`Records created: ${outcome.created}, already there: ${outcome.present}.`);
    });
  await runTool(tool, args);
}

/** Creates the records through the routes of the service, without a server and with a key that only this run has. */
export async function seed(
  { product, database, config }: { product: Product; database: Database; config: Config },
  events: number,
) {
  await ensureIndexes(database, product);
  const key = createKey(product.serviceDescriptor.namespace);
  const own = { ...config, adminKey: key, rateLimit: 0 };
  const { listener } = createNodeApp({ config: own, database, product, onError: console.error });
  const api = `http://127.0.0.1${product.serviceDescriptor.mounts[0]?.path ?? ""}`;
  const start = (await firstDay(database)).toISOString().slice(0, 10);
  return await fill(database, createSeedCalendar({ start, events }), createSender(listener, api, key));
}

/** Returns the first day of the month of the first run: a later run makes the same calendar. */
async function firstDay(database: Database): Promise<Date> {
  const today = new Date();
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth()));
  const days = database.db.collection<{ _id: string; day: Date }>("seeded_from");
  const found = await days.findOneAndUpdate(
    { _id: "start" },
    { $setOnInsert: { day } },
    { upsert: true, returnDocument: "after" },
  );
  return found?.day ?? day;
}

/** Sends requests, and returns the id of the record; of the term that has the name already, where one does. */
function createSender(listener: RequestListener, api: string, key: string) {
  return async (sent: { method: "POST" | "PATCH"; path: string; language: string; body: object }) => {
    const { method, path, language, body } = sent;
    const request = new Request(`${api}${path}?translation_language=${language}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    });
    const response = await injectRequest(listener, request, { body: Buffer.from(JSON.stringify(body)) });
    const json: unknown = await response.json();
    const answer = isObject(json) ? json : {};
    const id = response.ok || method === "PATCH" ? answer.id : existingTerm(answer);
    if (!isRecordId(id))
      throw new ToolError(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return { id, isNew: response.ok };
  };
}

/** The id of the term whose name an answer rejects as taken. */
function existingTerm({ code, data, term_id: id }: Readonly<Record<string, unknown>>): unknown {
  if (code !== "term_exists") return undefined;
  // The style of the API decides where it is.
  return isObject(data) ? data.term_id : id;
}

async function fill(
  database: Database,
  calendar: ReturnType<typeof createSeedCalendar>,
  send: ReturnType<typeof createSender>,
) {
  const seeded = database.db.collection<{ readonly _id: string; readonly id: RecordId }>("seeded");
  const ids = new Map((await seeded.find().toArray()).map(({ _id, id }) => [_id, id]));
  const outcome = { created: 0, present: 0 };
  // Folders and records are in an order in which references lead backwards.
  const rows = Object.entries(calendar).flatMap(([folder, records]: [string, readonly SeedRecord[]]) =>
    records.map((record) => ({ path: `/${folder}`, record })),
  );
  const progress = createProgress("Seeding", rows.length);
  for (const { path, record } of rows) {
    if (ids.has(record.key)) outcome.present += 1;
    else {
      const { language = "en" } = record;
      const body = { ...record.body, ...referencesOf(record, ids) };
      const { id, isNew } = await send({ method: "POST", path, language, body });
      // The texts of a term that was there before stay.
      for (const [other, texts] of Object.entries(isNew ? (record.translations ?? {}) : {}))
        await send({ method: "PATCH", path: `${path}/${id}`, language: other, body: texts });
      await seeded.insertOne({ _id: record.key, id });
      ids.set(record.key, id);
      outcome[isNew ? "created" : "present"] += 1;
    }
    progress.step();
  }
  progress.end();
  return outcome;
}

function referencesOf({ parent, refs = {} }: SeedRecord, ids: ReadonlyMap<string, RecordId>): object {
  const lists = Object.entries(refs).map(([name, keys]) => [name, keys.map((key) => ids.get(key))] as const);
  return { ...Object.fromEntries(lists), ...(parent === undefined ? {} : { parent: ids.get(parent) }) };
}
