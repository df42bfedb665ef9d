/** What the generated code tells the runtime about a resource: plain data, printed from the spec. */
export interface ResourceFacts {
  readonly name: string;
  readonly plural: string;
  /** Posts have an author, a status, a publication date and a trash; terms have a count and are deleted for good. */
  readonly lifecycle: "post" | "term";
  readonly collection: string;
  readonly sequence: string;
  /** The localized field that names a record; slugs are made from it. */
  readonly namedBy: string;
  /** Paths of the web page with `{slug}`, `{id}` or `{path}`; drafts have a page of their own. */
  readonly page: string;
  readonly draftPage: string;
  readonly taxonomy?: string;
  readonly period?: PeriodFacts;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  readonly filters: Readonly<Record<string, FilterFacts>>;
  /** Parameters in the order of a list's links. */
  readonly links: readonly string[];
  /** Boolean property that keeps a record out of every list. */
  readonly hiddenBy?: string;
  readonly order: readonly SortKey[];
  /** For terms: where the references stand that are counted. */
  readonly counts?: { readonly resource: string; readonly field: string };
  /** Names in the error catalogue, by situation. */
  readonly errors: Readonly<Partial<Record<Situation, string>>>;
  /** What readers without the password see, by property of the answer. */
  readonly masked?: Readonly<Record<string, unknown>>;
}

export type SortKey = readonly [property: string, direction: 1 | -1];

export interface IndexFacts {
  readonly name: string;
  /** Stored properties and their direction, in the order of the index. */
  readonly keys: Readonly<Record<string, 1 | -1>>;
  readonly unique?: true;
}

/** Names of the fields that tell when a record takes place. */
export interface PeriodFacts {
  readonly start: string;
  readonly end: string;
  readonly zone: string;
  readonly wholeDays: string;
}

export type Situation =
  | "unknown"
  | "wrong_kind"
  | "trashed"
  | "not_accessible"
  | "password_protected"
  | "in_trash"
  | "no_page";

export type ParameterKind =
  | "text"
  | "html"
  | "integer"
  | "number"
  | "boolean"
  | "flag"
  | "datetime"
  | "timezone"
  | "url"
  | "email"
  | "slug"
  | "image"
  | "user"
  | "password"
  | "any"
  | "json"
  | "enum"
  | "object"
  | "reference";

/** Days such as `2031-03-10`: from when callers should do without a part, and from when it may be gone. */
export interface DeprecationFacts {
  readonly since: string;
  readonly sunset?: string;
}

/** How a parameter is read from text or JSON, and what it means. */
export interface ParameterFacts {
  readonly kind: ParameterKind;
  readonly list?: true;
  readonly required?: true;
  readonly nullable?: true;
  readonly blank?: true;
  readonly default?: unknown;
  /** It works, and will go. */
  readonly deprecated?: DeprecationFacts;
  /** Values of an enum, as the service writes them. */
  readonly values?: readonly string[];
  /** References: the resource, what identifies a record, and what may stand for a new one. */
  readonly target?: string;
  readonly by?: readonly ("id" | "slug" | "name")[];
  readonly create?: "name" | "record";
  /** Objects: how each property is read. */
  readonly properties?: Readonly<Record<string, ParameterFacts>>;
}

export interface FieldFacts extends ParameterFacts {
  readonly storage: FieldStorage;
  /** Stored when a create leaves the field out. */
  readonly initial?: unknown;
  readonly acyclic?: true;
  readonly hierarchy?: true;
}

export type FieldStorage =
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
  | "period";

export interface FilterFacts extends ParameterFacts {
  readonly match: MatchFacts;
}

export type MatchFacts =
  | {
      readonly by:
        | "page"
        | "size"
        | "status"
        | "slug"
        | "order"
        | "order_by"
        | "hide_empty"
        | "one_of_ids"
        | "none_of_ids";
    }
  | { readonly by: "search"; readonly fields: readonly string[]; readonly within?: true }
  | { readonly by: "equals"; readonly property: string }
  | { readonly by: "reference"; readonly property: string; readonly descendants?: true }
  | { readonly by: "linked_from"; readonly resource: string; readonly property: string }
  | { readonly by: "hook"; readonly hook: string };
