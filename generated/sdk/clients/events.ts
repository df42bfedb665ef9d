// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  allEvents,
  createEvent,
  deleteEvent,
  deleteEventBySlug,
  getEvent,
  getEventBySlug,
  listEvents,
  pagesOfEvents,
  updateEvent,
  updateEventBySlug,
} from "../calls/events.js";
import type { Call, CallOptions } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { Walk, WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type {
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  Event,
  EventCreate,
  EventList,
  EventUpdate,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventsQuery,
} from "../events.js";

/** What can be done with events. */
export interface EventsClient {
  /**
   * List events: `GET /events`
   *
   * Lists the records that pass all filters, page by page. Without dates the service leaves out the past
   * and the far future, unless `window: "all"` is sent, which a search does by itself.
   */
  list(query?: ListEventsQuery, options?: CallOptions): Call<EventList>;
  /**
   * All records of a list, one by one: `for await (const one of ...)`. Pages are asked for as they are
   * needed. Nothing is left out: `window: "all"` is sent, unless there is one of `start_date`,
   * `end_date`, `starts_before`, `starts_after`, `ends_before`, `ends_after`.
   */
  all(query?: ListEventsQuery, options?: WalkOptions): Walk<Event>;
  /**
   * All pages of a list, one by one. Nothing is left out: `window: "all"` is sent, unless there is one
   * of `start_date`, `end_date`, `starts_before`, `starts_after`, `ends_before`, `ends_after`.
   */
  pages(query?: ListEventsQuery, options?: WalkOptions): Walk<EventList>;
  /**
   * Create an event: `POST /events`
   *
   * Creates a record.
   */
  create(body: EventCreate, options?: CallOptions): Call<Event>;
  /**
   * Get an event: `GET /events/{id}`
   *
   * Gives the record with this id.
   */
  get(id: number, query?: GetEventQuery, options?: CallOptions): Call<Event>;
  /**
   * Update an event: `PATCH /events/{id}`
   *
   * Changes the fields that are sent of the record with this id; the others stay as they are.
   */
  update(id: number, body: EventUpdate, options?: CallOptions): Call<Event>;
  /**
   * Delete an event: `DELETE /events/{id}`
   *
   * Deletes the record with this id.
   */
  delete(id: number, query?: DeleteEventQuery, options?: CallOptions): Call<Event>;
  /**
   * Get an event by slug: `GET /events/by-slug/{slug}`
   *
   * Gives the record with this slug.
   */
  getBySlug(slug: string, query?: GetEventBySlugQuery, options?: CallOptions): Call<Event>;
  /**
   * Update an event by slug: `PATCH /events/by-slug/{slug}`
   *
   * Changes the fields that are sent of the record with this slug; the others stay as they are.
   */
  updateBySlug(slug: string, body: EventUpdate, options?: CallOptions): Call<Event>;
  /**
   * Delete an event by slug: `DELETE /events/by-slug/{slug}`
   *
   * Deletes the record with this slug.
   */
  deleteBySlug(slug: string, query?: DeleteEventBySlugQuery, options?: CallOptions): Call<Event>;
  /** The record with this id or slug, or undefined where there is none or it was deleted. */
  find(id: number | string, query?: GetEventQuery, options?: CallOptions): Promise<Event | undefined>;
}

/** Binds the calls to a core. */
export function eventsClient(core: Core): EventsClient {
  return {
    list: (query, options) => listEvents(core, query, options),
    all: (query, options) => allEvents(core, query, options),
    pages: (query, options) => pagesOfEvents(core, query, options),
    create: (body, options) => createEvent(core, body, options),
    get: (id, query, options) => getEvent(core, id, query, options),
    update: (id, body, options) => updateEvent(core, id, body, options),
    delete: (id, query, options) => deleteEvent(core, id, query, options),
    getBySlug: (slug, query, options) => getEventBySlug(core, slug, query, options),
    updateBySlug: (slug, body, options) => updateEventBySlug(core, slug, body, options),
    deleteBySlug: (slug, query, options) => deleteEventBySlug(core, slug, query, options),
    find: (id, query, options) => found((typeof id === "string" ? getEventBySlug : getEvent)(core, id as never, query, options)),
  };
}
