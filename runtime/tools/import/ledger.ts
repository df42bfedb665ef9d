import type { AnyBulkWriteOperation, Collection } from "mongodb";
import { imageCollection } from "../../images/image-document.js";
import type { Site } from "../../resources/site.js";
import { createBatcher, createNamedBatcher } from "../../storage/batcher.js";
import { bulkInsert, bulkReplace } from "../../storage/bulk-write.js";
import { timeLimit } from "../../storage/database.js";
import { isDuplicateKey } from "../../storage/duplicate-key.js";
import { ensureIndexesOf } from "../../storage/indexes.js";
import { highestReserved, type IdRange } from "../../storage/sequences.js";
import type { LeftOut } from "./left-out.js";
import type { SourceLink, SourceRecord } from "./source.js";

/** What became of a record in a run. `writing`: the run was cut short in the middle of it. */
export type Outcome = "writing" | "created" | "updated" | "left" | "refused";

/** What the store remembers of a record of a source: which record here it is, and what it was like. */
export interface LedgerEntry {
  readonly _id: string;
  readonly source: string;
  readonly resource: string;
  readonly key: string;
  readonly title: string;
  /** Address or line at which the source has it. */
  readonly place?: string;
  /** Language in which the record was made; in others it is a translation. */
  readonly language: string;
  /** Absent where it could not be taken. */
  readonly id?: number;
  /** The id as a claim that nobody else may make; absent where the record was here before. */
  readonly claim?: string;
  /** Revision after the last import; another one means that somebody changed the record here. */
  readonly revision?: number;
  readonly status?: string;
  /** Prints of what the source had, by language. */
  readonly prints: Readonly<Record<string, string>>;
  /** Prints of the localized values, by field: what equals them in another language is no translation. */
  readonly own: Readonly<Record<string, string>>;
  readonly run: string;
  readonly outcome: Outcome;
  /** What could not be taken. */
  readonly lost: readonly string[];
  readonly remarks: readonly string[];
  /** What the source has and this service has no place for. */
  readonly leftOut?: readonly LeftOut[];
  /** Print of the new record that is being written: one that is there is as it would be written again. */
  readonly begun?: string;
  /** References to records that were not there yet, by field. */
  readonly pending?: Readonly<Record<string, readonly SourceLink[]>>;
}

