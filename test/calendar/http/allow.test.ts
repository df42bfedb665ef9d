import { describe, expect, it } from "vitest";
import { openKeys } from "../../../runtime/auth/keys.js";
import { useService } from "../support/service.js";
import { anonymousCaller, type Caller, createCaller, useCaller } from "./callers.js";
import { keyed, newKey } from "./repeat-service.js";
import { eventBody, textOf } from "./sample-records.js";

const service = useService({ ADMIN_API_KEY: "an-admin-key-for-the-tests" });
const all = "GET, POST, PUT, PATCH, DELETE";
const unknown = 999_999;

const editor = useCaller(service, "editor", 2);
const author = useCaller(service, "author", 3);
const contributor = useCaller(service, "contributor", 4);
const subscriber = useCaller(service, "subscriber", 5);
const anonymous = anonymousCaller(service);

/** Creates a record of a caller; gives its id and slug. */
async function make(caller: Caller, kind: keyof typeof bodies, more: object = {}) {
  const { id, body } = await caller.create(`/${kind}`, { ...bodies[kind], ...more });
  return { id, slug: textOf(body.slug) };
}

const bodies = { events: eventBody(), venues: { venue: "Hall" }, organizers: { organizer: "Crew" } };
const kinds = ["events", "venues", "organizers"] as const;

async function allowOf(caller: Caller, method: string, path: string, body?: object): Promise<string | null> {
  return (await caller.request(method, path, { body })).headers.get("allow");
}

describe("the methods that Allow names", () => {
  it.each(kinds)("are those of the caller's rights on the record of %s, by id and by slug", async (kind) => {
    const published = await make(author, kind);
    const draft = await make(contributor, kind, { status: "draft", slug: `draft-of-${kind}` });
    for (const [path, rights] of [
      [`/${kind}/${published.id}`, [all, all, "GET", "GET", "GET"]],
      [`/${kind}/by-slug/${published.slug}`, [all, all, "GET", "GET", "GET"]],
      [`/${kind}/${draft.id}`, [all, "GET", all, "GET", "GET"]],
      [`/${kind}/by-slug/${draft.slug}`, [all, "GET", all, "GET", "GET"]],
      [`/${kind}/${unknown}`, [all, all, all, "GET", "GET"]],
    ] as const) {
      const callers = [editor, author, contributor, subscriber, anonymous];
      for (const method of ["GET", "OPTIONS"])
        expect(
          await Promise.all(callers.map((caller) => allowOf(caller, method, path))),
          `${method} ${path}`,
        ).toEqual(rights);
    }
  });

  it("stand on errors of a route as well: for bad parameters, missing rights and records in the trash", async () => {
    const { id } = await make(author, "events");
    const path = `/events/${id}`;
    expect(await allowOf(contributor, "POST", path, { title: "Mine" })).toBe("GET");
    expect(await allowOf(contributor, "POST", path, { start_date: "never" })).toBe("GET");
    expect(await allowOf(contributor, "DELETE", path)).toBe("GET");
    expect(await allowOf(author, "POST", path, { start_date: "never" })).toBe(all);
    expect(await allowOf(author, "DELETE", path)).toBe(all);
    expect((await author.delete(path)).status).toBe(410);
    expect(await allowOf(author, "DELETE", path)).toBe(all);
    expect(await allowOf(contributor, "GET", path)).toBe("GET");
  });

  it("follow the record when a write gives it to another author", async () => {
    const { id } = await make(author, "events");
    expect(await allowOf(editor, "POST", `/events/${id}`, { author: 2 })).toBe(all);
    expect(await allowOf(author, "GET", `/events/${id}`)).toBe("GET");
  });

  it("are those of the file's path where a record is asked for as a file", async () => {
    const { id } = await make(author, "events");
    expect(await allowOf(editor, "HEAD", `/events/${id}.ics`)).toBe("GET");
  });

  it("are those of the caller for collections and terms, which have no owner", async () => {
    const term = await editor.post("/categories", { name: "Music" });
    const rights = await Promise.all(
      [editor, author, contributor, anonymous].flatMap((caller) =>
        ["/events", `/categories/${Number(term.body.id)}`].map((path) => allowOf(caller, "OPTIONS", path)),
      ),
    );
    expect(rights).toEqual(["GET, POST", all, "GET, POST", all, "GET, POST", "GET", "GET", "GET"]);
  });
});

