/** How long the phases of a run took. A phase inside another counts for itself only. */
export interface Stopwatch {
  time<T>(phase: string, work: () => T): T;
  /** Counts the time until the work hands over, and what it does from then on as waiting. */
  timeLater<T>(phase: string, work: () => T | Promise<T>): Promise<T>;
  phases(): readonly Phase[];
}

export interface Phase {
  readonly phase: string;
  readonly milliseconds: number;
  /** Milliseconds until the last result was there, where the work went on elsewhere. */
  readonly until?: number;
}

/** Starts a stopwatch without any phase. */
export function createStopwatch(): Stopwatch {
  const phases = new Map<string, { own: number; until?: number }>();
  const open: { inner: number }[] = [];

  function time<T>(phase: string, work: () => T): T {
    const frame = { inner: 0 };
    open.push(frame);
    const begun = performance.now();
    try {
      return work();
    } finally {
      const taken = performance.now() - begun;
      open.pop();
      const outer = open.at(-1);
      if (outer !== undefined) outer.inner += taken;
      const known = phases.get(phase) ?? { own: 0 };
      phases.set(phase, { ...known, own: known.own + taken - frame.inner });
    }
  }

  return {
    time,
    async timeLater(phase, work) {
      const begun = performance.now();
      const result = time(phase, work);
      if (!(result instanceof Promise)) return result;
      const value = await result;
      const known = phases.get(phase) ?? { own: 0 };
      phases.set(phase, { ...known, until: performance.now() - begun });
      return value;
    },
    phases: () =>
      [...phases].map(([phase, { own, until }]) => ({
        phase,
        milliseconds: own,
        ...(until === undefined ? {} : { until }),
      })),
  };
}
