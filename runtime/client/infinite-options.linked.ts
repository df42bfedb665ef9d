import { NotFoundError } from "./errors.js";
import type { InfiniteQueryOptions, QueryContext } from "./query-types.js";
import type { CallOptions } from "./request.js";
import { pageParts } from "./spec.js";

/** Options of a query that goes on page by page. A list that says nothing of other pages ends with a shorter one. */
export function infiniteOptions<List extends object>(
  queryKey: readonly unknown[],
  initialPageParam: number | undefined,
  read: (page: number, options: Pick<CallOptions, "signal">) => Promise<List>,
): InfiniteQueryOptions<List> {
  const first = initialPageParam ?? 1;
  return {
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      read(pageParam, { signal }).catch((error: unknown) => {
        // The page before was the last one, and full.
        if (pageParam > first && error instanceof NotFoundError) return [] as object as List;
        throw error;
      }),
    initialPageParam: first,
    getNextPageParam: (page, all, number) => (hasNext(page, all, number) ? number + 1 : undefined),
  };
}

/** Parameters of a page; the first one has no more than the query itself. */
export type PageParameters = Readonly<Record<string, string>>;

/** Options of a query for a list by cursor. */
export interface CursorQueryOptions<List> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: QueryContext & { readonly pageParam: PageParameters }) => Promise<List>;
  readonly initialPageParam: PageParameters;
  readonly getNextPageParam: (last: List) => PageParameters | undefined;
}

/** The same for a list by cursor, whose pages have the address of the next one, with all its parameters. */
export function cursorOptions<List extends object, Query extends object>(
  queryKey: readonly unknown[],
  query: Query | undefined,
  read: (query: Query, options: Pick<CallOptions, "signal">) => Promise<List>,
): CursorQueryOptions<List> {
  return {
    queryKey,
    // The service takes every parameter as text.
    queryFn: ({ pageParam, signal }) => read({ ...query, ...pageParam } as Query, { signal }),
    initialPageParam: {},
    getNextPageParam(last) {
      const address = (last as Readonly<Record<string, unknown>>)[pageParts.next ?? ""];
      return typeof address === "string" ? Object.fromEntries(new URL(address).searchParams) : undefined;
    },
  };
}

/** What pages say of themselves stays true where they are stored, and later read again. */
function hasNext(page: object, all: readonly object[], number: number): boolean {
  const { next, pages, total } = pageParts;
  const body = page as Readonly<Record<string, unknown>>;
  if (next !== undefined) return body[next] !== undefined;
  if (pages !== undefined) return number < Number(body[pages]);
  const size = Math.max(...all.map(lengthOf));
  if (total !== undefined) return number * size < Number(body[total]);
  return lengthOf(page) > 0 && lengthOf(page) === size;
}

/** How many records a page has: the one list in it. */
function lengthOf(page: object): number {
  const records: unknown = Array.isArray(page) ? page : Object.values(page).find(Array.isArray);
  return Array.isArray(records) ? records.length : 0;
}
