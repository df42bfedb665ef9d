// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { OrganizersClient } from "../clients/organizers.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import {
  type InfiniteQueryOptions,
  infiniteOptions,
  type MutationOptions,
  type QueryOptions,
  queryOptions,
} from "../core/query-options.js";
import type {
  GetOrganizerBySlugQuery,
  GetOrganizerQuery,
  ListOrganizersQuery,
  Organizer,
  OrganizerCreate,
  OrganizerList,
  OrganizerPut,
  OrganizerUpdate,
} from "../organizers.js";

/** Options of queries and mutations; `key` is the start of all their keys. */
export interface OrganizersQueries {
  readonly key: readonly ["organizers"];
  list<Field extends FieldOf<Organizer> = never>(
    query?: ListOrganizersQuery & Fields<Field>,
  ): QueryOptions<SelectedList<OrganizerList, "organizers", Organizer, Field>>;
  infinite(query?: ListOrganizersQuery): InfiniteQueryOptions<OrganizerList>;
  create(): MutationOptions<Organizer, OrganizerCreate>;
  get<Field extends FieldOf<Organizer> = never>(
    id: number,
    query?: GetOrganizerQuery & Fields<Field>,
  ): QueryOptions<Selected<Organizer, Field>>;
  update(): MutationOptions<Organizer, { readonly id: number; readonly body: OrganizerUpdate }>;
  delete(): MutationOptions<Organizer, number>;
  getBySlug<Field extends FieldOf<Organizer> = never>(
    slug: string,
    query?: GetOrganizerBySlugQuery & Fields<Field>,
  ): QueryOptions<Selected<Organizer, Field>>;
  updateBySlug(): MutationOptions<Organizer, { readonly slug: string; readonly body: OrganizerUpdate }>;
  deleteBySlug(): MutationOptions<Organizer, string>;
  putByExternal(): MutationOptions<
    Organizer,
    { readonly path: { readonly source: string; readonly external: string }; readonly body: OrganizerPut }
  >;
}

/** Binds the options to a client. */
export function organizersQueries(client: OrganizersClient): OrganizersQueries {
  return {
    key: ["organizers"],
    list: (query) => queryOptions(["organizers", "list", query], (options) => client.list(query, options)),
    infinite: (query) =>
      infiniteOptions(["organizers", "infinite", query], query?.page, (page, options) =>
        client.list({ ...query, page }, options),
      ),
    create: () => ({
      mutationKey: ["organizers", "create"],
      mutationFn: (body) => client.create(body),
    }),
    get: (id, query) =>
      queryOptions(["organizers", "get", id, query], (options) => client.get(id, query, options)),
    update: () => ({
      mutationKey: ["organizers", "update"],
      mutationFn: ({ id, body }) => client.update(id, body),
    }),
    delete: () => ({
      mutationKey: ["organizers", "delete"],
      mutationFn: (id) => client.delete(id),
    }),
    getBySlug: (slug, query) =>
      queryOptions(["organizers", "getBySlug", slug, query], (options) =>
        client.getBySlug(slug, query, options),
      ),
    updateBySlug: () => ({
      mutationKey: ["organizers", "updateBySlug"],
      mutationFn: ({ slug, body }) => client.updateBySlug(slug, body),
    }),
    deleteBySlug: () => ({
      mutationKey: ["organizers", "deleteBySlug"],
      mutationFn: (slug) => client.deleteBySlug(slug),
    }),
    putByExternal: () => ({
      mutationKey: ["organizers", "putByExternal"],
      mutationFn: ({ path, body }) => client.putByExternal(path, body),
    }),
  };
}
