export interface Snapshot {
  get(key: string): unknown;
  /**
   * What is or was kept under a key, which was made from one collection, and the ids of its documents that were written to
   * since; nothing where those are not known.
   */
  last(key: string, collection: string): StaleEntry | undefined;
  set(key: string, value: unknown, origin: EntryOptions): void;
  /** Whether any of some documents was written to since this was opened, as far as is known. */
  wroteTo(collection: string, ids: readonly number[]): boolean;
  /** Whether a good part of the room is free: then what is kept pushes out nothing. */
  readonly isRoomy: boolean;
}

/** What was kept, maybe before something was written. */
export interface StaleEntry {
  readonly value: unknown;
  /** Empty as long as it holds. */
  readonly written: readonly number[];
  /** The instant in milliseconds up to which it holds otherwise. */
  readonly until: number;
  /** Whether most of its time is over. */
  readonly isOld: boolean;
}

/** A collection, or only some documents of it. */
export type Dependency = string | DocumentDependency;

export interface DocumentDependency {
  readonly collection: string;
  readonly ids: readonly number[];
}

/** What a value that is kept was made from. */
export interface EntryOptions {
  /** What has to be as it was. */
  readonly from: readonly Dependency[];
  /** Bytes that the value takes besides its parts, if those are worth counting. */
  readonly bytes?: number;
  /** What of it other values may share. */
  readonly parts?: readonly SharedChunk[];
  /** Took the store long: what is made quickly does not push it out. */
  readonly isDear?: boolean;
  /** The instant in milliseconds up to which it holds, where the time plays a part. */
  readonly until?: number;
}

/** A part of values that are kept. It never changes. */
export interface SharedChunk {
  /** Bytes that it takes without its own parts. */
  readonly bytes: number;
  readonly parts: readonly SharedChunk[];
}
