import { describe, expect, it } from "vitest";
import { readTable } from "../support/cases.js";
import { buildEdited, type Edit } from "./golden.js";

const errors = readTable(import.meta.dirname, "errors.yaml") as {
  readonly traps: readonly (readonly [title: string, row: string, error: string])[];
  /** The edit, or the row of a parameter. */
  readonly single: readonly (readonly [title: string, written: Edit | string, error: string])[];
};

const book = "resources/book.yaml";

function errorsOf(...edits: readonly Edit[]): readonly string[] {
  const { diagnostics } = buildEdited(edits);
  return diagnostics.map(({ name, place, fix }) => `${place.file}:${place.line} ${name}: ${fix}`);
}

function inTitle(row: string): Edit {
  const find = "{ type: text, required: true, localized: true, text: Title of the book. }";
  return { file: book, find, replace: row };
}

/** A route of the service that needs two parameters. */
function hooks(row: string): string {
  const address = "url: { type: url, required: true, text: Address. }";
  return `  hooks: { operation: create_webhook, path: /webhooks, methods: [POST], access: edit_books, text: Makes one., parameters: { ${row}, ${address} } }\n`;
}

describe("reading a spec", () => {
  it("reports all errors of all files in one run, files in alphabetical order", () => {
    expect(
      errorsOf(
        { file: "types.yaml", find: "paging: size", replace: "pagign: size" },
        { file: "routes.yaml", find: "methods: [POST, PATCH]", replace: "methods: [POTS, PATCH]" },
        { file: book, find: "named_by: title", replace: "named_by: titel" },
        { file: book, find: "default: soft", replace: "default: sofd" },
        { file: "api.yaml", find: "role: draft", replace: "role: drafd" },
      ),
    ).toEqual([
      "spec/api.yaml:21 not_one_of: did you mean `draft`?",
      "spec/resources/book.yaml:5 unknown_field: did you mean `title`?",
      "spec/resources/book.yaml:19 default_not_of_type: did you mean `soft`?",
      "spec/routes.yaml:17 not_one_of: did you mean `POST`?",
      "spec/types.yaml:26 unknown_key: did you mean `paging`?",
    ]);
  });

  it("suggests the words of the spec for those of other languages, but none that means something else", () => {
    const pages = { file: book, find: "pages: { type: integer, minimum: 1, maximum: 9999" };
    expect(
      errorsOf(
        { ...pages, replace: "pages: { type: int, min: 1, max: 9999" },
        { file: "routes.yaml", find: "resources:\n", replace: "routes:\n" },
      ),
    ).toEqual([
      "spec/resources/book.yaml:20 unknown_type: did you mean `integer`?",
      "spec/resources/book.yaml:20 unknown_key: did you mean `minimum`?",
      "spec/resources/book.yaml:20 unknown_key: did you mean `maximum`?",
      "spec/routes.yaml:12 unknown_key: did you mean `resources`?",
    ]);
    const [constructor = ""] = errorsOf({ ...pages, replace: "pages: { type: constructor, minimum: 1" });
    expect(constructor).toMatch(/unknown_type: known: /);
  });

  it("asks for the missing brackets of a list of lists once", () => {
    const file = "resources/shelf.yaml";
    const unique = { file, find: "fields:\n", replace: "unique: [name, parent]\nfields:\n" };
    expect(errorsOf(unique)).toEqual(["spec/resources/shelf.yaml:9 wrong_kind: write [[name, parent]]"]);
  });

  it("reports an initial value beside a default", () => {
    const binding = { file: book, find: "default: soft", replace: "default: soft, initial: hard" };
    expect(errorsOf(binding)).toEqual([
      expect.stringMatching(/^spec\/resources\/book\.yaml:19 key_conflict: /),
    ]);
  });

  it("reports an unknown name once, however often it is used", () => {
    const { diagnostics } = buildEdited([
      { file: "api.yaml", find: "  edit_books: Write", replace: "  write_books: Write" },
      { file: "text/de.yaml", find: "  edit_books:", replace: "  write_books:" },
    ]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      name: "unknown_capability",
      place: { file: "spec/api.yaml", line: 29 },
    });
    expect(diagnostics[0]?.also.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "spec/routes.yaml:15",
      "spec/routes.yaml:17",
    ]);
  });

  it("resolves anchors, aliases and merge keys", () => {
    const { model, printed } = buildEdited([
      inTitle("&text { type: text, required: true, localized: true, text: Title of the book. }"),
      {
        file: book,
        find: "{ type: text, extension: loans, text: Who has the book. }",
        replace:
          "{ <<: *text, localized: false, required: false, extension: loans, text: Who has the book. }",
      },
    ]);
    expect(printed).toBe("");
    const field = model?.resources[0]?.fields.find(({ name }) => name === "lent_to");
    expect(field).toMatchObject({
      type: { scalar: "text" },
      localized: false,
      required: false,
      extension: "loans",
    });
    expect(field?.text.en).toBe("Who has the book.");
  });

  it.each(errors.traps)("knows the trap of %s", (_name, row, expected) => {
    const [first] = errorsOf(inTitle(row));
    expect(first).toBe(`spec/resources/book.yaml:11 ${expected}`);
  });

  it("reads files with CRLF line ends at the right places", () => {
    const { diagnostics } = buildEdited([
      { file: "resources/shelf.yaml", text: "resource: shelf\r\nplural: shelves\r\nlifecycle: therm\r\n" },
    ]);
    expect(diagnostics.find(({ name }) => name === "not_one_of")?.place).toEqual({
      file: "spec/resources/shelf.yaml",
      line: 3,
      column: 12,
      end: { line: 3, column: 17 },
      pointer: "/lifecycle",
    });
  });

  it("says nothing about references while a file is broken off, and still checks the others", () => {
    const names = buildEdited([
      { file: "types.yaml", find: "enums:", replace: "enums: {" },
      { file: book, find: "minimum: 1", replace: "minimun: 1" },
    ]).diagnostics.map(({ name }) => name);
    expect(names).toEqual(["unknown_key", "yaml_syntax"]);
  });

  it("goes on where only a translation is broken, a key occurs twice or a file is in the way", () => {
    const names = buildEdited([
      { file: "text/de.yaml", find: "service:", replace: "service: {" },
      { file: "resources/old.yml", text: "resource: old" },
      {
        file: book,
        find: "  zone: { type",
        replace: "  opens: { type: datetime, text: Again. }\n  zone: { type",
      },
      { file: book, find: "named_by: title", replace: "named_by: titel" },
    ]).diagnostics.map(({ name }) => name);
    expect(names).toEqual(["unknown_field", "duplicate_key", "unknown_file", "yaml_syntax"]);
  });

  it.each(errors.single)(
    "reports %s as one error, which explains what follows from it",
    (_name, written, expected) => {
      const parameter = (row: string): Edit => ({
        file: "routes.yaml",
        find: "service:\n",
        replace: `service:\n${hooks(row)}`,
      });
      const edit = typeof written === "string" ? parameter(written) : written;
      expect(buildEdited([edit]).diagnostics.map(({ name }) => name)).toEqual([expected]);
    },
  );

  it("reports a tag that YAML does not resolve, and a number that JSON does not have", () => {
    const tag = { file: book, find: "text: Number of pages.", replace: "text: !shout Number of pages." };
    expect(errorsOf(tag)).toEqual([expect.stringContaining("book.yaml:20 yaml_syntax")]);
    const number = { file: book, find: "minimum: 1, maximum: 9999", replace: "minimum: .inf" };
    expect(errorsOf(number)).toEqual(["spec/resources/book.yaml:20 wrong_kind: write a number"]);
  });

  it("survives a key that every object has", () => {
    expect(errorsOf({ file: book, find: "  pages: {", replace: "  __proto__: {" })[0]).toContain("bad_name");
  });
});
