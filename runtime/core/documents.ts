import type { RecordId } from "./record-id.js";

/**
 * What every stored record has, whatever its resource. Dates are instants; `text` holds the localized fields by language. The
 * other fields are properties beside these; one of the same name has `_` behind it. Properties that are added here begin
 * with `_`, as no field does.
 */
export interface RecordDocument<Id extends RecordId = RecordId> {
  _id: Id;
  /** Counts the changes of the record; an update names the revision it started from. */
  revision: number;
  /** The language the record was created in; others fall back to it. */
  language: string;
  text: Record<string, object>;
  /** `language:slug`, unique in the collection; `#id` in a record that has no slug yet. */
  slugs: string[];
  /**
   * Words of the searched fields, `language:word`, or `*:word` where all languages share it. Every document has them, but
   * most are read without.
   */
  words?: string[];
  /** The folded name in the record's own language, for lists ordered by name. */
  sort_name: string;
  created: Date;
  modified: Date;
  /** Where its resource has an author: the author id of the caller who created it. */
  author?: RecordId;
  /** Where its resource has a status. */
  status?: string;
  /** Where its resource has an image. */
  image?: number;
  /** Where its resource has a trash and no status, whose name says it otherwise. */
  _trashed?: boolean;
  /** Where it has an external id: somebody else changed it since its source wrote it. */
  _edited?: true;
  /** Marks of the last changes that came with an idempotency key. */
  marks?: string[];
  /** Changes that the journal does not have yet, in their order, and the instant of the last of them. */
  notes?: OutboxEntry[];
  noted?: Date;
  /** Why the journal could not take them over. */
  noted_fault?: string;
  /** Set in a series, and in an occurrence of one. */
  series?: SeriesState;
  /** When the series has something left to do; absent: never. */
  series_due?: Date;
  occurrence?: OccurrenceState;
  /** `series@place`, unique in the collection. */
  occurrence_of?: string;
}

/** A record with a status. */
export interface StatusDocument<Id extends RecordId = RecordId> extends RecordDocument<Id> {
  status: string;
  /** When it was published first, or is to be; up to then when it was created. */
  date: Date;
  /** The date is that of the creation: the record was never published. */
  undated?: boolean;
  /** Status before the record went to the trash. */
  trashed_from?: string;
  /** Hash of the password that readers need. */
  password?: string;
}

/** A record with a status and an author. */
export interface PostDocument<Id extends RecordId = RecordId> extends StatusDocument<Id> {
  author: number;
}

/** A record that others are filed under. */
export interface TermDocument<Id extends RecordId = RecordId> extends RecordDocument<Id> {
  /** How many records that count refer to it. */
  count: number;
}

/** What a record is called where it comes from: a program or site, and its id there. */
export interface ExternalId {
  readonly source: string;
  readonly id: string;
}

/** What a series has besides the record that its occurrences are like. */
export interface SeriesState {
  /** Status that its occurrences get; the series itself has none, so that no list, count or feed has it. */
  readonly status: string;
  /** The record that becomes its first occurrence. */
  readonly adopts?: RecordId;
  /** Applied key of the write that made the series, which that record gets. */
  readonly claim?: string;
  /** The external id of that record, which the series takes over. */
  readonly external?: ExternalId;
  /** The series that it takes over from, and where that ends. */
  readonly continues?: { readonly series: RecordId; readonly at: number };
  /** Where it ends, whatever was changed behind that; what lies there goes to another series, or to the trash. */
  readonly cut?: { readonly at: number; readonly to?: RecordId };
}

/** What an occurrence has besides the record that it is. */
export interface OccurrenceState {
  /** Its place in the series, whenever it takes place itself. */
  readonly at: number;
  /** Units of the record that were changed in it alone; absent: all in which it differs. */
  readonly own?: readonly string[];
  /** Why it went to the trash, unless a user put it there: the rule, or with its series. */
  readonly gone?: "rule" | "series";
}

/** Texts of a record by language; the record's own language is always there. */
export type Localized<Text extends object> = Record<string, Partial<Text>>;

/**
 * A change that the audit log does not have yet. It is stored in the record by the same write, so that a crash loses neither
 * without the other.
 */
export interface OutboxEntry {
  /** Random; part of the ids of the audit entry and of messages about the change. */
  readonly id: string;
  readonly at: Date;
  readonly kind: "created" | "updated" | "trashed" | "restored" | "published" | "deleted";
  /** The record was published by a change of another kind. */
  readonly published?: true;
  /** The key that changes something, by id and name, and its role. All are empty where the service itself does. */
  readonly by: { readonly key: string; readonly name: string; readonly role: string };
  /** Id of the request. */
  readonly request: string;
  /** Language of the request. */
  readonly language: string;
  /** `http://host` of the request; absent where there was none. */
  readonly site?: string;
  readonly changes: readonly FieldChange[];
  /**
   * What said before the change who could read the record, of resources whose changes callers read: properties of its document.
   * Absent where the change left that as it was, and for a new record.
   */
  readonly before?: Readonly<Record<string, unknown>>;
}

/** A field of a record before and after a change, truncated where it has more than 100,000 characters. */
export interface FieldChange {
  readonly field: string;
  /** Of a localized field. */
  readonly language?: string;
  /** Null stands for none. */
  readonly before: unknown;
  readonly after: unknown;
}
