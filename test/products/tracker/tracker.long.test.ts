import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MongoClient } from "mongodb";
import { describe, expect, it } from "vitest";
import { productKey, useProduct } from "../../support/product.js";
import { callsOf, idsOf, type JsonBody, textOf } from "../../support/service.js";
import { testPages } from "../test-pages.js";

const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("an issue tracker", () => {
  const served = useProduct("tracker");
  const { call } = served;
  const keys = { reporter: "", other: "" };
  let project: unknown;
  let issue: unknown;

  const codes = (body: unknown): unknown =>
    ((body as { errors?: { pointer: string; code: string }[] }).errors ?? []).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );

  const idOf = ({ id }: JsonBody): string => id as unknown as string;

  it("stores a project with a code of its own", async () => {
    const created = await call("POST", "/projects", { name: "Bridge", code: "BRG" });
    expect(created.status).toBe(201);
    project = created.body.id;
    const again = await call("POST", "/projects", { name: "Bridges", code: "BRG" });
    expect([again.status, codes(again.body)]).toEqual([400, ["#/code taken"]]);
    const malformed = await call("POST", "/projects", { name: "Bridges", code: "brg" });
    expect(codes(malformed.body)).toEqual(["#/code not_matching"]);
  });

  it("gives issues an identifier, and each reporter an author", async () => {
    for (const name of ["reporter", "other"] as const) {
      const made = served.product.run(
        ["keys", "create", "--name", name, "--role", "reporter"],
        served.environment,
      );
      keys[name] = /api_[\w-]{32}/.exec(made.output)?.[0] ?? "";
      expect(keys[name], made.output).not.toBe("");
    }
    const created = await call("POST", "/issues", { title: "The rail is loose", project }, keys.reporter);
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    expect(created.body).toMatchObject({
      state: "open",
      id: expect.stringMatching(version7) as string,
      key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    issue = created.body.id;
    const found = await call("GET", `/issues?key=${(created.body as unknown as { key: string }).key}`);
    expect(found.body).toEqual({ items: [expect.objectContaining({ id: issue })] });
  });

  it("follows the workflow of its hook", async () => {
    const path = `/issues/${String(issue)}`;
    const skipped = await call("PATCH", path, { state: "done" });
    expect([skipped.status, codes(skipped.body)]).toEqual([400, ["#/state wrong_order"]]);
    const unassigned = await call("PATCH", path, { state: "in_progress" });
    expect(codes(unassigned.body)).toEqual(["#/assignee missing"]);
    expect((await call("PATCH", path, { state: "in_progress", assignee: "Ada" })).status).toBe(200);
    expect((await call("PATCH", path, { state: "done" })).body.state).toBe("done");
    expect((await call("GET", "/issues?state=done,open&is_assigned=true")).body.items).toHaveLength(1);
  });

  it("lists the comments of an issue", async () => {
    // Who cannot see the issue cannot refer to it.
    const hidden = await call("POST", "/comments", { body: "Is it done?", issue }, keys.other);
    expect([hidden.status, codes(hidden.body)]).toEqual([400, ["#/issue not_found"]]);
    for (const [body, key] of [
      ["I have tightened it.", keys.reporter],
      ["Thank you.", productKey],
    ] as const)
      expect((await call("POST", "/comments", { body, issue }, key)).status).toBe(201);
    expect((await call("GET", `/comments?issue=${String(issue)}`)).body.items).toHaveLength(2);
  });

  it("leads through issues by a cursor of UUIDs, for its own filters alone", async () => {
    for (let number = 1; number <= 7; number += 1)
      await call("POST", "/issues", { title: `Issue ${number}`, project });
    const open = idsOf((await call("GET", "/issues?state=open&per_page=50")).body.items);
    const seen: unknown[] = [];
    let cursor = "";
    for (let path = "/issues?state=open&per_page=2"; path !== ""; ) {
      const { body } = await call("GET", path);
      seen.push(...idsOf(body.items));
      const search = body.next === undefined ? "" : new URL(textOf(body.next)).search;
      cursor = new URLSearchParams(search).get("cursor") ?? cursor;
      path = search === "" ? "" : `/issues${search}`;
    }
    expect(open).toHaveLength(7);
    expect(seen).toEqual(open);
    const other = await call("GET", `/issues?state=done&cursor=${cursor}`);
    expect([other.status, other.body]).toMatchObject([400, { errors: [{ parameter: "cursor" }] }]);
  });

  it("stores time spent, which has no name, and shows it by its id", async () => {
    const made = await call("POST", "/worklogs", { hours: 1.5, day: "2031-03-10", issue }, keys.reporter);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).not.toHaveProperty("slug");
    const id = Number(made.body.id);
    const other = await call("POST", "/worklogs", { hours: 2, day: "2031-03-11", issue });
    const listed = await call("GET", `/worklogs?issue=${String(issue)}`);
    expect(listed.body).toMatchObject({ items: [{ id: other.body.id }, { id, hours: 1.5 }] });
    const page = await fetch(`${served.origin}/worklog/${id}/`, { headers: { accept: "text/html" } });
    const html = await page.text();
    expect([page.status, html]).toEqual([200, expect.stringContaining(`<h1>Time spent ${id}</h1>`)]);
    expect(html).toMatch(/<dt>Hours spent<\/dt><dd>1\.5<\/dd>/);
    for (const path of ["999999", "time-spent"])
      expect((await fetch(`${served.origin}/worklog/${path}/`)).status, path).toBe(404);
    const records = await fetch(`${served.origin}/admin/records/worklogs`, {
      headers: { authorization: `Bearer ${productKey}` },
    });
    expect(await records.json()).toMatchObject({
      records: [{ name: `#${Number(other.body.id)}` }, { name: `#${id}` }],
    });
    const document = (await call("GET", "/doc")).body as unknown as { paths: Record<string, object> };
    expect(Object.keys(document.paths).filter((path) => path.startsWith("/worklogs"))).toEqual([
      "/worklogs",
      "/worklogs/{id}",
    ]);
  });

  it("counts the entries of an issue, also beside concurrent writes", async () => {
    const made = await Promise.all(
      ["Dam", "Weir"].map((title) => call("POST", "/issues", { title: `Leak of the ${title}`, project })),
    );
    const [dam = "", weir = ""] = made.map(({ body }) => idOf(body));
    const counts = async (): Promise<unknown> => {
      const { body } = await call("GET", "/issues?search=leak&sort=busiest");
      return (body.items as unknown as { id: string; count: number }[]).map(({ id, count }) => [id, count]);
    };
    const entries = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        call("POST", "/worklogs", { hours: 1, day: "2031-04-01", issue: at < 5 ? dam : weir }),
      ),
    );
    expect(await counts()).toEqual([
      [weir, 7],
      [dam, 5],
    ]);
    const paths = entries.map(({ body }) => `/worklogs/${Number(body.id)}`);
    await Promise.all([
      ...paths.slice(5, 8).map((path) => call("PATCH", path, { issue: dam })),
      ...paths.slice(8, 10).map((path) => call("DELETE", path)),
      call("PATCH", `/issues/${dam}`, { title: "Leak of the dam at the lake" }),
    ]);
    expect(await counts()).toEqual([
      [dam, 8],
      [weir, 2],
    ]);
    await Promise.all(paths.slice(8, 10).map((path) => call("PATCH", path, {})));
    expect(await counts()).toEqual([
      [dam, 8],
      [weir, 4],
    ]);
    expect((await call("GET", `/issues/${weir}`)).body.count).toBe(4);
    const checked = served.product.run(["doctor"], served.environment);
    expect([checked.status, checked.output.trim().split("\n").at(-1)]).toEqual([0, "Nothing to repair."]);
  });

  it("finds issues by their UUIDs, in any letter case", async () => {
    const id = String(issue);
    expect((await call("GET", `/issues/${id.toUpperCase()}`)).body.id).toBe(id);
    const unknown = await call("GET", `/issues/${id.replace(/^.{8}/, "00000000")}`);
    expect(unknown.status).toBe(404);
    for (const path of ["/issues/1", "/issues/first", `/projects/${id}`]) {
      const other = await call("GET", path);
      expect([path, other.status, other.body.code]).toEqual([path, 404, "no_route"]);
    }
  });

  it("takes UUIDs as relations, and names the reason where one is none, or leads nowhere", async () => {
    const comment = { body: "No.", issue: "00000000-0000-7000-8000-000000000000" };
    const missing = await call("POST", "/comments", comment);
    expect([missing.status, codes(missing.body)]).toEqual([400, ["#/issue not_found"]]);
    const malformed = await call("POST", "/comments", { ...comment, issue: 1 });
    expect([malformed.status, codes(malformed.body)]).toEqual([400, ["#/issue not_string"]]);
    const text = await call("POST", "/comments", { ...comment, issue: "first" });
    expect([text.status, codes(text.body)]).toEqual([400, ["#/issue not_uuid"]]);
    const listed = await call("GET", `/comments?issue=${comment.issue}`);
    expect([listed.status, listed.body.errors]).toMatchObject([400, [{ parameter: "issue" }]]);
  });

  it("relates issues to others by UUID or slug, and embeds those", async () => {
    const ready = await call("POST", "/issues", { title: "Order a rail", project });
    const blockers = [issue, "order-a-rail"];
    const late = await call("POST", "/issues", { title: "Paint it", project, blocked_by: blockers });
    expect(late.status, JSON.stringify(late.body)).toBe(201);
    expect(late.body.blocked_by).toMatchObject([{ id: issue }, { id: ready.body.id }]);
    const found = async (query: string): Promise<unknown> =>
      idsOf((await call("GET", `/issues?${query}`)).body.items);
    expect(await found("is_blocked=true")).toEqual([late.body.id]);
    expect(await found("is_blocked=false&search=rail")).toEqual([ready.body.id, issue]);
    expect(await found(`blocked_by=${String(issue).toUpperCase()}`)).toEqual([late.body.id]);
    expect(await found("blocked_by=order-a-rail,paint-it")).toEqual([late.body.id]);
  });

  it("shows records without a name by their UUID", async () => {
    const id = idOf((await call("POST", "/votes", { points: 3, issue })).body);
    for (const name of [id, id.toUpperCase()]) {
      const page = await fetch(`${served.origin}/vote/${name}/`, { headers: { accept: "text/html" } });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<h1>Vote ${id}</h1>`)]);
    }
    for (const name of ["1", "00000000-0000-7000-8000-000000000000"])
      expect((await fetch(`${served.origin}/vote/${name}/`)).status, name).toBe(404);
  });

  it("repairs the count of an issue", async () => {
    const { MONGODB_URI = "", MONGODB_DB } = served.environment;
    const store = await MongoClient.connect(MONGODB_URI);
    const counted = store.db(MONGODB_DB).collection<{ _id: string; count: number }>("issues");
    await counted.updateOne({ _id: String(issue) }, { $inc: { count: 7 } });
    const repaired = served.product.run(["doctor"], served.environment);
    expect(repaired.output).toContain(
      `issues: the count of ${String(issue)} is 9, but 2 records refer to it.`,
    );
    expect((await counted.findOne({ _id: String(issue) }))?.count).toBe(2);
    await store.close();
  });

  it("documents UUIDs in paths, relations and messages", async () => {
    const document: unknown = await (await fetch(`${served.api}/doc`)).json();
    const uuid = { type: "string", format: "uuid" };
    const path: unknown = expect.objectContaining({ name: "id", schema: uuid });
    expect(document).toMatchObject({
      paths: { "/comments/{id}": { get: { parameters: expect.arrayContaining([path]) as unknown } } },
      components: {
        schemas: {
          Comment: { properties: { id: uuid } },
          CommentCreate: { properties: { issue: { anyOf: expect.arrayContaining([uuid]) as unknown } } },
        },
      },
      webhooks: {
        comment: {
          post: {
            requestBody: { content: { "application/json": { schema: { properties: { id: uuid } } } } },
          },
        },
      },
    });
    const messages = readFileSync(join(served.product.folder, "generated", "sdk", "webhooks.ts"), "utf8");
    expect(messages).toMatch(/RecordMessage<\s*"comment",\s*"created",\s*Comment,\s*Language,\s*string\s*>/);
  });

  it("gives hooks the UUID of the record, by which they find others", async () => {
    const id = idOf((await call("POST", "/issues", { title: "Logged", project })).body);
    const entry = await call("POST", "/worklogs", { hours: 1, day: "2031-03-10", issue: id });
    const kept = await call("DELETE", `/issues/${id}`);
    expect([kept.status, JSON.stringify(kept.body)]).toEqual([
      400,
      expect.stringContaining(`Time was spent on the issue ${id}.`),
    ]);
    expect((await call("PATCH", `/worklogs/${Number(entry.body.id)}`, { issue })).status).toBe(200);
    expect((await call("DELETE", `/issues/${id}`)).status).toBe(200);
  });

  it("gives the editor a record and its related ones by UUID", async () => {
    const [comment] = (await call("GET", "/comments")).body.items as unknown as { id: string }[];
    const read = async (id: string): Promise<Response> =>
      fetch(`${served.origin}/admin/records/comments/${id}`, {
        headers: { authorization: `Bearer ${productKey}` },
      });
    const response = await read(comment?.id ?? "");
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { id: comment?.id, values: { issue }, related: { issue: [{ id: issue, name: "The rail is loose" }] } },
    ]);
    expect((await read("1")).status).toBe(404);
  });

  it("orders comments by id as they were made, and shows the id of their issue", async () => {
    const { body } = await call("GET", `/comments?issue=${String(issue)}`);
    const items = body.items as unknown as { id: string; body: string; issue: string }[];
    expect(items.map((item) => item.body)).toEqual(["I have tightened it.", "Thank you."]);
    expect(items.map((item) => item.issue)).toEqual([issue, issue]);
    const [first, second] = items.map(({ id }) => id);
    expect([first, second].sort()).toEqual([first, second]);
    const included = await call("GET", `/comments?include=${String(second)}`);
    expect(included.body.items).toMatchObject([{ id: second }]);
  });

  it("is driven by its packed client, with UUIDs", async () => {
    const path = join(served.product.folder, "build", "sdk", "dist", "esm", "index.js");
    type Calls = Readonly<
      Record<"create" | "find" | "delete" | "update", (...input: unknown[]) => Promise<JsonBody>>
    >;
    const { createClient } = (await import(pathToFileURL(path).href)) as {
      createClient: (options: object) => {
        issues: Calls;
        comments: Calls & { all: (query: object) => AsyncIterable<{ id: string }> };
      };
    };
    const { issues, comments } = createClient({ baseUrl: served.api, key: keys.reporter });
    const found = await issues.find(issue);
    expect(found.id).toBe(issue);
    expect(await issues.find("00000000-0000-7000-8000-000000000000")).toBeUndefined();
    const made = await issues.create({ title: "By the client", project });
    const said = await comments.create({ body: "Said.", issue: made });
    expect(said).toMatchObject({ author: made.author, issue: made.id });
    const ids: string[] = [];
    for await (const { id } of comments.all({ issue: made.id, per_page: 1 })) ids.push(id);
    expect(ids).toEqual([said.id]);
    expect((await issues.delete(made.id)).id).toBe(made.id);
    await expect(issues.delete(made.id)).rejects.toMatchObject({ status: 410 });
    expect((await issues.update(made.id, {})).id).toBe(made.id);
    const other = createClient({ baseUrl: served.api, key: keys.other });
    await expect(other.comments.update(said.id, { body: "Taken." })).rejects.toMatchObject({ status: 403 });
  });

  it("has UUIDs in the fake service that its client contains", async () => {
    const path = join(served.product.folder, "build", "sdk", "dist", "testing.mjs");
    const { createFakeService } = (await import(pathToFileURL(path).href)) as {
      createFakeService: (options: object) => { baseUrl: string; key: string; fetch: typeof fetch };
    };
    const given = "0198c0de-5eed-7abc-8def-0123456789ab";
    const fake = createFakeService({
      records: {
        projects: [{ id: 7, name: "Bridge", code: "BRG" }],
        issues: [{ id: given, title: "The rail is loose", project: 7 }],
      },
    });
    const calls = callsOf(fake.fetch, () => fake.baseUrl, { authorization: `Bearer ${fake.key}` });
    const send = async (method: string, at: string, body?: object): Promise<JsonBody> =>
      (await calls.request(method, at, { body })).body;
    expect(await send("GET", `/issues/${given}`)).toMatchObject({ id: given, project: 7, count: 0 });
    const made = await send("POST", "/worklogs", { hours: 2, day: "2031-03-10", issue: given });
    expect(made).toMatchObject({ issue: given });
    await send("POST", "/comments", { body: "Noted.", issue: given });
    const later = idOf(await send("POST", "/issues", { title: "Paint it", project: 7, blocked_by: given }));
    const { items } = await send("GET", "/issues");
    expect(items).toMatchObject([
      { id: later, blocked_by: [{ id: given }] },
      { id: given, count: 1, remarks: 1 },
    ]);
    expect((await send("GET", `/issues?blocked_by=${given}`)).items).toMatchObject([{ id: later }]);
  });

  testPages(served, { language: "fr", labels: "Demandes" });

  it("migrates records with UUIDs", async () => {
    const { folder, run } = served.product;
    cpSync(join(folder, "spec"), join(folder, "older"), { recursive: true });
    const file = join(folder, "spec", "resources", "issue.yaml");
    const changed = readFileSync(file, "utf8")
      .replace("  blocked_by: { relation: issue,", "  after: { renamed_from: blocked_by, relation: issue,")
      .replace("{ exists: blocked_by,", "{ exists: after,")
      .replace("{ relation: blocked_by,", "{ relation: after,")
      .replace("  blocked_by:\n", "  after:\n");
    writeFileSync(file, changed);
    await served.migrate();
    const found = (await call("GET", "/issues?is_blocked=true")).body.items;
    expect(found).toMatchObject([{ title: "Paint it", after: [{ id: issue }, { title: "Order a rail" }] }]);
    expect(run(["doctor"], served.environment).output).not.toMatch(/refers to|sequence/);
  });
});
