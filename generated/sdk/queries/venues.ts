// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { VenuesClient } from "../clients/venues.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import {
  type InfiniteQueryOptions,
  infiniteOptions,
  type MutationOptions,
  type QueryOptions,
  queryOptions,
} from "../core/query-options.js";
import type {
  GetVenueBySlugQuery,
  GetVenueQuery,
  ListVenuesQuery,
  Venue,
  VenueCreate,
  VenueList,
  VenuePut,
  VenueUpdate,
} from "../venues.js";

/** Options of queries and mutations; `key` is the start of all their keys. */
export interface VenuesQueries {
  readonly key: readonly ["venues"];
  list<Field extends FieldOf<Venue> = never>(
    query?: ListVenuesQuery & Fields<Field>,
  ): QueryOptions<SelectedList<VenueList, "venues", Venue, Field>>;
  infinite(query?: ListVenuesQuery): InfiniteQueryOptions<VenueList>;
  create(): MutationOptions<Venue, VenueCreate>;
  get<Field extends FieldOf<Venue> = never>(
    id: number,
    query?: GetVenueQuery & Fields<Field>,
  ): QueryOptions<Selected<Venue, Field>>;
  update(): MutationOptions<Venue, { readonly id: number; readonly body: VenueUpdate }>;
  delete(): MutationOptions<Venue, number>;
  getBySlug<Field extends FieldOf<Venue> = never>(
    slug: string,
    query?: GetVenueBySlugQuery & Fields<Field>,
  ): QueryOptions<Selected<Venue, Field>>;
  updateBySlug(): MutationOptions<Venue, { readonly slug: string; readonly body: VenueUpdate }>;
  deleteBySlug(): MutationOptions<Venue, string>;
  putByExternal(): MutationOptions<
    Venue,
    { readonly path: { readonly source: string; readonly external: string }; readonly body: VenuePut }
  >;
}

/** Binds the options to a client. */
export function venuesQueries(client: VenuesClient): VenuesQueries {
  return {
    key: ["venues"],
    list: (query) => queryOptions(["venues", "list", query], (options) => client.list(query, options)),
    infinite: (query) =>
      infiniteOptions(["venues", "infinite", query], query?.page, (page, options) =>
        client.list({ ...query, page }, options),
      ),
    create: () => ({
      mutationKey: ["venues", "create"],
      mutationFn: (body) => client.create(body),
    }),
    get: (id, query) =>
      queryOptions(["venues", "get", id, query], (options) => client.get(id, query, options)),
    update: () => ({
      mutationKey: ["venues", "update"],
      mutationFn: ({ id, body }) => client.update(id, body),
    }),
    delete: () => ({
      mutationKey: ["venues", "delete"],
      mutationFn: (id) => client.delete(id),
    }),
    getBySlug: (slug, query) =>
      queryOptions(["venues", "getBySlug", slug, query], (options) => client.getBySlug(slug, query, options)),
    updateBySlug: () => ({
      mutationKey: ["venues", "updateBySlug"],
      mutationFn: ({ slug, body }) => client.updateBySlug(slug, body),
    }),
    deleteBySlug: () => ({
      mutationKey: ["venues", "deleteBySlug"],
      mutationFn: (slug) => client.deleteBySlug(slug),
    }),
    putByExternal: () => ({
      mutationKey: ["venues", "putByExternal"],
      mutationFn: ({ path, body }) => client.putByExternal(path, body),
    }),
  };
}
