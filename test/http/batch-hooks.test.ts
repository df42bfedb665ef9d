import { beforeAll, describe, expect, it } from "vitest";
import { commandsOf } from "../support/commands.js";
import { type JsonBody, rowsOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const spec = specFiles("batch_hooks");

const hooks = `
import { bookCollection } from "../../generated/server/books/collection.js";
import { genreCollection } from "../../generated/server/genres/collection.js";
import { loanCollection } from "../../generated/server/loans/collection.js";

const booksOf = (authors, collection) =>
  collection(bookCollection).find({ authors: { $in: authors.map(({ _id }) => _id) } }).sort({ _id: 1 }).toArray();

/** Shows with how many records it was called. */
const countLetters = (records) => {
  globalThis.sizes?.push(records.length);
  return records.map(({ name }) => name.length + " of " + records.length);
};

export const hooks = {
  genre: { countLetters },
  magazine: {
    countLetters,
    async countAll(magazines, { collection }) {
      const count = await collection(genreCollection).countDocuments() + await collection(bookCollection).countDocuments();
      return magazines.map(() => count);
    },
  },
  author: {
    async countOpen(authors, { collection }) {
      const books = await booksOf(authors, collection);
      const loans = await collection(loanCollection)
        .find({ book: { $in: books.map(({ _id }) => _id) }, returned: { $exists: false } }).toArray();
      const isOf = ({ _id }, loan) => books.find((book) => book._id === loan.book).authors.includes(_id);
      return authors.map((author) => loans.filter((loan) => isOf(author, loan)).length);
    },
    async findFirst(authors, { collection }) {
      const books = await booksOf(authors, collection);
      return authors.map(({ _id }) => books.find((book) => book.authors.includes(_id))?.title);
    },
    nameReader: (authors, { principal }) => authors.map(() => principal.name),
    readClock: (authors, { now }) => authors.map(() => now),
    readMinute(authors, { now, expires }) {
      expires(now - (now % 60_000) + 60_000);
      return authors.map(() => Math.floor(now / 60_000));
    },
  },
  shelf: {
    async countBooks(shelves, { collection }) {
      const count = await collection(bookCollection).countDocuments();
      return shelves.map(() => count);
    },
  },
  desk: { rankDesks: () => [1] },
};
`;

let now = Date.UTC(2031, 2, 10, 12, 0, 1);
const service = useSpec(spec, { hooks, now: () => now });
const remove = async (path: string): Promise<void> => {
  expect((await service.api.delete(path)).status, path).toBe(200);
};
/** Reads as a caller without a key, whose answers are cached. */
const read = async (path: string): Promise<JsonBody> =>
  (await service.api.get(path, { headers: { authorization: "" } })).body;
const itemsOf = async (path: string, property: string) => rowsOf((await read(path))[property]);
/** Collections that the store is asked for meanwhile. */
const queried = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const commands = (await commandsOf(service, work)).map((command) => command.split(" "));
  return commands
    .flatMap(([name = "", collection = ""]) => (/find|aggregate/.test(name) ? [collection] : []))
    .sort();
};

