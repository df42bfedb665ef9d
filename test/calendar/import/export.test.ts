import { beforeAll, describe, expect, it } from "vitest";
import { exportCalendar } from "../../../runtime/feeds/feed.js";
import type { Database } from "../../../runtime/storage/database.js";
import { exportedLines, importSource, sourceOfLines } from "../../import/export-lines.js";
import { addAuthors } from "../http/callers.js";
import { useService } from "../support/service.js";
import { calendarSource, siteOf, useStore } from "./importing.js";

type Json = Record<string, unknown>;

const administrator = "an-administrator-key-of-these-tests";
const headers = { authorization: `Bearer ${administrator}` };
// An import publishes by the clock of the machine.
const service = useService(
  { ADMIN_API_KEY: administrator },
  { isFetchAllowed: () => true, now: () => Date.now() },
);
const target = useStore("exported");

async function send(method: string, path: string, body?: object): Promise<number> {
  const answer = await service.request(method, path, { headers, ...(body && { body }) });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return Number(answer.body.id);
}

const asSource = (lines: readonly string[]) => sourceOfLines(siteOf(target.database), lines);
/** Imports everything into the other store. */
async function move() {
  const lines = await exportedLines(siteOf(service.database));
  return importSource(siteOf(target.database), await asSource(lines));
}

