import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Revision } from "../../generator/diff/revision.js";
import { loadFiles, readSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import { printDiagnostics } from "../../generator/spec/print.js";
import { contentAfter, type Edit } from "../generator/golden.js";

/** A folder for each rule, named like it, and the spec that all of them change. */
export const pairsFolder = new URL("../golden/diff/", import.meta.url).pathname;
const base = loadFiles(join(pairsFolder, "base"));
const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];

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
export function readSide(edits: readonly Edit[], name: string): Revision {
  const sorted = [...filesAfter(edits)].sort(([a], [b]) => (a < b ? -1 : 1));
  const spec = readSpec(name, new Map(sorted.map(([path, text]) => [path, encoder.encode(text)])));
  const { model, diagnostics } = buildModel(spec);
  if (model === undefined) throw new Error(printDiagnostics(spec, diagnostics, { verbose: false }));
  return { spec, model };
}

/** The texts of the base spec with edits. Throws where an edit does not fit. */
export function filesAfter(edits: readonly Edit[]): ReadonlyMap<string, string> {
  const files = new Map([...base].map(([path, bytes]) => [path, decoder.decode(bytes)]));
  for (const edit of edits) {
    const content = contentAfter(edit, () => files.get(edit.file) ?? "");
    if (content === undefined) files.delete(edit.file);
    else files.set(edit.file, content.toString());
  }
  return files;
}
