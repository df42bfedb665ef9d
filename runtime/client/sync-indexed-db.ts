import type { Change, Copied, SyncPosition, SyncStore } from "./sync-stores.js";

/** What a store needs of IndexedDB, which not every platform declares. */
interface Requested<T> {
  readonly result: T;
  readonly error: Error;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
}
interface ObjectStore {
  get(key: unknown): Requested<unknown>;
  getAll(): Requested<readonly unknown[]>;
  put(value: unknown, key: unknown): unknown;
  delete(key: unknown): unknown;
}
interface Transaction {
  readonly error: Error;
  oncomplete: (() => void) | null;
  onabort: (() => void) | null;
  objectStore(name: string): ObjectStore;
}
interface IndexedDatabase {
  createObjectStore(name: string): unknown;
  transaction(names: readonly string[], mode: "readonly" | "readwrite"): Transaction;
}
interface IndexedDatabases {
  open(name: string, version: number): Requested<IndexedDatabase> & { onupgradeneeded: (() => void) | null };
}

/** Names of what is in the database; the position has a key of its own. */
const [records, positions] = ["records", "positions"];
const only = "position";

/** A store in a database of the browser, which has that name on the site. A write is one transaction. */
export async function indexedDbStore<Entry extends Change>(name: string): Promise<SyncStore<Entry>> {
  const { indexedDB } = globalThis as unknown as { readonly indexedDB: IndexedDatabases };
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    for (const one of [records, positions]) opening.result.createObjectStore(one);
  };
  const database = await resultOf(opening);
  const read = <T>(from: string, ask: (store: ObjectStore) => Requested<unknown>): Promise<T> =>
    // What is in the database was written below.
    resultOf(ask(database.transaction([from], "readonly").objectStore(from))) as Promise<T>;
  return {
    position: () => read(positions, (store) => store.get(only)),
    get: (id) => read(records, (store) => store.get(id)),
    async *entries() {
      yield* await read<readonly Copied<Entry>[]>(records, (store) => store.getAll());
    },
    write: (changes, position) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction([records, positions], "readwrite");
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
        const store = transaction.objectStore(records);
        for (const [id, copied] of changes) {
          if (copied === undefined) store.delete(id);
          else store.put(copied, id);
        }
        transaction.objectStore(positions).put(position satisfies SyncPosition, only);
      }),
  };
}

function resultOf<T>(request: Requested<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
