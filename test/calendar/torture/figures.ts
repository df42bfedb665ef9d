/** What a part of the torture found. */
export interface Figures {
  readonly part: string;
  /** What was done and measured, in the order of the output. */
  readonly rows: readonly (readonly [label: string, value: string | number])[];
  /** What must not be, a sentence each; none where the service held. */
  readonly failures: readonly string[];
}

const shownFailures = 20;

/** A small table for people: the part, then a line for each figure and each failure. */
export function showFigures({ part, rows, failures }: Figures): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  const shown = failures.slice(0, shownFailures).map((failure) => `  FAILURE ${failure}`);
  const more = failures.length > shownFailures ? [`  and ${failures.length - shownFailures} more`] : [];
  return [
    `${part}: ${failures.length === 0 ? "held" : `${failures.length} failures`}`,
    ...lines,
    ...shown,
    ...more,
  ].join("\n");
}

/** Milliseconds below which this part of the values lies: 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
