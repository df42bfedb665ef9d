/** Error code of a second document with the value of a unique index. */
const duplicateKey = 11_000;

/** Another record has claimed a value of a unique index. */
export class DuplicateValueError extends Error {
  override readonly name = "DuplicateValueError";
  readonly code = duplicateKey;
  readonly keyPattern: Readonly<Record<string, 1>>;

  constructor(properties: readonly string[]) {
    super(`Another record has this value of ${properties.join(", ")}.`);
    this.keyPattern = Object.fromEntries(properties.map((name) => [name, 1]));
  }
}

/**
 * The stored properties of the unique index whose value a document repeats, whatever the name of the index; none for other
 * errors.
 */
export function duplicateProperties(error: unknown): readonly string[] {
  if (!isDuplicateKey(error)) return [];
  if ("keyPattern" in error) return Object.keys(error.keyPattern as object);
  // Bulk writes report the message alone. It ends in names and values, texts in quotation marks.
  const [, values = ""] = /duplicate key error .*? dup key: (\{.*)/s.exec(error.message) ?? [];
  const names = values.replaceAll(/"[^"]*"/g, "").matchAll(/[{,] ([^\s:,]+): /g);
  return Array.from(names, ([, name = ""]) => name);
}

/** Whether an error of the store says that a document with that value of a unique index exists already. */
export function isDuplicateKey(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && "code" in error && error.code === duplicateKey;
}
