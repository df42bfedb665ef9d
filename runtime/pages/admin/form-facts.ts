import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { StatusDescriptor } from "../../core/service-descriptor.js";

/**
 * What the editing page knows of the spec: plain data, printed by the generator. `Prose` is text by language, or the text
 * in one.
 */
export interface FormFacts<Prose> {
  readonly statuses: readonly StatusForm<Prose>[];
  readonly resources: readonly ResourceForm<Prose>[];
}

export interface StatusForm<Prose> extends StatusDescriptor {
  readonly text: Prose;
}

export interface ResourceForm<Prose>
  extends Pick<
    ResourceDescriptor,
    "name" | "plural" | "hasStatus" | "hasTrash" | "namedBy" | "period" | "recurrence"
  > {
  readonly label: Prose;
  readonly labels: Prose;
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

export interface FieldForm<Prose> extends ValueForm<Prose>, Pick<FieldDescriptor, "storage" | "deprecated"> {
  /** Stored, or used, when a create leaves the field out. */
  readonly initial?: unknown;
}

/** What a value may be, as its descriptor has it. */
type ValueFacts = Pick<
  ParameterDescriptor,
  | "list"
  | "required"
  | "nullable"
  | "blank"
  | "minimum"
  | "maximum"
  | "length"
  | "minLength"
  | "minItems"
  | "maxItems"
  | "target"
>;

/** How a value is asked for: a field, or a property of an object. */
export interface ValueForm<Prose> extends ValueFacts {
  readonly name: string;
  readonly label: Prose;
  /** What remains of the text of the field behind its label. */
  readonly help?: Prose;
  readonly kind: ParameterDescriptor["kind"] | "map";
  readonly values?: readonly { readonly value: string; readonly text: Prose }[];
  readonly properties?: readonly ValueForm<Prose>[];
}
