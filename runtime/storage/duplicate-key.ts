/** Error code of a second document with the value of a unique index. */
const duplicateKey = 11_000;

/** Whether an error of the store says that a document with that value of a unique index exists already. */
export function isDuplicateKey(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && "code" in error && error.code === duplicateKey;
}
