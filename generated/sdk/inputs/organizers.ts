// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, TimeObject, UtcDateTime } from "../core/dates.js";
import type { ImageInput, OneOrMany } from "../core/given-files.js";
import type { External, Language, Order, RecordOrder, Status } from "../types.js";

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
  status?: OneOrMany<Status>;
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
  author?: number | string | null;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date?: LocalDateTime | TimeObject | null;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date_utc?: UtcDateTime | TimeObject | null;
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
  image?: ImageInput | null;
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
  created?: LocalDateTime | TimeObject;
  /**
   * With context=import: when the record was changed last. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified?: LocalDateTime | TimeObject;
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
  author?: number | string | null;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date?: LocalDateTime | TimeObject | null;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date_utc?: UtcDateTime | TimeObject | null;
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
  image?: ImageInput | null;
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
  created?: LocalDateTime | TimeObject;
  /**
   * With context=import: when the record was changed last. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified?: LocalDateTime | TimeObject;
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
