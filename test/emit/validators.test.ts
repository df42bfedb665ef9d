import { describe, expect, test } from "vitest";
import { emitValidators } from "../../generator/emit/validators.js";
import { compileDefinitions } from "../../generator/print/ajv-code.js";
import { libraryModel } from "./library-model.js";

describe("files of validators", () => {
  const files = emitValidators(libraryModel());

  test("have a guard for each input", () => {
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    const guards = texts.get("server/books/validators.ts") ?? "";
    expect(
      [...guards.matchAll(/^export const (\w+): Guard<(\w+)> =/gm)].map(
        ([, name, type]) => `${name} ${type}`,
      ),
    ).toEqual([
      "isListBooksQuery ListBooksQuery",
      "isBookCreate BookCreate",
      "isGetBookQuery GetBookQuery",
      "isBookUpdate BookUpdate",
      "isDeleteBookQuery DeleteBookQuery",
    ]);
  });

  test("need nothing but the door of the runtime", () => {
    for (const { path, text } of files.filter(({ path }) => path.endsWith("ajv.ts"))) {
      const imports = [...text.matchAll(/ from "([^"]+)"/g)].map(([, from]) => from);
      const allowed = /^(?:specwright|\.\.\/\.\.\/sdk\/\w+\.js|\.\.\/(?:\w+\/)?ajv\.js)$/;
      expect(
        imports.filter((from) => !allowed.test(from ?? "")),
        path,
      ).toEqual([]);
      expect(text).not.toMatch(/\brequire\(|\bimport\(|\beval\b|new Function/);
    }
  });

  test("are the same bytes for the same model", () => {
    expect(emitValidators(libraryModel())).toEqual(files);
  });

  test("are not made when AJV asks for a function that the runtime lacks", () => {
    const unique = new Map([["Ids", { type: "array", uniqueItems: true, items: { type: "object" } }]]);
    expect(() => compileDefinitions(unique)).toThrow(/the runtime does not have/);
  });
});
