/**
 * The model: everything the spec says, checked and complete. Emitters read it and decide nothing: defaults are filled in,
 * names and order are final, references are objects, and every node keeps its place in the YAML.
 */
export interface Model {
  readonly service: Service;
  readonly enums: readonly Enum[];
  readonly objects: readonly ObjectType[];
  readonly resources: readonly Resource[];
  /** Routes that belong to no resource: the index, the document, the contract. */
  readonly serviceRoutes: readonly ServiceRoute[];
  readonly errors: readonly ErrorKind[];
  readonly reasons: readonly Reason[];
}

/** Where a node stands in the spec; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Behind its last character; absent where a whole file is meant. */
  readonly end?: { readonly line: number; readonly column: number };
  /** JSON pointer to the node in its file, such as `/fields/title/type`; that of a key is the one of its value, and empty the whole file. */
  readonly pointer?: string;
}

/** Prose in every language of the service; a language without its own text repeats the default one. */
export type Text = Readonly<Record<string, string>>;

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export interface Service {
  readonly title: string;
  readonly version: string;
  /** Name of the package with the typed client. */
  readonly clientPackage: string;
  readonly namespace: string;
  readonly text: Text;
  readonly mounts: readonly Mount[];
  /** Other paths of what stands outside the mounts, with the path that each means. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly languages: Languages;
  readonly paging: Paging;
  readonly sequences: readonly string[];
  readonly statuses: readonly Status[];
  readonly capabilities: readonly { readonly name: string; readonly text: Text }[];
  readonly roles: readonly { readonly name: string; readonly capabilities: readonly string[] }[];
  readonly extensions: readonly { readonly name: string; readonly text: Text }[];
  /** Role as which webhooks see records; empty: they see what everyone sees. */
  readonly webhookRole: string;
  /** Parameter that every route takes: the language of the content. */
  readonly languageParameter: Parameter;
}

export interface Mount {
  readonly path: string;
  readonly namespace: string;
  /** Language segments that may stand in front of the path. */
  readonly languages: readonly string[];
  /** Query parameter that may carry the path, or absent. */
  readonly query?: string;
  /** Other paths of the same address. */
  readonly aliases: readonly string[];
  /** How pages lead programs to it: the relation of a link, and headers. */
  readonly discovery?: { readonly relation: string; readonly headers: Readonly<Record<string, string>> };
}

export interface Languages {
  readonly all: readonly string[];
  readonly default: string;
  readonly parameter: string;
  readonly aliases: readonly string[];
}

export interface Paging {
  readonly page: string;
  readonly size: string;
  readonly default: number;
  readonly maximum: number;
}

export interface Status {
  readonly name: string;
  readonly read: "everyone" | "owner" | "private" | "nobody";
  readonly role?: "published" | "scheduled" | "draft" | "review" | "trash";
  readonly text: Text;
}

export interface ErrorKind {
  /** Key in the catalogue, and the code sent unless `code` says otherwise. */
  readonly name: string;
  readonly code: string;
  readonly status: number;
  readonly text: Text;
}

export interface Reason {
  readonly name: string;
  readonly text: Text;
}

// Types

/** Scalars of the spec language. What each accepts and stores is told in spec/README.md. */
export const scalarNames = [
  "text",
  "html",
  "integer",
  "number",
  "boolean",
  "flag",
  "datetime",
  "timezone",
  "url",
  "email",
  "slug",
  "image",
  "user",
  "password",
  "any",
  "json",
  "value",
] as const;
export type ScalarName = (typeof scalarNames)[number];

export type Type =
  | { readonly kind: "scalar"; readonly scalar: ScalarName }
  | { readonly kind: "enum"; readonly enum: Enum }
  | { readonly kind: "object"; readonly object: ObjectType }
  | { readonly kind: "list"; readonly of: Type }
  /** An object with free keys and values of one type. */
  | { readonly kind: "map"; readonly of: Type };

