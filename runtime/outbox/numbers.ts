import type { Collection } from "mongodb";
import { runExclusive } from "../locks/locks.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { createSignal } from "../storage/signal.js";
import { isDuplicateKey } from "../storage/store-errors.js";
import { type AuditEntry, auditCollectionName, type NumberedEntry } from "./audit-entry.js";
import type { OutboxResource } from "./entry.js";

/** Emitted when this process has added entries with numbers to the log. */
export const logSignal = createSignal();

/** Whether the entries of the log have numbers: where a resource of the spec lets callers read changes. */
export function hasNumbers(resources: ReadonlyMap<string, OutboxResource>): boolean {
  return [...resources.values()].some(({ resource }) => resource.paths.changes !== undefined);
}

/** Opens the log for those who read its entries in the order of their numbers. */
export function openNumberedLog({ db }: Database) {
  const log = db.collection<AuditEntry>(auditCollectionName);
  return {
    /** The latest entry; undefined where none has a number. */
    latest: async (): Promise<NumberedEntry | undefined> => (await latestEntry(log)) ?? undefined,
    /** Entries from a number on, without the changed values. */
    async readFrom(seq: number, limit: number): Promise<NumberedEntry[]> {
      const projection = { changes: 0, by: 0 } as const;
      const options = { projection, sort: { seq: 1 }, limit, batchSize: limit + 1, ...timeLimit } as const;
      // They have the number by which they are found.
      return (await log.find({ seq: { $gte: seq } }, options).toArray()) as NumberedEntry[];
    },
    /** Takes the numbers away, so that no caller continues where it was. */
    async removeNumbers(): Promise<void> {
      await log.updateMany({ seq: { $gt: 0 } }, { $unset: { seq: "" } });
    },
  };
}

function latestEntry(log: Collection<AuditEntry>, concern: object = {}): Promise<NumberedEntry | null> {
  const options = { sort: { seq: -1 }, ...concern, ...timeLimit } as const;
  return log.findOne({ seq: { $gt: 0 } }, options) as Promise<NumberedEntry | null>;
}

/** What was stored is decisive for the next number, also where no majority has acknowledged it yet. */
const ofPrimary = { readConcern: { level: "local" }, readPreference: "primary" } as const;

/**
 * Adds entries that are not there yet, in their order and with the numbers that follow. An entry is stored together with its
 * number, so that no crash parts the two. Any number of processes may do this: each stores a number only once it knows that
 * the one before is stored, and the unique index decides who has it. So numbers appear in their order and without gaps.
 */
export function addNumbered(
  database: Database,
  log: Collection<AuditEntry>,
  entries: readonly AuditEntry[],
): Promise<void> {
  let rest = entries;
  return numberInTurn(database, log, async (last) => {
    if (rest.length === 0) return last;
    try {
      await log.insertMany(
        rest.map((entry, at) => ({ ...entry, seq: last + 1 + at })),
        { ordered: true },
      );
      return last + rest.length;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Which of them are stored shows the log itself; the others follow the latest number.
      const ids = rest.map(({ _id }) => _id);
      const options = { projection: { _id: 1 }, batchSize: ids.length + 1, ...timeLimit } as const;
      const stored = new Set(
        (await log.find({ _id: { $in: ids } }, options).toArray()).map(({ _id }) => _id),
      );
      rest = rest.filter(({ _id }) => !stored.has(_id));
      return undefined;
    }
  });
}

/** Stores the next number in an entry that is there already; `store` returns false where another process has done so. */
export function withNextNumber(
  database: Database,
  log: Collection<AuditEntry>,
  store: (number: { readonly seq: number }) => Promise<boolean>,
): Promise<void> {
  return numberInTurn(database, log, async (last) => {
    try {
      return (await store({ seq: last + 1 })) ? last + 1 : last;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return undefined;
    }
  });
}

/**
 * Runs work with the latest number until it returns the latest after it; undefined means that other processes have added some.
 * The number is read each time: of one from before, those that follow may be free again, as retention removes entries.
 */
function numberInTurn(
  database: Database,
  log: Collection<AuditEntry>,
  work: (last: number) => Promise<number | undefined>,
): Promise<void> {
  return runExclusive(database, "numbers of the log", async () => {
    let next: number | undefined;
    while (next === undefined) next = await work((await latestEntry(log, ofPrimary))?.seq ?? 0);
    logSignal.emit(database);
  });
}
