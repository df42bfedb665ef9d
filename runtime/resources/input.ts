import type { OccurrenceState, RecordDocument } from "../core/documents.js";
import type { IdempotencyRecord } from "../core/idempotency.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import type { RecordId } from "../core/record-id.js";
import type { StoredRecurrence } from "../dates/recurrence-dates.js";

/** What was found out about an input while it was checked. */
export interface CheckedInput {
  readonly references: ResolvedReferences;
  readonly errors: ParameterErrors;
  /** Set where a write came with an idempotency key. */
  readonly idempotency?: IdempotencyRecord;
  /** Set where a record moves in from elsewhere. */
  readonly imported?: ImportedProperties;
  /** The fields that the caller sent; absent: all values of the write. */
  readonly given?: readonly string[];
  /** Set where a record is updated for all who may read it, not only for those who may edit it. */
  readonly callers?: "everyone" | undefined;
}

/** References of a request by parameter. */
export type ResolvedReferences = Map<string, ResolvedEntry[]>;

/** What one entry of a reference turned out to be. */
export type ResolvedEntry =
  | {
      readonly kind: "id";
      readonly id: RecordId;
      /** The caller may not read the record. */
      readonly isHidden?: true;
      /** The record is in the trash: answers do not show it. */
      readonly isTrashed?: true;
      /** The record is created by an earlier write of the same plan, and does not exist yet. */
      readonly isPlanned?: true;
    }
  /** A name that no record has yet. */
  | { readonly kind: "name"; readonly name: string }
  /** A record to create, unless one of that name exists. */
  | { readonly kind: "record"; readonly record: object };

/** The input of a write with everything looked up that takes the store or time: ids, images, password hashes. */
export interface WriteInput {
  readonly values: Readonly<Record<string, unknown>>;
  /** Ids by reference field. */
  readonly references: ReadonlyMap<string, readonly RecordId[]>;
  /** The record goes to the trash, whatever the fields say. */
  readonly toTrash?: true;
  /** Id of the image; null removes it. */
  readonly image?: number | null;
  /** Hash of the password; null removes it. */
  readonly password?: string | null;
  /** How the record repeats, as it is stored; absent: as before. */
  readonly recurrence?: StoredRecurrence;
  /** The document that a new record begins as. */
  readonly base?: RecordDocument;
  /** What the record brings along from where it was before. */
  readonly imported?: ImportedProperties;
  /** Set where a hook has accepted the values: the revision that it saw merged, and the fields that the caller sent. */
  readonly validated?: ValidatedInput;
}

/** What a validate hook saw. */
export interface ValidatedInput {
  /** 0 for a new record. */
  readonly revision: number;
  readonly given: readonly string[];
}

/** Properties of a record that moves in from elsewhere: they are taken over instead of made anew. */
export interface ImportedProperties {
  /** Counts for a new record only, and has to be free. */
  readonly id?: RecordId;
  /** The slug in the language of the write, also where writers cannot choose one. */
  readonly slug?: string;
  readonly created?: Date;
  readonly modified?: Date;
  /** When it was or will be published. */
  readonly date?: Date;
  /** Hash of the password. */
  readonly password?: string;
  /** The record lies in the trash; where it has a status, that says so. */
  readonly isTrashed?: true;
  /** Author of a new record. */
  readonly author?: number;
  /** Status where no field has it. */
  readonly status?: string;
  /** Its place in a series. */
  readonly occurrence?: OccurrenceState;
}

/** A document whose properties are defined by the field table of its resource. */
export type Draft = RecordDocument & Record<string, unknown>;
