import type { Collection } from "mongodb";
import { emptySnapshot } from "../../core/cache-snapshot.js";
import { defined } from "../../core/properties.js";
import { isUuid, type RecordId } from "../../core/record-id.js";
import type { IndexDescriptor } from "../../core/resource-descriptor.js";
import type { AppContext } from "../../resources/app-context.js";
import { createBatcher, createNamedBatcher } from "../../storage/batcher.js";
import { bulkInsert, bulkReplace } from "../../storage/bulk-write.js";
import { timeLimit } from "../../storage/command-options.js";
import { ensureIndexesOf } from "../../storage/indexes.js";
import { createUuid, highestReserved, type IdRange, newRecordId } from "../../storage/sequences.js";
import { isDuplicateKey } from "../../storage/store-errors.js";
import type { LeftOut, SourceLink, SourceRecord } from "./source.js";

/** What became of a record in a run. `writing`: the run was interrupted while it wrote the record. */
export type Outcome = "writing" | "created" | "updated" | "left" | "refused";

/** What the store knows of a record of a source, under its stored names: which record here it is, and what it was like. */
export interface LedgerEntry {
  readonly _id: string;
  readonly source: string;
  readonly resource: string;
  readonly key: string;
  readonly title: string;
  /** Address or line of the record at the source. */
  readonly place?: string;
  /** Language in which the record was created; in others it is a translation. */
  readonly language: string;
  /** Absent where the record was rejected. */
  readonly id?: RecordId;
  /** Sequence and id, unique among all sources; absent where the record existed before. */
  readonly claim?: string;
  /** Revision after the last import; another one means that the record was changed here. */
  readonly revision?: number;
  readonly status?: string;
  /** Fingerprints of the record at the source, by language. */
  readonly prints: Readonly<Record<string, string>>;
  /** Fingerprints of the localized values, by field: what equals them in another language is no translation. */
  readonly own: Readonly<Record<string, string>>;
  readonly run: string;
  readonly outcome: Outcome;
  /** Skipped values, with the reason. */
  readonly lost: readonly string[];
  /** Warnings. */
  readonly remarks: readonly string[];
  /** What the source has and no field of this service holds. */
  readonly leftOut?: readonly LeftOut[];
  /** Fingerprint of a new record while it is written. */
  readonly begun?: string;
  /** References to records that are still missing, by field. */
  readonly pending?: Readonly<Record<string, readonly SourceLink[]>>;
}

/** The entry of a record that has an id here. */
type AssignedEntry = LedgerEntry & { readonly id: RecordId };

/** A change of a record's revision. */
interface RevisionChange {
  readonly id: RecordId;
  readonly from: number;
  readonly to: number;
}

/** Where the ids of records come from. */
interface IdSource {
  readonly ids?: "uuid";
  readonly sequence: string;
}

/** The entries of one source. */
export type ImportLedger = ReturnType<typeof storedLedger>;

/** The resource under which images have entries. */
export const imageKind = "image";

/** Entries that stay in memory from one batch to the next. */
const mostKnown = 20_000;

const indexes: readonly IndexDescriptor[] = [
  { name: "claim", keys: { claim: 1 }, unique: true, sparse: true },
  { name: "run", keys: { source: 1, run: 1 } },
];

/** Opens the ledger of a source, and creates its indexes; a dry run reads it, and has its own entries in memory. */
export async function openLedger(
  app: AppContext,
  source: string,
  { isDryRun = false }: { readonly isDryRun?: boolean } = {},
): Promise<ImportLedger> {
  const stored = app.database.db.collection<LedgerEntry>("imported");
  if (isDryRun) return dryRunLedger(storedLedger(app, source, stored));
  await ensureIndexesOf(stored, indexes);
  return storedLedger(app, source, stored);
}

