import type { Document } from "mongodb";
import { beforeAll, describe, expect, it } from "vitest";
import { queriesOf } from "../support/commands.js";
import { rowsOf } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";

const api =
  "style: wordpress\ntitle: Library\nlanguages: { all: [en], default: en, parameter: language, text: Language. }\n";
const types = "enums:\n  genre: { novel: Novels., poem: Poems., essay: Essays. }\n";
const rows = `  title: { type: text, required: true, text: Title. }
  pages: { type: integer, text: Number of pages. }
  weight: { type: number, text: Weight in grams. }
  printed: { type: datetime, text: When it was printed. }
  genre: { type: genre, text: Kind of text. }
  note: { type: text, nullable: true, blank: true, text: A remark. }
  lent: { type: boolean, text: Someone has it. }
`;
const filters = `filters:
  page:
  per_page:
  pages: { equals: pages, text: Number of pages. }
  pages_not: { not: pages, text: Another number of pages. }
  pages_in: { any_of: pages, text: One of these numbers of pages. }
  pages_from: { from: pages, text: Fewest pages. }
  pages_to: { to: pages, text: Most pages. }
  longer_than: { after: pages, text: More pages. }
  shorter_than: { before: pages, text: Fewer pages. }
  weight_from: { from: weight, text: Least weight. }
  printed: { equals: printed, text: Printed then. }
  printed_from: { from: printed, text: Printed then or later. }
  printed_to: { to: printed, text: Printed then or earlier. }
  printed_after: { after: printed, text: Printed later. }
  printed_before: { before: printed, text: Printed earlier. }
  genres: { any_of: genre, text: One of these kinds. }
  genre_not: { not: genre, text: Another kind. }
  genres_not: { type: "genre[]", not: genre, text: None of these kinds. }
  has_genre: { exists: genre, text: Has a kind. }
  has_note: { exists: note, text: Has a remark. }
  note_starts: { starts_with: note, text: Start of the remark. }
  lent_not: { not: lent, text: Not so lent. }
`;
const book = `text: Something to read.
fields:
${rows}  date: { type: datetime, text: Publication. }
  writers: { relation: writer, many: true, by: [id, slug], text: Who wrote it. }
  sequel_of: { relation: book, nullable: true, text: The book before. }
${filters}  published_from: { from: date, text: Published then or later. }
  published_before: { before: date, text: Published earlier. }
  has_writers: { exists: writers, text: Someone is known to have written it. }
  writers_not: { not: writers, by: [id, slug], text: By others. }
  is_sequel: { exists: sequel_of, text: There is a book before. }
  country: { equals: writers.country, text: Some writer is from there. }
  country_not: { not: writers.country, text: Some writer is from elsewhere. }
  has_country: { exists: writers.country, text: It is known where some writer is from. }
  born_from: { from: writers.born, text: Some writer was born then or later. }
  sequel_pages: { to: sequel_of.pages, text: Most pages of the book before. }
  sequel_printed: { after: sequel_of.printed, text: The book before was printed later. }
  sequel_date: { before: sequel_of.date, text: The book before was published earlier. }
  sequel_writer: { relation: sequel_of.writers, by: [id, slug], text: The book before is by one of them. }
`;
/** A list of terms is limited by nothing but its filters. */
const leaflet = `lifecycle: term\ntext: A sheet.\nfields:\n${rows}${filters}`;
const writer = `text: Someone who writes.
fields:
  name: { type: text, required: true, text: Name. }
  country: { type: text, text: Where they are from. }
  born: { type: date, text: Day of birth. }
  lock: { type: password, blank: true, text: Password that readers need. }
`;
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

/** What each query finds of the records above, in every resource. */
const cases: readonly (readonly [query: string, titles: string])[] = [
  ["pages=200", "B"],
  ["pages_not=200", "ACD"],
  ["pages_in=100,300", "AC"],
  ["pages_in[]=100&pages_in[]=7", "A"],
  ["pages_from=200", "BC"],
  ["pages_to=200", "AB"],
  ["longer_than=200", "C"],
  ["shorter_than=200", "A"],
  ["pages_from=150&pages_to=250", "B"],
  ["weight_from=80.5", "AB"],
  ["printed=2031-03-11", "B"],
  ["printed=2031-03-10T12:00:00Z", "A"],
  ["printed_from=2031-03-11", "BC"],
  ["printed_to=2031-03-11", "AB"],
  ["printed_after=2031-03-11", "C"],
  ["printed_before=2031-03-11 00:00:00", "A"],
  ["printed_from=tomorrow&printed_to=%2B200 years", "ABC"],
  ["genres=novel,essay", "AC"],
  ["genre_not=novel", "BCD"],
  ["genres_not=novel,poem", "CD"],
  ["has_genre=true", "ABC"],
  ["has_genre=false", "D"],
  ["has_note=true", "AC"],
  ["has_note=false", "BD"],
  ["note_starts=Torn", "A"],
  ["note_starts=torn", "C"],
  ["note_starts=Torn (", "A"],
  ["note_starts=.", ""],
  ["lent_not=false", "B"],
  ["lent_not=true", "ACD"],
];
const bookCases: readonly (readonly [query: string, titles: string])[] = [
  ["has_writers=true", "AB"],
  ["has_writers=false", "CD"],
  ["writers_not=ada", "BCD"],
  ["writers_not=ada,bo", "CD"],
  ["is_sequel=true", "B"],
  ["is_sequel=false", "ACD"],
  ["published_from=2031-01-01T00:00:00Z", ""],
  ["published_before=2031-01-01T00:00:00Z", "ABCD"],
  ["country=PT", "A"],
  ["country=BR", "AB"],
  ["country=XX", ""],
  ["country=PT&born_from=1950-01-01", "A"],
  ["country_not=BR", "A"],
  ["has_country=true", "AB"],
  ["has_country=false", ""],
  ["born_from=1950-01-01", "AB"],
  ["born_from=1960-01-02", ""],
  ["sequel_pages=100", "B"],
  ["sequel_pages=99", ""],
  ["sequel_printed=2031-03-10", "B"],
  ["sequel_printed=2031-03-10 12:00:00", ""],
  ["sequel_date=tomorrow", "B"],
  ["sequel_writer=ada", "B"],
];

describe("filters that compare a field", () => {
  const service = useSpecProduct(
    {
      "api.yaml": api,
      "types.yaml": types,
      "resources/book.yaml": book,
      "resources/leaflet.yaml": leaflet,
      "resources/writer.yaml": writer,
    },
    { environment: { CACHE: "off", ADMIN_API_KEY: key } },
  );
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
    ...cases.flatMap(([query, titles]) => ["books", "leaflets"].map((plural) => [plural, query, titles])),
    ...bookCases.map(([query, titles]) => ["books", query, titles]),
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