describe("a write by a caller without the capability", () => {
  const writes = ["POST", "PUT", "PATCH", "DELETE"];

  it.each(kinds)("is answered alike whether a record of %s exists or not", async (kind) => {
    const known = await make(editor, kind, { status: "private" });
    const trashed = await make(editor, kind);
    await editor.delete(`/${kind}/${trashed.id}`);
    const paths = [known.id, trashed.id, unknown, `by-slug/${known.slug}`, "by-slug/nothing"];
    for (const method of writes) {
      for (const [caller, status] of [
        [anonymous, 401],
        [subscriber, 403],
      ] as const) {
        for (const path of paths) {
          for (const headers of [{}, { "If-Match": '"1"' }, { "Idempotency-Key": newKey() }]) {
            const answer = await service.request(method, `/${kind}/${path}`, {
              headers: { ...caller.headers, ...headers },
            });
            expect([answer.status, answer.headers.get("allow")], `${method} ${path}`).toEqual([
              status,
              "GET",
            ]);
          }
        }
      }
    }
  });

  it("does not reveal whether the records exist that it names", async () => {
    const hidden = await make(editor, "venues", { status: "private" });
    const event = await make(editor, "events", { status: "private" });
    for (const id of [hidden.id, unknown]) {
      const venue = await anonymous.post("/events", { ...eventBody(), venue: id });
      expect(venue.status, String(id)).toBe(401);
    }
    for (const [path, body] of [
      ["/events", { ...eventBody(), categories: [unknown], tags: [unknown], organizer: unknown }],
      ["/events", { ...eventBody(), post_parent: event.id }],
      ["/events", { ...eventBody(), image: "12" }],
      ["/categories", { name: "x", parent: unknown }],
      [`/events/${unknown}`, { venue: unknown }],
    ] as const)
      expect((await anonymous.post(path, body)).status, JSON.stringify(body)).toBe(401);
    const both = await contributor.post("/events", { ...eventBody(), venue: unknown });
    expect([both.status, Object.keys(both.body.data?.params ?? {})]).toEqual([400, ["venue"]]);
  });

  it("gets 400 for all bad parameters of its address first, with and without a body", async () => {
    const path = "/events?title=x&start_date=never&end_date=2027-03-10&timezone=Nowhere/Land";
    for (const body of [undefined, { organizer: "x" }]) {
      const { status, body: answer } = await anonymous.post(path, body);
      expect([status, Object.keys(answer.data?.params ?? {})]).toEqual([400, ["start_date", "timezone"]]);
    }
  });
});

describe("the repeat of a write with an idempotency key", () => {
  it("belongs to the access key, not to its name", async () => {
    const keys = openKeys(service.database, undefined);
    const key = newKey();
    const write = ["POST", "/venues", { venue: "Hidden", status: "private" }] as const;
    const entry = { name: "the same name", author: 8 };
    const first = { Authorization: `Bearer ${await keys.create({ ...entry, role: "author" })}` };
    expect((await keyed(service, key, write, { headers: first })).status).toBe(201);
    await keys.revoke(entry.name);
    const second = { Authorization: `Bearer ${await keys.create({ ...entry, role: "author" })}` };
    const answer = await keyed(service, key, write, { headers: second });
    expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([201, null]);
  });

  it("is answered only while the caller has the rights that the write needs", async () => {
    const keys = service.database.db.collection("keys");
    const caller = await createCaller(service, "author", 21);
    const options = { headers: caller.headers };
    const create = ["POST", "/venues", { venue: "Own", status: "private" }] as const;
    const key = newKey();
    const { id } = (await keyed(service, key, create, options)).body;
    const update = ["POST", `/venues/${Number(id)}`, { city: "Rome" }] as const;
    const updateKey = newKey();
    expect((await keyed(service, updateKey, update, options)).status).toBe(200);
    expect((await keyed(service, updateKey, update, options)).headers.get("idempotent-replayed")).toBe(
      "true",
    );

    await editor.post(`/venues/${Number(id)}`, { author: 2 });
    for (const [name, write] of [
      [key, create],
      [updateKey, update],
    ] as const)
      expect((await keyed(service, name, write, options)).status, write[1]).toBe(403);

    const termKey = newKey();
    const term = ["POST", "/categories", { name: "Cinema" }] as const;
    expect((await keyed(service, termKey, term, options)).status).toBe(201);
    await keys.updateOne({ name: "author 21" }, { $set: { role: "contributor" } });
    expect((await keyed(service, termKey, term, options)).status).toBe(403);
  });
});
