import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { stubLines, writeStubs } from "../../generator/hook-files.js";
import { readSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";

describe("stubs of hooks that are not written", () => {
  const folder = mkdtempSync(join(tmpdir(), "stubs-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const resource = (...hooks: readonly string[]) => `fields:
  title: { type: text, required: true, text: Title. }
answer:
  id:
${hooks.map((name, at) => `  value${at}: { type: integer, hook: ${name}, text: A number. }\n`).join("")}`;
  const files = {
    "resources/loan.yaml": resource("fine"),
    "resources/offer.yaml": resource("count_days", "count_nights"),
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);

  it("are brought in by valid code: a table of their own where there is none yet, else names", () => {
    const { model } = buildModel(readSpec("spec", new Map(bytes)));
    if (model === undefined) throw new Error("The spec is wrong.");
    writeFileSync(join(folder, "index.ts"), "export const hooks = {\n  loan: { other: () => 1 },\n};\n");
    const written = writeStubs(model, folder, join(folder, "generated"));
    expect(stubLines(written, "hooks")).toEqual([
      "Add to hooks/index.ts:",
      '  import { fine } from "./loan-fine.js";',
      '  import { countDays } from "./offer-count-days.js";',
      '  import { countNights } from "./offer-count-nights.js";',
      "in `hooks`:",
      "  offer: { countDays, countNights },",
      "in `hooks.loan`:",
      "  fine,",
    ]);
    expect(readFileSync(join(folder, "offer-count-days.ts"), "utf8")).toContain("is not written yet");
    expect(writeStubs(model, folder, join(folder, "generated"))).toEqual([]);
  });
});
