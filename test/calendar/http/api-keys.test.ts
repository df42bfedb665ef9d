import { describe, expect, it } from "vitest";
import { type TestAnswer, useService } from "../support/service.js";
import { useCaller } from "./callers.js";

const service = useService();
const open = useService();
const administrator = useCaller(service, "administrator", 1);
const editor = useCaller(service, "editor", 2);

const base = "/admin";
const call = (method: string, path: string, body?: object, headers = administrator.headers) =>
  service.request(method, path, { base, headers, ...(body === undefined ? {} : { body }) });
const faultsOf = ({ status, body }: TestAnswer) => [status, Object.keys(body.data?.params ?? {}).sort()];

describe("the keys of programs, as administrators manage them", () => {
  it("are created with the key shown once, work with their role, are listed without it, and end when revoked", async () => {
    const expires = "2100-01-01";
    const created = await call("POST", "/keys", { name: "Ticket shop", role: "author", expires });
    expect(created.status).toBe(200);
    const { key, author } = created.body as unknown as { key: string; author: number };
    expect(author).toBeGreaterThan(2);
    const headers = { authorization: `Bearer ${key}` };
    expect((await service.post("/venues", { venue: "Box office" }, { headers })).status).toBe(201);
    const listed = await call("GET", "/keys");
    expect(listed.body.keys).toContainEqual(
      expect.objectContaining({
        name: "Ticket shop",
        role: "author",
        author,
        expires: `${expires}T00:00:00.000Z`,
      }),
    );
    expect(JSON.stringify(listed.body)).not.toContain(key);
    expect(faultsOf(await call("POST", "/keys", { name: "Ticket shop", role: "author" }))).toEqual([
      400,
      ["name"],
    ]);
    expect((await call("DELETE", "/keys/Ticket%20shop")).status).toBe(200);
    expect((await service.post("/venues", { venue: "Box office" }, { headers })).status).toBe(401);
    expect((await call("DELETE", "/keys/Ticket%20shop")).status).toBe(404);
    expect((await call("DELETE", "/keys/%E0%A4")).status).toBe(404);
  });

  it("are rejected with every fault of what was sent", async () => {
    const body = { name: "x".repeat(101), role: "owner", expires: "2001-01-01" };
    expect(faultsOf(await call("POST", "/keys", body))).toEqual([400, ["expires", "name", "role"]]);
    expect((await call("POST", "/keys", {})).body.data?.params).toEqual(["name", "role"]);
    expect(faultsOf(await call("POST", "/keys", { name: "a", role: "editor", expires: "soon" }))).toEqual([
      400,
      ["expires"],
    ]);
  });

  it("are for administrators only", async () => {
    for (const [method, path] of [
      ["GET", "/keys"],
      ["POST", "/keys"],
      ["DELETE", "/keys/any"],
    ] as const)
      expect((await call(method, path, undefined, editor.headers)).status).toBe(403);
  });

  it("close an open service only where an administrator can open it again", async () => {
    const create = (role: string) => open.post("/keys", { name: role, role }, { base });
    expect((await create("editor")).status).toBe(409);
    const { body } = await create("administrator");
    const headers = { authorization: `Bearer ${String((body as { key?: unknown }).key)}` };
    const revoked = await open.request("DELETE", "/keys/administrator", { base, headers });
    expect([revoked.status, revoked.body.code]).toEqual([409, "rest_last_administrator"]);
  });
});
