import { describe, expect, it } from "vitest";
import { emitOpenapi } from "../../generator/emit/openapi.js";
import { emitResources } from "../../generator/emit/resources.js";
import { emitRouters } from "../../generator/emit/routers.js";
import { emitTranslations } from "../../generator/emit/translations.js";
import { emitWireTypes } from "../../generator/emit/wire-types.js";
import type { Model } from "../../generator/model/model.js";
import type { OutputFile } from "../../generator/print/source-file.js";
import { buildEdited, type Edit } from "./golden.js";

const book = "resources/book.yaml";
const edits: readonly Edit[] = [
  {
    file: book,
    find: "lent_to: { type: text,",
    replace:
      "lent_to: { type: text, deprecated: { since: 2027-01-15, sunset: 2027-06-30, text: Use loans. },",
  },
  { file: book, find: "long: {", replace: "long: { deprecated: { since: 2027-02-01 }," },
  {
    file: book,
    find: "  edition: {",
    replace: "  lent_to:\n  edition: { deprecated: { since: 2027-03-01, text: Ask. },",
  },
  {
    file: "routes.yaml",
    find: 'by-slug/{slug}", methods: [GET]',
    replace: 'by-slug/{slug}", methods: [GET], deprecated: { since: 2027-04-01, text: Use the list. }',
  },
  {
    file: "text/de.yaml",
    find: "  errors:\n    unknown:",
    replace:
      '  deprecated:\n    fields: { lent_to: "[de] Use loans." }\n    routes: { get_by_slug: "[de] Use the list." }\n  errors:\n    unknown:',
  },
];

function modelWith(...more: Edit[]): Model {
  const { model, printed } = buildEdited([...edits, ...more]);
  if (model === undefined) throw new Error(printed);
  return model;
}

const model = modelWith();

async function textOf(
  path: string,
  files: Promise<readonly OutputFile[]> | readonly OutputFile[],
): Promise<string> {
  return (await files).find((file) => file.path === path)?.text ?? "";
}

describe("a deprecated part", () => {
  const [resource] = model.resources;

  it("has its days and its text in every language in the model", () => {
    const field = resource?.fields.find(({ name }) => name === "lent_to");
    expect(field?.deprecation).toEqual({
      since: "2027-01-15",
      sunset: "2027-06-30",
      text: { en: "Use loans.", de: "[de] Use loans." },
    });
    const route = resource?.routes.find(({ operation }) => operation === "get_by_slug");
    expect(route?.deprecation?.text).toEqual({ en: "Use the list.", de: "[de] Use the list." });
    expect(resource?.filters.find(({ name }) => name === "long")?.deprecation).toEqual({
      since: "2027-02-01",
      text: { en: "Deprecated.", de: "Deprecated." },
    });
  });

  it("takes what shows it along, and what names it as a parameter", () => {
    const shown = resource?.answer.properties.filter(({ deprecation }) => deprecation !== undefined);
    expect(shown?.map(({ name, deprecation }) => [name, deprecation?.since])).toEqual([
      ["lent_to", "2027-01-15"],
      ["edition", "2027-03-01"],
    ]);
    const update = resource?.routes.find(({ operation }) => operation === "update");
    expect(update?.parameters.find(({ name }) => name === "lent_to")?.deprecation?.since).toBe("2027-01-15");
  });

  it("is marked in the wire types", async () => {
    const types = await textOf("sdk/books.ts", emitWireTypes(model));
    const [create = ""] = /export interface BookCreate \{[^]*?\n\}/.exec(types) ?? [];
    expect(create).toContain(
      "* Who has the book.\n   *\n   * @deprecated Since 2027-01-15. Use loans. Works until 2027-06-30.",
    );
    const [query = ""] = /export interface ListBooksQuery \{[^]*?\n\}/.exec(types) ?? [];
    expect(query).toContain("* @deprecated Since 2027-02-01. Deprecated.");
    const [answer = ""] = /export interface Book \{[^]*?\n\}/.exec(types) ?? [];
    expect(answer.match(/@deprecated/g)).toHaveLength(2);
  });

  it("is marked in the API document, in every language", async () => {
    const document: unknown = JSON.parse(await textOf("openapi/openapi.json", emitOpenapi(model)));
    expect(document).toMatchObject({
      paths: {
        "/books/by-slug/{slug}": {
          get: {
            deprecated: true,
            description: "Gives a record. Use the list.",
            "x-deprecated-since": "2027-04-01",
          },
        },
      },
      components: {
        schemas: {
          BookUpdate: {
            properties: {
              lent_to: {
                deprecated: true,
                "x-sunset": "2027-06-30",
                description: "Who has the book. Use loans.",
              },
            },
          },
          Book: { properties: { edition: { deprecated: true, description: "Always 1. Ask." } } },
        },
      },
    });
    expect(JSON.stringify(document).match(/"deprecated":true/g)).toHaveLength(6);
    const german = await textOf("server/translations/de.ts", emitTranslations(model));
    expect(german).toContain("[de] Who has the book. [de] Use loans.");
  });

  it("reaches the runtime in its descriptors", async () => {
    const descriptor = await textOf("server/books/resource.ts", emitResources(model));
    expect(descriptor.match(/deprecated: \{ since: "2027-01-15", sunset: "2027-06-30" \}/g)).toHaveLength(1);
    expect(descriptor).toMatch(/deprecated: \{ since: "2027-02-01" \}/);
    const router = await textOf("server/books/router.ts", emitRouters(model));
    expect(router).toContain('deprecated: { since: "2027-04-01" },');
  });

  it("misses its translations where there are none, and takes none where it is not deprecated", () => {
    const { diagnostics } = buildEdited(edits);
    expect(diagnostics.map(({ name, message }) => [name, message])).toEqual([
      ["missing_translation", "de lacks `book.deprecated.answer.edition`."],
    ]);
    const stray = {
      file: "text/de.yaml",
      find: "    fields: { lent_to:",
      replace: "    fields: { title: x, lent_to:",
    };
    expect(buildEdited([...edits, stray]).printed).toContain("no text `book.deprecated.fields.title`");
  });
});
