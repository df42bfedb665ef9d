/** Error code of a second document with the value of a unique index. */
const duplicateKey = 11_000;
const valuesBegin = " dup key: ";

/**
 * The stored properties of the unique index whose value a document repeats, whatever the name of the index; none for other
 * errors.
 */
export function duplicateProperties(error: unknown): readonly string[] {
  if (!isDuplicateKey(error)) return [];
  if ("keyPattern" in error) return Object.keys(error.keyPattern as object);
  // Bulk writes report the message alone. It ends in names and values, texts in quotation marks.
  const at = error.message.indexOf(valuesBegin);
  const values = at === -1 ? "" : error.message.slice(at + valuesBegin.length);
  const unquoted = values.split('"').filter((_part, place) => place % 2 === 0);
  const names = unquoted.join("").matchAll(/[{,] ([^\s:,{]+): /g);
  return Array.from(names, ([, name = ""]) => name);
}

/** Whether an error of the store says that a document with that value of a unique index exists already. */
export function isDuplicateKey(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && "code" in error && error.code === duplicateKey;
}
