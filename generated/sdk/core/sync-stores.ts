// Copied from runtime/client/sync-stores.ts. Do not edit: change that file and run `npm run generate`.

/** A change of a record, as the service sends it. */
export interface Change {
  readonly type: "created" | "updated" | "deleted" | "left";
  readonly id: number | string;
  readonly revision: number;
  /** The record as it is now; absent where it is gone. */
  readonly record?: object | undefined;
}

/** A record in a store: the change with which it came. */
export type Copied<Entry extends Change> = Entry & {
  readonly record: NonNullable<Entry["record"]>;
  /** Number of the reading of all records with which it came, or after which it changed. */
  readonly round: number;
};

/** Where a copy ends. */
export interface SyncPosition {
  /** Of the service, for what follows; absent at the beginning. */
  readonly token?: string;
  /** Counts the readings of all records, from 1. */
  readonly round: number;
  /** That reading has come to its end. */
  readonly isWhole: boolean;
}

/** Where a copy is. One synchronization at a time may write to it. */
export interface SyncStore<Entry extends Change> {
  /** Undefined where nothing was stored. */
  position(): Promise<SyncPosition | undefined>;
  /**
   * Stores records by their ids, removes those that are undefined, and stores the position. After a crash in the middle, the
   * position must be the one before.
   */
  write(changes: ReadonlyMap<Entry["id"], Copied<Entry> | undefined>, position: SyncPosition): Promise<void>;
  /** The record with an id; undefined where there is none. */
  get(id: Entry["id"]): Promise<Copied<Entry> | undefined>;
  /** All records, in no order. */
  entries(): AsyncIterable<Copied<Entry>> | Iterable<Copied<Entry>>;
}

/** A store in memory, which ends with the program. */
export function memoryStore<Entry extends Change>(): SyncStore<Entry> {
  const records = new Map<Entry["id"], Copied<Entry>>();
  let position: SyncPosition | undefined;
  return {
    position: () => Promise.resolve(position),
    write(changes, next) {
      for (const [id, record] of changes) {
        if (record === undefined) records.delete(id);
        else records.set(id, record);
      }
      position = next;
      return Promise.resolve();
    },
    get: (id) => Promise.resolve(records.get(id)),
    entries: () => records.values(),
  };
}
