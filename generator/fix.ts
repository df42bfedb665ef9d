import type { Diagnostic } from "./diagnostics.js";
import { filesIn, loadSpec, type Spec } from "./load.js";
import { buildModel } from "./model/build.js";
import { applyChanges, type Change, changeOf } from "./spec/edits.js";

/** What became of a spec whose faults were cured as far as that needs no author. */
export interface Fixed {
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
 * names stays byte for byte as it is.
 */
export function fixSpec(directory: string): Fixed {
  const texts = new Map<string, string>();
  const changes: Change[] = [];
  const seen = new Set<string>();
  for (;;) {
    const spec = loadSpec(directory, filesIn(directory, texts));
    const { diagnostics } = buildModel(spec);
    const round = changesOf(spec, diagnostics);
    // Two cures that undo each other would never end.
    const state = JSON.stringify([...texts]);
    if (round.length === 0 || seen.has(state)) return { changes, texts, spec, diagnostics };
    seen.add(state);
    for (const file of new Set(round.map(({ place }) => place.file))) {
      const own = round.filter(({ place }) => place.file === file);
      texts.set(file, applyChanges(spec.sources.get(file) ?? "", own));
    }
    changes.push(...round);
  }
}

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
