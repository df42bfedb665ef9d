// Copied from runtime/client/query-options.ts. Do not edit: change that file and run `npm run generate`.

import { NotFoundError } from "./errors.js";
import { partIn } from "./page-parts.js";
import { pageParts } from "./spec.js";

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

/** Options of a query for a list by cursor; the parameters of its first page are those of the query itself. */
export interface CursorQueryOptions<List> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (
    context: QueryContext & { readonly pageParam: Readonly<Record<string, string>> },
  ) => Promise<List>;
  readonly initialPageParam: Readonly<Record<string, string>>;
  readonly getNextPageParam: (last: List) => Readonly<Record<string, string>> | undefined;
}

/** Options of the query that a call is; the call ends when its data is no longer awaited. */
export function queryOptions<Data>(
  queryKey: readonly unknown[],
  read: (options: QueryContext) => Promise<Data>,
): QueryOptions<Data> {
  return { queryKey, queryFn: ({ signal }) => read({ signal }) };
}

/** Options of a query that goes on page by page. A list that says nothing of other pages ends with a shorter one. */
export function infiniteOptions<List extends object>(
  queryKey: readonly unknown[],
  initialPageParam: number | undefined,
  read: (page: number, options: QueryContext) => Promise<List>,
): InfiniteQueryOptions<List> {
  const first = initialPageParam ?? 1;
  return {
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      read(pageParam, { signal }).catch((error: unknown) => {
        // Where pages are not counted, the page before was the last one, and full.
        const isEnd = pageParts.pages === undefined && pageParam > first && error instanceof NotFoundError;
        if (isEnd) return [] as object as List;
        throw error;
      }),
    initialPageParam: first,
    getNextPageParam: (page, all, number) => (hasNext(page, all, number) ? number + 1 : undefined),
  };
}

/** The same for a list by cursor, whose pages have the address of the next one, with all its parameters. */
export function cursorOptions<List extends object, Query extends object>(
  queryKey: readonly unknown[],
  query: Query | undefined,
  read: (query: Query, options: QueryContext) => Promise<List>,
): CursorQueryOptions<List> {
  return {
    queryKey,
    // The service takes every parameter as text.
    queryFn: ({ pageParam, signal }) => read({ ...query, ...pageParam } as Query, { signal }),
    initialPageParam: {},
    getNextPageParam(last) {
      const address = partIn(last, pageParts.next);
      return typeof address === "string" ? Object.fromEntries(new URL(address).searchParams) : undefined;
    },
  };
}

/** What pages say of themselves stays true where they are stored, and later read again. */
function hasNext(page: object, all: readonly object[], number: number): boolean {
  const { next, pages, total } = pageParts;
  if (next !== undefined) return partIn(page, next) !== undefined;
  if (pages !== undefined) return number < Number(partIn(page, pages));
  const size = Math.max(...all.map(lengthOf));
  if (total !== undefined) return number * size < Number(partIn(page, total));
  return lengthOf(page) > 0 && lengthOf(page) === size;
}

/** How many records a page has: the one list in it. */
function lengthOf(page: object): number {
  const records: unknown = Array.isArray(page) ? page : Object.values(page).find(Array.isArray);
  return Array.isArray(records) ? records.length : 0;
}
