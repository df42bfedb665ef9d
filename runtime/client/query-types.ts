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
