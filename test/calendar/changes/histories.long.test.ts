import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openKeys } from "../../../runtime/auth/keys.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { eventually } from "../../support/eventually.js";
import { createRandom, type Random } from "../../support/random.js";
import { root, type ServiceProcess, startService } from "../../support/workspace.js";
import { callsOf, type JsonBody, rowsOf, type TestAnswer, type TestCalls } from "../support/service.js";
import { type Copy, createCopy, untilLogged } from "./copy.js";

const histories = Number(process.env.HISTORIES ?? "40");
const firstSeed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const name = `histories_${process.pid}`;
/** How many records the largest of all copies had. */
let largest = 0;
const services: { readonly process: ServiceProcess; readonly port: number }[] = [];
let database: Database;

/** Starts one of the processes, which are behind one address. */
async function start(): Promise<void> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const environment = {
    MONGODB_URI: inject("mongoUri"),
    MONGODB_DB: name,
    PORT: String(port),
    PUBLIC_URL: "http://calendar.example.org",
    RATE_LIMIT: "0",
    LOG_LEVEL: "silent",
  };
  services.push({ process: await startService(root, environment), port });
}

/** Calls of one of the processes, which may change from call to call. */
function caller(random: Random, key?: string): TestCalls {
  const send = (path: string, init: RequestInit): Promise<Response> => {
    return fetch(`http://127.0.0.1:${random.pick(services).port}${path}`, init);
  };
  return callsOf(
    send,
    () => "/calendar/events/v1",
    key === undefined ? {} : { authorization: `Bearer ${key}` },
  );
}

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), name);
  await start();
  await start();
}, 120_000);
afterAll(async () => {
  await Promise.all(services.map((one) => one.process.stop()));
  await database.db.dropDatabase();
  await database.close();
  expect(largest).toBeGreaterThan(5);
});

/** A consumer with its copy; `mayKnow` says whether it could ever see a record. */
interface Consumer {
  readonly copy: Copy;
  readonly calls: TestCalls;
  readonly filters: string;
  readonly mayKnow: (id: number) => boolean;
}

/** What is known of the records of a history: who could ever see each. */
interface Known {
  readonly authors: Map<number, number>;
  readonly published: Set<number>;
  /** Writes whose outcome is not known may have published anything. */
  isCertain: boolean;
}

/** Without what changes with no change of the record: counts of terms. */
function comparable(value: JsonBody): string {
  return JSON.stringify(value, (key, inner: unknown) => (key === "count" ? undefined : inner));
}

async function fullRead({ calls, filters }: Consumer): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (let page = 1; ; page += 1) {
    const list = await calls.get(`/events?window=all&per_page=50&page=${page}&${filters}`);
    if (list.status === 404) return found;
    expect(list.status, JSON.stringify(list.body)).toBe(200);
    for (const one of rowsOf(list.body.events)) found.set(Number(one.id), comparable(one));
    if (page >= Number(list.body.total_pages)) return found;
  }
}

/** Follows the changes, and checks that none of them names what the consumer could never see. */
async function follow({ copy, mayKnow }: Consumer): Promise<void> {
  for (const { id } of await copy.follow()) expect(mayKnow(id), `event ${id}`).toBe(true);
}

const entry = <Entry>(random: Random, entries: readonly Entry[]): Entry => random.pick(entries);

/** One random write. */
async function write(random: Random, writers: readonly TestCalls[], ids: Ids, known: Known): Promise<void> {
  const by = entry(random, writers);
  const author = by === writers[0] ? 1 : 7;
  const id = ids.events.length === 0 ? 0 : entry(random, ids.events);
  const day = 10 + random.below(15);
  const fields = {
    title: `Event ${random.below(1000)}`,
    status: entry(random, ["publish", "publish", "draft", "pending", "private"]),
    featured: random.below(2) === 1,
    hide_from_listings: random.below(8) === 0,
    venue: entry(random, ids.venues),
    categories: [entry(random, ids.categories)],
  };
  const some = Object.fromEntries(Object.entries(fields).filter(() => random.below(3) === 0));
  const dates = { start_date: `2031-03-${day} 19:30:00`, end_date: `2031-03-${day} 21:00:00` };
  const series = ids.series.length === 0 ? 0 : entry(random, ids.series);
  const [administrator = by] = writers;
  /** Gives an event a new term, and deletes that for good. A category leaves those below it to the one above. */
  const deleteTerm = async (plural: "tags" | "categories"): Promise<TestAnswer> => {
    const [below] = fields.categories;
    const parent = plural === "tags" ? {} : { parent: entry(random, ids.categories) };
    const name = `Term ${random.below(1e6)}`;
    const term = Number((await administrator.post(`/${plural}`, { name, ...parent })).body.id);
    await by.patch(`/events/${id}`, { [plural]: [term] });
    if (plural === "categories") await administrator.patch(`/categories/${below ?? 0}`, { parent: term });
    return administrator.delete(`/${plural}/${term}`);
  };
  const kinds: readonly (() => Promise<TestAnswer>)[] = [
    ...Array.from({ length: 4 }, () => () => by.post("/events", { ...fields, ...dates })),
    () => by.patch(`/events/${id}`, some),
    () => by.patch(`/events/${id}`, some),
    () => by.patch(`/events/${id}`, { status: fields.status }),
    () => by.delete(`/events/${id}`),
    () => by.patch(`/events/${id}`, { status: "publish", title: fields.title }),
    () =>
      by.patch(`/venues/${fields.venue}`, { venue: fields.title, city: entry(random, ["Como", "Lecco"]) }),
    () => by.patch(`/categories/${fields.categories[0] ?? 0}`, { name: fields.title }),
    () =>
      by.patch(`/categories/${entry(random, ids.categories)}`, {
        parent: entry(random, [0, ...ids.categories]),
      }),
    () => by.patch(`/venues/${fields.venue}`, { status: entry(random, ["publish", "draft"]) }),
    () => by.delete(`/venues/${fields.venue}`),
    () => by.post("/events", { ...fields, ...dates, recurrence: { rrule: "FREQ=DAILY;COUNT=3" } }),
    () => by.delete(`/events/${series}?scope=all`),
    () => by.patch(`/events/${series}`, { title: fields.title, status: "publish" }),
    () => deleteTerm("tags"),
    () => deleteTerm("categories"),
  ];
  const answer = await entry(random, kinds)();
  if (answer.status >= 300) return;
  const { id: written, status, hide_from_listings: isHidden, recurrence } = answer.body;
  if (recurrence !== undefined && answer.status === 201) ids.series.push(Number(written));
  if (typeof status !== "string" || recurrence !== undefined) return;
  if (!known.authors.has(Number(written)) && answer.status === 201) {
    known.authors.set(Number(written), author);
    ids.events.push(Number(written));
  }
  if (status === "publish" && (isHidden as unknown) !== true) known.published.add(Number(written));
}

