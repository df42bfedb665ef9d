// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ShelvesClient } from "../clients/shelves.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import {
  type InfiniteQueryOptions,
  infiniteOptions,
  type QueryOptions,
  queryOptions,
} from "../core/query-options.js";
import type { GetShelfQuery, ListShelvesQuery, Shelf, ShelfList } from "../shelves.js";

/** Options of queries and mutations; `key` is the start of all their keys. */
export interface ShelvesQueries {
  readonly key: readonly ["shelves"];
  list<Field extends FieldOf<Shelf> = never>(
    query?: ListShelvesQuery & Fields<Field>,
  ): QueryOptions<SelectedList<ShelfList, "shelves", Shelf, Field>>;
  infinite(query?: ListShelvesQuery): InfiniteQueryOptions<ShelfList>;
  get<Field extends FieldOf<Shelf> = never>(
    id: number,
    query?: GetShelfQuery & Fields<Field>,
  ): QueryOptions<Selected<Shelf, Field>>;
}

/** Binds the options to a client. */
export function shelvesQueries(client: ShelvesClient): ShelvesQueries {
  return {
    key: ["shelves"],
    list: (query) => queryOptions(["shelves", "list", query], (options) => client.list(query, options)),
    infinite: (query) =>
      infiniteOptions(["shelves", "infinite", query], query?.page, (page, options) =>
        client.list({ ...query, page }, options),
      ),
    get: (id, query) =>
      queryOptions(["shelves", "get", id, query], (options) => client.get(id, query, options)),
  };
}
