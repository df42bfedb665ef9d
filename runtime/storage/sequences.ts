import type { Db } from "mongodb";
import { createNamedBatcher } from "./batcher.js";
import { timeLimit } from "./database.js";

/** The ids that are larger than `after`, up to and including `upTo`. */
export interface IdRange {
  readonly after: number;
  readonly upTo: number;
}

/**
 * New records have ids up to here and some beyond: 5 * 10^15 that JSON can hold are left. Higher ones belong to records that
 * brought them along, and the sequence does not count on from those.
 */
export const highestReserved = 4_000_000_000_000_000;

/** Where new records get their ids from, by the name of a sequence. */
export interface Sequences {
  /**
   * The next id. Ids are never given twice, also after a crash. Those that one process gives grow; where many ask at the same
   * time, it takes some for those to come, so that ids of several processes may cross for a moment, and some are never given.
   */
  next(sequence: string): Promise<number>;
  /**
   * Keeps the ids up to one from being given by `next`, as far as no process has taken them yet. Returns all ranges that were
   * kept so far; they belong to records that bring their ids along.
   */
  keep(sequence: string, upTo: number): Promise<readonly IdRange[]>;
}

interface SequenceDocument {
  readonly _id: string;
  readonly value: number;
  readonly kept?: readonly IdRange[];
}

/** For each id that many ask for at the same time, so many are taken for those to come, */
const ahead = 3;
/** who come within so many milliseconds. */
const aheadMs = 200;

/** Ids that were taken for those to come. */
interface SpareIds {
  readonly ids: readonly number[];
  readonly until: number;
}

/** Opens the sequences of a database. */
export function openSequences(db: Db): Sequences {
  const sequences = db.collection<SequenceDocument>("sequences");
  const spare = new Map<string, SpareIds>();

  async function take(sequence: string, count: number): Promise<readonly number[]> {
    const options = { upsert: true, returnDocument: "after", ...timeLimit } as const;
    const found = await sequences.findOneAndUpdate({ _id: sequence }, { $inc: { value: count } }, options);
    if (found === null) throw new Error(`The sequence ${sequence} gave no id.`);
    return Array.from({ length: count }, (_, at) => found.value - count + 1 + at);
  }

  const next = createNamedBatcher(async (sequence, asked: readonly undefined[]) => {
    const count = asked.length;
    const now = performance.now();
    const known = spare.get(sequence);
    const left = known !== undefined && now < known.until ? known.ids : [];
    const missing = Math.max(0, count - left.length);
    const more = missing === 0 || count === 1 ? missing : missing + ahead * count;
    // A round that takes too long does not hold up the next one, which has to find none of these.
    spare.delete(sequence);
    const ids = more === 0 ? left : [...left, ...(await take(sequence, more))];
    spare.set(sequence, { ids: ids.slice(count), until: now + aheadMs });
    return ids.slice(0, count);
  });

  return {
    next: (sequence) => next(sequence, undefined),
    async keep(sequence, upTo) {
      for (;;) {
        const options = { upsert: true, returnDocument: "after", ...timeLimit } as const;
        const start = { $setOnInsert: { value: 0 } };
        const found = await sequences.findOneAndUpdate({ _id: sequence }, start, options);
        const { value, kept = [] } = found ?? { value: 0 };
        if (value >= upTo) return kept;
        const extended = extendRanges(kept, { after: value, upTo });
        const isSame = { _id: sequence, value };
        const change = { $set: { value: upTo, kept: extended } };
        // Somebody else was given an id meanwhile: that one is not to be kept.
        if ((await sequences.updateOne(isSame, change, timeLimit)).matchedCount === 1) return extended;
      }
    },
  };
}

function extendRanges(ranges: readonly IdRange[], next: IdRange): readonly IdRange[] {
  const last = ranges.at(-1);
  if (last?.upTo !== next.after) return [...ranges, next];
  return [...ranges.slice(0, -1), { after: last.after, upTo: next.upTo }];
}
