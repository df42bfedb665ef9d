import { describe, expect, it } from "vitest";
import { emitFiles } from "../diff/serve.js";
import { eventually } from "../support/eventually.js";
import { useSpecProduct } from "../support/spec-product.js";
import { modelOfFiles } from "../support/spec-service.js";

const book = `text: Something to read.
fields:
  title: { type: text, required: true, localized: true, min_length: 2, max_length: 10, text: Title of the book. }
  isbn: { type: text, pattern: "^[0-9-]{10,17}$", example: 978-3-16-148410-0, text: Number of the edition. }
  code: { type: text, blank: true, min_length: 3, pattern: "^[A-Z]+$", example: ABC, text: Code of the shelf. }
  subjects: { type: "text[]", min_items: 1, max_items: 2, max_length: 5, text: What it is about. }
  published: { type: date, nullable: true, text: Day on which it came out. }
  reprints: { type: "date[]", text: Days of later prints. }
  bought: { type: date, default: "2031-01-31", text: Day on which it was bought. }
  price: { type: decimal, minimum: 0.01, maximum: 9999999999999.99, nullable: true, text: Price. }
  weight: { type: decimal, scale: 3, default: 0.5, text: Weight in kilograms. }
  reviews: { type: "review[]", max_items: 2, text: Reviews. }
  key: { type: uuid, default: random, unique: true, text: Key of the book. }
  edition: { type: uuid, nullable: true, text: Key of the edition. }
  parts: { type: "uuid[]", text: Keys of its parts. }
  binding: { type: binding, text: How it is bound. }
  added: { type: datetime, default: now, text: Time of the entry. }
  added_on: { type: date, nullable: true, default: now, text: Day of the entry. }
  sequels: { relation: book, many: true, max_items: 1, text: The book that follows. }
filters:
  page:
  published: { equals: published, text: Keep books of this day. }
  not_published: { not: published, text: Leave out books of this day. }
  published_on: { any_of: published, text: Keep books of these days. }
  published_from: { from: published, text: Keep books from this day on. }
  published_to: { to: published, text: Keep books up to this day. }
  published_after: { after: published, text: Keep books after this day. }
  published_before: { before: published, text: Keep books before this day. }
  price: { equals: price, text: Keep books at this price. }
  not_price: { not: price, text: Leave out books at this price. }
  prices: { any_of: price, text: Keep books at these prices. }
  price_from: { from: price, text: Keep books at this price or more. }
  price_to: { to: price, text: Keep books at this price or less. }
  price_after: { after: price, text: Keep books at more. }
  price_before: { before: price, text: Keep books at less. }
  has_price: { exists: price, text: Keep books with a price. }
  weight_from: { from: weight, text: Keep books that heavy. }
  sort: { type: book_order, order_by: true, text: Order. }
  key: { equals: key, text: Keep the book with this key. }
  editions: { any_of: edition, text: Keep books of these editions. }
  has_published: { exists: published, text: Keep books with a day. }
order: [-published, id]
indexes:
  published: [published, _id]
answer:
  id:
  title:
  isbn:
  code:
  subjects:
  published:
  reprints:
  bought:
  price:
  weight:
  reviews:
  key:
  edition:
  parts:
  binding:
  added:
  added_on:
`;

const types = `enums:
  binding: { hard: { label: Hardcover, text: With a cover of board. }, soft: Of paper., none: { label: Loose } }
  book_order: { price: By price. }
objects:
  review:
    text: A review.
    properties:
      by: { type: text, min_length: 2, max_length: 5, text: Who wrote it. }
      code: { type: text, optional: true, pattern: "^[A-Z]+$", example: ABC, text: Code. }
      stars: { type: "integer[]", optional: true, min_items: 1, max_items: 2, minimum: 1, maximum: 5, text: Stars. }
`;

// The day there is another than that of UTC for half of each day.
const zone = "Pacific/Auckland";
const files = {
  "api.yaml": `style: wordpress
languages: { all: [en, de], default: en, parameter: translation_language, text: Language. }
`,
  "types.yaml": types,
  "resources/book.yaml": book,
  "routes.yaml": `service:
  doc: { operation: document, path: /doc, methods: [GET], text: The document. }
  audit: { operation: audit, path: /audit, methods: [GET], access: read_audit, parameters: {
    resource: { type: text, text: Kind of record. }, record: { type: integer, text: Id of the record. } } }
`,
  "text/de.yaml": "enum_labels:\n  binding: { hard: Gebunden, none: Lose }\n",
};

