// Generated from spec/resources/event.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import { type ManyOptions, type ManyRecords, upsertMany } from "../core/upsert-many.js";
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
import type { BatchAnswer, BatchItem, BatchOutcome } from "../types.js";

const listEventsOperation: ListOperation = {
  name: "listEvents",
  method: "GET",
  path: "/events",
  records: "events",
};

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
export function listEventChanges(
  core: Core,
  query: ListEventChangesQuery = {},
  options?: CallOptions,
): Call<EventChangePage> {
  return call(
    core,
    { name: "listEventChanges", method: "GET", path: "/events/changes" },
    { ...options, input: query },
  );
}

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
export function similarEvents(
  core: Core,
  query: SimilarEventsQuery,
  options?: CallOptions,
): Call<SimilarEventList> {
  return call(
    core,
    { name: "similarEvents", method: "GET", path: "/events/similar" },
    { ...options, input: query },
  );
}

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
 * Gets an event by its id.
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
 * Changes an event: the fields that are sent. The others stay as they are.
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
 * Deletes an event, which its id names.
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
 * Gets an event by its slug.
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
 * Changes an event, which its slug names: the fields that are sent. The others stay as they are.
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
 * Deletes an event, which its slug names.
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
 * Get an event by its external id: `GET /events/by-external/{source}/{external}`
 *
 * Gets an event by its external id.
 *
 * @example
 * ```ts
 * const event = await client.events.getByExternal({ source: "shop.example.org", external: "show-4711" });
 * ```
 */
export function getEventByExternal<Field extends FieldOf<Event> = never>(
  core: Core,
  path: { readonly source: string; readonly external: string },
  query: GetEventByExternalQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Event, Field>> {
  return callAt(
    core,
    {
      name: "getEventByExternal",
      method: "GET",
      path: "/events/by-external/{source}/{external}",
      status: "status",
    },
    { ...options, at: path, input: query },
  );
}

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
export function putEventByExternal(
  core: Core,
  path: { readonly source: string; readonly external: string },
  body: EventPut,
  options?: CallOptions,
): Call<Event> {
  return callAt(
    core,
    {
      name: "putEventByExternal",
      method: "PUT",
      path: "/events/by-external/{source}/{external}",
      idempotency: "key",
    },
    { ...options, at: path, input: body },
  );
}

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
export function deleteEventByExternal(
  core: Core,
  path: { readonly source: string; readonly external: string },
  query: DeleteEventByExternalQuery = {},
  options?: CallOptions,
): Call<Event> {
  return callAt(
    core,
    {
      name: "deleteEventByExternal",
      method: "DELETE",
      path: "/events/by-external/{source}/{external}",
      idempotency: "key",
    },
    { ...options, at: path, input: query },
  );
}

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
export function batchEvents(core: Core, body: EventBatch, options?: CallOptions): Call<BatchAnswer> {
  return call(
    core,
    { name: "batchEvents", method: "POST", path: "/events/batch", idempotency: "key" },
    { ...options, input: body },
  );
}

/**
 * Writes records by their external ids, in batches of 100, and yields an outcome for each, in their
 * order.
 */
export function upsertManyEvents(
  core: Core,
  records: ManyRecords<EventPut, BatchItem>,
  options: ManyOptions,
): AsyncGenerator<BatchOutcome, void, undefined> {
  return upsertMany(
    (body: { items: BatchItem[] }, given) => batchEvents(core, body, given),
    records,
    options,
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
