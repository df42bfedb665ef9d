import { fnv1a } from "../../text/fnv.js";

/** What a record is sorted by, its id last; null where it has no value. */
export type Position = readonly PositionValue[];

export type PositionValue = string | number | boolean | Date | null;

/**
 * Writes a cursor: base64url of a position and of a checksum over it and `list`, the text that identifies a list with its
 * order and filters. A cursor is not secret and not signed.
 */
export function createCursor(list: string, position: Position): string {
  const values = position.map((value) => (value instanceof Date ? { date: value.getTime() } : value));
  return Buffer.from(JSON.stringify([checksum(list, values), ...values])).toString("base64url");
}

/** Reads a cursor of the same list. Undefined for any other text. */
export function readCursor(list: string, cursor: string): Position | undefined {
  if (!/^[\w-]+$/.test(cursor)) return undefined;
  const parsed = parse(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(parsed)) return undefined;
  const [sum, ...values] = parsed as unknown[];
  if (sum !== checksum(list, values)) return undefined;
  const position = values.map(valueOf);
  return position.includes(undefined) ? undefined : position.filter((value) => value !== undefined);
}

function checksum(list: string, values: readonly unknown[]): number {
  return fnv1a(`${list} ${JSON.stringify(values)}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Values are compared with, and never used as operators of the store. */
function valueOf(value: unknown): PositionValue | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return value;
  const { date } = Object(value) as { readonly date?: unknown };
  return typeof date === "number" ? new Date(date) : undefined;
}
