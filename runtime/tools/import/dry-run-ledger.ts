import type { ImportLedger, LedgerEntry } from "./ledger.js";

/** What the store knows of a source, and what a run would note, which is not stored. */
export function dryRunLedger(ledger: ImportLedger): ImportLedger {
  const noted = new Map<string, LedgerEntry>();
  let last = 0;
  const nameOf = (resource: string, key: string): string => `${resource} ${key}`;
  const note = (entry: LedgerEntry): void => {
    noted.set(nameOf(entry.resource, entry.key), entry);
  };
  return {
    load: (names) => ledger.load(names),
    find: (resource, key) => noted.get(nameOf(resource, key)) ?? ledger.find(resource, key),
    reserveIds: () => Promise.resolve(),
    assignId(entry, _sequence, wanted) {
      last -= 1;
      const claimed = { ...entry, id: wanted ?? last };
      note(claimed);
      return Promise.resolve(claimed);
    },
    save(entry) {
      note(entry);
      return Promise.resolve();
    },
    saveSoon: note,
    flush: () => Promise.resolve(),
    recordRevisions: () => Promise.resolve(),
    pending: () => Promise.resolve([...noted.values()].filter(({ pending }) => pending !== undefined)),
    async *ofRun(run) {
      for (const entry of noted.values()) if (entry.run === run) yield await Promise.resolve(entry);
    },
  };
}
