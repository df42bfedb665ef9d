import { describe, expect, test } from "vitest";
import { proseOf } from "../../generator/print/translations.js";
import { modelOfFiles } from "../support/spec-service.js";
import { libraryModel, productModel } from "./library-model.js";
import { brokenRules, documentOf, filesOf, summariesIn, translationsIn } from "./openapi-files.js";
import { testDocument } from "./test-document.js";

const library = filesOf(libraryModel());

describe("the API document", () => {
  test("breaks none of the recommended rules", async () => {
    expect(await brokenRules(library)).toEqual([]);
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
    expect(statuses("/books", "post")).toEqual([
      "201",
      "400",
      "401",
      "403",
      "408",
      "413",
      "415",
      ...always,
      "507",
    ]);
    expect(statuses("/books/{id}", "delete")).toEqual([
      "200",
      "400",
      "401",
      "403",
      "408",
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
      anyOf: [
        { type: ["integer", "string"] },
        { type: "object", required: ["id"] },
        { $ref: "#/components/schemas/BookCreate" },
        { enum: ["", 0] },
        { type: "null" },
      ],
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

describe("a service without a text", () => {
  const model = modelOfFiles({
    "api.yaml": "title: Shop\nlicense: MIT\nlanguages: { all: [en, de, fr], default: en }\n",
    "resources/item.yaml": "text: An item.\nfields: { name: { type: text, required: true } }\n",
  });
  const document = documentOf(filesOf(model));

  test("has no description, in any language", async () => {
    expect(document.info).toEqual({
      title: "Shop",
      version: "1.0.0",
      license: { name: "MIT", identifier: "MIT" },
    });
    expect(document.tags).toEqual([{ name: "items", description: "An item." }, { name: "service" }]);
    expect(await brokenRules(filesOf(model))).toEqual([expect.stringContaining("tag-description")]);
    for (const language of ["de", "fr"]) {
      const { texts, places } = translationsIn(model, language);
      expect(JSON.stringify([texts, places])).not.toContain("Service.");
    }
  });

  test("has the one that it is given", () => {
    const { info, tags } = documentOf(library);
    expect(info).toMatchObject({ description: "Lends books." });
    expect(tags).toContainEqual({ name: "service", description: "Lends books." });
  });
});

describe("translations", () => {
  test("are shared by all texts that are equal in the default language, and left out where they do not differ", () => {
    const { texts } = translationsIn(libraryModel(), "it");
    expect(texts["Lends books."]).toBe("Presta libri.");
    expect(texts["Title of the book."]).toBe("Titolo del libro.");
    expect(Object.entries(texts).filter(([text, translated]) => text === translated)).toEqual([]);
  });

  test("are stored in a descriptor where they differ from those of its text", () => {
    const model = libraryModel();
    const { text } = model.service;
    expect(proseOf(model, text)).toBe("Lends books.");
    expect(proseOf(model, { ...text, it: "Vende libri." })).toEqual({ ...text, it: "Vende libri." });
  });
});

describe("titles of operations", () => {
  test("are the words of the operation's name where the spec has none", () => {
    expect(documentOf(library).paths["/books"]?.post?.summary).toBe("Create book");
    expect(new Set(summariesIn(documentOf(library))).size).toBe(summariesIn(documentOf(library)).length);
  });
});

testDocument("a product", productModel("tracker"));
