import type { Values } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { Destination, Item, Policy } from "./destination.js";
import type { Entry } from "./entry.js";
import type { Model, Source, SourceImage, SourceRecord } from "./source.js";

/** A record of the source that a run has met. */
export interface Met extends Entry {
  readonly language: string;
  /** It was met inside another record; its own list may say more. */
  isInside: boolean;
  /** It refers to records that a dry run would create. */
  hasNewLinks?: boolean;
  /** The record at the destination stays as it is. */
  isKept?: boolean;
  /** Fingerprints of its texts: what equals them in another language is no translation. */
  texts?: Readonly<Record<string, string>>;
}

/** A record, and what became of it so far. */
export interface Subject {
  readonly record: SourceRecord;
  readonly met: Met;
}

/** What a run reads, and where and how it writes. */
export interface RunOptions {
  readonly model: Model;
  readonly source: Source;
  readonly destination: Destination;
  readonly policy: Policy;
  /** Everything is checked, and nothing is stored. */
  readonly isDryRun: boolean;
  /** Most records between two steps of the progress. */
  readonly pieceSize?: number;
  /** Is called for each kind of records with their number, for pieces that are done, and at the end; what it throws ends the run. */
  readonly progress?: {
    next(label: string, total: number): void;
    step(count: number): void;
    end(): void;
  };
}

/** What a run has met and has to do. */
export interface Run extends RunOptions {
  /** Records and images by resource and key, in the order in which they were met. */
  readonly met: Map<string, Met>;
  /** Ids of records that an earlier import wrote and this source does not give, as for `met`. */
  readonly earlier: Map<string, RecordId>;
  /** References to records of the same kind that come later. */
  readonly pending: Pending[];
  /** Images that go with the first record that has them, by key. */
  readonly images: Map<string, SourceImage>;
  /** The first writes. */
  readonly first: { readonly key: string; readonly item: Item }[];
  /** The writes of series, by their names. */
  readonly series: Map<string, Subject & { readonly values: Values }>;
  /** Names of those that were written, or an occurrence of them. */
  readonly dueSeries: Set<string>;
}

export interface Pending {
  readonly record: SourceRecord;
  readonly links: SourceRecord["links"];
}

/** The resource under which images are met. */
export const imageKind = "image";

/** Names a record or image of a run. */
export function nameOf(resource: string, key: string): string {
  return `${resource} ${key}`;
}
