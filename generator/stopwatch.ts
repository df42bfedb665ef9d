/** How long a phase of the run took. */
export interface Phase {
  readonly phase: string;
  /** Work of this thread, without that of phases inside. */
  readonly milliseconds: number;
  /** From the start of the phase until its last result, where another thread works for it. */
  readonly until?: number;
}

const phases = new Map<string, { own: number; until?: number }>();
const open: { inner: number }[] = [];

/** Does the work and adds its time to a phase. */
export function time<T>(phase: string, work: () => T): T {
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
    addTime(phase, taken - frame.inner);
  }
}

/** The same for work that may hand over to another thread and wait for it. */
export async function timeLater<T>(phase: string, work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = time(phase, work);
  if (!(result instanceof Promise)) return result;
  const value = await result;
  const { own = 0 } = phases.get(phase) ?? {};
  phases.set(phase, { own, until: performance.now() - begun });
  return value;
}

/** Adds time that passed before it could be watched. */
export function addTime(phase: string, milliseconds: number): void {
  const known = phases.get(phase) ?? { own: 0 };
  phases.set(phase, { ...known, own: known.own + milliseconds });
}

/** The phases so far, in the order in which they first ended; the next run starts from nothing. */
export function takePhases(): readonly Phase[] {
  const taken = [...phases].map(([phase, { own, until }]) => ({
    phase,
    milliseconds: own,
    ...(until === undefined ? {} : { until }),
  }));
  phases.clear();
  return taken;
}
