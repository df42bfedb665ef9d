import type {
  DeprecationDescriptor,
  FieldStorage,
  ParameterKind,
  PeriodDescriptor,
  RecurrenceDescriptor,
} from "../../core/descriptors.js";

/**
 * What the editing page knows of the spec: plain data, printed by the generator. `Prose` is text by language, or the text
 * in one.
 */
export interface FormFacts<Prose> {
  readonly statuses: readonly StatusForm<Prose>[];
  readonly resources: readonly ResourceForm<Prose>[];
}

export interface StatusForm<Prose> {
  readonly name: string;
  readonly read: "everyone" | "owner" | "private" | "nobody";
  readonly role?: "published" | "scheduled" | "draft" | "review" | "trash";
  readonly text: Prose;
}

export interface ResourceForm<Prose> {
  readonly name: string;
  readonly plural: string;
  readonly label: Prose;
  readonly labels: Prose;
  readonly hasStatus?: true;
  /** Deletes move its records to the trash; others are deleted for good. */
  readonly hasTrash?: true;
  readonly namedBy: string;
  readonly period?: PeriodDescriptor;
  readonly recurrence?: RecurrenceDescriptor;
  /** What may be done with records, and by whom; absent: the API has no such route. */
  readonly writes: Readonly<Partial<Record<WriteName, WriteFacts>>>;
  readonly fields: readonly FieldForm<Prose>[];
  /** Actions of one record. */
  readonly actions?: readonly ActionForm<Prose>[];
}

/** What the product can do with a record besides. */
export interface ActionForm<Prose> {
  readonly write: WriteFacts;
  readonly title: Prose;
  readonly text: Prose;
  /** What it takes. */
  readonly fields: readonly FieldForm<Prose>[];
}

export type WriteName = "create" | "update" | "delete";

/** A route that changes records. */
export interface WriteFacts {
  readonly name: string;
  /** Below the mount, with `{id}`. */
  readonly path: string;
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly idempotency: "natural" | "key" | "none";
  /** Capability the caller needs. */
  readonly access?: string;
}

export interface FieldForm<Prose> extends ValueForm<Prose> {
  readonly storage: FieldStorage;
  /** Stored, or used, when a create leaves the field out. */
  readonly initial?: unknown;
  readonly deprecated?: DeprecationDescriptor;
}

/** How a value is asked for: a field, or a property of an object. */
export interface ValueForm<Prose> {
  readonly name: string;
  readonly label: Prose;
  /** What remains of the text of the field behind its label. */
  readonly help?: Prose;
  readonly kind: ParameterKind | "map";
  readonly list?: true;
  readonly required?: true;
  readonly nullable?: true;
  readonly blank?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Most characters of a text. */
  readonly length?: number;
  /** Fewest characters of a text. */
  readonly minLength?: number;
  /** Fewest and most entries of a list. */
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly values?: readonly { readonly value: string; readonly text: Prose }[];
  /** Name of the resource that a reference leads to. */
  readonly target?: string;
  readonly properties?: readonly ValueForm<Prose>[];
}
