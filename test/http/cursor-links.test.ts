import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";
import { type BookPage, booksOf, infinitePages, pageOf, path, titlesOf, walk } from "./book-lists.js";

const titlesIn = async (...asked: Parameters<typeof walk>): Promise<readonly string[]> =>
  (await walk(...asked)).map(({ title }) => title);

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
      await service.create(path, { title, page: at === 1 ? 1 : 7 });
  });

  it("has all records unless the filter is given, on each of its pages", async () => {
    expect(await titlesIn(service)).toEqual(["A", "B", "C", "D", "E"]);
    expect(await titlesIn(service, "page=7")).toEqual(["A", "C", "D", "E"]);
    const second = await pageOf(service, { page: 2, per_page: 2 });
    expect(second.records.map(({ title }) => title)).toEqual(["C", "D"]);
    expect(await titlesOf((await booksOf(service)).all({ page: 7, per_page: 1 }))).toEqual([
      "A",
      "C",
      "D",
      "E",
    ]);
  });
});

describe("a walk by cursor with defaults that are computed", () => {
  let now = Date.UTC(2031, 2, 10, 12, 0, 0);
  /** Milliseconds from one request to the next. */
  let step = 0;
  const service = useSpec(
    {
      "api.yaml": "paging: { default: 2, maximum: 20 }\nstyle: rest\nwire: { paging: cursor }\n",
      "resources/book.yaml": `lifecycle: plain
fields:
  title: { type: text, required: true, text: Title of the book. }
  printed: { type: datetime, text: When it is printed. }
  sold: { type: datetime, text: When it is sold. }
filters:
  cursor:
  per_page:
  printed_from: { type: datetime, hook: when, depends_on: [printed], computed: now, text: "Books printed from then on, by default from now." }
  sold_from: { from: sold, text: Books sold from then on. }
order: [title]
`,
    },
    {
      hooks: `export const hooks = { book: { when(query, { call }) {
  const from = query.printed_from ?? new Date(call.now).toISOString();
  return { condition: { printed: { $gte: from.slice(0, 19).replace("T", " ") } }, links: { printed_from: from }, expiresAt: call.now };
} } };`,
      now: () => (now += step),
    },
  );
  const titles = ["A", "B", "C", "D", "E"];
  const times = { printed: "2031-03-10 12:00:30", sold: "2031-03-10 12:00:30" };
  beforeAll(async () => {
    for (const title of titles) await service.create(path, { title, ...times });
  });

  /** The same walk of several clients while the clock goes on, one minute between two pages. */
  async function walkAll(query: Readonly<Record<string, string>>): Promise<void> {
    const books = await booksOf(service);
    const each = async (ask: () => Promise<readonly string[]>): Promise<void> => {
      now = Date.UTC(2031, 2, 10, 12, 0, 0);
      expect(await ask()).toEqual(titles);
    };
    const between = (): Promise<void> => {
      now += 60_000;
      return Promise.resolve();
    };
    await each(() => titlesIn(service, new URLSearchParams(query).toString(), between));
    await each(async () => {
      const seen: string[] = [];
      for await (const { title } of books.all(query, { prefetch: 0 })) {
        seen.push(title);
        await between();
      }
      return seen;
    });
    await each(async () => {
      const seen: string[] = [];
      for (let position: string | undefined; ; ) {
        const rest = books.all(query, { from: position, prefetch: 0 });
        let first: { readonly title: string } | undefined;
        for await (const entry of rest) {
          first = entry;
          break;
        }
        if (first === undefined) return seen;
        seen.push(first.title);
        ({ position } = rest);
        await between();
      }
    });
    await each(async () => {
      const pages = (await infinitePages(service, query, between)) as readonly BookPage[];
      return pages.flatMap(({ items }) => items.map(({ title }) => title));
    });
  }

  it("has on each page what the first one took by default, in every client", () => walkAll({}));

  it("has on each page what words of the query meant on the first one", () => walkAll({ sold_from: "now" }));

  it("is the same for web pages, which go by numbers", async () => {
    now = Date.UTC(2031, 2, 10, 12, 0, 0);
    step = 10_000;
    const third = await pageOf(service, { page: 3, per_page: 2 });
    step = 0;
    expect(third.records.map(({ title }) => title)).toEqual(["E"]);
  });
});

describe("a walk by cursor through long texts", () => {
  const service = useSpec({
    "api.yaml": "paging: { default: 1, maximum: 20 }\nstyle: rest\nwire: { paging: cursor }\n",
    "types.yaml": "enums: { book_order: { title: By title., summary: By summary. } }\n",
    "resources/book.yaml": `lifecycle: plain
fields:
  title: { type: text, required: true, text: Title of the book. }
  summary: { type: text, localized: true, text: What it is about. }
filters:
  cursor:
  per_page:
  orderby: { type: book_order, order_by: true, full_scan_reason: Few books., text: What books are sorted by. }
order: [title]
`,
  });
  const long = "é".repeat(3000);
  const titles = ["A", "Z", `${long} 1`, `${long} 2`, `${long} 3`];
  beforeAll(async () => {
    for (const title of titles.toReversed()) await service.create(path, { title, summary: title });
  });
  afterAll(() => expect(service.errors).toEqual([]));

  it.each(["", "&orderby=summary"])("has each record once, at short addresses: %s", async (order) => {
    const whole = await titlesIn(service, `per_page=20${order}`);
    expect(whole.toSorted()).toEqual(titles.toSorted());
    for (const size of [1, 2, 3]) expect(await titlesIn(service, `per_page=${size}${order}`)).toEqual(whole);
    const third = await service.get(`${path}?per_page=3${order}`);
    expect((third.body as unknown as BookPage).next?.length).toBeLessThan(1000);
  });

  it("has each record once whatever becomes of the last one of a page, or rejects its cursor", async () => {
    const { body } = await service.get(`${path}?per_page=3`);
    const { items, next = "" } = body as unknown as BookPage;
    const last = items.at(-1);
    const status = async (): Promise<number> => {
      const { pathname, search } = new URL(next);
      return (await service.get(pathname + search)).status;
    };
    const change = async (title: string): Promise<void> => {
      expect((await service.patch(`${path}/${last?.id}`, { title })).status).toBe(200);
    };
    expect(last?.title).toBe(titles[2]);
    await change(`${long} 9`);
    expect(await status()).toBe(400);
    await change(titles[2] ?? "");
    expect(await status()).toBe(200);
    expect((await service.delete(`${path}/${last?.id}`)).status).toBe(200);
    expect(await status()).toBe(400);
    await service.create(path, { title: titles[2] ?? "", summary: titles[2] ?? "" });
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
    for (const title of ["A", "B", "C"]) await service.create(path, { title });
  });

  it("rejects parameters that are too long for it, with their name and how long they may be", async () => {
    const asked = async (length: number, size = 1) =>
      service.get(`${path}?per_page=${size}&not=${"é".repeat(length)}`);
    const { status, body } = await asked(1500);
    expect(status).toBe(400);
    const [error] = body.errors as unknown as readonly { parameter: string; code: string; detail: string }[];
    expect(error).toMatchObject({ parameter: "not", code: "too_long" });
    const [limit = "0"] = /\d+/.exec(error?.detail ?? "") ?? [];
    expect(Number(limit)).toBeGreaterThan(1000);
    const fitting = await asked(Number(limit));
    expect(fitting.status).toBe(200);
    expect(fitting.headers.get("link")).toMatch(/cursor=[\w-]+>; rel="next"$/);
    // A whole list leads nowhere.
    expect((await asked(1500, 20)).status).toBe(200);
  });
});
