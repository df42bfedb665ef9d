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

/** Options of a query for a list by cursor; the first page is that of `initialPageParam`. */
export interface CursorQueryOptions<List> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: QueryContext & { readonly pageParam: string | undefined }) => Promise<List>;
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (last: List) => string | undefined;
}

/** The same for a list by cursor, whose pages have the address of the next one. */
export function cursorOptions<List extends object>(
  queryKey: readonly unknown[],
  initialPageParam: string | undefined,
  read: (cursor: string | undefined, options: Pick<CallOptions, "signal">) => Promise<List>,
): CursorQueryOptions<List> {
  return {
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam,
    getNextPageParam(last) {
      const { next = "", cursor = "" } = pageParts;
      const address = (last as Readonly<Record<string, unknown>>)[next];
      return typeof address === "string"
        ? (new URL(address).searchParams.get(cursor) ?? undefined)
        : undefined;
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
