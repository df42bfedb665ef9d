import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Diagnostic } from "../../generator/diagnostics.js";
import { type Fixed, fixSpec } from "../../generator/fix.js";
import { root } from "../support/workspace.js";

const planted = join(root, "test/generator/planted");
const faults = parse(readFileSync(join(planted, "faults.yaml"), "utf8")) as Readonly<
  Record<string, readonly (readonly [text: string, fault: string])[]>
>;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What the check and the fixes make of a spec in which one text is replaced, and the line of that text. */
function plant(
  domain: string,
  file: string,
  [text, fault]: readonly [string, string],
): Fixed & { line: number } {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  folders.push(folder);
  cpSync(join(planted, domain), folder, { recursive: true });
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  if (!source.includes(text)) throw new Error(`${domain}/${file} has no ${text}.`);
  writeFileSync(
    path,
    source.replace(text, () => fault),
  );
  return { ...fixSpec(folder), line: source.slice(0, source.indexOf(text)).split("\n").length };
}

/** All but what the specs lack on purpose. */
const seriousOf = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
  found.filter(({ name }) => name !== "missing_translation" && name !== "no_text");

it("are planted in specs without errors", () => {
  for (const domain of ["shop", "clinic", "library"])
    expect(seriousOf(fixSpec(join(planted, domain)).found)).toEqual([]);
  expect(Object.values(faults).flat().length).toBeGreaterThan(150);
});

describe.each(Object.entries(faults))("a fault in %s", (address, rows) => {
  const [domain = ""] = address.split("/");
  const file = address.slice(domain.length + 1);

  it.each(rows)("is reported where %j became %j, with a fix that works", (text, fault) => {
    const { found, changes, diagnostics, line } = plant(domain, file, [text, fault]);
    const serious = seriousOf(found);
    expect(serious.map(({ place }) => `${place.file}:${place.line}`)).toContain(`spec/${file}:${line}`);
    for (const { fix } of serious) expect(fix).not.toMatch(/\{(name|known|cure|expected)\}|^$/);
    // What needs no decision is put right by `fix`; the rest says what to write.
    if (changes.length > 0) expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
