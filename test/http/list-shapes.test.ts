import { beforeAll, describe, expect, it } from "vitest";
import { undocumentedHeaders, withSharedResponses } from "../support/documented-responses.js";
import { type SpecService, useSpec } from "../support/spec-service.js";
import { booksOf, collect, infinitePages, pageOf, titlesOf } from "./book-lists.js";

const titles = ["A", "B", "C", "D", "E"];

/** A spec of books and their shelves with this `wire`. */
function shaped(wire: string): Readonly<Record<string, string>> {
  return {
    "api.yaml": `paging: { default: 2, maximum: 4 }\n${wire}`,
    "resources/book.yaml": `fields:
  title: { type: text, required: true, text: Title of the book. }
  shelves: { relation: shelf, many: true, by: [id], text: Where it stands. }
filters:
  page:
  per_page:
  exclude:
  search: { search: [title], text: Words of the title. }
order: [title]
`,
    "resources/shelf.yaml": `resource: shelf
plural: shelves
lifecycle: term
counts: book.shelves
fields:
  name: { type: text, required: true, localized: true, text: Name of the shelf. }
`,
  };
}

/** What lists of every shape can do. */
function listsOf(service: SpecService): void {
  beforeAll(async () => {
    for (const title of titles) {
      const { status, body } = await service.post("/api/v1/books", { title });
      expect(status, JSON.stringify(body)).toBe(201);
    }
  });

  it("are walked through by the generated client, whole, by pages and from a position", async () => {
    const books = await booksOf(service);
    for (const query of [{}, { per_page: 1 }, { per_page: 4 }, { page: 1 }])
      expect(await titlesOf(books.all(query))).toEqual(titles);
    expect(await titlesOf(books.all({ page: 3 }))).toEqual(["E"]);
    expect(await titlesOf(books.all({}, { prefetch: 4 }))).toEqual(titles);
    expect(await collect(books.pages())).toHaveLength(3);
    const walk = books.all();
    for await (const { title } of walk) if (title === "C") break;
    expect(await titlesOf(books.all({}, { from: walk.position }))).toEqual(["D", "E"]);
    expect(await titlesOf(books.all({ search: "none" }))).toEqual([]);
  });

  it("are walked through with selected fields only", async () => {
    const books = await booksOf(service);
    const [first, ...others] = await collect(books.all({ fields: ["title"] }));
    expect(first).toEqual({ id: expect.any(Number) as number, title: "A" });
    expect(others).toHaveLength(4);
  });

  it("go on from page to page as an infinite query", async () => {
    for (const size of [1, 2, 4]) {
      const pages = await infinitePages(service, { per_page: size });
      expect(JSON.stringify(pages).match(/"title":"(.)"/g)).toEqual(
        titles.map((title) => `"title":"${title}"`),
      );
    }
  });

  it("are read by web pages", async () => {
    const { records, pages } = await pageOf(service, { page: 1, per_page: 2 });
    expect(records.map(({ title }) => title)).toEqual(["A", "B"]);
    expect(pages).toBeGreaterThan(1);
    expect((await pageOf(service, { page: 3, per_page: 2 })).total).toBe(5);
  });

  it("match the OpenAPI document and its headers", async () => {
    const { headers, body: document } = await service.get("/api/v1/doc");
    const body = withSharedResponses(document);
    const operation = body.paths?.["/books"]?.get;
    const listed = await service.get("/api/v1/books");
    expect(headers.get("content-type")).toContain("json");
    const descriptors = body.components?.headers as unknown as Readonly<
      Record<string, { readonly required?: boolean } | undefined>
    >;
    const later = await service.get("/api/v1/books?page=2");
    const none = await service.get("/api/v1/books?page=2", {
      headers: { "if-none-match": later.headers.get("etag") ?? "" },
    });
    const rejected = await service.get("/api/v1/books?page=x");
    expect([none.status, rejected.status]).toEqual([304, 400]);
    for (const { status, headers: sent } of [listed, later, none, rejected]) {
      const documented = Object.keys(operation?.responses?.[status]?.headers ?? {});
      expect(undocumentedHeaders(documented, sent.keys())).toEqual([]);
      const needed = documented.filter((name) => descriptors[name]?.required === true);
      expect(needed.filter((name) => !sent.has(name))).toEqual([]);
      expect(needed).toContain("Content-Language");
    }
    const linked = Object.keys(operation?.responses?.["200"]?.headers ?? {}).includes("Link");
    expect(linked).toBe(later.headers.has("link"));
    const schema = body.components?.schemas?.BookList as unknown as {
      readonly type: string;
      readonly required?: readonly string[];
      readonly properties?: object;
    };
    expect(schema.type).toBe(Array.isArray(listed.body) ? "array" : "object");
    if (schema.properties === undefined) return;
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(listed.body)));
    expect(Object.keys(listed.body)).toEqual(expect.arrayContaining([...(schema.required ?? [])]));
  });
}

