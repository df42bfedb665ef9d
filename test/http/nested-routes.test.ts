import { beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("nested_routes"), {
  hooks: `export const hooks = {
  comment: {
    shoutComment: ({ id, article }, { comments }) =>
      comments.update(id, ({ body }) => ({ body: body.toUpperCase() + " (" + article + ")" })),
  },
  user: {
    async awardUser({ username }, { users }) {
      const [user] = await users.find({ username });
      await users.increment(user.id, "points");
    },
    async topUser(_input, { users }) {
      const [user] = await users.find({}, { sort: { points: -1 }, limit: 1 });
      return user;
    },
  },
};`,
});
const everyone = { authorization: "" };
const bodiesIn = ({ items }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  rowsOf(items).map(({ body }) => body);

describe("a path with the value of a relation", () => {
  let one = 0;
  let other = 0;

  beforeAll(async () => {
    one = (await service.create("/api/v1/articles", { title: "One" })).id;
    other = (await service.create("/api/v1/articles", { title: "Other" })).id;
    await service.create("/api/v1/articles", { title: "Hidden", draft: true });
    for (const body of ["a", "b"]) await service.api.post("/articles/one/comments", { body });
    await service.api.post(`/articles/${other}/comments`, { body: "c", kind: "doubt" });
  });

  it("lists the records with that value, also by slug, and all of them elsewhere", async () => {
    const list = async (path: string) => bodiesIn((await service.api.get(path, { headers: everyone })).body);
    expect((await list("/articles/one/comments")).toSorted()).toEqual(["a", "b"]);
    expect(await list(`/articles/${other}/comments`)).toEqual(["c"]);
    expect(await list("/comments")).toEqual(expect.arrayContaining(["a", "b", "c"]));
    expect(await list("/articles/other/comments/of-kind/doubt")).toEqual(["c"]);
    expect(await list("/articles/other/comments/of-kind/praise")).toEqual([]);
  });

  it("links to the next page of the same list", async () => {
    const { body, headers } = await service.api.get("/articles/one/comments?per_page=1");
    const next = new URL(JSON.parse(JSON.stringify(body.next)) as string);
    expect(next.pathname).toBe("/api/v1/articles/one/comments/");
    expect(next.searchParams.get("article")).toBeNull();
    expect(headers.get("link")).toContain(next.href);
    expect(bodiesIn((await service.get(next.pathname + next.search)).body)).toHaveLength(1);
  });

  it("creates a record with that value, which the body may repeat", async () => {
    const made = await service.api.post("/articles/one/comments", { body: "d", article: "one" });
    expect(made).toMatchObject({ status: 201, body: { body: "d", article: one } });
    const path = `/articles/one/comments/${Number(made.body.id)}`;
    expect(new URL(made.headers.get("location") ?? "").pathname).toBe(`/api/v1${path}`);
    const wrong = await service.api.post("/articles/one/comments", { body: "e", article: "other" });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain("article");
    expect((await service.api.post("/articles/one/comments", {})).status).toBe(400);
    expect((await service.api.delete(path)).status).toBe(200);
    expect(await service.database.db.collection("comments").countDocuments({ body: "e" })).toBe(0);
  });

  it("answers 404 where no record of the path exists, or none that the caller may read", async () => {
    for (const parent of ["none", "999999"]) {
      const paths = [`/articles/${parent}/comments`, `/articles/${parent}/comments/1`];
      for (const path of paths)
        expect(await service.api.get(path)).toMatchObject({
          status: 404,
          body: { code: "article-not-found" },
        });
      expect((await service.api.post(paths[0] ?? "", { body: "x" })).body.code).toBe("article-not-found");
    }
    expect((await service.api.get("/articles/hidden/comments")).status).toBe(200);
    expect((await service.api.get("/articles/hidden/comments", { headers: everyone })).status).toBe(404);
    expect(
      (await service.api.post("/articles/none/comments", { body: "x" }, { headers: everyone })).status,
    ).toBe(401);
  });

  it("is a condition for one record", async () => {
    const { body } = await service.api.post("/articles/one/comments", { body: "mine" });
    const id = Number(body.id);
    const [own, foreign] = [`/articles/one/comments/${id}`, `/articles/other/comments/${id}`];
    expect((await service.api.get(own, { headers: everyone })).body.body).toBe("mine");
    expect((await service.api.get(own, { headers: everyone })).body.body).toBe("mine");
    for (const call of [
      service.api.get(foreign, { headers: everyone }),
      service.patch(`/api/v1${foreign}`, { body: "theirs" }),
      service.api.post(`${foreign}/shout`),
      service.api.delete(foreign),
    ])
      expect(await call).toMatchObject({ status: 404, body: { code: "comment-not-found" } });
    expect((await service.patch(`/api/v1${own}`, { body: "ours" })).body.body).toBe("ours");
    expect((await service.patch(`/api/v1${own}`, { article: "other" })).status).toBe(400);
    expect((await service.patch(`/api/v1${own}`, { article: "one" })).status).toBe(200);
    expect((await service.api.post(`${own}/shout`)).body.body).toBe("OURS (one)");
    expect((await service.api.delete(own)).status).toBe(200);
    expect((await service.api.get(own)).status).toBe(404);
  });

  it("is read again where the record of the path changes", async () => {
    const { id } = await service.create("/api/v1/articles", { title: "Brief" });
    await service.api.post("/articles/brief/comments", { body: "seen" });
    const status = async () =>
      (await service.api.get("/articles/brief/comments", { headers: everyone })).status;
    expect([await status(), await status()]).toEqual([200, 200]);
    await service.patch(`/api/v1/articles/${id}`, { draft: true });
    expect(await status()).toBe(404);
  });

  it("is documented, and an argument of the client", async () => {
    const { paths = {}, components } = await service.api.read("/doc");
    expect(paths["/articles/{article}/comments"]).toMatchObject({
      get: { operationId: "byArticleComments", summary: "List comments (by article)" },
      post: {
        operationId: "createComment",
        parameters: [{ name: "article", in: "path", required: true }, {}],
      },
    });
    const listed = JSON.stringify(paths["/articles/{article}/comments"]?.get?.parameters);
    expect(listed.split('"name":"article"')).toHaveLength(2);
    expect(JSON.stringify(components)).not.toContain("CommentCreate.article");
    const client = (await service.client()) as unknown as {
      readonly comments: Readonly<
        Record<string, (...given: unknown[]) => Promise<Record<string, unknown>> & AsyncIterable<object>>
      >;
    };
    const { byArticle, allByArticle, create, get, update, find, delete: remove } = client.comments;
    const made = await create?.("other", { body: "by client" });
    const at = { article: "other", id: made?.id };
    expect(await get?.(at)).toMatchObject({ body: "by client" });
    expect(await update?.(at, { kind: "doubt" })).toMatchObject({ kind: "doubt" });
    expect(bodiesIn((await byArticle?.(other, { kind: "doubt" })) ?? {}).toSorted()).toEqual([
      "by client",
      "c",
    ]);
    const walked: object[] = [];
    for await (const comment of allByArticle?.(other, { per_page: 1 }) ?? []) walked.push(comment);
    expect(walked).toHaveLength(2);
    await remove?.(at);
    expect(await find?.(at)).toBeUndefined();
  });
});

describe("a path with a unique field", () => {
  beforeAll(async () => {
    for (const username of ["ada", "bo.b"])
      await service.api.post("/users", { username, email: `${username}@example.org` });
  });

  it("names the record", async () => {
    const get = (path: string) => service.api.get(path, { headers: everyone });
    expect(await get("/users/ada")).toMatchObject({ status: 200, body: { username: "ada" } });
    expect((await get("/users/bo.b")).body.username).toBe("bo.b");
    expect((await get("/users/by-email/ada@example.org")).body.username).toBe("ada");
    expect(await get("/users/nobody")).toMatchObject({ status: 404, body: { code: "user-not-found" } });
    expect((await get("/users/by-email/x")).status).toBe(404);
    expect(JSON.stringify((await get("/users/nobody")).body)).toContain("user-not-found");
  });

  it("changes and deletes it, with a key once, and leads custom operations to it", async () => {
    await service.api.post("/users", { username: "cy" });
    expect((await service.patch("/api/v1/users/none", { points: 1 })).status).toBe(404);
    const headers = { "idempotency-key": "rename-cy" };
    for (const replayed of [null, "true"]) {
      const renamed = await service.request("PATCH", "/api/v1/users/cy", {
        body: { username: "cyd" },
        headers,
      });
      expect(renamed).toMatchObject({ status: 200, body: { username: "cyd" } });
      expect(renamed.headers.get("idempotent-replayed")).toBe(replayed);
    }
    expect((await service.api.post("/users/cyd/award")).body).toMatchObject({ username: "cyd", points: 1 });
    expect((await service.api.post("/users/cy/award")).status).toBe(404);
    await service.patch("/api/v1/users/cyd", { points: 100 });
    expect((await service.api.get("/users/top", { headers: everyone })).body.username).toBe("cyd");
    const taken = await service.patch("/api/v1/users/cyd", { username: "ada" });
    expect(taken.status).toBe(400);
    expect((await service.api.delete("/users/cyd")).status).toBe(200);
    expect((await service.api.get("/users/cyd")).status).toBe(404);
  });

  it("is not cached for longer than it names the record", async () => {
    await service.api.post("/users", { username: "di" });
    const get = async (name: string) =>
      (await service.api.get(`/users/${name}`, { headers: everyone })).status;
    expect([await get("di"), await get("di"), await get("dia")]).toEqual([200, 200, 404]);
    await service.patch("/api/v1/users/di", { username: "dia" });
    expect([await get("di"), await get("dia")]).toEqual([404, 200]);
  });

  it("is an argument of the client", async () => {
    const client = (await service.client()) as unknown as {
      readonly users: Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;
    };
    expect(await client.users.get?.("ada")).toMatchObject({ email: "ada@example.org" });
    expect(await client.users.byEmail?.("ada@example.org")).toMatchObject({ username: "ada" });
    expect(await client.users.find?.("nobody")).toBeUndefined();
    expect(await client.users.award?.("ada")).toMatchObject({ points: 1 });
    expect(service.errors).toEqual([]);
  });
});
