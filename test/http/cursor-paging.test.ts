import { beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../support/service.js";
import { type SpecService, useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";
import {
  type BookPage,
  booksOf,
  collect,
  infinitePages,
  pageOf,
  path,
  readPage,
  type Titled,
  titlesOf,
  walk,
} from "./book-lists.js";

/** A spec of books, whose lists are paged by cursor, with this `wire`; shelves are paged by number. */
function shaped(wire: string): Readonly<Record<string, string>> {
  const api = `paging: { default: 2, maximum: 20 }\nstyle: rest\n${wire}`;
  return { ...specFiles("cursor_paging"), "api.yaml": api };
}

const ranks = [1, undefined, 2, 1, undefined, 1, 2, undefined, 3];
async function createAll(service: SpecService): Promise<void> {
  for (const [at, rank] of ranks.entries()) {
    const title = String.fromCodePoint(65 + ((at * 4) % ranks.length));
    await service.create(path, {
      title,
      summary: "cab".charAt(at % 3),
      ...(rank === undefined ? {} : { rank }),
    });
  }
}

describe("lists by cursor", () => {
  const service = useSpec(shaped("wire: { paging: cursor }\n"));
  beforeAll(() => createAll(service));

  it("have items and the address of the next page, but no total", async () => {
    const { headers, body } = await service.get(path);
    expect(Object.keys(body)).toEqual(["items", "next"]);
    const { next } = body as unknown as BookPage;
    expect(headers.get("link")).toBe(`<${next}>; rel="next"`);
    expect(next).toMatch(/\/books\/\?per_page=2&status=\S+&cursor=[\w-]+$/);
    const whole = await service.get(`${path}?per_page=20`);
    expect(Object.keys(whole.body)).toEqual(["items"]);
    expect(whole.headers.has("link")).toBe(false);
    const empty = await service.get(`${path}?search=none`);
    expect(empty.body).toEqual({ items: [] });
  });

  const orders = ["", "orderby=rank", "orderby=rank&order=desc", "order=asc", "orderby=title&order=desc"];
  it.each([...orders, "orderby=summary", "orderby=summary&order=desc", "rank=1", "exclude=1"])(
    "are walked through in their order, with ties and missing values: %s",
    async (query) => {
      const whole = await readPage(service, `${path}?per_page=20&${query}`);
      expect(whole.items.length).toBeGreaterThan(2);
      for (const size of [1, 2, 3, 8, 9])
        expect(await walk(service, `per_page=${size}&${query}`)).toEqual(whole.items);
    },
  );

  it("follow the ids that a query names", async () => {
    const ids = (await readPage(service, `${path}?per_page=20`)).items.map(({ id }) => id).reverse();
    const walked = await walk(service, `orderby=include&include=${ids.join()}`);
    expect(walked.map(({ id }) => id)).toEqual(ids);
  });

  it("reject a cursor of another order, of other filters or of another language with 400", async () => {
    const { next = "" } = await readPage(service, `${path}?rank=1&per_page=1`);
    const cursor = new URL(next).searchParams.get("cursor") ?? "";
    const status = async (query: string): Promise<unknown> => {
      const answer = await service.get(`${path}?${query}`);
      const { errors = [] } = answer.body as { errors?: { parameter: string; code: string }[] };
      return [answer.status, ...errors.map(({ parameter, code }) => `${parameter} ${code}`)];
    };
    // The size may change from page to page.
    expect(await status(`rank=1&cursor=${cursor}`)).toEqual([200]);
    expect(await status(`rank=1&per_page=3&cursor=${cursor}`)).toEqual([200]);
    const rejected = [400, "cursor not_cursor"];
    expect(await status(`cursor=${cursor}`)).toEqual(rejected);
    expect(await status(`rank=2&cursor=${cursor}`)).toEqual(rejected);
    expect(await status(`rank=1&orderby=title&cursor=${cursor}`)).toEqual(rejected);
    expect(await status(`rank=1&order=asc&cursor=${cursor}`)).toEqual(rejected);
    expect(await status(`rank=1&status=draft&cursor=${cursor}`)).toEqual(rejected);
    expect(await status(`rank=1&cursor=${cursor}x`)).toEqual(rejected);
    expect(await status("cursor=1")).toEqual(rejected);
    expect(await status("cursor=%00")).toEqual([400, "cursor unreadable"]);
    // Values alone, and no operators of the store.
    const values = JSON.parse(Buffer.from(cursor, "base64url").toString()) as readonly unknown[];
    const crafted = [...values.slice(0, -1), { $ne: null }];
    const encoded = Buffer.from(JSON.stringify(crafted)).toString("base64url");
    expect(await status(`rank=1&cursor=${encoded}`)).toEqual(rejected);
  });

  it("are walked through by the generated client, by pages, ahead and from a position", async () => {
    const books = await booksOf(service);
    const titles = (await readPage(service, `${path}?per_page=20`)).items.map(({ title }) => title);
    for (const query of [{}, { per_page: 1 }, { per_page: 9 }, { per_page: 20 }])
      expect(await titlesOf(books.all(query))).toEqual(titles);
    expect(await titlesOf(books.all({}, { prefetch: 0 }))).toEqual(titles);
    expect(await titlesOf(books.all({}, { prefetch: 4 }))).toEqual(titles);
    expect(await collect(books.pages())).toHaveLength(5);
    for (const [at, last] of titles.entries()) {
      const walked = books.all();
      for await (const { title } of walked) if (title === last) break;
      expect(await titlesOf(books.all({}, { from: walked.position }))).toEqual(titles.slice(at + 1));
    }
    const [first] = await collect(books.all({ fields: ["title"] }));
    expect(first).toEqual({ id: expect.any(Number) as number, title: titles[0] });
    expect(await titlesOf(books.all({ search: "none" }))).toEqual([]);
    const pages = books.pages();
    const whole = await collect(pages as AsyncIterable<unknown> & { readonly position: string });
    expect(whole).toHaveLength(5);
  });

  it("go on from page to page as an infinite query", async () => {
    const pages = (await infinitePages(service, { per_page: 4 })) as readonly BookPage[];
    const whole = await readPage(service, `${path}?per_page=20`);
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
  });

  it("are the same of the fake", async () => {
    const { createFakeServiceOf, product } = await service.program.load();
    const records = ranks.map((rank, at) => ({
      title: `Book ${at}`,
      ...(rank === undefined ? {} : { rank }),
    }));
    const fake = createFakeServiceOf(product, { records: { books: records } });
    const readFake = async (address: string): Promise<BookPage> =>
      (await (await fake.fetch(address)).json()) as BookPage;
    const whole = await readFake(`${fake.baseUrl}/books?per_page=20`);
    const walked: Titled[] = [];
    for (let address: string | undefined = `${fake.baseUrl}/books`; address !== undefined; ) {
      const page: BookPage = await readFake(address);
      expect(page.items.length).toBeLessThanOrEqual(2);
      walked.push(...page.items);
      address = page.next;
    }
    expect(whole.items).toHaveLength(ranks.length);
    expect(walked).toEqual(whole.items);
    await fake.close();
  });

  it("are read by web pages, which have numbers", async () => {
    const { items } = await readPage(service, `${path}?per_page=20`);
    const third = await pageOf(service, { page: 3, per_page: 2 });
    expect(third.records.map(({ id }) => id)).toEqual(items.slice(4, 6).map(({ id }) => id));
    expect(third.pages).toBeGreaterThan(3);
    expect((await pageOf(service, { page: 5, per_page: 2 })).pages).toBe(5);
    expect((await pageOf(service, { page: 6, per_page: 2 })).records).toEqual([]);
  });

  it("lead web pages no further than to those that can be read", async () => {
    const more: number[] = [];
    for (let number = 1; number <= 51; number += 1)
      more.push((await service.create(path, { title: "More", rank: -number })).id);
    const last = await pageOf(service, { page: 50, per_page: 1 });
    expect(last.records).toHaveLength(1);
    expect(last.pages).toBe(50);
    for (const id of more) expect((await service.delete(`${path}/${id}`)).status).toBe(200);
  });

  it("are documented with the cursor, and lists by number with the page", async () => {
    const { body } = await service.get("/api/v1/doc");
    const names = (at: string): readonly unknown[] =>
      rowsOf(body.paths?.[at]?.get?.parameters).map(({ name }) => name);
    expect(names("/books")).toEqual(expect.arrayContaining(["cursor", "per_page"]));
    expect(names("/books")).not.toContain("page");
    expect(names("/shelves")).toContain("page");
    expect(Object.keys(body.components?.schemas?.BookList?.properties ?? {})).toEqual(["items", "next"]);
    for (let number = 1; number <= 3; number += 1)
      await service.post("/api/v1/shelves", { name: `Shelf ${number}` });
    const shelves = await service.get("/api/v1/shelves?page=2");
    expect(shelves.body.items).toHaveLength(1);
    expect((await service.get("/api/v1/shelves")).body.next).toMatch(/page=2$/);
    expect((await service.get(`${path}?page=2`)).status).toBe(400);
  });
});

describe("a walk by cursor while others write", () => {
  const service = useSpec(shaped("wire: { paging: cursor }\n"));
  beforeAll(() => createAll(service));

  it.each(["", "orderby=rank", "order=asc", "orderby=summary"])(
    "has each record once that exists throughout: %s",
    async (order) => {
      const before = await walk(service, `per_page=20&${order}`);
      const deleted = new Set<number>();
      const walked = await walk(service, `per_page=2&${order}`, async (page, number) => {
        // The end of the page goes, and there are new records before it, behind it and beside it.
        const last = page.at(-1);
        if (last === undefined || number > 3) return;
        deleted.add(last.id);
        expect((await service.delete(`${path}/${last.id}`)).status).toBe(200);
        for (const rank of [0, 1, 2, 9])
          await service.create(path, { title: `M${number}`, summary: "b", rank });
        await service.create(path, { title: `N${number}`, summary: "a" });
      });
      const seen = walked.map(({ id }) => id);
      expect(new Set(seen).size).toBe(seen.length);
      const throughout = before.map(({ id }) => id).filter((id) => !deleted.has(id));
      expect(seen.filter((id) => throughout.includes(id))).toEqual(throughout);
      expect(deleted.size).toBeGreaterThan(2);
    },
  );

  it("has each record once that exists throughout, whatever happens at the same time", async () => {
    const before = (await walk(service, "per_page=20")).map(({ id }) => id);
    let isOver = false;
    const writers = [0, 1, 2].map(async (writer) => {
      for (let round = 0; !isOver; round += 1) {
        const rank = (round * 7 + writer) % 5;
        const { id } = await service.create(path, { title: `W${round}`, ...(rank === 0 ? {} : { rank }) });
        await service.delete(`${path}/${id}`);
      }
    });
    try {
      for (let round = 0; round < 5; round += 1) {
        const seen = (await walk(service, "per_page=3")).map(({ id }) => id);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((id) => before.includes(id))).toEqual(before);
      }
    } finally {
      isOver = true;
      await Promise.all(writers);
    }
  });
});

describe("lists by cursor that are counted", () => {
  const service = useSpec(
    shaped("wire: { paging: cursor, list: { total: count }, headers: { total: [X-Total-Count] } }\n"),
  );
  beforeAll(() => createAll(service));

  it("have their total on each page", async () => {
    const first = await service.get(path);
    expect(Object.keys(first.body)).toEqual(["items", "count", "next"]);
    expect(first.body.count).toBe(ranks.length);
    expect(first.headers.get("x-total-count")).toBe(String(ranks.length));
    const { search } = new URL((first.body as unknown as BookPage).next ?? "");
    const second = await service.get(path + search);
    expect(second.body).toMatchObject({ count: ranks.length });
    const whole = await service.get(`${path}?per_page=9`);
    expect(whole.body).toMatchObject({ count: ranks.length });
    expect(whole.body).not.toHaveProperty("next");
    expect(await (await booksOf(service)).list().withResponse()).toMatchObject({ total: ranks.length });
  });
});

describe("lists by cursor without an object around them", () => {
  const service = useSpec(shaped("wire: { paging: cursor, list: { items: bare } }\n"));
  beforeAll(() => createAll(service));

  it("have the address of the next page in the header, where the client finds it", async () => {
    const { headers, body } = await service.get(path);
    expect(body).toHaveLength(2);
    expect(headers.get("link")).toMatch(/^<\S+cursor=[\w-]+>; rel="next"$/);
    expect(await titlesOf((await booksOf(service)).all())).toHaveLength(ranks.length);
    expect((await pageOf(service, { page: 2, per_page: 4 })).records).toHaveLength(4);
  });
});
