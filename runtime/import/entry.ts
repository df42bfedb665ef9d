import type { RecordId } from "../core/record-id.js";

/** What came of an import. Its JSON is what `--report` writes. */
export interface ImportReport {
  /** Records by kind and outcome. */
  readonly counts: Readonly<Record<string, Readonly<Partial<Record<EntryOutcome, number>>>>>;
  /** Records with warnings, and those that were rejected or imported in part. */
  readonly entries: readonly Entry[];
  /** These, and others behind them, up to a hundred. */
  readonly records: readonly Entry[];
  readonly remarks: readonly string[];
  /** What records have at the source and not here: how many of each kind, by kind of record. */
  readonly leftOut: Readonly<Record<string, readonly LeftOut[]>>;
  /** What the source lists and did not give. */
  readonly missing: readonly string[];
  /** The first records as they are sent. */
  readonly first: readonly { readonly resource: string; readonly key: string; readonly values: object }[];
  /** How many records could not be read, or were rejected or imported in part. */
  readonly incomplete: number;
}

/** What became of a record. */
export type EntryOutcome = "created" | "updated" | "left" | "refused";

/** What became of a record of the source. */
export interface Entry {
  readonly resource: string;
  readonly key: string;
  /** Its id at the destination. */
  id?: RecordId;
  readonly title: string;
  /** Address or line of the record at the source. */
  readonly place?: string;
  outcome: EntryOutcome;
  /** Skipped values, with the reason. */
  readonly lost: string[];
  /** Warnings. */
  readonly remarks: string[];
  /** What the source has and no field holds. */
  leftOut?: readonly LeftOut[];
}

/** What a record has at its source and not here, such as `custom_fields` or `<iframe>`. */
export interface LeftOut {
  readonly kind: string;
  readonly count: number;
}
