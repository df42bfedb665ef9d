/** A progress bar on a terminal; silent elsewhere. */
export interface Progress {
  /** Counts completed steps; one by default. */
  step(count?: number): void;
  end(): void;
}

const barWidth = 24;
const redrawMs = 100;

/** Starts a bar for `total` steps on the error stream, with the rate per second and the remaining time. */
export function createProgress(
  label: string,
  total: number,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  const started = performance.now();
  let done = 0;
  let drawn = Number.NEGATIVE_INFINITY;

  function draw(): void {
    const seconds = (performance.now() - started) / 1000;
    const rate = done / Math.max(seconds, 0.001);
    const filled = Math.round((barWidth * done) / Math.max(total, 1));
    const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
    const remaining = rate === 0 ? "" : `, ${Math.ceil((total - done) / rate)} s left`;
    stream.write(`\r\u001b[K${label} ${bar} ${done}/${total}, ${Math.round(rate)} per second${remaining}`);
  }

  return {
    step(count = 1) {
      done += count;
      if (!stream.isTTY || performance.now() - drawn < redrawMs) return;
      drawn = performance.now();
      draw();
    },
    end() {
      if (!stream.isTTY) return;
      draw();
      stream.write("\n");
    },
  };
}
