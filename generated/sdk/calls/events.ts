// Generated from spec/resources/event.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
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
export function listEvents<Field extends FieldOf<Event> = never>(
  core: Core,
  query: ListEventsQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<SelectedList<EventList, "events", Event, Field>> {
  return call(core, listEventsOperation, { ...options, input: query });
}

/** The events of all pages of a list, one by one; the pages are asked for as they are needed. */
export function allEvents<Field extends FieldOf<Event> = never>(
  core: Core,
  query: ListEventsQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<Selected<Event, Field>> {
  return walkRecords(core, listEventsOperation, { ...options, input: query });
}

/** All pages of a list of events, one by one. */
export function pagesOfEvents<Field extends FieldOf<Event> = never>(
  core: Core,
  query: ListEventsQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<SelectedList<EventList, "events", Event, Field>> {
  return walkPages(core, listEventsOperation, { ...options, input: query });
}

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
  return call(
    core,
    { name: "createEvent", method: "POST", path: "/events", idempotency: "key" },
    { ...options, input: body },
  );
}

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
export function getEvent<Field extends FieldOf<Event> = never>(
  core: Core,
  id: number,
  query: GetEventQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Event, Field>> {
  return callAt(
    core,
    { name: "getEvent", method: "GET", path: "/events/{id}", status: "status" },
    { ...options, at: id, input: query },
  );
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
export function updateEvent(core: Core, id: number, body: EventUpdate, options?: CallOptions): Call<Event> {
  return callAt(
    core,
    { name: "updateEvent", method: "PATCH", path: "/events/{id}", idempotency: "key" },
    { ...options, at: id, input: body },
  );
}

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
export function deleteEvent(
  core: Core,
  id: number,
  query: DeleteEventQuery = {},
  options?: CallOptions,
): Call<Event> {
  return callAt(
    core,
    { name: "deleteEvent", method: "DELETE", path: "/events/{id}", idempotency: "key" },
    { ...options, at: id, input: query },
  );
}

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
  return callAt(
    core,
    { name: "getEventBySlug", method: "GET", path: "/events/by-slug/{slug}", status: "status" },
    { ...options, at: slug, input: query },
  );
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
  return callAt(
    core,
    { name: "updateEventBySlug", method: "PATCH", path: "/events/by-slug/{slug}", idempotency: "key" },
    { ...options, at: slug, input: body },
  );
}

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
  return callAt(
    core,
    { name: "deleteEventBySlug", method: "DELETE", path: "/events/by-slug/{slug}", idempotency: "key" },
    { ...options, at: slug, input: query },
  );
}

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
export function listEventsIcs(core: Core, query: ListEventsQuery = {}, options?: CallOptions): Call<string> {
  return call(
    core,
    { name: "listEventsIcs", method: "GET", path: "/events.ics", isFile: true },
    { ...options, input: query },
  );
}

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
export function listEventsRss(core: Core, query: ListEventsQuery = {}, options?: CallOptions): Call<string> {
  return call(
    core,
    { name: "listEventsRss", method: "GET", path: "/events.rss", isFile: true },
    { ...options, input: query },
  );
}

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
export function getEventIcs(
  core: Core,
  id: number,
  query: GetEventQuery = {},
  options?: CallOptions,
): Call<string> {
  return callAt(
    core,
    { name: "getEventIcs", method: "GET", path: "/events/{id}.ics", isFile: true },
    { ...options, at: id, input: query },
  );
}

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
  return callAt(
    core,
    { name: "getEventBySlugIcs", method: "GET", path: "/events/by-slug/{slug}.ics", isFile: true },
    { ...options, at: slug, input: query },
  );
}