describe("a batch hook", () => {
  const authors: number[] = [];
  const books: number[] = [];
  const loans: number[] = [];
  /** A change that makes all that was counted old. */
  const lend = async (reader: string): Promise<void> => {
    const { status } = await service.patch(`/api/v1/loans/${loans[0]}`, { reader });
    expect(status).toBe(200);
  };
  const page = "/authors?per_page=50";

  beforeAll(async () => {
    for (let count = 0; count < 50; count += 1)
      authors.push((await service.create("/api/v1/authors", { name: `Author ${100 + count}` })).id);
    const [one, other] = authors;
    books.push((await service.create("/api/v1/books", { title: "Swifts", authors: [one, other] })).id);
    books.push((await service.create("/api/v1/books", { title: "Swallows", authors: [one] })).id);
    for (const book of books) loans.push((await service.create("/api/v1/loans", { reader: "Ada", book })).id);
  });

  it("is called once for all records of a list", async () => {
    let shown: readonly JsonBody[] = [];
    await lend("Bo");
    const names = await queried(async () => {
      shown = await itemsOf(page, "authors");
    });
    expect(shown).toHaveLength(50);
    const counts = shown
      .map(({ id, open_loans }) => [id, open_loans])
      .filter(([, count]) => Number(count) > 0);
    expect(counts).toEqual([
      [authors[1], 1],
      [authors[0], 2],
    ]);
    expect(names.filter((name) => name === "books" || name === "loans")).toEqual(["books", "loans"]);
  });

  it("computes what single records and the answers of writes show", async () => {
    expect(await read(`/authors/${authors[0]}`)).toMatchObject({ open_loans: 2, first: "Swifts" });
    expect(await read(`/authors/${authors[9]}`)).not.toHaveProperty("first");
    const created = await service.post("/api/v1/authors", { name: "New" });
    expect(created.body).toMatchObject({ open_loans: 0, reader: "ADMIN_API_KEY" });
    await remove(`/authors/${Number(created.body.id)}`);
  });

  it("is called once for all records that are embedded", async () => {
    let shown: readonly JsonBody[] = [];
    await lend("Cy");
    const names = await queried(async () => {
      shown = await itemsOf("/books", "books");
    });
    const embedded = shown.map(({ authors: inside }) => rowsOf(inside).map(({ open_loans }) => open_loans));
    expect(embedded.toSorted((one, other) => one.length - other.length)).toEqual([[2], [2, 1]]);
    expect(names.filter((name) => name === "loans")).toEqual(["loans"]);
  });

  it("is called again when what it read has changed", async () => {
    const { id: author } = await service.create("/api/v1/authors", { name: "Late" });
    const { id: book } = await service.create("/api/v1/books", { title: "Wrens", authors: [author] });
    const lent: number[] = [];
    for (const reader of ["Ada", "Bo"])
      lent.push((await service.create("/api/v1/loans", { reader, book })).id);
    const count = async (): Promise<unknown> =>
      (await itemsOf("/books", "books"))[0]?.authors?.[0]?.open_loans;
    expect(await count()).toBe(2);
    expect(await queried(() => itemsOf("/books", "books"))).toEqual([]);
    const returned = { body: { returned: "2031-03-10" } };
    await service.request("PATCH", `/api/v1/loans/${lent[1]}`, returned);
    expect(await count()).toBe(1);
    expect(await read(`/authors/${author}`)).toMatchObject({ open_loans: 1 });
    for (const path of [...lent.map((id) => `/loans/${id}`), `/books/${book}`, `/authors/${author}`])
      await remove(path);
  });

  it("that reads the caller computes a value for each", async () => {
    const { body } = await service.get(`/api/v1${page}`);
    expect(body.authors?.[0]?.reader).toBe("ADMIN_API_KEY");
    expect((await itemsOf(page, "authors"))[0]?.reader).toBe("anonymous");
  });

  it("that reads the clock is called at every instant, or until its values expire", async () => {
    const path = `/authors/${authors[0]}`;
    const clock = async (): Promise<unknown> => (await read(path)).clock;
    expect(await clock()).toBe(now);
    now += 5;
    expect(await clock()).toBe(now);
  });

  it("declares when its values expire, also inside other records", async () => {
    const minute = async (book: number | undefined): Promise<unknown> =>
      (await read(`/books/${book}`)).authors?.[0]?.minute;
    const first = Math.floor(now / 60_000);
    expect([await minute(books[0]), await minute(books[1])]).toEqual([first, first]);
    now += 60_000;
    expect([await minute(books[0]), await minute(books[1])]).toEqual([first + 1, first + 1]);
  });

  it("declares when its values expire in lists of records that are cached", async () => {
    const minutes = async (): Promise<readonly unknown[]> => [
      (await itemsOf("/books", "books"))[0]?.authors?.[0]?.minute,
      (await itemsOf("/books?per_page=5", "books"))[0]?.authors?.[0]?.minute,
    ];
    const first = Math.floor(now / 60_000);
    expect(await minutes()).toEqual([first, first]);
    now += 60_000;
    expect(await minutes()).toEqual([first + 1, first + 1]);
  });

  it("cannot read what it does not declare", async () => {
    await service.api.post("/shelves", { name: "A" });
    const response = await service.fetch("/api/v1/shelves");
    expect(response.status).toBe(500);
    expect((service.errors.at(-1) as Error).message).toContain(
      "The hook shelf.countBooks reads books, which its depends_on does not list.",
    );
  });

  it("may be one function for several resources", async () => {
    const genres = [];
    for (const name of ["Birds", "Sea"]) genres.push((await service.create("/api/v1/genres", { name })).id);
    const { id } = await service.create("/api/v1/magazines", { name: "Fish and Fowl", genres });
    expect(await read(`/magazines/${id}`)).toMatchObject({
      letters: "13 of 1",
      genres: [{ letters: "5 of 2" }, { letters: "3 of 2" }],
    });
  });

  it("reads what all its properties depend on", async () => {
    const path = `/magazines/${(await service.create("/api/v1/magazines", { name: "Totals" })).id}`;
    const { total, all } = await read(path);
    expect(total).toBe(all);
    const { id: book } = await service.create("/api/v1/books", { title: "Terns" });
    expect(await read(path)).toMatchObject({ total: Number(total) + 1, all: Number(total) + 1 });
    await remove(`/books/${book}`);
  });

  it("gets up to 100 records at once, also of those inside others", async () => {
    for (const issue of [1, 2, 3]) {
      const genres = [];
      for (let count = 10; count < 60; count += 1)
        genres.push((await service.create("/api/v1/genres", { name: `${issue} ${count}` })).id);
      await service.create("/api/v1/magazines", { name: `Issue ${issue}`, genres });
    }
    const sizes = ((globalThis as { sizes?: number[] }).sizes = []);
    const magazines = await itemsOf("/magazines?per_page=3", "magazines");
    expect(sizes.toSorted()).toEqual([100, 3, 50]);
    const shown = magazines.flatMap(({ genres }) => rowsOf(genres));
    expect(shown.filter(({ letters }) => letters !== undefined)).toHaveLength(150);
  });

  it("has to return a value for each record", async () => {
    for (const name of ["A", "B"]) await service.api.post("/desks", { name });
    const response = await service.fetch("/api/v1/desks");
    expect(response.status).toBe(500);
    expect((service.errors.at(-1) as Error).message).toContain("returned 1 values for 2 records");
  });
});
