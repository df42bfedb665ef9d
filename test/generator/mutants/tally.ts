import type { NamedModel } from "./compile.js";
import type { Mutant } from "./mutations.js";
import type { Outcome } from "./outcome.js";

/** What a row of mutants came to. */
export interface Tally {
  /** Mutants by the kind of their outcome. */
  readonly counts: Readonly<Record<Outcome["kind"], number>>;
  /** Errors reported as more errors than values were changed. */
  readonly cascades: readonly string[];
  /** Errors of the generator: stack traces, and changes that are not reported. */
  readonly failures: readonly string[];
  /** Mutants with another model that no diagnostic and no change reports. */
  readonly silent: readonly string[];
  /** Accepted mutants that say something else, as many as were asked for. */
  readonly accepted: readonly NamedModel[];
  /** Part of the faulty mutants that are reported without a cascade, from 0 to 1. */
  readonly directness: number;
}

/** Draws `count` mutants, judges them, and returns up to `samples` of the accepted ones, spread over the whole row. */
export function tallyMutants(
  draw: () => Mutant,
  judge: (mutant: Mutant) => Outcome,
  { count, samples }: { readonly count: number; readonly samples: number },
): Tally {
  const counts = { error: 0, warning: 0, equal: 0, reported: 0, silent: 0, thrown: 0 };
  const cascades: string[] = [];
  const failures: string[] = [];
  const silent: string[] = [];
  const accepted: NamedModel[] = [];
  for (let number = 1; number <= count; number += 1) {
    const mutant = draw();
    const outcome = judge(mutant);
    const label = `${mutant.file}, ${mutant.kind}: ${mutant.label}`;
    counts[outcome.kind] += 1;
    if (outcome.kind === "error" && outcome.errors.length > mutant.changes)
      cascades.push(
        `${label}: ${outcome.errors.map(({ name, place }) => `${name} ${place.file}:${place.line}`).join(", ")}`,
      );
    if (outcome.kind === "silent") silent.push(label);
    if (outcome.kind === "thrown") failures.push(`${label}: ${shownError(outcome.error)}`);
    const isChange = outcome.kind === "reported" || outcome.kind === "warning";
    // Prose changes no code, so that a sample of it would prove nothing.
    const isProse = mutant.file.startsWith("text/") || /"[^"]* [^"]*"/.test(mutant.label);
    if (isChange && !isProse && accepted.length < (samples * number) / count)
      accepted.push({ label, model: outcome.model });
  }
  return {
    counts,
    cascades,
    failures,
    silent,
    accepted,
    directness: 1 - cascades.length / Math.max(counts.error, 1),
  };
}

function shownError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
