import { describe, expect, it } from "vitest";
import { type Format, printIn } from "../../generator/spec/print.js";
import { buildEdited } from "./golden.js";

const { diagnostics, spec } = buildEdited([
  { file: "resources/book.yaml", find: "named_by: title", replace: "named_by: titel" },
  { file: "resources/book.yaml", find: "hook: age", replace: "hook: long" },
]);

function printed(format: Format): string {
  return printIn(spec, diagnostics, { format, verbose: true });
}

describe("diagnostics as JSON", () => {
  it("have code, texts, place with its end and pointer, related places and edits", () => {
    const report: unknown = JSON.parse(printed("json"));
    expect(report).toMatchObject({ errors: 2, warnings: 0 });
    expect(report).toHaveProperty("diagnostics.0", {
      code: "SPEC022",
      name: "unknown_field",
      severity: "error",
      message: "There is no field `titel` in book.",
      fix: "did you mean `title`?",
      suggestion: "title",
      file: "spec/resources/book.yaml",
      line: 5,
      column: 11,
      end: { line: 5, column: 16 },
      pointer: "/named_by",
      also: [],
      related: [],
      edits: [{ file: "spec/resources/book.yaml", start: 70, end: 75, text: "title" }],
    });
    expect(report).toHaveProperty("diagnostics.1.related.0", {
      message: "the filter hook",
      file: "spec/resources/book.yaml",
      line: 35,
      column: 32,
      end: { line: 35, column: 36 },
      pointer: "/filters/long/hook",
    });
  });
});

describe("diagnostics as workflow annotations", () => {
  it("are one line each, with file, line, columns and title", () => {
    expect(printed("github").split("\n")[0]).toBe(
      "::error file=spec/resources/book.yaml,line=5,col=11,endLine=5,endColumn=16,title=SPEC022 unknown_field::" +
        "There is no field `titel` in book. Fix: did you mean `title`?",
    );
  });
});
