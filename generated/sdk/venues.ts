// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, UtcDateTime } from "./core/dates.js";
import type { External, Image, JsonObject, Language, Order, RecordOrder, Status } from "./types.js";

/** A place where events are held. */
export interface Venue {
  /**
   * Id of the record.
   *
   * @example 1
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
   * @example "https://example.org/venue/sala-dei-filatori/"
   */
  url: string;
  /**
   * Name of the venue.
   *
   * @example "Sala dei Filatori"
   */
  venue: string;
  /**
   * What the place is like, as HTML.
   *
   * @example "<p>A hall of the 15th century.</p>"
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
   * @example "sala-dei-filatori"
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
   * Street and number.
   *
   * @example "Piazza Maggiore 6"
   */
  address?: string;
  /**
   * City.
   *
   * @example "Bologna"
   */
  city?: string;
  /**
   * Country.
   *
   * @example "Italy"
   */
  country?: string;
  /**
   * Province.
   *
   * @example "Bologna"
   */
  province?: string;
  /**
   * State.
   *
   * @example "Emilia-Romagna"
   */
  state?: string;
  /**
   * Postal code.
   *
   * @example "40124"
   */
  zip?: string;
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
   * State or province, for places that have one of them.
   *
   * @example "Bologna"
   */
  stateprovince?: string;
  /**
   * Latitude in degrees. From -90 to 90.
   *
   * @example 44.49
   */
  geo_lat?: number;
  /**
   * Longitude in degrees. From -180 to 180.
   *
   * @example 11.34
   */
  geo_lng?: number;
  /**
   * The record as schema.org data; in answers for a single record only.
   *
   * @example { "@context": "http://schema.org" }
   */
  json_ld?: JsonObject;
  /**
   * Whether a map is shown.
   *
   * @example true
   */
  show_map: boolean;
  /**
   * Whether a link to a map is shown.
   *
   * @example true
   */
  show_map_link: boolean;
  /**
   * What the record is called where it comes from; no other record has the same.
   *
   * @example { source: "shop.example.org", id: "show-4711" }
   */
  external?: External;
  /**
   * Id of the record that is unique across services.
   *
   * @example "example.org?id=1"
   */
  global_id: string;
  /**
   * The global ids the record has had.
   *
   * @example ["example.org?id=1"]
   */
  global_id_lineage: string[];
}

