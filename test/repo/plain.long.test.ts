import { join } from "node:path";
import { MongoClient } from "mongodb";
import { describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.js";
import { useWorkspaceService } from "../support/workspace-service.js";

const program = `
import { createClient } from "./generated/sdk/index.js";

const { API = "", KEY = "" } = process.env;
const client = createClient({ baseUrl: new URL(API).origin, key: KEY });
const made = await client.loans.create({ reader: "Ada Brun", due: "2031-03-10" });
const changed = await client.loans.update(made.id, { due: "2031-03-11" });
const found = await client.loans.getBySlug(made.slug);
const deleted = await client.loans.delete(made.id);
const missing = await client.loans.find(made.id);
const created: string = made.created_utc;
console.log(JSON.stringify({ created, due: [changed.due, found.due, deleted.due], missing: missing === undefined }));
`;

const fakeProgram = `
import { createProduct } from "./generated/server/index.js";
import { hooks } from "./runtime/hooks/index.js";
import { createFakeServiceOf } from "./runtime/testing/fake-service.js";

const records = {
  loans: [{ id: 7, reader: "Ada Brun" }],
  remarks: [{ id: 17, body: "Noted" }],
  memos: [{ id: 27, points: 3, status: "draft" }],
  papers: [{ id: 28, title: "Swifts" }],
};
const fake = createFakeServiceOf(createProduct(hooks), { records });
const call = async (method, path, { key = fake.key, body } = {}) => {
  const authorization = key === "" ? {} : { Authorization: \`Bearer \${key}\` };
  const headers = { "Content-Type": "application/json", ...authorization };
  const answer = await fake.fetch(fake.baseUrl + path, { method, headers, body });
  return { ...(await answer.json()), code: answer.status };
};
const remove = (path) => call("DELETE", path);
const total = async () => (await call("GET", "/remarks")).total;
const loan = [(await remove("/loans/7")).created_utc, (await call("GET", "/loans/7")).code];
const remark = [(await remove("/remarks/17")).code, (await remove("/remarks/17")).code, await total()];
remark.push((await call("PATCH", "/remarks/17", { body: "{}" })).code, await total());
const seen = [await call("GET", "/memos/27"), await call("GET", "/memos/27", { key: "" })];
seen.push(await call("GET", "/papers/28"));
seen.push(await remove("/papers/28"), await remove("/memos/27"), await call("GET", "/memos/27"));
console.log(JSON.stringify({ loan, remark, parts: seen.map(({ code, status }) => [code, status]) }));
`;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

describe("a plain resource", () => {
  const key = "plain_administrator_0123456789abcdef";
  const served = useWorkspaceService({ name: "plain", adminKey: key });
  const { environment } = served;
  const call = (
    method: string,
    path: string,
    {
      isAnonymous = false,
      ...options
    }: { body?: object; headers?: Record<string, string>; isAnonymous?: boolean } = {},
  ): Promise<Answer> => served.call(method, path, { ...options, ...(isAnonymous ? { key: "" } : {}) });
  const create = async (values: object): Promise<Answer["body"]> => {
    const { status, body } = await call("POST", "loans", { body: { reader: "Ada Brun", ...values } });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };

  it("shows when its records were created and changed", async () => {
    const made = await create({});
    expect(made.created_utc).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(made).toMatchObject({
      created: made.created_utc,
      modified_utc: made.created_utc,
      slug: "ada-brun",
    });
    expect(made).not.toHaveProperty("due");
    expect(made).not.toHaveProperty("status");
    const { body } = await call("PATCH", `loans/${String(made.id)}`, { body: { due: "2031-03-10" } });
    expect(body).toMatchObject({ id: made.id, due: "2031-03-10", created_utc: made.created_utc });
    expect((await call("GET", `loans/by-slug/${String(made.slug)}`)).body).toEqual(body);
  });

  it("lists its records newest first, in other orders and by filters, for everyone", async () => {
    const [first, second, third] = [
      await create({ reader: "Zoe List", due: "2031-05-02" }),
      await create({ reader: "Zoe List", due: "2031-05-03" }),
      await create({ reader: "Zoe List", due: "2031-05-01" }),
    ];
    const ids = async (query: string): Promise<unknown> => {
      const { body } = await call("GET", `loans?search=zoe&${query}`, { isAnonymous: true });
      return (body.loans as Answer["body"][]).map(({ id }) => id);
    };
    expect([first.slug, second.slug, third.slug]).toEqual(["zoe-list", "zoe-list-2", "zoe-list-3"]);
    expect(await ids("")).toEqual([third.id, second.id, first.id]);
    expect(await ids("sort=due")).toEqual([third.id, first.id, second.id]);
    await call("PATCH", `loans/${String(first.id)}`, { body: { due: "2031-05-04" } });
    expect(await ids("sort=modified")).toEqual([first.id, third.id, second.id]);
    expect(await ids("due_from=2031-05-03")).toEqual([second.id, first.id]);
    expect(await ids("per_page=2&page=2")).toEqual([first.id]);
    expect((await call("GET", "loans?search=zoe&page=9")).status).toBe(404);
  });

  it("deletes for good, and answers with the record as it was", async () => {
    const made = await create({ due: "2031-03-12" });
    const path = `loans/${String(made.id)}`;
    expect((await call("DELETE", path, { headers: { "if-match": '"0"' } })).status).toBe(412);
    const { status, body } = await call("DELETE", path);
    expect([status, body]).toEqual([200, made]);
    for (const method of ["GET", "DELETE"])
      expect(await call(method, path)).toMatchObject({ status: 400, body: { code: "rest_invalid_param" } });
    expect((await call("PATCH", path, { body: { due: null } })).status).toBe(400);
    expect((await create({})).id).not.toBe(made.id);
  });

  it("repeats a create and a delete with a key without a second effect", async () => {
    const headers = { "idempotency-key": "once" };
    const body = { reader: "Kay Once" };
    const made = [
      await call("POST", "loans", { body, headers }),
      await call("POST", "loans", { body, headers }),
    ];
    expect([made[1]?.status, made[1]?.body]).toEqual([201, made[0]?.body]);
    const path = `loans/${String(made[0]?.body.id)}`;
    const gone = { headers: { "idempotency-key": "gone" } };
    const deleted = await call("DELETE", path, gone);
    expect(deleted.status).toBe(200);
    expect((await call("DELETE", path, gone)).body).toEqual(deleted.body);
  });

  it("lets only callers write who have the capability of the route", async () => {
    const made = await create({});
    for (const [method, path] of [
      ["POST", "loans"],
      ["PATCH", `loans/${String(made.id)}`],
      ["DELETE", `loans/${String(made.id)}`],
    ] as const) {
      const body = method === "DELETE" ? {} : { body: { reader: "Eve" } };
      expect((await call(method, path, { ...body, isAnonymous: true })).status, method).toBe(401);
    }
    expect((await call("GET", `loans/${String(made.id)}`, { isAnonymous: true })).body).toEqual(made);
  });

  it("rejects what only posts have", async () => {
    const body = { reader: "Ada Brun", status: "draft", author: 3 };
    expect((await call("POST", "loans", { body })).body.data).toMatchObject({
      status: 400,
      params: { status: expect.any(String) as string, author: expect.any(String) as string },
    });
    const made = await create({});
    const [listed] = (await call("GET", "loans?per_page=1", { isAnonymous: true })).body.loans as object[];
    expect(listed).toEqual(made);
  });

  it("counts its records for the terms that they refer to", async () => {
    const made = await create({ topics: ["Swifts"] });
    const count = async (): Promise<unknown> =>
      ((await call("GET", "topics?search=swifts")).body.topics as Answer["body"][])[0]?.count;
    expect(made.topics).toMatchObject([{ name: "Swifts", count: 1 }]);
    const other = await create({ topics: ["Swifts"] });
    expect(await count()).toBe(2);
    await call("PATCH", `loans/${String(other.id)}`, { body: { topics: [] } });
    expect(await count()).toBe(1);
    await call("DELETE", `loans/${String(made.id)}`);
    expect(await count()).toBe(0);
  });

  it("has its changes in the audit", async () => {
    const { id } = await create({ due: "2031-06-01" });
    await call("PATCH", `loans/${String(id)}`, { body: { due: "2031-06-02" } });
    await call("DELETE", `loans/${String(id)}`);
    await eventually(async () => {
      const { body } = await call("GET", `audit?resource=loan&record=${String(id)}`);
      const kinds = (body.entries as Answer["body"][]).map(({ kind }) => kind);
      expect(kinds).toEqual(["deleted", "updated", "created"]);
    });
  });

  it("has in its changes what was deleted for good", async () => {
    const { id } = await create({ reader: "Mia Gone" });
    const { body: all } = await call("GET", "loans/changes?search=gone", { isAnonymous: true });
    expect(all.changes).toMatchObject([{ type: "created", id, record: { reader: "Mia Gone" } }]);
    await call("DELETE", `loans/${String(id)}`);
    await eventually(async () => {
      const path = `loans/changes?search=gone&since=${String(all.next_token)}`;
      expect((await call("GET", path, { isAnonymous: true })).body.changes).toMatchObject([
        { type: "deleted", id },
      ]);
    });
  });

  it("documents its operations and messages", async () => {
    const { body } = await call("GET", "doc");
    expect(body).toMatchObject({
      webhooks: { loan: { post: { summary: "Loans: `loan.created`, `loan.updated`, `loan.deleted`" } } },
      paths: {
        "/loans": { post: { responses: { 201: {} } } },
        "/loans/{id}": { delete: { responses: { 200: {}, 400: {}, 412: {} } } },
      },
    });
    expect(body.paths).not.toHaveProperty(["/loans/{id}", "delete", "responses", "410"]);
  });

  it("is edited without statuses, and deleted for good", async () => {
    const { body } = await call("GET", "//admin/forms", { isAnonymous: true });
    const form = (body.resources as Answer["body"][]).find(({ name }) => name === "loan");
    expect(form).not.toHaveProperty("hasStatus");
    expect(form).toMatchObject({ writes: { delete: { path: "/loans/{id}" } } });
  });

  it("survives an export and an import", async () => {
    const { id } = await create({ reader: "Mo Ved", due: "2031-07-01" });
    const remark = (await call("POST", "remarks", { body: { body: "Moves in the trash" } })).body.id;
    await call("DELETE", `remarks/${String(remark)}`);
    const client = await MongoClient.connect(environment.MONGODB_URI);
    const remarks = client.db(environment.MONGODB_DB).collection<{ _id: number }>("remarks");
    await remarks.updateOne({ _id: Number(remark) }, { $set: { author: 5 } });
    const memo = await call("POST", "memos", { body: { points: 3, date: "2032-01-02 10:00:00" } });
    expect(memo).toMatchObject({ status: 201, body: { status: "future", date: "2032-01-02 10:00:00" } });
    const paper = await call("POST", "papers", { body: { title: "Swifts", status: "private" } });
    expect((await call("DELETE", `papers/${String(paper.body.id)}`)).body).toMatchObject({ status: "trash" });
    const lines = join(served.workspace.folder, "all.jsonl");
    const [from, to] = [environment, { ...environment, MONGODB_DB: `${environment.MONGODB_DB}_imported` }];
    for (const [name, store] of [
      ["export", from],
      ["import", to],
    ] as const) {
      const { status, output } = served.workspace.run(["runtime/run.mjs", name, lines], store);
      expect(status, output).toBe(0);
    }
    const stored = async (store: typeof from, name: string, _id: unknown): Promise<object> => {
      const collection = client.db(store.MONGODB_DB).collection<{ _id: number }>(name);
      const found = await collection.findOne({ _id: Number(_id) });
      return { ...found, revision: 0, notes: 0, noted: 0 };
    };
    expect(await stored(to, "loans", id)).toEqual(await stored(from, "loans", id));
    expect(await stored(to, "loans", id)).toMatchObject({ reader: "Mo Ved", due: "2031-07-01" });
    expect(await stored(to, "remarks", remark)).toEqual(await stored(from, "remarks", remark));
    expect(await stored(to, "remarks", remark)).toMatchObject({ _trashed: true, author: 5 });
    for (const [name, id] of [
      ["memos", memo.body.id],
      ["papers", paper.body.id],
    ] as const)
      expect(await stored(to, name, id)).toEqual(await stored(from, name, id));
    expect(await stored(to, "papers", paper.body.id)).toMatchObject({ trashed_from: "private", author: 1 });
    await client.close();
  });

  it("goes to the trash where it has one, and comes back by a write, with its slug", async () => {
    const { body: made } = await call("POST", "remarks", { body: { body: "Back soon" } });
    const path = `remarks/${String(made.id)}`;
    expect(made).toMatchObject({ author: "1", slug: "back-soon" });
    const gone = { headers: { "idempotency-key": "to the trash" } };
    const deleted = await call("DELETE", path, gone);
    expect(deleted).toMatchObject({ status: 200, body: { slug: "back-soon__trashed" } });
    expect((await call("DELETE", path, gone)).body).toEqual(deleted.body);
    expect(await call("DELETE", path)).toMatchObject({ status: 410, body: { code: "remark-is-in-trash" } });
    expect((await call("GET", path, { isAnonymous: true })).status).toBe(403);
    expect((await call("GET", "remarks?search=soon")).body.total).toBe(0);
    expect((await call("PATCH", path, { body: {} })).body).toMatchObject({ slug: "back-soon" });
    expect((await call("GET", "remarks?search=soon", { isAnonymous: true })).body.total).toBe(1);
    await eventually(async () => {
      const { body } = await call("GET", `audit?resource=remark&record=${String(made.id)}`);
      const kinds = (body.entries as Answer["body"][]).map(({ kind }) => kind);
      expect(kinds).toEqual(["restored", "trashed", "created"]);
    });
  });

  it("without a name has a title of its kind and its id, on its page, in feeds and where others lead to it", async () => {
    const memo = Number((await call("POST", "memos", { body: { points: 5 } })).body.id);
    expect((await call("POST", "papers", { body: { title: "On memos", memos: [memo] } })).status).toBe(201);
    const textOf = async (path: string): Promise<string> =>
      (await served.send("GET", path, { key: "" })).text();
    const name = `Memo ${memo}`;
    expect(await textOf(`//memo/${memo}/`)).toContain(`<h1>${name}</h1>`);
    expect(await textOf("memos.rss")).toContain(`<title>${name}</title>`);
    expect(await textOf("//paper/on-memos/")).toContain(`/memo/${memo}/">${name}</a>`);
  });

  it("has counts that the doctor finds right", async () => {
    await create({ topics: ["Counted"] });
    const { status, output } = served.workspace.run(["runtime/run.mjs", "doctor"], environment);
    expect([status, output.trim().split("\n").at(-1)]).toEqual([0, "Nothing to repair."]);
  });

  it("is created, changed, found and deleted by its client", () => {
    const { created, ...others } = served.runProgram(program, { KEY: key }) as { readonly created: string };
    expect(created).toMatch(/^\d{4}-/);
    expect(others).toEqual({ due: ["2031-03-11", "2031-03-11", "2031-03-11"], missing: true });
  });

  it("is the same in memory", () => {
    expect(served.runProgram(fakeProgram)).toEqual({
      loan: ["2030-01-01 12:00:00", 400],
      remark: [200, 410, 0, 200, 1],
      parts: [
        [200, "draft"],
        [403, null],
        [200, "publish"],
        [200, "trash"],
        [200, "draft"],
        [400, null],
      ],
    });
  });

  it("generates code that compiles", () => {
    const { status, output } = served.compile();
    expect(status, output).toBe(0);
  });
});
