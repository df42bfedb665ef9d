import { createEventList } from "./event-list.js";

/** An operation on a register, as its caller saw it. Instants are milliseconds of one clock. */
export interface Operation {
  readonly kind: "read" | "write";
  /** What was read or written; each value is written once at most. */
  readonly value: string;
  readonly start: number;
  /** Infinite for a write whose outcome is unknown: it may take effect at any later time, or never. */
  readonly end: number;
}

/**
 * Finds an operation that no order explains: in which each operation takes effect at one instant between its start and its
 * end, and reads return the latest value. Undefined where the history is linearizable.
 *
 * The search is that of Wing and Gong (1993), which takes operations in the order of their starts and goes back at the end of
 * one that it has not taken, with the memory of Lowe (2017): no configuration of taken operations and value is tried twice.
 * As each value is written once, a read is taken as soon as its value is there, and a write only after all reads of the value
 * that it replaces.
 */
export function findViolation(history: readonly Operation[], initial: string): Operation | undefined {
  const operations = boundUnknown(history);
  const list = createEventList(operations);
  const register = createRegister(operations, initial);
  const taken = createConfigurations(operations.length);
  const order: { readonly index: number; readonly before: string }[] = [];
  let most = -1;
  let blocked: { readonly operation: Operation; readonly value: string } | undefined;
  let at = list.first();
  while (at !== undefined) {
    const { index, isStart, operation } = at;
    const before = register.value;
    if (isStart && register.accepts(operation) && taken.add(index, operation.value)) {
      order.push({ index, before });
      register.take(operation);
      list.remove(index);
      at = list.first();
    } else if (isStart) at = list.after(at);
    else {
      if (order.length > most) blocked = { operation, value: before };
      most = Math.max(most, order.length);
      const last = order.pop();
      if (last === undefined) return blocked && unexplained(operations, blocked);
      taken.remove(last.index);
      at = list.restore(last.index);
      register.undo(at.operation, last.before);
      // Without a read that could be taken, nothing else can.
      at = at.operation.kind === "read" ? list.end(last.index) : list.after(at);
    }
  }
  return undefined;
}

/** What was wrong where an operation could not be taken: a later read of the value of that time, or the operation itself. */
function unexplained(
  operations: readonly Operation[],
  { operation, value }: { readonly operation: Operation; readonly value: string },
): Operation {
  const stale = operations.findLast(({ kind, value: other }) => kind === "read" && other === value);
  return stale !== undefined && stale.start > operation.end ? stale : operation;
}

interface Register {
  readonly value: string;
  accepts(operation: Operation): boolean;
  take(operation: Operation): void;
  undo(operation: Operation, before: string): void;
}

/** The value after the taken operations, and how many reads of each value are not taken. */
function createRegister(operations: readonly Operation[], initial: string): Register {
  let value = initial;
  const unread = new Map<string, number>();
  const count = (operation: Operation, by: number): void => {
    if (operation.kind === "read") unread.set(operation.value, (unread.get(operation.value) ?? 0) + by);
  };
  for (const operation of operations) count(operation, 1);
  return {
    get value() {
      return value;
    },
    accepts: ({ kind, value: other }) => (kind === "read" ? other === value : (unread.get(value) ?? 0) === 0),
    take(operation) {
      count(operation, -1);
      value = operation.value;
    },
    undo(operation, before) {
      count(operation, 1);
      value = before;
    },
  };
}

/** Removes writes of unknown outcome that no read shows; others took effect before the first read of them ended. */
function boundUnknown(history: readonly Operation[]): readonly Operation[] {
  const seenBy = new Map<string, number>();
  for (const { kind, value, end } of history)
    if (kind === "read") seenBy.set(value, Math.min(end, seenBy.get(value) ?? Number.POSITIVE_INFINITY));
  return history
    .map((operation) =>
      operation.kind === "write" && operation.end === Number.POSITIVE_INFINITY
        ? { ...operation, end: seenBy.get(operation.value) ?? Number.POSITIVE_INFINITY }
        : operation,
    )
    .filter(({ end }) => end !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.start - b.start);
}

interface Configurations {
  /** Takes one more operation, after which the register has a value; false where that was tried before. */
  add(index: number, value: string): boolean;
  remove(index: number): void;
}

/** The sets of taken operations that were tried: most of them are the first ones by their starts, and a few later ones. */
function createConfigurations(length: number): Configurations {
  const tried = new Set<string>();
  const isTaken = new Uint8Array(length);
  let count = 0;
  /** All operations before this one are taken. */
  let low = 0;
  const take = (index: number): void => {
    isTaken[index] = 1;
    count += 1;
    while (isTaken[low] === 1) low += 1;
  };
  const remove = (index: number): void => {
    isTaken[index] = 0;
    count -= 1;
    low = Math.min(low, index);
  };
  const describe = (value: string): string => {
    const later: number[] = [];
    for (let index = low; later.length < count - low; index += 1) if (isTaken[index] === 1) later.push(index);
    return `${low} ${later.join(" ")} ${value}`;
  };
  return {
    add(index, value) {
      take(index);
      const configuration = describe(value);
      if (!tried.has(configuration)) {
        tried.add(configuration);
        return true;
      }
      remove(index);
      return false;
    },
    remove,
  };
}
