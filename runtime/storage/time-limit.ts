/** Milliseconds after which the store aborts a query. */
export const timeLimit = { maxTimeMS: 10_000 } as const;
