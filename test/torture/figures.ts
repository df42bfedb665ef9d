/** What a part of the torture found. */
export interface Figures {
  readonly part: string;
  /** What was done and measured, in the order in which it is told. */
  readonly rows: readonly (readonly [label: string, value: string | number])[];
  /** What must not be, a sentence each; none where the service held. */
  readonly faults: readonly string[];
}

const shownFaults = 20;

/** A small table for people: the part, then a line for each figure and each fault. */
export function showFigures({ part, rows, faults }: Figures): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  const told = faults.slice(0, shownFaults).map((fault) => `  FAULT ${fault}`);
  const more = faults.length > shownFaults ? [`  and ${faults.length - shownFaults} more`] : [];
  return [
    `${part}: ${faults.length === 0 ? "held" : `${faults.length} faults`}`,
    ...lines,
    ...told,
    ...more,
  ].join("\n");
}

/** Milliseconds below which this part of the values lies: 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
