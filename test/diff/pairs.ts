import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { Side } from "../../generator/diff/side.js";
import { loadSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import { printDiagnostics } from "../../generator/spec/print.js";

/** A folder for each rule, named like it, and the spec that all of them change. */
export const pairsFolder = new URL("../golden/diff/", import.meta.url).pathname;
const baseFolder = join(pairsFolder, "base");

/** A change to one file of a spec: a text replaced, a file written, or a file removed. */
export interface Edit {
  readonly file: string;
  readonly find?: string;
  readonly replace?: string;
  readonly text?: string;
  readonly delete?: true;
}

/** Two specs that differ by one kind of change: edits make the old one of the base, and the new one of the old. */
export interface Pair {
  readonly name: string;
  readonly old: readonly Edit[];
  readonly new: readonly Edit[];
}

/** All pairs by the name of their rule. */
export function readPairs(): readonly Pair[] {
  return readdirSync(pairsFolder)
    .filter((name) => name !== "base")
    .map((name) => {
      // The files are part of the test, and their shape is checked by applying them.
      const pair = parse(readFileSync(join(pairsFolder, name, "pair.yaml"), "utf8")) as Partial<Pair>;
      return { name, old: pair.old ?? [], new: pair.new ?? [] };
    });
}

/** The base spec with edits, loaded and built. Throws where it has errors or an edit does not fit. */
export function readSide(edits: readonly Edit[], name: string): Side {
  const folder = mkdtempSync(join(tmpdir(), "spec-"));
  try {
    cpSync(baseFolder, folder, { recursive: true });
    for (const edit of edits) apply(folder, edit);
    const spec = { ...loadSpec(folder), directory: name };
    const { model, diagnostics } = buildModel(spec);
    if (model === undefined) throw new Error(printDiagnostics(spec, diagnostics, { verbose: false }));
    return { spec, model };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function apply(folder: string, edit: Edit): void {
  const path = join(folder, edit.file);
  if (edit.delete === true) {
    rmSync(path);
  } else if (edit.find === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.text ?? "");
  } else {
    const text = readFileSync(path, "utf8");
    if (!text.includes(edit.find)) throw new Error(`${edit.file} has no text ${JSON.stringify(edit.find)}`);
    writeFileSync(
      path,
      text.replace(edit.find, () => edit.replace ?? ""),
    );
  }
}
