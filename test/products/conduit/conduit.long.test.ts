import { describe, expect, it } from "vitest";
import { productKey, useProduct } from "../../support/product.js";
import { type JsonBody, rowsOf, textOf } from "../../support/service.js";

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/;

describe("a blog with users, after the RealWorld API", () => {
  const served = useProduct("conduit");
  const tokens = { ada: "", bob: "" };
  let slug = "";

  const call = (method: string, path: string, body?: object, token = "") =>
    served.call(method, path, body, "", token === "" ? {} : { authorization: `Token ${token}` });
  const slugsIn = async (path: string, token = ""): Promise<readonly unknown[]> => {
    const { status, body } = await call("GET", path, undefined, token);
    expect([path, status]).toEqual([path, 200]);
    expect(Number(textOf(body.articlesCount))).toBe(rowsOf(body.articles).length);
    return rowsOf(body.articles).map((article) => article.slug);
  };
  const articleOf = ({ body }: { readonly body: JsonBody }): JsonBody => body.article ?? {};

  it("registers users, and signs them in by their password", async () => {
    for (const name of ["ada", "bob"] as const) {
      const user = { username: name, email: `${name}@example.org`, password: `secret of ${name}` };
      const made = await call("POST", "/users", { user });
      expect([made.status, made.body.user]).toMatchObject([201, { username: name, email: user.email }]);
      const { email, password } = user;
      const login = await call("POST", "/users/login", { user: { email, password } });
      expect(login.status).toBe(200);
      tokens[name] = textOf(login.body.user?.token);
      const wrong = await call("POST", "/users/login", { user: { email, password: "another" } });
      expect([wrong.status, wrong.body]).toEqual([
        422,
        { errors: { email: ["The address or the password is not right."] } },
      ]);
    }
    const twice = await call("POST", "/users", {
      user: { username: "ada", email: "other@example.org", password: "x" },
    });
    expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ["username"]]);
    const unknown = { email: "none@example.org", password: "x" };
    expect((await call("POST", "/users/login", { user: unknown })).status).toBe(422);
  });

  it("shows and changes the user of a token, by the schemes Token and Bearer", async () => {
    const changed = await call("PUT", "/user", { user: { bio: "I count." } }, tokens.ada);
    expect([changed.status, changed.body.user?.bio]).toEqual([200, "I count."]);
    const bearer = await served.call("GET", "/user", undefined, tokens.ada);
    expect([bearer.status, bearer.body.user]).toMatchObject([200, { username: "ada", bio: "I count." }]);
    expect((await call("GET", "/user")).status).toBe(401);
    const forged = await call("GET", "/user", undefined, `${tokens.ada}x`);
    expect([forged.status, Object.keys(forged.body.errors ?? {})]).toEqual([401, ["message"]]);
    await call("PUT", "/user", { user: { password: "new secret of ada" } }, tokens.ada);
    const login = { email: "ada@example.org", password: "new secret of ada" };
    expect((await call("POST", "/users/login", { user: login })).status).toBe(200);
  });

  it("stores articles of their writer, with a slug and times with fractions of a second", async () => {
    const article = {
      title: "Counting Swifts",
      description: "How many?",
      body: "Many.",
      tagList: ["swifts", "birds"],
      author: [2],
      favoritedBy: [1, 2],
    };
    expect((await call("POST", "/articles", { article })).status).toBe(401);
    const made = await call("POST", "/articles", { article }, tokens.ada);
    expect([made.status, articleOf(made)]).toMatchObject([
      201,
      {
        slug: "counting-swifts",
        tagList: ["birds", "swifts"],
        favorited: false,
        favoritesCount: 0,
        createdAt: expect.stringMatching(instant) as string,
        updatedAt: expect.stringMatching(instant) as string,
        author: { username: "ada", bio: "I count.", following: false },
      },
    ]);
    slug = textOf(articleOf(made).slug);
    const missing = await call("POST", "/articles", { article: { title: "Empty" } }, tokens.ada);
    expect([missing.status, Object.keys(missing.body.errors ?? {})]).toEqual([422, ["description", "body"]]);
    const update = { article: { body: "Very many." } };
    expect((await call("PUT", `/articles/${slug}`, update, tokens.bob)).status).toBe(403);
    const changed = await call("PUT", `/articles/${slug}`, update, tokens.ada);
    expect([changed.status, articleOf(changed)]).toMatchObject([
      200,
      { body: "Very many.", tagList: ["birds", "swifts"] },
    ]);
  });

  it("lists articles by tag, author and favorites; by an unknown name none", async () => {
    const favorite = await call("POST", `/articles/${slug}/favorite`, undefined, tokens.bob);
    expect(articleOf(favorite)).toMatchObject({ favorited: true, favoritesCount: 1 });
    for (const [query, found] of [
      ["", [slug]],
      ["tag=birds", [slug]],
      ["tag=fish", []],
      ["author=ada", [slug]],
      ["author=bob", []],
      ["author=nobody", []],
      ["favorited=bob", [slug]],
      ["favorited=ada", []],
      ["limit=5&offset=1", undefined],
    ] as const) {
      if (found !== undefined) expect([query, await slugsIn(`/articles?${query}`)]).toEqual([query, found]);
      else expect(rowsOf((await call("GET", `/articles?${query}`)).body.articles)).toEqual([]);
    }
    const seen = async (token: string): Promise<unknown> =>
      articleOf(await call("GET", `/articles/${slug}`, undefined, token)).favorited;
    expect([await seen(tokens.bob), await seen(tokens.ada), await seen("")]).toEqual([true, false, false]);
    const taken = await call("DELETE", `/articles/${slug}/favorite`, undefined, tokens.bob);
    expect(articleOf(taken)).toMatchObject({ favorited: false, favoritesCount: 0 });
    expect((await call("GET", "/tags")).body).toEqual({ tags: ["birds", "swifts"] });
  });

  it("has profiles that others follow, and a feed of those", async () => {
    expect(await slugsIn("/articles/feed", tokens.bob)).toEqual([]);
    const follow = await call("POST", "/profiles/ada/follow", { user: { email: "x" } }, tokens.bob);
    expect([follow.status, follow.body]).toEqual([
      200,
      { profile: { username: "ada", bio: "I count.", image: null, following: true } },
    ]);
    expect(await slugsIn("/articles/feed", tokens.bob)).toEqual([slug]);
    expect((await call("GET", "/profiles/ada")).body.profile?.following).toBe(false);
    const left = await call("DELETE", "/profiles/ada/follow", undefined, tokens.bob);
    expect(left.body.profile?.following).toBe(false);
    expect((await call("GET", "/profiles/nobody")).status).toBe(404);
    expect((await call("GET", "/articles/feed")).status).toBe(401);
  });

  it("stores comments below their article, which their writer deletes", async () => {
    const path = `/articles/${slug}/comments`;
    const made = await call("POST", path, { comment: { body: "Thanks!" } }, tokens.bob);
    expect([made.status, made.body.comment]).toMatchObject([
      201,
      { body: "Thanks!", author: { username: "bob" } },
    ]);
    const comments = async (): Promise<number> => rowsOf((await call("GET", path)).body.comments).length;
    expect(await comments()).toBe(1);
    const one = `${path}/${textOf(made.body.comment?.id)}`;
    expect((await call("DELETE", one, undefined, tokens.ada)).status).toBe(403);
    expect((await call("DELETE", one, undefined, tokens.bob)).status).toBe(200);
    expect(await comments()).toBe(0);
    expect(
      (await call("POST", "/articles/none/comments", { comment: { body: "x" } }, tokens.bob)).status,
    ).toBe(404);
  });

  it("shows no password, and goes on taking API keys", async () => {
    const headers = { authorization: `Bearer ${productKey}` };
    const exported = await (await fetch(`${served.origin}/admin/export.jsonl`, { headers })).text();
    expect(exported).toContain("ada@example.org");
    expect(exported).not.toMatch(/argon2|secret of/);
    const user = { headers: { authorization: `Token ${tokens.ada}` } };
    expect((await fetch(`${served.origin}/admin/export.jsonl`, user)).status).toBe(403);
  });

  it("deletes articles of their writer, with the comments", async () => {
    expect((await call("DELETE", `/articles/${slug}`, undefined, tokens.bob)).status).toBe(403);
    expect((await call("DELETE", `/articles/${slug}`, undefined, tokens.ada)).status).toBe(200);
    expect((await call("GET", `/articles/${slug}`)).status).toBe(404);
  });
});
