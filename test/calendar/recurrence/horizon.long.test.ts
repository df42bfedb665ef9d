import { Collection } from "mongodb";
import { describe, expect, inject, it, vi } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { materializeDue } from "../../../runtime/recurrence/feature.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { run as runDoctor } from "../../../runtime/tools/doctor.js";
import { openApp } from "../../support/app.js";
import { testClock } from "../../support/clock.js";
import { eventually } from "../../support/eventually.js";
import { useSeries } from "./series-service.js";

const { service, create, patch, remove, occurrences } = useSeries();

const dayMs = 24 * 3600 * 1000;

const settleAt = (instant: number): Promise<readonly unknown[]> =>
  materializeDue(openApp(calendar, service.database).app, instant, instant);

const stored = () => service.database.db.collection<Record<string, unknown> & { _id: number }>("events");

/** A series without an end that begins tomorrow. */
async function endless(): Promise<{ readonly id: number; readonly first: string }> {
  const first = new Date(testClock() + dayMs).toISOString().slice(0, 10);
  const times = { start_date: `${first} 18:00:00`, end_date: `${first} 19:00:00`, timezone: "UTC" };
  const { id } = await create({ ...times, recurrence: { rrule: "FREQ=WEEKLY" } });
  return { id, first };
}

describe("a series without an end", () => {
  it("reaches two years ahead, and further when time has passed", async () => {
    const { id } = await endless();
    const before = await occurrences(id);
    const [last] = before.slice(-1).map(({ start_date }) => Date.parse(`${start_date.replace(" ", "T")}Z`));
    expect(last).toBeGreaterThan(testClock() + (2 * 365 - 1) * dayMs);
    expect(last).toBeLessThan(testClock() + (2 * 366 + 9) * dayMs);
    expect(await settleAt(testClock() + dayMs)).not.toContain(id);
    expect(await settleAt(testClock() + 30 * dayMs)).toContain(id);
    const after = await occurrences(id);
    expect(after.length - before.length).toBeGreaterThanOrEqual(4);
    expect(after.slice(0, before.length)).toEqual(before);
    await settleAt(testClock() + 30 * dayMs);
    expect(await occurrences(id)).toEqual(after);
  });

  it("has two years of dates where its start lies far ahead, and is not looked at until then", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=MONTHLY" } });
    expect(await occurrences(id)).toHaveLength(25);
    const document = await stored().findOne({ _id: id });
    expect(document?.series_due).toEqual(new Date("2031-03-17T18:00:00Z"));
  });

  it("keeps its occurrences when its rule gives more dates than can be computed", async () => {
    await stored().deleteMany({});
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;BYMONTH=3" } });
    const before = await occurrences(id);
    expect(before.length).toBeGreaterThan(60);
    await settleAt(testClock() + 700 * 366 * dayMs);
    expect(await occurrences(id)).toEqual(before);
  });

  it("that is over is never looked at again", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    expect(await stored().findOne({ _id: id })).not.toHaveProperty("series_due");
  });

  it("is completed by the work that goes on without requests", async () => {
    const { id } = await endless();
    const all = await occurrences(id);
    const lost = all.slice(3, 6).map((event) => event.id);
    await stored().deleteMany({ _id: { $in: lost } });
    await stored().updateOne({ _id: id }, { $set: { series_due: new Date(testClock() - 60_000) } });
    service.startWork();
    await eventually(async () => expect(await occurrences(id)).toHaveLength(all.length));
    expect(service.errors).toEqual([]);
  });
});

describe("series that are due", () => {
  it("are completed although one of them cannot be, which is reported", async () => {
    const [broken, sound] = [await endless(), await endless()];
    const [lost] = await occurrences(sound.id);
    await stored().deleteOne({ _id: lost?.id ?? 0 });
    const invalid = { "recurrence.rrule": "FREQ=SOMETIMES", series_due: new Date(0) };
    await stored().updateOne({ _id: broken.id }, { $set: invalid });
    await stored().updateOne({ _id: sound.id }, { $set: { series_due: new Date(1) } });
    await expect(settleAt(testClock())).rejects.toThrow(`occurrences: ${broken.id}.`);
    expect((await occurrences(sound.id)).map(({ start_date }) => start_date)).toContain(lost?.start_date);
    await stored().deleteMany({});
  });

  it("get all occurrences but one that cannot be changed, and stay due", async () => {
    const { id } = await create({ title: "Damaged", recurrence: { rrule: "FREQ=DAILY;COUNT=30" } });
    const [, second] = await occurrences(id);
    const text = (await stored().findOne({ _id: second?.id ?? 0 }))?.text;
    await stored().updateOne({ _id: second?.id ?? 0 }, { $set: { text: null } });
    expect((await patch(id, { title: "Sound", recurrence: { rrule: "FREQ=DAILY;COUNT=40" } })).status).toBe(
      200,
    );
    expect(await stored().countDocuments({ "text.en.title": "Sound", post_parent: id })).toBe(39);
    await expect(settleAt(testClock() + dayMs)).rejects.toThrow(`occurrences: ${id}.`);
    await stored().updateOne({ _id: second?.id ?? 0 }, { $set: { text } });
    expect(await settleAt(testClock() + dayMs)).toContain(id);
    expect((await occurrences(id)).filter(({ title }) => title === "Sound")).toHaveLength(40);
  });
});

