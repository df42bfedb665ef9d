// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, UtcDateTime } from "./core/dates.js";
import type { Image, JsonObject, Language, Order, RecordOrder, Status } from "./types.js";

/** A person or group that holds events. */
export interface Organizer {
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
  /** Name of the organizer. */
  organizer: string;
  /** Who the organizer is, as HTML. */
  description?: string;
  /** Not used. */
  excerpt?: string;
  /** Short name in addresses. */
  slug: string;
  /** The featured image: the id of an image, or its URL. */
  image?: Image;
  /** Telephone number. */
  phone?: string;
  /** Address of the organizer's website. */
  website?: string;
  /** E-mail address. */
  email?: string;
  /** The record as schema.org data; in answers for a single record only. */
  json_ld?: JsonObject;
  /** Id of the record that is unique across services. */
  global_id: string;
  /** The global ids the record has had. */
  global_id_lineage: string[];
}

/** A page of a list of organizers. */
export interface OrganizerList {
  /** The records of the page. */
  organizers: Organizer[];
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

/** Parameters of `GET /organizers`. */
export interface ListOrganizersQuery {
  /** The page of the archive to return. Default: 1. */
  page?: number;
  /**
   * How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page
   * leads to the rest. Default: 10.
   */
  per_page?: number;
  /** Words to find in name, description or contact. */
  search?: string;
  /** Keep the organizers of this event. */
  event?: number;
  /** Keep organizers that have events (true) or have none (false). */
  has_events?: boolean;
  /** True: keep organizers that have upcoming events; false: keep all. Default: false. */
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

/** Parameters of `POST /organizers`. */
export interface OrganizerCreate {
  /** Name of the organizer. */
  organizer: string;
  /** Id of the author. */
  author?: number | null;
  /** Date and time of publication in the time zone of the site. */
  date?: LocalDateTime | null;
  /** Date and time of publication in UTC. */
  date_utc?: UtcDateTime | null;
  /** Who the organizer is, as HTML. */
  description?: string | null;
  /** Post status. */
  status?: Status | null;
  /** Telephone number. */
  phone?: string | null;
  /** Address of the organizer's website. */
  website?: string | null;
  /** E-mail address. */
  email?: string | null;
  /** The featured image: the id of an image, or its URL. */
  image?: string | null;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /organizers/{id}`. */
export interface GetOrganizerQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /organizers/{id}` and `POST, PUT, PATCH /organizers/by-slug/{slug}`. */
export interface OrganizerUpdate {
  /** Name of the organizer. */
  organizer?: string;
  /** Id of the author. */
  author?: number | null;
  /** Date and time of publication in the time zone of the site. */
  date?: LocalDateTime | null;
  /** Date and time of publication in UTC. */
  date_utc?: UtcDateTime | null;
  /** Who the organizer is, as HTML. */
  description?: string | null;
  /** Post status. */
  status?: Status | null;
  /** Telephone number. */
  phone?: string | null;
  /** Address of the organizer's website. */
  website?: string | null;
  /** E-mail address. */
  email?: string | null;
  /** The featured image: the id of an image, or its URL. */
  image?: string | null;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `DELETE /organizers/{id}`. */
export interface DeleteOrganizerQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /organizers/by-slug/{slug}`. */
export interface GetOrganizerBySlugQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `DELETE /organizers/by-slug/{slug}`. */
export interface DeleteOrganizerBySlugQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}
