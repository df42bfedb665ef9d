// Copied from runtime/client/infinite-options.ts. Do not edit: change that file and run `npm run generate`.

import type { InfiniteQueryOptions } from "./query-types.js";
import type { CallOptions } from "./request.js";

/** The same for a list, from its first page on. */
export function infiniteOptions<List extends { readonly total_pages: number }>(
  queryKey: readonly unknown[],
  initialPageParam: number | undefined,
  read: (page: number, options: Pick<CallOptions, "signal">) => Promise<List>,
): InfiniteQueryOptions<List> {
  return {
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: initialPageParam ?? 1,
    getNextPageParam: ({ total_pages: last }, _all, page) => (page < last ? page + 1 : undefined),
  };
}
