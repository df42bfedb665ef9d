// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  allEvents,
  batchEvents,
  createEvent,
  deleteEvent,
  deleteEventByExternal,
  deleteEventBySlug,
  getEvent,
  getEventByExternal,
  getEventBySlug,
  getEventBySlugIcs,
  getEventIcs,
  listEventChanges,
  listEvents,
  listEventsIcs,
  listEventsRss,
  pagesOfEvents,
  putEventByExternal,
  similarEvents,
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
import type { Event, EventChangePage, EventList, SimilarEventList } from "../events.js";
import type {
  DeleteEventByExternalQuery,
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  EventBatch,
  EventCreate,
  EventPut,
  EventUpdate,
  GetEventByExternalQuery,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventChangesQuery,
  ListEventsQuery,
  SimilarEventsQuery,
} from "../inputs/events.js";
import type { BatchAnswer } from "../types.js";

/** What can be done with events. */
export interface EventsClient {
  /**
   * List events: `GET /events`
   *
   * Lists events that pass all filters, page by page.
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
   * List changes of events: `GET /events/changes`
   *
   * Lists what has changed since a token, oldest first: send `next_token` as `since` of the next
   * request. Without a token it lists all records that pass the filters, page by page, and ends with the
   * token of what follows. There is no default window of time.
   *
   * @example
   * ```ts
   * const answer = await client.events.changes();
   * ```
   */
  changes(query?: ListEventChangesQuery, options?: CallOptions): Call<EventChangePage>;
  /**
   * Find similar events: `GET /events/similar`
   *
   * Finds events that are likely the same as one that is about to be created, the most similar first.
   * Names are compared with typing errors in mind; with a start, only those of that day, the day before
   * and the day after count.
   *
   * @example
   * ```ts
   * const answer = await client.events.similar({ title: "Choir concert" });
   * ```
   */
  similar(query: SimilarEventsQuery, options?: CallOptions): Call<SimilarEventList>;
  /**
   * Create an event: `POST /events`
   *
   * Creates an event.
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
   * Gets an event by its id.
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
   * Changes an event: the fields that are sent. The others stay as they are.
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
   * Deletes an event, which its id names.
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
   * Gets an event by its slug.
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
   * Changes an event, which its slug names: the fields that are sent. The others stay as they are.
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
   * Deletes an event, which its slug names.
   *
   * @example
   * ```ts
   * const event = await client.events.deleteBySlug("choir-concert");
   * ```
   */
  deleteBySlug(slug: string, query?: DeleteEventBySlugQuery, options?: CallOptions): Call<Event>;
  /**
   * Get an event by its external id: `GET /events/by-external/{source}/{external}`
   *
   * Gets an event by its external id.
   *
   * @example
   * ```ts
   * const event = await client.events.getByExternal({ source: "shop.example.org", external: "show-4711" });
   * ```
   */
  getByExternal<Field extends FieldOf<Event> = never>(
    path: { readonly source: string; readonly external: string },
    query?: GetEventByExternalQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Event, Field>>;
  /**
   * Create or update an event by its external id: `PUT /events/by-external/{source}/{external}`
   *
   * Creates an event with this external id, or changes the fields that are sent where there is one:
   * concurrent calls make a single one.
   *
   * @example
   * ```ts
   * const event = await client.events.putByExternal({ source: "shop.example.org", external: "show-4711" }, {
   *   title: "Choir concert",
   *   start_date: "2031-03-10 19:30:00",
   *   end_date: "2031-03-10 21:30:00",
   * });
   * ```
   */
  putByExternal(
    path: { readonly source: string; readonly external: string },
    body: EventPut,
    options?: CallOptions,
  ): Call<Event>;
  /**
   * Delete an event by its external id: `DELETE /events/by-external/{source}/{external}`
   *
   * Deletes an event, which its external id names.
   *
   * @example
   * ```ts
   * const event = await client.events.deleteByExternal({ source: "shop.example.org", external: "show-4711" });
   * ```
   */
  deleteByExternal(
    path: { readonly source: string; readonly external: string },
    query?: DeleteEventByExternalQuery,
    options?: CallOptions,
  ): Call<Event>;
  /**
   * Write many events: `POST /events/batch`
   *
   * Does many writes in one request, each as its own request would: with its access, its checks and its
   * errors. Every item has an outcome of its own, in the order of the items; those of one record are
   * done one after another.
   *
   * @example
   * ```ts
   * const answer = await client.events.batch({ items: [{ operation: "delete", id: 12 }] });
   * ```
   */
  batch(body: EventBatch, options?: CallOptions): Call<BatchAnswer>;
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
    changes: (query, options) => listEventChanges(core, query, options),
    similar: (query, options) => similarEvents(core, query, options),
    create: (body, options) => createEvent(core, body, options),
    get: (id, query, options) => getEvent(core, id, query, options),
    update: (id, body, options) => updateEvent(core, id, body, options),
    delete: (id, query, options) => deleteEvent(core, id, query, options),
    getBySlug: (slug, query, options) => getEventBySlug(core, slug, query, options),
    updateBySlug: (slug, body, options) => updateEventBySlug(core, slug, body, options),
    deleteBySlug: (slug, query, options) => deleteEventBySlug(core, slug, query, options),
    getByExternal: (path, query, options) => getEventByExternal(core, path, query, options),
    putByExternal: (path, body, options) => putEventByExternal(core, path, body, options),
    deleteByExternal: (path, query, options) => deleteEventByExternal(core, path, query, options),
    batch: (body, options) => batchEvents(core, body, options),
    find: (id, query, options) =>
      found((typeof id === "string" ? getEventBySlug : getEvent)(core, id as never, query, options)),
    listIcs: (query, options) => listEventsIcs(core, query, options),
    listRss: (query, options) => listEventsRss(core, query, options),
    getIcs: (id, query, options) => getEventIcs(core, id, query, options),
    getBySlugIcs: (slug, query, options) => getEventBySlugIcs(core, slug, query, options),
  };
}
