import type { ParameterOf } from "./parameter.js";
import type { JsonValue, Text } from "./text.js";

export interface FieldOf<R> extends ParameterOf<R> {
  readonly localized: boolean;
  /** What people call it in forms and on pages; absent: the text says it. */
  readonly label?: Text;
  /** What is stored when a create leaves the field out; absent: nothing. */
  readonly initial?: JsonValue;
  /** Name before the last renaming: what is stored under it belongs to this field. */
  readonly renamedFrom?: string;
  readonly storage: FieldStorage;
  /** The property that holds it: of the document, or of its texts for a localized field. */
  readonly stored: string;
  /** For references: shown as one record, as a list, or as a list that shrinks to its only record. */
  readonly show: "one" | "many" | "one_or_many";
  readonly hierarchy: boolean;
  readonly acyclic: boolean;
  /** For references: what the deletion of the record does to those that refer to it. */
  readonly onDelete: OnDelete;
  /** HTML whose lines outside of blocks show as paragraphs. */
  readonly paragraphs: boolean;
}

export const deletionRules = ["restrict", "clear", "cascade"] as const;

/** The record is not deleted; the references to it are removed; those that refer to it are deleted as well. */
export type OnDelete = (typeof deletionRules)[number];

/** How a field is stored in a document. */
export type FieldStorage =
  /** A property of its own. */
  | "plain"
  /** In `text`, by language. */
  | "localized"
  /** Ids of records, always a list; `reference` stores one id. */
  | "references"
  | "reference"
  /** By the lifecycle of a record: author, status, date, slug, password, image. */
  | "author"
  | "status"
  | "date"
  | "date_utc"
  | "slug"
  | "password"
  | "image"
  /** By the period: wall-clock text, zone, and instant. */
  | "period"
  /** Not stored: how far a write reaches. */
  | "scope";
