// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.

import type { EmbeddedCategory } from "./categories.js";
import type { LocalDateTime, UtcDateTime } from "./core/dates.js";
import type { Organizer, OrganizerCreate } from "./organizers.js";
import type { EmbeddedTag } from "./tags.js";
import type {
  Context,
  CostDetails,
  DateDetails,
  EventOrder,
  EventStatus,
  GivenCostDetails,
  Image,
  JsonObject,
  Language,
  Order,
  Recurrence,
  Scalars,
  Scope,
  Status,
  Ticket,
  TimeWindow,
} from "./types.js";
import type { Venue, VenueCreate } from "./venues.js";

/** Something that takes place at a time, maybe at a venue, held by organizers. */
export interface Event {
  /** Id of the record. */
  id: number;
  /** Id of the record that is unique across services. */
  global_id: string;
  /** The global ids the record has had. */
  global_id_lineage: string[];
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
  /** Address of the record in this service. */
  rest_url: string;
  /** Title of the event. */
  title: string;
  /** What the event is about, as HTML. */
  description: string;
  /** A summary in a few sentences. */
  excerpt: string;
  /** Short name in addresses. */
  slug: string;
  /** The featured image: the id of an image, or its URL. */
  image: Image | false;
  /** The event lasts whole days. */
  all_day: boolean | null;
  /** Start, date and time. */
  start_date: LocalDateTime;
  /** Start, taken apart. */
  start_date_details: DateDetails;
  /** End, date and time. */
  end_date: LocalDateTime;
  /** End, taken apart. */
  end_date_details: DateDetails;
  /** Start in UTC. */
  utc_start_date: UtcDateTime;
  /** Start in UTC, taken apart. */
  utc_start_date_details: DateDetails;
  /** End in UTC. */
  utc_end_date: UtcDateTime;
  /** End in UTC, taken apart. */
  utc_end_date_details: DateDetails;
  /** Time zone of the event, such as Europe/Rome or UTC+2. */
  timezone: string;
  /** Abbreviation of the time zone at the start, such as CET. */
  timezone_abbr: string;
  /** What it costs, with the currency sign, for display. */
  cost: string;
  /** The cost, taken apart. */
  cost_details: CostDetails;
  /** Address of the event's own website. */
  website: string;
  /** Show a map. */
  show_map: boolean | null;
  /** Show a link to a map. */
  show_map_link: boolean | null;
  /** Leave the event out of all lists. */
  hide_from_listings: boolean | null;
  /** Put the event first in the calendar view. */
  sticky: boolean | null;
  /** The event is featured on the site. */
  featured: boolean | null;
  /** Categories, by id, slug or name. */
  categories: EmbeddedCategory[];
  /** Tags, by id, slug or name. */
  tags: EmbeddedTag[];
  /** Venues, by id, or as a record to create. */
  venue: Venue | Venue[];
  /** Organizers, by id, or as records to create. */
  organizer: Organizer[];
  /** Id of the event this one belongs to. */
  post_parent?: number;
  /**
   * How the event repeats. It makes the record a series, which stands in no list; its occurrences are
   * events that belong to it.
   */
  recurrence?: Recurrence;
  /** The tickets of the event. */
  tickets?: Ticket[];
  /** Whether the event takes place as planned; scheduled where none is given. */
  event_status?: EventStatus;
  /** Why the event does not take place as planned, for readers. */
  event_status_reason?: string;
  /**
   * Start before the event was rescheduled. It is noted when a rescheduled event gets another start,
   * unless one is given.
   */
  previous_start_date?: LocalDateTime;
  /** The event takes place online, maybe besides its venue. */
  is_virtual?: boolean;
  /** Where one takes part online. */
  virtual_url?: string;
  /** Always empty. */
  custom_fields: JsonObject[];
  /** The record as schema.org data; in answers for a single record only. */
  json_ld?: JsonObject;
}

