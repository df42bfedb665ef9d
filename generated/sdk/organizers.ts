// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, UtcDateTime } from "./core/dates.js";
import type { External, Image, JsonObject, Language, Order, RecordOrder, Status } from "./types.js";

/** A person or group that holds events. */
export interface Organizer {
  /**
   * Id of the record.
   *
   * @example 13
   */
  id: number;
  /**
   * Id of the author, as text.
   *
   * @example "1"
   */
  author: string;
  /**
   * Status that the record has.
   *
   * @example "publish"
   */
  status: Status;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-02-01 09:00:00"
   */
  date: LocalDateTime;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-02-01 09:00:00"
   */
  date_utc: UtcDateTime;
  /**
   * Date and time of the last change in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-02-01 09:00:00"
   */
  modified: LocalDateTime;
  /**
   * Date and time of the last change in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-02-01 09:00:00"
   */
  modified_utc: UtcDateTime;
  /**
   * Address of the web page of the record. An http or https URL.
   *
   * @example "https://example.org/organizer/associazione-sette-corti/"
   */
  url: string;
  /**
   * Name of the organizer.
   *
   * @example "Associazione Sette Corti"
   */
  organizer: string;
  /**
   * Who the organizer is, as HTML.
   *
   * @example "<p>Music and talks in old courtyards.</p>"
   */
  description?: string;
  /**
   * Not used.
   *
   * @example ""
   */
  excerpt?: string;
  /**
   * Short name in addresses. Letters, digits and hyphens.
   *
   * @example "associazione-sette-corti"
   */
  slug: string;
  /**
   * The featured image with the sizes it is stored in; false or absent where there is none.
   *
   * @example {
   *   url: "https://example.org/choir.jpg",
   *   id: 1,
   *   extension: "jpg",
   *   width: 1200,
   *   height: 800,
   *   filesize: 204800,
   * }
   */
  image?: Image;
  /**
   * Telephone number.
   *
   * @example "+39 051 000000"
   */
  phone?: string;
  /**
   * Address of the website; empty or absent where there is none. An http or https URL.
   *
   * @example "https://example.org/"
   */
  website?: string;
  /**
   * E-mail address.
   *
   * @example "info@example.org"
   */
  email?: string;
  /**
   * What the record is called where it comes from; no other record has the same.
   *
   * @example { source: "shop.example.org", id: "show-4711" }
   */
  external?: External;
  /**
   * The record as schema.org data; in answers for a single record only.
   *
   * @example { "@context": "http://schema.org" }
   */
  json_ld?: JsonObject;
  /**
   * Id of the record that is unique across services.
   *
   * @example "example.org?id=13"
   */
  global_id: string;
  /**
   * The global ids the record has had.
   *
   * @example ["example.org?id=13"]
   */
  global_id_lineage: string[];
}

/** A page of a list of organizers. */
export interface OrganizerList {
  /** The records of the page. */
  organizers: Organizer[];
  /**
   * Address of the page.
   *
   * @example "https://example.org/calendar/events/v1/organizers"
   */
  rest_url: string;
  /**
   * Address of the next page; absent on the last one.
   *
   * @example "https://example.org/calendar/events/v1/organizers"
   */
  next_rest_url?: string;
  /**
   * Address of the previous page; absent on the first one.
   *
   * @example "https://example.org/calendar/events/v1/organizers"
   */
  previous_rest_url?: string;
  /**
   * How many records the whole list has.
   *
   * @example 1
   */
  total: number;
  /**
   * How many pages the whole list has.
   *
   * @example 1
   */
  total_pages: number;
}