/** A record that has another revision than it had. */
export interface RevisionChange {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** The records of one source, as far as they are known. */
export interface ImportLedger {
  /** Reads what is known of records at once; `find` answers from that. */
  load(names: readonly { readonly resource: string; readonly key: string }[]): Promise<void>;
  find(resource: string, key: string): LedgerEntry | undefined;
  /** Keeps the ids of records that come next from being given to others. */
  reserveIds(sequence: string, highest: number): Promise<void>;
  /** Notes the entry and gives it an id of this service: its own if that is free. */
  assignId(
    entry: LedgerEntry,
    sequence: string,
    wanted: number | undefined,
  ): Promise<LedgerEntry & { readonly id: number }>;
  save(entry: LedgerEntry): Promise<void>;
  /** Like save, with others at once and not later than the end of the batch. */
  saveSoon(entry: LedgerEntry): void;
  flush(): Promise<void>;
  /** Notes what records were changed to after they were taken, where nobody else had changed them. */
  recordRevisions(sequence: string, changes: readonly RevisionChange[]): Promise<void>;
  /** Those that wait for records they refer to. */
  pending(): Promise<readonly LedgerEntry[]>;
  /** Those that a run met, one after another. */
  ofRun(run: string): AsyncIterable<LedgerEntry>;
}

const collectionName = "imported";
/** So many are remembered from one batch to the next. */
const mostKnown = 20_000;

export function entryId(source: string, resource: string, key: string): string {
  return `${source} ${resource} ${key}`;
}

/** Creates the indexes of the notes. */
async function ensureLedgerIndexes(ledger: Collection<LedgerEntry>): Promise<void> {
  await ensureIndexesOf(ledger, [
    { name: "claim", keys: { claim: 1 }, unique: true, sparse: true },
    { name: "run", keys: { source: 1, run: 1 } },
  ]);
}

/** Opens what the store knows of a source. */
export async function openLedger(site: Site, source: string): Promise<ImportLedger> {
  const ledger = site.database.db.collection<LedgerEntry>(collectionName);
  await ensureLedgerIndexes(ledger);
  let known = new Map<string, LedgerEntry>();
  let later: LedgerEntry[] = [];
  const kept = new Map<string, readonly IdRange[]>();

  async function rangesWith(sequence: string, id: number): Promise<readonly IdRange[]> {
    const known = kept.get(sequence) ?? [];
    if (known.some(({ upTo }) => id <= upTo)) return known;
    const ranges = await reserveIdsOfSource(site, sequence, id);
    kept.set(sequence, ranges);
    return ranges;
  }

  /** Whether an id was never given by this service, and no record or image has it. */
  async function isFree(sequence: string, id: number): Promise<boolean> {
    if (!Number.isSafeInteger(id) || id < 1) return false;
    // Where the sequence never comes, none was given.
    if (!isReservable(id)) return !(await isTaken(sequence, id));
    const ranges = await rangesWith(sequence, id);
    return ranges.some(({ after, upTo }) => id > after && id <= upTo) && !(await isTaken(sequence, id));
  }

  const isTaken = createNamedBatcher(async (sequence, ids: readonly number[]) => {
    const taken = await takenIds(site, sequence, ids);
    return ids.map((id) => taken.has(id));
  });

  const write = createBatcher((some: readonly LedgerEntry[]) => bulkReplace(ledger, some));

  const save = async (entry: LedgerEntry): Promise<void> => {
    await write(entry);
    known.set(entry._id, entry);
  };

  const insert = createBatcher((some: readonly LedgerEntry[]) => bulkInsert(ledger, some));

  /** Saves one that is most likely new, which costs the store half of what it does where it may be there. */
  const add = async (entry: LedgerEntry): Promise<void> => {
    await insert(entry);
    known.set(entry._id, entry);
  };

  return {
    async load(names) {
      const ids = names.map(({ resource, key }) => entryId(source, resource, key));
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      for await (const found of ledger.find({ _id: { $in: missing } }, timeLimit))
        known.set(found._id, found);
    },
    find: (resource, key) => known.get(entryId(source, resource, key)),
    async reserveIds(sequence, highest) {
      if (isReservable(highest)) await rangesWith(sequence, highest);
    },
    async assignId(entry, sequence, wanted) {
      const isOwn = wanted !== undefined && (await isFree(sequence, wanted));
      let id = isOwn ? wanted : await site.database.sequences.next(sequence);
      for (let note = known.has(entry._id) ? save : add; ; ) {
        const claimed = { ...entry, id, claim: `${sequence}/${id}` };
        try {
          await note(claimed);
          return claimed;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          // It is there already, or another source brought a record with that id: the second attempt tells.
          if (note === save) id = await site.database.sequences.next(sequence);
          else note = save;
        }
      }
    },
    save,
    saveSoon(entry) {
      known.set(entry._id, entry);
      later.push(entry);
    },
    async flush() {
      const waiting = later;
      later = [];
      await Promise.all(waiting.map(write));
      if (known.size > mostKnown) known = new Map();
    },
    async recordRevisions(sequence, changes) {
      const writes = changes.map(({ id, from, to }): AnyBulkWriteOperation<LedgerEntry> => {
        const filter = { claim: `${sequence}/${id}`, source, revision: from };
        return { updateOne: { filter, update: { $set: { revision: to } } } };
      });
      if (writes.length > 0) await ledger.bulkWrite(writes, { ordered: false });
      known = new Map();
    },
    pending: () => ledger.find({ source, pending: { $exists: true } }).toArray(),
    ofRun: (run) => ledger.find({ source, run }, { sort: { _id: 1 } }),
  };
}

/**
 * Keeps the ids of a source from being given to others. Its other records have ids about as high, so all are kept up to
 * the next power of ten that leaves room, as far as there is one: new records here then get ids from there on.
 */
function reserveIdsOfSource(site: Site, sequence: string, id: number): Promise<readonly IdRange[]> {
  return site.database.sequences.keep(
    sequence,
    Math.min(highestReserved, 10 ** Math.ceil(Math.log10(id * 2))),
  );
}

/** Whether ids up to this one can be kept from being given to others, with enough left for new records. */
export function isReservable(id: number): boolean {
  return Number.isSafeInteger(id) && id >= 1 && id <= highestReserved;
}

/** Which ids records or images have. */
async function takenIds(
  { database, resources }: Site,
  sequence: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const siblings = [...resources.values()].filter(({ facts }) => facts.sequence === sequence);
  const options = { projection: { _id: 1 }, batchSize: ids.length + 1, ...timeLimit } as const;
  const filter = { _id: { $in: [...ids] } };
  const found = await Promise.all([
    ...siblings.map(({ token }) => database.collection(token).find(filter, options).toArray()),
    imageCollection(database).find(filter, options).toArray(),
  ]);
  return new Set(found.flat().map(({ _id }) => _id));
}

/** The entry of a record that is met for the first time. */
export function newEntry(source: string, run: string, record: SourceRecord): LedgerEntry {
  const { resource, key, title, location, language, leftOut = [] } = record;
  return {
    _id: entryId(source, resource, key),
    source,
    resource,
    key,
    title,
    ...(location === undefined ? {} : { place: location }),
    language,
    prints: {},
    own: {},
    run,
    outcome: "writing",
    lost: [],
    remarks: [],
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}
