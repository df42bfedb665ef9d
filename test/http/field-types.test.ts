import { describe, expect, it } from "vitest";
import { emitFiles } from "../diff/serve.js";
import { readTable } from "../support/cases.js";
import { eventually } from "../support/eventually.js";
import { useSpecProduct } from "../support/spec-product.js";
import { modelOfFiles } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

// The day there is another than that of UTC for half of each day.
const zone = "Pacific/Auckland";
const files = specFiles("field_types");

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

  it.each(
    readTable(import.meta.dirname, "field-values.yaml") as readonly (readonly [string, unknown, string])[],
  )("rejects for %s the value %j: %s", async (field, value, message) => {
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
      data: { params: { prices: expect.stringContaining("prices[1] is not a decimal number") as string } },
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
