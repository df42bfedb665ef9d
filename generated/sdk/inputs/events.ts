// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, TimeObject, UtcDateTime } from "../core/dates.js";
import type { ImageInput, OneOrMany, RecordReference } from "../core/given-files.js";
import type {
  BatchItem,
  Context,
  EventOrder,
  EventStatus,
  External,
  GivenCostDetails,
  Language,
  Order,
  Recurrence,
  Scalars,
  Scope,
  Status,
  Ticket,
  TimeWindow,
} from "../types.js";
import type { OrganizerCreate } from "./organizers.js";
import type { VenueCreate } from "./venues.js";

/** Parameters of `GET /events`. */
export interface ListEventsQuery {
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
   * Only events that start on the date or later. Where missing, from yesterday on, unless a filter such
   * as ends_after is sent; window=all includes the past. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  start_date?: LocalDateTime | TimeObject;
  /**
   * Only events that end on the date or earlier. Where missing, within two years from now, unless a
   * filter such as ends_after is sent; window=all includes later ones. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-04-10 19:30:00"
   */
  end_date?: LocalDateTime | TimeObject;
  /**
   * all: events of all times, the past and the far future included, where start_date and end_date do not
   * say otherwise.
   *
   * @example "all"
   */
  window?: TimeWindow;
  /**
   * Only events that start before the date. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  starts_before?: LocalDateTime | TimeObject;
  /**
   * Only events that start after the date. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  starts_after?: LocalDateTime | TimeObject;
  /**
   * Only events that end before the date. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  ends_before?: LocalDateTime | TimeObject;
  /**
   * Only events that end after the date. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  ends_after?: LocalDateTime | TimeObject;
  /**
   * Only events that were changed after this time; a date alone is its midnight. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified_after?: LocalDateTime | TimeObject;
  /**
   * Only events that were changed last before this time; a date alone is its midnight.
   * `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified_before?: LocalDateTime | TimeObject;
  /**
   * True: the times given count exactly; false: the date filters cover whole days. Default: false.
   *
   * @example false
   */
  strict_dates?: boolean;
  /**
   * Words to find in title, description or excerpt; "a phrase" and -word work.
   *
   * @example "choir"
   */
  search?: string;
  /**
   * Only events in one of these categories, by id, slug or name.
   *
   * @example ["music"]
   */
  categories?: OneOrMany<number | string>;
  /**
   * Only events with one of these tags, by id, slug or name.
   *
   * @example ["family"]
   */
  tags?: OneOrMany<number | string>;
  /**
   * Only events at one of these venues, by id.
   *
   * @example [1]
   */
  venue?: OneOrMany<number>;
  /**
   * Only events at one of these venues, by slug.
   *
   * @example ["sala-dei-filatori"]
   */
  venue_slug?: OneOrMany<number | string>;
  /**
   * Only events of one of these organizers, by id.
   *
   * @example [13]
   */
  organizer?: OneOrMany<number>;
  /**
   * Only events of one of these organizers, by slug.
   *
   * @example ["associazione-sette-corti"]
   */
  organizer_slug?: OneOrMany<number | string>;
  /**
   * City: only events at a venue in this city, spelled as the venue has it.
   *
   * @example "Example"
   */
  city?: string;
  /**
   * Free: only events that cost nothing (true), or that cost something (false).
   *
   * @example true
   */
  free?: boolean;
  /**
   * Highest cost: only events whose lowest cost is no higher, in any currency; free ones as well. From 0
   * to 1000000000.
   *
   * @example 20
   */
  max_cost?: number;
  /**
   * Only events that came from this source, as put_by_external names it.
   *
   * @example "tickets.example.org"
   */
  external_source?: string;
  /**
   * Only events that are featured (true) or are not (false).
   *
   * @example true
   */
  featured?: boolean | null;
  /**
   * Only records in one of these post statuses.
   *
   * @example ["publish"]
   */
  status?: OneOrMany<Status>;
  /**
   * Only events whose venue has coordinates (true) or has none (false).
   *
   * @example true
   */
  geoloc?: boolean;
  /**
   * Latitude of a place, in degrees; needs geoloc_lng. From -90 to 90.
   *
   * @example 44.49
   */
  geoloc_lat?: number;
  /**
   * Longitude of a place, in degrees; needs geoloc_lat. From -180 to 180.
   *
   * @example 11.34
   */
  geoloc_lng?: number;
  /**
   * How far from the place a venue may be; in km. From 0 to 20040. Default: 40.
   *
   * @example 40
   */
  geoloc_radius?: number;
  /**
   * Only the events with these ids, in this order; date filters do not count. At least 1.
   *
   * @example [27]
   */
  include?: OneOrMany<number>;
  /**
   * Only events that belong to this event.
   *
   * @example 27
   */
  post_parent?: number;
  /**
   * Only events with tickets (true) or without (false).
   *
   * @example true
   */
  ticketed?: boolean;
  /**
   * Only events with one of these; scheduled are those that take place as planned.
   *
   * @example ["scheduled"]
   */
  event_status?: OneOrMany<EventStatus>;
  /**
   * Only events that take place online (true) or do not (false).
   *
   * @example true
   */
  is_virtual?: boolean;
  /**
   * Shows the events that this password protects in full.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * edit: shows protected events in full to those who may edit them.
   *
   * @example "view"
   */
  context?: Context;
  /**
   * What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.
   *
   * @example "date"
   */
  orderby?: EventOrder;
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

/** Parameters of `GET /events/changes` and `GET /events/changes/stream`. */
export interface ListEventChangesQuery {
  /**
   * Only events that start on the date or later. Where missing, from yesterday on, unless a filter such
   * as ends_after is sent; window=all includes the past. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  start_date?: LocalDateTime | TimeObject;
  /**
   * Only events that end on the date or earlier. Where missing, within two years from now, unless a
   * filter such as ends_after is sent; window=all includes later ones. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-04-10 19:30:00"
   */
  end_date?: LocalDateTime | TimeObject;
  /**
   * Only events that start before the date. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  starts_before?: LocalDateTime | TimeObject;
  /**
   * Only events that start after the date. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  starts_after?: LocalDateTime | TimeObject;
  /**
   * Only events that end before the date. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  ends_before?: LocalDateTime | TimeObject;
  /**
   * Only events that end after the date. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  ends_after?: LocalDateTime | TimeObject;
  /**
   * Only events that were changed after this time; a date alone is its midnight. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified_after?: LocalDateTime | TimeObject;
  /**
   * Only events that were changed last before this time; a date alone is its midnight.
   * `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified_before?: LocalDateTime | TimeObject;
  /**
   * True: the times given count exactly; false: the date filters cover whole days. Default: false.
   *
   * @example false
   */
  strict_dates?: boolean;
  /**
   * Words to find in title, description or excerpt; "a phrase" and -word work.
   *
   * @example "choir"
   */
  search?: string;
  /**
   * Only events in one of these categories, by id, slug or name.
   *
   * @example ["music"]
   */
  categories?: OneOrMany<number | string>;
  /**
   * Only events with one of these tags, by id, slug or name.
   *
   * @example ["family"]
   */
  tags?: OneOrMany<number | string>;
  /**
   * Only events at one of these venues, by id.
   *
   * @example [1]
   */
  venue?: OneOrMany<number>;
  /**
   * Only events at one of these venues, by slug.
   *
   * @example ["sala-dei-filatori"]
   */
  venue_slug?: OneOrMany<number | string>;
  /**
   * Only events of one of these organizers, by id.
   *
   * @example [13]
   */
  organizer?: OneOrMany<number>;
  /**
   * Only events of one of these organizers, by slug.
   *
   * @example ["associazione-sette-corti"]
   */
  organizer_slug?: OneOrMany<number | string>;
  /**
   * City: only events at a venue in this city, spelled as the venue has it.
   *
   * @example "Example"
   */
  city?: string;
  /**
   * Free: only events that cost nothing (true), or that cost something (false).
   *
   * @example true
   */
  free?: boolean;
  /**
   * Highest cost: only events whose lowest cost is no higher, in any currency; free ones as well. From 0
   * to 1000000000.
   *
   * @example 20
   */
  max_cost?: number;
  /**
   * Only events that came from this source, as put_by_external names it.
   *
   * @example "tickets.example.org"
   */
  external_source?: string;
  /**
   * Only events that are featured (true) or are not (false).
   *
   * @example true
   */
  featured?: boolean | null;
  /**
   * Only records in one of these post statuses.
   *
   * @example ["publish"]
   */
  status?: OneOrMany<Status>;
  /**
   * Only events whose venue has coordinates (true) or has none (false).
   *
   * @example true
   */
  geoloc?: boolean;
  /**
   * Latitude of a place, in degrees; needs geoloc_lng. From -90 to 90.
   *
   * @example 44.49
   */
  geoloc_lat?: number;
  /**
   * Longitude of a place, in degrees; needs geoloc_lat. From -180 to 180.
   *
   * @example 11.34
   */
  geoloc_lng?: number;
  /**
   * How far from the place a venue may be; in km. From 0 to 20040. Default: 40.
   *
   * @example 40
   */
  geoloc_radius?: number;
  /**
   * Only the events with these ids, in this order; date filters do not count. At least 1.
   *
   * @example [27]
   */
  include?: OneOrMany<number>;
  /**
   * Only events that belong to this event.
   *
   * @example 27
   */
  post_parent?: number;
  /**
   * Only events with tickets (true) or without (false).
   *
   * @example true
   */
  ticketed?: boolean;
  /**
   * Only events with one of these; scheduled are those that take place as planned.
   *
   * @example ["scheduled"]
   */
  event_status?: OneOrMany<EventStatus>;
  /**
   * Only events that take place online (true) or do not (false).
   *
   * @example true
   */
  is_virtual?: boolean;
  /**
   * edit: shows protected events in full to those who may edit them.
   *
   * @example "view"
   */
  context?: Context;
  /**
   * Token of an earlier answer, to list what has changed since. Without it, all records are listed.
   *
   * @example "MTIsIjNmYTgi"
   */
  since?: string;
  /**
   * Changes per page, 500 at most. From 1 to 500. Default: 100.
   *
   * @example 100
   */
  per_page?: number;
  /**
   * True: the records of a series are one change, of the series, with the dates of all of them. Default:
   * false.
   *
   * @example false
   */
  series?: boolean;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /events/similar`. */
export interface SimilarEventsQuery {
  /**
   * What the record is to be called.
   *
   * @example "Choir concert"
   */
  title: string;
  /**
   * When it is to start. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  start_date?: LocalDateTime | TimeObject;
  /**
   * Time zone in which the start is meant; where missing, that of the site. An IANA name or an offset
   * such as `UTC+5.5`.
   *
   * @example "Europe/Rome"
   */
  timezone?: string;
  /**
   * The record that it is to refer to, by id or name.
   *
   * @example 1
   */
  venue?: number | string;
  /**
   * How many to find, 20 at most. From 1 to 20. Default: 5.
   *
   * @example 5
   */
  per_page?: number;
  /**
   * Id of a record to leave out, such as the one that is being edited, with the other records of its
   * series.
   *
   * @example 27
   */
  exclude?: number;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST /events`. */
export interface EventCreate {
  /**
   * Title of the event.
   *
   * @example "Choir concert"
   */
  title: string;
  /**
   * Start, date and time. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  start_date: LocalDateTime | TimeObject;
  /**
   * End, date and time. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 21:30:00"
   */
  end_date: LocalDateTime | TimeObject;
  /**
   * Id of the author.
   *
   * @example 1
   */
  author?: number | string;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date?: LocalDateTime | TimeObject;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date_utc?: UtcDateTime | TimeObject;
  /**
   * What the event is about, as HTML.
   *
   * @example "<p>Songs of five centuries.</p>"
   */
  description?: string;
  /**
   * Short name of the event in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
  /**
   * A summary in a few sentences.
   *
   * @example "<p>A choir sings.</p>"
   */
  excerpt?: string;
  /**
   * Post status.
   *
   * @example "publish"
   */
  status?: Status;
  /**
   * Time zone of the event, such as Europe/Rome or UTC+2. An IANA name or an offset such as `UTC+5.5`.
   *
   * @example "Europe/Rome"
   */
  timezone?: string;
  /**
   * The event spans whole days. Default: false.
   *
   * @example false
   */
  all_day?: boolean | null;
  /**
   * The featured image: the id of an image, or its URL.
   *
   * @example "https://example.org/picture.jpg"
   */
  image?: ImageInput | null;
  /**
   * What it costs: an amount, a range, a list, or words such as Free.
   *
   * @example "12"
   */
  cost?: Scalars;
  /**
   * The cost, taken apart: its currency counts where the cost names none, its values where there is no
   * cost.
   *
   * @example { currency_symbol: "€", currency_code: "EUR", currency_position: "postfix", values: ["12"] }
   */
  cost_details?: GivenCostDetails;
  /**
   * Currency sign of a cost that names none; wins over cost_details.
   *
   * @example "€"
   */
  currency_symbol?: string;
  /**
   * ISO 4217 code of the currency of the cost; wins over cost_details.
   *
   * @example "EUR"
   */
  currency_code?: string;
  /**
   * Position of the currency sign, prefix or postfix; takes precedence over cost_details.
   *
   * @example "postfix"
   */
  currency_position?: string;
  /**
   * Address of the event's own website. An http or https URL.
   *
   * @example "https://example.org/"
   */
  website?: string | null;
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
   * Leave the event out of all lists.
   *
   * @example true
   */
  hide_from_listings?: boolean | null;
  /**
   * Put the event first in the calendar view.
   *
   * @example true
   */
  sticky?: boolean | null;
  /**
   * The event is featured on the site.
   *
   * @example true
   */
  featured?: boolean | null;
  /**
   * Categories, by id, slug or name.
   *
   * @example ["music"]
   */
  categories?: OneOrMany<number | string | RecordReference> | null;
  /**
   * Tags, by id, slug or name.
   *
   * @example ["family"]
   */
  tags?: OneOrMany<number | string | RecordReference> | null;
  /**
   * Venues, by id, or as a record to create.
   *
   * @example [{ venue: "Sala dei Filatori" }]
   */
  venue?: OneOrMany<number | RecordReference | VenueCreate> | null;
  /**
   * Organizers, by id, or as records to create.
   *
   * @example [{ organizer: "Associazione Sette Corti" }]
   */
  organizer?: OneOrMany<number | RecordReference | OrganizerCreate> | null;
  /**
   * Password that readers need; an empty one removes it.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * Id of the event this one belongs to.
   *
   * @example 27
   */
  post_parent?: number | RecordReference | null;
  /**
   * How the event repeats. It makes the record a series, which appears in no list; its occurrences are
   * events that belong to it.
   *
   * @example { rrule: "FREQ=WEEKLY;COUNT=10" }
   */
  recurrence?: Recurrence;
  /**
   * The tickets of the event.
   *
   * @example [{ name: "Reduced", price: 8, currency: "EUR", capacity: 50, sale_end: "2031-03-10 18:00:00" }]
   */
  tickets?: readonly Ticket[];
  /**
   * Whether the event takes place as planned; scheduled where none is given.
   *
   * @example "scheduled"
   */
  event_status?: EventStatus | null;
  /**
   * Why the event does not take place as planned, for readers.
   *
   * @example "Example"
   */
  event_status_reason?: string | null;
  /**
   * Start before the event was rescheduled. It is noted when a rescheduled event gets another start,
   * unless one is given. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  previous_start_date?: LocalDateTime | TimeObject | null;
  /**
   * The event takes place online, maybe besides its venue.
   *
   * @example true
   */
  is_virtual?: boolean;
  /**
   * Where one takes part online. An http or https URL.
   *
   * @example "https://example.org/"
   */
  virtual_url?: string | null;
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
   * With context=import: the password that readers need, as it is stored. At most 300 characters.
   *
   * @example "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA"
   */
  password_hash?: string;
  /**
   * With context=import: the status that a record in the trash had before.
   *
   * @example "publish"
   */
  trashed_from?: Status;
  /**
   * With context=import: the place of the record in its series: the start that the series gives to it,
   * or the object that an export has of it.
   *
   * @example "2027-03-17 19:30:00"
   */
  occurrence?: Scalars;
  /**
   * With context=import: the occurrences of the series come as records of their own. Those that are
   * missing are made by the next write of the series without this, or after a day.
   *
   * @example true
   */
  occurrences_follow?: boolean;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /events/{id}`. */
export interface GetEventQuery {
  /**
   * Password that readers need; an empty one removes it.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * edit: shows protected events in full to those who may edit them.
   *
   * @example "view"
   */
  context?: Context;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /events/{id}` and `POST, PUT, PATCH /events/by-slug/{slug}`. */
export interface EventUpdate {
  /**
   * Title of the event.
   *
   * @example "Choir concert"
   */
  title?: string;
  /**
   * Start, date and time. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  start_date?: LocalDateTime | TimeObject;
  /**
   * End, date and time. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 21:30:00"
   */
  end_date?: LocalDateTime | TimeObject;
  /**
   * Id of the author.
   *
   * @example 1
   */
  author?: number | string;
  /**
   * Date and time of publication in the time zone of the site. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date?: LocalDateTime | TimeObject;
  /**
   * Date and time of publication in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  date_utc?: UtcDateTime | TimeObject;
  /**
   * What the event is about, as HTML.
   *
   * @example "<p>Songs of five centuries.</p>"
   */
  description?: string;
  /**
   * Short name of the event in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
  /**
   * A summary in a few sentences.
   *
   * @example "<p>A choir sings.</p>"
   */
  excerpt?: string;
  /**
   * Post status.
   *
   * @example "publish"
   */
  status?: Status;
  /**
   * Time zone of the event, such as Europe/Rome or UTC+2. An IANA name or an offset such as `UTC+5.5`.
   *
   * @example "Europe/Rome"
   */
  timezone?: string;
  /**
   * The event spans whole days.
   *
   * @example true
   */
  all_day?: boolean | null;
  /**
   * The featured image: the id of an image, or its URL.
   *
   * @example "https://example.org/picture.jpg"
   */
  image?: ImageInput | null;
  /**
   * What it costs: an amount, a range, a list, or words such as Free.
   *
   * @example "12"
   */
  cost?: Scalars;
  /**
   * The cost, taken apart: its currency counts where the cost names none, its values where there is no
   * cost.
   *
   * @example { currency_symbol: "€", currency_code: "EUR", currency_position: "postfix", values: ["12"] }
   */
  cost_details?: GivenCostDetails;
  /**
   * Currency sign of a cost that names none; wins over cost_details.
   *
   * @example "€"
   */
  currency_symbol?: string;
  /**
   * ISO 4217 code of the currency of the cost; wins over cost_details.
   *
   * @example "EUR"
   */
  currency_code?: string;
  /**
   * Position of the currency sign, prefix or postfix; takes precedence over cost_details.
   *
   * @example "postfix"
   */
  currency_position?: string;
  /**
   * Address of the event's own website. An http or https URL.
   *
   * @example "https://example.org/"
   */
  website?: string | null;
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
   * Leave the event out of all lists.
   *
   * @example true
   */
  hide_from_listings?: boolean | null;
  /**
   * Put the event first in the calendar view.
   *
   * @example true
   */
  sticky?: boolean | null;
  /**
   * The event is featured on the site.
   *
   * @example true
   */
  featured?: boolean | null;
  /**
   * Categories, by id, slug or name.
   *
   * @example ["music"]
   */
  categories?: OneOrMany<number | string | RecordReference> | null;
  /**
   * Tags, by id, slug or name.
   *
   * @example ["family"]
   */
  tags?: OneOrMany<number | string | RecordReference> | null;
  /**
   * Venues, by id, or as a record to create.
   *
   * @example [{ venue: "Sala dei Filatori" }]
   */
  venue?: OneOrMany<number | RecordReference | VenueCreate> | null;
  /**
   * Organizers, by id, or as records to create.
   *
   * @example [{ organizer: "Associazione Sette Corti" }]
   */
  organizer?: OneOrMany<number | RecordReference | OrganizerCreate> | null;
  /**
   * Password that readers need; an empty one removes it.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * Id of the event this one belongs to.
   *
   * @example 27
   */
  post_parent?: number | RecordReference | null;
  /**
   * How the event repeats. It makes the record a series, which appears in no list; its occurrences are
   * events that belong to it.
   *
   * @example { rrule: "FREQ=WEEKLY;COUNT=10" }
   */
  recurrence?: Recurrence;
  /**
   * How far a write of an occurrence reaches; this where it is left out.
   *
   * @example "this"
   */
  scope?: Scope;
  /**
   * The tickets of the event.
   *
   * @example [{ name: "Reduced", price: 8, currency: "EUR", capacity: 50, sale_end: "2031-03-10 18:00:00" }]
   */
  tickets?: readonly Ticket[];
  /**
   * Whether the event takes place as planned; scheduled where none is given.
   *
   * @example "scheduled"
   */
  event_status?: EventStatus | null;
  /**
   * Why the event does not take place as planned, for readers.
   *
   * @example "Example"
   */
  event_status_reason?: string | null;
  /**
   * Start before the event was rescheduled. It is noted when a rescheduled event gets another start,
   * unless one is given. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  previous_start_date?: LocalDateTime | TimeObject | null;
  /**
   * The event takes place online, maybe besides its venue.
   *
   * @example true
   */
  is_virtual?: boolean;
  /**
   * Where one takes part online. An http or https URL.
   *
   * @example "https://example.org/"
   */
  virtual_url?: string | null;
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
   * With context=import: the password that readers need, as it is stored. At most 300 characters.
   *
   * @example "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA"
   */
  password_hash?: string;
  /**
   * With context=import: the status that a record in the trash had before.
   *
   * @example "publish"
   */
  trashed_from?: Status;
  /**
   * With context=import: the occurrences of the series come as records of their own. Those that are
   * missing are made by the next write of the series without this, or after a day.
   *
   * @example true
   */
  occurrences_follow?: boolean;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `DELETE /events/{id}`. */
export interface DeleteEventQuery {
  /**
   * Password that readers need; an empty one removes it.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * How far a write of an occurrence reaches; this where it is left out.
   *
   * @example "this"
   */
  scope?: Scope;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /events/by-slug/{slug}`. */
export interface GetEventBySlugQuery {
  /**
   * Password that readers need; an empty one removes it.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * edit: shows protected events in full to those who may edit them.
   *
   * @example "view"
   */
  context?: Context;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `DELETE /events/by-slug/{slug}`. */
export interface DeleteEventBySlugQuery {
  /**
   * Password that readers need; an empty one removes it.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * How far a write of an occurrence reaches; this where it is left out.
   *
   * @example "this"
   */
  scope?: Scope;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /events/by-external/{source}/{external}`. */
export interface GetEventByExternalQuery {
  /**
   * Password that readers need; an empty one removes it.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * edit: shows protected events in full to those who may edit them.
   *
   * @example "view"
   */
  context?: Context;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `PUT /events/by-external/{source}/{external}`. */
export interface EventPut extends EventUpdate {
  /**
   * With context=import: the id of a new record, which no record has or had. At least 1.
   *
   * @example 1
   */
  id?: number;
  /**
   * With context=import: the place of the record in its series: the start that the series gives to it,
   * or the object that an export has of it.
   *
   * @example "2027-03-17 19:30:00"
   */
  occurrence?: Scalars;
}

/** Parameters of `DELETE /events/by-external/{source}/{external}`. */
export interface DeleteEventByExternalQuery {
  /**
   * Password that readers need; an empty one removes it.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * How far a write of an occurrence reaches; this where it is left out.
   *
   * @example "this"
   */
  scope?: Scope;
  /**
   * Rejects the write with 412 where anybody but the source of the record has changed it since the
   * source wrote it.
   *
   * @example true
   */
  if_unchanged?: boolean;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST /events/batch`. */
export interface EventBatch {
  /**
   * The writes. From 1 to 500 entries.
   *
   * @example [{ operation: "delete", id: 12 }]
   */
  items: readonly BatchItem[];
  /**
   * import: every write that stores values has context=import. Matches `^import$`.
   *
   * @example "import"
   */
  context?: string;
  /**
   * True: every write is checked up to where something would be stored, and answers with what would be;
   * nothing is stored, fetched or sent. The id 0 stands for one that a record would get.
   *
   * @example true
   */
  dry_run?: boolean;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}
