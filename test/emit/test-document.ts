import { describe, expect, test } from "vitest";
import type { Model } from "../../generator/model/model.js";
import { localizedTextsIn } from "../../generator/print/localized-text.js";
import { openapiDocument, wordsIn } from "../../generator/print/openapi-document.js";
import { translationsOf } from "../../generator/print/translations.js";
import { openDocuments } from "../../runtime/http/document.js";
import {
  type Document,
  documentOf,
  filesOf,
  pointedAt,
  summariesIn,
  translationsIn,
} from "./openapi-files.js";

/** Tests the API document of a model in all languages of its spec. */
export function testDocument(name: string, model: Model): void {
  const files = filesOf(model);

  /** The document in a language, as it is sent. */
  async function documentIn(language: string): Promise<Document> {
    const all = [...translationsOf(model).keys()].map((one) => [one, translationsIn(model, one)] as const);
    const source = () => Promise.resolve(files.get("openapi/openapi.json") ?? "");
    return (await openDocuments(source, Object.fromEntries(all))(language, "/")) as Document;
  }

  describe(`the API document of ${name}`, () => {
    test("has an operation for every route and method, each with an id of its own", () => {
      const document = documentOf(files);
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

    test("has the texts of the model in every language, wherever they are", async () => {
      for (const language of model.service.languages.all) {
        const words = wordsIn(model, language);
        const document = await documentIn(language);
        const wrong = localizedTextsIn(openapiDocument(model)).filter(
          ({ pointer, localized }) => pointedAt(document, pointer) !== localized(words),
        );
        expect(wrong.map(({ pointer }) => pointer)).toEqual([]);
      }
    });

    test.each(model.service.languages.all)(
      "has a title for each operation that no other has, in %s",
      async (language) => {
        const document = await documentIn(language);
        const isTranslated = language !== model.service.languages.default;
        expect(isTranslated).toBe(summariesIn(document).join() !== summariesIn(documentOf(files)).join());
        const titles = summariesIn(document);
        expect(titles.filter((title, position) => titles.indexOf(title) !== position)).toEqual([]);
        expect(titles.filter((title) => !/^\p{Lu}.*[^.{}]$/u.test(title))).toEqual([]);
      },
    );
  });
}
