import { beforeAll, describe, expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";
import { booksOf, infinitePages, pageOf, titlesOf } from "./book-lists.js";

const titles = ["A", "B", "C", "D", "E"];
const resource = `fields:
  title: { type: text, required: true, text: Title of the book. }
  kind: { type: text, text: What it is. }
filters:
  start:
  limit:
  kind: { equals: kind, text: Books of this kind. }
order: [title]
`;
const spec = (wire: string) => ({
  "api.yaml": `paging: { offset: start, default: 2, maximum: 3 }\nwire: { paging: offset, ${wire} }\n`,
  "resources/book.yaml": resource,
});

interface Page {
  readonly items: readonly { readonly id: number; readonly title: string }[];
  readonly next?: string;
  readonly previous?: string;
  readonly total?: number;
}

describe("a list by offset", () => {
  const service = useSpec(spec("list: { previous: previous }"));
  const path = "/api/v1/books";
  beforeAll(async () => {
    for (const title of titles) await service.create(path, { title, kind: title < "C" ? "early" : "late" });
  });
  const read = async (query: string): Promise<Page> => {
    const answer = await service.get(path + query);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as unknown as Page;
  };
  const titlesOn = async (query: string) => (await read(query)).items.map(({ title }) => title);

  it("begins behind as many records, at any of them", async () => {
    expect(await titlesOn("")).toEqual(["A", "B"]);
    expect(await titlesOn("?start=1")).toEqual(["B", "C"]);
    expect(await titlesOn("?start=3&limit=1")).toEqual(["D"]);
    expect(await titlesOn("?start=1&limit=50")).toEqual(["B", "C", "D"]);
    expect(await titlesOn("?start=5")).toEqual([]);
    expect(await titlesOn("?start=99999999999")).toEqual([]);
    expect(await titlesOn("?kind=late&start=2")).toEqual(["E"]);
  });

  it("leads to the pages beside by their addresses", async () => {
    const { next = "", previous = "", total } = await read("?start=1&kind=late&limit=1");
    expect([new URL(next).search, new URL(previous).search]).toEqual([
      "?limit=1&kind=late&start=2",
      "?limit=1&kind=late",
    ]);
    expect(total).toBe(3);
    const last = await service.get(`${path}?start=4`);
    expect(last.body.next).toBeUndefined();
    expect(last.headers.get("link")).toMatch(/^<[^>]*[?]limit=2&start=2>; rel="prev"$/);
    const first = await service.get(path);
    expect(first.headers.get("link")).toMatch(/^<[^>]*[?]limit=2&start=2>; rel="next"$/);
  });

  it("rejects what is no offset, and the names of other pagings", async () => {
    for (const [query, parameter] of [
      ["?start=-1", "start"],
      ["?start=x", "start"],
      ["?limit=0", "limit"],
      ["?page=2", "page"],
      ["?per_page=2", "per_page"],
    ]) {
      const { status, body } = await service.get(`${path}${query ?? ""}`);
      expect([status, body.errors], query).toMatchObject([400, [{ parameter }]]);
    }
  });

  it("is documented", async () => {
    const document = JSON.stringify((await service.get("/api/v1/doc")).body);
    expect(document).toContain('"name":"start"');
    expect(document).toContain('"name":"limit"');
  });

  it("is walked through by clients, without a record twice where others are added before it", async () => {
    const books = await booksOf(service);
    expect(await titlesOf(books.all())).toEqual(titles);
    expect(await titlesOf(books.all({ start: 2, kind: "late" }))).toEqual(["E"]);
    const pages = (await infinitePages(service, { limit: 3 })) as readonly Page[];
    expect(pages.map(({ items }) => items.map(({ title }) => title))).toEqual([
      ["A", "B", "C"],
      ["D", "E"],
    ]);
    const walked: string[] = [];
    for await (const { title } of books.all({ kind: "late" }, { prefetch: 0 })) {
      walked.push(title);
      if (title === "D") await service.create(path, { title: "BB", kind: "late" });
    }
    expect(walked).toEqual(["C", "D", "E"]);
    const shown = await pageOf(service, { page: 2, limit: 2 });
    expect(shown.records.map(({ title }) => title)).toEqual(["BB", "C"]);
    expect(shown).toMatchObject({ total: 6, pages: 3 });
    const { items } = await read("?start=2&limit=1");
    await service.request("DELETE", `${path}/${items[0]?.id ?? ""}`);
  });
});
