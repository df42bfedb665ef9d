/** Identifies a record in its collection: a positive integer, or a UUID in lower case where the spec says `ids: uuid`. */
export type RecordId = number | string;

/** Which ids records have: those of a resource, or of the target of a relation. */
export interface IdKind {
  readonly ids?: "uuid";
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a value has the form of a UUID, of any version and letter case. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && uuidPattern.test(value);
}

/** The id that a path or another text names; undefined where no record of the resource can have it. */
export function parseId({ ids }: IdKind, text: string): RecordId | undefined {
  if (ids === "uuid") return isUuid(text) ? text.toLowerCase() : undefined;
  const id = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** A value of JSON as an id of the resource; undefined where it is something else, such as a slug. */
export function idOf({ ids }: IdKind, value: unknown): RecordId | undefined {
  if (ids !== "uuid") return typeof value === "number" ? value : undefined;
  return isUuid(value) ? value.toLowerCase() : undefined;
}

/** Stands for the id of a record that does not exist yet: 0, or the nil UUID. */
export function noId({ ids }: IdKind): RecordId {
  return ids === "uuid" ? "00000000-0000-0000-0000-000000000000" : 0;
}

/** Stands in references for a record that a dry run would create: the largest integer, which lists allow, or the nil UUID. */
export function plannedId(none: RecordId): RecordId {
  return typeof none === "number" ? Number.MAX_SAFE_INTEGER : none;
}

/** Whether a stored value is an id. Properties with references hold nothing else but null. */
export function isRecordId(value: unknown): value is RecordId {
  return typeof value === "number" || typeof value === "string";
}

/** Compares two ids of one resource for `sort`: the record that was created first comes first. */
export function compareIds(one: RecordId, other: RecordId): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The number by which caches and the invalidation log know a record: the id itself, or the last 48 bits of a UUID. Those are
 * random; where two records share a number, a change of one invalidates what was made from the other, too.
 */
export function cacheNumber(id: RecordId): number {
  return typeof id === "number" ? id : Number.parseInt(id.slice(-12), 16);
}
