import { beforeAll, describe, expect, it } from "vitest";
import { openKeys } from "../../runtime/auth/keys.js";
import { type Created, idsOf, type TestAnswer } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";

const routes = (name: string) => `  ${name}:
    list: {}
    create: { access: write, idempotency: key }
    get: {}
    update: { access: write }
    delete: { access: write }
`;

const fields = `fields:
  title: { type: text, required: true, text: Title. }
  status: { type: status, text: Status. }
`;

const guarded = `  ledger:
    create: { access: write }
    update: { access: edit }
    delete: { access: maintain }
`;

const named = "fields:\n  title: { type: text, required: true, text: Title. }\n";

let now = Date.UTC(2027, 2, 10, 12);
const service = useSpec(
  {
    "api.yaml": `style: rest
capabilities: { write: Writes records., edit: Edits own records., publish: Publishes records., maintain: Changes those of others. }
access: { edit: edit, edit_published: edit, edit_others: maintain, publish: publish, read_private: maintain, upload: write }
roles: { maintainer: [write, edit, publish, maintain], writer: [write, edit, publish], helper: [write, edit], clerk: [write] }
`,
    "routes.yaml": `resources:\n${["note", "page", "task", "post", "heap", "bin"].map(routes).join("")}${guarded}`,
    "resources/note.yaml": `lifecycle: [status]\ntext: A note.\nwebhooks: [published, deleted]\n${fields}`,
    "resources/page.yaml": `lifecycle: [author, status]\ntext: A page.\n${fields}`,
    "resources/task.yaml": `lifecycle: [status, trash]\ntext: A task.\nwebhooks: [trashed]\n${fields}`,
    "resources/ledger.yaml": `lifecycle: plain\ntext: What some may delete.\n${named}`,
    "resources/heap.yaml": `lifecycle: [trash]\ntext: A thing of everyone.\n${named}`,
    "resources/bin.yaml": `lifecycle: [author, trash]\ntext: A thing of someone.\n${named}`,
    "resources/post.yaml": `lifecycle: [status, scheduled]
text: A post.
order: [-date, -id]
${fields}  date: { type: datetime, text: Date of publication. }
`,
  },
  { now: () => now },
);

type Name = "maintainer" | "writer" | "other" | "helper" | "clerk" | "anonymous";
/** The headers of a caller; the maintainer has those of the administrator. */
const headers = new Map<Name, Readonly<Record<string, string>>>([["anonymous", { authorization: "" }]]);

beforeAll(async () => {
  const store = openKeys(service.database, undefined);
  for (const [name, role, author] of [
    ["writer", "writer", 11],
    ["other", "writer", 12],
    ["helper", "helper", 13],
    ["clerk", "clerk", 14],
  ] as const)
    headers.set(name, { authorization: `Bearer ${await store.create({ name, role, author })}` });
});

const call = (name: Name, method: string, path: string, body?: object): Promise<TestAnswer> =>
  service.api.request(method, path, { body, headers: headers.get(name) });

const create = (name: Name, path: string, body: object): Promise<Created> =>
  service.api.create(path, body, { headers: headers.get(name) });

const readers = async (path: string): Promise<readonly number[]> =>
  Promise.all(
    (["maintainer", "writer", "other", "helper", "anonymous"] as const).map(
      async (name) => (await call(name, "GET", path)).status,
    ),
  );

const total = async (name: Name, path: string): Promise<unknown> =>
  (await call(name, "GET", path)).body.total;