/** A page of a list of venues. */
export interface VenueList {
  /** The records of the page. */
  venues: Venue[];
  /**
   * Address of the page.
   *
   * @example "https://example.org/calendar/events/v1/venues"
   */
  rest_url: string;
  /**
   * Address of the next page; absent on the last one.
   *
   * @example "https://example.org/calendar/events/v1/venues"
   */
  next_rest_url?: string;
  /**
   * Address of the previous page; absent on the first one.
   *
   * @example "https://example.org/calendar/events/v1/venues"
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

/** Parameters of `GET /venues`. */
export interface ListVenuesQuery {
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
   * Words to find in name, description, address or contact.
   *
   * @example "sala"
   */
  search?: string;
  /**
   * Only the venues of this event.
   *
   * @example 27
   */
  event?: number;
  /**
   * Only venues that have events (true) or have none (false).
   *
   * @example true
   */
  has_events?: boolean;
  /**
   * True: only venues that have upcoming events; false: all. Default: false.
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

/** Parameters of `POST /venues`. */
export interface VenueCreate {
  /**
   * Name of the venue.
   *
   * @example "Sala dei Filatori"
   */
  venue: string;
  /**
   * Id of the author.
   *
   * @example 1
   */
  author?: number;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date?: LocalDateTime;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date_utc?: UtcDateTime;
  /**
   * What the place is like, as HTML.
   *
   * @example "<p>A hall of the 15th century.</p>"
   */
  description?: string | null;
  /**
   * Post status.
   *
   * @example "publish"
   */
  status?: Status;
  /**
   * Show a map.
   *
   * @example true
   */
  show_map?: boolean | null;
  /**
   * Show a link to a map.
   *
   * @example true
   */
  show_map_link?: boolean | null;
  /**
   * Street and number.
   *
   * @example "Piazza Maggiore 6"
   */
  address?: string | null;
  /**
   * City.
   *
   * @example "Bologna"
   */
  city?: string | null;
  /**
   * Country.
   *
   * @example "Italy"
   */
  country?: string | null;
  /**
   * Province.
   *
   * @example "Bologna"
   */
  province?: string | null;
  /**
   * State.
   *
   * @example "Emilia-Romagna"
   */
  state?: string | null;
  /**
   * Postal code.
   *
   * @example "40124"
   */
  zip?: string | null;
  /**
   * Telephone number.
   *
   * @example "+39 051 000000"
   */
  phone?: string | null;
  /**
   * State or province, for places that have one of them.
   *
   * @example "Bologna"
   */
  stateprovince?: string | null;
  /**
   * Address of the venue's website. An http or https URL.
   *
   * @example "https://example.org/"
   */
  website?: string | null;
  /**
   * The featured image: the id of an image, or its URL.
   *
   * @example "https://example.org/picture.jpg"
   */
  image?: string | null;
  /**
   * Latitude in degrees. From -90 to 90.
   *
   * @example 44.49
   */
  geo_lat?: number | null;
  /**
   * Longitude in degrees. From -180 to 180.
   *
   * @example 11.34
   */
  geo_lng?: number | null;
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

/** Parameters of `GET /venues/{id}`. */
export interface GetVenueQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /venues/{id}` and `POST, PUT, PATCH /venues/by-slug/{slug}`. */
export interface VenueUpdate {
  /**
   * Name of the venue.
   *
   * @example "Sala dei Filatori"
   */
  venue?: string;
  /**
   * Id of the author.
   *
   * @example 1
   */
  author?: number;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date?: LocalDateTime;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date_utc?: UtcDateTime;
  /**
   * What the place is like, as HTML.
   *
   * @example "<p>A hall of the 15th century.</p>"
   */
  description?: string | null;
  /**
   * Post status.
   *
   * @example "publish"
   */
  status?: Status;
  /**
   * Show a map.
   *
   * @example true
   */
  show_map?: boolean | null;
  /**
   * Show a link to a map.
   *
   * @example true
   */
  show_map_link?: boolean | null;
  /**
   * Street and number.
   *
   * @example "Piazza Maggiore 6"
   */
  address?: string | null;
  /**
   * City.
   *
   * @example "Bologna"
   */
  city?: string | null;
  /**
   * Country.
   *
   * @example "Italy"
   */
  country?: string | null;
  /**
   * Province.
   *
   * @example "Bologna"
   */
  province?: string | null;
  /**
   * State.
   *
   * @example "Emilia-Romagna"
   */
  state?: string | null;
  /**
   * Postal code.
   *
   * @example "40124"
   */
  zip?: string | null;
  /**
   * Telephone number.
   *
   * @example "+39 051 000000"
   */
  phone?: string | null;
  /**
   * State or province, for places that have one of them.
   *
   * @example "Bologna"
   */
  stateprovince?: string | null;
  /**
   * Address of the venue's website. An http or https URL.
   *
   * @example "https://example.org/"
   */
  website?: string | null;
  /**
   * The featured image: the id of an image, or its URL.
   *
   * @example "https://example.org/picture.jpg"
   */
  image?: string | null;
  /**
   * Latitude in degrees. From -90 to 90.
   *
   * @example 44.49
   */
  geo_lat?: number | null;
  /**
   * Longitude in degrees. From -180 to 180.
   *
   * @example 11.34
   */
  geo_lng?: number | null;
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

/** Parameters of `DELETE /venues/{id}`. */
export interface DeleteVenueQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /venues/by-slug/{slug}`. */
export interface GetVenueBySlugQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `DELETE /venues/by-slug/{slug}`. */
export interface DeleteVenueBySlugQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `PUT /venues/by-external/{source}/{external}`. */
export interface VenuePut extends VenueUpdate {
  /**
   * With context=import: the id of a new record, which no record has or had. At least 1.
   *
   * @example 1
   */
  id?: number;
}
