import type { FieldDescriptor, FilterDescriptor, ParameterDescriptor } from "./parameter-descriptors.js";
import type { Prose } from "./service-descriptor.js";

/** Descriptor of a resource in the generated code: plain data, printed from the spec. */
export interface ResourceDescriptor {
  readonly name: string;
  readonly plural: string;
  /** What people call one record, and several, by language. */
  readonly label: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** Its records belong to the caller who created them. */
  readonly hasAuthor?: true;
  /** Its records have a status, which says who reads them. */
  readonly hasStatus?: true;
  /** Deletes move its records to the trash; others are deleted for good. */
  readonly hasTrash?: true;
  readonly collection: string;
  /** Its records have UUIDs; absent: integers of the sequence. */
  readonly ids?: "uuid" | "text";
  /** Gives the integers, and the ids of images. */
  readonly sequence: string;
  /** The field that names a record, from which slugs are made; empty where records have no name. */
  readonly namedBy: string;
  /** Paths of the web page with `{slug}`, `{id}` or `{path}`; drafts have a page of their own. */
  readonly page: string;
  readonly draftPage: string;
  /** Its records are the terms of this taxonomy: they have a count, if only of none, and no two below the same term have the same name. */
  readonly taxonomy?: string;
  readonly period?: PeriodDescriptor;
  /** Names of the fields by which records repeat: the rule, the series of an occurrence, and how far a write reaches. */
  readonly recurrence?: { readonly rule: string; readonly series: string; readonly scope: string };
  readonly display?: DisplayDescriptor;
  /** Paths below a mount at which records are read; absent where the API has no such route. */
  readonly paths: Readonly<
    Partial<
      Record<
        | "list"
        | "changes"
        | "changes_stream"
        | "similar"
        | "get"
        | "get_by_slug"
        | "get_by_external"
        | "list_ics"
        | "list_rss"
        | "get_ics"
        | "get_by_slug_ics",
        string
      >
    >
  >;
  /** Variables of the paths of its records, with their descriptions. */
  readonly variables: Readonly<Record<string, Prose>>;
  /** The sitemap lists the pages of its published records. */
  readonly sitemap?: true;
  readonly fields: Readonly<Record<string, FieldDescriptor>>;
  readonly filters: Readonly<Record<string, FilterDescriptor>>;
  /** The field with the id of a record at its source. */
  readonly external?: string;
  /** What writes take besides the fields; absent: nothing. */
  readonly writes?: Readonly<Record<string, ParameterDescriptor>>;
  /** The parameters of a list with a role of their own, as far as it has them. */
  readonly roles: Readonly<
    Partial<
      Record<
        "page" | "size" | "cursor" | "offset" | "status" | "order" | "order_by" | "one_of_ids" | "hide_empty",
        string
      >
    >
  >;
  /** Properties of answers that are no fields. */
  readonly answered: readonly string[];
  /** Parameters in the order of a list's links. */
  readonly links: readonly string[];
  /** What each property of a page of a list has, in their order; absent: a page is the list of its records. */
  readonly list?: Readonly<Record<string, ListPart>>;
  /** Boolean property that excludes a record from every list. */
  readonly hiddenBy?: string;
  readonly order: readonly SortKey[];
  /** Orders that queries may name, besides those by a field of their name: keys, or the hook that says what comes first. */
  readonly orders?: Readonly<Record<string, readonly SortKey[] | string>>;
  /** Where the references are that its records count. */
  readonly counts?: { readonly resource: string; readonly field: string };
  /** Which records an operation takes; one without a policy takes all. */
  readonly policies?: Readonly<Partial<Record<"read" | "create" | "update" | "delete", PolicyDescriptor>>>;
  /** Names in the error catalogue, by situation. */
  readonly errors: Readonly<Partial<Record<Situation, string>>>;
  /** Changes that webhooks get messages about. */
  readonly webhooks?: readonly string[];
  /** What readers without the password see, by property of the answer. */
  readonly hiddenWithoutPassword?: Readonly<Record<string, unknown>>;
  /** Properties of the answer that are left out for them. */
  readonly withheld?: readonly string[];
  /** Its usual order goes by what they do not see. */
  readonly sortsByHidden?: true;
  /** Properties that show, where a parameter names them, the records of a resource whose property refers to the record. */
  readonly embeds?: Readonly<Record<string, Readonly<Record<"parameter" | "resource" | "property", string>>>>;
  /** Batch hooks that compute properties of its answers, by name. */
  readonly batches?: Readonly<
    Record<
      string,
      {
        /** Collections that it reads. */
        readonly reads: readonly string[];
        /** Answers with the property: those for a single record, those in lists, and those inside others. */
        readonly shownIn: readonly ("single" | "listed" | "inside")[];
      }
    >
  >;
}

