import type { CommandSucceededEvent } from "mongodb";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { BackgroundJob } from "../../../runtime/jobs/poller.js";
import { createLeaseOwner } from "../../../runtime/locks/lease-owner.js";
import type { Site } from "../../../runtime/resources/site.js";
import { uncountedSignal } from "../../../runtime/resources/write/counts.js";
import { startCountsJob } from "../../../runtime/resources/write/counts-job.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { openApp } from "../../support/app.js";
import { eventually } from "../../support/eventually.js";
import { useService } from "../support/service.js";
import { createEvent } from "./sample-records.js";

const service = useService();
const errors: unknown[] = [];
let site: Site;
let work: BackgroundJob | undefined;

beforeAll(async () => {
  await flags().insertOne({ _id: "counts" });
  site = openApp(calendar, service.database, { onError: (error) => service.errors.push(error) }).site;
});
afterEach(async () => {
  await work?.stop();
  expect([...errors, ...service.errors]).toEqual([]);
  expect(await markers().countDocuments()).toBe(0);
});

const flags = () => service.database.db.collection<{ _id: string }>("migrations");
const markers = () => service.database.db.collection<{ _id: string; until: Date }>("count_markers");
const hour = (): Date => new Date(Date.now() + 3_600_000);

let broken = 0;

/** The counts of two new categories are wrong, as by a process that was killed; returns the name of one. */
async function breakCounts(): Promise<string> {
  broken += 1;
  const names = ["left", "behind"].map((name) => `${name}-${broken}`);
  await createEvent(service, { categories: names });
  const stored = { slugs: { $in: names.map((name) => `en:${name}`) } };
  await service.database.db.collection("categories").updateMany(stored, { $inc: { count: 3 } });
  expect(await checkStore(service.database, calendar, false)).toHaveLength(2);
  return names[0] ?? "";
}

/** The name of a process that has ended; where that cannot be known, of one that renews its marker no more. */
async function markKilled(): Promise<string> {
  const [place = "", pid = "", start = "", id = ""] = createLeaseOwner().split(":");
  const isKnown = process.platform === "linux";
  const _id = isKnown ? [place, pid, String(Number(start) - 1), id].join(":") : "elsewhere";
  await markers().insertOne({ _id, until: isKnown ? hour() : new Date(0) });
  return _id;
}

it("counts that a killed process left wrong are corrected by the next one, once", async () => {
  const name = await breakCounts();
  const killed = await markKilled();
  work = startCountsJob(site, (error) => errors.push(error), 1);
  await eventually(async () => (await markers().countDocuments({ _id: killed })) === 0);
  expect(await checkStore(service.database, calendar, false)).toEqual([]);
  const { body } = await service.request("GET", `/categories?slug=${name}`);
  expect(body.categories).toMatchObject([{ count: 1 }]);
});

it("counts whose difference a write changes while they are observed are corrected", async () => {
  const name = await breakCounts();
  const killed = await markKilled();
  const { db } = service.database;
  const categories = db.collection("categories");
  // A record that refers to it is stored, and is counted between two looks.
  const count = (by: number) => categories.updateOne({ slugs: `en:${name}` }, { $inc: { count: by } });
  await count(-1);
  let looks = 0;
  const onFound = ({ reply }: CommandSucceededEvent): void => {
    const { cursor } = reply as { readonly cursor?: { readonly ns: string } };
    if (cursor?.ns.endsWith(".categories") === true && (looks += 1) === 2) void count(1);
  };
  db.client.on("commandSucceeded", onFound);
  work = startCountsJob(site, (error) => errors.push(error), 200);
  await eventually(async () => (await markers().countDocuments({ _id: killed })) === 0);
  db.client.off("commandSucceeded", onFound);
  expect(await checkStore(service.database, calendar, false)).toEqual([]);
});

it("counts of a store that a former version left wrong without a marker are corrected once", async () => {
  await flags().deleteOne({ _id: "counts" });
  await breakCounts();
  work = startCountsJob(site, (error) => errors.push(error), 1);
  await eventually(async () => (await flags().countDocuments({ _id: "counts" })) === 1);
  expect(await checkStore(service.database, calendar, false)).toEqual([]);
});

it("counts are left alone while all processes live", async () => {
  const before = await checkStore(service.database, calendar, true);
  expect(before).toEqual([]);
  await breakCounts();
  const neighbour = createLeaseOwner();
  await markers().insertOne({ _id: neighbour, until: hour() });
  work = startCountsJob(site, (error) => errors.push(error), 1);
  await eventually(async () => (await markers().countDocuments()) === 2);
  await work.stop();
  expect(await checkStore(service.database, calendar, true)).toHaveLength(2);
  await markers().deleteOne({ _id: neighbour });
});

it("counts that a process could not correct before it stopped are corrected by the next one", async () => {
  await breakCounts();
  work = startCountsJob(site, (error) => errors.push(error));
  await eventually(async () => (await markers().countDocuments()) === 1);
  uncountedSignal.emit(service.database);
  await work.stop();
  work = startCountsJob(site, (error) => errors.push(error), 1);
  await eventually(async () => expect(await checkStore(service.database, calendar, false)).toEqual([]));
  await eventually(async () => (await markers().countDocuments()) === 1);
});

/** Writes whenever all records have been read, and before their counts are. */
function writeBetweenReads(write: () => Promise<unknown>): void {
  const { db } = service.database;
  const open = db.collection.bind(db);
  vi.spyOn(db, "collection").mockImplementation((name, options) => {
    const collection = open(name, options);
    const find = collection.find.bind(collection);
    vi.spyOn(collection, "find").mockImplementation((filter = {}, more = {}) => {
      const cursor = find(filter, more);
      const read = cursor[Symbol.asyncIterator].bind(cursor);
      if (name === "categories" && Object.keys(filter).length === 0)
        vi.spyOn(cursor, Symbol.asyncIterator).mockImplementation(async function* () {
          await write();
          yield* read();
        });
      return cursor;
    });
    return collection;
  });
}

it("counts that are right are left alone although records are written meanwhile", async () => {
  await createEvent(service, { categories: ["Busy"] });
  const killed = await markKilled();
  let writes = 0;
  writeBetweenReads(async () => {
    writes += 1;
    await createEvent(service, { categories: ["Busy"] });
  });
  work = startCountsJob(site, (error) => errors.push(error), 1);
  await eventually(async () => (await markers().countDocuments({ _id: killed })) === 0);
  await work.stop();
  vi.restoreAllMocks();
  expect(writes).toBeGreaterThan(0);
  expect(await checkStore(service.database, calendar, false)).toEqual([]);
});
