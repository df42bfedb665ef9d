import { describe, expect, it } from "vitest";
import { type KeyDocument, openKeys } from "../../../runtime/auth/keys.js";
import { eventually } from "../../support/eventually.js";
import { useService } from "../support/service.js";
import { addAuthors, createCaller } from "./callers.js";
import { eventBody } from "./sample-records.js";

const service = useService({ HOST: "0.0.0.0" });

const path = "/events?status=draft";

async function statusWith(key: string): Promise<number> {
  return (await service.request("GET", path, { headers: { Authorization: `Bearer ${key}` } })).status;
}

function storedKey(name: string): Promise<KeyDocument | null> {
  return service.database.db.collection<KeyDocument>("keys").findOne({ name });
}

describe("a key of the store", () => {
  it("opens what its role may do, without a restart", async () => {
    expect((await service.request("GET", path)).status).toBe(400);
    const keys = openKeys(service.database, undefined);
    const key = await keys.create({ name: "editor", role: "editor", author: 7 });
    expect(await statusWith(key)).toBe(200);
  });

  it("works until it is revoked", async () => {
    const keys = openKeys(service.database, undefined);
    const key = await keys.create({ name: "lost", role: "editor", author: 7 });
    expect(await statusWith(key)).toBe(200);
    expect(await keys.revoke("lost")).toBe(true);
    expect(await statusWith(key)).toBe(401);
  });

  it("works until it expires", async () => {
    const keys = openKeys(service.database, undefined);
    const entry = { role: "editor", author: 7 };
    const past = await keys.create({ ...entry, name: "past", expires: new Date(Date.now() - 1) });
    const soon = await keys.create({ ...entry, name: "soon", expires: new Date(Date.now() + 3_600_000) });
    expect([await statusWith(past), await statusWith(soon)]).toEqual([401, 200]);
  });

  it("remembers when it was used last, to the minute", async () => {
    const keys = openKeys(service.database, undefined);
    const key = await keys.create({ name: "used", role: "editor", author: 7 });
    expect((await storedKey("used"))?.last_used).toBeUndefined();
    const before = Date.now();
    await statusWith(key);
    const first = await eventually(async () => {
      const used = (await storedKey("used"))?.last_used;
      expect(used?.getTime()).toBeGreaterThanOrEqual(before);
      return used;
    });
    await statusWith(key);
    expect((await storedKey("used"))?.last_used).toEqual(first);
    const old = new Date(Date.now() - 120_000);
    await service.database.db
      .collection<KeyDocument>("keys")
      .updateOne({ name: "used" }, { $set: { last_used: old } });
    await statusWith(key);
    await eventually(async () =>
      expect((await storedKey("used"))?.last_used?.getTime()).toBeGreaterThan(old.getTime()),
    );
  });

  it.each([
    ["contributor", 61],
    ["author", 71],
  ])("of the role %s gives no other author to a record", async (role, other) => {
    await addAuthors(service, other);
    const caller = await createCaller(service, role, other + 1);
    const linked = { venue: { venue: `Hall of a ${role}`, author: other } };
    for (const more of [{ author: other }, linked]) {
      const { status, body } = await caller.request("POST", "/events", eventBody(more));
      expect([status, body.code]).toEqual([400, "rest_invalid_param"]);
    }
    const own = eventBody({ author: caller.author, status: "draft" });
    const made = await caller.request("POST", "/events", own);
    expect([made.status, made.body.author]).toEqual([201, String(caller.author)]);
    const one = `/events/${Number(made.body.id)}`;
    expect((await caller.request("PATCH", one, { author: other })).status).toBe(400);
    const editor = await createCaller(service, "editor", other + 2);
    expect((await editor.request("PATCH", one, { author: other })).body.author).toBe(String(other));
    expect((await editor.request("PATCH", one, { author: 60 })).status).toBe(400);
  });

  it("gives its author to the records it creates", async () => {
    const key = await openKeys(service.database, undefined).create({
      name: "writer",
      role: "author",
      author: 42,
    });
    const { body } = await service.request("POST", "/venues", {
      body: { venue: "Barn" },
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(body.author).toBe("42");
  });

  it("of a role that the spec lacks can do nothing", async () => {
    const key = await openKeys(service.database, undefined).create({
      name: "ghost",
      role: "constructor",
      author: 1,
    });
    const headers = { Authorization: `Bearer ${key}` };
    expect((await service.request("POST", "/venues", { body: { venue: "x" }, headers })).status).toBe(403);
  });
});