export interface Enum {
  /** Spec name, such as `term_order`. */
  readonly name: string;
  /** TypeScript name, such as `TermOrder`. */
  readonly typeName: string;
  readonly values: readonly { readonly value: string; readonly text: Text }[];
  /** Values by what callers may send for them besides; absent: nothing else. */
  readonly spellings?: Readonly<Record<string, string>>;
  readonly place: Place;
}

export interface ObjectType {
  readonly name: string;
  readonly typeName: string;
  readonly text: Text;
  readonly properties: readonly ObjectProperty[];
  readonly place: Place;
}

export interface ObjectProperty {
  readonly name: string;
  readonly type: Type;
  readonly optional: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** A value that documents show; absent: one that suits the type. */
  readonly example?: JsonValue;
  /** What people call it in forms; absent: the text says it. */
  readonly label?: Text;
  readonly text: Text;
}

/** A part that works and will go. Days are dates such as `2031-03-10`, in UTC. */
export interface Deprecation {
  /** Day from which callers should do without it. */
  readonly since: string;
  /** First day on which it may be gone; absent: none is set. */
  readonly sunset?: string;
  /** What to use instead. */
  readonly text: Text;
}

/** A part of the model that may be on its way out. */
export interface Ageing {
  readonly deprecation?: Deprecation;
}

/** Something a caller sends: in the path, the query string or the body. */
export interface Parameter {
  readonly name: string;
  readonly type: ParameterType;
  readonly required: boolean;
  /** JSON null is accepted and stands for "none". */
  readonly nullable: boolean;
  /** An empty text is accepted. */
  readonly blank: boolean;
  readonly default?: JsonValue;
  /** What a hook takes where the parameter is missing, as a caller would send it. */
  readonly computed?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Larger numbers are accepted, and count as this one. */
  readonly cap?: number;
  /** Paths of mounts at which a value that the type does not have counts as not sent. */
  readonly lenientAt?: readonly string[];
  readonly extension?: string;
  /** A value that documents show; absent: one that suits the type. */
  readonly example?: JsonValue;
  readonly deprecation?: Deprecation;
  readonly text: Text;
  readonly place: Place;
}

export type ParameterType =
  | Type
  /** Refers to records. `by` lists what identifies one; `create` what may stand for one that does not exist yet. */
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

// Resources

export type Lifecycle = "post" | "term";

export interface Resource {
  /** Spec name in the singular, such as `venue`. */
  readonly name: string;
  readonly plural: string;
  /** TypeScript names: `Venue`, `Venues`, and the value names `venue`, `venues`. */
  readonly typeName: string;
  readonly typePlural: string;
  readonly valueName: string;
  readonly valuePlural: string;
  /** Folder and file name in `generated/`, such as `venues`. */
  readonly folder: string;
  readonly collection: string;
  /** Name before the last renaming. */
  readonly renamedFrom?: string;
  readonly lifecycle: Lifecycle;
  readonly sequence: string;
  readonly namedBy: Field;
  /** Path of the web page, with `{slug}`, `{id}` or `{path}`. */
  readonly page: string;
  readonly draftPage: string;
  readonly taxonomy?: string;
  readonly text: Text;
  /** What people call one record, and several. */
  readonly label: Text;
  readonly labels: Text;
  /** One record and several as the object of a sentence, such as `an event` and `events`. */
  readonly one: Text;
  readonly many: Text;
  readonly period?: Period;
  /** Its records may repeat. */
  readonly recurrence?: Recurrence;
  /** Its published records stand in the sitemap. */
  readonly sitemap: boolean;
  readonly fields: readonly Field[];
  readonly filters: readonly Filter[];
  /** Filters that the plain link of a list may show, in order; other filters follow, and make it form-encoded. */
  readonly links: readonly string[];
  /** Boolean field that keeps a record out of every list. */
  readonly hiddenBy?: Field;
  /** What people are shown of a record besides its name, its period and its image. */
  readonly shown?: Shown;
  readonly order: readonly SortKey[];
  /** Orders that callers may ask for, besides those by a field of their name. */
  readonly orders: readonly NamedOrder[];
  readonly indexes: readonly Index[];
  readonly answer: Answer;
  /** Shape inside other records; the same object as `answer` where the spec gives none. */
  readonly embedded: Answer;
  /** For terms: the field of another resource whose references are counted. */
  readonly counts?: { readonly resource: Resource; readonly field: Field };
  readonly errors: readonly ResourceError[];
  /** Changes that webhooks are told of. */
  readonly webhooks: readonly ChangeKind[];
  readonly hooks: readonly Hook[];
  readonly routes: readonly Route[];
  /** The routes above once more for each format that they also answer in. */
  readonly feedRoutes: readonly FeedRoute[];
  readonly place: Place;
}

