import { beforeAll, describe, expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";

const path = "/api/v1/books";
const places = ["Rome, Lazio", "Paris", '"Oslo", the city', "[sic]"];

describe.each(["page", "cursor"])("a list by %s that is filtered by several texts", (paging) => {
  const service = useSpec({
    "api.yaml": `style: rest\nwire: { paging: ${paging} }\n`,
    "resources/book.yaml": `lifecycle: plain
fields:
  title: { type: text, required: true, text: Title of the book. }
  place: { type: text, required: true, text: Where it appeared. }
filters:
  ${paging}:
  per_page:
  places: { any_of: place, text: Books that appeared at one of these places. }
order: [id]
`,
  });

  beforeAll(async () => {
    for (const place of [...places, "Rome", "Lazio"]) {
      const { status } = await service.post(path, { title: place, place });
      expect(status).toBe(201);
    }
  });

  it("has links with the same texts, commas included", async () => {
    const query = new URLSearchParams({ per_page: "1" });
    for (const place of places) query.append("places[]", place);
    const found: string[] = [];
    for (let address: string | undefined = `${path}?${query.toString()}`; address !== undefined; ) {
      const { pathname, search } = new URL(address, "http://books.example.org");
      const { status, body } = await service.get(pathname + search);
      expect(status, JSON.stringify(body)).toBe(200);
      const { items, next } = body as unknown as { items: readonly { place: string }[]; next?: string };
      found.push(...items.map(({ place }) => place));
      address = next;
    }
    expect(found).toEqual(places);
  });

  it("has links with commas between texts that have none", async () => {
    const { body } = await service.get(`${path}?per_page=1&places=Rome,Lazio`);
    expect(new URL(body.next as unknown as string).searchParams.get("places")).toBe("Rome,Lazio");
  });
});
