/** Identifies a record in its collection: a positive integer, or a UUID in lower case or another text where `ids` says so. */
export type RecordId = number | string;

/** Which ids records have: those of a resource, or of the target of a relation. */
export interface IdKind {
  readonly ids?: "uuid" | "text";
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const textPattern = /^[\w-]{1,64}$/;

/** Whether a value has the form of a UUID, of any version and letter case. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && uuidPattern.test(value);
}

/** The id that a path or another text names; undefined where no record of the resource can have it. */
export function parseId({ ids }: IdKind, text: string): RecordId | undefined {
  if (ids !== undefined) return idOf({ ids }, text);
  const id = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** What the ids of a resource are unique in: the resources of its sequence, or the resource itself, whose ids are texts. */
export function idScope(resource: IdKind & { readonly name: string; readonly sequence: string }): string {
  return resource.ids === "text" ? resource.name : resource.sequence;
}

/** A value of JSON as an id of the resource; undefined where it is something else, such as a slug. */
export function idOf({ ids }: IdKind, value: unknown): RecordId | undefined {
  if (ids === undefined) return typeof value === "number" ? value : undefined;
  if (ids === "text") return typeof value === "string" && textPattern.test(value) ? value : undefined;
  return isUuid(value) ? value.toLowerCase() : undefined;
}

/** Stands for the id of a record that does not exist yet: 0, the nil UUID, or a dash. */
export function noId({ ids }: IdKind): RecordId {
  if (ids === "text") return "-";
  return ids === "uuid" ? "00000000-0000-0000-0000-000000000000" : 0;
}

/** The id of the record of a singleton. */
export const singletonId = "00000000-0000-8000-8000-000000000001";

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
 * The number by which caches and the invalidation log know a record: the id itself, the last 48 bits of a UUID, or what a text is
 * in base 257. Where two records share a number, a change of one invalidates what was made from the other, too.
 */
export function cacheNumber(id: RecordId): number {
  if (typeof id === "number") return id;
  if (uuidPattern.test(id)) return Number.parseInt(id.slice(-12), 16);
  let number = 0;
  for (const letter of id) number = (number * 257 + letter.charCodeAt(0)) % 2 ** 40;
  return number;
}
