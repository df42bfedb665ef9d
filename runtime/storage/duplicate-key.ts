/** Error code of a second document with the value of a unique index. */
const duplicateKey = 11_000;

/** The index whose unique value a document repeats; undefined for other errors. */
export function duplicateIndex(error: unknown): string | undefined {
  if (!isDuplicateKey(error)) return undefined;
  // Bulk writes report the message alone, so it is read there for all. Values stand behind the name of the index.
  return /duplicate key error collection: \S+ index: (\S+)/.exec(error.message)?.[1];
}

/** Whether an error of the store says that a document with that value of a unique index exists already. */
export function isDuplicateKey(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && "code" in error && error.code === duplicateKey;
}
