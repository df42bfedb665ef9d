import type { ResourceError } from "./error.js";
import type { Hook } from "./hook.js";
import type {
  ChangeKind,
  DisplayRole,
  FieldStorage,
  Lifecycle,
  LifecyclePart,
  LifeProperty,
} from "./lifecycle.js";
import type { Place } from "./location.js";
import type { Index, NamedOrder, SortKey } from "./order.js";
import type { Aliases, Format, Idempotency, Method, Operation } from "./route.js";
import type { Described, JsonValue, Text } from "./text.js";
import type { Type, ValueLimits } from "./type.js";
import type { ListNames } from "./wire.js";

export interface Resource {
  /** Spec name in the singular, such as `venue`. */
  readonly name: string;
  readonly plural: string;
  /** TypeScript names: `Venue`, `Venues`, and the value names `venue`, `venues`. */
  readonly typeName: string;
  readonly typePlural: string;
  /** TypeScript name of a page of a list, such as `VenueList`. */
  readonly listName: string;
  readonly valueName: string;
  readonly valuePlural: string;
  /** Folder and file name in `generated/`, such as `venues`. */
  readonly folder: string;
  readonly collection: string;
  /** Name before the last renaming. */
  readonly renamedFrom?: string;
  readonly lifecycle: Lifecycle;
  /** Those of its lifecycle, and those that it declares. */
  readonly parts: readonly LifecyclePart[];
  /** There is one record, whose paths have no id. */
  readonly singleton: boolean;
  /** Integers of the sequence, UUIDs of version 7, or short texts, which a create can give. */
  readonly ids: "integer" | "uuid" | "text";
  readonly sequence: string;
  readonly namedBy: Field;
  /** Path of the web page, with `{slug}`, `{id}` or `{path}`. */
  readonly page: string;
  readonly draftPage: string;
  /** Set where its records are the terms of a taxonomy: words that other records refer to, with unique names and a count. */
  readonly taxonomy?: string;
  readonly text: Text;
  /** What people call one record, and several. */
  readonly label: Text;
  readonly labels: Text;
  /** One record and several as the object of a sentence, such as `an event` and `events`. */
  readonly one: Text;
  readonly many: Text;
  readonly period?: Period;
  /** Its records may recur. */
  readonly recurrence?: Recurrence;
  /** The sitemap lists its published records. */
  readonly sitemap: boolean;
  readonly fields: readonly Field[];
  /** The field with the id of a record at its source. */
  readonly external?: Field;
  /** What writes take besides the fields: conditions, and what the context `import` allows. */
  readonly writes: readonly Parameter[];
  readonly filters: readonly Filter[];
  /** Filters of the plain links of lists, in order; other filters follow, and make a link form-encoded. */
  readonly links: readonly string[];
  /** Boolean field that hides a record from every list. */
  readonly hiddenBy?: Field;
  /** What pages show of a record besides its name, its period and its image. */
  readonly display?: Display;
  /** Name of the object around a record in bodies and answers; absent: none. */
  readonly envelope?: string;
  /** Names in its lists; none where the records are sent without an object around them. */
  readonly list: ListNames;
  readonly order: readonly SortKey[];
  /** Orders that callers may ask for, besides those by a field of their name. */
  readonly orders: readonly NamedOrder[];
  readonly indexes: readonly Index[];
  /** Fields of which no two records have all values in common: each unique field alone, then those that are unique together. */
  readonly unique: readonly (readonly Field[])[];
  /** Which records callers may read, create, update and delete. */
  readonly policies: readonly Policy[];
  readonly answer: Answer;
  /** Shape inside other records; the same object as `answer` where the spec gives none. */
  readonly embedded: Answer;
  /** For terms: the field of another resource whose references are counted. */
  readonly counts?: { readonly resource: Resource; readonly field: Field };
  readonly errors: readonly ResourceError[];
  /** Changes that webhooks are sent. */
  readonly webhooks: readonly ChangeKind[];
  readonly hooks: readonly Hook[];
  readonly routes: readonly Route[];
  /** The routes above once more for each format that they also answer in. */
  readonly feedRoutes: readonly FeedRoute[];
  readonly place: Place;
}

/** Something a caller sends: in the path, the query string or the body. */
export interface Parameter extends Described, ValueLimits {
  readonly type: ParameterType;
  readonly required: boolean;
  /** JSON null is accepted and means "none". */
  readonly nullable: boolean;
  /** JSON null is accepted and counts as not sent. */
  readonly ignoresNull?: true;
  /** An empty text is accepted. */
  readonly blank: boolean;
  readonly default?: JsonValue;
  /** A value made by the create that leaves the parameter out; fields only, and instead of `default` and `initial`. */
  readonly generated?: GeneratedDefault;
  /** What a hook takes where the parameter is missing, as a caller would send it. */
  readonly computed?: string;
  /** Larger numbers are accepted, and count as this one. */
  readonly cap?: number;
  /** Read with the context `import` only. */
  readonly forImport?: true;
  /** Filters: a value that names no record finds nothing; absent: it is an error. */
  readonly unknown?: "none";
  /** Paths of mounts at which a value that the type does not have counts as not sent. */
  readonly ignoreInvalidAt?: readonly string[];
  /** No two records have the same value; fields only. */
  readonly unique?: true;
  readonly extension?: string;
  /** A value that documents show; absent: one that suits the type. */
  readonly example?: JsonValue;
}