/** Everything of the records but what counts the writes. */
async function recordsOf(database: Database): Promise<Json> {
  const names = ["events", "venues", "organizers", "categories", "tags"];
  const found = names.map(async (name) => {
    const documents = await database.db
      .collection(name)
      .find({}, { sort: { _id: 1 } })
      .toArray();
    return [
      name,
      documents.map((document) => ({
        // The outbox of each store contains its own writes.
        ...document,
        ...{ revision: undefined, marks: undefined, notes: undefined, noted: undefined, external: undefined },
        words: [...(document.words as string[])].sort(),
      })),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const dates = { start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 12:00:00", timezone: "Europe/Rome" };

/** Where something is otherwise than planned. */
const standing = {
  event_status: "rescheduled",
  event_status_reason: "The hall, they say; is closed",
  previous_start_date: "2031-10-25 20:00:00",
  is_virtual: true,
  virtual_url: "https://meet.example.org/a,b;c",
};

beforeAll(async () => {
  // An author who has a key where the records come from, and none where they go.
  await addAuthors(service, 12);
  const child = await send("POST", "/categories", { name: "Ballet" });
  const parent = await send("POST", "/categories", { name: "Dance", description: "<b>moves</b>" });
  await send("PATCH", `/categories/${child}`, { parent });
  await send("PATCH", `/categories/${child}?translation_language=it`, { name: "Balletto" });
  const venue = await send("POST", "/venues", {
    venue: "Hall",
    city: "Como",
    geo_lat: 45.8,
    geo_lng: 9.08,
    show_map: false,
  });
  const first = await send("POST", "/it/events".replace("/it", ""), {
    ...dates,
    title: "Serata",
    translation_language: "it",
    categories: [child],
    tags: ["free", "late"],
    venue: [venue],
    organizer: [{ organizer: "Club", email: "a@b.example", website: "https://club.example" }],
    cost: ["15", "5"],
    tickets: [{ name: "Full", price: 15, currency: "EUR", sale_start: "2031-04-01 00:00:00" }],
    password: "sesame",
    description: "<p>Bella</p>",
    featured: true,
    author: 12,
  });
  await send("PATCH", `/events/${first}`, { title: "Evening", slug: "an-evening" });
  // The hour that comes twice: the second time.
  await send("POST", "/events", {
    ...dates,
    title: "Twice",
    start_date: "2031-10-26T02:30:00+01:00",
    end_date: "2031-10-26T03:30:00+01:00",
    post_parent: first,
    ...standing,
  });
  await send("POST", "/events", {
    ...dates,
    title: "Whole",
    all_day: true,
    hide_from_listings: true,
    status: "private",
  });
  await send("POST", "/events", { ...dates, title: "Unborn", status: "draft" });
  await send("POST", "/events", { ...dates, title: "Later", date: "2099-01-01 00:00:00" });
  const gone = await send("POST", "/events", { ...dates, title: "Gone", status: "pending" });
  await send("DELETE", `/events/${gone}`);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...dates, title: "Pictured" })) form.set(name, value);
  form.set("image", new File([new Uint8Array(pixel)], "dot.gif", { type: "image/gif" }));
  const response = await fetch(`${service.origin}/calendar/events/v1/events`, {
    method: "POST",
    headers,
    body: form,
  });
  expect(response.status).toBe(201);
});

const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

describe("an export", { shuffle: false }, () => {
  it("loses nothing on its way into another store", async () => {
    const report = await move();
    expect(report.entries).toEqual([]);
    expect(report.counts).toMatchObject({
      images: { created: 1 },
      events: { created: 7 },
      venues: { created: 1 },
      categories: { created: 2 },
      tags: { created: 2 },
    });
    expect(await recordsOf(target.database)).toEqual(await recordsOf(service.database));
    const [pictured] = await target.database.db
      .collection("events")
      .find({ image: { $exists: true } })
      .toArray();
    const [image] = await target.database.db
      .collection<{ _id: number; hash: string }>("images")
      .find()
      .toArray();
    const [original] = await service.database.db
      .collection<{ _id: number; hash: string }>("images")
      .find()
      .toArray();
    expect([pictured?.image, image]).toMatchObject([
      image?._id,
      { _id: original?._id, hash: original?.hash },
    ]);
    expect(service.errors).toEqual([]);
  });

  it("brings nothing twice, and what has changed since", async () => {
    const again = await move();
    expect([...new Set(Object.values(again.counts).flatMap((count) => Object.keys(count)))]).toEqual([
      "left",
    ]);
    const [venue] = await service.database.db.collection<{ _id: number }>("venues").find().toArray();
    await send("PATCH", `/venues/${String(venue?._id)}`, { city: null, venue: "Great Hall" });
    const changed = await move();
    expect(changed.counts.venues).toEqual({ updated: 1 });
    expect(await recordsOf(target.database)).toEqual(await recordsOf(service.database));
  });

  it("may be a calendar of what everybody may read, which an import takes back", async () => {
    const app = siteOf(service.database);
    const text = await exportCalendar({
      app,
      language: "it",
      origin: "https://calendar.test",
      onRecord: () => undefined,
    });
    expect(text.match(/^SUMMARY:.*/gm)).toEqual(["SUMMARY:Serata", "SUMMARY:Twice", "SUMMARY:Pictured"]);
    // The password keeps the description to itself.
    expect(text).not.toContain("Bella");
    expect(text).toContain("URL:https://calendar.test/event/serata/");
    const source = calendarSource(target.database, text, { language: "it" });
    expect((await importSource(siteOf(target.database), source)).counts.events).toEqual({ created: 3 });
    const taken = await target.database.db.collection("events").find({ "text.it.title": "Twice" }).toArray();
    const [original] = await service.database.db
      .collection("events")
      .find({ "text.en.title": "Twice" })
      .toArray();
    expect(taken.map(({ utc_start_date }) => utc_start_date as unknown)).toEqual([original?.utc_start_date]);
    expect(taken).toMatchObject([standing]);
  });

  it("is rejected where it is something else, with its line", async () => {
    await expect(asSource(["{}"])).rejects.toThrow("its first line does not say so");
    const [header = ""] = await exportedLines(siteOf(service.database));
    for (const line of [
      '{"resource":"event"}',
      '{"resource":"event","language":"en","fields":{"title":"A"}}',
      '{"resource":"event","id":1,"language":"en"}',
      '{"id":1,"language":"en","fields":{"title":"A"}}',
      '{"image":"1","name":"a.png","base64":""}',
    ]) {
      const broken = await asSource([header, line]);
      await expect(importSource(siteOf(target.database), broken), line).rejects.toThrow(
        "Line 2 is no record of an export.",
      );
    }
  });
});
