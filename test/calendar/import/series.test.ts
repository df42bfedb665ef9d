import { beforeAll, describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { Principal } from "../../../runtime/core/principal.js";
import { injectRequest } from "../../../runtime/http/inject-request.js";
import type { Policy } from "../../../runtime/import/destination.js";
import type { ImportReport } from "../../../runtime/import/entry.js";
import type { Database } from "../../../runtime/storage/database.js";
import { exportedLines, importSource, sourceOfLines } from "../../import/export-lines.js";
import { openApp } from "../../support/app.js";
import { useSeries } from "../recurrence/series-service.js";
import { siteOf, useStore } from "./importing.js";

// An import publishes by the clock of the machine.
const { service, create, patch, remove, occurrences } = useSeries({}, { now: () => Date.now() });
const target = useStore("series_exported");
// What the other store makes itself must not have the ids of what comes.
beforeAll(() => target.database.sequences.isReserved("post", 5000));

async function move(policy?: Policy): Promise<ImportReport> {
  const app = siteOf(target.database);
  const source = await sourceOfLines(app, await exportedLines(siteOf(service.database)));
  return importSource(app, source, policy === undefined ? {} : { policy });
}

interface Stored {
  readonly _id: number;
  readonly revision: number;
}

const stored = (database: Database): Promise<Stored[]> =>
  database.db
    .collection<Stored>("events")
    .find({}, { sort: { _id: 1 } })
    .toArray();

/** Everything of the events but what counts the writes, and when a series is looked at again. */
async function eventsOf(database: Database): Promise<unknown[]> {
  return (await stored(database)).map((event) => ({
    ...event,
    ...{ revision: undefined, marks: undefined, notes: undefined, noted: undefined },
    ...{ series_due: undefined, external: undefined },
    words: [...(event as unknown as { words: string[] }).words].sort(),
  }));
}

const revisions = async (): Promise<unknown> =>
  (await stored(target.database)).map(({ _id, revision }) => [_id, revision]);

/** Titles of the occurrences that a series has in the store that was moved to. */
async function titlesThere(series: number): Promise<unknown[]> {
  const found = (await stored(target.database)) as unknown as {
    occurrence_of?: string;
    text: { en: object };
  }[];
  return found
    .filter(({ occurrence_of: place }) => place?.startsWith(`${series}@`))
    .map(({ text }) => Reflect.get(text.en, "title") as unknown);
}

/** Changes an event of the target store, as an editor of that service does. */
async function writeThere(id: number, given: Readonly<Record<string, unknown>>): Promise<void> {
  const { listener } = openApp(calendar, target.database);
  const url = `http://127.0.0.1/calendar/events/v1/events/${id}`;
  const headers = { "Content-Type": "application/json" };
  const request = new Request(url, { method: "PATCH", headers });
  const body = Buffer.from(JSON.stringify(given));
  const { status } = await injectRequest(listener, request, { body, principal: administrator });
  expect(status).toBe(200);
}
const administrator: Principal = {
  ...{ key: "", name: "editor", role: "administrator", author: 1, anonymous: false },
  can: () => true,
  may: () => true,
};

describe("an export with series", { shuffle: false }, () => {
  it("brings series and occurrences with what is their own, and nothing twice", async () => {
    const course = await create({
      title: "Course",
      recurrence: {
        rrule: "FREQ=WEEKLY;COUNT=8",
        rdate: ["2031-03-12 18:00:00"],
        exdate: ["2031-03-17 18:00:00"],
      },
    });
    await patch(course.id, { title: "Corso", translation_language: "it" });
    const [, extra, third, fourth, fifth] = await occurrences(course.id);
    await patch(extra?.id, { website: "https://extra.example" });
    await patch(third?.id, { start_date: "2031-03-24 19:00:00", end_date: "2031-03-24 21:00:00" });
    await patch(third?.id, { title: "Il terzo", translation_language: "it" });
    await remove(fourth?.id);
    await patch(fifth?.id, { title: "The rest", scope: "following" });
    // An event with an id below that of its series.
    const choir = await create({ title: "Choir" });
    await patch(choir.id, { recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    const gone = await create({ title: "Gone", recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });
    await remove(gone.id);
    const shorter = await create({ title: "Shorter", recurrence: { rrule: "FREQ=DAILY;COUNT=4" } });
    await patch(shorter.id, { recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });

    const report = await move();
    expect(report.entries).toEqual([]);
    expect(report.counts.events).toEqual({ created: (await stored(service.database)).length });
    expect(await eventsOf(target.database)).toEqual(await eventsOf(service.database));
    const due = (database: Database): Promise<number> =>
      database.db.collection("events").countDocuments({ series_due: { $exists: true } });
    expect([await due(target.database), await due(service.database)]).toEqual([0, 0]);

    const before = await revisions();
    for (const policy of ["only-untouched", "keep", "overwrite"] as const) {
      const again = await move(policy);
      expect(Object.keys(again.counts.events ?? {}), policy).toEqual(["left"]);
      expect(again.entries).toEqual([]);
    }
    expect(await revisions()).toEqual(before);
    expect(service.errors).toEqual([]);
  });

  it("brings a longer rule and changed occurrences, where the other store made those itself as well", async () => {
    const walk = await create({ title: "Walk", recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    await move();
    await patch(walk.id, { recurrence: { rrule: "FREQ=DAILY;COUNT=5" } });
    const [first, , , fourth] = await occurrences(walk.id);
    await patch(first?.id, { title: "Start" });
    await patch(fourth?.id, { title: "Climb" });
    // The same rule came there by another way, and its occurrences have ids of their own.
    await writeThere(walk.id, { recurrence: { rrule: "FREQ=DAILY;COUNT=5" } });
    expect(await titlesThere(walk.id)).toEqual(["Walk", "Walk", "Walk", "Walk", "Walk"]);
    const report = await move();
    expect(await titlesThere(walk.id)).toEqual(["Start", "Walk", "Walk", "Climb", "Walk"]);
    expect(report.counts.events).toMatchObject({ updated: 3 });
    const before = await revisions();
    const again = await move();
    expect(Object.keys(again.counts.events ?? {})).toEqual(["left"]);
    expect(await revisions()).toEqual(before);
  });

  it.each([
    ["keep", "There"],
    ["only-untouched", "There"],
    ["overwrite", "Here"],
  ] as const)("leaves what was changed there as %s says", async (policy, title) => {
    const { id } = await create({ title: "Same", recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });
    const [first, second] = await occurrences(id);
    await move();
    await writeThere(first?.id ?? 0, { title: "There" });
    await patch(first?.id, { title: "Here" });
    await patch(second?.id, { title: "Free" });
    await move(policy);
    expect(await titlesThere(id)).toEqual([title, policy === "keep" ? "Same" : "Free"]);
    // What is an occurrence's own stays so when its series is changed.
    await writeThere(id, { title: "New" });
    expect(await titlesThere(id)).toEqual([title, policy === "keep" ? "New" : "Free"]);
  });
});