describe("types and limits of values", () => {
  const service = useSpecProduct(files, {
    environment: { SITE_TIMEZONE: zone },
    surroundings: { now: () => Date.now() },
  });

  it("accepts values at the limits, counted in code points, and stores them", async () => {
    const values = {
      title: "😀".repeat(10),
      isbn: "978-3-16-148410-0",
      code: "",
      subjects: ["a", "😀😀😀😀😀"],
    };
    const { path } = await service.create("/books", values);
    expect(await service.read(path)).toMatchObject(values);
  });

  const day = (name: string) => `${name} is not a calendar date, such as 2031-03-10.`;
  const uuid = "edition is not a UUID, such as 0198c0de-5eed-4abc-8def-0123456789ab.";
  const decimal = (name: string, scale: number) =>
    `${name} is not a decimal number with at most 15 digits, and at most ${scale} of them behind the point.`;

  it.each([
    ["title", "a", "title is shorter than 2 characters."],
    ["title", "a".repeat(11), "title is longer than 10 characters."],
    ["isbn", "978", "isbn does not match the pattern ^[0-9-]{10,17}$."],
    ["code", "AB", "code is shorter than 3 characters."],
    ["code", "abc", "code does not match the pattern ^[A-Z]+$."],
    ["subjects", [], "subjects has fewer than 1 entries."],
    ["subjects", ["a", "b", "c"], "subjects has more than 2 entries."],
    ["subjects", ["a", "physics"], "subjects[1] is longer than 5 characters."],
    ["sequels", [1, 2], "sequels has more than 1 entries."],
    ["published", "2031-02-30", day("published")],
    ["published", "2031-2-3", day("published")],
    ["published", "2031-05-04 10:00:00", day("published")],
    ["published", "", day("published")],
    ["reprints", ["2032-02-29", "2031-02-29"], day("reprints[1]")],
    ["edition", "0198c0de5eed4abc8def0123456789ab", uuid],
    ["edition", "{0198c0de-5eed-4abc-8def-0123456789ab}", uuid],
    ["edition", "urn:uuid:0198c0de-5eed-4abc-8def-0123456789ab", uuid],
    ["edition", "0198c0de-5eed-4abc-8def-0123456789ag", uuid],
    ["edition", "", uuid],
    ["price", "12.345", decimal("price", 2)],
    ["price", "1e3", decimal("price", 2)],
    ["price", 12.345, decimal("price", 2)],
    ["price", "0", "price has to be 0.01 or more."],
    ["price", "-0.01", "price has to be 0.01 or more."],
    ["price", true, "price is not of type string."],
    ["weight", "1234567890123", decimal("weight", 3)],
    ["reviews", [{ by: "A" }], "reviews[0].by is shorter than 2 characters."],
    ["reviews", [{ by: "Augusta" }], "reviews[0].by is longer than 5 characters."],
    ["reviews", [{ by: "Ada", code: "abc" }], "reviews[0].code does not match the pattern ^[A-Z]+$."],
    ["reviews", [{ by: "Ada", stars: [] }], "reviews[0].stars has fewer than 1 entries."],
    ["reviews", [{ by: "Ada", stars: [1, 2, 3] }], "reviews[0].stars has more than 2 entries."],
    ["reviews", [{ by: "Ada", stars: [6] }], "reviews[0].stars[0] has to be 5 or less."],
  ])("rejects for %s the value %j: %s", async (field, value, message) => {
    const { status, body } = await service.post("/books", { title: "Swifts", [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ data: { params: { [field]: message } } });
  });

  it("stores, filters and sorts days", async () => {
    const days = ["2031-05-04", "2032-02-29", "2031-12-01"];
    for (const published of days)
      expect(await service.post("/books", { title: "Day", published, reprints: [published] })).toMatchObject({
        status: 201,
        body: { published, reprints: [published], bought: "2031-01-31" },
      });
    const daysOf = async (query: string): Promise<readonly unknown[]> => {
      const { body } = await service.get(`/books?${query}`);
      return Object.values(body.books ?? {}).map(({ published }) => published);
    };
    expect(await daysOf("has_published=true")).toEqual(["2032-02-29", "2031-12-01", "2031-05-04"]);
    expect(await daysOf("published=2031-05-04")).toEqual(["2031-05-04"]);
    expect(await daysOf("not_published=2031-05-04&has_published=1")).toEqual(["2032-02-29", "2031-12-01"]);
    expect(await daysOf("published_on=2031-05-04,2031-12-01")).toEqual(["2031-12-01", "2031-05-04"]);
    expect(await daysOf("published_from=2031-12-01")).toEqual(["2032-02-29", "2031-12-01"]);
    expect(await daysOf("published_to=2031-12-01")).toEqual(["2031-12-01", "2031-05-04"]);
    expect(await daysOf("published_after=2031-05-04&published_before=2032-02-29")).toEqual(["2031-12-01"]);
    expect((await daysOf("has_published=false")).every((day) => day === null)).toBe(true);
    expect((await service.get("/books?published_from=2031-02-30")).body).toMatchObject({
      data: { params: { published_from: "published_from is not a calendar date, such as 2031-03-10." } },
    });
  });

  it("stores the time of the create, as the clocks of the site show it, in fields whose default is now", async () => {
    const clock = (): string => new Date().toLocaleString("sv-SE", { timeZone: zone });
    const before = clock();
    const { body } = await service.post("/books", { title: "Now", added_on: null });
    const { added = "" } = body as { readonly added?: string };
    expect(added >= before && added <= clock(), `${before} ${added}`).toBe(true);
    expect(body.added_on).toBe(added.slice(0, 10));
    const given = { title: "Given", added: "2031-05-04 10:00:00", added_on: "2031-05-04" };
    const created = await service.create("/books", given);
    expect(created.body).toMatchObject(given);
    const changed = await service.patch(created.path, { title: "Changed" });
    expect(changed).toMatchObject({ status: 200, body: { ...given, title: "Changed" } });
  });

  it("documents the default now in words, where a schema could only state a value", async () => {
    const { BookCreate, BookUpdate } = (await service.read("/doc")).components?.schemas ?? {};
    const added = {
      description: "Time of the entry. Default: the time at which the record is created.",
      type: "string",
    };
    expect(BookCreate).toMatchObject({ properties: { added } });
    expect(JSON.stringify(BookCreate)).not.toContain('"default":"now"');
    expect(BookUpdate).toMatchObject({ properties: { added: { description: "Time of the entry." } } });
    const german = JSON.stringify((await service.get("/doc?translation_language=de")).body);
    expect(german).toContain("Standard: der Zeitpunkt, zu dem der Eintrag angelegt wird.");
  });

  it("stores UUIDs of any version in lower case, finds them in either, and makes one where none is given", async () => {
    const edition = "0198C0DE-5EED-7ABC-8DEF-0123456789AB";
    const lower = edition.toLowerCase();
    const given = { title: "Keyed", edition: ` ${edition} `, parts: [edition] };
    const first = await service.post("/books", given);
    expect(first, JSON.stringify(first.body)).toMatchObject({ status: 201 });
    expect(first.body).toMatchObject({ edition: lower, parts: [lower] });
    const { key: made = "" } = first.body as { readonly key?: string };
    expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const idsOf = async (query: string): Promise<readonly unknown[]> => {
      const { body } = await service.get(`/books?${query}`);
      return Object.values(body.books ?? {}).map(({ id }) => id);
    };
    expect(await idsOf(`key=${made.toUpperCase()}`)).toEqual([first.body.id]);
    expect(await idsOf(`editions=${edition},${made}`)).toEqual([first.body.id]);
    expect(await service.post("/books", { title: "Again", key: made.toUpperCase() })).toMatchObject({
      status: 400,
      body: { data: { params: { key: "Another record already has this value of key." } } },
    });
    expect((await service.post("/books", { title: "Other" })).body).toMatchObject({
      edition: null,
      parts: [],
    });
    expect((await service.get("/books?key=swifts")).status).toBe(400);
  });

  it("accepts objects whose properties are at their limits, and documents these", async () => {
    const reviews = [
      { by: "😀".repeat(5), code: "", stars: [1, 5] },
      { by: "Al", code: "ABC" },
    ];
    expect((await service.post("/books", { title: "Swifts", reviews })).body).toMatchObject({ reviews });
    const document = JSON.stringify((await service.get("/doc")).body);
    expect(document).toContain('"type":"string","maxLength":5,"minLength":2');
    expect(document).toContain(
      '"type":"array","minItems":1,"maxItems":2,"items":{"type":"integer","minimum":1,"maximum":5}',
    );
    expect(emitFiles(modelOfFiles(files)).get("sdk/types.ts")).toContain("From 2 to 5 characters.");
  });

  it("stores, compares, filters and sorts decimals exactly", async () => {
    const prices = ["0.10", "9999999999999.98", "9999999999999.99", "0.30", "10.00", "9.99"];
    for (const price of prices)
      expect((await service.post("/books", { title: "Priced", price })).body).toMatchObject({
        price,
        weight: "0.500",
      });
    expect((await service.post("/books", { title: "Priced", price: 0.2, weight: "1" })).body).toMatchObject({
      price: "0.20",
      weight: "1.000",
    });
    const pricesOf = async (query: string): Promise<readonly unknown[]> => {
      const { body } = await service.get(`/books?sort=price&${query}`);
      return Object.values(body.books ?? {}).map((book) => (book as { readonly price?: unknown }).price);
    };
    expect(await pricesOf("has_price=true")).toEqual([
      "0.10",
      "0.20",
      "0.30",
      "9.99",
      "10.00",
      "9999999999999.98",
      "9999999999999.99",
    ]);
    expect(await pricesOf("price=0.3")).toEqual(["0.30"]);
    expect(await pricesOf("prices=0.1,10")).toEqual(["0.10", "10.00"]);
    expect(await pricesOf("not_price=0.1&price_to=0.3")).toEqual(["0.20", "0.30"]);
    expect(await pricesOf("price_after=0.3&price_before=9999999999999.99")).toEqual([
      "9.99",
      "10.00",
      "9999999999999.98",
    ]);
    expect(await pricesOf("price_from=9999999999999.99")).toEqual(["9999999999999.99"]);
    expect(await pricesOf("weight_from=0.501")).toEqual(["0.20"]);
    expect((await service.get("/books?prices=1,12.345")).body).toMatchObject({
      data: { params: { prices: decimal("prices[1]", 2) } },
    });
    expect((await pricesOf("has_price=false")).every((price) => price === null)).toBe(true);
  });

  it("shows decimals as text to editors and in the audit, and keeps what an update leaves out", async () => {
    const { id, path } = await service.create("/books", { title: "Audit", price: "5" });
    expect((await service.patch(path, { price: "7.25" })).body).toMatchObject({
      price: "7.25",
      weight: "0.500",
    });
    expect((await service.patch(path, { price: null })).body).toMatchObject({ price: null });
    const edited = await service.get(`/admin/records${path}`, { base: "" });
    expect(edited.body).toMatchObject({ values: { weight: "0.500" } });
    service.startWork();
    await eventually(async () => {
      const audit = await service.read(`/audit?resource=book&record=${id}`);
      expect(JSON.stringify(audit)).toContain('"field":"price","before":"5.00","after":"7.25"');
    });
  });

  it("documents the labels of values besides their meaning, in the language asked for", async () => {
    const schemaIn = async (language: string): Promise<unknown> =>
      (await service.read(`/doc?translation_language=${language}`)).components?.schemas?.Binding;
    expect(await schemaIn("en")).toEqual({
      type: "string",
      description: "- `hard` (Hardcover): With a cover of board.\n- `soft`: Of paper.\n- `none`: Loose",
      enum: ["hard", "soft", "none"],
      "x-enumDescriptions": { hard: "Hardcover", soft: "Of paper.", none: "Loose" },
    });
    expect(await schemaIn("de")).toMatchObject({
      "x-enumDescriptions": { hard: "Gebunden", soft: "Of paper.", none: "Lose" },
    });
    expect(emitFiles(modelOfFiles(files)).get("sdk/types.ts")).toContain(
      "- `hard` (Hardcover): With a cover of board.",
    );
    expect((await service.post("/books", { title: "Bound", binding: "Hardcover" })).status).toBe(400);
    expect((await service.post("/books", { title: "Bound", binding: "hard" })).body).toMatchObject({
      binding: "hard",
    });
  });

  it("documents the limits", async () => {
    const document = JSON.stringify((await service.get("/doc")).body);
    for (const part of [
      '"type":"string","format":"date"',
      '"type":"string","format":"uuid"',
      '"type":["string","number","null"],"format":"decimal","pattern":"^-?\\\\d{1,13}(\\\\.\\\\d{1,2})?$","x-minimum":"0.01"',
      "Key of the book. Default: a random UUID.",
      '"minLength":2,"maxLength":10',
      '"pattern":"^[0-9-]{10,17}$"',
      '"minItems":1,"maxItems":2',
    ])
      expect(document).toContain(part);
  });
});
