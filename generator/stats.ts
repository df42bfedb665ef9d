import { takePhases } from "./stopwatch.js";
import type { Output } from "./write.js";

/** Figures of a run. Times are milliseconds, sizes bytes. */
export interface Stats {
  readonly phases: readonly {
    readonly phase: string;
    readonly milliseconds: number;
  }[];
  /** From the start of the process. */
  readonly total: number;
  readonly files: number;
  readonly bytes: number;
  readonly written: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Most memory that the process held so far. */
  readonly peakMemory: number;
}

/** Reads the figures of the run that ends here. */
export function takeStats(
  output: Output,
  done: {
    readonly written: readonly string[];
    readonly removed: readonly string[];
    readonly unchanged: number;
  },
): Stats {
  return {
    phases: takePhases().map(({ phase, milliseconds }) => ({ phase, milliseconds: tenths(milliseconds) })),
    total: tenths(performance.now()),
    files: output.files.length,
    bytes: output.files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    written: done.written.length,
    removed: done.removed.length,
    unchanged: done.unchanged,
    peakMemory: process.resourceUsage().maxRSS * 1024,
  };
}

/** A table for people: one line per phase, then the sums. */
export function printStats(stats: Stats): string {
  const rows = stats.phases.map(
    ({ phase, milliseconds }) => `${phase.padEnd(24)}${milliseconds.toFixed(1).padStart(9)} ms`,
  );
  return [
    ...rows,
    `${"since the program started".padEnd(25)}${stats.total.toFixed(1).padStart(8)} ms`,
    `${stats.files} files, ${Math.round(stats.bytes / 1024)} kB; ${Math.round(stats.peakMemory / 2 ** 20)} MB of memory at most`,
    "",
  ].join("\n");
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
