/** A document in memory. */
export interface StoredDocument {
  readonly _id: unknown;
  readonly [property: string]: unknown;
}

/** Copies a document deeply. As in the store, undefined properties are left out. */
export function copyDocument(document: StoredDocument): StoredDocument {
  return { _id: document._id, ...copyProperties(document) };
}

/** Copies any value that a document may hold. */
export function copyValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return new Date(value);
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value))
    return value.map((entry: unknown) => (entry === undefined ? null : copyValue(entry)));
  return copyProperties(value);
}

function copyProperties(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, copyValue(value)]),
  );
}
