// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { EventsClient } from "../clients/events.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import {
  type InfiniteQueryOptions,
  infiniteOptions,
  type MutationOptions,
  type QueryOptions,
  queryOptions,
} from "../core/query-options.js";
import type {
  Event,
  EventBatch,
  EventChangePage,
  EventCreate,
  EventList,
  EventPut,
  EventUpdate,
  GetEventByExternalQuery,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventChangesQuery,
  ListEventsQuery,
  SimilarEventList,
  SimilarEventsQuery,
} from "../events.js";
import type { BatchAnswer } from "../types.js";

/** Options of queries and mutations; `key` is the start of all their keys. */
export interface EventsQueries {
  readonly key: readonly ["events"];
  list<Field extends FieldOf<Event> = never>(
    query?: ListEventsQuery & Fields<Field>,
  ): QueryOptions<SelectedList<EventList, "events", Event, Field>>;
  infinite(query?: ListEventsQuery): InfiniteQueryOptions<EventList>;
  changes(query?: ListEventChangesQuery): QueryOptions<EventChangePage>;
  similar(query: SimilarEventsQuery): QueryOptions<SimilarEventList>;
  create(): MutationOptions<Event, EventCreate>;
  get<Field extends FieldOf<Event> = never>(
    id: number,
    query?: GetEventQuery & Fields<Field>,
  ): QueryOptions<Selected<Event, Field>>;
  update(): MutationOptions<Event, { readonly id: number; readonly body: EventUpdate }>;
  delete(): MutationOptions<Event, number>;
  getBySlug<Field extends FieldOf<Event> = never>(
    slug: string,
    query?: GetEventBySlugQuery & Fields<Field>,
  ): QueryOptions<Selected<Event, Field>>;
  updateBySlug(): MutationOptions<Event, { readonly slug: string; readonly body: EventUpdate }>;
  deleteBySlug(): MutationOptions<Event, string>;
  getByExternal<Field extends FieldOf<Event> = never>(
    path: { readonly source: string; readonly external: string },
    query?: GetEventByExternalQuery & Fields<Field>,
  ): QueryOptions<Selected<Event, Field>>;
  putByExternal(): MutationOptions<
    Event,
    { readonly path: { readonly source: string; readonly external: string }; readonly body: EventPut }
  >;
  deleteByExternal(): MutationOptions<Event, { readonly source: string; readonly external: string }>;
  batch(): MutationOptions<BatchAnswer, EventBatch>;
}

/** Binds the options to a client. */
export function eventsQueries(client: EventsClient): EventsQueries {
  return {
    key: ["events"],
    list: (query) => queryOptions(["events", "list", query], (options) => client.list(query, options)),
    infinite: (query) =>
      infiniteOptions(["events", "infinite", query], query?.page, (page, options) =>
        client.list({ ...query, page }, options),
      ),
    changes: (query) =>
      queryOptions(["events", "changes", query], (options) => client.changes(query, options)),
    similar: (query) =>
      queryOptions(["events", "similar", query], (options) => client.similar(query, options)),
    create: () => ({
      mutationKey: ["events", "create"],
      mutationFn: (body) => client.create(body),
    }),
    get: (id, query) =>
      queryOptions(["events", "get", id, query], (options) => client.get(id, query, options)),
    update: () => ({
      mutationKey: ["events", "update"],
      mutationFn: ({ id, body }) => client.update(id, body),
    }),
    delete: () => ({
      mutationKey: ["events", "delete"],
      mutationFn: (id) => client.delete(id),
    }),
    getBySlug: (slug, query) =>
      queryOptions(["events", "getBySlug", slug, query], (options) => client.getBySlug(slug, query, options)),
    updateBySlug: () => ({
      mutationKey: ["events", "updateBySlug"],
      mutationFn: ({ slug, body }) => client.updateBySlug(slug, body),
    }),
    deleteBySlug: () => ({
      mutationKey: ["events", "deleteBySlug"],
      mutationFn: (slug) => client.deleteBySlug(slug),
    }),
    getByExternal: (path, query) =>
      queryOptions(["events", "getByExternal", path, query], (options) =>
        client.getByExternal(path, query, options),
      ),
    putByExternal: () => ({
      mutationKey: ["events", "putByExternal"],
      mutationFn: ({ path, body }) => client.putByExternal(path, body),
    }),
    deleteByExternal: () => ({
      mutationKey: ["events", "deleteByExternal"],
      mutationFn: (path) => client.deleteByExternal(path),
    }),
    batch: () => ({
      mutationKey: ["events", "batch"],
      mutationFn: (body) => client.batch(body),
    }),
  };
}
