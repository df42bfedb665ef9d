import { randomBytes } from "node:crypto";
import type { Collection, Db } from "mongodb";
import type { RecordId } from "../core/record-id.js";
import { untilStored } from "../jobs/retry.js";
import { createNamedBatcher } from "./batcher.js";
import { timeLimit } from "./command-options.js";

/** The ids that are larger than `after`, up to and including `upTo`. */
interface IdRange {
  readonly after: number;
  readonly upTo: number;
}

/**
 * The highest id that can be reserved. Sequences continue above it: 5 * 10^15 ids that JSON can hold are left. Imported
 * records may have higher ids, which sequences do not skip.
 */
export const highestReserved = 4_000_000_000_000_000;

/** Allocates the ids of new records, by the name of a sequence. */
export type Sequences = ReturnType<typeof openSequences>;

/** Ids allocated in advance for each concurrent call at least, and at most. */
const blockFactor = 3;
const largestBlock = 4096;
/** Milliseconds without a call after which the ids of a block are not used any more, and for which the next one should do. */
const blockMs = 200;

interface SequenceDocument {
  readonly _id: string;
  readonly value: number;
  /** Reserved ranges, under the stored name. */
  readonly kept?: readonly IdRange[];
}

/** Opens the sequences of a database. */
export function openSequences(db: Db) {
  const sequences = db.collection<SequenceDocument>("sequences");
  /** Ids that were allocated in advance (hi/lo): those that are left, and how many there were from when until when. */
  const blocks = new Map<string, { ids: readonly number[]; size: number; since: number; until: number }>();

  async function allocate(sequence: string, count: number): Promise<readonly number[]> {
    const options = { upsert: true, returnDocument: "after", ...timeLimit } as const;
    const found = await sequences.findOneAndUpdate({ _id: sequence }, { $inc: { value: count } }, options);
    if (found === null) throw new Error(`The sequence ${sequence} gave no id.`);
    return Array.from({ length: count }, (_, at) => found.value - count + 1 + at);
  }

  const next = createNamedBatcher(async (sequence, asked: readonly undefined[]) => {
    const count = asked.length;
    const now = performance.now();
    const known = blocks.get(sequence);
    const until = now + blockMs;
    const block = known !== undefined && now < known.until ? known : { ids: [], size: 0, since: now };
    // A batch that times out does not block the next one, which must not find these ids.
    blocks.delete(sequence);
    if (count <= block.ids.length) {
      blocks.set(sequence, { ...block, ids: block.ids.slice(count), until });
      return block.ids.slice(0, count);
    }
    // It doubles at most.
    const paced = (block.size * blockMs) / Math.max(now - block.since, blockMs / 2);
    const size = Math.max(count === 1 ? 0 : blockFactor * count, Math.min(largestBlock, Math.floor(paced)));
    const ids = [...block.ids, ...(await allocate(sequence, count - block.ids.length + size))];
    blocks.set(sequence, { ids: ids.slice(count), size, since: now, until });
    return ids.slice(0, count);
  });

  const reserved = new Map<string, readonly IdRange[]>();
  const hasReserved = (sequence: string, id: number): boolean =>
    (reserved.get(sequence) ?? []).some(({ after, upTo }) => id > after && id <= upTo);

  return {
    /**
     * The next id. No id is allocated twice, also after a crash. Ids of one process increase. Under concurrent calls it
     * allocates a block in advance, of as many ids as it needs in about a fifth of a second: ids of several processes may
     * interleave, and some are never used.
     */
    next: (sequence: string): Promise<number> => next(sequence, undefined),
    /** Whether an id is one that no process has allocated or will allocate; ids about as high are reserved with it. */
    async isReserved(sequence: string, id: number): Promise<boolean> {
      if (hasReserved(sequence, id)) return true;
      if (!Number.isSafeInteger(id) || id < 1) return false;
      // No process allocates ids as high.
      if (id > highestReserved) return true;
      // The other records have ids about as high: reserving up to the next power of ten leaves room for them.
      const upTo = Math.min(highestReserved, 10 ** Math.ceil(Math.log10(id * 2)));
      reserved.set(sequence, await reserveIds(sequences, sequence, upTo));
      return hasReserved(sequence, id);
    },
  };
}

/**
 * Reserves the ids of a sequence up to one for records that are imported with their ids, as far as no process has allocated
 * them; returns all ranges that have been reserved.
 */
function reserveIds(
  sequences: Collection<SequenceDocument>,
  sequence: string,
  upTo: number,
): Promise<readonly IdRange[]> {
  return untilStored(async () => {
    const options = { upsert: true, returnDocument: "after", ...timeLimit } as const;
    const found = await sequences.findOneAndUpdate({ _id: sequence }, { $inc: { value: 0 } }, options);
    const { value, kept: ranges = [] } = found ?? { value: 0 };
    if (value >= upTo) return ranges;
    const extended = extendRanges(ranges, { after: value, upTo });
    const isSame = { _id: sequence, value };
    const change = { $set: { value: upTo, kept: extended } };
    // Another id was allocated meanwhile, which must not be reserved.
    const { matchedCount } = await sequences.updateOne(isSame, change, timeLimit);
    return matchedCount === 1 ? extended : undefined;
  });
}

function extendRanges(ranges: readonly IdRange[], next: IdRange): readonly IdRange[] {
  const last = ranges.at(-1);
  if (last?.upTo !== next.after) return [...ranges, next];
  return [...ranges.slice(0, -1), { after: last.after, upTo: next.upTo }];
}

/** Returns the id of a new record: a UUID, a random text, or the next integer of the sequence of its resource. */
export async function newRecordId(
  { sequences }: { readonly sequences: Sequences },
  { ids, sequence }: { readonly ids?: "uuid" | "text" | undefined; readonly sequence: string },
): Promise<RecordId> {
  if (ids === "text") return randomBytes(9).toString("base64url");
  return ids === "uuid" ? createUuid() : await sequences.next(sequence);
}

/** Time of the last UUID of the process in milliseconds, and its counter. */
let last = { time: 0, counter: 0 };

/** Values of the 12 bits behind the time. */
const counterSize = 2 ** 12;

/**
 * Creates a UUID of version 7 (RFC 9562): milliseconds since 1970, a counter of 12 bits, and 62 random bits. Those of one
 * process ascend, also within a millisecond and while the clock is set back; those of several processes by the millisecond.
 */
export function createUuid(now = Date.now()): string {
  last = now > last.time ? { time: now, counter: randomCounter() } : following(last);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last.time, 0, 6);
  bytes.writeUInt16BE(0x7000 + last.counter, 6);
  bytes.writeUInt8(0x80 + (bytes.readUInt8(8) % 0x40), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Where the counter of a millisecond begins: in the lower half, so that thousands can follow. */
function randomCounter(): number {
  return randomBytes(2).readUInt16BE() % (counterSize / 2);
}

/** After the last value of the counter, the time runs ahead of the clock. */
function following({ time, counter }: typeof last): typeof last {
  return counter + 1 < counterSize ? { time, counter: counter + 1 } : { time: time + 1, counter: 0 };
}