describe("records with a status alone", () => {
  it("are read by everyone once they are published, and before that by all who edit", async () => {
    const all = async () => [await total("anonymous", "/notes"), await total("helper", "/notes")].map(Number);
    const [shown = 0, written = 0] = await all();
    const { path, body } = await create("writer", "/notes", { title: "Draft", status: "draft" });
    expect(body.status).toBe("draft");
    expect(await readers(path)).toEqual([200, 200, 200, 200, 403]);
    expect(await all()).toEqual([shown, written + 1]);
    expect(await total("other", "/notes")).toBe(written + 1);
    expect((await call("anonymous", "GET", "/notes?status=draft")).status).toBe(400);
    const changed = await call("other", "PATCH", path, { status: "publish" });
    expect([changed.status, changed.body.status]).toEqual([200, "publish"]);
    expect(await readers(path)).toEqual([200, 200, 200, 200, 200]);
    expect(await all()).toEqual([shown + 1, written + 1]);
    expect(Object.keys(changed.body)).not.toContain("author");
    expect(Object.keys(changed.body)).not.toContain("date");
  });

  it("are published by callers with that permission only", async () => {
    const made = await create("helper", "/notes", { title: "Proposed", status: "publish" });
    expect(made.body.status).toBe("pending");
    expect((await create("helper", "/notes", { title: "Usual" })).body.status).toBe("draft");
    expect((await create("writer", "/notes", { title: "Usual" })).body.status).toBe("publish");
  });

  it("are listed by links with the statuses that they can have", async () => {
    for (const title of ["One", "Two"]) await create("writer", "/notes", { title });
    const first = await call("writer", "GET", "/notes?per_page=1");
    const next = new URL(first.body.next as unknown as string);
    expect(next.searchParams.get("status")).toBe("publish,draft,pending,private");
    const second = await call("writer", "GET", (next.pathname + next.search).replace("/api/v1", ""));
    expect([second.status, (second.body.items as unknown as readonly object[]).length]).toEqual([200, 1]);
  });

  it("are never scheduled, nor in a trash: a delete is for good", async () => {
    const { path: note } = await create("writer", "/notes", { title: "Later", status: "publish" });
    for (const [method, path] of [
      ["POST", "/notes"],
      ["PATCH", note],
      ["GET", "/notes?status=future"],
      ["GET", "/notes?status=trash"],
    ] as const) {
      for (const status of method === "GET" ? [""] : ["trash", "future"]) {
        const body = method === "GET" ? undefined : { title: "Gone", status };
        const rejected = await call("writer", method, path, body);
        expect(rejected.status, path).toBe(400);
        const reason = /status(?:\[0\])? is not one of publish, draft, pending, private\./;
        expect(JSON.stringify(rejected.body)).toMatch(reason);
      }
    }
    expect((await call("writer", "GET", note)).body.status).toBe("publish");
    expect((await call("writer", "DELETE", note)).status).toBe(200);
    expect((await call("writer", "GET", note)).status).toBe(404);
    expect(await service.database.db.collection("notes").countDocuments({ slugs: "en:later" })).toBe(0);
  });
});

describe("records with a status and other parts", () => {
  it("with an author are read by that before they are published", async () => {
    const { path } = await create("writer", "/pages", { title: "Mine", status: "draft" });
    expect(await readers(path)).toEqual([200, 200, 403, 403, 403]);
    const drafts = "/pages?status=draft";
    expect([await total("writer", drafts), await total("other", drafts)]).toEqual([1, 0]);
    expect((await call("other", "PATCH", path, { title: "Theirs" })).status).toBe(403);
    expect((await call("maintainer", "DELETE", path)).status).toBe(200);
    expect((await call("writer", "GET", path)).status).toBe(404);
  });

  it("with a trash are moved there and restored with the status they had", async () => {
    const totals = async () => [
      await total("writer", "/tasks"),
      await total("writer", "/tasks?status=trash"),
    ];
    const [before, trashed] = await totals();
    const { id, path } = await create("writer", "/tasks", { title: "Sweep", status: "draft" });
    const removed = await call("other", "DELETE", path);
    expect(removed).toMatchObject({ status: 200, body: { status: "trash", slug: "sweep__trashed" } });
    expect(await readers(path)).toEqual([200, 200, 200, 200, 403]);
    expect(await totals()).toEqual([before, Number(trashed) + 1]);
    expect((await call("anonymous", "GET", "/tasks?status=trash")).status).toBe(400);
    const restored = await call("helper", "PATCH", path, { title: "Sweep" });
    expect([restored.status, restored.body.status, restored.body.slug]).toEqual([200, "draft", "sweep"]);
    const documents = service.database.db.collection<{ _id: number }>("tasks");
    const stored = await documents.findOne({ _id: id });
    expect(Object.keys(stored ?? {})).not.toContain("_trashed");
    expect(Object.keys(stored ?? {})).not.toContain("author");
  });

  it("with a publication date are published by it, and in the order of it", async () => {
    const first = await create("writer", "/posts", { title: "Now" });
    const later = { title: "Next year", date: "2028-03-10 12:00:00" };
    const made = await create("writer", "/posts", later);
    expect(made.body.status).toBe("future");
    expect(await readers(made.path)).toEqual([200, 200, 200, 200, 403]);
    now = Date.UTC(2028, 2, 11, 12);
    const due = await call("writer", "PATCH", made.path, { title: "Next year" });
    expect(due.body.status).toBe("publish");
    expect(await readers(made.path)).toEqual([200, 200, 200, 200, 200]);
    await create("writer", "/posts", { title: "Then", date: "2028-03-09 12:00:00" });
    const { body } = await call("writer", "GET", "/posts");
    expect((body.items as unknown as { title: string }[]).map(({ title }) => title)).toEqual([
      "Next year",
      "Then",
      "Now",
    ]);
    expect(first.body.status).toBe("publish");
  });
});

