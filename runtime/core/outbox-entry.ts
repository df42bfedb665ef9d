/** What a write did to a record. */
export type ChangeKind = "created" | "updated" | "trashed" | "restored" | "published" | "deleted";

/** Who changes something: the key by its id and name, and its role. All are empty where the service acts by itself. */
export interface Actor {
  readonly key: string;
  readonly name: string;
  readonly role: string;
}

/**
 * A change that the journal does not have yet. It stands in the record itself, stored by the very write it tells of, so
 * that no crash can part the two.
 */
export interface OutboxEntry {
  /** Random; the journal, and messages about the change, are named after it. */
  readonly id: string;
  readonly at: Date;
  readonly kind: ChangeKind;
  /** The record came to be published by a change of another kind. */
  readonly published?: true;
  readonly by: Actor;
  /** Id of the request. */
  readonly request: string;
  /** Language of the request. */
  readonly language: string;
  /** `http://host` of the request; absent where there was none. */
  readonly site?: string;
  readonly changes: readonly FieldChange[];
}

/** A field of a record before and after a change, shortened where it is long. */
export interface FieldChange {
  readonly field: string;
  /** Of a localized field. */
  readonly language?: string;
  /** Null stands for none. */
  readonly before: unknown;
  readonly after: unknown;
}
