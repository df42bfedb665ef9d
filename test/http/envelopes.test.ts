import { expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("envelopes"), {
  hooks: `export const hooks = {
  article: {
    publish: ({ id, mark }, { articles }) => articles.update(id, ({ title }) => ({ title: title + mark })),
    touch: () => undefined,
    silence: () => undefined,
    profile: async (_input, { articles }) => ({ name: "Ada", articles: (await articles.list({})).total }),
    recent: (_input, { articles }) => articles.list({}),
    note: (_input, { notes }) => notes.create({ name: "On it" }),
  },
};`,
});
const { api } = service;

async function makeArticle(title = "Swifts"): Promise<number> {
  const made = await api.post("/articles", { article: { title } });
  expect([made.status, made.body]).toMatchObject([200, { article: { title } }]);
  return Number(made.body.article?.id);
}

it("bodies and answers of one record are in the envelope, lists, batches and records inside are not", async () => {
  const id = await makeArticle();
  const path = `/articles/${id}`;
  const read = await api.get(path);
  expect(Object.keys(read.body)).toEqual(["article"]);
  expect((await api.get(`${path}?_fields=title`)).body).toEqual({ article: { title: "Swifts" } });
  const changed = await api.patch(path, { article: { body: "Nests." } });
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { article: { title: "Swifts", body: "Nests." } },
  ]);
  const back = await api.patch(path, changed.body);
  expect([back.status, back.body]).toEqual([200, changed.body]);
  const stale = await api.patch(path, { article: { body: "x" } }, { headers: { "if-match": '"r1.x"' } });
  expect(stale.status).toBe(412);
  const put = await api.put("/articles/by-external/cms/7", { item: { title: "Terns" } });
  expect([put.status, put.body]).toMatchObject([201, { item: { title: "Terns", code: { id: "7" } } }]);
  const listed = await api.get("/articles?_fields=items.title");
  expect(listed.body.items).toEqual(expect.arrayContaining([{ title: "Swifts" }, { title: "Terns" }]));
  const batch = await api.post("/articles/batch", {
    items: [{ operation: "create", values: { title: "Gulls" } }],
  });
  expect(batch.body).toMatchObject({ items: [{ status: 201, record: { title: "Gulls" } }] });
  const note = await api.post("/notes", { notes: { name: "A" } });
  expect([note.status, note.body]).toMatchObject([201, { notes: { name: "A" } }]);
  expect((await api.get(`/notes/${Number(note.body.notes?.id)}`)).body.name).toBe("A");
});

it("custom operations have the envelope of what they answer, or their own", async () => {
  const path = `/articles/${await makeArticle()}`;
  const published = await api.post(`${path}/publish`, { article: { mark: "!" } });
  expect([published.status, published.body]).toMatchObject([200, { article: { title: "Swifts!" } }]);
  expect((await api.post(`${path}/touch`)).body).toMatchObject({ article: { title: "Swifts!" } });
  expect((await api.get("/profile")).body).toMatchObject({ profile: { name: "Ada" } });
  expect((await api.get("/articles/recent")).body).toHaveProperty("items");
  expect((await api.post(`${path}/note`)).body).toMatchObject({ name: "On it" });
});

it("rejects a body without the envelope, and names it", async () => {
  const pointers = async (answer: ReturnType<typeof api.post>) => {
    const { status, body } = await answer;
    const errors = (body.errors ?? []) as unknown as readonly { pointer: string; code: string }[];
    return [status, ...errors.map(({ pointer, code }) => `${pointer} ${code}`)];
  };
  const { total } = (await api.get("/articles")).body;
  const missing = [400, "#/article missing"];
  expect(await pointers(api.post("/articles", { title: "Swifts" }))).toEqual(missing);
  expect(await pointers(api.post("/articles", {}))).toEqual(missing);
  expect(await pointers(api.post("/articles"))).toEqual(missing);
  expect(await pointers(api.post("/articles", { article: "x" }))).toEqual([400, "#/article not_object"]);
  const beside = { article: { title: "x" }, body: "y" };
  expect(await pointers(api.post("/articles", beside))).toEqual([400, "#/body unknown_parameter"]);
  expect(await pointers(api.post("/articles", { article: { body: 1, titel: "x" } }))).toEqual([
    400,
    "#/article/titel misspelt_parameter",
    "#/article/title missing",
    "#/article/body not_string",
  ]);
  expect((await api.get("/articles")).body.total).toBe(total);
  const path = `/articles/${await makeArticle()}`;
  expect((await api.patch(path, {})).status).toBe(200);
  expect(await pointers(api.patch(path, { title: "y" }))).toEqual(missing);
  const denied = await api.post("/articles", { title: "x" }, { headers: { authorization: "" } });
  expect(denied.status).toBe(401);
});

