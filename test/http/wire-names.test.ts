import { beforeEach, describe, expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const hooks = `export const hooks = { blogArticle: {
  checkArticle: (values) => values.publishDay === "2031-04-01" ? [{ field: "publishDay", reason: "not_allowed" }] : [],
  async moveArticle(input, { blogArticles, record }) {
    return blogArticles.update(input.id, { placeNow: { roomNumber: input.newRoom, shelf: input.former?.shelf ?? "none" } });
  },
} };`;

const path = "/api/v1/blog-articles";
const article = {
  articleTitle: "Nesting swifts",
  body: "<p>High up.</p>",
  isbnNumber: "978-1",
  publishDay: "2031-03-10",
  writerId: "Ada Brun",
  _rating: 4,
  postId: 7,
  placeNow: { roomNumber: 2, openedAt: "2031-03-10T18:30:00Z", shelf: "B" },
};

describe("a service in camel case", () => {
  const service = useSpec(specFiles("wire_names"), { hooks });
  let made: Record<string, unknown>;
  const problemOf = async (method: string, url: string, body?: object) => {
    const answer = await service.request(method, url, body === undefined ? {} : { body });
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThan(399);
    return answer.body as unknown as { readonly detail: string; readonly errors: readonly object[] };
  };

  beforeEach(async () => {
    const before = await service.get(`${path}?_limit=20`);
    for (const { id } of (before.body as unknown as { blogArticles: { id: number }[] }).blogArticles)
      await service.request("DELETE", `${path}/${id}`);
    const answer = await service.request("POST", path, { body: article });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    made = answer.body;
  });

  it("takes and answers the names of the wire, and stores those of the spec", async () => {
    expect(Object.keys(made)).toEqual([
      ...[
        "id",
        "articleTitle",
        "body",
        "isbnNumber",
        "publishDay",
        "writerId",
        "_rating",
        "postId",
        "placeNow",
      ],
      ...["created", "made_utc"],
    ]);
    expect(made).toMatchObject({ ...article, writerId: made.writerId });
    const [stored] = await service.database
      .collection({ name: "blog_articles", indexes: [] })
      .find()
      .toArray();
    expect(stored).toMatchObject({
      isbn_number: "978-1",
      publish_day: "2031-03-10",
      rating_: 4,
      postId: 7,
      place_now: article.placeNow,
      text: { en: { article_title: "Nesting swifts", body_text: "<p>High up.</p>" } },
    });
    expect(Object.keys(stored ?? {})).not.toContain("isbnNumber");
    const changed = await service.request("PATCH", `${path}/${String(made.id)}`, {
      body: { ...made, articleTitle: "Swifts", _rating: null },
    });
    expect(changed.body).toMatchObject({
      ...made,
      articleTitle: "Swifts",
      _rating: null,
      made_utc: made.made_utc,
    });
  });

  it("filters, sorts and selects by them", async () => {
    const other = {
      articleTitle: "Ants",
      publishDay: "2031-05-01",
      writerId: "Bo Lund",
      isbnNumber: "978-2",
    };
    await service.request("POST", path, { body: other });
    const titles = async (query: string) => {
      const { body } = await service.get(`${path}?${query}`);
      return (body as unknown as { blogArticles: { articleTitle: string }[] }).blogArticles.map(
        (one) => one.articleTitle,
      );
    };
    expect(await titles("publishedAfter=2031-04-01")).toEqual(["Ants"]);
    expect(await titles("author=Ada%20Brun")).toEqual(["Nesting swifts"]);
    expect(await titles("_rating=4")).toEqual(["Nesting swifts"]);
    expect(await titles("search=high")).toEqual(["Nesting swifts"]);
    expect(await titles("orderBy=publishDay")).toEqual(["Nesting swifts", "Ants"]);
    expect(await titles("orderBy=latestFirst")).toEqual(["Ants", "Nesting swifts"]);
    expect(await titles("orderBy=publishDay&order=desc")).toEqual(["Ants", "Nesting swifts"]);
    expect(await titles("_page=2&_limit=1")).toEqual(["Ants"]);
    const { body, headers } = await service.get(
      `${path}?_limit=1&_fields=blogArticlesCount,blogArticlePages,blogArticles.isbnNumber,blogArticles.placeNow.shelf`,
    );
    expect(body).toEqual({
      blogArticles: [{ isbnNumber: "978-1", placeNow: { shelf: "B" } }],
      blogArticlesCount: 2,
      blogArticlePages: 2,
    });
    expect(headers.get("link")).toMatch(/[?&]_limit=1&.*_page=2>; rel="next"/);
  });

  it("names them in errors, and stores nothing", async () => {
    const invalid = await problemOf("POST", path, {
      articleTitle: "",
      _rating: 9,
      placeNow: { roomNumber: 0 },
    });
    expect(invalid.errors).toMatchObject([
      { pointer: "#/articleTitle" },
      { pointer: "#/_rating" },
      { pointer: "#/placeNow/roomNumber" },
    ]);
    expect(invalid.detail).toMatch(/articleTitle/);
    expect((await problemOf("POST", path, { article_title: "A" })).errors).toMatchObject([
      { detail: "article_title is not a parameter of this operation. Do you mean articleTitle?" },
      { pointer: "#/articleTitle" },
    ]);
    expect((await problemOf("POST", path, { ...article, articleTitle: "B" })).errors).toMatchObject([
      { pointer: "#/isbnNumber" },
    ]);
    expect(
      (await problemOf("POST", path, { articleTitle: "B", publishDay: "2031-04-01" })).errors,
    ).toMatchObject([{ pointer: "#/publishDay" }]);
    expect((await problemOf("GET", `${path}?_limit=x&orderBy=publish_day`)).errors).toMatchObject([
      { parameter: "_limit" },
      { parameter: "orderBy" },
    ]);
    const { body } = await service.get(path);
    expect(body).toMatchObject({ blogArticlesCount: 1 });
  });

  it("gives functions the names of the wire", async () => {
    const url = `${path}/${String(made.id)}/move-article`;
    const moved = await service.request("POST", url, {
      body: { newRoom: 5, former: { roomNumber: 1, shelf: "C" } },
    });
    expect(moved.body).toMatchObject({ placeNow: { roomNumber: 5, shelf: "C" } });
    expect((await problemOf("POST", url, { new_room: 5 })).errors).toMatchObject([
      {},
      { pointer: "#/newRoom" },
    ]);
  });

  it("names what a policy compares as callers know it", async () => {
    const { body } = await service.request("POST", "/api/v1/people", {
      body: { fullName: "Cy", isOpen: false },
    });
    const denied = await service.request("PATCH", `/api/v1/people/${Number(body.id)}`, {
      body: { fullName: "Di" },
    });
    expect(denied.status).toBe(403);
    expect(JSON.stringify(denied.body)).toContain("isOpen");
  });

  it("is called by a client in camel case", async () => {
    const { blogArticles } = await service.client();
    const created = await blogArticles
      ?.create?.({
        articleTitle: "Bees",
        publishDay: "2031-06-01",
      })
      .withResponse();
    expect(created?.data).toMatchObject({ articleTitle: "Bees", isbnNumber: null });
    const seen: unknown[] = [];
    const all = blogArticles?.all?.(
      { _limit: 1 },
      { fields: ["articleTitle"] },
    ) as unknown as AsyncIterable<object>;
    for await (const entry of all) seen.push(entry);
    expect(seen).toMatchObject([{ articleTitle: "Nesting swifts" }, { articleTitle: "Bees" }]);
  });
});
