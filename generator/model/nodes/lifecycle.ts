export type Lifecycle = "post" | "term" | "plain";

/**
 * What records have. `author`: the caller who created them, whose rights over them go further. `status`: who reads them.
 * `scheduled`: a publication date, from which they can be read. `trash`: where deletes move them. `taxonomy`: unique names.
 * `count`: how many records refer to one.
 */
export type LifecyclePart = "author" | "status" | "scheduled" | "trash" | "taxonomy" | "count";

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

/** Properties that the life of a record gives it. */
export const lifeProperties = [
  "id",
  "global_id",
  "global_id_lineage",
  "author",
  "status",
  "date",
  "date_utc",
  "created",
  "created_utc",
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

/** Parts that fields play where records are shown to people: on pages and in feeds. */
export type DisplayRole =
  | "text"
  | "summary"
  | "website"
  | "price"
  | "tickets"
  | "featured"
  | "online"
  | "join"
  | "phone"
  | "email"
  | "address"
  | "position"
  | "place"
  | "host"
  | "tags"
  | "color";

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
