import { expect, it } from "vitest";
import { textOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("replacements"), {
  hooks: `export const hooks = { post: {
  markPost: ({ title }) => (title === "Mark" ? { changes: { title: "Marked" } } : {}),
} };`,
});
const { api } = service;

const makePost = async (values: object = {}): Promise<string> => {
  const { status, body } = await api.post("/posts", { title: "Swifts", ...values });
  expect(status, JSON.stringify(body)).toBe(201);
  return textOf(body.id);
};

it("a replacement has what is sent, the defaults, and nothing else", async () => {
  const id = await makePost({ code: "a1", likes: 7, notes: "Nests.", seen: "2027-01-01T00:00:00Z" });
  const replaced = await api.put(`/posts/${id}`, { title: "Terns" });
  const values = { id, title: "Terns", code: null, likes: 3, notes: null, best: null, comments: [] };
  expect([replaced.status, replaced.body]).toMatchObject([200, values]);
  expect(replaced.body.seen).not.toBe("2027-01-01T00:00:00Z");
  expect((await api.get(`/posts/${id}`)).body).toEqual(replaced.body);
  const patched = await api.patch(`/posts/${id}`, { likes: 9 });
  expect(patched.body).toMatchObject({ title: "Terns", likes: 9 });
  const back = await api.put(`/posts/${id}`, patched.body);
  expect([back.status, back.body]).toEqual([200, patched.body]);
  expect((await api.put(`/posts/${id}`, { title: "Mark" })).body.title).toBe("Marked");
});

it("a replacement needs what a create needs, and changes nothing where it is rejected", async () => {
  const id = await makePost({ code: "b1" });
  const before = (await api.get(`/posts/${id}`)).body;
  const lacking = await api.put(`/posts/${id}`, { code: "b2" });
  expect([lacking.status, lacking.body.errors]).toMatchObject([400, [{ pointer: "#/title" }]]);
  const other = await makePost({ code: "b3" });
  expect((await api.put(`/posts/${other}`, { title: "x", code: "b1" })).status).toBe(400);
  expect((await api.put("/posts/none", { title: "x" })).status).toBe(404);
  const stale = await api.put(`/posts/${id}`, { title: "x" }, { headers: { "if-match": '"r9.x"' } });
  expect(stale.status).toBe(412);
  const denied = await api.put(`/posts/${id}`, { title: "x" }, { headers: { authorization: "" } });
  expect(denied.status).toBe(401);
  expect((await api.get(`/posts/${id}`)).body).toEqual(before);
});

it("a replacement with an Idempotency-Key is done once", async () => {
  const id = await makePost();
  const headers = { "idempotency-key": "replacement" };
  const once = await api.put(`/posts/${id}`, { title: "Once" }, { headers });
  await api.patch(`/posts/${id}`, { likes: 8 });
  const again = await api.put(`/posts/${id}`, { title: "Once" }, { headers });
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([once.status, "true"]);
  expect((await api.get(`/posts/${id}`)).body.likes).toBe(8);
});

it("ids are short texts, or those that a create gives, once", async () => {
  expect(await makePost()).toMatch(/^[A-Za-z0-9_-]{8,}$/);
  expect(await makePost({ id: "1" })).toBe("1");
  const comment = await api.post("/comments", { id: "1", text: "Of another resource." });
  expect([comment.status, comment.body.id]).toEqual([201, "1"]);
  expect((await api.post("/posts", { id: "1", title: "Again" })).status).toBe(409);
  for (const id of ["a b", "", "x".repeat(65), 5, "é"]) {
    const { status, body } = await api.post("/posts", { id, title: "Bad" });
    expect([id, status, body.errors]).toMatchObject([id, 400, [{ pointer: "#/id" }]]);
  }
  const racing = await Promise.all([1, 2, 3, 4].map(() => api.post("/posts", { id: "race", title: "Race" })));
  expect(racing.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect((await api.patch("/posts/1", { id: "2", title: "Moved" })).body).toMatchObject({
    id: "1",
    title: "Moved",
  });
  expect((await api.get("/posts/a.b")).status).toBe(404);
  const { paths } = (await api.read("/doc")) as unknown as {
    paths: Record<string, { get: { parameters: readonly { name: string; schema: object }[] } }>;
  };
  const parameter = paths["/posts/{id}"]?.get.parameters.find(({ name }) => name === "id");
  expect(parameter?.schema).toEqual({ type: "string", pattern: "^[A-Za-z0-9_-]{1,64}$" });
});

it("items of a batch give ids as well", async () => {
  const items = [{ operation: "create", values: { id: "batched", title: "B" } }];
  const batch = await api.post("/posts/batch", { items });
  expect(batch.body.items).toMatchObject([{ status: 201, id: "batched" }]);
  const removed = [{ operation: "delete", id: "batched" }];
  expect((await api.post("/posts/batch", { items: removed })).body.items).toMatchObject([{ status: 200 }]);
  expect((await api.post("/posts", { id: "batched", title: "B" })).status).toBe(409);
});

it("relations by texts show ids where the spec says so, and are found by them", async () => {
  const post = await makePost();
  const one = textOf((await api.post("/comments", { text: "One", post_id: post })).body.id);
  const two = textOf((await api.post("/comments", { text: "Two", post_id: post })).body.id);
  const filled = await api.patch(`/posts/${post}`, { comments: [two, one], best: one });
  expect([filled.status, filled.body]).toMatchObject([200, { comments: [two, one], best: one }]);
  expect((await api.patch(`/posts/${post}`, filled.body)).body).toEqual(filled.body);
  const of = async (id: string) => (await api.get(`/comments?post=${id}`)).body;
  const listed = (await of(post)).items as unknown as readonly { post_id: string }[];
  expect(listed.map(({ post_id: id }) => id)).toEqual([post, post]);
  expect((await of("none")).items).toEqual([]);
  expect((await api.post("/comments", { post_id: "none" })).status).toBe(400);
  await api.delete(`/comments/${one}`);
  expect((await api.get(`/posts/${post}`)).body).toMatchObject({ comments: [two], best: null });
  const { components } = await api.read("/doc");
  expect(components?.schemas?.PostRecord?.properties).toMatchObject({
    comments: { type: "array", items: { type: "string" } },
    best: { type: ["string", "null"] },
  });
});

it("the client replaces records, by texts", async () => {
  const { posts } = (await service.client()) as unknown as {
    posts: Record<string, (...given: unknown[]) => Promise<Record<string, unknown>>>;
  };
  const made = await posts.create?.({ id: "client-1", title: "Swifts", code: "c1" });
  expect(made).toMatchObject({ id: "client-1" });
  const replaced = await posts.replace?.("client-1", { title: "Terns" });
  expect(replaced).toMatchObject({ id: "client-1", title: "Terns", code: null });
  await expect(posts.create?.({ id: "client-1", title: "x" })).rejects.toMatchObject({ kind: "conflict" });
});
