import type { ImportedProperties } from "../../resources/input.js";
import type { LeftOut } from "./left-out.js";

/** Where records move in from. */
export interface Source {
  /** Stands for the source in the notes of the store: the same name means the same records. */
  readonly name: string;
  /** Batches in an order in which references lead backwards as far as that can be; `from` is the position of an earlier run. */
  batches(from: unknown): AsyncIterable<Batch>;
  /** A record that others refer to, and that no batch held; undefined where the source does not give it. */
  linked(resource: string, key: string): Promise<SourceRecord | undefined>;
  /** Whether batches hold all records of a resource; of others those count that stand inside the records of batches. */
  lists(resource: string): boolean;
  /** The source is what this store was before: its ids are those of the records here. */
  readonly isOwn?: boolean;
  /** The highest id of each sequence, where the source tells. */
  readonly highest?: Readonly<Record<string, number>>;
  /** Address that relative ones in texts are meant from; absent where images in texts are not to be taken over. */
  readonly imageBase?: URL;
  /** What the operator should know of the source as a whole, once all batches are read. */
  warnings(): readonly string[];
}

/** Some records of one resource. */
export interface Batch {
  /** What is being read, such as `events`. */
  readonly label: string;
  /** How many records batches with this label hold together. */
  readonly total: number;
  readonly records: readonly SourceRecord[];
  readonly images?: readonly SourceImage[];
  /** How many more there are of which the source says that they are as they were. */
  readonly unchanged?: number;
  /** What those are counted as; absent where they were counted before, in another language. */
  readonly unchangedAs?: string;
  /** Where another run goes on after this batch; JSON. */
  readonly next: unknown;
  /** What the source says that its list holds, and how many other records of it are in this batch. */
  readonly listed?: ListedCount;
  /** What the source did not give, such as a page, a sentence each. */
  readonly missing?: readonly string[];
  /** Called when everything in the batch was taken. */
  readonly onImported?: () => Promise<void>;
}

/** Where fewer were read than the source lists, the rest is reported as missing. */
export interface ListedCount {
  readonly total: number;
  readonly read: number;
}

/** A record as it will be written: values by the names of the spec's fields. */
export interface SourceRecord {
  readonly resource: string;
  /** Names the record at the source, among those of its resource. */
  readonly key: string;
  /** Id that it keeps if nobody has it here. */
  readonly id?: number;
  /** For the report. */
  readonly title: string;
  /** Where the source has it, for the report: an address or a line. */
  readonly location?: string;
  readonly language: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What it refers to, by field; an empty list removes what there was. */
  readonly links: Readonly<Record<string, readonly SourceLink[]>>;
  /** Further languages: localized values, and the slug. */
  readonly texts?: Readonly<Record<string, SourceTexts>>;
  readonly imported?: Omit<ImportedProperties, "id">;
  /** Key of an image that a batch held before. */
  readonly image?: string;
  /** The record goes to the trash after it was written. */
  readonly isTrashed?: boolean;
  /** A record of the same name that is here already is meant. */
  readonly isReused?: boolean;
  /** Why the record cannot be taken at all. */
  readonly rejection?: string;
  /** What of it cannot be taken. */
  readonly skipped?: readonly string[];
  readonly warnings?: readonly string[];
  readonly leftOut?: readonly LeftOut[];
}

export interface SourceTexts {
  readonly values: Readonly<Record<string, unknown>>;
  readonly slug?: string;
}

/** A reference: the record stands beside it where the source shows it there. */
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

/** What a source without batches in progress, links and remarks has: all in one. */
export const plainSource: Pick<Source, "linked" | "lists"> = {
  linked: () => Promise.resolve(undefined),
  lists: () => true,
};
