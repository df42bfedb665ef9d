// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Changes, CollectionReference, Filter, FindOptions, Localized, PostDocument } from "specwright";
import type { LocalDateTime } from "../../sdk/core/dates.js";
import type { Event, EventCreate, EventList, EventUpdate, ListEventsQuery } from "../../sdk/events.js";
import type {
  EventStatus,
  External,
  GivenCostDetails,
  Recurrence,
  Scalars,
  Status,
  Ticket,
} from "../../sdk/types.js";

/** Texts of a stored event in one language. */
export interface EventText {
  title: string;
  description: string;
  excerpt: string;
  slug: string;
}

/** Something that takes place at a time, maybe at a venue, held by organizers. As it is stored. */
export interface EventDocument extends PostDocument {
  text: Localized<EventText>;
  /** Start, date and time. */
  start_date: string;
  /** The instant of the above. */
  utc_start_date: Date;
  /** End, date and time. */
  end_date: string;
  /** The instant of the above. */
  utc_end_date: Date;
  /** Time zone of the event, such as Europe/Rome or UTC+2. */
  timezone: string;
  /** The event spans whole days. */
  all_day: boolean;
  /** What it costs: an amount, a range, a list, or words such as Free. */
  cost?: Scalars;
  /** The cost, taken apart: its currency counts where the cost names none, its values where there is no cost. */
  cost_details?: GivenCostDetails;
  /** Currency sign of a cost that names none; wins over cost_details. */
  currency_symbol?: string;
  /** ISO 4217 code of the currency of the cost; wins over cost_details. */
  currency_code?: string;
  /** Position of the currency sign, prefix or postfix; takes precedence over cost_details. */
  currency_position?: string;
  /** Address of the event's own website. */
  website?: string;
  /** Show a map. */
  show_map: boolean;
  /** Show a link to a map. */
  show_map_link: boolean;
  /** Leave the event out of all lists. */
  hide_from_listings: boolean;
  /** Put the event first in the calendar view. */
  sticky: boolean;
  /** The event is featured on the site. */
  featured: boolean;
  /** Categories, by id, slug or name. */
  categories?: number[];
  /** Tags, by id, slug or name. */
  tags?: number[];
  /** Venues, by id, or as a record to create. */
  venue?: number[];
  /** Organizers, by id, or as records to create. */
  organizer?: number[];
  /** Id of the event this one belongs to. */
  post_parent?: number;
  /** How the event repeats. It makes the record a series, which appears in no list; its occurrences are events that belong to it. */
  recurrence?: Recurrence;
  /** The tickets of the event. */
  tickets?: Ticket[];
  /** Whether the event takes place as planned; scheduled where none is given. */
  event_status?: EventStatus;
  /** Why the event does not take place as planned, for readers. */
  event_status_reason?: string;
  /** Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given. */
  previous_start_date?: LocalDateTime;
  /** The event takes place online, maybe besides its venue. */
  is_virtual?: boolean;
  /** Where one takes part online. */
  virtual_url?: string;
  /** What the record is called where it comes from; no other record has the same. */
  external?: External;
}

