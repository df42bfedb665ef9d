import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CodeName, codes } from "../../generator/spec/codes.js";
import { buildEdited, goldenFolder, readEdits } from "./golden.js";

const errorsFolder = join(goldenFolder, "errors");
const cases = readdirSync(errorsFolder).sort();
const isUpdate = process.env.UPDATE_GOLDEN === "1";

describe("diagnostics", () => {
  it("have a golden case for every code, and no case for another name", () => {
    expect(cases).toEqual(Object.keys(codes).sort());
  });

  it("have numbers of their own", () => {
    const numbers = Object.values(codes).map(({ code }) => code);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(cases)("%s is told once, with its place, its cause and its cure", (name) => {
    const folder = join(errorsFolder, name);
    const { diagnostics, printed, model } = buildEdited(readEdits(join(folder, "edit.yaml")));
    if (isUpdate) writeFileSync(join(folder, "diagnostics.txt"), printed);
    expect(printed).toBe(readFileSync(join(folder, "diagnostics.txt"), "utf8"));
    // Nothing that merely follows from the fault is told beside it.
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.name))).toEqual(
      new Set<CodeName>([name as CodeName]),
    );
    for (const { message, fix } of diagnostics)
      expect(message + fix).not.toMatch(/\{(known|cure|keys|key|other)\}/);
    const hasErrors = diagnostics.some(({ severity }) => severity === "error");
    expect(model === undefined).toBe(hasErrors);
  });
});
