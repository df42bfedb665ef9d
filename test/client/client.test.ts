import { describe, expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";

const service = useSpec({
  "api.yaml": "title: Library\nstyle: rest\n",
  "resources/book.yaml": `lifecycle: plain
fields:
  title: { type: text, required: true, max_length: 20, text: Title. }
  pages: { type: integer, minimum: 1, text: Pages. }
filters:
  page:
  per_page:
  search: { search: [title], text: Words. }
`,
});

interface Book {
  readonly id: number;
  readonly title: string;
  readonly pages?: number;
}

/** The calls for books of the generated client; it is generated while the test runs, so that its types are not known here. */
interface BookCalls {
  create(body: object): Promise<Book>;
  update(id: number, body: object): Promise<Book>;
  get(id: number): Promise<Book>;
  delete(id: number): Promise<unknown>;
  list(query?: object): Promise<{ readonly items: readonly Book[]; readonly total: number }>;
  all(query?: object): AsyncIterable<Book>;
}

async function calls(): Promise<BookCalls> {
  const { books } = await service.client();
  return books as unknown as BookCalls;
}

describe("the generated client", () => {
  it("creates, changes, reads and deletes records", async () => {
    const books = await calls();
    const { id } = await books.create({ title: "Swifts" });
    expect(await books.update(id, { pages: 240 })).toMatchObject({ id, title: "Swifts", pages: 240 });
    expect(await books.get(id)).toMatchObject({ pages: 240 });
    await books.delete(id);
    await expect(books.get(id)).rejects.toMatchObject({ status: 404 });
  });

  it("lists, and walks through all pages", async () => {
    const books = await calls();
    for (const title of ["One", "Two", "Three", "Four", "Five"]) await books.create({ title });
    expect(await books.list({ search: "thr" })).toMatchObject({ total: 1, items: [{ title: "Three" }] });
    const titles: string[] = [];
    for await (const { title } of books.all({ per_page: 2 })) titles.push(title);
    expect(titles.sort()).toEqual(["Five", "Four", "One", "Three", "Two"]);
  });

  it("fails with the status, and the parameters that were wrong", async () => {
    const books = await calls();
    await expect(
      books.create({ title: "A title of more than twenty letters", pages: 0 }),
    ).rejects.toMatchObject({
      status: 400,
    });
    await expect(books.create({ title: "A title of more than twenty letters" })).rejects.toThrow(/title/);
  });
});
