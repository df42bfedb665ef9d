import type { Diagnostic } from "./diagnostics.js";
import { loadFiles, readSpec, type Spec } from "./load.js";
import { buildModel } from "./model/build.js";
import { applyChanges, type Change, changeOf } from "./spec/edits.js";

/** A spec after automatic fixes, with the errors that need an author. */
export interface Fixed {
  /** What was wrong at first. */
  readonly found: readonly Diagnostic[];
  /** The changes in the order made; places are those of the text at the time. */
  readonly changes: readonly Change[];
  /** New texts of the files that changed, by the name that places use. */
  readonly texts: ReadonlyMap<string, string>;
  /** The spec with these texts, and what is still wrong with it. */
  readonly spec: Spec;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Applies the edits of all diagnostics and looks again, until no edit is left. Nothing is written; everything that no edit
 * names stays byte for byte as it is. Texts in `unsaved` take the place of those on disk.
 */
export function fixSpec(directory: string, unsaved: ReadonlyMap<string, string> = new Map()): Fixed {
  const texts = new Map(unsaved);
  let found: readonly Diagnostic[] | undefined;
  const changes: Change[] = [];
  for (let rounds = 0; ; rounds++) {
    const spec = readSpec(directory, loadFiles(directory, texts));
    const { diagnostics } = buildModel(spec);
    found ??= diagnostics;
    const round = changesOf(spec, diagnostics);
    if (round.length === 0 || rounds === mostRounds) return { found, changes, texts, spec, diagnostics };
    for (const file of new Set(round.map(({ place }) => place.file))) {
      const own = round.filter(({ place }) => place.file === file);
      texts.set(file, applyChanges(spec.sources.get(file) ?? "", own));
    }
    changes.push(...round);
  }
}

/** One round cures what the last one brought to light, in a few layers at most; cures that undo each other end here. */
const mostRounds = 20;

/** The changes of one round, in the order of the files. A diagnostic whose edits overlap another one waits. */
function changesOf(spec: Spec, diagnostics: readonly Diagnostic[]): readonly Change[] {
  const round: Change[] = [];
  for (const { edits } of diagnostics) {
    const own = edits.flatMap((edit) => changeOf(spec.sources.get(edit.place.file) ?? "", edit) ?? []);
    const isWhole = own.length === edits.length && own.some(({ old, text }) => old !== text);
    if (isWhole && !own.some((change) => round.some((other) => overlaps(change, other)))) round.push(...own);
  }
  return round;
}

function overlaps(a: Change, b: Change): boolean {
  return a.place.file === b.place.file && a.start <= b.end && b.start <= a.end;
}
