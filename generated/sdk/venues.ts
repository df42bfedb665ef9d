// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, UtcDateTime } from "./core/dates.js";
import type { Image, JsonObject, Language, Order, RecordOrder, Status } from "./types.js";

/** A place where events are held. */
export interface Venue {
  /** Id of the record. */
  id: number;
  /** Id of the author. */
  author: string;
  /** Post status. */
  status: string;
  /** Date and time of publication in the time zone of the site. */
  date: LocalDateTime;
  /** Date and time of publication in UTC. */
  date_utc: UtcDateTime;
  /** Date and time of the last change in the time zone of the site. */
  modified: LocalDateTime;
  /** Date and time of the last change in UTC. */
  modified_utc: UtcDateTime;
  /** Address of the web page of the record. */
  url: string;
  /** Name of the venue. */
  venue: string;
  /** What the place is like, as HTML. */
  description?: string;
  /** Not used. */
  excerpt?: string;
  /** Short name in addresses. */
  slug: string;
  /** The featured image: the id of an image, or its URL. */
  image?: Image;
  /** Street and number. */
  address?: string;
  /** City. */
  city?: string;
  /** Country. */
  country?: string;
  /** Province. */
  province?: string;
  /** State. */
  state?: string;
  /** Postal code. */
  zip?: string;
  /** Telephone number. */
  phone?: string;
  /** Address of the venue's website. */
  website?: string;
  /** State or province, for places that have one of them. */
  stateprovince?: string;
  /** Latitude in degrees. */
  geo_lat?: number;
  /** Longitude in degrees. */
  geo_lng?: number;
  /** The record as schema.org data; in answers for a single record only. */
  json_ld?: JsonObject;
  /** Show a map. */
  show_map: boolean;
  /** Show a link to a map. */
  show_map_link: boolean;
  /** Id of the record that is unique across services. */
  global_id: string;
  /** The global ids the record has had. */
  global_id_lineage: string[];
}

/** A page of a list of venues. */
export interface VenueList {
  /** The records of the page. */
  venues: Venue[];
  /** Address of the page. */
  rest_url: string;
  /** Address of the next page; absent on the last one. */
  next_rest_url?: string;
  /** Address of the previous page; absent on the first one. */
  previous_rest_url?: string;
  /** How many records the whole list has. */
  total: number;
  /** How many pages the whole list has. */
  total_pages: number;
}

/** Parameters of `GET /venues`. */
export interface ListVenuesQuery {
  /** The page of the archive to return. Default: 1. */
  page?: number;
  /**
   * How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page
   * leads to the rest. Default: 10.
   */
  per_page?: number;
  /** Words to find in name, description, address or contact. */
  search?: string;
  /** Keep the venues of this event. */
  event?: number;
  /** Keep venues that have events (true) or have none (false). */
  has_events?: boolean;
  /** True: keep venues that have upcoming events; false: keep all. Default: false. */
  only_with_upcoming?: boolean;
  /** Keep records in one of these post statuses. */
  status?: readonly Status[];
  /** What to sort by; where missing, the latest publication first. */
  orderby?: RecordOrder;
  /** Direction of the order, ascending where missing. */
  order?: Order;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST /venues`. */
export interface VenueCreate {
  /** Name of the venue. */
  venue: string;
  /** Id of the author. */
  author?: number;
  /** Date and time of publication in the time zone of the site. */
  date?: LocalDateTime;
  /** Date and time of publication in UTC. */
  date_utc?: UtcDateTime;
  /** What the place is like, as HTML. */
  description?: string | null;
  /** Post status. */
  status?: Status;
  /** Show a map. */
  show_map?: boolean | null;
  /** Show a link to a map. */
  show_map_link?: boolean | null;
  /** Street and number. */
  address?: string | null;
  /** City. */
  city?: string | null;
  /** Country. */
  country?: string | null;
  /** Province. */
  province?: string | null;
  /** State. */
  state?: string | null;
  /** Postal code. */
  zip?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** State or province, for places that have one of them. */
  stateprovince?: string | null;
  /** Address of the venue's website. */
  website?: string | null;
  /** The featured image: the id of an image, or its URL. */
  image?: string | null;
  /** Latitude in degrees. */
  geo_lat?: number | null;
  /** Longitude in degrees. */
  geo_lng?: number | null;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /venues/{id}`. */
export interface GetVenueQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /venues/{id}` and `POST, PUT, PATCH /venues/by-slug/{slug}`. */
export interface VenueUpdate {
  /** Name of the venue. */
  venue?: string;
  /** Id of the author. */
  author?: number;
  /** Date and time of publication in the time zone of the site. */
  date?: LocalDateTime;
  /** Date and time of publication in UTC. */
  date_utc?: UtcDateTime;
  /** What the place is like, as HTML. */
  description?: string | null;
  /** Post status. */
  status?: Status;
  /** Show a map. */
  show_map?: boolean | null;
  /** Show a link to a map. */
  show_map_link?: boolean | null;
  /** Street and number. */
  address?: string | null;
  /** City. */
  city?: string | null;
  /** Country. */
  country?: string | null;
  /** Province. */
  province?: string | null;
  /** State. */
  state?: string | null;
  /** Postal code. */
  zip?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** State or province, for places that have one of them. */
  stateprovince?: string | null;
  /** Address of the venue's website. */
  website?: string | null;
  /** The featured image: the id of an image, or its URL. */
  image?: string | null;
  /** Latitude in degrees. */
  geo_lat?: number | null;
  /** Longitude in degrees. */
  geo_lng?: number | null;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `DELETE /venues/{id}`. */
export interface DeleteVenueQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /venues/by-slug/{slug}`. */
export interface GetVenueBySlugQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `DELETE /venues/by-slug/{slug}`. */
export interface DeleteVenueBySlugQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}
