import { slotCount, type Versions } from "./collection-versions.js";

/** How many changes are remembered of each slot; readers who need more read again. */
const mostChanges = 5000;
/** How many ids are listed at most. */
const mostListed = 500;

interface SlotChanges {
  /** Changes are known since versions that were taken later than this. */
  knownFrom: number;
  /** Ids in the order of the changes, with the time of each. */
  changes: { readonly at: number; readonly id: number }[];
  /** The last change of each document. */
  last: Map<number, number>;
}

/** The documents that changed recently, slot by slot, as far as they are known. Times are positions in the order of the changes. */
export interface RecentChanges {
  /** The present time, which no earlier change has. */
  now(): number;
  /** Records a change of a document; without an id it is unknown what changed. */
  record(slot: number, id: number | undefined): void;
  /** Forgets all: anything may have changed. */
  clear(): void;
  /** Ids of the documents of a slot that changed since some versions; undefined where they are unknown, or many. */
  changedIds(since: Pick<Versions, "takenAt">, slot: number): readonly number[] | undefined;
  /** Whether any of the documents of a slot may have changed since some versions. */
  mayHaveChanged(since: Pick<Versions, "takenAt">, slot: number, ids: readonly number[]): boolean;
}

export function createRecentChanges(): RecentChanges {
  let time = 0;
  const now = (): number => (time += 1);
  const slots = Array.from(
    { length: slotCount },
    (): SlotChanges => ({ knownFrom: 0, changes: [], last: new Map() }),
  );
  const forget = (slot: number): void => {
    slots[slot] = { knownFrom: now(), changes: [], last: new Map() };
  };
  /** The changes of a slot, if all of them since a time are known. */
  const knownSince = (takenAt: number, slot: number): SlotChanges | undefined => {
    const known = slots[slot];
    return known !== undefined && takenAt > known.knownFrom ? known : undefined;
  };

  return {
    now,
    record(slot, id) {
      const known = slots[slot];
      if (known === undefined || id === undefined) {
        forget(slot);
        return;
      }
      const at = now();
      known.changes.push({ at, id });
      known.last.set(id, at);
      if (known.changes.length > 2 * mostChanges) slots[slot] = withoutFirst(known);
    },
    clear() {
      for (const slot of slots.keys()) forget(slot);
    },
    changedIds({ takenAt }, slot) {
      const known = knownSince(takenAt, slot);
      if (known === undefined) return undefined;
      const found = new Set<number>();
      for (let place = known.changes.length - 1; place >= 0; place -= 1) {
        const change = known.changes[place];
        if (change === undefined || change.at <= takenAt) break;
        found.add(change.id);
        if (found.size > mostListed) return undefined;
      }
      return [...found].reverse();
    },
    mayHaveChanged({ takenAt }, slot, ids) {
      const known = knownSince(takenAt, slot);
      return known === undefined || ids.some((id) => (known.last.get(id) ?? 0) > takenAt);
    },
  };
}

/** The latest changes of a slot. */
function withoutFirst({ changes }: SlotChanges): SlotChanges {
  const rest = changes.slice(-mostChanges);
  return {
    knownFrom: changes.at(-mostChanges - 1)?.at ?? 0,
    changes: rest,
    last: new Map(rest.map(({ id, at }) => [id, at])),
  };
}
