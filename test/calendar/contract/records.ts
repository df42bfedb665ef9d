import { describe, expect, it } from "vitest";
import { eventBody as anyEvent, created, pathOf, textOf } from "../http/sample-records.js";
import type { Caller } from "./target.js";

/** The body of an event that lists show. */
function eventBody(more: object = {}): object {
  return anyEvent({ start_date: "2030-03-10 19:30:00", end_date: "2030-03-10 21:00:00", ...more });
}

const kinds = [
  { folder: "events", name: "title", more: eventBody(), isStatusDocument: true },
  { folder: "venues", name: "venue", more: {}, isStatusDocument: true },
  { folder: "organizers", name: "organizer", more: {}, isStatusDocument: true },
  { folder: "categories", name: "name", more: {}, isStatusDocument: false },
  { folder: "tags", name: "name", more: {}, isStatusDocument: false },
];

/** Operations on records: every one of every resource, with what goes wrong around a single record. */
export function describeRecords(caller: Caller): void {
  const { request, asReader, asAuthor } = caller;

  describe.each(kinds)("$folder", ({ folder, name, more, isStatusDocument }) => {
    const body = (text: string): object => ({ ...more, [name]: text });
    // Only lists of terms leave out those that no record has.
    const all = isStatusDocument ? "" : "&hide_empty=false";

    it("are created, read, listed, changed by each method and deleted by id", async () => {
      const answer = await created(caller, `/${folder}`, body(`By id in ${folder}`));
      const path = pathOf(folder, answer);
      expect(answer.headers.get("location")).toContain(path);
      expect((await asReader("GET", path)).body).toMatchObject({
        id: answer.body.id,
        [name]: `By id in ${folder}`,
      });
      for (const method of ["POST", "PUT", "PATCH"]) {
        const changed = await request(method, path, { body: { [name]: `${method} ${folder}` } });
        expect(changed.status).toBe(200);
        expect(changed.body[name]).toBe(`${method} ${folder}`);
      }
      const list = await asReader("GET", `/${folder}?per_page=50${all}`);
      expect(idsIn(list.body[folder])).toContain(Number(answer.body.id));
      expect((await request("DELETE", path)).status).toBe(200);
      const after = [await request("GET", path), await request("DELETE", path)].map(({ status }) => status);
      expect(after.every((status) => status >= 400 || (isStatusDocument && status === 200))).toBe(true);
      const left = await asReader("GET", `/${folder}?per_page=50${all}`);
      expect(idsIn(left.body[folder])).not.toContain(Number(answer.body.id));
    });

    it("need a key to be written, a name, and an id that exists", async () => {
      expect((await asReader("POST", `/${folder}`, { body: body("Anonymous") })).status).toBe(401);
      const nameless = await request("POST", `/${folder}`, { body: { ...more, [name]: undefined } });
      expect([nameless.status, nameless.body.code]).toEqual([400, "rest_missing_callback_param"]);
      for (const method of ["GET", "PATCH", "DELETE"]) {
        const { status } = await request(method, `/${folder}/987654`, {
          body: method === "PATCH" ? {} : undefined,
        });
        expect([400, 404], method).toContain(status);
      }
    });

    it("are changed only at the revision that the caller names, and not sent again unchanged", async () => {
      const path = pathOf(folder, await created(caller, `/${folder}`, body(`Tagged ${folder}`)));
      const read = await request("GET", path);
      const tag = read.headers.get("etag") ?? "";
      const unchanged = await request("GET", path, { headers: { "If-None-Match": tag } });
      expect([unchanged.status, unchanged.body]).toEqual([304, null]);
      const headers = { "If-Match": tag };
      expect((await request("PATCH", path, { body: { description: "Once" }, headers })).status).toBe(200);
      expect((await request("PATCH", path, { body: { description: "Twice" }, headers })).status).toBe(412);
      expect((await request("DELETE", path, { headers })).status).toBe(412);
      expect((await request("GET", path)).body.description).toContain("Once");
    });
  });

  describe.each(kinds.filter(({ isStatusDocument }) => isStatusDocument))(
    "$folder",
    ({ folder, name, more }) => {
      it("are read, changed and deleted by slug", async () => {
        await created(caller, `/${folder}`, { ...more, [name]: `Twin of ${folder}` });
        const second = await created(caller, `/${folder}`, { ...more, [name]: `Twin of ${folder}` });
        expect(second.body.slug).toBe(`twin-of-${folder}-2`);
        const path = `/${folder}/by-slug/twin-of-${folder}-2`;
        expect((await asReader("GET", path)).body.id).toBe(second.body.id);
        expect((await request("PATCH", path, { body: { [name]: "Renamed" } })).body[name]).toBe("Renamed");
        expect((await request("DELETE", path)).status).toBe(200);
        expect((await asReader("GET", path)).status).toBeGreaterThanOrEqual(400);
      });
    },
  );

  it("gives a trashed event 410, and brings it back with its slug", async () => {
    const answer = await created(caller, "/events", eventBody({ title: "Comes back" }));
    const path = pathOf("events", answer);
    await request("DELETE", path);
    expect((await request("DELETE", path)).status).toBe(410);
    const back = await request("PATCH", path, { body: { status: "publish" } });
    expect([back.status, back.body.status, back.body.slug]).toEqual([200, "publish", "comes-back"]);
  });

  it("keeps statuses, and hides what is not published from readers", async () => {
    const statuses = ["draft", "pending", "private", "publish"];
    for (const status of statuses) {
      const answer = await created(caller, "/events", eventBody({ title: `Is ${status}`, status }));
      expect(answer.body.status).toBe(status);
      const path = pathOf("events", answer);
      expect((await asReader("GET", path)).status).toBe(status === "publish" ? 200 : 403);
      const list = await request("GET", `/events?search=is+${status}&status=${status}`);
      expect(list.body.total).toBe(1);
    }
    expect((await asReader("GET", "/events?status=draft")).status).toBe(400);
    const scheduled = await created(
      caller,
      "/events",
      eventBody({ title: "Later", date_utc: "2031-01-01 00:00:00" }),
    );
    expect(scheduled.body.status).toBe("future");
  });

  it("lets authors change their own records only", async () => {
    const own = await asAuthor("POST", "/events", { body: eventBody({ title: "An author's" }) });
    expect([own.status, own.body.author]).toEqual([201, "7"]);
    const others = await created(caller, "/events", eventBody({ title: "The administrator's" }));
    expect((await asAuthor("PATCH", pathOf("events", own), { body: { cost: "5" } })).status).toBe(200);
    expect((await asAuthor("PATCH", pathOf("events", others), { body: { cost: "5" } })).status).toBe(403);
  });

  it("creates linked records with an event, shows them in it, and counts terms", async () => {
    const body = eventBody({
      title: "With company",
      venue: { venue: "New hall", city: "Como", geo_lat: 45.8, geo_lng: 9.1 },
      organizer: [{ organizer: "New host" }, { organizer: "Second host" }],
      categories: ["New kind", "Other kind"],
      tags: ["new-tag"],
    });
    const event = await created(caller, "/events", body);
    expect(event.body.venue).toMatchObject({ venue: "New hall", city: "Como" });
    expect(event.body.organizer).toHaveLength(2);
    expect(event.body.categories).toMatchObject([{ name: "New kind" }, { name: "Other kind" }]);
    const category = `/categories/${textOf(event.body.categories?.[0]?.id)}`;
    expect((await asReader("GET", category)).body.count).toBe(1);

    const again = await created(caller, "/events", { ...body, title: "With the same company" });
    expect(again.body.venue?.id).toBe(event.body.venue?.id);
    expect((await asReader("GET", category)).body.count).toBe(2);
    await request("DELETE", pathOf("events", again));
    expect((await asReader("GET", category)).body.count).toBe(1);
    await request("DELETE", category);
    const { body: left } = await asReader("GET", pathOf("events", event));
    expect(left.categories).toMatchObject([{ name: "Other kind" }]);
  });

  it("keeps categories a tree without circles, with names that are unique below each", async () => {
    const above = await created(caller, "/categories", { name: "Above" });
    const below = await created(caller, "/categories", { name: "Below", parent: above.body.id });
    const circle = await request("PATCH", pathOf("categories", above), { body: { parent: below.body.id } });
    expect(circle.status).toBe(400);
    const twin = await request("POST", "/categories", { body: { name: "Below", parent: above.body.id } });
    expect([twin.body.code, twin.body.data?.term_id]).toEqual(["term_exists", below.body.id]);
    await request("DELETE", pathOf("categories", above));
    expect((await asReader("GET", pathOf("categories", below))).body.parent).toBe(0);
  });

  it("keeps a version per language and falls back to the record's own", async () => {
    const event = await created(caller, "/events", eventBody({ title: "Harvest", description: "Grapes" }));
    const path = pathOf("events", event);
    const italian = { base: "/it/calendar/events/v1" };
    await request("PATCH", path, { ...italian, body: { title: "Vendemmia" } });
    const read = await asReader("GET", path, italian);
    expect(read.body).toMatchObject({ title: "Vendemmia", slug: "vendemmia" });
    expect(read.body.description).toContain("Grapes");
    expect(read.headers.get("content-language")).toBe("it");
    expect((await asReader("GET", `${path}?translation_language=it`)).body.title).toBe("Vendemmia");
    expect((await asReader("GET", path)).body.title).toBe("Harvest");
    expect((await asReader("GET", "/events/by-slug/vendemmia")).body.id).toBe(event.body.id);
    expect((await asReader("GET", `${path}?translation_language=xx`)).status).toBe(400);
    const rejected = await asReader("GET", "/events?page=0&translation_language=de");
    expect(rejected.body.message).toContain("Parameter");
  });

  it("asks for the password of an event", async () => {
    const event = await created(caller, "/events", eventBody({ title: "Secret", password: "pässwörd" }));
    const path = pathOf("events", event);
    expect((await asReader("GET", path)).status).toBe(403);
    expect((await asReader("GET", `${path}?password=wrong`)).status).toBe(403);
    expect((await asReader("GET", `${path}?password=p%C3%A4ssw%C3%B6rd`)).status).toBe(200);
  });

  it("cleans HTML, parses dates and costs, and returns the period in UTC", async () => {
    const { body } = await created(caller, "/events", {
      title: "Tidy <b>up</b>",
      description: '<p onclick="x()">Fine<script>bad()</script></p>',
      start_date: "2030-07-01 20:00",
      end_date: "2030-07-01 22:00",
      timezone: "Europe/Rome",
      cost: "10 - 20 €",
    });
    expect(body).toMatchObject({
      title: "Tidy up",
      description: "<p>Fine</p>",
      utc_start_date: "2030-07-01 18:00:00",
      cost_details: { currency_symbol: "€", values: ["10", "20"] },
    });
  });
}

function idsIn(records: unknown): number[] {
  return Array.isArray(records) ? records.map(({ id }: { readonly id: number }) => id) : [];
}
