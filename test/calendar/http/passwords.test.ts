import { describe, expect, it } from "vitest";
import { argon2Passwords } from "../../../runtime/auth/argon2-passwords.js";
import type { Passwords } from "../../../runtime/core/principal.js";
import { useService } from "../support/service.js";
import { createCaller } from "./callers.js";
import { createEvent, textOf } from "./sample-records.js";
import { useTwin } from "./twin-service.js";

let verified = 0;
let atOnce = 0;
let mostAtOnce = 0;
const passwords: Passwords = {
  hash: (text) => argon2Passwords.hash(text),
  async verify(text, stored) {
    verified += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    try {
      return await argon2Passwords.verify(text, stored);
    } finally {
      atOnce -= 1;
    }
  },
};
const service = useService({}, { passwords });
const proxied = useTwin(
  service,
  { ADMIN_API_KEY: "an-admin-key-for-the-tests", TRUST_PROXY: "true", REQUEST_TIMEOUT: "600" },
  { passwords },
);

it("a password is needed to read the event by id and by slug, and nowhere else", async () => {
  const event = await createEvent(service, {
    title: "Secret ball",
    password: "sésame 1",
    description: "Masks",
  });
  expect(event.body).toMatchObject({ description: "<p>Masks</p>" });
  expect(event.body).not.toHaveProperty("password");
  for (const path of [event.path, "/events/by-slug/secret-ball"]) {
    for (const query of ["", "?password=", "?password=wrong", "?password=s%C3%A9same"]) {
      const rejected = await service.get(path + query);
      expect(rejected.body, query).toMatchObject({ code: "event-password-protected", data: { status: 403 } });
    }
    const read = await service.get(`${path}?password=${encodeURIComponent("sésame 1")}`);
    expect(read.body).toMatchObject({ id: event.body.id, description: "<p>Masks</p>" });
    expect(JSON.stringify(read.body)).not.toContain("sésame");
  }
});

it("a password is kept as a hash only", async () => {
  const event = await createEvent(service, { password: "plain words" });
  const stored = await service.database.db
    .collection("events")
    .findOne({ slugs: `en:${textOf(event.body.slug)}` });
  expect(stored?.password).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(stored)).not.toContain("plain words");
});

it("a password is kept by other changes, replaced by a new one, and removed by an empty one", async () => {
  const event = await createEvent(service, { password: "first" });
  const path = event.path;
  const status = async (password: string) => (await service.get(`${path}?password=${password}`)).status;
  const change = (body: object) => service.patch(path, body);
  expect((await change({ title: "Renamed" })).body).toMatchObject({ title: "Renamed" });
  expect([await status("first"), await status("second")]).toEqual([200, 403]);
  await change({ password: "second" });
  expect([await status("first"), await status("second")]).toEqual([403, 200]);
  await change({ password: "" });
  expect((await service.get(path)).status).toBe(200);
});

it("a list shows the event, but not what the password protects", async () => {
  const event = await createEvent(service, {
    password: "hush",
    title: "Shown",
    description: "Hidden",
    excerpt: "Hidden",
    cost: "10",
    website: "https://hidden.example/",
    featured: true,
    start_date: "2027-05-05 10:00",
    end_date: "2027-05-05 11:00",
    venue: { venue: "Hidden" },
    organizer: { organizer: "Hidden" },
    categories: ["Hidden"],
    tags: ["Hidden"],
  });
  const listed = await service.get("/events?start_date=2027-05-05&end_date=2027-05-05");
  expect(listed.body.events).toMatchObject([
    {
      id: event.body.id,
      title: "Shown",
      slug: "shown",
      start_date: "2027-05-05 10:00:00",
      description: "",
      excerpt: "",
      image: false,
      all_day: null,
      cost: "",
      cost_details: { currency_symbol: "", currency_code: "", currency_position: "", values: [] },
      website: "",
      show_map: null,
      show_map_link: null,
      hide_from_listings: null,
      sticky: null,
      featured: null,
      categories: [],
      tags: [],
      venue: [],
      organizer: [],
    },
  ]);
  expect(JSON.stringify(listed.body.events)).not.toContain("Hidden");
  for (const [password, shown] of [
    ["Hush", ""],
    ["hush", "<p>Hidden</p>"],
  ])
    expect(
      (await service.read(`/events?include=${event.id}&password=${password}`)).events?.[0]?.description,
    ).toBe(shown);
});

describe("guessing a password", () => {
  const day = "start_date=2027-06-06&end_date=2027-06-06";
  const times = { start_date: "2027-06-06 10:00", end_date: "2027-06-06 11:00" };

  it("costs one verification for each request, however many events of a list are protected", async () => {
    for (let at = 0; at < 5; at += 1)
      await createEvent(service, { ...times, title: `Guarded ${at}`, password: `secret ${at}` });
    for (const path of [`/events?${day}`, `/events.ics?${day}`, `/events.rss?${day}`]) {
      verified = 0;
      const response = await fetch(`${service.origin}/calendar/events/v1${path}&password=wrong`);
      expect([response.status, verified]).toEqual([200, 1]);
      await response.arrayBuffer();
    }
  });

  it("still opens the occurrences of a protected series all at once", async () => {
    await createEvent(service, {
      title: "Guarded course",
      description: "Bring shoes",
      password: "course",
      start_date: "2027-07-01 10:00",
      end_date: "2027-07-01 11:00",
      recurrence: { rrule: "FREQ=DAILY;COUNT=3" },
    });
    verified = 0;
    const { body } = await service.get("/events?start_date=2027-07-01&end_date=2027-07-04&password=course");
    expect(body.events).toHaveLength(3);
    for (let at = 0; at < 3; at += 1) expect(body.events?.[at]?.description).toContain("Bring shoes");
    expect(verified).toBe(1);
  });

  it("is verified one after the other for a network; many wrong ones slow it down, and never others", async () => {
    const event = await createEvent(service, { ...times, title: "Besieged", password: "walls" });
    const other = await createEvent(service, { ...times, title: "Left alone", password: "walls" });
    const guess = async (password: string, one = event, network = 1) => {
      const headers = { "x-forwarded-for": `198.51.100.${network}` };
      const path = `${one.path}?password=${password}`;
      return (await proxied.get(path, { headers })).status;
    };
    mostAtOnce = 0;
    const statuses: number[] = [];
    // Two minutes may begin meanwhile, each with a new count.
    for (let batch = 0; batch < 3; batch += 1) {
      const some = Array.from({ length: 35 }, (_, at) => guess(`guess${at}`));
      statuses.push(...(await Promise.all(some)));
    }
    expect(mostAtOnce).toBe(1);
    expect(statuses.filter((status) => status === 403).length).toBeGreaterThanOrEqual(30);
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    expect([await guess("walls", event, 2), await guess("walls"), await guess("walls", other)]).toEqual([
      200, 200, 200,
    ]);
  });
});

describe("the context edit", () => {
  // With a key, only its holder writes.
  const service = useService();

  it("shows an event to its editors without the password", async () => {
    const event = await createEvent(service, { password: "for readers" });
    const path = `${event.path}?context=edit`;
    const editor = await createCaller(service, "editor", 31);
    const subscriber = await createCaller(service, "subscriber", 32);
    expect((await editor.get(path)).status).toBe(200);
    expect((await editor.get(event.path)).status).toBe(403);
    expect((await subscriber.get(path)).body.code).toBe("event-password-protected");
  });
});