it("ignores what is beside the envelope at a lenient mount, and forms have none", async () => {
  const lenient = await service.post("/old/articles", { article: { title: "Swifts" }, more: 1 });
  expect([lenient.status, lenient.body]).toMatchObject([200, { article: { title: "Swifts" } }]);
  const path = `/articles/${await makeArticle()}/touch`;
  const touch = (mount: string) => service.post(mount + path, { user: { name: "Ada" } });
  expect([(await touch("/old")).status, (await touch("/api/v1")).status]).toEqual([200, 400]);
  const form = await api.request("POST", "/articles", {
    text: "title=Terns",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([form.status, form.body]).toMatchObject([200, { article: { title: "Terns" } }]);
});

it("a route has its own status, in replays too; with 204 there is no body", async () => {
  const path = `/articles/${await makeArticle()}`;
  const headers = { "idempotency-key": "one" };
  const once = await api.post("/articles", { article: { title: "Once" } }, { headers });
  const again = await api.post("/articles", { article: { title: "Once" } }, { headers });
  expect([once.status, again.status, again.headers.get("idempotent-replayed")]).toEqual([200, 200, "true"]);
  expect(again.body).toEqual(once.body);
  for (const attempt of [1, 2]) {
    const gone = await api.delete(path, { headers: { "idempotency-key": "two" } });
    expect([attempt, gone.status, gone.headers.get("content-type"), gone.body]).toEqual([
      attempt,
      204,
      null,
      null,
    ]);
  }
  expect((await api.get(path)).status).toBe(404);
});

it("the API document has the envelopes and the statuses", async () => {
  const { paths, components } = (await api.read("/doc")) as unknown as {
    paths: Record<string, Record<string, { requestBody?: object; responses: Record<string, object> }>>;
    components: { examples: Record<string, { value: object }> };
  };
  const json = (properties: object) => ({ content: { "application/json": { schema: { properties } } } });
  const article = { $ref: "#/components/schemas/Article" };
  const create = paths["/articles"]?.post;
  expect(create?.requestBody).toMatchObject(
    json({ article: { $ref: "#/components/schemas/ArticleCreate" } }),
  );
  expect(create?.responses).toMatchObject({ 200: json({ article }) });
  expect(create?.responses).not.toHaveProperty("201");
  expect(paths["/articles/{id}"]?.get?.responses).toMatchObject({ 200: json({ article }) });
  const { 204: deleted, 200: usual } = paths["/articles/{id}"]?.delete?.responses ?? {};
  expect([deleted, usual]).toEqual([expect.any(Object), undefined]);
  expect(deleted).not.toHaveProperty("content");
  expect(components.examples["article.ArticleCreate"]?.value).toHaveProperty("article.title");
  expect(paths["/articles/by-external/{source}/{external}"]?.put?.responses).toMatchObject({
    201: json({ item: article }),
  });
});

it("the client takes and returns the record itself", async () => {
  const { articles } = (await service.client()) as unknown as {
    articles: Record<string, (...given: unknown[]) => Promise<unknown>>;
  };
  const { create, get, update, publish, profile, silence, delete: remove, find, putByExternal } = articles;
  const made = (await create?.({ title: "Swifts" })) as { id: number };
  expect(made).toMatchObject({ title: "Swifts" });
  expect(await get?.(made.id, { fields: ["title"] })).toEqual({ id: made.id, title: "Swifts" });
  expect(await update?.(made.id, { body: "Nests." })).toMatchObject({ title: "Swifts", body: "Nests." });
  expect(await publish?.(made.id, { mark: "?" })).toMatchObject({ title: "Swifts?" });
  expect(await putByExternal?.({ source: "cms", external: "9" }, { title: "Gulls" })).toMatchObject({
    title: "Gulls",
  });
  expect(await profile?.()).toMatchObject({ name: "Ada" });
  await silence?.(made.id);
  await expect(create?.({ title: 5 })).rejects.toMatchObject({
    status: 400,
    params: { title: "title is not of type string." },
  });
  await remove?.(made.id);
  expect(await find?.(made.id)).toBeUndefined();
});
