import { describe, expect, it } from "vitest";
import { type Contract, contractOf } from "../../generator/model/contract.js";
import { buildEdited, type Edit } from "./golden.js";

function contractWith(...edits: Edit[]): Contract {
  const { model, printed } = buildEdited(edits);
  if (model === undefined) throw new Error(printed);
  return contractOf(model);
}

const before = contractWith();

/** Operations whose hash an edit of the base spec changes. */
function changedBy(...edits: Edit[]): readonly string[] {
  const { operations } = contractWith(...edits);
  const names = new Set([...Object.keys(before.operations), ...Object.keys(operations)]);
  return [...names].filter((name) => operations[name] !== before.operations[name]).sort();
}

const book = "resources/book.yaml";
const readBooks = ["getBook", "getBookBySlug", "listBooks"];
const allBooks = ["createBook", ...readBooks, "updateBook"];

describe("contractOf", () => {
  it("gives the whole and every operation a short hash, the same each time", () => {
    expect(Object.keys(before.operations).sort()).toEqual(
      [...allBooks, "getRoot", "getShelf", "listShelves"].sort(),
    );
    for (const hash of [before.hash, ...Object.values(before.operations)])
      expect(hash).toMatch(/^[0-9a-f]{12}$/);
    expect(contractWith()).toEqual(before);
  });

  it.each<[string, Edit]>([
    ["the text of a route", { file: "routes.yaml", find: "Lists records.", replace: "Shows records." }],
    ["the text of a field", { file: book, find: "Title of the book.", replace: "What it is called." }],
    [
      "the order of answers",
      {
        file: book,
        find: "  title:\n  summary:\n",
        replace: "  summary:\n  title:\n",
      },
    ],
    ["a hook's name", { file: book, find: "hook: age", replace: "hook: years" }],
    [
      "the collection",
      { file: book, find: "plural: books\n", replace: "plural: books\ncollection: volumes\n" },
    ],
  ])("does not change with %s", (_what, edit) => {
    expect(contractWith(edit)).toEqual(before);
  });

  it.each<[string, readonly string[], Edit]>([
    [
      "a filter",
      ["listBooks"],
      { file: book, find: "type: boolean, hook: long", replace: "type: integer, hook: long" },
    ],
    ["a limit of a field", ["createBook", "updateBook"], { file: book, find: "9999", replace: "999" }],
    ["a default", ["createBook"], { file: book, find: "default: soft", replace: "default: hard" }],
    [
      "a property of an answer",
      allBooks,
      { file: book, find: "type: integer, hook: age", replace: "type: number, hook: age" },
    ],
    ["a path", ["getBookBySlug"], { file: "routes.yaml", find: "by-slug", replace: "by-name" }],
    [
      "a capability",
      ["createBook"],
      { file: "routes.yaml", find: ", access: edit_books", replace: ", access: everyone" },
    ],
    [
      "whether it may be repeated",
      ["createBook"],
      {
        file: "routes.yaml",
        find: "access: edit_books }",
        replace: "access: edit_books, idempotency: key }",
      },
    ],
    ["the order of a list", ["listBooks"], { file: book, find: "[-opens, id]", replace: "[opens, id]" }],
    ["an error", allBooks, { file: book, find: "status: 404", replace: "status: 410" }],
    [
      "the shape inside other records",
      [...allBooks, "getShelf", "listShelves"].sort(),
      {
        file: "resources/shelf.yaml",
        find: "filters:",
        replace: "answer:\n  id:\n  name:\n\nfilters:",
      },
    ],
  ])("changes with %s, for the operations it concerns and for the whole", (_what, names, edit) => {
    expect(changedBy(edit)).toEqual(names);
    expect(contractWith(edit).hash).not.toBe(before.hash);
  });

  it("changes as a whole with the version and the common errors, for no operation", () => {
    const edits: Edit[] = [
      { file: "api.yaml", find: "version: 1.0.0", replace: "version: 1.1.0" },
      { file: "api.yaml", find: "not_found: { status: 404", replace: "not_found: { status: 410" },
    ];
    for (const edit of edits) {
      expect(changedBy(edit)).toEqual([]);
      expect(contractWith(edit).hash).not.toBe(before.hash);
    }
  });

  it("ends for records that contain each other", () => {
    const file = "resources/shelf.yaml";
    const edits = [
      {
        file,
        find: "  parent:",
        replace: "  books: { relation: book, many: true, text: Its books. }\n  parent:",
      },
      { file: book, find: "embedded:\n  id:\n  title:\n\n", replace: "" },
    ];
    expect(changedBy(...edits)).toContain("getShelf");
  });
});
