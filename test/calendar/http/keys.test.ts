import { describe, expect, it } from "vitest";
import { type KeyDocument, openKeys } from "../../../runtime/auth/keys.js";
import { eventually } from "../../support/eventually.js";
import { useService } from "../support/service.js";
import { addAuthors, createCaller } from "./callers.js";
import { createEvent, eventBody } from "./sample-records.js";

const service = useService({ HOST: "0.0.0.0" });

const path = "/events?status=draft";

async function statusWith(key: string): Promise<number> {
  return (await service.get(path, { headers: { Authorization: `Bearer ${key}` } })).status;
}

function storedKey(name: string): Promise<KeyDocument | null> {
  return service.database.db.collection<KeyDocument>("keys").findOne({ name });
}

describe("a key of the store", () => {
  const openStore = () => openKeys(service.database, undefined);
  const entry = { role: "editor", author: 7 };

  it("opens what its role may do, without a restart", async () => {
    expect((await service.get(path)).status).toBe(400);
    const key = await openStore().create({ ...entry, name: "editor" });
    expect(await statusWith(key)).toBe(200);
  });

  it("works until it is revoked", async () => {
    const key = await openStore().create({ ...entry, name: "lost" });
    expect(await statusWith(key)).toBe(200);
    expect(await openStore().revoke("lost")).toBe(true);
    expect(await statusWith(key)).toBe(401);
  });

  it("works until it expires", async () => {
    const past = await openStore().create({ ...entry, name: "past", expires: new Date(Date.now() - 1) });
    const soon = await openStore().create({
      ...entry,
      name: "soon",
      expires: new Date(Date.now() + 3_600_000),
    });
    expect([await statusWith(past), await statusWith(soon)]).toEqual([401, 200]);
  });

  it("remembers when it was used last, to the minute", async () => {
    const key = await openStore().create({ ...entry, name: "used" });
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
      const { status, body } = await caller.post("/events", eventBody(more));
      expect([status, body.code]).toEqual([400, "rest_invalid_param"]);
    }
    const { path: one, body } = await createEvent(caller, { author: caller.author, status: "draft" });
    expect(body.author).toBe(String(caller.author));
    expect((await caller.patch(one, { author: other })).status).toBe(400);
    const editor = await createCaller(service, "editor", other + 2);
    expect((await editor.patch(one, { author: other })).body.author).toBe(String(other));
    expect((await editor.patch(one, { author: 60 })).status).toBe(400);
  });

  it("gives its author to the records it creates", async () => {
    const writer = await createCaller(service, "author", 42);
    expect((await writer.create("/venues", { venue: "Barn" })).body.author).toBe("42");
  });

  it("of a role that the spec lacks can do nothing", async () => {
    const ghost = await createCaller(service, "constructor", 1);
    expect((await ghost.post("/venues", { venue: "x" })).status).toBe(403);
  });
});
