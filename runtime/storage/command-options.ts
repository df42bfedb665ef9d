/** Milliseconds after which the store aborts a query. */
export const timeLimit = { maxTimeMS: 10_000 } as const;

/** Projection of reads: only the index of the search needs the words. */
export const forReading = { words: 0 } as const;
