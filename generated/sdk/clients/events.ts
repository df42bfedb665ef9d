// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  allEvents,
  createEvent,
  deleteEvent,
  deleteEventBySlug,
  getEvent,
  getEventBySlug,
  getEventBySlugIcs,
  getEventIcs,
  listEvents,
  listEventsIcs,
  listEventsRss,
  pagesOfEvents,
  updateEvent,
  updateEventBySlug,
} from "../calls/events.js";
import type { Call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import type { WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import { type ClientWalk, clientWalk } from "../core/to-array.js";
import type { Event, EventList } from "../events.js";
import type {
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  EventCreate,
  EventUpdate,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventsQuery,
} from "../inputs/events.js";

/** What can be done with events. */
export interface EventsClient {
  /**
   * List events: `GET /events`
   *
   * Lists the records that pass all filters, page by page.
   *
   * @example
   * ```ts
   * const answer = await client.events.list();
   * ```
   */
  list<Field extends FieldOf<Event> = never>(
    query?: ListEventsQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<SelectedList<EventList, "events", Event, Field>>;
  /**
   * The records of all pages of `list`, one by one: `for await (const one of ...)`. Pages are asked for
   * as they are needed.
   */
  all<Field extends FieldOf<Event> = never>(
    query?: ListEventsQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<Selected<Event, Field>>;
  /** All pages of `list`, one by one. */
  pages<Field extends FieldOf<Event> = never>(
    query?: ListEventsQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<SelectedList<EventList, "events", Event, Field>>;
  /**
   * Create an event: `POST /events`
   *
   * Creates a record.
   *
   * @example
   * ```ts
   * const event = await client.events.create({
   *   title: "Choir concert",
   *   start_date: "2031-03-10 19:30:00",
   *   end_date: "2031-03-10 21:30:00",
   * });
   * ```
   */
  create(body: EventCreate, options?: CallOptions): Call<Event>;
  /**
   * Get an event: `GET /events/{id}`
   *
   * Gives the record with this id.
   *
   * @example
   * ```ts
   * const event = await client.events.get(27);
   * ```
   */
  get<Field extends FieldOf<Event> = never>(
    id: number,
    query?: GetEventQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Event, Field>>;
  /**
   * Update an event: `PATCH /events/{id}`
   *
   * Changes the fields that are sent of the record with this id; the others stay as they are.
   *
   * @example
   * ```ts
   * const event = await client.events.update(27, { title: "Choir concert" });
   * ```
   */
  update(id: number, body: EventUpdate, options?: CallOptions): Call<Event>;
  /**
   * Delete an event: `DELETE /events/{id}`
   *
   * Deletes the record with this id.
   *
   * @example
   * ```ts
   * const event = await client.events.delete(27);
   * ```
   */
  delete(id: number, query?: DeleteEventQuery, options?: CallOptions): Call<Event>;
  /**
   * Get an event by slug: `GET /events/by-slug/{slug}`
   *
   * Gives the record with this slug.
   *
   * @example
   * ```ts
   * const event = await client.events.getBySlug("choir-concert");
   * ```
   */
  getBySlug<Field extends FieldOf<Event> = never>(
    slug: string,
    query?: GetEventBySlugQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Event, Field>>;
  /**
   * Update an event by slug: `PATCH /events/by-slug/{slug}`
   *
   * Changes the fields that are sent of the record with this slug; the others stay as they are.
   *
   * @example
   * ```ts
   * const event = await client.events.updateBySlug("choir-concert", { title: "Choir concert" });
   * ```
   */
  updateBySlug(slug: string, body: EventUpdate, options?: CallOptions): Call<Event>;
  /**
   * Delete an event by slug: `DELETE /events/by-slug/{slug}`
   *
   * Deletes the record with this slug.
   *
   * @example
   * ```ts
   * const event = await client.events.deleteBySlug("choir-concert");
   * ```
   */
  deleteBySlug(slug: string, query?: DeleteEventBySlugQuery, options?: CallOptions): Call<Event>;
  /** The record with this id or slug, or undefined where there is none or it was deleted. */
  find<Field extends FieldOf<Event> = never>(
    id: number | string,
    query?: GetEventQuery & Fields<Field>,
    options?: CallOptions,
  ): Promise<Selected<Event, Field> | undefined>;
  /**
   * List events (iCalendar): `GET /events.ics`
   *
   * The same as an iCalendar file, to import or subscribe to.
   *
   * @example
   * ```ts
   * const answer = await client.events.list();
   * ```
   */
  listIcs(query?: ListEventsQuery, options?: CallOptions): Call<string>;
  /**
   * List events (RSS): `GET /events.rss`
   *
   * The same as an RSS feed.
   *
   * @example
   * ```ts
   * const answer = await client.events.list();
   * ```
   */
  listRss(query?: ListEventsQuery, options?: CallOptions): Call<string>;
  /**
   * Get an event (iCalendar): `GET /events/{id}.ics`
   *
   * The same as an iCalendar file, to import or subscribe to.
   *
   * @example
   * ```ts
   * const event = await client.events.get(27);
   * ```
   */
  getIcs(id: number, query?: GetEventQuery, options?: CallOptions): Call<string>;
  /**
   * Get an event by slug (iCalendar): `GET /events/by-slug/{slug}.ics`
   *
   * The same as an iCalendar file, to import or subscribe to.
   *
   * @example
   * ```ts
   * const event = await client.events.getBySlug("choir-concert");
   * ```
   */
  getBySlugIcs(slug: string, query?: GetEventBySlugQuery, options?: CallOptions): Call<string>;
}

/** Binds the calls to a core. */
export function eventsClient(core: Core): EventsClient {
  return {
    list: (query, options) => listEvents(core, query, options),
    all: (query, options) => clientWalk(allEvents(core, query, options)),
    pages: (query, options) => clientWalk(pagesOfEvents(core, query, options)),
    create: (body, options) => createEvent(core, body, options),
    get: (id, query, options) => getEvent(core, id, query, options),
    update: (id, body, options) => updateEvent(core, id, body, options),
    delete: (id, query, options) => deleteEvent(core, id, query, options),
    getBySlug: (slug, query, options) => getEventBySlug(core, slug, query, options),
    updateBySlug: (slug, body, options) => updateEventBySlug(core, slug, body, options),
    deleteBySlug: (slug, query, options) => deleteEventBySlug(core, slug, query, options),
    find: (id, query, options) =>
      found((typeof id === "string" ? getEventBySlug : getEvent)(core, id as never, query, options)),
    listIcs: (query, options) => listEventsIcs(core, query, options),
    listRss: (query, options) => listEventsRss(core, query, options),
    getIcs: (id, query, options) => getEventIcs(core, id, query, options),
    getBySlugIcs: (slug, query, options) => getEventBySlugIcs(core, slug, query, options),
  };
}
