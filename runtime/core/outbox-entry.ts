/** The effect of a write on a record. */
export type ChangeKind = "created" | "updated" | "trashed" | "restored" | "published" | "deleted";

/** The key that changes something, by id and name, and its role. All are empty where the service itself does. */
export interface Actor {
  readonly key: string;
  readonly name: string;
  readonly role: string;
}

/**
 * A change that the audit log does not have yet. It is stored in the record by the same write, so that a crash loses neither
 * without the other.
 */
export interface OutboxEntry {
  /** Random; part of the ids of the audit entry and of messages about the change. */
  readonly id: string;
  readonly at: Date;
  readonly kind: ChangeKind;
  /** The record was published by a change of another kind. */
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
