import { describe, expect, it } from "vitest";
import type { Credentials } from "../../runtime/auth/users.js";
import { adminKey } from "../diff/serve.js";
import { textOf } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("users"), {
  hooks: `export const hooks = {
  service: {
    async userOfCredentials({ scheme, value, username, password, cookies }, { members, now, language, errors }) {
      if (value === "broken") throw new Error("The directory is away.");
      if (value === "rejected") errors.reject("token", "not_allowed");
      const ids = { token: value, bearer: value, basic: password === "right " + language ? username : "" };
      const id = ids[scheme] ?? cookies.user;
      if (id === undefined || now === 0) return undefined;
      const member = await members.asService.first({ _id: id });
      return member && { id: member.id, role: member.name.startsWith("Root") ? "admin" : "member", name: member.name };
    },
  },
  member: {
    register: (values, { members }) => members.asService.create(values),
    currentMember: (_input, { members, caller }) => members.asService.get(caller.author),
  },
};`,
});
const { api } = service;
const as = (credentials: string, others: object = {}) => ({
  headers: { authorization: credentials, ...others },
});
const anonymous = as("");

let count = 0;
const register = async (name = `Member ${(count += 1)}`) => {
  const { status, body } = await api.post("/members/register", { name }, anonymous);
  expect(status).toBe(201);
  return { id: textOf(body.id), name };
};

it("calls the hook with what comes by Token, Bearer, Basic and cookies", async () => {
  const { id, name } = await register();
  const basic = Buffer.from(`${id}:right en`).toString("base64");
  for (const options of [
    as(`Token ${id}`),
    as(`bearer   ${id}`),
    as(`Basic ${basic}`),
    as("", { cookie: `theme=dark; user=${id}; user=other` }),
  ]) {
    const { status, body, headers } = await api.get("/members/me", options);
    expect([status, body.name, headers.get("cache-control")]).toEqual([
      200,
      name,
      expect.stringContaining("no-store"),
    ]);
  }
});

it("answers 401 to credentials of no user, on every route, and takes other cookies for none", async () => {
  for (const credentials of ["Token none", "Bearer none", "Basic bm9uZQ==", "Digest a=b"]) {
    const { status, headers } = await api.get("/notes", as(credentials));
    expect([credentials, status, headers.get("www-authenticate")]).toEqual([
      credentials,
      401,
      expect.stringContaining("Bearer realm="),
    ]);
  }
  expect((await api.get("/notes", as("", { cookie: "user=none" }))).status).toBe(200);
  expect((await api.get("/members/me", anonymous)).status).toBe(401);
  expect((await api.post("/notes", { body: "x" }, anonymous)).status).toBe(401);
});

it("goes on taking API keys, without asking the hook", async () => {
  const { path } = await api.create("/notes", { body: "By a key." });
  expect((await api.get(path)).status).toBe(200);
});

it("gives the records of users their id as author, which ownership, policies, caches and the audit go by", async () => {
  const [ada, bob] = [await register(), await register()];
  const [asAda, asBob] = [as(`Token ${ada.id}`), as(`Token ${bob.id}`)];
  const { path, id } = await api.create("/notes", { body: "Of Ada." }, asAda);
  const stored = await service.database.db.collection("notes").findOne({ _id: id as never });
  const by = { key: `user ${ada.id}`, name: ada.name, role: "member" };
  expect(stored).toMatchObject({ author: ada.id, notes: [{ by }] });
  const seen = async (options: object): Promise<unknown> => (await api.read("/notes", options)).total;
  for (let round = 0; round < 2; round += 1) expect([await seen(asAda), await seen(asBob)]).toEqual([1, 0]);
  expect([await api.get(path, asBob), await api.get(path, anonymous)].map(({ status }) => status)).toEqual([
    403, 403,
  ]);
  await api.patch(path, { open: true }, asAda);
  expect((await api.get(path, anonymous)).status).toBe(200);
  expect((await api.patch(path, { body: "Of Bob." }, asBob)).status).toBe(403);
  expect((await api.delete(path, asBob)).status).toBe(403);
  const root = await register("Root");
  expect((await api.patch(path, { body: "Of Root." }, as(`Token ${root.id}`))).status).toBe(200);
  expect((await api.delete(path, asAda)).status).toBe(200);
});

it("makes users of no role administrators of the service", async () => {
  const { id } = await register("Root of all");
  const exported = (authorization: string): Promise<Response> =>
    service.fetch("/admin/export.jsonl", { headers: { authorization } });
  expect((await exported(`Bearer ${adminKey}`)).status).toBe(200);
  expect((await exported(`Token ${id}`)).status).toBe(403);
  const session = { headers: { authorization: `Token ${id}` } };
  const access = await (await service.fetch("/admin/session", session)).json();
  expect(access).not.toHaveProperty("isAdministrator");
});

it("answers what the hook rejects, and 500 to what it throws", async () => {
  expect((await api.get("/notes", as("Token rejected"))).status).toBe(400);
  expect(service.errors).toEqual([]);
  expect((await api.get("/notes", as("Token broken"))).status).toBe(500);
  expect(service.errors).toHaveLength(1);
});

describe("without a key or account, on a loopback address", () => {
  const open = useSpecProduct(specFiles("users"), {
    hooks: {
      service: { userOfCredentials: ({ value }: Credentials) => ({ id: value, role: "member" }) },
      member: {},
    },
  });

  it("callers without credentials may do what everyone may, and users what their role may", async () => {
    expect((await open.get("/notes")).status).toBe(200);
    expect((await open.post("/notes", { body: "x" })).status).toBe(401);
    const user = as("Token 00000000-0000-4000-8000-000000000001");
    expect((await open.post("/notes", { body: "x" }, user)).status).toBe(201);
  });
});
