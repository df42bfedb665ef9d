import { beforeAll, describe, expect, it } from "vitest";
import { type SpecService, useSpec } from "../support/spec-service.js";
import { booksOf, titlesOf } from "./book-lists.js";

const path = "/api/v1/books";

interface Book {
  readonly id: number;
  readonly title: string;
}

interface BookPage {
  readonly items: readonly Book[];
  readonly next?: string;
}

async function create(service: SpecService, book: object): Promise<void> {
  const { status, body } = await service.request("POST", path, { body: book });
  expect(status, JSON.stringify(body)).toBe(201);
}

/** The titles of all pages, by the addresses of the next ones. */
async function walk(service: SpecService, query = ""): Promise<readonly string[]> {
  const titles: string[] = [];
  for (let address: string | undefined = `${path}?${query}`; address !== undefined; ) {
    const { pathname, search } = new URL(address, "http://talks.example.org");
    const { status, body } = await service.request("GET", pathname + search);
    expect(status, JSON.stringify(body)).toBe(200);
    const { items, next } = body as unknown as BookPage;
    titles.push(...items.map(({ title }) => title));
    address = next;
  }
  return titles;
}

describe("a list by cursor with a filter of its own that is called like the number of a page", () => {
  const service = useSpec({
    "api.yaml": "paging: { default: 2, maximum: 20 }\nstyle: rest\nwire: { paging: cursor }\n",
    "resources/book.yaml": `lifecycle: plain
fields:
  title: { type: text, required: true, text: Title of the book. }
  page: { type: integer, text: The page that it is open at. }
filters:
  cursor:
  per_page:
  page: { equals: page, text: Books that are open at this page. }
order: [title]
`,
  });
  beforeAll(async () => {
    for (const [at, title] of ["A", "B", "C", "D", "E"].entries())
      await create(service, { title, page: at === 1 ? 1 : 7 });
  });

  it("has all records unless the filter is given, on each of its pages", async () => {
    expect(await walk(service)).toEqual(["A", "B", "C", "D", "E"]);
    expect(await walk(service, "page=7")).toEqual(["A", "C", "D", "E"]);
    expect(await titlesOf((await booksOf(service)).all({ page: 7, per_page: 1 }))).toEqual([
      "A",
      "C",
      "D",
      "E",
    ]);
  });
});

describe("a list by cursor that has the next page in a header alone", () => {
  const service = useSpec({
    "api.yaml":
      "paging: { default: 1, maximum: 20 }\nstyle: rest\nwire: { paging: cursor, list: { next: none } }\n",
    "resources/book.yaml": `lifecycle: plain
fields:
  title: { type: text, required: true, text: Title of the book. }
filters:
  cursor:
  per_page:
  not: { not: title, text: Books with another title. }
order: [title]
`,
  });
  beforeAll(async () => {
    for (const title of ["A", "B", "C"]) await create(service, { title });
  });

  it("rejects parameters that are too long for it, with their name and how long they may be", async () => {
    const asked = async (length: number, size = 1) =>
      service.request("GET", `${path}?per_page=${size}&not=${"é".repeat(length)}`);
    const { status, body } = await asked(1500);
    expect(status).toBe(400);
    const [error] = body.errors as unknown as readonly { parameter: string; code: string; detail: string }[];
    expect(error).toMatchObject({ parameter: "not", code: "rest_too_long" });
    const [limit = "0"] = /\d+/.exec(error?.detail ?? "") ?? [];
    expect(Number(limit)).toBeGreaterThan(1000);
    const fitting = await asked(Number(limit));
    expect(fitting.status).toBe(200);
    expect(fitting.headers.get("link")).toMatch(/cursor=[\w-]+>; rel="next"$/);
    // A whole list leads nowhere.
    expect((await asked(1500, 20)).status).toBe(200);
  });
});