/** Where events are stored, with the indexes that serve their filters and orders. */
export const eventCollection: CollectionReference<EventDocument> = {
  name: "events",
  indexes: [
    { name: "dates", keys: { utc_end_date: 1, utc_start_date: 1 } },
    { name: "tickets", keys: { "tickets.name": 1, utc_start_date: 1, date: 1, _id: 1 } },
    { name: "standing", keys: { event_status: 1, utc_start_date: 1, date: 1, _id: 1 } },
    { name: "cost", keys: { cost: 1, utc_start_date: 1, date: 1, _id: 1 } },
    { name: "slugs", keys: { slugs: 1 }, unique: true },
    {
      name: "external",
      keys: { "external.source": 1, "external.id": 1 },
      unique: true,
      partialFilterExpression: { "external.source": { $gt: "" } },
    },
    {
      name: "by_source",
      keys: { "external.source": 1, utc_start_date: 1, date: 1, _id: 1 },
      partialFilterExpression: { "external.source": { $gt: "" } },
    },
    { name: "occurrences", keys: { occurrence_of: 1 }, unique: true, sparse: true },
    { name: "series_due", keys: { series_due: 1 }, sparse: true },
    { name: "image", keys: { image: 1 }, sparse: true },
    { name: "words", keys: { words: 1, _id: 1 } },
    { name: "locked", keys: { password: 1 }, sparse: true },
    {
      name: "by_status",
      keys: { status: 1, utc_start_date: 1, date: 1, _id: 1, hide_from_listings: 1, utc_end_date: 1 },
    },
    { name: "by_name", keys: { sort_name: 1 } },
    { name: "publication", keys: { status: 1, date: 1 } },
    {
      name: "order_title",
      keys: { status: 1, sort_name: 1, _id: 1, hide_from_listings: 1, utc_start_date: 1, utc_end_date: 1 },
    },
    {
      name: "order_created",
      keys: { status: 1, created: 1, _id: 1, hide_from_listings: 1, utc_start_date: 1, utc_end_date: 1 },
    },
    {
      name: "order_modified",
      keys: { status: 1, modified: 1, _id: 1, hide_from_listings: 1, utc_start_date: 1, utc_end_date: 1 },
    },
    {
      name: "by_categories",
      keys: {
        categories: 1,
        utc_start_date: 1,
        date: 1,
        _id: 1,
        status: 1,
        hide_from_listings: 1,
        utc_end_date: 1,
      },
    },
    {
      name: "by_tags",
      keys: {
        tags: 1,
        utc_start_date: 1,
        date: 1,
        _id: 1,
        status: 1,
        hide_from_listings: 1,
        utc_end_date: 1,
      },
    },
    {
      name: "by_venue",
      keys: {
        venue: 1,
        utc_start_date: 1,
        date: 1,
        _id: 1,
        status: 1,
        hide_from_listings: 1,
        utc_end_date: 1,
      },
    },
    {
      name: "by_organizer",
      keys: {
        organizer: 1,
        utc_start_date: 1,
        date: 1,
        _id: 1,
        status: 1,
        hide_from_listings: 1,
        utc_end_date: 1,
      },
    },
    {
      name: "by_featured",
      keys: {
        featured: 1,
        utc_start_date: 1,
        date: 1,
        _id: 1,
        status: 1,
        hide_from_listings: 1,
        utc_end_date: 1,
      },
    },
    {
      name: "by_post_parent",
      keys: {
        post_parent: 1,
        utc_start_date: 1,
        date: 1,
        _id: 1,
        status: 1,
        hide_from_listings: 1,
        utc_end_date: 1,
      },
    },
    {
      name: "by_is_virtual",
      keys: {
        is_virtual: 1,
        utc_start_date: 1,
        date: 1,
        _id: 1,
        status: 1,
        hide_from_listings: 1,
        utc_end_date: 1,
      },
    },
  ],
};

