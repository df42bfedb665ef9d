import type { Operation } from "./linearizability.js";

/** The start or the end of an operation in the list of a history. */
export interface HistoryEvent {
  readonly operation: Operation;
  /** Of the operation. */
  readonly index: number;
  readonly isStart: boolean;
}

/** The starts and ends of operations in their order; operations are removed, and restored in the reverse order. */
export interface EventList {
  first(): HistoryEvent | undefined;
  /** The end of an operation. */
  end(index: number): HistoryEvent;
  after(event: HistoryEvent): HistoryEvent | undefined;
  remove(index: number): void;
  /** Returns the start of the operation. */
  restore(index: number): HistoryEvent;
}

interface LinkedEvent extends HistoryEvent {
  readonly time: number;
  next: LinkedEvent | undefined;
  previous: LinkedEvent | undefined;
}

/** Links the events of operations. At one instant, starts come first. */
export function createEventList(operations: readonly Operation[]): EventList {
  const pairs = operations.map((operation, index) => {
    const links = { next: undefined, previous: undefined };
    const start: LinkedEvent = { operation, index, isStart: true, time: operation.start, ...links };
    const end: LinkedEvent = { operation, index, isStart: false, time: operation.end, ...links };
    return { start, end };
  });
  const sorted = pairs
    .flatMap(({ start, end }) => [start, end])
    .sort((a, b) => a.time - b.time || Number(b.isStart) - Number(a.isStart));
  for (const [at, event] of sorted.entries()) {
    event.previous = sorted[at - 1];
    event.next = sorted[at + 1];
  }
  let first = sorted[0];
  const unlink = ({ previous, next }: LinkedEvent): void => {
    if (previous === undefined) first = next;
    else previous.next = next;
    if (next !== undefined) next.previous = previous;
  };
  const link = (event: LinkedEvent): void => {
    if (event.previous === undefined) first = event;
    else event.previous.next = event;
    if (event.next !== undefined) event.next.previous = event;
  };
  const pairAt = (index: number) => {
    const pair = pairs[index];
    if (pair === undefined) throw new RangeError(`There is no operation ${index}.`);
    return pair;
  };
  return {
    first: () => first,
    end: (index) => pairAt(index).end,
    after: ({ index, isStart }) => (isStart ? pairAt(index).start : pairAt(index).end).next,
    remove(index) {
      const { start, end } = pairAt(index);
      unlink(start);
      unlink(end);
    },
    restore(index) {
      const { start, end } = pairAt(index);
      link(end);
      link(start);
      return start;
    },
  };
}
