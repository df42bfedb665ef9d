import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostic } from "../../../generator/diagnostics.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { Revision } from "../../../generator/diff/revision.js";
import { loadSpec } from "../../../generator/load.js";
import { buildModel } from "../../../generator/model/build.js";
import type { Model } from "../../../generator/model/model.js";
import type { Mutant, SpecFiles } from "./mutations.js";

/**
 * What became of a mutant: `error` and `warning` were reported, `equal` says the same as before, `reported` says something
 * else, which is a change that the diff of two specs lists. `silent` and `thrown` are errors of the generator.
 */
export type Outcome =
  | { readonly kind: "error"; readonly errors: readonly Diagnostic[] }
  | { readonly kind: "warning" | "equal" | "reported" | "silent"; readonly model: Model }
  | { readonly kind: "thrown"; readonly error: unknown };

/** Judges mutants of one spec in a folder of their own, which has `files` whenever no mutant is judged. */
export function createJudge(folder: string, files: SpecFiles): (mutant: Mutant) => Outcome {
  const write = (path: string, text: string | undefined): void => {
    if (text === undefined) {
      rmSync(join(folder, path));
      return;
    }
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of files) write(path, text);
  const spec = loadSpec(folder);
  const before = buildModel(spec);
  if (before.model === undefined) throw new Error("The spec to change has errors itself.");
  const original = { spec, model: before.model };
  return ({ file, text }) => {
    write(file, text);
    try {
      return judge(original, before.diagnostics.length, folder);
    } catch (error) {
      return { kind: "thrown", error };
    } finally {
      write(file, files.get(file));
    }
  };
}

function judge(original: Revision, warnings: number, folder: string): Outcome {
  const spec = loadSpec(folder);
  const { model, diagnostics } = buildModel(spec);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (model === undefined) return { kind: "error", errors };
  if (diagnostics.length > warnings) return { kind: "warning", model };
  if (isSame(original.model, model, new Map())) return { kind: "equal", model };
  const isReported = diffSpecs({ old: original, next: { spec, model } }).length > 0;
  return { kind: isReported ? "reported" : "silent", model };
}

/** Whether nodes of two models are equal but for their places. Circles of references are followed once. */
function isSame(one: unknown, other: unknown, seen: Map<unknown, Set<unknown>>): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return Object.is(one, other);
  const compared = seen.get(one) ?? new Set();
  if (compared.has(other)) return true;
  seen.set(one, compared.add(other));
  const names = namesOf(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === namesOf(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name), seen),
    )
  );
}

function namesOf(node: object): readonly string[] {
  return Object.keys(node).filter((name) => name !== "place");
}