/** Removes what the log has but for its latest entry, as its retention does: a caller who has not got that comes too late. */
async function shortenLog(): Promise<void> {
  await untilLogged(database);
  const log = database.db.collection("change_log");
  const latest = await log.findOne({ seq: { $gt: 0 } }, { sort: { seq: -1 } });
  await log.deleteMany({ seq: { $lt: Number(latest?.seq) } });
}

interface Ids {
  readonly events: number[];
  readonly series: number[];
  readonly venues: readonly number[];
  readonly categories: readonly number[];
}

async function play(seed: number): Promise<void> {
  const random = createRandom(seed);
  const keys = openKeys(database, undefined);
  const keyOf = (role: string, author: number): Promise<string> =>
    keys.create({ name: `${role} ${author} ${seed}`, role, author });
  const [administrator, owner, other, changing] = await Promise.all([
    keyOf("administrator", 1),
    keyOf("author", 7),
    keyOf("contributor", 8),
    keyOf("subscriber", 9),
  ]);
  const writers = [caller(random, administrator), caller(random, owner)];
  const [first] = writers;
  if (first === undefined) throw new Error("There is no writer.");
  const made = async (path: string, body: object): Promise<number> => (await first.create(path, body)).id;
  const venues = [await made("/venues", { venue: "A", city: "Como" }), await made("/venues", { venue: "B" })];
  const above = await made("/categories", { name: `Music ${seed}` });
  const categories = [
    above,
    await made("/categories", { name: `Choir ${seed}`, parent: above }),
    await made("/categories", { name: `Walk ${seed}` }),
  ];
  const ids: Ids = { events: [], series: [], venues, categories };
  const known: Known = { authors: new Map(), published: new Set(), isCertain: true };
  const isKnown = (id: number, ...authors: readonly number[]): boolean =>
    !known.isCertain ||
    !known.authors.has(id) ||
    known.published.has(id) ||
    authors.includes(known.authors.get(id) ?? 0);
  const consumer = (key: string | undefined, filters: string, mayKnow: Consumer["mayKnow"]): Consumer => {
    const calls = caller(random, key);
    return { calls, filters, mayKnow, copy: createCopy(calls, filters, 1 + random.below(7)) };
  };
  let isPromoted = false;
  const consumers = [
    consumer(administrator, "", () => true),
    consumer(owner, `categories=${above}`, (id) => isKnown(id, 7)),
    consumer(other, "featured=true", (id) => isKnown(id, 8)),
    consumer(undefined, `venue=${venues[0] ?? 0}`, (id) => isKnown(id)),
    consumer(changing, "", (id) => isPromoted || isKnown(id)),
  ];
  const killAt = random.below(2) === 0 ? random.below(20) : -1;
  const shortenAt = random.below(24);
  for (let step = 0; step < 24; step += 1) {
    const writes = Promise.allSettled(
      Array.from({ length: 1 + random.below(3) }, () => write(random, writers, ids, known)),
    );
    if (step === killAt) {
      known.isCertain = false;
      await services.pop()?.process.stop("SIGKILL");
      await writes;
      await start();
    }
    await writes;
    if (step === shortenAt) {
      await first.patch(`/venues/${venues[1] ?? 0}`, { city: `City ${seed}` });
      await shortenLog();
      const late = entry(random, consumers);
      const begun = late.copy.begun();
      await follow(late);
      expect(late.copy.begun()).toBe(begun + 1);
    }
    if (random.below(2) === 0) await follow(entry(random, consumers));
    if (step === 12) {
      isPromoted = true;
      await database.db
        .collection("keys")
        .updateOne({ name: `subscriber 9 ${seed}` }, { $set: { role: "editor" } });
    }
    if (step % 8 === 7) {
      await untilLogged(database);
      for (const one of consumers)
        await eventually(async () => {
          await follow(one);
          largest = Math.max(largest, one.copy.records.size);
          const copied = [...one.copy.records].map(([id, record]) => [id, comparable(record)] as const);
          expect(new Map(copied)).toEqual(await fullRead(one));
        });
    }
  }
}

it.each(Array.from({ length: histories }, (_, at) => firstSeed + at))(
  "copies equal full reads after the history of seed %i, and no change names what its caller could never see",
  play,
  300_000,
);
