import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.js";

const root = new URL("../../", import.meta.url).pathname;
/** Tests what one more field changes, in each resource of the specs in these folders. */
export function testOneField(specs: readonly string[]): void {
  const cases = specs.flatMap((spec) =>
    readdirSync(join(root, spec, "resources")).map((file) => [spec, file] as const),
  );
  const folder = mkdtempSync(join(tmpdir(), "one-field-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe("one field that is added to a resource and its answers", () => {
    it.each(cases)("changes at most 12 generated files and 150 lines: %s %s", (spec, file) => {
      const copy = join(folder, "spec");
      cpSync(join(root, spec), copy, { recursive: true });
      const before = generateTo(join(folder, "before"), copy);
      const path = join(copy, "resources", file);
      const row = "  added_mark: { type: integer, minimum: 1, text: A number. }\n";
      const text = readFileSync(path, "utf8").replace(/^fields:\n/m, (key) => key + row);
      writeFileSync(path, text.replace(/^answer:\n/m, "answer:\n  added_mark:\n"));
      const after = generateTo(join(folder, "after"), copy);

      const diff = ["diff", "--no-index", "--numstat", before, after];
      const { stdout } = spawnSync("git", diff, { encoding: "utf8" });
      const rows = stdout
        .trim()
        .split("\n")
        .map((line) => line.split("\t"));
      const lines = rows.reduce((sum, [added, removed]) => sum + Number(added) + Number(removed), 0);
      expect(stdout).toContain("openapi.json");
      expect(rows.length, stdout).toBeLessThanOrEqual(12);
      expect(lines, stdout).toBeLessThanOrEqual(150);
      rmSync(copy, { recursive: true });
      for (const out of [before, after]) rmSync(out, { recursive: true });
    });
  });
}

/** Generates the spec in a folder. */
function generateTo(out: string, spec: string): string {
  const { result, diagnostics } = generate({ spec, out });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(result?.conflicts).toEqual([]);
  return out;
}
