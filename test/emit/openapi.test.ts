import { describe, expect, test } from "vitest";
import type { Model } from "../../generator/model/model.js";
import { localizedTextsIn } from "../../generator/print/localized-text.js";
import { openapiDocument, wordsIn } from "../../generator/print/openapi-document.js";
import { proseOf, translationsOf } from "../../generator/print/translations.js";
import type { Translations } from "../../runtime/core/translations.js";
import { openDocuments } from "../../runtime/http/document.js";
import { libraryModel, serviceModel } from "./library-model.js";
import { brokenRules, type Document, documentOf, filesOf } from "./openapi-files.js";

const library = filesOf(libraryModel());
const service = filesOf(serviceModel());

describe("the API document", () => {
  test("breaks none of the recommended rules", async () => {
    expect(await brokenRules(library)).toEqual([]);
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
