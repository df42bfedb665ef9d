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
