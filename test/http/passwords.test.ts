import { expect, it } from "vitest";
import { useService } from "../support/service.js";
import { createCaller } from "./callers.js";
import { createEvent, pathOf, textOf } from "./sample-records.js";

const service = useService();

it("a password is needed to read the event by id and by slug, and nowhere else", async () => {
  const event = await createEvent(service, {
    title: "Secret ball",
    password: "sésame 1",
    description: "Masks",
  });
  expect(event.body).toMatchObject({ description: "Masks" });
  expect(event.body).not.toHaveProperty("password");
  for (const path of [pathOf("events", event), "/events/by-slug/secret-ball"]) {
    for (const query of ["", "?password=", "?password=wrong", "?password=s%C3%A9same"]) {
      const refused = await service.request("GET", path + query);
      expect(refused.body, query).toMatchObject({ code: "event-password-protected", data: { status: 403 } });
    }
    const read = await service.request("GET", `${path}?password=${encodeURIComponent("sésame 1")}`);
    expect(read.body).toMatchObject({ id: event.body.id, description: "Masks" });
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
  const path = pathOf("events", event);
  const status = async (password: string) =>
    (await service.request("GET", `${path}?password=${password}`)).status;
  const change = (body: object) => service.request("PATCH", path, { body });
  expect((await change({ title: "Renamed" })).body).toMatchObject({ title: "Renamed" });
  expect([await status("first"), await status("second")]).toEqual([200, 403]);
  await change({ password: "second" });
  expect([await status("first"), await status("second")]).toEqual([403, 200]);
  await change({ password: "" });
  expect((await service.request("GET", path)).status).toBe(200);
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
  const listed = await service.request("GET", "/events?start_date=2027-05-05&end_date=2027-05-05");
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
});

it("whoever may edit the event reads it without the password by asking for the context edit", async () => {
  const event = await createEvent(service, { password: "for readers" });
  const path = `${pathOf("events", event)}?context=edit`;
  const editor = await createCaller(service, "editor", 31);
  const subscriber = await createCaller(service, "subscriber", 32);
  expect((await editor.request("GET", path)).status).toBe(200);
  expect((await editor.request("GET", pathOf("events", event))).status).toBe(403);
  expect((await subscriber.request("GET", path)).body.code).toBe("event-password-protected");
});
