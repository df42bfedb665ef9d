import type { OutboxEntry } from "../../core/documents.js";
import type { Permission } from "../../core/principal.js";
import type { RecordId } from "../../core/record-id.js";
import type { ImportReport } from "../../import/entry.js";

export type { ImportReport, RecordId };

/** How many records of a file are done, of those of one kind. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

/** Who is signed in, and what they may do. */
export interface Session {
  readonly name: string;
  readonly role: string;
  readonly author: RecordId;
  readonly isAnonymous: boolean;
  readonly capabilities: readonly string[];
  readonly permissions: readonly Permission[];
  /** What writes of a person's session need in `X-CSRF-Token`. */
  readonly csrf?: string;
  /** May change accounts and keys. */
  readonly isAdministrator?: true;
  /** Roles that these can have, for administrators. */
  readonly roles?: readonly string[];
  /** How callers without key and session can sign in. */
  readonly ways?: {
    readonly byPassword: boolean;
    readonly isMailing: boolean;
    readonly provider?: string | undefined;
  };
}

/** The accounts, and the roles that they may have. */
export interface AccountList {
  readonly roles: readonly string[];
  readonly accounts: readonly Account[];
}

/** The account of a person. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly disabled: boolean;
  readonly has_password: boolean;
  readonly last_sign_in: string | null;
}

export interface RecordList {
  readonly records: readonly ListedRecord[];
  readonly total: number;
  readonly pages: number;
  /** Names of what the list is filtered by, by relation. */
  readonly filters: Readonly<Record<string, readonly RelatedName[]>>;
}

/** A record in the list. Times are wall-clock texts. */
export interface ListedRecord {
  readonly id: RecordId;
  readonly name: string;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** In the zone of the site. */
  readonly modified: string;
  readonly status?: string;
  readonly isTrashed: boolean;
  readonly revision: number;
  /** In the zone of the record. */
  readonly start?: string;
  readonly end?: string;
  readonly isWholeDays?: boolean;
  readonly count?: number;
  /** It is one of a series. */
  readonly isOccurrence: boolean;
  /** Of a series: its rule as in iCalendar; `start` is that of its next date. */
  readonly rule?: string;
  /** Where it does not take place as announced. */
  readonly standing?: { readonly means: string; readonly label: string };
  readonly thumbnail?: string;
  /** Names by relation. */
  readonly related?: Readonly<Record<string, readonly RelatedName[]>>;
  /** Page of a record that everybody may read. */
  readonly url?: string;
}

/** A record as it is stored, for those who edit it: answers of the API show texts of one language, filled up from another. */
export interface EditedRecord {
  readonly id: RecordId;
  readonly revision: number;
  /** The language it was created in. */
  readonly language: string;
  readonly status?: string;
  readonly isTrashed: boolean;
  /** Own texts by language and field. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values by field; ids for relations. An occurrence has the rule of its series. */
  readonly values: Readonly<Record<string, unknown>>;
  /** As answers of the API show it. */
  readonly image?: {
    readonly id: number;
    readonly url: string;
    readonly sizes: Readonly<Record<string, { readonly url: string; readonly width: number }>>;
  };
  /** The record is one of a series. */
  readonly isOccurrence: boolean;
  /** Of a series and its occurrences: the latest dates and those to come, also those that were taken out. */
  readonly series?: { readonly id: RecordId; readonly dates: readonly SeriesDate[] };
  /** Readers need a password. */
  readonly isProtected: boolean;
  /** Names of the records that relations lead to, by field. */
  readonly related: Readonly<Record<string, readonly RelatedName[]>>;
}

/** An image of the library, with alternative texts by language. Pixels and bytes. */
export interface MediaImage
  extends NonNullable<EditedRecord["image"]>,
    Readonly<Record<"width" | "height" | "filesize", number>> {
  readonly name: string;
  readonly alt: Readonly<Record<string, string>>;
}

/** A date of a series. */
export interface SeriesDate {
  readonly id: RecordId;
  readonly start: string;
  readonly isTrashed: boolean;
}

/** Changes of a record, the latest first. */
export interface RecordHistory {
  readonly entries: readonly {
    /** In the zone of the site. */
    readonly at: string;
    readonly kind: OutboxEntry["kind"];
    /** Who did it; empty for the service itself. */
    readonly name: string;
    readonly revision: number;
    /** Values as texts: of relations the names, of formatted texts the words. */
    readonly changes: readonly {
      readonly field: string;
      readonly language?: string;
      readonly before: string;
      readonly after: string;
    }[];
  }[];
  readonly pages: number;
}

export interface RelatedName {
  readonly id: RecordId;
  readonly name: string;
}
