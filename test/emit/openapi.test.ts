import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { emitOpenapi } from "../../generator/emit/openapi.js";
import type { Model } from "../../generator/model/model.js";
import { localizedTextsIn } from "../../generator/print/localized-text.js";
import { openapiDocument, wordsIn } from "../../generator/print/openapi-document.js";
import { proseOf, translationsOf } from "../../generator/print/translations.js";
import type { Translations } from "../../runtime/core/translations.js";
import { openDocuments } from "../../runtime/http/document.js";
import { libraryModel, serviceModel } from "./library-model.js";

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
}

interface Content {
  readonly schema?: { readonly $ref?: string };
  readonly examples?: object;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly oneOf?: unknown;
  readonly items?: { readonly $ref?: string };
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Document {
  readonly openapi: string;
  readonly servers: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: unknown;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

function filesOf(model: Model): ReadonlyMap<string, string> {
  return new Map(emitOpenapi(model).map(({ path, text }) => [path, text]));
}

const library = filesOf(libraryModel());
const service = filesOf(serviceModel());
const documentOf = (files: ReadonlyMap<string, string>) =>
  // The text was made by the emitter under test; wrong shapes fail the tests below.
  JSON.parse(files.get("openapi/openapi.json") ?? "") as Document;

describe("the API document", () => {
  test.each([
    ["the library", library],
    ["the service", service],
  ])("of %s breaks none of the recommended rules", async (_name, files) => {
    const problems = await lintFromString({
      source: files.get("openapi/openapi.json") ?? "",
      absoluteRef: "/openapi.json",
      config: await createConfig({ extends: ["recommended"] }),
    });
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test("takes an Idempotency-Key where the spec lets callers repeat a write, and nowhere else", () => {
    const document = documentOf(service);
    const keyed = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .filter(({ parameters }) =>
        parameters.some(({ $ref }) => $ref === "#/components/parameters/Idempotency-Key"),
      );
    const wanted = serviceModel().resources.flatMap(({ routes }) =>
      routes.filter(({ idempotency }) => idempotency === "key").flatMap(({ methods }) => methods),
    );
    expect(keyed).toHaveLength(wanted.length);
    expect(keyed.length).toBeGreaterThan(0);
    for (const { responses } of keyed) {
      expect(responses["422"]?.description).toContain("rest_idempotency_key_reused");
      expect(responses["409"]?.description).toContain("rest_idempotency_key_in_use");
    }
    expect(JSON.stringify(documentOf(library))).not.toContain("Idempotency-Key");
  });

  test("has an operation for every route and method, each with an id of its own", () => {
    const model = serviceModel();
    const document = documentOf(service);
    const routes = [
      ...model.serviceRoutes,
      ...model.resources.flatMap((resource) => [...resource.routes, ...resource.feedRoutes]),
    ];
    const wanted = routes.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
    const found = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(found.sort()).toEqual(wanted.sort());
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(wanted.length);
  });

  test("names the operation after its first method, and further methods behind it", () => {
    const { paths } = documentOf(library);
    expect(paths["/books/{id}"]?.post?.operationId).toBe("updateBook");
    expect(paths["/books/{id}"]?.put?.operationId).toBe("updateBookPut");
  });

  test("has the address of the first mount", () => {
    expect(documentOf(library).servers).toEqual([{ url: "/library/v1" }]);
    expect(documentOf(library).openapi).toBe("3.1.0");
  });

  test("takes lists in the query as comma-separated values, with defaults and bounds", () => {
    const parameters = documentOf(library).paths["/books"]?.get?.parameters ?? [];
    expect(parameters.find(({ name }) => name === "writers")).toEqual({
      name: "writers",
      in: "query",
      description: "Keep books of these writers.",
      style: "form",
      explode: false,
      example: [1],
      schema: { type: "array", maxItems: 1000, items: { type: "integer", minimum: 1 } },
    });
    expect(parameters.find(({ name }) => name === "per_page")).toMatchObject({
      schema: { type: "integer", minimum: 1, default: 10 },
    });
    expect(parameters).toContainEqual({ $ref: "#/components/parameters/lang" });
  });

  test("takes bodies as JSON and as forms", () => {
    const content = documentOf(library).paths["/books"]?.post?.requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual([
      "application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
    ]);
  });

  test("asks for a key where the route does, and accepts one elsewhere", () => {
    const books = documentOf(library).paths["/books"];
    expect(books?.post?.security).toEqual([{ bearer: [] }, { basic: [] }]);
    expect(books?.get?.security).toEqual([{}, { bearer: [] }, { basic: [] }]);
  });

  test("lists the responses of an operation, with the codes of errors", () => {
    const { paths } = documentOf(library);
    const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
    const always = ["429", "500", "503"];
    expect(statuses("/books", "get")).toEqual(["200", "304", "400", "401", "403", "404", ...always]);
    expect(statuses("/books", "post")).toEqual(["201", "400", "401", "403", "413", "415", ...always, "507"]);
    expect(statuses("/books/{id}", "delete")).toEqual([
      "200",
      "400",
      "401",
      "403",
      "410",
      "412",
      "413",
      "415",
      ...always,
      "507",
    ]);
    expect(statuses("/writers/{id}", "get")).toEqual(["200", "304", "400", "401", "403", ...always]);
    expect(paths["/books"]?.get?.responses["404"]?.description).toBe(
      "`book-page-not-found`: That page does not exist.",
    );
  });

  test("marks what belongs to an extension", () => {
    expect(documentOf(library).components.schemas.BookCreate).toMatchObject({
      properties: { loans: { "x-extension": "loans" } },
    });
  });

  test("marks fields that no answer shows, and takes records beside slugs", () => {
    const { properties } = documentOf(library).components.schemas.BookCreate ?? {};
    const hidden = Object.entries(properties ?? {}).filter(([, schema]) => "writeOnly" in schema);
    expect(hidden.map(([name]) => name)).toEqual([
      ...["format", "pages", "price", "website", "review", "remarks", "sequel_of", "password"],
    ]);
    expect(properties?.sequel_of).toMatchObject({
      anyOf: [{ type: ["integer", "string"] }, { $ref: "#/components/schemas/BookCreate" }, { type: "null" }],
    });
  });

  test("shows masked, optional and changing properties as the wire types do", () => {
    expect(documentOf(library).components.schemas.Book).toMatchObject({
      required: ["id", "status", "title", "isbn", "lent", "cover", "writers"],
      properties: {
        lent: { type: ["boolean", "null"] },
        cover: { oneOf: [{ $ref: "#/components/schemas/Image" }, { type: "boolean", const: false }] },
        writers: {
          oneOf: [
            { $ref: "#/components/schemas/EmbeddedWriter" },
            { type: "array", items: { $ref: "#/components/schemas/EmbeddedWriter" } },
          ],
        },
      },
    });
  });
});

describe("translations", () => {
  test("are shared by all texts that are equal in the default language, and left out where they do not differ", () => {
    const { texts, places } = translationsIn(libraryModel(), "it");
    expect(texts["Lends books."]).toBe("Presta libri.");
    expect(texts["Title of the book."]).toBe("Titolo del libro.");
    expect(Object.entries(texts).filter(([text, translated]) => text === translated)).toEqual([]);
    // The library has an image of its own, without a translation, and a default object with the same text.
    const own = "/components/schemas/Image/properties/url/description";
    expect(places).toEqual({ [own]: "Address of the file." });
  });

  test("are listed by JSON pointer where the same text has different translations", () => {
    const { texts, places } = translationsIn(serviceModel(), "it");
    const place = "/components/schemas/AuditEntry/properties/record/description";
    expect(pointedAt(documentOf(service), place)).toBe("Id of the record.");
    expect(texts["Id of the record."]).not.toBe(places[place]);
  });

  test("give the document the texts of the model, wherever they are", async () => {
    const model = serviceModel();
    for (const language of model.service.languages.all) {
      const words = wordsIn(model, language);
      const document = await documentIn(language);
      const wrong = localizedTextsIn(openapiDocument(model)).filter(
        ({ pointer, localized }) => pointedAt(document, pointer) !== localized(words),
      );
      expect(wrong.map(({ pointer }) => pointer)).toEqual([]);
    }
  });

  test("are stored in a descriptor where they differ from those of its text", () => {
    const model = libraryModel();
    const { text } = model.service;
    expect(proseOf(model, text)).toBe("Lends books.");
    expect(proseOf(model, { ...text, it: "Vende libri." })).toEqual({ ...text, it: "Vende libri." });
  });
});

/** The translations into a language, as the runtime gets them. */
function translationsIn(model: Model, language: string): Translations {
  const { texts = [], places = [] } = translationsOf(model).get(language) ?? {};
  return { texts: Object.fromEntries(texts), places: Object.fromEntries(places) };
}

/** The document of the service in a language, as it is sent. */
async function documentIn(language: string): Promise<Document> {
  const model = serviceModel();
  const all = [...translationsOf(model).keys()].map((name) => [name, translationsIn(model, name)] as const);
  const source = () => Promise.resolve(service.get("openapi/openapi.json") ?? "");
  return (await openDocuments(source, Object.fromEntries(all))(language, "/")) as Document;
}

function pointedAt(document: object, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce<unknown>((part, name) => {
    const key = name.replaceAll("~1", "/").replaceAll("~0", "~");
    return typeof part === "object" && part !== null
      ? Object.entries(part).find(([own]) => own === key)?.[1]
      : undefined;
  }, document);
}

describe("titles of operations", () => {
  const summaries = (document: Document) =>
    Object.values(document.paths).flatMap((item) => Object.values(item).map(({ summary }) => summary));

  test.each(["en", ...serviceModel().service.languages.all.filter((language) => language !== "en")])(
    "distinguish every operation from the others, in %s",
    async (language) => {
      const document = await documentIn(language);
      if (language !== "en") expect(summaries(document)).not.toEqual(summaries(documentOf(service)));
      const titles = summaries(document);
      expect(titles.filter((title, position) => titles.indexOf(title) !== position)).toEqual([]);
      expect(titles.filter((title) => !/^\p{Lu}.*[^.{}]$/u.test(title))).toEqual([]);
    },
  );

  test("have the words of the resource, and the method where it is not the first", () => {
    const { paths } = documentOf(service);
    expect(paths["/events"]?.get?.summary).toBe("List events");
    expect(paths["/events"]?.post?.summary).toBe("Create an event");
    expect(paths["/events/{id}"]?.patch?.summary).toBe("Update an event (PATCH)");
    expect(paths["/venues/by-slug/{slug}"]?.get?.summary).toBe("Get a venue by slug");
    expect(paths["/events.ics"]?.get?.summary).toBe("List events (iCalendar)");
    expect(translationsIn(serviceModel(), "de").texts["Create a venue"]).toBe(
      "Einen Veranstaltungsort anlegen",
    );
  });

  test("are the words of the operation's name where the spec has none", () => {
    expect(documentOf(library).paths["/books"]?.post?.summary).toBe("Create book");
    expect(new Set(summaries(documentOf(library))).size).toBe(summaries(documentOf(library)).length);
  });
});

describe("examples", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default.default(ajv);
  const misfits = (value: unknown, pointer: string, where: string): readonly string[] => {
    const check = ajv.getSchema(`document#${pointer}`) ?? ajv.compile({ $ref: `document#${pointer}` });
    return check(value) ? [] : [`${where}: ${ajv.errorsText(check.errors)}`];
  };

  /** Every example below a part of the document, with the pointer of the schema that it is one of. */
  function examplesIn(part: unknown, at: string): readonly (readonly [value: unknown, schema: string])[] {
    if (typeof part !== "object" || part === null) return [];
    const own = part as {
      readonly example?: unknown;
      readonly examples?: unknown;
      readonly schema?: object;
    };
    const hasSchema = own.schema !== undefined;
    const several = Array.isArray(own.examples)
      ? own.examples.map((value: unknown) => [value, at] as const)
      : Object.values((hasSchema ? own.examples : undefined) ?? {}).map(
          ({ $ref }: { $ref: string }) => [valueAt($ref), `${at}/schema`] as const,
        );
    const one = hasSchema && own.example !== undefined ? [[own.example, `${at}/schema`] as const] : [];
    const inner = Object.entries(part)
      .filter(([key]) => key !== "example" && !(key === "examples" && hasSchema) && key !== "default")
      .flatMap(([key, child]) =>
        key === "examples" && Array.isArray(child)
          ? []
          : examplesIn(child, `${at}/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`),
      );
    return [...several, ...one, ...inner];
  }

  const valueAt = (reference: string): unknown =>
    documentOf(service).components.examples[reference.split("/").at(-1) ?? ""]?.value;

  test("fit the schemas that they are examples of", () => {
    const { components, paths } = documentOf(service);
    ajv.addSchema(documentOf(service), "document");
    const found = [
      ...examplesIn(paths, "/paths"),
      ...examplesIn(components.schemas, "/components/schemas"),
      ...examplesIn(components.parameters, "/components/parameters"),
    ];
    expect(found.length).toBeGreaterThan(600);
    expect(found.flatMap(([value, pointer]) => misfits(value, pointer, pointer))).toEqual([]);
  });

  test("describe every parameter, property, body and answer", () => {
    const { components, paths } = documentOf(service);
    const operations = Object.values(paths).flatMap((item) => Object.values(item));
    const missing = operations.flatMap(({ operationId, parameters, requestBody, responses }) => [
      ...parameters.filter(({ $ref, example }) => $ref === undefined && example === undefined),
      ...Object.values(requestBody === undefined ? {} : { json: requestBody.content["application/json"] })
        .filter((body) => body?.examples === undefined)
        .map(() => operationId),
      ...Object.entries(responses)
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([, { content = {} }]) => Object.entries(content))
        .filter(([type, { schema }]) => type.endsWith("json") && schema?.$ref !== anyObject)
        .filter(([, { examples }]) => examples === undefined)
        .map(() => operationId),
    ]);
    expect(missing).toEqual([]);
    const bare = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, { examples, $ref, oneOf, type, items }]) => {
          const isNamed = [$ref, items?.$ref].some((reference) => reference !== undefined);
          return examples === undefined && !isNamed && oneOf === undefined && type !== "object";
        })
        .map(([property]) => `${name}.${property}`),
    );
    expect(bare.filter((path) => !/^Error|^\w+List\./.test(path))).toEqual([]);
  });

  const anyObject = "#/components/schemas/JsonObject";
});
