import { createUuid } from "../../storage/record-ids.js";
import type { ImportLedger, LedgerEntry } from "./ledger.js";

/** Creates a ledger that reads from another one and stores the entries of a run in memory. */
export function dryRunLedger(stored: ImportLedger): ImportLedger {
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