/** A page of a list of events. */
export interface EventList {
  /** The records of the page. */
  events: Event[];
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

/** Parameters of `GET /events`. */
export interface ListEventsQuery {
  /** The page of the archive to return. Default: 1. */
  page?: number;
  /**
   * How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page
   * leads to the rest. Default: 10.
   */
  per_page?: number;
  /**
   * Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such
   * as ends_after is sent; window=all keeps the past.
   */
  start_date?: LocalDateTime;
  /**
   * Keep events that end on the date or earlier. Where missing, within two years from now, unless a
   * filter such as ends_after is sent; window=all keeps later ones.
   */
  end_date?: LocalDateTime;
  /**
   * all: keep events of all times, the past and the far future included, where start_date and end_date
   * do not say otherwise.
   */
  window?: TimeWindow;
  /** Keep events that start before the date. */
  starts_before?: LocalDateTime;
  /** Keep events that start after the date. */
  starts_after?: LocalDateTime;
  /** Keep events that end before the date. */
  ends_before?: LocalDateTime;
  /** Keep events that end after the date. */
  ends_after?: LocalDateTime;
  /** True: the times given count exactly; false: the date filters cover whole days. Default: false. */
  strict_dates?: boolean;
  /** Words to find in title, description or excerpt; "a phrase" and -word work. */
  search?: string;
  /** Keep events in one of these categories, by id, slug or name. */
  categories?: readonly (number | string)[];
  /** Keep events with one of these tags, by id, slug or name. */
  tags?: readonly (number | string)[];
  /** Keep events at one of these venues, by id or slug. */
  venue?: readonly (number | string)[];
  /** Keep events of one of these organizers, by id or slug. */
  organizer?: readonly (number | string)[];
  /** Keep events that are featured (true) or are not (false). */
  featured?: boolean;
  /** Keep records in one of these post statuses. */
  status?: readonly Status[];
  /** Keep events whose venue has coordinates (true) or has none (false). */
  geoloc?: boolean;
  /** Latitude of a place; needs geoloc_lng. */
  geoloc_lat?: number;
  /** Longitude of a place; needs geoloc_lat. */
  geoloc_lng?: number;
  /** How far from the place a venue may be; in km. Default: 40. */
  geoloc_radius?: number;
  /** Keep the events with these ids, in this order; date filters do not count. */
  include?: readonly number[];
  /** Keep events that belong to this event. */
  post_parent?: number;
  /** Keep events with tickets (true) or without (false). */
  ticketed?: boolean;
  /** Keep events with one of these; scheduled are those that take place as planned. */
  event_status?: readonly EventStatus[];
  /** Keep events that take place online (true) or do not (false). */
  is_virtual?: boolean;
  /** Shows the events that this password protects in full. */
  password?: string;
  /** edit: shows protected events in full to those who may edit them. */
  context?: Context;
  /** What to sort by; where missing, by start. */
  orderby?: EventOrder;
  /** Direction of the order, ascending where missing. */
  order?: Order;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST /events`. */
export interface EventCreate {
  /** Title of the event. */
  title: string;
  /** Start, date and time. */
  start_date: LocalDateTime;
  /** End, date and time. */
  end_date: LocalDateTime;
  /** Id of the author. */
  author?: number;
  /** Date and time of publication in the time zone of the site. */
  date?: LocalDateTime;
  /** Date and time of publication in UTC. */
  date_utc?: UtcDateTime;
  /** What the event is about, as HTML. */
  description?: string;
  /** Short name of the event in addresses. */
  slug?: string;
  /** A summary in a few sentences. */
  excerpt?: string;
  /** Post status. */
  status?: Status;
  /** Time zone of the event, such as Europe/Rome or UTC+2. */
  timezone?: string;
  /** The event lasts whole days. Default: false. */
  all_day?: boolean;
  /** The featured image: the id of an image, or its URL. */
  image?: string | null;
  /** What it costs: an amount, a range, a list, or words such as Free. */
  cost?: Scalars;
  /**
   * The cost, taken apart: its currency counts where the cost names none, its values where there is no
   * cost.
   */
  cost_details?: GivenCostDetails;
  /** Currency sign of a cost that names none; wins over cost_details. */
  currency_symbol?: string;
  /** ISO 4217 code of the currency of the cost; wins over cost_details. */
  currency_code?: string;
  /** Where the currency sign stands, prefix or postfix; wins over cost_details. */
  currency_position?: string;
  /** Address of the event's own website. */
  website?: string | null;
  /** Show a map. */
  show_map?: boolean;
  /** Show a link to a map. */
  show_map_link?: boolean;
  /** Leave the event out of all lists. */
  hide_from_listings?: boolean;
  /** Put the event first in the calendar view. */
  sticky?: boolean;
  /** The event is featured on the site. */
  featured?: boolean;
  /** Categories, by id, slug or name. */
  categories?: readonly (number | string)[] | null;
  /** Tags, by id, slug or name. */
  tags?: readonly (number | string)[] | null;
  /** Venues, by id, or as a record to create. */
  venue?: readonly (number | VenueCreate)[] | null;
  /** Organizers, by id, or as records to create. */
  organizer?: readonly (number | OrganizerCreate)[] | null;
  /** Password that readers need; an empty one removes it. */
  password?: string;
  /** Id of the event this one belongs to. */
  post_parent?: number | null;
  /**
   * How the event repeats. It makes the record a series, which stands in no list; its occurrences are
   * events that belong to it.
   */
  recurrence?: Recurrence;
  /** The tickets of the event. */
  tickets?: readonly Ticket[];
  /** Whether the event takes place as planned; scheduled where none is given. */
  event_status?: EventStatus | null;
  /** Why the event does not take place as planned, for readers. */
  event_status_reason?: string | null;
  /**
   * Start before the event was rescheduled. It is noted when a rescheduled event gets another start,
   * unless one is given.
   */
  previous_start_date?: LocalDateTime | null;
  /** The event takes place online, maybe besides its venue. */
  is_virtual?: boolean;
  /** Where one takes part online. */
  virtual_url?: string | null;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /events/{id}`. */
export interface GetEventQuery {
  /** Password that readers need; an empty one removes it. */
  password?: string;
  /** edit: shows protected events in full to those who may edit them. */
  context?: Context;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /events/{id}` and `POST, PUT, PATCH /events/by-slug/{slug}`. */
export interface EventUpdate {
  /** Title of the event. */
  title?: string;
  /** Start, date and time. */
  start_date?: LocalDateTime;
  /** End, date and time. */
  end_date?: LocalDateTime;
  /** Id of the author. */
  author?: number;
  /** Date and time of publication in the time zone of the site. */
  date?: LocalDateTime;
  /** Date and time of publication in UTC. */
  date_utc?: UtcDateTime;
  /** What the event is about, as HTML. */
  description?: string;
  /** Short name of the event in addresses. */
  slug?: string;
  /** A summary in a few sentences. */
  excerpt?: string;
  /** Post status. */
  status?: Status;
  /** Time zone of the event, such as Europe/Rome or UTC+2. */
  timezone?: string;
  /** The event lasts whole days. */
  all_day?: boolean;
  /** The featured image: the id of an image, or its URL. */
  image?: string | null;
  /** What it costs: an amount, a range, a list, or words such as Free. */
  cost?: Scalars;
  /**
   * The cost, taken apart: its currency counts where the cost names none, its values where there is no
   * cost.
   */
  cost_details?: GivenCostDetails;
  /** Currency sign of a cost that names none; wins over cost_details. */
  currency_symbol?: string;
  /** ISO 4217 code of the currency of the cost; wins over cost_details. */
  currency_code?: string;
  /** Where the currency sign stands, prefix or postfix; wins over cost_details. */
  currency_position?: string;
  /** Address of the event's own website. */
  website?: string | null;
  /** Show a map. */
  show_map?: boolean;
  /** Show a link to a map. */
  show_map_link?: boolean;
  /** Leave the event out of all lists. */
  hide_from_listings?: boolean;
  /** Put the event first in the calendar view. */
  sticky?: boolean;
  /** The event is featured on the site. */
  featured?: boolean;
  /** Categories, by id, slug or name. */
  categories?: readonly (number | string)[] | null;
  /** Tags, by id, slug or name. */
  tags?: readonly (number | string)[] | null;
  /** Venues, by id, or as a record to create. */
  venue?: readonly (number | VenueCreate)[] | null;
  /** Organizers, by id, or as records to create. */
  organizer?: readonly (number | OrganizerCreate)[] | null;
  /** Password that readers need; an empty one removes it. */
  password?: string;
  /** Id of the event this one belongs to. */
  post_parent?: number | null;
  /**
   * How the event repeats. It makes the record a series, which stands in no list; its occurrences are
   * events that belong to it.
   */
  recurrence?: Recurrence;
  /** How far a write of an occurrence reaches; this where it is left out. */
  scope?: Scope;
  /** The tickets of the event. */
  tickets?: readonly Ticket[];
  /** Whether the event takes place as planned; scheduled where none is given. */
  event_status?: EventStatus | null;
  /** Why the event does not take place as planned, for readers. */
  event_status_reason?: string | null;
  /**
   * Start before the event was rescheduled. It is noted when a rescheduled event gets another start,
   * unless one is given.
   */
  previous_start_date?: LocalDateTime | null;
  /** The event takes place online, maybe besides its venue. */
  is_virtual?: boolean;
  /** Where one takes part online. */
  virtual_url?: string | null;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `DELETE /events/{id}`. */
export interface DeleteEventQuery {
  /** Password that readers need; an empty one removes it. */
  password?: string;
  /** How far a write of an occurrence reaches; this where it is left out. */
  scope?: Scope;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /events/by-slug/{slug}`. */
export interface GetEventBySlugQuery {
  /** Password that readers need; an empty one removes it. */
  password?: string;
  /** edit: shows protected events in full to those who may edit them. */
  context?: Context;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `DELETE /events/by-slug/{slug}`. */
export interface DeleteEventBySlugQuery {
  /** Password that readers need; an empty one removes it. */
  password?: string;
  /** How far a write of an occurrence reaches; this where it is left out. */
  scope?: Scope;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}
