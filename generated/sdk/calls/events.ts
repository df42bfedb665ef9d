// Generated from spec/resources/event.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, found } from "../core/record-call.js";
import type { CallOptions, Operation } from "../core/request.js";
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

const listEventsOperation: ListOperation = {
  name: "listEvents",
  method: "GET",
  path: "/events",
  records: "events",
};

/** The query of a list with all that there is, unless it names a date. */
function wholeEvents(query: ListEventsQuery): ListEventsQuery {
  const date =
    query.start_date ??
    query.end_date ??
    query.starts_before ??
    query.starts_after ??
    query.ends_before ??
    query.ends_after;
  return date === undefined ? { window: "all", ...query } : query;
}

/**
 * List events: `GET /events`
 *
 * Lists the records that pass all filters, page by page. Without dates the service leaves out the past
 * and the far future, unless `window: "all"` is sent, which a search does automatically.
 *
 * @example
 * ```ts
 * const answer = await client.events.list();
 * ```
 */
export function listEvents<Field extends FieldOf<Event> = never>(
  core: Core,
  query: ListEventsQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<SelectedList<EventList, "events", Event, Field>> {
  const asked = query.search === undefined ? query : wholeEvents(query);
  return call(core, listEventsOperation, { ...options, input: asked });
}

/**
 * All events of a list, one by one; the pages are asked for as they are needed. Nothing is left out:
 * `window: "all"` is sent, unless there is one of `start_date`, `end_date`, `starts_before`,
 * `starts_after`, `ends_before`, `ends_after`.
 */
export function allEvents<Field extends FieldOf<Event> = never>(
  core: Core,
  query: ListEventsQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<Selected<Event, Field>> {
  return walkRecords(core, listEventsOperation, { ...options, input: wholeEvents(query) });
}

/**
 * All pages of a list of events, one by one. Nothing is left out: `window: "all"` is sent, unless
 * there is one of `start_date`, `end_date`, `starts_before`, `starts_after`, `ends_before`,
 * `ends_after`.
 */
export function pagesOfEvents<Field extends FieldOf<Event> = never>(
  core: Core,
  query: ListEventsQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<SelectedList<EventList, "events", Event, Field>> {
  return walkPages(core, listEventsOperation, { ...options, input: wholeEvents(query) });
}

const createEventOperation: Operation = {
  name: "createEvent",
  method: "POST",
  path: "/events",
  idempotency: "key",
};

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
export function createEvent(core: Core, body: EventCreate, options?: CallOptions): Call<Event> {
  return call(core, createEventOperation, { ...options, input: body });
}

const getEventOperation: Operation = {
  name: "getEvent",
  method: "GET",
  path: "/events/{id}",
  status: "status",
};

/**
 * Get an event: `GET /events/{id}`
 *
 * Gives the record with this id.
 *
 * @example
 * ```ts
 * const event = await client.events.get(1);
 * ```
 */
export function getEvent<Field extends FieldOf<Event> = never>(
  core: Core,
  id: number,
  query: GetEventQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Event, Field>> {
  return callAt(core, getEventOperation, { ...options, at: id, input: query });
}

/** The record with this id, or undefined where there is none or it was deleted. `GET /events/{id}` */
export function findEvent<Field extends FieldOf<Event> = never>(
  core: Core,
  id: number,
  query: GetEventQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Event, Field> | undefined> {
  return found(getEvent(core, id, query, options));
}

const updateEventOperation: Operation = {
  name: "updateEvent",
  method: "PATCH",
  path: "/events/{id}",
  idempotency: "key",
};

/**
 * Update an event: `PATCH /events/{id}`
 *
 * Changes the fields that are sent of the record with this id; the others stay as they are.
 *
 * @example
 * ```ts
 * const event = await client.events.update(1, { title: "Choir concert" });
 * ```
 */
export function updateEvent(core: Core, id: number, body: EventUpdate, options?: CallOptions): Call<Event> {
  return callAt(core, updateEventOperation, { ...options, at: id, input: body });
}

const deleteEventOperation: Operation = {
  name: "deleteEvent",
  method: "DELETE",
  path: "/events/{id}",
  idempotency: "key",
};

/**
 * Delete an event: `DELETE /events/{id}`
 *
 * Deletes the record with this id.
 *
 * @example
 * ```ts
 * const event = await client.events.delete(1);
 * ```
 */
export function deleteEvent(
  core: Core,
  id: number,
  query: DeleteEventQuery = {},
  options?: CallOptions,
): Call<Event> {
  return callAt(core, deleteEventOperation, { ...options, at: id, input: query });
}

const getEventBySlugOperation: Operation = {
  name: "getEventBySlug",
  method: "GET",
  path: "/events/by-slug/{slug}",
  status: "status",
};

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
export function getEventBySlug<Field extends FieldOf<Event> = never>(
  core: Core,
  slug: string,
  query: GetEventBySlugQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Event, Field>> {
  return callAt(core, getEventBySlugOperation, { ...options, at: slug, input: query });
}

/**
 * The record with this slug, or undefined where there is none or it was deleted.
 * `GET /events/by-slug/{slug}`
 */
export function findEventBySlug<Field extends FieldOf<Event> = never>(
  core: Core,
  slug: string,
  query: GetEventBySlugQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Event, Field> | undefined> {
  return found(getEventBySlug(core, slug, query, options));
}

const updateEventBySlugOperation: Operation = {
  name: "updateEventBySlug",
  method: "PATCH",
  path: "/events/by-slug/{slug}",
  idempotency: "key",
};

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
export function updateEventBySlug(
  core: Core,
  slug: string,
  body: EventUpdate,
  options?: CallOptions,
): Call<Event> {
  return callAt(core, updateEventBySlugOperation, { ...options, at: slug, input: body });
}

const deleteEventBySlugOperation: Operation = {
  name: "deleteEventBySlug",
  method: "DELETE",
  path: "/events/by-slug/{slug}",
  idempotency: "key",
};

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
export function deleteEventBySlug(
  core: Core,
  slug: string,
  query: DeleteEventBySlugQuery = {},
  options?: CallOptions,
): Call<Event> {
  return callAt(core, deleteEventBySlugOperation, { ...options, at: slug, input: query });
}

const listEventsIcsOperation: Operation = {
  name: "listEventsIcs",
  method: "GET",
  path: "/events.ics",
  isFile: true,
};

/**
 * List events (iCalendar): `GET /events.ics`
 *
 * The same as an iCalendar file, to import or subscribe to. Without dates the service leaves out the
 * past and the far future, unless `window: "all"` is sent, which a search does automatically.
 *
 * @example
 * ```ts
 * const answer = await client.events.list();
 * ```
 */
export function listEventsIcs(core: Core, query: ListEventsQuery = {}, options?: CallOptions): Call<string> {
  return call(core, listEventsIcsOperation, { ...options, input: query });
}

const listEventsRssOperation: Operation = {
  name: "listEventsRss",
  method: "GET",
  path: "/events.rss",
  isFile: true,
};

/**
 * List events (RSS): `GET /events.rss`
 *
 * The same as an RSS feed. Without dates the service leaves out the past and the far future, unless
 * `window: "all"` is sent, which a search does automatically.
 *
 * @example
 * ```ts
 * const answer = await client.events.list();
 * ```
 */
export function listEventsRss(core: Core, query: ListEventsQuery = {}, options?: CallOptions): Call<string> {
  return call(core, listEventsRssOperation, { ...options, input: query });
}

const getEventIcsOperation: Operation = {
  name: "getEventIcs",
  method: "GET",
  path: "/events/{id}.ics",
  isFile: true,
};

/**
 * Get an event (iCalendar): `GET /events/{id}.ics`
 *
 * The same as an iCalendar file, to import or subscribe to.
 *
 * @example
 * ```ts
 * const event = await client.events.get(1);
 * ```
 */
export function getEventIcs(
  core: Core,
  id: number,
  query: GetEventQuery = {},
  options?: CallOptions,
): Call<string> {
  return callAt(core, getEventIcsOperation, { ...options, at: id, input: query });
}

const getEventBySlugIcsOperation: Operation = {
  name: "getEventBySlugIcs",
  method: "GET",
  path: "/events/by-slug/{slug}.ics",
  isFile: true,
};

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
export function getEventBySlugIcs(
  core: Core,
  slug: string,
  query: GetEventBySlugQuery = {},
  options?: CallOptions,
): Call<string> {
  return callAt(core, getEventBySlugIcsOperation, { ...options, at: slug, input: query });
}