function storedLedger(app: AppContext, source: string, stored: Collection<LedgerEntry>) {
  const ids = openSourceIds(app);
  const replace = createBatcher((some: readonly LedgerEntry[]) => bulkReplace(stored, some));
  const insert = createBatcher((some: readonly LedgerEntry[]) => bulkInsert(stored, some));
  let known = new Map<string, LedgerEntry>();
  let later: LedgerEntry[] = [];

  return {
    /** Reads the entries of records; `find` answers from those. */
    async load(names: readonly { readonly resource: string; readonly key: string }[]): Promise<void> {
      const wanted = names.map(({ resource, key }) => entryId(source, resource, key));
      const missing = [...new Set(wanted)].filter((id) => !known.has(id));
      for await (const entry of stored.find({ _id: { $in: missing } }, timeLimit))
        known.set(entry._id, entry);
    },
    find: (resource: string, key: string) => known.get(entryId(source, resource, key)),
    reserveIds: (sequence: string, highest: number) => ids.reserve(sequence, highest),
    /** Saves an entry with an id of this service: the wanted one if that is free. */
    async assignId(entry: LedgerEntry, from: IdSource, wanted?: RecordId): Promise<AssignedEntry> {
      const isOwn = wanted !== undefined && (await ids.isFree(from, wanted));
      let id = isOwn ? wanted : await newRecordId(app.database, from);
      // An insert costs the store half as much as a replacement.
      for (let isNew = !known.has(entry._id); ; isNew = false) {
        const assigned = { ...entry, id, claim: `${from.sequence}/${id}` };
        if (await isUnique(isNew ? insert(assigned) : replace(assigned))) {
          known.set(entry._id, assigned);
          return assigned;
        }
        // Either the entry exists, or another source has the id: the replacement shows which.
        if (!isNew) id = await newRecordId(app.database, from);
      }
    },
    async save(entry: LedgerEntry): Promise<void> {
      await replace(entry);
      known.set(entry._id, entry);
    },
    /** Saves an entry with others, at the latest when `flush` is called. */
    saveSoon(entry: LedgerEntry): void {
      known.set(entry._id, entry);
      later.push(entry);
    },
    async flush(): Promise<void> {
      const waiting = later;
      later = [];
      await Promise.all(waiting.map(replace));
      if (known.size > mostKnown) known = new Map();
    },
    /** Records revisions that the import itself caused; entries of records that others changed stay. */
    async recordRevisions(sequence: string, changes: readonly RevisionChange[]): Promise<void> {
      const writes = changes.map((change) => revisionWrite(source, sequence, change));
      if (writes.length > 0) await stored.bulkWrite(writes, { ordered: false });
      known = new Map();
    },
    /** Finds the entries with missing references. */
    pending: (): Promise<readonly LedgerEntry[]> =>
      stored.find({ source, pending: { $exists: true } }).toArray(),
    /** Iterates over the entries of a run. */
    ofRun: (run: string): AsyncIterable<LedgerEntry> => stored.find({ source, run }, { sort: { _id: 1 } }),
  };
}