/** The time of the create, or a UUID. */
export type GeneratedDefault = "now" | "random";

export type ParameterType =
  | Type
  /** Refers to records. `by` lists what identifies one; `create` what may be given for one that does not exist yet. */
  | {
      readonly kind: "reference";
      readonly target: Resource;
      readonly many: boolean;
      readonly by: readonly ReferenceKey[];
      readonly create: "none" | "name" | "record";
      /** Most records that a field may refer to; a filter has no limit but that of lists. */
      readonly limit?: number;
    };

export type ReferenceKey = "id" | "slug" | "name";

export interface Field extends Parameter {
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
  /** For references: shown by ids, as one record, as a list, or as a list that shrinks to its only record. */
  readonly show: "id" | "one" | "many" | "one_or_many";
  readonly hierarchy: boolean;
  readonly acyclic: boolean;
  /** For references: what the deletion of the record does to those that refer to it. */
  readonly onDelete: (typeof deletionRules)[number];
  /** HTML whose lines outside of blocks show as paragraphs. */
  readonly paragraphs: boolean;
  /** Where forms ask for it; absent: by the part that it plays. */
  readonly group?: (typeof formGroups)[number];
}

/** The parts of a form. */
export const formGroups = ["what", "when", "where", "cost", "sale", "publish"] as const;

/** The record is not deleted; the references to it are removed; those that refer to it are deleted as well. */
export const deletionRules = ["restrict", "clear", "cascade"] as const;

/** A parameter of a list. */
export interface Filter extends Parameter {
  readonly match: Match;
}

/** Comparisons of one stored field with the value that a caller sends; each is a key of a filter row. */
export const comparisonKinds = [
  "not",
  "any_of",
  "from",
  "to",
  "after",
  "before",
  "starts_with",
  "exists",
] as const;

/** Which records a filter selects. */
export type Match =
  | { readonly kind: "page" }
  | { readonly kind: "cursor" }
  | { readonly kind: "offset" }
  | { readonly kind: "size" }
  | {
      readonly kind: "search";
      readonly fields: readonly Field[];
      /** Find text inside words as well. */
      readonly within: boolean;
    }
  | (Compared & { readonly kind: "equals" })
  | Comparison
  | (Compared & { readonly kind: "reference"; readonly descendants: boolean })
  | { readonly kind: "linked_from"; readonly resource: Resource; readonly field: Field }
  | { readonly kind: "one_of_ids" }
  | { readonly kind: "none_of_ids" }
  | { readonly kind: "status" }
  | { readonly kind: "slug" }
  | { readonly kind: "order" }
  | { readonly kind: "order_by" }
  | { readonly kind: "hide_empty" }
  /** It selects nothing, and names the properties with `embed` to answer. */
  | { readonly kind: "embed" }
  /** Sent, it lets the computed defaults of these filters not count. */
  | { readonly kind: "disables_defaults_of"; readonly filters: readonly string[] }
  /** `dependsOn` are the fields that the function reads; absent: any. */
  | { readonly kind: "hook"; readonly hook: Hook; readonly dependsOn?: readonly Field[] };

/** Records whose field compares with the value; `exists` takes true or false. */
export interface Comparison extends Compared {
  readonly kind: (typeof comparisonKinds)[number];
}

/** The field that a filter compares. */
export interface Compared {
  readonly field: Field;
  /** The relation of the resource whose records have the field; absent: the resource has it. */
  readonly through?: Field;
}

/** Fields that define when a record takes place. */
export interface Period {
  readonly start: Field;
  readonly end: Field;
  readonly zone: Field;
  readonly wholeDays: Field;
  /** Filters of lists for what takes place between two times. */
  readonly filters?: PeriodFilters;
  /** Whether a record takes place as it was announced. */
  readonly eventStatus?: EventStatus;
}

/** What may become of what was announced: it is off, it is put off, it has another time, it has gone online. */
export const eventStatusRoles = ["cancelled", "postponed", "moved", "online"] as const;

/** The enum field that states whether a record takes place as announced, and the fields beside it. */
export interface EventStatus {
  readonly field: Field;
  readonly reason?: Field;
  /** The start before the last move. */
  readonly former?: Field;
  /** Values of the field by what they mean; other values mean that all is as announced. */
  readonly values: Readonly<Partial<Record<(typeof eventStatusRoles)[number], string>>>;
}

export interface PeriodFilters {
  readonly after: Filter;
  readonly before: Filter;
  /** Makes times count exactly. */
  readonly exact?: Filter;
  /** What calendar pages offer besides. */
  readonly offered?: readonly Filter[];
  /** Latitude, longitude and radius, by which calendar pages find what is near. */
  readonly near?: readonly Filter[];
}

