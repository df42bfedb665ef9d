import type { RecordId } from "../../core/record-id.js";
import type { ImportedProperties } from "../../resources/input.js";
import type { LeftOut } from "./left-out.js";

/** A source of records. */
export interface Source {
  /** Identifies the source in the ledger: the same name means the same records. */
  readonly name: string;
  /** Reads batches, referenced records first as far as possible; `from` is the position of an earlier run. */
  batches(from: unknown): AsyncIterable<Batch>;
  /** Reads a referenced record that no batch held; undefined where the source does not give it. */
  linked(resource: string, key: string): Promise<SourceRecord | undefined>;
  /** Whether batches hold all records of a resource; other resources only appear inside records of batches. */
  lists(resource: string): boolean;
  /** The source is an export of this store: its ids are those of the records here. */
  readonly isOwn?: boolean;
  /** The highest id of each sequence, if known. */
  readonly highest?: Readonly<Record<string, number>>;
  /** Base of relative addresses in texts; absent where images in texts are not imported. */
  readonly imageBase?: URL;
  /** Warnings about the source as a whole, complete when all batches are read. */
  warnings(): readonly string[];
}

/** Some records of one resource. */
export interface Batch {
  /** The kind of the records, such as `events`. */
  readonly label: string;
  /** How many records batches with this label hold together. */
  readonly total: number;
  readonly records: readonly SourceRecord[];
  readonly images?: readonly SourceImage[];
  /** Number of further records that the source reports as unchanged. */
  readonly unchanged?: number;
  /** Label that those are counted under; absent where another language counted them. */
  readonly unchangedAs?: string;
  /** The position after this batch, as JSON. */
  readonly next: unknown;
  /** Total of the source's list, and how many further records of it this batch holds. */
  readonly listed?: ListedCount;
  /** What the source did not give, such as a page: a sentence each. */
  readonly missing?: readonly string[];
  /** Called when the whole batch is imported. */
  readonly onImported?: () => Promise<void>;
}

/** Records that were listed and not read are reported as missing. */
export interface ListedCount {
  readonly total: number;
  readonly read: number;
}

/** A record as it will be written: values by the names of the spec's fields. */
export interface SourceRecord {
  readonly resource: string;
  /** Key of the record at the source, unique in its resource. */
  readonly key: string;
  /** Id that the record gets here if it is free. */
  readonly id?: RecordId;
  /** For the report. */
  readonly title: string;
  /** Address or line at the source, for the report. */
  readonly location?: string;
  readonly language: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** References by field; an empty list removes the present ones. */
  readonly links: Readonly<Record<string, readonly SourceLink[]>>;
  /** Further languages: localized values, and the slug. */
  readonly texts?: Readonly<Record<string, SourceTexts>>;
  readonly imported?: Omit<ImportedProperties, "id">;
  /** Key of an image that a batch held before. */
  readonly image?: string;
  /** The record is moved to the trash after it is written. */
  readonly isTrashed?: boolean;
  /** A record of the same name that is here already is used instead. */
  readonly isReused?: boolean;
  /** Why the record cannot be imported at all. */
  readonly rejection?: string;
  /** Values that cannot be imported, with the reason. */
  readonly skipped?: readonly string[];
  readonly warnings?: readonly string[];
  readonly leftOut?: readonly LeftOut[];
}

export interface SourceTexts {
  readonly values: Readonly<Record<string, unknown>>;
  readonly slug?: string;
}

/** A reference, with the record where the source shows it inside. */
export interface SourceLink {
  readonly key: string;
  readonly record?: SourceRecord;
}

/** An image that comes as a file. */
export interface SourceImage {
  readonly key: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** The members of sources whose batches hold all records. */
export const plainSource: Pick<Source, "linked" | "lists"> = {
  linked: () => Promise.resolve(undefined),
  lists: () => true,
};