describe("a series that a race of an older version made twice", () => {
  it("is found by the doctor, and goes to the trash", async () => {
    await stored().deleteMany({});
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=6" } });
    const events = await occurrences(id);
    const { body } = await patch(events[2]?.id, { title: "Twice", scope: "following" });
    const next = Number(body.post_parent);
    const documents = await stored()
      .find({ $or: [{ _id: next }, { post_parent: next }] })
      .toArray();
    await stored().insertMany(
      documents.map((document) => ({
        ...document,
        _id: document._id + 1000,
        slugs: [`en:copy-${document._id}`],
        ...(document._id === next
          ? {}
          : {
              post_parent: next + 1000,
              occurrence_of: String(document.occurrence_of).replace(`${next}@`, `${next + 1000}@`),
            }),
      })),
    );
    // Another series of the same hours is none of them.
    const other = await create({ title: "Other", recurrence: { rrule: "FREQ=DAILY;COUNT=4" } });
    const finding = `events: the series ${next + 1000} has the dates of the series ${next} again.`;
    expect(await checkStore(service.database, calendar, false)).toContain(finding);
    await doctor();
    expect(await checkStore(service.database, calendar, false)).toEqual([]);
    expect(await occurrences(next + 1000)).toEqual([]);
    expect((await occurrences(next)).map((event) => event.id)).toEqual(
      events.slice(2).map((event) => event.id),
    );
    expect(await occurrences(other.id)).toHaveLength(4);
    await stored().deleteMany({});
  });
});

describe("a write whose occurrences take long", () => {
  it("is answered in time, and what is missing follows", async () => {
    const { id } = await create({ title: "Slow", recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const store = service.database.update.bind(service.database);
    const slow = vi.spyOn(service.database, "update").mockImplementation(async (token, document, update) => {
      if (document.occurrence !== undefined) await isReleased;
      return store(token, document, update);
    });
    const { status, body } = await patch(id, { title: "Slow no more" });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await occurrences(id)).map(({ title }) => title)).toEqual(["Slow", "Slow", "Slow"]);
    release();
    slow.mockRestore();
    await eventually(async () => {
      const titles = (await occurrences(id)).map(({ title }) => title);
      expect(new Set(titles)).toEqual(new Set(["Slow no more"]));
    });
  });
});

describe("the doctor", () => {
  it("finds occurrences that are missing, and has the service make them", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=6" } });
    const all = await occurrences(id);
    await remove(all[1]?.id);
    expect(
      (await checkStore(service.database, calendar, false)).filter((finding) => finding.includes("series")),
    ).toEqual([]);
    await stored().deleteMany({ _id: { $in: all.slice(3, 5).map((event) => event.id) } });
    const finding = `events: the series ${id} lacks 2 occurrences.`;
    expect(await checkStore(service.database, calendar, false)).toContain(finding);
    expect(await checkStore(service.database, calendar, true)).toContain(finding);
    expect(await settleAt(testClock())).toContain(id);
    expect(await checkStore(service.database, calendar, false)).not.toContain(finding);
    expect((await occurrences(id)).map(({ start_date }) => start_date)).toEqual(
      [all[0], ...all.slice(2)].map((event) => event?.start_date),
    );
  });
});

/** Runs the doctor on the store of the service; resolves to the last line that it prints. */
async function doctor(): Promise<unknown> {
  vi.stubEnv("MONGODB_URI", inject("mongoUri"));
  vi.stubEnv("MONGODB_DB", service.database.db.databaseName);
  const print = vi.spyOn(console, "log").mockReturnValue();
  const warn = vi.spyOn(console, "error").mockReturnValue();
  try {
    await runDoctor(calendar, []);
    return print.mock.lastCall?.[0];
  } finally {
    for (const spy of [print, warn]) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

describe("a series", () => {
  const dates = async (id: number): Promise<readonly string[]> =>
    (await occurrences(id)).map(({ start_date }) => start_date.slice(8, 10));

  it("that lacks a date is completed by the doctor, who says how much of it is", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=5" } });
    const [, second] = await occurrences(id);
    await stored().deleteOne({ _id: second?.id ?? 0 });
    const said: unknown[] = [];
    const prototype = Collection.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    const { insertOne } = prototype;
    const failing = vi.spyOn(prototype, "insertOne");
    failing.mockImplementation(function (this: { collectionName: string }, ...args) {
      if (this.collectionName === "events") throw new Error("cut off");
      return insertOne?.apply(this, args);
    });
    said.push(await doctor());
    failing.mockRestore();
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    said.push(await doctor(), await doctor());
    expect(said).toEqual(["0 repaired.", "1 repaired.", "Nothing to repair."]);
    expect(await dates(id)).toEqual(["10", "11", "12", "13", "14"]);
  });

  it("is the same for all after writes at the same time", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=8" } });
    const events = await occurrences(id);
    await Promise.all([
      ...events.map((event, at) => patch(event.id, { website: `https://example.org/${at}` })),
      patch(id, { title: "All" }),
      patch(events[2]?.id, { featured: true, scope: "all" }),
      patch(id, { recurrence: { rrule: "FREQ=DAILY;COUNT=10" } }),
    ]);
    const after = await occurrences(id);
    expect(after).toHaveLength(10);
    expect(new Set(after.map(({ title }) => title))).toEqual(new Set(["All"]));
    expect(after.slice(0, 8).map(({ website }) => website)).toEqual(
      events.map((_, at) => `https://example.org/${at}`),
    );
    expect(service.errors).toEqual([]);
  });
});