it("documents the statuses alone that the records of each resource can have", async () => {
  const { body } = await call("anonymous", "GET", "/doc");
  const statuses = (name: string): unknown => {
    const { $ref, enum: values } = body.components?.schemas?.[name]?.properties?.status ?? {};
    return $ref ?? values;
  };
  const [own, trash, future] = [["publish", "draft", "pending", "private"], "trash", "future"];
  for (const kind of ["", "Create", "Update"]) {
    expect(statuses(`Note${kind}`), kind).toEqual(own);
    expect(statuses(`Task${kind}`), kind).toEqual([...own, trash]);
    expect(statuses(`PostRecord${kind}`), kind).toEqual(["publish", future, "draft", "pending", "private"]);
  }
});

it("sends statuses that the generated client knows", async () => {
  const module = await service.program.loadClient();
  const origin = "http://service.test";
  const fetch = (url: string, init: RequestInit) => service.fetch(url.slice(origin.length), init);
  const client = module.createClient({ baseUrl: origin, validate: module.validate, retries: 0, fetch });
  const { notes } = client as unknown as { readonly notes: { readonly list: () => Promise<BodyOf> } };
  await create("writer", "/notes", { title: "Public" });
  const { items } = await notes.list();
  expect(items).not.toEqual([]);
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(["publish"]));
});

interface BodyOf {
  readonly items: readonly { readonly status: string }[];
}

describe("the trash", () => {
  it.each(["heaps", "bins", "tasks"])("of %s is the same in the editor and by address", async (plural) => {
    const ids: number[] = [];
    for (const name of ["writer", "clerk"] as const) {
      const { id, path } = await create(name, `/${plural}`, { title: "Gone" });
      ids.push(id);
      expect((await call("maintainer", "DELETE", path)).status).toBe(200);
    }
    const seen: Record<string, readonly number[]> = {};
    for (const name of ["maintainer", "writer", "other", "clerk"] as const) {
      const path = `/admin/records/${plural}?status=trash`;
      const listed = idsOf((await service.get(path, { headers: headers.get(name) })).body.records);
      const found = await Promise.all(
        ids.map(async (id) => ((await call(name, "GET", `/${plural}/${id}`)).status === 200 ? [id] : [])),
      );
      seen[name] = found.flat();
      expect(listed.filter((id) => ids.includes(id)).sort(), name).toEqual(found.flat().sort());
    }
    const others = plural === "bins" ? [] : ids;
    const own = plural === "bins" ? ids.slice(0, 1) : ids;
    expect(seen).toEqual({ maintainer: ids, writer: own, other: others, clerk: [] });
  });
});

it("offers in the editor what the routes let the caller do with records without an author", async () => {
  const { path } = await create("clerk", "/ledgers", { title: "Accounts" });
  const offered = async (name: Name): Promise<unknown> => {
    const own = { headers: headers.get(name) };
    const listed = await service.get("/admin/records/ledgers", own);
    const form = await service.get(`/admin/records${path}`, own);
    const [record] = (listed.body.records ?? []) as unknown as { mayEdit: boolean; mayDelete: boolean }[];
    const statuses: number[] = [];
    for (const method of ["PATCH", "DELETE"]) statuses.push((await call(name, method, path, {})).status);
    return [record?.mayEdit, record?.mayDelete, form.status, ...statuses];
  };
  expect(await offered("writer")).toEqual([true, false, 200, 200, 403]);
  expect(await offered("clerk")).toEqual([undefined, undefined, 403, 403, 403]);
  expect(await offered("maintainer")).toEqual([true, true, 200, 200, 200]);
});

it("repeats the answer to a create of what the caller cannot read, as a draft", async () => {
  for (const path of ["/notes", "/pages", "/tasks"]) {
    const keyed = { headers: { ...headers.get("clerk"), "idempotency-key": `clerk ${path}` } };
    const send = () => service.api.post(path, { title: "Once" }, keyed);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status], path).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  }
});
