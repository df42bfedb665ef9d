import type { Prose } from "./service-descriptor.js";

/** Days such as `2031-03-10`: from when callers should do without a part, and from when it may be gone. */
export interface DeprecationDescriptor {
  readonly since: string;
  readonly sunset?: string;
}

/** How a parameter is read from text or JSON, and what it means. */
export interface ParameterDescriptor {
  readonly kind:
    | "text"
    | "html"
    | "integer"
    | "number"
    | "decimal"
    | "boolean"
    | "flag"
    | "date"
    | "datetime"
    | "timezone"
    | "url"
    | "email"
    | "uuid"
    | "slug"
    | "image"
    | "user"
    | "password"
    | "any"
    | "json"
    | "value"
    | "enum"
    | "object"
    | "reference";
  readonly list?: true;
  readonly required?: true;
  readonly nullable?: true;
  /** Null counts as not given. */
  readonly ignoresNull?: true;
  readonly blank?: true;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Digits of a decimal behind the point. */
  readonly scale?: number;
  /** Most characters of a text. */
  readonly length?: number;
  /** Fewest characters of a text. */
  readonly minLength?: number;
  /** Fewest and most entries of a list. */
  readonly minItems?: number;
  readonly maxItems?: number;
  /** What it is for. */
  readonly text?: Prose;
  /** What forms call it; absent: the first clause of its text. */
  readonly label?: Prose;
  /** It works, and will go. */
  readonly deprecated?: DeprecationDescriptor;
  /** Values of an enum, as the service writes them. */
  readonly values?: readonly string[];
  /** What values mean that do not say it themselves. */
  readonly valueTexts?: Readonly<Record<string, Prose>>;
  /** What forms and pages call values; absent: what they mean. */
  readonly valueLabels?: Readonly<Record<string, Prose>>;
  /** Paths of mounts at which any other value counts as not given. */
  readonly ignoreInvalidAt?: readonly string[];
  /** Filters: a reference that names no record finds nothing; absent: it is an error. */
  readonly unknown?: "none";
  /** Counts with the context `import` only. */
  readonly forImport?: true;
  /** Values by what may be sent for them besides. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** References: the resource, what identifies a record, and what may stand for a new one. */
  readonly target?: string;
  /** Which ids the records of the target have; absent: integers. */
  readonly ids?: "uuid" | "text";
  readonly by?: readonly ("id" | "slug" | "name")[];
  readonly create?: "name" | "record";
  /** An object with keys that the spec does not name. */
  readonly isMap?: true;
  /** How each value of such an object is read, where the spec gives them a shape. */
  readonly each?: ParameterDescriptor;
  /** Properties of objects: the object may lack it. */
  readonly optional?: true;
  /** Objects: how each property is read, and properties that only answers have. */
  readonly properties?: Readonly<Record<string, ParameterDescriptor>>;
  readonly answered?: readonly string[];
}

export interface FieldDescriptor extends ParameterDescriptor {
  readonly storage:
    | "plain"
    | "localized"
    | "references"
    | "reference"
    | "author"
    | "status"
    | "date"
    | "date_utc"
    | "slug"
    | "password"
    | "image"
    | "period"
    | "scope";
  /** The property that stores it, where that has another name. */
  readonly property?: string;
  /** Stored when a create leaves the field out. */
  readonly initial?: unknown;
  /** Stored in its stead: the time of the create or a random UUID, by the kind of the field. */
  readonly generated?: true;
  readonly acyclic?: true;
  readonly hierarchy?: true;
  /** What the deletion of the record that it refers to does; absent: the reference is removed. */
  readonly onDelete?: "restrict" | "cascade";
  /** Lines outside of blocks show as paragraphs. */
  readonly paragraphs?: true;
  /** Where forms ask for it; absent: by the part that it plays. */
  readonly group?: FormGroup;
}

export interface FilterDescriptor extends ParameterDescriptor {
  /** What of it counts besides its condition; absent where nothing does. */
  readonly match?:
    | { readonly by: "search"; readonly fields: readonly string[]; readonly within?: true }
    | {
        readonly by: "reference";
        readonly property: string;
        /** The relation through which it selects: records that refer to a record of `resource` with the property. */
        readonly through?: { readonly property: string; readonly resource: string };
      }
    | { readonly by: "linked_from"; readonly resource: string }
    | { readonly by: "disables_defaults_of"; readonly filters: readonly string[] }
    | { readonly by: "hook"; readonly hook: string };
  /** The capability that callers of the filter need: it reads records of another resource, which require it. */
  readonly access?: string;
  /** What it finds depends on what readers without the password are not shown. */
  readonly readsHidden?: true;
}

/** The parts of a form. */
export type FormGroup = "what" | "when" | "where" | "cost" | "sale" | "publish";
