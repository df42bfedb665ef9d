/** How long a phase of the run took. */
export interface Phase {
  readonly phase: string;
  /** Without the time of phases inside. */
  readonly milliseconds: number;
}

const phases = new Map<string, number>();
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

/** Adds time that passed before it could be measured. */
export function addTime(phase: string, milliseconds: number): void {
  phases.set(phase, (phases.get(phase) ?? 0) + milliseconds);
}

/** The phases so far, in the order in which they first ended; the next run starts from nothing. */
export function takePhases(): readonly Phase[] {
  const taken = [...phases].map(([phase, milliseconds]) => ({ phase, milliseconds }));
  phases.clear();
  return taken;
}
