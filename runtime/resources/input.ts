import type { OccurrenceState, RecordDocument } from "../core/documents.js";
import type { IdempotencyRecord } from "../core/idempotency.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import type { Values } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { StoredRecurrence } from "../dates/recurrence-dates.js";

/** What was found out about an input while it was checked. */
export interface CheckedInput {
  /** By field or parameter. What is created for a write takes the place of its name or record. */
  readonly references: ResolvedReferences;
  readonly errors: ParameterErrors;
  /** Set where a write came with an idempotency key. */
  readonly idempotency?: IdempotencyRecord;
  /** The id that a new record is to have; it has to be free. */
  readonly givenId?: RecordId;
  /** Set where a record moves in from elsewhere. */
  readonly imported?: ImportedProperties;
  /** The fields that the caller sent; absent: all values of the write. */
  readonly given?: readonly string[];
}

/** Values that a write gives, and what was found out about them. */
export interface CheckedValues extends CheckedInput {
  readonly values: Values;
}

/** What became of a record that was created or changed by its external id. */
export interface Upserted {
  readonly document: RecordDocument;
  readonly created: boolean;
  /** Nothing was stored: the record had all values already. */
  readonly unchanged: boolean;
}

/** Decides on the values of an update by the record as it is; called again where another write of it came first. */
export type UpdateDecision = (current: RecordDocument) => Promise<CheckedValues>;

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
    }
  /** A name that no record has yet. */
  | { readonly kind: "name"; readonly name: string }
  /** A record to create, unless one of that name exists. */
  | { readonly kind: "record"; readonly record: object };

/** A write with everything looked up that its document contains. */
export interface MergeInput {
  readonly values: Values;
  /** Ids by reference field. */
  readonly ids: ReadonlyMap<string, readonly RecordId[]>;
  /** The record goes to the trash, whatever the fields say. */
  readonly toTrash?: true;
  /** Id of the image; null removes it. */
  readonly image?: number | null | undefined;
  /** Hash of the password; null removes it. */
  readonly password?: string | null | undefined;
  /** The properties of the period; absent: as before. */
  readonly period?: object | undefined;
  /** How the record recurs, as it is stored; absent: as before. */
  readonly recurrence?: StoredRecurrence | undefined;
  readonly imported?: ImportedProperties | undefined;
}

/** Properties of a record that moves in from elsewhere: they are taken over instead of made anew. */
export interface ImportedProperties {
  /** The slug in the language of the write, also where writers cannot choose one. */
  readonly slug?: string;
  readonly created?: Date;
  readonly modified?: Date;
  /** When it was or will be published. */
  readonly date?: Date;
  /** Hash of the password. */
  readonly password?: string;
  /** Author of a new record. */
  readonly author?: number;
  /** Status where no field has it; that of the trash also for a record without a status. */
  readonly status?: string;
  /** Status that a record in the trash had before. */
  readonly trashedFrom?: string;
  /** Its place in a series: the start that the series gives to it, as it was given, or what an export has of it. */
  readonly place?: string | OccurrenceState;
  /** The same as documents store it. */
  readonly occurrence?: OccurrenceState;
  /** The occurrences of the series come as records of their own. */
  readonly occurrencesFollow?: boolean;
}

/** A document whose properties are defined by the field table of its resource. */
export type Draft = RecordDocument & Record<string, unknown>;