/** Waits for a write; false where the store rejects it as a duplicate. */
async function isUnique(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function revisionWrite(source: string, sequence: string, { id, from, to }: RevisionChange) {
  const filter = { claim: `${sequence}/${id}`, source, revision: from };
  return { updateOne: { filter, update: { $set: { revision: to } } } };
}

function entryId(source: string, resource: string, key: string): string {
  return `${source} ${resource} ${key}`;
}

/** Creates the entry of a record that no run has met. */
export function newEntry(source: string, run: string, record: SourceRecord): LedgerEntry {
  const { resource, key, title, location, language, leftOut = [] } = record;
  return {
    _id: entryId(source, resource, key),
    source,
    resource,
    key,
    title,
    language,
    run,
    outcome: "writing",
    prints: {},
    own: {},
    lost: [],
    remarks: [],
    ...defined({ place: location, leftOut: leftOut.length === 0 ? undefined : leftOut }),
  };
}

/** Creates a ledger that reads from another one and stores the entries of a run in memory. */
function dryRunLedger(stored: ImportLedger): ImportLedger {
  const saved = new Map<string, LedgerEntry>();
  let last = 0;
  const save = (entry: LedgerEntry): Promise<void> => {
    saved.set(`${entry.resource} ${entry.key}`, entry);
    return Promise.resolve();
  };
  return {
    load: (names) => stored.load(names),
    find: (resource, key) => saved.get(`${resource} ${key}`) ?? stored.find(resource, key),
    reserveIds: () => Promise.resolve(),
    async assignId(entry, { ids }, wanted) {
      last -= 1;
      const assigned = { ...entry, id: wanted ?? (ids === "uuid" ? createUuid() : last) };
      await save(assigned);
      return assigned;
    },
    save,
    saveSoon: (entry) => void save(entry),
    flush: () => Promise.resolve(),
    recordRevisions: () => Promise.resolve(),
    pending: () => Promise.resolve([...saved.values()].filter(({ pending }) => pending !== undefined)),
    async *ofRun(run) {
      for (const entry of saved.values()) if (entry.run === run) yield await Promise.resolve(entry);
    },
  };
}

/** Whether ids up to this one can be reserved, with enough left for new records. */
export function isReservable(id: number): boolean {
  return Number.isSafeInteger(id) && id >= 1 && id <= highestReserved;
}

/** Opens the ids of a source, which its records have here as well where they are free. */
function openSourceIds(app: AppContext) {
  const reserved = new Map<string, readonly IdRange[]>();

  async function rangesWith(sequence: string, id: number): Promise<readonly IdRange[]> {
    const known = reserved.get(sequence) ?? [];
    if (known.some(({ upTo }) => id <= upTo)) return known;
    // The other records have ids about as high: reserving up to the next power of ten leaves room for them.
    const upTo = Math.min(highestReserved, 10 ** Math.ceil(Math.log10(id * 2)));
    const ranges = await app.database.sequences.reserve(sequence, upTo);
    reserved.set(sequence, ranges);
    return ranges;
  }

  const isTaken = createNamedBatcher(async (sequence, ids: readonly RecordId[]) => {
    const taken = await takenIds(app, sequence, ids);
    return ids.map((id) => taken.has(id));
  });

  return {
    /** Reserves the ids up to one for the source: new records here get others. */
    async reserve(sequence: string, highest: number): Promise<void> {
      if (isReservable(highest)) await rangesWith(sequence, highest);
    },
    /** Whether an id is of the kind, this service never gave it, and no record or image has it. */
    async isFree({ ids, sequence }: IdSource, id: RecordId): Promise<boolean> {
      if (ids === "uuid") return isUuid(id) && !(await isTaken(sequence, id));
      if (typeof id !== "number" || !Number.isSafeInteger(id) || id < 1) return false;
      // The sequence never gave an id that high.
      if (!isReservable(id)) return !(await isTaken(sequence, id));
      const ranges = await rangesWith(sequence, id);
      return ranges.some(({ after, upTo }) => id > after && id <= upTo) && !(await isTaken(sequence, id));
    },
  };
}

async function takenIds(
  { database, resources, features }: AppContext,
  sequence: string,
  ids: readonly RecordId[],
): Promise<ReadonlySet<RecordId>> {
  const siblings = [...resources.values()].filter(({ resource }) => resource.sequence === sequence);
  const options = { projection: { _id: 1 }, batchSize: ids.length + 1, ...timeLimit } as const;
  const filter = { _id: { $in: [...ids] } };
  const numbers = ids.filter((id) => typeof id === "number");
  const [found, images] = await Promise.all([
    Promise.all(siblings.map(({ token }) => database.collection(token).find(filter, options).toArray())),
    features.images?.load(numbers, emptySnapshot),
  ]);
  return new Set<RecordId>([...found.flat().map(({ _id }) => _id), ...(images?.keys() ?? [])]);
}