/** Fields of recurring records. */
export interface Recurrence {
  /** An object with the rule, and with dates besides it and without it. */
  readonly rule: Field;
  /** Relation of an occurrence to the record that it is an occurrence of. */
  readonly series: Field;
  /** How far a write of an occurrence reaches; never stored. */
  readonly scope: Field;
}

/** Operations that a policy may limit to some records. */
export const policyOperations = ["read", "create", "update", "delete"] as const;

export type PolicyOperation = (typeof policyOperations)[number];

/** Which records an operation takes: those that meet one of the conditions. */
export interface Policy {
  readonly operation: PolicyOperation;
  readonly records: readonly PolicyCondition[];
  /** Capability of callers whom it does not limit. */
  readonly unless?: string;
  readonly text?: Text;
  readonly place: Place;
}

/** Requirements that a record has to meet all. */
export type PolicyCondition = readonly Requirement[];

/** The values that a record may have in a field; without a field, the caller is its author. */
export interface Requirement {
  readonly field?: Field;
  /** Values as the spec has them, of which null stands for none; `caller`: the author id of the caller. */
  readonly values: "caller" | readonly JsonValue[];
  readonly place: Place;
}

export interface Answer {
  /** TypeScript name, such as `Category` or `EmbeddedCategory`. */
  readonly typeName: string;
  readonly properties: readonly AnswerProperty[];
}

export interface AnswerProperty extends Described {
  readonly type: AnswerType;
  /** Left out when empty. */
  readonly optional: boolean;
  /** Only in answers for a single record. */
  readonly single: boolean;
  /** Display instead when the reader lacks the record's password; absent: shown as it is. */
  readonly hiddenWithoutPassword?: JsonValue;
  /** A value that documents show; absent: that of its field, or one that suits the type. */
  readonly example?: JsonValue;
  readonly value: AnswerValue;
}

export type AnswerType =
  | Type
  /** Records in their embedded shape: one, a list, or `[]`, one, a list by their number. */
  | { readonly kind: "embedded"; readonly resource: Resource; readonly show: "one" | "many" | "one_or_many" }
  /** The image object, or false where there is none. */
  | { readonly kind: "image_or_false" }
  | { readonly kind: "nullable"; readonly of: AnswerType };

/** Where the value of a property comes from. */
export type AnswerValue =
  | { readonly kind: "field"; readonly field: Field }
  | { readonly kind: "life"; readonly property: LifeProperty }
  | { readonly kind: "details" | "utc" | "utc_details" | "abbreviation"; readonly field: Field }
  | { readonly kind: "hook"; readonly hook: Hook }
  | { readonly kind: "constant"; readonly value: JsonValue }
  /** The records of the resource whose relation `field` refers to the record. */
  | { readonly kind: "embed"; readonly resource: Resource; readonly field: Field };

/** The fields of each part; one but for the parts that take a list. */
export type Display = Readonly<Partial<Record<DisplayRole, readonly Field[]>>>;

/** What the routes of resources and those of the service have in common. */
export interface CalledRoute extends Described {
  /** Relative to a mount, with variables in braces. */
  readonly path: string;
  readonly methods: readonly Method[];
  /** Capability the caller needs; absent: everyone may call. */
  readonly access?: string;
  /** Name of the operation in code: `listVenues`, `getVenueBySlug`. */
  readonly operationName: string;
  /** TypeScript name of what the operation takes, path excluded: `ListVenuesQuery`, `VenueCreate`, `VenueUpdate`. */
  readonly inputName: string;
  /** Everything the operation takes besides the variables of the path, in order. */
  readonly parameters: readonly Parameter[];
  /** What it answers instead of a record or a list of records; routes of the service without it: an object of any shape. */
  readonly answer?: Type;
  /** What no other operation is called, such as `Create an event`. */
  readonly title: Text;
}

/** A route of a resource. Its name is that of its row: the operation, or the name of a custom one. */
export interface Route extends CalledRoute {
  readonly resource: Resource;
  readonly operation: Operation;
  /** Variables of its path that are filters or fields, in their order. */
  readonly variables: readonly RouteVariable[];
  /** The function of a custom operation. */
  readonly hook?: Hook;
  /** Custom operations: who may read the record of the path may call. */
  readonly forReaders?: true;
  /** The status of the answer, where it is not the usual one of the operation. */
  readonly status?: number;
  /** Name of the object around what is sent and answered. */
  readonly envelope?: string;
  readonly idempotency: Idempotency;
  /** Custom operations without such an answer: the record, or the page of a list, that they answer. */
  readonly answers?: { readonly resource: Resource; readonly show: "record" | "list" };
  /** Addresses outside the mounts that existing programs read it at in another format. */
  readonly aliases?: Aliases;
}

/** A variable of a path that is a filter or a field. */
export interface RouteVariable {
  readonly parameter: Parameter;
  /** It is the value of a filter or of a field of a new record; the record has that value; or it names the record. */
  readonly part: "value" | "condition" | "key";
}

/** What a list or a record looks like in another format: with the parameters and the access of the route in JSON. */
export interface FeedRoute extends Route {
  readonly format: Format;
}
