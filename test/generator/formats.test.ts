import { describe, expect, it } from "vitest";
import { printIn } from "../../generator/spec/print.js";
import { buildEdited } from "./golden.js";

const { diagnostics, spec } = buildEdited([
  { file: "resources/book.yaml", find: "named_by: title", replace: "named_by: titel" },
  { file: "resources/book.yaml", find: "hook: age", replace: "hook: long" },
]);

describe("diagnostics as JSON", () => {
  it("have code, texts, place with its end and pointer, related places and edits", () => {
    const report: unknown = JSON.parse(printIn(spec, diagnostics, { format: "json", verbose: true }));
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