/** Parameters of `GET /organizers`. */
export interface ListOrganizersQuery {
  /**
   * The page of the archive to return. At least 1. Default: 1.
   *
   * @example 1
   */
  page?: number;
  /**
   * How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page
   * leads to the rest. At least 1. Default: 10.
   *
   * @example 10
   */
  per_page?: number;
  /**
   * Words to find in name, description or contact.
   *
   * @example "choir"
   */
  search?: string;
  /**
   * Only the organizers of this event.
   *
   * @example 27
   */
  event?: number;
  /**
   * Only organizers that have events (true) or have none (false).
   *
   * @example true
   */
  has_events?: boolean;
  /**
   * True: only organizers that have upcoming events; false: all. Default: false.
   *
   * @example false
   */
  only_with_upcoming?: boolean;
  /**
   * Only records in one of these post statuses.
   *
   * @example ["publish"]
   */
  status?: readonly Status[];
  /**
   * What to sort by; where missing, the latest publication first.
   *
   * @example "name"
   */
  orderby?: RecordOrder;
  /**
   * Direction of the order, ascending where missing.
   *
   * @example "asc"
   */
  order?: Order;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST /organizers`. */
export interface OrganizerCreate {
  /**
   * Name of the organizer.
   *
   * @example "Associazione Sette Corti"
   */
  organizer: string;
  /**
   * Id of the author.
   *
   * @example 1
   */
  author?: number | null;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date?: LocalDateTime | null;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date_utc?: UtcDateTime | null;
  /**
   * Who the organizer is, as HTML.
   *
   * @example "<p>Music and talks in old courtyards.</p>"
   */
  description?: string | null;
  /**
   * Post status.
   *
   * @example "publish"
   */
  status?: Status | null;
  /**
   * Telephone number.
   *
   * @example "+39 051 000000"
   */
  phone?: string | null;
  /**
   * Address of the organizer's website. An http or https URL.
   *
   * @example "https://example.org/"
   */
  website?: string | null;
  /**
   * E-mail address.
   *
   * @example "info@example.org"
   */
  email?: string | null;
  /**
   * The featured image: the id of an image, or its URL.
   *
   * @example "https://example.org/picture.jpg"
   */
  image?: string | null;
  /**
   * What the record is called where it comes from; no other record has the same.
   *
   * @example { source: "shop.example.org", id: "show-4711" }
   */
  external?: External | null;
  /**
   * Rejects the write with 412 where anybody but the source of the record has changed it since the
   * source wrote it.
   *
   * @example true
   */
  if_unchanged?: boolean;
  /**
   * import: the record moves here from elsewhere, with its id, its dates and its author. Matches
   * `^import$`.
   *
   * @example "import"
   */
  context?: string;
  /**
   * With context=import: the id of a new record, which no record has or had. At least 1.
   *
   * @example 1
   */
  id?: number;
  /**
   * With context=import: when the record was created. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  created?: LocalDateTime;
  /**
   * With context=import: when the record was changed last. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified?: LocalDateTime;
  /**
   * With context=import: short name in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
  /**
   * With context=import: the status that a record in the trash had before.
   *
   * @example "publish"
   */
  trashed_from?: Status;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /organizers/{id}`. */
export interface GetOrganizerQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /organizers/{id}` and `POST, PUT, PATCH /organizers/by-slug/{slug}`. */
export interface OrganizerUpdate {
  /**
   * Name of the organizer.
   *
   * @example "Associazione Sette Corti"
   */
  organizer?: string;
  /**
   * Id of the author.
   *
   * @example 1
   */
  author?: number | null;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date?: LocalDateTime | null;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date_utc?: UtcDateTime | null;
  /**
   * Who the organizer is, as HTML.
   *
   * @example "<p>Music and talks in old courtyards.</p>"
   */
  description?: string | null;
  /**
   * Post status.
   *
   * @example "publish"
   */
  status?: Status | null;
  /**
   * Telephone number.
   *
   * @example "+39 051 000000"
   */
  phone?: string | null;
  /**
   * Address of the organizer's website. An http or https URL.
   *
   * @example "https://example.org/"
   */
  website?: string | null;
  /**
   * E-mail address.
   *
   * @example "info@example.org"
   */
  email?: string | null;
  /**
   * The featured image: the id of an image, or its URL.
   *
   * @example "https://example.org/picture.jpg"
   */
  image?: string | null;
  /**
   * What the record is called where it comes from; no other record has the same.
   *
   * @example { source: "shop.example.org", id: "show-4711" }
   */
  external?: External | null;
  /**
   * Rejects the write with 412 where anybody but the source of the record has changed it since the
   * source wrote it.
   *
   * @example true
   */
  if_unchanged?: boolean;
  /**
   * import: the record moves here from elsewhere, with its id, its dates and its author. Matches
   * `^import$`.
   *
   * @example "import"
   */
  context?: string;
  /**
   * With context=import: when the record was created. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  created?: LocalDateTime;
  /**
   * With context=import: when the record was changed last. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified?: LocalDateTime;
  /**
   * With context=import: short name in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
  /**
   * With context=import: the status that a record in the trash had before.
   *
   * @example "publish"
   */
  trashed_from?: Status;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `DELETE /organizers/{id}`. */
export interface DeleteOrganizerQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /organizers/by-slug/{slug}`. */
export interface GetOrganizerBySlugQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `DELETE /organizers/by-slug/{slug}`. */
export interface DeleteOrganizerBySlugQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `PUT /organizers/by-external/{source}/{external}`. */
export interface OrganizerPut extends OrganizerUpdate {
  /**
   * With context=import: the id of a new record, which no record has or had. At least 1.
   *
   * @example 1
   */
  id?: number;
}
