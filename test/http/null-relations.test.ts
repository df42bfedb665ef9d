import { describe, expect, it } from "vitest";
import { type SpecService, useSpec } from "../support/spec-service.js";

/** A spec of books, each on one shelf at most, and with this `wire`. */
function shaped(wire: string): Readonly<Record<string, string>> {
  return {
    "api.yaml": wire,
    "resources/book.yaml": `fields:
  title: { type: text, required: true, text: Title of the book. }
  shelf: { relation: shelf, by: [id], nullable: true, text: Where it stands. }
  former: { relation: shelf, by: [id], text: Where it stood. }
  home: { relation: shelf, by: [id], required: true, on_delete: restrict, text: Where it belongs. }
  topics: { relation: shelf, many: true, by: [id], text: Shelves that it fits. }
filters:
  page:
  per_page:
answer:
  id:
  title:
  shelf:
  former: { optional: true }
  home:
  topics:
`,
    "resources/shelf.yaml": `resource: shelf
plural: shelves
lifecycle: plain
fields:
  name: { type: text, required: true, text: Name of the shelf. }
`,
  };
}

interface Schema {
  readonly properties: Readonly<Record<string, { readonly type?: unknown }>>;
}

async function makeBook(service: SpecService) {
  const shelf = await service.request("POST", "/api/v1/shelves", { body: { name: "A" } });
  const home = await service.request("POST", "/api/v1/shelves", { body: { name: "B" } });
  const body = { title: "Bridges", shelf: shelf.body.id, home: home.body.id };
  const book = await service.request("POST", "/api/v1/books", { body });
  expect(book.status, JSON.stringify(book.body)).toBe(201);
  return { shelf: Number(shelf.body.id), home: Number(home.body.id), book: Number(book.body.id) };
}

async function schemaOf(service: SpecService): Promise<Schema["properties"]> {
  const { body } = await service.request("GET", "/api/v1/doc");
  return (body.components?.schemas as unknown as Record<string, Schema>).Book?.properties ?? {};
}

describe("a relation to one record without a value", () => {
  const service = useSpec(shaped("style: rest\n"));

  it("is null in the style rest, and a list of records is a list", async () => {
    const { shelf, home, book } = await makeBook(service);
    const read = async (): Promise<unknown> => (await service.request("GET", `/api/v1/books/${book}`)).body;
    expect(await read()).toEqual({ id: book, title: "Bridges", shelf, home, topics: [] });
    expect((await service.request("DELETE", `/api/v1/shelves/${shelf}`)).status).toBe(200);
    expect(await read()).toEqual({ id: book, title: "Bridges", shelf: null, home, topics: [] });
    const path = `/api/v1/books/${book}`;
    const sent = await service.request("PATCH", path, { body: { shelf: null } });
    expect([sent.status, sent.body]).toMatchObject([200, { shelf: null }]);
  });

  it("is documented as nullable where it can be empty", async () => {
    const properties = await schemaOf(service);
    expect(properties.shelf?.type).toEqual(["integer", "null"]);
    expect(properties.home?.type).toBe("integer");
    expect(properties.former?.type).toBe("integer");
  });
});

describe("with `null_relations: false`", () => {
  const service = useSpec(shaped("style: rest\nwire: { null_relations: false }\n"));

  it("it is 0", async () => {
    const { shelf, book } = await makeBook(service);
    expect((await service.request("DELETE", `/api/v1/shelves/${shelf}`)).status).toBe(200);
    expect((await service.request("GET", `/api/v1/books/${book}`)).body).toMatchObject({ shelf: 0 });
    expect((await schemaOf(service)).shelf?.type).toBe("integer");
  });
});
