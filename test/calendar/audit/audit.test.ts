import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAuditLog } from "../../../runtime/outbox/audit-log.js";
import { eventually } from "../../support/eventually.js";
import { createCaller, useCaller } from "../http/callers.js";
import { eventBody } from "../http/sample-records.js";
import { useService } from "../support/service.js";

let setBackMs = 0;
const service = useService({}, { now: () => Date.now() - setBackMs });
const administrator = useCaller(service, "administrator", 1);
const editor = useCaller(service, "editor", 2);

beforeAll(() => service.startWork());
afterAll(() => {
  expect(service.errors).toEqual([]);
});

interface Entry {
  readonly kind: string;
  readonly revision: number;
  readonly record: number;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** The audit of a query, once it has so many entries; the latest first. */
function audit(query: string, count: number): Promise<readonly Entry[]> {
  return eventually(async () => {
    const { status, body } = await administrator.get(`/audit?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.total).toBe(count);
    return (body as unknown as { entries: Entry[] }).entries;
  });
}

describe("the audit", () => {
  it("shows who did what to a record, with values before and after", async () => {
    const { body, headers } = await editor.create("/venues", { venue: "Old mill", city: "Como" });
    const id = Number(body.id);
    await administrator.patch(`/venues/${id}`, { city: "Lecco", phone: "12" });
    await administrator.patch(`/it/venues/${id}`, { venue: "Vecchio mulino" });
    await service.patch(
      `/venues/${id}`,
      { venue: "Vecchio mulino" },
      { base: "/it/calendar/events/v1", headers: administrator.headers },
    );
    await editor.delete(`/venues/${id}`);
    await editor.patch(`/venues/${id}`, { phone: null, status: "draft" });
    await editor.patch(`/venues/${id}`, { status: "publish" });

    const entries = [...(await audit(`resource=venue&record=${id}&per_page=20`, 6))].reverse();
    expect(entries.map(({ kind }) => kind)).toEqual([
      "created",
      "updated",
      "updated",
      "trashed",
      "restored",
      "updated",
    ]);
    expect(entries.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
    const [first, second, third, trashed, , last] = entries;
    expect(first).toMatchObject({
      resource: "venue",
      record: id,
      published: true,
      name: "editor 2",
      role: "editor",
      request: headers.get("x-request-id"),
      language: "en",
    });
    expect(first?.changes).toContainEqual({ field: "city", before: null, after: "Como" });
    expect(second).toMatchObject({ name: "administrator 1", role: "administrator", published: false });
    expect(second?.changes).toEqual([
      { field: "city", before: "Como", after: "Lecco" },
      { field: "phone", before: null, after: "12" },
    ]);
    expect(third?.changes).toContainEqual({
      field: "venue",
      language: "it",
      before: null,
      after: "Vecchio mulino",
    });
    expect(trashed?.changes).toContainEqual({ field: "status", before: "publish", after: "trash" });
    expect(last).toMatchObject({ published: true });
  });

  it("lists terms deleted permanently, and what their deletion changed", async () => {
    const tag = await editor.create("/tags", { name: "Passing" });
    const event = await editor.create("/events", eventBody({ tags: [Number(tag.body.id)] }));
    await editor.delete(`/tags/${Number(tag.body.id)}`);
    const [deleted] = await audit(`resource=tag&record=${Number(tag.body.id)}`, 2);
    expect(deleted).toMatchObject({ kind: "deleted", name: "editor 2", revision: 2 });
    expect(deleted?.changes).toContainEqual({
      field: "name",
      language: "en",
      before: "Passing",
      after: null,
    });
    const [lost] = await audit(`resource=event&record=${Number(event.body.id)}`, 2);
    expect(lost).toMatchObject({ kind: "updated", revision: 2, name: "editor 2" });
    expect(lost?.changes).toEqual([{ field: "tags", before: Number(tag.body.id), after: null }]);
  });

  it("keeps the changes of a record in their order when the clock is set back", async () => {
    const tag = await editor.create("/tags", { name: "Before" });
    setBackMs = 5000;
    await editor.patch(`/tags/${Number(tag.body.id)}`, { name: "After" });
    setBackMs = 0;
    const entries = await audit(`resource=tag&record=${Number(tag.body.id)}`, 2);
    expect(entries.map(({ kind }) => kind)).toEqual(["updated", "created"]);
  });

  it("lists records that a write creates along the way, under the same request", async () => {
    const { headers } = await editor.create(
      "/events",
      eventBody({ venue: { venue: "Made along the way" }, tags: ["Along the way"] }),
    );
    const entries = await audit(`request=${headers.get("x-request-id") ?? ""}`, 3);
    expect(entries.map((entry) => (entry as Entry & { resource: string }).resource).sort()).toEqual([
      "event",
      "tag",
      "venue",
    ]);
  });

  it("shows no passwords, whole texts, and the beginning of enormous ones", async () => {
    const description = `Long ${"and longer ".repeat(100)}`.trim();
    const { body: enormous } = await editor.create(
      "/events",
      eventBody({ description: "x".repeat(100_001) }),
    );
    const [cut] = await audit(`resource=event&record=${Number(enormous.id)}`, 1);
    expect(cut?.changes).toContainEqual({
      field: "description",
      language: "en",
      before: null,
      after: `${"x".repeat(100_000)}…`,
    });
    const { body } = await editor.create("/events", eventBody({ password: "open sesame", description }));
    const id = Number(body.id);
    await editor.patch(`/events/${id}`, { password: "" });
    const [removed, created] = await audit(`resource=event&record=${id}`, 2);
    expect(created?.changes).toContainEqual({ field: "password", before: null, after: "(hidden)" });
    expect(removed?.changes).toEqual([{ field: "password", before: "(hidden)", after: null }]);
    expect(created?.changes).toContainEqual({
      field: "description",
      language: "en",
      before: null,
      after: description,
    });
    const stored = await service.database.db.collection("change_log").find({ record: id }).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/sesame|argon2/);
  });

  it("finds changes by key and date, page by page", async () => {
    const stranger = await createCaller(service, "author", 7);
    const began = new Date();
    for (let at = 0; at < 5; at += 1) await stranger.create("/venues", { venue: `Paged ${at}` });
    // A page and its total are two queries: both have to follow the last change.
    await audit("key=author%207", 5);
    const first = await audit("key=author%207&per_page=2", 5);
    const second = await audit("key=author%207&per_page=2&page=2", 5);
    expect(first).toHaveLength(2);
    expect(new Set([...first, ...second].map(({ record }) => record)).size).toBe(4);
    const [{ key } = { key: "" }] = first as unknown as { key: string }[];
    expect(key).toMatch(/^[0-9a-f]{12}$/);
    await audit(`key=${key}`, 5);
    await audit(`key=${key}&from=${began.toISOString()}`, 5);
    await audit(`key=${key}&to=${began.toISOString()}`, 0);
    const rejected = await administrator.get("/audit?resource=nothing");
    expect([rejected.status, Object.keys(rejected.body.data?.params ?? {})]).toEqual([400, ["resource"]]);
  });

  it("can be read by administrators and changed by no one", async () => {
    expect((await editor.get("/audit")).status).toBe(403);
    expect((await service.get("/audit")).status).toBe(401);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const answer = await administrator.request(method, "/audit");
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "HEAD", "OPTIONS"]);
    }
  });

  it("removes the tombstone of a delete that was never done", async () => {
    const { body } = await editor.create("/tags", { name: "Kept after all" });
    const id = Number(body.id);
    await audit(`resource=tag&record=${id}`, 1);
    const tag = await service.database.db.collection("tags").findOne({ _id: id as never });
    const log = openAuditLog(service.database);
    const note = {
      id: "x",
      at: new Date(Date.now() - 120_000),
      kind: "deleted",
      by: { key: "", name: "", role: "" },
      request: "",
      language: "en",
      changes: [],
    } as const;
    await log.beginDelete({ resource: { name: "tag" } } as never, tag as never, note);
    // As an earlier version stored it.
    await service.database.db
      .collection("change_log")
      .updateOne({ "intended._id": id }, { $unset: { begun: "" } });
    expect(await log.tombstones()).toHaveLength(1);
    await audit(`resource=tag&record=${id}`, 1);
    await editor.patch(`/tags/${id}`, { description: "Wakes the relay." });
    await audit(`resource=tag&record=${id}`, 2);
    expect(await log.tombstones()).toEqual([]);
  });

  it("keeps changes as long as the operator wants", async () => {
    const { body } = await editor.create("/tags", { name: "Recorded" });
    await audit(`resource=tag&record=${Number(body.id)}`, 1);
    const log = openAuditLog(service.database);
    const { total } = await log.read({}, { skip: 0, limit: 1 });
    expect(total).toBeGreaterThan(0);
    expect(await log.removeBefore(new Date(0))).toBe(0);
    expect(await log.removeBefore(new Date())).toBe(total);
  });
});