describe("lists of the style rest", () => {
  const service = useSpec(shaped("style: rest\n"));
  listsOf(service);

  it("have items, their total and the address of the next page", async () => {
    const { headers, body } = await service.get("/api/v1/books");
    expect(Object.keys(body)).toEqual(["items", "total", "next"]);
    expect(body.total).toBe(5);
    expect(headers.get("link")).toBe(`<${JSON.stringify(body.next).slice(1, -1)}>; rel="next"`);
    expect(headers.has("x-wp-total")).toBe(false);
    const last = await service.get("/api/v1/books?page=3");
    expect(Object.keys(last.body)).toEqual(["items", "total"]);
    expect(Object.keys((await service.get("/api/v1/shelves")).body)).toEqual(["items", "total"]);
  });

  it("tell the client their total", async () => {
    const answer = await (await booksOf(service)).list().withResponse();
    expect(answer).toMatchObject({ total: 5, totalPages: undefined });
  });
});

describe("lists with names of their own", () => {
  const service = useSpec(
    shaped(
      "style: rest\nwire: { list: { items: data, total: none, pages: pageCount, next: none, self: self }, headers: { link: false } }\n",
    ),
  );
  listsOf(service);

  it("have them", async () => {
    const { headers, body } = await service.get("/api/v1/books?per_page=4");
    expect(Object.keys(body)).toEqual(["data", "pageCount", "self"]);
    expect(body.pageCount).toBe(2);
    expect(headers.has("link")).toBe(false);
  });
});

describe("lists without an object around them", () => {
  const service = useSpec(
    shaped("style: rest\nwire: { list: { items: bare }, headers: { total: [X-Total-Count] } }\n"),
  );
  listsOf(service);

  it("are lists, with the pages in the header Link and the total in its own", async () => {
    const answer = await service.fetch("/api/v1/books?page=2");
    const { headers } = answer;
    expect(await answer.json()).toMatchObject([{ title: "C" }, { title: "D" }]);
    expect(headers.get("x-total-count")).toBe("5");
    const address = (page: string): string => `http://talks.example.org/api/v1/books/?${page}`;
    expect(headers.get("link")).toBe(
      `<${address("per_page=2&page=3")}>; rel="next", <${address("per_page=2")}>; rel="prev"`,
    );
    expect((await service.get("/api/v1/books?search=none")).body).toEqual([]);
    const origin = { headers: { origin: "https://example.com" } };
    const shared = await service.get("/api/v1/books", origin);
    expect(shared.headers.get("access-control-expose-headers")).toMatch(/^X-Total-Count, Link,/);
  });

  it("have the address of the next page in the header, even where both addresses would be too long", async () => {
    const [first] = await collect((await booksOf(service)).all());
    const exclude = Array.from({ length: 1000 }, () => first?.id).join();
    const path = `/api/v1/books?page=2&per_page=1&exclude=${exclude}`;
    const { status, headers, body } = await service.get(path);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(headers.get("link")).toMatch(/^<\S+>; rel="next"$/);
  });

  it("are cut to fields, put into envelopes and answered with 304", async () => {
    const cut = await service.get("/api/v1/books?_fields=title");
    expect(cut.body).toEqual([{ title: "A" }, { title: "B" }]);
    const enveloped = await service.get("/api/v1/books?_envelope");
    expect(enveloped.body).toMatchObject({ status: 200, body: [{ title: "A" }, { title: "B" }] });
    const { headers } = await service.get("/api/v1/books");
    const again = { headers: { "if-none-match": headers.get("etag") ?? "" } };
    expect((await service.get("/api/v1/books", again)).status).toBe(304);
  });

  it("tell the client their total", async () => {
    expect(await (await booksOf(service)).list().withResponse()).toMatchObject({ total: 5 });
  });
});

describe("lists that only count their records", () => {
  const service = useSpec(
    shaped("style: rest\nwire: { list: { total: count, next: none }, headers: { link: false } }\n"),
  );
  listsOf(service);
});
