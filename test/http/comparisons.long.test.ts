import type { Document } from "mongodb";
import { beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../support/cases.js";
import { queriesOf } from "../support/commands.js";
import { rowsOf } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";
import { specFiles } from "../support/workspace.js";

const key = "an-administrator-key-of-these-tests";
const admin = { headers: { authorization: `Bearer ${key}` } };

const records = [
  {
    title: "A",
    pages: 100,
    weight: 80.5,
    printed: "2031-03-10 12:00:00",
    genre: "novel",
    note: "Torn (a bit)",
  },
  {
    title: "B",
    pages: 200,
    weight: 120,
    printed: "2031-03-11 00:00:00",
    genre: "poem",
    note: "",
    lent: true,
  },
  { title: "C", pages: 300, printed: "2031-03-12 12:00:00", genre: "essay", note: "torn", lent: false },
  { title: "D" },
];

/** What queries find of the records above. */
const cases = readTable(import.meta.dirname, "comparison-cases.yaml") as Readonly<
  Record<"any" | "books", readonly (readonly [query: string, titles: string])[]>
>;

describe("filters that compare a field", () => {
  const service = useSpecProduct(specFiles("comparisons"), {
    environment: { CACHE: "off", ADMIN_API_KEY: key },
  });
  const create = async (path: string, body: object): Promise<number> =>
    (await service.create(path, body, admin)).id;
  const stored = (name: string) => service.database.db.collection<{ _id: number }>(name);
  const titlesOf = async (plural: string, query: string): Promise<string> => {
    const body = await service.read(`/${plural}?${query}`, admin);
    const found = body[plural] as unknown as readonly { readonly title: string }[];
    expect(body.total ?? found.length).toBe(found.length);
    return found
      .map(({ title }) => title)
      .sort()
      .join("");
  };

  beforeAll(async () => {
    const ada = await create("/writers", { name: "Ada", country: "PT", born: "1920-12-10" });
    const bo = await create("/writers", { name: "Bo", country: "BR", born: "1960-01-01" });
    const relations = [{ writers: [ada, bo] }, { writers: [bo] }, { writers: [] }, {}];
    const ids: number[] = [];
    for (const [at, record] of records.entries()) {
      const sequel = at === 1 ? { sequel_of: ids[0] } : {};
      ids.push(await create("/books", { ...record, ...relations[at], ...sequel, status: "publish" }));
      await create("/leaflets", record);
    }
  });

  it.each([
    ...cases.any.flatMap(([query, titles]) => ["books", "leaflets"].map((plural) => [plural, query, titles])),
    ...cases.books.map(([query, titles]) => ["books", query, titles]),
  ] as [string, string, string][])("find by an index alone: %s?%s", async (plural, query, titles) => {
    const asked = await queriesOf(service, [plural, "writers"], async () => {
      expect(await titlesOf(plural, query)).toBe(titles);
    });
    expect(asked.length).toBeGreaterThan(0);
    for (const { collection, filter, options } of asked) {
      const cursor = service.database.db.collection(collection).find(filter, options);
      const plan = JSON.stringify(await cursor.explain("queryPlanner"));
      const [winning = ""] = plan.split('"rejectedPlans"');
      expect(winning, JSON.stringify(filter)).toMatch(/"(IXSCAN|EXPRESS_IXSCAN|EOF)"/);
      expect(winning, JSON.stringify(filter)).not.toContain("COLLSCAN");
    }
  });

  it.each([
    ["pages_from=many", "pages_from"],
    ["printed_after=someday", "printed_after"],
    ["genres=novel,film", "genres"],
    ["has_note=perhaps", "has_note"],
    ["writers_not=unknown", "writers_not"],
    ["sequel_pages=few", "sequel_pages"],
    ["sequel_writer=unknown", "sequel_writer"],
  ])("reject %s with an error of the parameter", async (query, name) => {
    const { status, body } = await service.get(`/books?${query}`, admin);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(name);
  });

  it("select by no related record in the trash", async () => {
    const writer = await create("/writers", { name: "Cy", country: "CV" });
    await create("/books", { title: "E", writers: [writer], status: "publish" });
    expect(await titlesOf("books", "country=CV")).toBe("E");
    expect((await service.delete(`/writers/${writer}`, admin)).status).toBe(200);
    expect(await titlesOf("books", "country=CV")).toBe("");
  });

  it("select by no related record that the caller may not read", async () => {
    const draft = await create("/writers", { name: "Di", country: "ST" });
    await stored("writers").updateOne({ country: "ST" }, { $set: { status: "draft" } });
    const locked = await create("/writers", { name: "Ed", country: "GQ", lock: "secret" });
    await create("/books", { title: "F", writers: [draft], status: "publish" });
    await create("/books", { title: "G", writers: [locked], status: "publish" });
    const found = (options: object): Promise<readonly number[]> =>
      Promise.all(
        ["country=ST", "country=GQ", "country=BR"].map(
          async (query) => rowsOf((await service.read(`/books?${query}`, options)).books).length,
        ),
      );
    expect(await found(admin)).toEqual([1, 1, 2]);
    expect(await found({})).toEqual([0, 0, 2]);
  });

  it("find what refers to the last of 50,000 related records, and reject more", async () => {
    const writers = stored("writers");
    const first = 1_000_000;
    const sample = await writers.findOne({});
    const rows = Array.from({ length: 50_001 }, (_, at) => ({
      ...sample,
      _id: first + at,
      country: "AO",
      slugs: [`en:writer-${at}`],
    }));
    await writers.insertMany(rows);
    const last = first + 49_999;
    const referring = await stored("books").updateOne({ pages: 300 }, { $set: { writers: [last] } });
    expect(referring.matchedCount).toBe(1);
    const rejected = await service.get("/books?country=AO", admin);
    expect(rejected.status).toBe(400);
    expect(JSON.stringify(rejected.body)).toContain("country has more than 50000 entries.");
    await writers.deleteOne({ _id: last + 1 });
    expect(await titlesOf("books", "country=AO&pages_from=300")).toBe("C");
  });

  it("are documented with their types", async () => {
    const { body } = await service.get("/doc");
    const { paths } = body as unknown as {
      readonly paths: Record<string, { get: { parameters: { name: string; schema: Document }[] } }>;
    };
    const schemas = new Map(paths["/books"]?.get.parameters.map(({ name, schema }) => [name, schema]));
    expect(schemas.get("pages_from")).toMatchObject({ type: "integer" });
    expect(schemas.get("has_note")).toMatchObject({ type: "boolean" });
    expect(schemas.get("note_starts")).toMatchObject({ type: "string" });
    expect(schemas.get("sequel_pages")).toMatchObject({ type: "integer" });
    expect(schemas.get("pages_in")).toMatchObject({ type: "array", items: { type: "integer" } });
  });
});
