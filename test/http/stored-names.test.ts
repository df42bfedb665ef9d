import { beforeAll, describe, expect, it } from "vitest";
import { readSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import { lifePropertyShapes } from "../../generator/model/lifecycle.js";
import { capitalized, serviceProperties } from "../../generator/model/names.js";
import { childOf } from "../../generator/spec/node.js";
import { type JsonBody, rowsOf, textOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("stored_names"));

const near = {
  title: "Near to the wild heart",
  language: "Portuguese",
  author: "Clarice",
  date: "2031-03-10 19:30:00",
  text: "<p>Joana by the sea</p>",
  words: 50000,
  slugs: ["wild", "heart"],
  revision: 1,
  modified: "2031-01-02",
  notes: { room: "B4" },
  count: 3,
  image: "https://pictures.test/1.png",
  password: "open",
  marks: ["Novel"],
  noted: "2031-02-03",
};

async function sent(method: string, path: string, body?: object): Promise<JsonBody> {
  const answer = await service.api.request(method, path, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const titles = async (query: string): Promise<unknown> =>
  rowsOf((await sent("GET", `/books?${query}`)).items).map(({ title }) => title);

async function rejected(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await service.api.request(method, path, { body });
  return [
    answer.status,
    rowsOf(answer.body.errors).map(({ pointer, code }) => `${textOf(pointer)} ${textOf(code)}`),
  ];
}

describe("fields of a plain resource that have the names of stored properties", () => {
  let created: JsonBody;
  let first = 0;
  const claws = {
    ...{ title: "Claws", language: "Polish", revision: 1, count: 1, created: "2031-05-01", status: "lent" },
    ...{ text: "By the lake", marks: ["Tale"], noted: "2031-02-04" },
  };
  beforeAll(async () => {
    created = await sent("POST", "/books", near);
    first = Number(created.id);
    await sent("POST", "/books", { ...claws, series: first });
    await sent("POST", "/books", { title: "Hidden", language: "Polish", revision: 2, undated: true });
  });

  it("are stored, answered, and changed one by one", async () => {
    const shown = {
      ...near,
      author: expect.any(Number) as number,
      date: "2031-03-10T19:30:00Z",
      marks: [{ name: "Novel" }],
    };
    expect(created).toMatchObject({ ...shown, status: "shelved", created: "2030-01-01", series: null });
    expect(created.slug).toBe("near-to-the-wild-heart");
    const path = `/books/${first}`;
    expect(await sent("PATCH", path, { status: "lent", words: null, slugs: [] })).toMatchObject({
      ...shown,
      status: "lent",
      words: null,
      slugs: [],
    });
    expect(await sent("PATCH", path, { status: null, words: 7, slugs: near.slugs })).toMatchObject({
      ...shown,
      words: 7,
      status: "shelved",
    });
    expect(await sent("PATCH", path, created)).toMatchObject(shown);
    expect(await sent("GET", path)).toMatchObject(shown);
  });

  it("serve filters, searches and orders, whose parameters have these names as well", async () => {
    const [near, claws] = ["Near to the wild heart", "Claws"];
    expect(await titles("")).toEqual([near, claws]);
    expect(await titles("language=Polish")).toEqual([claws]);
    expect(await titles("languages=Polish,Portuguese")).toEqual([near, claws]);
    expect(await titles("begins=Por")).toEqual([near]);
    expect(await titles("not_status=lent")).toEqual([near]);
    expect(await titles("min_count=2")).toEqual([near]);
    expect(await titles("created_before=2031-01-01")).toEqual([near]);
    expect(await titles("has_image=false")).toEqual([claws]);
    expect(await titles("author=Clarice")).toEqual([near]);
    expect(await titles("marks=tale")).toEqual([claws]);
    expect(await titles("search=sea")).toEqual([near]);
    expect(await titles('search="by the lake"')).toEqual([claws]);
    expect(await titles("orderby=language")).toEqual([claws, near]);
    expect(await titles("orderby=created&order=desc")).toEqual([claws, near]);
    expect(await titles("orderby=count&order=desc")).toEqual([near, claws]);
    expect(await titles("lang=de&language=Polish")).toEqual([claws]);
  });

  it("are unique by their own names, and refer to other records", async () => {
    const third = { title: "Third", language: "Polish", revision: 1 };
    expect(await rejected("POST", "/books", third)).toEqual([400, ["#/language taken", "#/revision taken"]]);
    // A record that would be created inside is checked before the store decides.
    expect(await rejected("POST", "/books", { ...near, revision: 9, author: "New" })).toEqual([
      400,
      ["#/noted taken"],
    ]);
    expect(await rejected("PATCH", `/books/${first}`, { series: first })).toEqual([400, ["#/series cyclic"]]);
    const people = rowsOf((await sent("GET", "/people")).items);
    const person = people.find(({ text }) => textOf(text) === "Clarice");
    expect(person).toMatchObject({ text: "Clarice", slug: "clarice" });
    expect((await service.delete(`/api/v1/people/${Number(person?.id)}`)).status).toBe(409);
  });

  it("are counted, and lose the references to records that are deleted", async () => {
    const own = { ...near, language: "Frisian", noted: "2031-02-06", marks: ["Epic"] };
    const begin = Number((await sent("POST", "/books", own)).id);
    const follow = { ...claws, revision: 2, language: "Frisian", noted: "2031-02-07", marks: ["Saga"] };
    const next = Number((await sent("POST", "/books", { ...follow, series: begin })).id);
    const genres = rowsOf((await sent("GET", "/genres?per_page=20")).items);
    const [epic, saga] = ["Epic", "Saga"].map((one) => genres.find(({ name }) => textOf(name) === one));
    expect([epic, saga]).toMatchObject([{ count: 1 }, { count: 1 }]);
    const below = await sent("POST", "/genres", { name: "Fable", series: Number(saga?.id) });
    expect(below.series).toBe(saga?.id);
    await sent("PATCH", `/books/${begin}`, { marks: [below.id] });
    expect(await titles("marks=saga")).toEqual(["Near to the wild heart", "Claws"]);
    await sent("DELETE", `/genres/${Number(saga?.id)}`);
    expect((await sent("GET", `/genres/${Number(below.id)}`)).series).toBeNull();
    expect(await titles("marks=fable")).toEqual(["Near to the wild heart"]);
    expect(await sent("GET", `/books/${next}`)).toMatchObject({ marks: [], series: begin });
    await sent("DELETE", `/books/${begin}`);
    expect(await sent("GET", `/books/${next}`)).toMatchObject({ series: null });
    await sent("DELETE", `/books/${next}`);
    expect(service.errors).toEqual([]);
  });

  it("are typed and sent by the generated client, and served alike by the fake", async () => {
    const { books } = (await service.client()) as unknown as {
      books: {
        create(input: object): Promise<JsonBody>;
        list(query: object): Promise<{ items: JsonBody[] }>;
      };
    };
    const input = { ...near, marks: [], author: "Elena", noted: "2031-02-05", revision: 4 };
    const made = await books.create(input);
    expect(made).toMatchObject({ status: "shelved", password: "open", revision: 4 });
    expect((await books.list({ language: "Portuguese", author: "Elena" })).items).toHaveLength(1);
    await sent("DELETE", `/books/${Number(made.id)}`);
    const { createFakeServiceOf, product } = await service.program.load();
    const fake = createFakeServiceOf(product, { records: { books: [near] } });
    const answer = (await (await fake.fetch(`${fake.baseUrl}/books?language=Portuguese`)).json()) as JsonBody;
    expect(answer.items).toMatchObject([{ language: "Portuguese", status: "shelved", notes: near.notes }]);
  });

  it("do not make the client take a record for one in the trash", async () => {
    const { people, letters } = (await service.client()) as unknown as Record<
      "people" | "letters",
      Record<"create" | "get" | "delete", (input: unknown) => Promise<JsonBody>>
    >;
    const { id } = await people.create({ text: "Bo", state: "trash" });
    expect(await people.get(id)).toMatchObject({ id, state: "trash" });
    const letter = await letters.create({ title: "Away", state: "publish", status: "trash" });
    expect(await letters.get(letter.id)).toMatchObject({ state: "publish", status: "trash" });
    await letters.delete(letter.id);
    await expect(letters.get(letter.id)).rejects.toMatchObject({ name: "GoneError" });
  });

  it("have a suffix in stored documents, and their own names in the types of callers", () => {
    const document = service.program.files.get("server/books/collection.ts") ?? "";
    expect(document).toMatch(/extends RecordDocument \{[^}]*\n {2}language_\?: string;/);
    expect(document).toContain("marks_?: number[];");
    expect(document).not.toContain("title_");
    const wire =
      service.program.files.get("sdk/books/index.ts") ?? service.program.files.get("sdk/books.ts") ?? "";
    expect(wire).toContain("language: string;");
    expect(wire).not.toMatch(/\b(language|marks|status)_\b/);
  });
});

describe("fields of a post that have the names of stored properties", () => {
  it("stand beside the status, the author and the date of the post", async () => {
    const values = { status: "calm", author: "Ada", date: "1843-07-10", image: 4, trashed_from: "a box" };
    const created = await sent("POST", "/letters", { title: "To Ada", state: "publish", ...values });
    expect(created).toMatchObject({ ...values, state: "publish" });
    const path = `/letters/${Number(created.id)}`;
    expect(await sent("PATCH", path, { state: "draft", status: "glad" })).toMatchObject({
      ...values,
      state: "draft",
      status: "glad",
    });
    const listed = async (query: string): Promise<unknown> =>
      (await service.api.read(`/letters?${query}`, { headers: { authorization: "" } })).total;
    expect(await listed("author=Ada")).toBe(0);
    await sent("PATCH", path, { state: "publish" });
    expect(await listed("author=Ada")).toBe(1);
    expect((await sent("GET", "/letters?author=Ada&status=glad")).total).toBe(1);
    expect((await sent("GET", "/letters?author=Bob")).total).toBe(0);
    await sent("DELETE", path);
    expect((await sent("GET", "/letters?author=Ada")).total).toBe(0);
    expect(await sent("PATCH", path, { state: "publish" })).toMatchObject({ ...values, status: "glad" });
    expect(service.errors).toEqual([]);
  });

  it("do not select records by what a password protects", async () => {
    await sent("POST", "/letters", { title: "Locked", state: "publish", status: "secret", password: "open" });
    const everyone = { headers: { authorization: "" } };
    expect((await service.api.read("/letters?status=secret", everyone)).total).toBe(0);
    expect((await sent("GET", "/letters?status=secret")).total).toBe(1);
  });
});

/** The spec of these files and its errors, as lines of the resource or other files, with their names. */
function checked(files: Readonly<Record<string, string>>) {
  const bytes = Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  const spec = readSpec("spec", new Map(bytes));
  const errors = buildModel(spec).diagnostics.filter(({ severity }) => severity === "error");
  return { spec, errors: errors.map(({ place, name }) => `${place.file}:${place.line} ${name}`) };
}

/** Every name that the service gives a meaning: in answers, in stored documents and in the shared rows. */
function meaningfulNames(): readonly string[] {
  const shared = childOf(checked({ "resources/thing.yaml": "text: A thing.\n" }).spec.types, "shared");
  const rows = [...(shared?.entries.values() ?? [])].flatMap(({ entries }) => [...entries.keys()]);
  const others = ["items", "total", "next", "self", "key", "type", "value", "body", "record", "data", "name"];
  return [...new Set([...Object.keys(lifePropertyShapes), ...serviceProperties, ...rows, ...others])].filter(
    (name) => name !== "_id",
  );
}

/** A resource with fields of these names; line 5 has the first one. */
function resourceOf(lifecycle: string, names: readonly string[], hasAnswer: boolean): string {
  const fields = names.map((name) => `  ${name}: { type: text, max_length: 9, text: "The own ${name}." }\n`);
  const answer = hasAnswer ? `answer:\n  heading:\n${names.map((name) => `  ${name}:\n`).join("")}` : "";
  const heading = "  heading: { type: text, required: true, text: Heading. }\n";
  return `lifecycle: ${lifecycle}\ntext: A thing.\nfields:\n${heading}${fields.join("")}${answer}${hasAnswer && !names.includes("id") ? "  id:\n" : ""}`;
}

describe("a field with any name that means something to the service", () => {
  const lifecycles = {
    things: "plain",
    terms: "term",
    posts: "post",
    notes: "[author, trash]",
    news: "[status]",
  };
  const cases = Object.entries(lifecycles).flatMap(([one, lifecycle]) =>
    [false, true].map((hasAnswer) => {
      const file = "resources/one.yaml";
      const errorsOf = (name: string): readonly string[] =>
        checked({ [file]: resourceOf(lifecycle, [name], hasAnswer) }).errors;
      const results = meaningfulNames().map((name) => [name, errorsOf(name)] as const);
      return { path: hasAnswer ? `listed-${one}` : one, lifecycle, hasAnswer, results };
    }),
  );
  const free = ({ results }: (typeof cases)[number]): readonly string[] =>
    results.flatMap(([name, errors]) => (errors.length === 0 ? [name] : []));
  const shown = useSpec(
    Object.fromEntries(
      cases.map((one, index) => [
        `resources/r${index}.yaml`,
        `plural: ${one.path.replace("-", "_")}\n${resourceOf(one.lifecycle, free(one), one.hasAnswer)}`,
      ]),
    ),
  );

  it("is reported at its own line, or none is", () => {
    const reported = cases.flatMap(({ path, results }) =>
      results.flatMap(([name, errors]) =>
        errors.slice(0, 1).map((error) => `${path} ${name} ${error.replace("spec/resources/one.yaml", "")}`),
      ),
    );
    const clash = (path: string, ...names: string[]) =>
      names.map((name) => `${path} ${name} :5 answer_clash`);
    expect(reported.filter((line) => !/ (id|language) :5 parameter_clash$/.test(line)).sort()).toEqual(
      [
        ...clash("things", "slug"),
        ...clash("terms", "count", "slug", "taxonomy", "url", "urls"),
        ...clash("posts", "author", "status", "date", "date_utc", "modified", "modified_utc", "url"),
        ...clash("posts", "rest_url", "slug"),
        ...clash("notes", "author", "slug"),
        ...clash("news", "status", "slug"),
      ].sort(),
    );
  });

  it.each(cases)("has its own value in answers of $path", async (one) => {
    const values = Object.fromEntries(free(one).map((name) => [name, `own ${free(one).indexOf(name)}`]));
    expect(Object.keys(values).length).toBeGreaterThan(30);
    const path = `/api/v1/${one.path}`;
    const options = { body: { heading: "One", ...values } };
    const created = await shown.request("POST", path, options);
    expect(created).toMatchObject({ status: 201, body: values });
    const record = `${path}/${textOf(created.body.id)}`;
    expect((await shown.get(record)).body).toMatchObject(values);
    expect((await shown.patch(record, created.body)).body).toMatchObject(values);
    const listed = rowsOf((await shown.get(path)).body.items);
    expect(listed).toMatchObject([values]);
    const tooLong = Object.fromEntries(free(one).map((name) => [name, "ten letters"]));
    const rejected = await shown.patch(record, tooLong);
    expect(
      rowsOf(rejected.body.errors)
        .map(({ pointer }) => textOf(pointer).slice(2))
        .sort(),
    ).toEqual([...free(one)].sort());
    const schemas = (await shown.api.read("/doc")).components?.schemas;
    const type = `R${cases.indexOf(one)}`;
    for (const name of free(one)) {
      for (const schema of [type, `${type}Create`])
        expect(schemas?.[schema]?.properties?.[name]?.description).toBe(`The own ${name}.`);
    }
    const client = (await shown.client()) as unknown as Record<
      string,
      Record<"create" | "get", (input: unknown) => Promise<JsonBody>>
    >;
    const records = client[one.hasAnswer ? `listed${capitalized(one.path.slice(7))}` : one.path];
    const sent = await records?.create({ heading: "Two", ...values });
    expect(await records?.get(sent?.id)).toMatchObject(values);
    expect(shown.errors).toEqual([]);
  });
});
