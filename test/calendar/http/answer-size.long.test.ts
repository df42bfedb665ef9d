import { afterAll, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { createEvent } from "./sample-records.js";

// What is large takes long where others compute as well.
const service = useService({ REQUEST_TIMEOUT: "600", MAX_PER_PAGE: "100" });
afterAll(() => {
  expect(service.errors).toEqual([]);
});

const times = { start_date: "2027-08-01 10:00", end_date: "2027-08-01 11:00" };
const list = "/events?start_date=2027-08-01&end_date=2027-08-02";
/** Each letter takes three bytes. */
const long = "ひ".repeat(120_000);

interface StoredEvent {
  readonly _id: number;
  readonly slugs: readonly string[];
  readonly text: { readonly en: object };
}

async function chattyOrganizers(count: number): Promise<readonly unknown[]> {
  const ids: unknown[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await service.create("/organizers", { organizer: `Chatty ${at}`, description: long })).body.id);
  return ids;
}

it("records shown inside another take a megabyte with their long texts, and further ones are shown without", async () => {
  const organizer = await chattyOrganizers(4);
  const event = await createEvent(service, { ...times, organizer });
  const path = event.path;
  for (const { body } of [await service.get(path), { body: (await service.get(list)).body.events?.[0] }]) {
    const shown = body?.organizer as unknown as { id: number; organizer: string; description: string }[];
    expect(shown.map(({ id }) => id)).toEqual(organizer);
    expect(shown.map(({ organizer: name }) => name)).toEqual([0, 1, 2, 3].map((at) => `Chatty ${at}`));
    const isWhole = shown.map(({ description }) => description.length > 1000);
    expect([isWhole[0], isWhole[3]]).toEqual([true, false]);
    expect(shown.every(({ description }) => description === "" || description.includes(long))).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(1_500_000);
  }
  // A single organizer is returned in full.
  for (const id of organizer) {
    const { body } = await service.get(`/organizers/${String(id)}`);
    expect(JSON.stringify(body.description)).toContain(long);
  }
});

it("a page that would be larger than 32 megabytes is rejected with how many records it may have", async () => {
  const made = await createEvent(service, { ...times, title: "Heavy" });
  const events = service.database.db.collection<StoredEvent>("events");
  const found = await events.findOne({ _id: Number(made.body.id) });
  if (found === null) throw new Error("The event is not stored.");
  // Copies take a moment, where creates would take minutes.
  const description = "ひ".repeat(190_000);
  for (let at = 1; at <= 80; at += 1)
    await events.insertOne({
      ...found,
      _id: 100_000 + at,
      slugs: [`en:heavy-copy-${at}`],
      text: { en: { ...found.text.en, slug: `heavy-copy-${at}`, description } },
    });
  const rejected = await service.get(`${list}&per_page=80`);
  expect([rejected.status, rejected.body.code]).toEqual([400, "rest_invalid_param"]);
  const reason = JSON.stringify(rejected.body.data?.params?.per_page);
  const fitting = Number(/has to be (\d+) or less/.exec(reason)?.[1]);
  expect(fitting, reason).toBeGreaterThan(10);
  expect(fitting).toBeLessThan(60);
  const { status, body } = await service.get(`${list}&per_page=${fitting}`);
  expect([status, body.total]).toEqual([200, 82]);
  const feed = await service.get(list.replace("/events", "/events.ics"));
  expect([feed.status, feed.body.code]).toEqual([400, "rest_invalid_param"]);
});

it("an event refers to a hundred records of a kind at most", async () => {
  const tags = Array.from({ length: 101 }, (_, at) => `Tag ${at}`);
  const body = { title: "Tagged", ...times, tags };
  const rejected = await service.post("/events", body);
  expect(rejected.status).toBe(400);
  expect(rejected.body.data?.params?.tags).toBe("tags has more than 100 entries.");
  expect((await service.get("/tags")).body.total).toBe(0);
  expect((await service.post("/events", { ...body, tags: tags.slice(1) })).status).toBe(201);
});
