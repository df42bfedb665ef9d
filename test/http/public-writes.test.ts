import { expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("public_writes"), {
  hooks: `export const hooks = {
  note: {
    signNote: ({ id, name }, { notes }) => notes.update(id, ({ title }) => ({ title: title + " (" + name + ")" })),
    dropNote: async ({ id }, { notes }) => {
      const note = await notes.get(id);
      await notes.remove(id);
      return note;
    },
  },
  entry: { dropEntry: ({ id }, { entries }) => entries.remove(id) },
};`,
});
const everyone = { authorization: "" };

const make = async (path: string, values: object = {}): Promise<string> =>
  (await service.create(path, { title: "Milk", status: "publish", ...values })).path;

const note = (values: object = {}): Promise<string> => make("/api/v1/notes", values);

const send = (method: string, path: string, body?: object, headers: object = {}) =>
  service.request(method, path, { headers: { ...everyone, ...headers }, body });

it("everyone updates and deletes a published record of others where the spec says so", async () => {
  const path = await note();
  const read = await send("GET", path);
  expect([read.status, read.headers.get("allow")]).toEqual([200, "GET, PATCH, DELETE"]);
  const updated = await send("PATCH", path, { title: "Bread" });
  expect(updated).toMatchObject({ status: 200, body: { title: "Bread", status: "publish" } });
  expect((await send("PATCH", path, { title: "Salt" }, { "if-match": '"stale"' })).status).toBe(412);
  expect((await send("DELETE", path)).status).toBeLessThan(300);
  expect((await send("PATCH", path, { title: "Oil" })).status).toBeGreaterThanOrEqual(400);
  const key = { "idempotency-key": "public-update" };
  const other = await note();
  for (let time = 1; time <= 2; time += 1)
    expect(await send("PATCH", other, { title: "Tea" }, key)).toMatchObject({ status: 200 });
});

it("everyone does by slug what the routes by slug say, and needs the right to edit for those by id", async () => {
  const path = await make("/api/v1/sheets", { slug: "bread" });
  expect((await send("PATCH", path, { title: "Bread" })).status).toBe(401);
  expect((await send("DELETE", path)).status).toBe(401);
  const bySlug = "/api/v1/sheets/by-slug/bread";
  const read = await send("GET", bySlug);
  expect([read.status, read.headers.get("allow")]).toEqual([200, "GET, PATCH, DELETE"]);
  expect(await send("PATCH", bySlug, { title: "Bread" })).toMatchObject({
    status: 200,
    body: { title: "Bread" },
  });
  const draft = await make("/api/v1/sheets", { slug: "draft", status: "draft" });
  expect((await send("PATCH", "/api/v1/sheets/by-slug/draft", { title: "Bread" })).status).toBeGreaterThan(
    399,
  );
  expect((await service.request("GET", draft)).body.title).toBe("Milk");
  expect((await send("DELETE", bySlug)).status).toBeLessThan(300);
  expect((await send("GET", path)).status).toBeGreaterThanOrEqual(400);
});

it("what everyone may not read, or not without a password, stays as it is", async () => {
  for (const values of [{ status: "draft" }, { status: "publish", password: "secret" }]) {
    const path = await note(values);
    expect((await send("PATCH", path, { title: "Bread" })).status).toBeGreaterThanOrEqual(400);
    expect((await send("DELETE", path)).status).toBeGreaterThanOrEqual(400);
    const stored = await service.database.db
      .collection<object>("notes")
      .findOne({ _id: Number(path.split("/").at(-1)) as never });
    expect(JSON.stringify(stored)).toContain("Milk");
  }
});

it("an accessor that acts for the caller may do the same, and no more", async () => {
  const path = await note();
  expect(await send("POST", `${path}/sign`, { name: "Ada" })).toMatchObject({
    status: 200,
    body: { title: "Milk (Ada)" },
  });
  expect((await send("POST", `${path}/drop`)).status).toBe(200);
  expect((await send("GET", path)).status).toBeGreaterThanOrEqual(400);
  const entry = await make("/api/v1/entries");
  expect(await send("PATCH", entry, { title: "Bread" })).toMatchObject({ status: 200 });
  expect((await send("DELETE", entry)).status).toBe(401);
  expect((await send("POST", `${entry}/drop`)).status).toBe(401);
  expect((await service.get(entry)).body.title).toBe("Bread");
});

it("a public deletion of all records leaves what everyone may not read", async () => {
  const draft = await note({ status: "draft" });
  await service.database.db.collection("notes").deleteMany({ password: { $exists: true } });
  await note();
  expect(await send("DELETE", "/api/v1/notes")).toMatchObject({ status: 200, body: { remaining: 0 } });
  expect((await service.get(draft)).body.title).toBe("Milk");
  expect((await send("GET", "/api/v1/notes")).body.items).toEqual([]);
  expect(service.errors).toEqual([]);
});
