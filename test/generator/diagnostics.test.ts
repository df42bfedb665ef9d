import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { explanationOf } from "../../generator/commands/explain.js";
import type { Place } from "../../generator/model/model.js";
import { type CodeName, codeNames, codes } from "../../generator/spec/codes.js";
import { buildEdited, goldenFolder, readEdits } from "./golden.js";

const errorsFolder = join(goldenFolder, "errors");
const cases = readdirSync(errorsFolder).sort();
const isUpdate = process.env.UPDATE_GOLDEN === "1";

/** Codes of things that cannot be there at the same time: each shows the other one as well. */
const clashes: readonly string[] = [
  "duplicate_key",
  "duplicate_name",
  "hook_clash",
  "key_conflict",
  "limits_crossed",
  "listed_twice",
  "paging_crossed",
  "paging_name",
  "route_clash",
  "second_field",
  "second_filter",
  "second_role",
  "text_in_spec",
  "text_words",
  "wrong_field",
];

/** Whole files have no end; everything else has one, behind its beginning. */
function isPlaced({ line, column, end }: Place): boolean {
  if (end === undefined) return line === 1 && column === 1;
  return end.line > line || (end.line === line && end.column >= column);
}

describe("diagnostics", () => {
  it("have a golden case for every code, and no case for another name", () => {
    expect(cases).toEqual(Object.keys(codes).sort());
  });

  it("have numbers of their own", () => {
    const numbers = Object.values(codes).map(({ code }) => code);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(codeNames)("%s is explained by a cause and an example with its fix or hint", (name) => {
    const { code, cause, fix } = codes[name];
    expect(cause).toMatch(/^[A-Z`].*[.]$/);
    expect(cause.split(/[.!?] (?=[A-Z])/).length).toBeLessThanOrEqual(3);
    expect(fix.length).toBeGreaterThan(3);
    const [, example = ""] = explanationOf(name).split("\nExample:\n");
    expect(example).toContain(` ${code} `);
    expect(example).toMatch(/\n {4}(?:fix|hint): \S/);
  });

  it.each(cases)("%s is reported once, with its location, its cause and a fix", (name) => {
    const folder = join(errorsFolder, name);
    const { diagnostics, printed, model } = buildEdited(readEdits(join(folder, "edit.yaml")));
    if (isUpdate) writeFileSync(join(folder, "diagnostics.txt"), printed);
    expect(printed).toBe(readFileSync(join(folder, "diagnostics.txt"), "utf8"));
    expect(printed).not.toContain("defaults/");
    // Nothing that merely follows from the error is reported.
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.name))).toEqual(
      new Set<CodeName>([name as CodeName]),
    );
    for (const { place, related } of diagnostics) {
      for (const at of [place, ...related.map((other) => other.place)]) expect(isPlaced(at)).toBe(true);
    }
    expect(clashes.includes(name) ? diagnostics.every(({ related }) => related.length > 0) : true).toBe(true);
    for (const { message, fix } of diagnostics)
      expect(message + fix).not.toMatch(/\{(known|cure|keys|key|other)\}/);
    const hasErrors = diagnostics.some(({ severity }) => severity === "error");
    expect(model === undefined).toBe(hasErrors);
  });
});
