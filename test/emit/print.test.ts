import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { docComment } from "../../generator/print/doc-comment.js";
import { literal, propertyKey } from "../../generator/print/literal.js";
import { createSourceFile } from "../../generator/print/source-file.js";

describe("doc comments", () => {
  test("stay on one line where the prose fits", () => {
    expect(docComment("Name of the book.")).toBe("Name of the book.");
  });

  test("break between words, and leave each list item on its own line", () => {
    const prose = "word ".repeat(25).trim();
    expect(
      docComment(prose)
        .split("\n")
        .every((line) => line.length <= 100),
    ).toBe(true);
    expect(docComment("Values.", "- a: first\n- b: second")).toBe("\nValues.\n\n- a: first\n- b: second");
  });

  test("cannot be ended by the prose", () => {
    expect(docComment("Ends */ here.")).toBe("Ends *\\/ here.");
  });
});

describe("literals", () => {
  test("stay on one line where they fit, else have an entry per line", () => {
    expect(literal({ a: [1, "two"], "b-c": null })).toBe('{ a: [1, "two"], "b-c": null }');
    expect(literal({ a: "x".repeat(60), b: ["y".repeat(60)] })).toBe(
      `{\n  a: "${"x".repeat(60)}",\n  b: ["${"y".repeat(60)}"],\n}`,
    );
  });

  test("put a long text below its name, unless the name is short", () => {
    const text = "x".repeat(110);
    expect(literal({ prose: text })).toBe(`{\n  prose:\n    "${text}",\n}`);
    expect(literal({ text })).toBe(`{\n  text: "${text}",\n}`);
  });

  test("read back as the value", () => {
    const value = { quote: 'say "x"', both: `"a" and 'b'`, slash: "\\ \n", empty: {}, list: [] };
    expect(runInNewContext(`(${literal(value)})`)).toEqual(value);
  });

  test("quote property names only where needed", () => {
    expect(["name", "mime-type", "$ref", "1st"].map(propertyKey)).toEqual([
      "name",
      '"mime-type"',
      "$ref",
      '"1st"',
    ]);
  });
});

describe("source files", () => {
  test("break long imports, and import types as such", () => {
    const file = createSourceFile("server/books/router.ts", "spec/resources/book.yaml");
    const names = Array.from({ length: 6 }, (_, number) => `aRatherLongNameToImport${number}`);
    for (const name of names) file.use({ name, from: "specwright" });
    file.use({ name: "Shape", from: "generated/sdk/books", typeOnly: true });
    const { text } = file.print();
    expect(text).toContain(`import {\n${names.map((name) => `  ${name},\n`).join("")}} from "specwright";`);
    expect(text).toContain('import type { Shape } from "../../sdk/books.js";');
  });

  test("are left unchecked by the compiler on demand", () => {
    const { text } = createSourceFile("a.ts", "spec/", { foreignCode: "f();" }).print();
    expect(text.split("\n")[1]).toBe("// @ts-nocheck");
  });
});
