// Copied from runtime/client/query-options.ts. Do not edit: change that file and run `npm run generate`.

import type { CallOptions } from "./request.js";

/** What a library such as TanStack Query gives to the function of a query. */
export interface QueryContext {
  readonly signal?: AbortSignal | undefined;
}

/** Options of a query: its key, and the function that gets its data. */
export interface QueryOptions<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: QueryContext) => Promise<Data>;
}

/** Options of a query that goes on page by page. */
export interface InfiniteQueryOptions<List> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: QueryContext & { readonly pageParam: number }) => Promise<List>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (last: List, all: List[], page: number) => number | undefined;
}

/** Options of a mutation. */
export interface MutationOptions<Data, Input> {
  readonly mutationKey: readonly unknown[];
  readonly mutationFn: (input: Input) => Promise<Data>;
}

type Options = Pick<CallOptions, "signal">;

/** Options of the query that a call is; the call ends when its data is no longer awaited. */
export function queryOptions<Data>(
  queryKey: readonly unknown[],
  read: (options: Options) => Promise<Data>,
): QueryOptions<Data> {
  return { queryKey, queryFn: ({ signal }) => read({ signal }) };
}

/** The same for a list, from its first page on. */
export function infiniteOptions<List extends { readonly total_pages: number }>(
  queryKey: readonly unknown[],
  initialPageParam: number | undefined,
  read: (page: number, options: Options) => Promise<List>,
): InfiniteQueryOptions<List> {
  return {
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: initialPageParam ?? 1,
    getNextPageParam: ({ total_pages: last }, _all, page) => (page < last ? page + 1 : undefined),
  };
}
