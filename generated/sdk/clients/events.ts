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
  /** Lists the records that pass all filters, page by page. `GET /events` */
  list(query?: ListEventsQuery, options?: CallOptions): Call<EventList>;
  /**
   * All records of a list, one by one: `for await (const one of ...)`. Pages are asked for as they are
   * needed.
   */
  all(query?: ListEventsQuery, options?: WalkOptions): Walk<Event>;
  /** All pages of a list, one by one. */
  pages(query?: ListEventsQuery, options?: WalkOptions): Walk<EventList>;
  /** Creates a record. `POST /events` */
  create(body: EventCreate, options?: CallOptions): Call<Event>;
  /** Gives the record with this id. `GET /events/{id}` */
  get(id: number, query?: GetEventQuery, options?: CallOptions): Call<Event>;
  /**
   * Changes the fields that are sent of the record with this id; the others stay as they are.
   * `PATCH /events/{id}`
   */
  update(id: number, body: EventUpdate, options?: CallOptions): Call<Event>;
  /** Deletes the record with this id. `DELETE /events/{id}` */
  delete(id: number, query?: DeleteEventQuery, options?: CallOptions): Call<Event>;
  /** Gives the record with this slug. `GET /events/by-slug/{slug}` */
  getBySlug(slug: string, query?: GetEventBySlugQuery, options?: CallOptions): Call<Event>;
  /**
   * Changes the fields that are sent of the record with this slug; the others stay as they are.
   * `PATCH /events/by-slug/{slug}`
   */
  updateBySlug(slug: string, body: EventUpdate, options?: CallOptions): Call<Event>;
  /** Deletes the record with this slug. `DELETE /events/by-slug/{slug}` */
  deleteBySlug(slug: string, query?: DeleteEventBySlugQuery, options?: CallOptions): Call<Event>;
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
  };
}