/** A part of a page of a list: its records, how many records and pages there are in all, and addresses of pages. */
export type ListPart = "items" | "total" | "pages" | "self" | "next" | "previous";

export type SortKey = readonly [property: string, direction: 1 | -1];

export interface IndexDescriptor {
  readonly name: string;
  /** Stored properties and their direction, in the order of the index. */
  readonly keys: Readonly<Record<string, 1 | -1>>;
  readonly unique?: true;
  /** Without the documents that lack the first property. */
  readonly sparse?: true;
  /** Without the documents that do not match: one of the properties has no value there, or an empty text. */
  readonly partialFilterExpression?: Readonly<
    Record<string, { readonly $exists: true } | { readonly $gt: "" }>
  >;
}

/** Conditions of which a record meets one, for callers without the capability. */
export interface PolicyDescriptor {
  /**
   * What a record has in each of some stored properties: one of a list of values, of which null stands for none, or the author
   * id of the caller.
   */
  readonly records: readonly Readonly<
    Record<string, "caller" | readonly (string | number | boolean | null)[]>
  >[];
  readonly unless?: string;
  /** The conditions as the spec has them, such as `own: true; state: open`. */
  readonly words: string;
}

/** Names of the fields that say when a record takes place. */
export interface PeriodDescriptor {
  readonly start: string;
  readonly end: string;
  readonly zone: string;
  readonly wholeDays: string;
  /** Filters by which pages ask for what ends at a time or later, and starts before one; `exact` says that times count so. */
  readonly filters?: {
    readonly after: string;
    readonly before: string;
    readonly exact?: string;
    /** What pages offer besides; `of` says which field of which resource has the values. */
    readonly offered?: readonly {
      readonly name: string;
      readonly of?: { readonly resource: string; readonly field: string };
    }[];
    /** Latitude, longitude and radius. */
    readonly near?: readonly string[];
  };
  readonly eventStatus?: ScheduleStatusDescriptor;
}

/** What may become of what was announced: it is off, it is put off, it has another time, it has gone online. */
export type ScheduleStatus = "cancelled" | "postponed" | "moved" | "online";

/** Names of the fields that say whether a record takes place as announced, why not, and when it would have started. */
export interface ScheduleStatusDescriptor {
  readonly field: string;
  readonly reason?: string;
  readonly former?: string;
  /** What values say, with their names by language; those that are not here say that all is as announced. */
  readonly values: Readonly<
    Record<string, { readonly means: ScheduleStatus; readonly label: Readonly<Record<string, string>> }>
  >;
}

/** Fields by the part they play where records are shown to people: on pages and in feeds. */
export interface DisplayDescriptor {
  /** HTML or plain text. */
  readonly text?: string;
  readonly summary?: string;
  readonly website?: string;
  /** Shown as the answer has it. */
  readonly price?: string;
  /** Objects with name, price, currency, url, sale_start and sale_end, as far as their type has them. */
  readonly tickets?: string;
  readonly featured?: string;
  /** Whether one can take part online, and where. */
  readonly online?: string;
  readonly join?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Texts in the order of an address on a letter. */
  readonly address?: readonly string[];
  /** Latitude and longitude in degrees. */
  readonly position?: readonly string[];
  /** Relations: where it takes place, who holds it, and the terms it is marked with. */
  readonly place?: string;
  readonly host?: string;
  readonly tags?: readonly string[];
  /** The colour of what is marked with such a term, such as `#1f5f5b`. */
  readonly color?: string;
}

export type Situation =
  | "unknown"
  | "wrong_kind"
  | "trashed"
  | "not_accessible"
  | "password_protected"
  | "in_trash"
  | "no_page"
  | "referenced"
  | "not_permitted"
  | "policy_violated";
