/** An operation on a register, as its caller saw it. Instants are milliseconds of one clock. */
export interface Operation {
  readonly kind: "read" | "write";
  /** What was read or written; each value is written once at most. */
  readonly value: string;
  readonly start: number;
  /** Infinite for a write whose outcome is unknown: it may take effect at any later time, or never. */
  readonly end: number;
}

/** A write and the reads of its value: from the first end of them to the last start, the register has that value. */
interface Zone {
  readonly firstEnd: number;
  readonly lastStart: number;
  /** The operation that started last. */
  readonly last: Operation;
}

/**
 * Finds an operation that no order explains: in which each operation takes effect at one instant between its start and its
 * end, and reads return the latest value. Undefined where the history is linearizable.
 *
 * As each value is written once, the test of Gibbons and Korach (1997) decides: a read shows a value whose write began
 * before the read ended, and what must have one value from one instant to another has no other value between.
 */
export function findViolation(history: readonly Operation[], initial: string): Operation | undefined {
  const start = Number.NEGATIVE_INFINITY;
  const writes: readonly Operation[] = [
    { kind: "write", value: initial, start, end: start },
    ...history.filter(({ kind }) => kind === "write"),
  ];
  const reads = history.filter(({ kind }) => kind === "read");
  const byValue = new Map(writes.map((write) => [write.value, [write]]));
  for (const read of reads) {
    const operations = byValue.get(read.value);
    const [write] = operations ?? [];
    if (operations === undefined || write === undefined || read.end < write.start) return read;
    operations.push(read);
  }
  const zones = [...byValue.values()].map(zoneOf);
  for (const zone of zones.filter(({ firstEnd, lastStart }) => firstEnd < lastStart)) {
    const other = zones.find((one) => one !== zone && excludes(zone, one));
    if (other === undefined) continue;
    const isEarlier = other.firstEnd >= other.lastStart || zone.lastStart < other.lastStart;
    return isEarlier ? zone.last : other.last;
  }
  return undefined;
}

function zoneOf(operations: readonly Operation[]): Zone {
  const last = operations.reduce((one, other) => (other.start > one.start ? other : one));
  return { firstEnd: Math.min(...operations.map(({ end }) => end)), lastStart: last.start, last };
}

/** Whether the register cannot have the value of the other zone, as it has that of the first one all the time. */
function excludes(zone: Zone, other: Zone): boolean {
  return zone.firstEnd < other.lastStart && other.firstEnd < zone.lastStart;
}

/** What a reader saw: a number for each subject, such as the revision of a record or the total of a list. */
export type View = ReadonlyMap<string, number>;

/** The first view of a reader that shows a subject older than one before it; undefined where none does. */
export function findStepBack(
  views: readonly View[],
): { readonly at: number; readonly subject: string } | undefined {
  const latest = new Map<string, number>();
  for (const [at, view] of views.entries()) {
    for (const [subject, number] of view) {
      if (number < (latest.get(subject) ?? Number.NEGATIVE_INFINITY)) return { at, subject };
      latest.set(subject, number);
    }
  }
  return undefined;
}
