import type { Identities, Identity } from "./identities.js";

/** What the store knows of a source, and what a run would note, which is not stored. */
export function rehearseIdentities(identities: Identities): Identities {
  const noted = new Map<string, Identity>();
  let last = 0;
  const nameOf = (resource: string, key: string): string => `${resource} ${key}`;
  const note = (identity: Identity): void => {
    noted.set(nameOf(identity.resource, identity.key), identity);
  };
  return {
    load: (names) => identities.load(names),
    find: (resource, key) => noted.get(nameOf(resource, key)) ?? identities.find(resource, key),
    keepIds: () => Promise.resolve(),
    claim(identity, _sequence, wanted) {
      last -= 1;
      const claimed = { ...identity, id: wanted ?? last };
      note(claimed);
      return Promise.resolve(claimed);
    },
    save(identity) {
      note(identity);
      return Promise.resolve();
    },
    saveSoon: note,
    flush: () => Promise.resolve(),
    noteRevisions: () => Promise.resolve(),
    pending: () => Promise.resolve([...noted.values()].filter(({ pending }) => pending !== undefined)),
    async *ofRun(run) {
      for (const identity of noted.values()) if (identity.run === run) yield await Promise.resolve(identity);
    },
  };
}
