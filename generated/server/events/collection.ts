// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CollectionReference, Localized, PostDocument } from "specwright";
import type { LocalDateTime } from "../../sdk/core/dates.js";
import type { EventStatus, GivenCostDetails, Recurrence, Scalars, Ticket } from "../../sdk/types.js";

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
}

/** Where events are stored, with the indexes that serve their filters and orders. */
export const eventCollection: CollectionReference<EventDocument> = {
  name: "events",
  indexes: [
    { name: "dates", keys: { utc_end_date: 1, utc_start_date: 1 } },
    { name: "tickets", keys: { "tickets.name": 1, utc_start_date: 1, date: 1, _id: 1 } },
    { name: "standing", keys: { event_status: 1, utc_start_date: 1, date: 1, _id: 1 } },
    { name: "slugs", keys: { slugs: 1 }, unique: true },
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
