import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fixSpec } from "../../generator/fix.js";
import { copyBase, type Edit, goldenFolder } from "./golden.js";

const book = "resources/book.yaml";

/** The file of the first edit after the cure, and what is still wrong. */
function fixed(
  edit: Edit,
  ...more: readonly Edit[]
): { readonly text: string; readonly left: readonly string[] } {
  const copy = copyBase([edit, ...more]);
  const { texts, diagnostics } = fixSpec(copy.folder);
  const written = readFileSync(join(copy.folder, edit.file), "utf8");
  copy.remove();
  return { text: texts.get(`spec/${edit.file}`) ?? written, left: diagnostics.map(({ name }) => name) };
}

function base(file: string): string {
  return readFileSync(join(goldenFolder, "base/spec", file), "utf8");
}

describe("a cure", () => {
  it.each<readonly [what: string, file: string, right: string, wrong: string]>([
    ["a misspelled key", book, "minimum: 1", "minimun: 1"],
    ["a misspelled type", book, "type: integer, minimum", "type: intger, minimum"],
    ["a misspelled type in quotes", "types.yaml", "text", "txet"],
    ["a misspelled word of a closed list", book, "lifecycle: post", "lifecycle: pots"],
    ["a misspelled default", book, "default: soft", "default: sofd"],
    [
      "a misspelled truth value",
      book,
      "hidden: { type: boolean, initial: false",
      "hidden: { type: boolean, initial: flase",
    ],
    ["a misspelled field behind a sign", book, "[-opens, id]", "[-opnes, id]"],
    ["a misspelled field of another resource", "resources/shelf.yaml", "book.shelves", "book.shelfes"],
    ["a misspelled resource in front of a field", "resources/shelf.yaml", "book.shelves", "bok.shelves"],
    ["a misspelled row", book, "  status:\n  summary", "  statsu:\n  summary"],
    ["a misspelled placeholder", "routes.yaml", "/books/{id}", "/books/{di}"],
    ["a misspelled translation", "text/de.yaml", "    pages:", "    pagse:"],
    ["a misspelled word in braces", "text/de.yaml", "There is no {name}", "There is no {nmae}"],
    ["a truth value in quotes", book, "required: true, text: Start", 'required: "true", text: Start'],
    ["yes for true", book, "required: true, text: Start", "required: yes, text: Start"],
    ["a number in quotes", book, "maximum: 9999", 'maximum: "9999"'],
    ["crossed limits", book, "minimum: 1, maximum: 9999", "minimum: 9999, maximum: 1"],
    ["an entry that stands twice in a list", book, "[size, page]", "[size, page, size]"],
    ["a key that stands twice with one value", book, "minimum: 1,", "minimum: 1, minimum: 1,"],
    ["tabs in front of lines", book, "  title: { type: text, r", "\ttitle: { type: text, r"],
  ])("of %s gives back the file byte for byte", (_what, file, right, wrong) => {
    const { text, left } = fixed({ file, find: right, replace: wrong });
    expect(left).toEqual([]);
    expect(text).toBe(base(file));
  });

  it.each([
    ["float", "number"],
    ["double", "number"],
    ["string", "text"],
    ["bool", "boolean"],
    ["numeric", "decimal"],
    ["guid", "uuid"],
    ["bigint", "integer"],
    ["timestamp", "datetime"],
    ["mail", "email"],
  ])("of the type %s of another language is %s", (written, meant) => {
    const found = "type: text, extension: loans";
    const { text, left } = fixed({ file: book, find: found, replace: found.replace("text", written) });
    expect(left).toEqual([]);
    expect(text).toContain(`lent_to: { type: ${meant},`);
  });

  it.each([
    ["shows", "display", "display: { text", "KEY: { text"],
    ["marks", "tags", "tags: [shelves]", "KEY: [shelves]"],
    ["masked", "hidden_without_password", "hidden_without_password:", "KEY:"],
    ["standing", "event_status", "all_day }", "all_day, KEY: { field: binding } }"],
    ["lenient_at", "ignore_invalid_at", "equals: binding,", "equals: binding, KEY: [/library/v1],"],
    ["reads", "depends_on", "hook: long,", "hook: long, KEY: [pages],"],
    ["scans", "full_scan_reason", "equals: binding,", "equals: binding, KEY: There are few.,"],
    ["lifts", "disables_defaults_of", "hook: long,", "hook: long, KEY: [search],"],
  ])("of the former key %s writes %s", (former, key, find, row) => {
    const { text } = fixed({ file: book, find, replace: row.replace("KEY", former) });
    expect(text).toContain(row.replace("KEY", key));
  });

  it("of masks in rows lists them at the resource", () => {
    const { text, left } = fixed(
      { file: book, find: 'hidden_without_password: { summary: "" }\n\n', replace: "" },
      { file: book, find: "  title:\n  summary:\n", replace: '  title:\n  summary: { masked: "" } # why\n' },
      { file: book, find: "  image:\n", replace: "  image:\n    hidden_without_password: false\n" },
      {
        file: book,
        find: "opens_details: { details: opens,",
        replace: 'opens_details: { masked: { year: "" }, details: opens,',
      },
      { file: book, find: "age: { type: integer,", replace: "age: { type: integer, masked: 0," },
    );
    expect(left).toEqual([]);
    const list = [
      "hidden_without_password:",
      '  summary: ""',
      '  opens_details: { year: "" }',
      "  image: false",
      "  age: 0",
    ];
    const [before = "", after = ""] = base(book)
      .replace('hidden_without_password: { summary: "" }\n\n', "")
      .replace("  title:\n  summary:\n", "  title:\n  summary: # why\n")
      .split("answer:\n");
    expect(text).toBe(`${before}${list.join("\n")}\n\nanswer:\n${after}`);
  });

  it("of a text with a comma puts it in double quotes, up to the next key", () => {
    const { text, left } = fixed({
      file: book,
      find: "text: Keep long books. }",
      replace: "text: Keep long books, thick ones,  and heavy ones. } # why",
    });
    expect(left).toEqual([]);
    expect(text).toContain('text: "Keep long books, thick ones, and heavy ones." } # why\n');
  });

  it.each([
    ["- size\n  # not, once more,\n  - page\n  - size # again\n", "- size\n  # not, once more,\n  - page\n"],
    ["[\n    size,\n    page,\n    size,\n  ]\n", "[\n    size,\n    page,\n  ]\n"],
  ])("of a double in a list over several lines takes its line away", (written, expected) => {
    const { text, left } = fixed({
      file: book,
      find: "links: [size, page]\n",
      replace: `links:\n  ${written}`,
    });
    expect(left).toEqual([]);
    expect(text).toContain(`links:\n  ${expected}hidden_by:`);
  });

  it("of several errors retains comments, layout and line ends", () => {
    const crlf = base(book)
      .replaceAll("\n", "\r\n")
      .replace("named_by: title", "named_by:   title  # the name");
    const wrong = crlf.replace("title  # the name", "titel  # the name").replace("hidden_by:", "hiden_by:");
    const { text, left } = fixed({ file: book, text: wrong });
    expect(left).toEqual([]);
    expect(text).toBe(crlf);
  });

  it("is not applied where several uses agree against one declaration", () => {
    const { left } = fixed({ file: "api.yaml", find: "  edit_books: Write", replace: "  edit_boks: Write" });
    expect(left).toContain("unknown_capability");
  });
});
