import type { QueryOptions } from "./query-types.js";
import type { CallOptions } from "./request.js";

export { infiniteOptions } from "./infinite-options.js";
export type * from "./query-types.js";

type Options = Pick<CallOptions, "signal">;

/** Options of the query that a call is; the call ends when its data is no longer awaited. */
export function queryOptions<Data>(
  queryKey: readonly unknown[],
  read: (options: Options) => Promise<Data>,
): QueryOptions<Data> {
  return { queryKey, queryFn: ({ signal }) => read({ signal }) };
}