/** The values of a stored event, in one language. */
export interface EventValues {
  /** Title of the event. */
  readonly title: string;
  /** Start, date and time. */
  readonly start_date: LocalDateTime;
  /** End, date and time. */
  readonly end_date: LocalDateTime;
  /** Id of the author. */
  readonly author: number;
  /** Date and time of publication in the time zone of the site. */
  readonly date: Date;
  /** Date and time of publication in UTC. */
  readonly date_utc: Date;
  /** What the event is about, as HTML. */
  readonly description: string;
  /** Short name of the event in addresses. */
  readonly slug: string;
  /** A summary in a few sentences. */
  readonly excerpt: string;
  /** Post status. */
  readonly status: Status;
  /** Time zone of the event, such as Europe/Rome or UTC+2. */
  readonly timezone: string;
  /** The event spans whole days. */
  readonly all_day: boolean;
  /** The featured image: the id of an image, or its URL. */
  readonly image?: number;
  /** What it costs: an amount, a range, a list, or words such as Free. */
  readonly cost?: Scalars;
  /**
   * The cost, taken apart: its currency counts where the cost names none, its values where there is no
   * cost.
   */
  readonly cost_details?: GivenCostDetails;
  /** Currency sign of a cost that names none; wins over cost_details. */
  readonly currency_symbol?: string;
  /** ISO 4217 code of the currency of the cost; wins over cost_details. */
  readonly currency_code?: string;
  /** Position of the currency sign, prefix or postfix; takes precedence over cost_details. */
  readonly currency_position?: string;
  /** Address of the event's own website. */
  readonly website?: string;
  /** Show a map. */
  readonly show_map: boolean;
  /** Show a link to a map. */
  readonly show_map_link: boolean;
  /** Leave the event out of all lists. */
  readonly hide_from_listings: boolean;
  /** Put the event first in the calendar view. */
  readonly sticky: boolean;
  /** The event is featured on the site. */
  readonly featured: boolean;
  /** Categories, by id, slug or name. */
  readonly categories: readonly number[];
  /** Tags, by id, slug or name. */
  readonly tags: readonly number[];
  /** Venues, by id, or as a record to create. */
  readonly venue: readonly number[];
  /** Organizers, by id, or as records to create. */
  readonly organizer: readonly number[];
  /** Id of the event this one belongs to. */
  readonly post_parent?: number;
  /**
   * How the event repeats. It makes the record a series, which appears in no list; its occurrences are
   * events that belong to it.
   */
  readonly recurrence?: Recurrence;
  /** The tickets of the event. */
  readonly tickets?: Ticket[];
  /** Whether the event takes place as planned; scheduled where none is given. */
  readonly event_status?: EventStatus;
  /** Why the event does not take place as planned, for readers. */
  readonly event_status_reason?: string;
  /**
   * Start before the event was rescheduled. It is noted when a rescheduled event gets another start,
   * unless one is given.
   */
  readonly previous_start_date?: LocalDateTime;
  /** The event takes place online, maybe besides its venue. */
  readonly is_virtual?: boolean;
  /** Where one takes part online. */
  readonly virtual_url?: string;
  /** What the record is called where it comes from; no other record has the same. */
  readonly external?: External;
}

/** A stored event as its accessor gives it, with its texts in the language of the call. */
export interface EventRecord extends EventValues {
  readonly id: number;
}

/** What an update changes in a event. */
export type EventChanges = Changes<EventValues, Omit<EventUpdate, "translation_language">>;

/**
 * Reads and writes events. It checks the access of the caller, and the values, as the routes do; a
 * write without a route is for `asService` only.
 */
export interface EventAccessor {
  /** The same in the name of the service, whose access is not checked. */
  readonly asService: EventAccessor;
  /** The records whose documents match, by default by ascending id. */
  find(filter?: Filter<EventDocument>, options?: FindOptions): Promise<readonly EventRecord[]>;
  /** The first of them. */
  first(filter?: Filter<EventDocument>, options?: FindOptions): Promise<EventRecord | undefined>;
  /** The record with the id. Throws the error for an unknown one. */
  get(id: number): Promise<EventRecord>;
  /** The record with the slug. Throws the error for an unknown one. */
  bySlug(slug: string): Promise<EventRecord>;
  /** How many documents match. */
  count(filter?: Filter<EventDocument>): Promise<number>;
  /** Stores a new record. */
  create(values: Omit<EventCreate, "translation_language">): Promise<EventRecord>;
  /** Changes a record; a function decides again where another write came first, and must have no effects. */
  update(
    id: number,
    changes: EventChanges | ((current: EventRecord) => EventChanges | Promise<EventChanges>),
  ): Promise<EventRecord>;
  /** Deletes a record, or moves it to the trash. */
  remove(id: number): Promise<void>;
  /** The record as answers show it. */
  show(record: EventRecord | number): Promise<Event>;
  /** A page of the list, as its route answers. */
  list(query?: ListEventsQuery): Promise<EventList>;
}