/** What a write does to a record. */
export const changeKinds = [
  "created",
  "updated",
  "trashed",
  "restored",
  "published",
  "cancelled",
  "deleted",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Fields that together tell when a record takes place. */
export interface Period {
  readonly start: Field;
  readonly end: Field;
  readonly zone: Field;
  readonly wholeDays: Field;
  /** By which lists are asked for what takes place between two times. */
  readonly filters?: PeriodFilters;
  /** Whether a record takes place as it was announced. */
  readonly standing?: Standing;
}

/** What may become of what was announced: it is off, it is put off, it has another time, it has gone online. */
export const standingRoles = ["cancelled", "postponed", "moved", "online"] as const;
export type StandingRole = (typeof standingRoles)[number];

/** The enum field that says whether a record takes place as announced, and the fields beside it. */
export interface Standing {
  readonly field: Field;
  readonly reason?: Field;
  /** The start before the last move. */
  readonly former?: Field;
  /** Which value of the field says what; other values say that all is as announced. */
  readonly values: Readonly<Partial<Record<StandingRole, string>>>;
}

export interface PeriodFilters {
  readonly after: Filter;
  readonly before: Filter;
  /** Says that times count exactly. */
  readonly exact?: Filter;
}

/** Fields by which records repeat. */
export interface Recurrence {
  /** An object with the rule, and with dates besides it and without it. */
  readonly rule: Field;
  /** Relation of an occurrence to the record that it is an occurrence of. */
  readonly series: Field;
  /** Tells how far a write of an occurrence reaches; it is never stored. */
  readonly scope: Field;
}

/** Parts that fields play where records are shown to people: on pages and in feeds. */
export type ShownRole =
  | "text"
  | "summary"
  | "website"
  | "price"
  | "featured"
  | "online"
  | "join"
  | "phone"
  | "email"
  | "address"
  | "position"
  | "place"
  | "host"
  | "marks";

/** The fields of each part; one but for the parts that take a list. */
export type Shown = Readonly<Partial<Record<ShownRole, readonly Field[]>>>;

export interface Field extends Parameter {
  readonly localized: boolean;
  /** What people call it in forms and on pages; absent: the text says it. */
  readonly label?: Text;
  /** What is stored when a create leaves the field out; absent: nothing. */
  readonly initial?: JsonValue;
  /** Name before the last renaming: what is stored under it belongs to this field. */
  readonly renamedFrom?: string;
  readonly storage: FieldStorage;
  /** For references: shown as one record, as a list, or as a list that shrinks to its only record. */
  readonly show: "one" | "many" | "one_or_many";
  readonly hierarchy: boolean;
  readonly acyclic: boolean;
  /** HTML whose lines outside of blocks show as paragraphs. */
  readonly paragraphs: boolean;
}

/** How a field is kept in a document. */
export type FieldStorage =
  /** A property of the same name. */
  | "plain"
  /** In `text`, by language. */
  | "localized"
  /** Ids of records, always a list; `reference` keeps one id. */
  | "references"
  | "reference"
  /** By the life of a record: author, status, date, slug, password, image. */
  | "author"
  | "status"
  | "date"
  | "date_utc"
  | "slug"
  | "password"
  | "image"
  /** By the period: wall-clock text, zone, and instant. */
  | "period"
  /** Not at all: it says how far a write reaches. */
  | "scope";

export interface Filter extends Parameter {
  readonly match: Match;
}

/** What a filter keeps. */
export type Match =
  | { readonly kind: "page" }
  | { readonly kind: "size" }
  | {
      readonly kind: "search";
      readonly fields: readonly Field[] /** Find text inside words as well. */;
      readonly within: boolean;
    }
  | { readonly kind: "equals"; readonly field: Field }
  | { readonly kind: "reference"; readonly field: Field; readonly descendants: boolean }
  | { readonly kind: "linked_from"; readonly resource: Resource; readonly field: Field }
  | { readonly kind: "one_of_ids" }
  | { readonly kind: "none_of_ids" }
  | { readonly kind: "status" }
  | { readonly kind: "slug" }
  | { readonly kind: "order" }
  | { readonly kind: "order_by" }
  | { readonly kind: "hide_empty" }
  /** Sent, it lets the computed defaults of these filters not count. */
  | { readonly kind: "lifts"; readonly filters: readonly string[] }
  /** `reads` are the fields that the function looks at; any where it is absent. */
  | { readonly kind: "hook"; readonly hook: Hook; readonly reads?: readonly Field[] };

/** One key of a sort: a stored property and its direction. */
export interface SortKey {
  readonly property: string;
  readonly direction: 1 | -1;
}

/** An order that a value of the filter with `order_by` stands for. */
export interface NamedOrder {
  readonly name: string;
  /** Among records that come at the same place, where a hook says what comes first. */
  readonly keys: readonly SortKey[];
  readonly rankedBy?: Hook;
}

export interface Index {
  readonly name: string;
  readonly keys: readonly SortKey[];
  readonly unique: boolean;
  /** Without the documents that lack its properties. */
  readonly sparse?: true;
}

/** A function in runtime/hooks that the spec names. */
export interface Hook {
  readonly kind: "filter" | "answer";
  readonly name: string;
  /** Property in the Hooks interface. */
  readonly property: string;
  /** Filter hooks: the filters it serves. Answer hooks: the property it computes. */
  readonly serves: readonly string[];
  /** Type of the value of an answer hook. */
  readonly type?: Type;
  readonly place: Place;
}

// Answers

export interface Answer {
  /** TypeScript name, such as `Category` or `EmbeddedCategory`. */
  readonly typeName: string;
  readonly properties: readonly AnswerProperty[];
}

export interface AnswerProperty {
  readonly name: string;
  readonly type: AnswerType;
  /** Left out when empty. */
  readonly optional: boolean;
  /** Only in answers for a single record. */
  readonly single: boolean;
  /** Shown instead when the reader lacks the record's password; absent: shown as it is. */
  readonly masked?: JsonValue;
  /** A value that documents show; absent: that of its field, or one that suits the type. */
  readonly example?: JsonValue;
  readonly value: AnswerValue;
  readonly deprecation?: Deprecation;
  readonly text: Text;
  readonly place: Place;
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
  | { readonly kind: "constant"; readonly value: JsonValue };

/** Properties that the life of a record gives it. */
export const lifeProperties = [
  "id",
  "global_id",
  "global_id_lineage",
  "author",
  "status",
  "date",
  "date_utc",
  "modified",
  "modified_utc",
  "page",
  "self",
  "slug",
  "count",
  "taxonomy",
  "term_urls",
  "term_links",
] as const;
export type LifeProperty = (typeof lifeProperties)[number];

// Errors and routes

/** Situations for which a resource may have an error of its own. */
export const situations = [
  "unknown",
  "wrong_kind",
  "trashed",
  "not_accessible",
  "password_protected",
  "in_trash",
  "no_page",
] as const;
export type Situation = (typeof situations)[number];

export interface ResourceError extends ErrorKind {
  readonly situation: Situation;
}

export const operations = [
  "list",
  "create",
  "get",
  "update",
  "delete",
  "get_by_slug",
  "update_by_slug",
  "delete_by_slug",
] as const;
export type Operation = (typeof operations)[number];
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Whether a call may be sent again when its answer was lost. */
export type Idempotency =
  /** Always: it changes nothing. */
  | "natural"
  /** With the `Idempotency-Key` of the first call: it is done once and answered alike. */
  | "key"
  | "none";

export interface Route {
  readonly resource: Resource;
  readonly operation: Operation;
  /** Relative to a mount, with `{id}` or `{slug}`. */
  readonly path: string;
  readonly methods: readonly Method[];
  /** Capability the caller needs; absent: everyone may call. */
  readonly access?: string;
  readonly idempotency: Idempotency;
  /** Name of the operation in code: `listVenues`, `getVenueBySlug`. */
  readonly operationName: string;
  /** TypeScript name of what the operation takes, path excluded: `ListVenuesQuery`, `VenueCreate`, `VenueUpdate`. */
  readonly inputName: string;
  /** Everything the operation takes besides what stands in the path, in order. */
  readonly parameters: readonly Parameter[];
  /** Addresses outside the mounts that existing programs read it at in another format. */
  readonly aliases?: Aliases;
  readonly deprecation?: Deprecation;
  /** What no other operation is called, such as `Create an event`. */
  readonly title: Text;
  readonly text: Text;
  readonly place: Place;
}

/** Other addresses of a route that reads, in its formats. */
export interface Aliases {
  /** Query parameters that ask for a format. */
  readonly formats: Readonly<Record<string, Format>>;
  /** Query parameters by another name than that of the filter. */
  readonly parameters: Readonly<Record<string, string>>;
  /** By query parameter and its value: the filters that this stands for. */
  readonly values: Readonly<Record<string, Readonly<Record<string, FixedParameters>>>>;
  /** The more specific ones stand first. */
  readonly paths: readonly AliasPath[];
}

/** Filters with values; `{name}` in one stands for what the path or the query has by that name. */
export type FixedParameters = Readonly<Record<string, string>>;

export interface AliasPath {
  /** With filters in braces. */
  readonly path: string;
  /** Format where no parameter asks for one. */
  readonly format?: Format;
  readonly parameters: FixedParameters;
}

/** What a route of the service itself does; `webhook` and those behind it are about one endpoint of webhooks. */
export const serviceOperations = [
  "index",
  "document",
  "contract",
  "audit",
  "webhooks",
  "create_webhook",
  "webhook",
  "update_webhook",
  "delete_webhook",
  "rotate_webhook",
  "test_webhook",
  "webhook_log",
  "replay_webhook",
] as const;
export type ServiceOperation = (typeof serviceOperations)[number];

/** Formats besides JSON; the path of a route in one ends with a dot and its name. */
export const formats = ["ics", "rss"] as const;
export type Format = (typeof formats)[number];

/** What a list or a record looks like in another format: with the parameters and the access of the route in JSON. */
export interface FeedRoute extends Route {
  readonly format: Format;
}

export interface ServiceRoute {
  readonly name: string;
  readonly operation: ServiceOperation;
  /** Relative to a mount, with `{name}` where the operation is about one thing. */
  readonly path: string;
  readonly methods: readonly Method[];
  /** Capability the caller needs; absent: everyone may call. */
  readonly access?: string;
  readonly operationName: string;
  readonly inputName: string;
  readonly parameters: readonly Parameter[];
  /** What it answers; absent: an object of any shape. */
  readonly answer?: Type;
  readonly deprecation?: Deprecation;
  readonly title: Text;
  readonly text: Text;
  readonly place: Place;
}
