import { createHash } from "node:crypto";
import type { SortKey } from "../../core/resource-descriptor.js";
import { fnv1a } from "../../text/words.js";

/** Which part of a list is asked for; pages count from 1. */
export interface Paging {
  readonly page: number;
  readonly size: number;
  /** How many records of the list come before it. */
  readonly skip: number;
  /** Lists whose pages are asked for by cursor; their pages have no number. */
  readonly cursor?: {
    /** Identifies the list with its order and filters. */
    readonly list: string;
    /** Where the page starts; absent: at the start of the list. */
    readonly after: CursorPosition | undefined;
    /** Its pages give a total. */
    readonly isCounted: boolean;
  };
}

/** What a record is sorted by, its id last; null where it has no value. */
export type Position = readonly (string | number | boolean | Date | null)[];

/** A position as cursors have it: long texts are in it by their digest, so that addresses stay short. */
export type CursorPosition = readonly (Position[number] | { readonly digest: string })[];

/** How many code units of a text a cursor has at most. */
export const longestText = 200;

/**
 * Writes a cursor: base64url of a position and of a checksum over it and `list`, the text that identifies a list with its
 * order and filters. A cursor is not secret and not signed.
 */
export function createCursor(list: string, position: Position): string {
  const values = position.map((value) => {
    if (value instanceof Date) return { date: value.getTime() };
    return typeof value === "string" && value.length > longestText ? { digest: digestOf(value) } : value;
  });
  return Buffer.from(JSON.stringify([checksum(list, values), ...values])).toString("base64url");
}

/** Reads a cursor of the same list. Undefined for any other text. */
export function readCursor(list: string, cursor: string): CursorPosition | undefined {
  if (!/^[\w-]+$/.test(cursor)) return undefined;
  const parsed = parse(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(parsed)) return undefined;
  const [sum, ...values] = parsed as unknown[];
  if (sum !== checksum(list, values)) return undefined;
  const position = values.map(valueOf);
  return position.includes(undefined) ? undefined : position.filter((value) => value !== undefined);
}

/** Whether texts of a position are known by their digest only. */
export function hasDigests(position: CursorPosition): boolean {
  return position.some(isDigest);
}

/** The position with the texts that its record has now. Undefined where one of them has changed. */
export function withTexts(position: CursorPosition, current: Position): Position | undefined {
  const values = position.map((value, at) => {
    if (!isDigest(value)) return value;
    const text = current[at];
    return typeof text === "string" && digestOf(text) === value.digest ? text : undefined;
  });
  return values.includes(undefined) ? undefined : values.filter((value) => value !== undefined);
}

function isDigest(value: CursorPosition[number]): value is { readonly digest: string } {
  return typeof value === "object" && value !== null && "digest" in value;
}

/** 128 bits of SHA-256: who sends it had the text, so that it reveals nothing of a record. */
function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
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
function valueOf(value: unknown): CursorPosition[number] | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return value;
  const { date, digest } = Object(value) as { readonly date?: unknown; readonly digest?: unknown };
  if (typeof digest === "string") return { digest };
  return typeof date === "number" ? new Date(date) : undefined;
}

/**
 * Conditions that together match what follows a position, in the order of the list: first what has all values but the last
 * in common with it. An index that has the keys serves each as one range, behind which nothing is skipped.
 */
export function stepsAfter(keys: readonly SortKey[], after: Position): readonly object[] {
  const valueAt = (at: number): Position[number] => after[at] ?? null;
  return keys
    .map(([property, direction], at) => {
      const same = keys.slice(0, at).map(([other], place) => [other, { $eq: valueAt(place) }] as const);
      return rangesAfter(direction, property === "_id", valueAt(at)).map((range) =>
        Object.fromEntries([...same, [property, range] as const]),
      );
    })
    .reverse()
    .flat();
}

/** Records without a value come first. The operators compare values of one type, so that they leave these out. */
function rangesAfter(direction: 1 | -1, isId: boolean, value: Position[number]): readonly object[] {
  if (direction === 1) return [value === null ? { $ne: null } : { $gt: value }];
  if (value === null) return [];
  return isId ? [{ $lt: value }] : [{ $lt: value }, { $eq: null }];
}

/** Orders positions without values that are missing in either. */
export function comparePositions(one: Position, other: CursorPosition): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? null;
    if (value !== null && against !== null && value !== against) return value < against ? -1 : 1;
  }
  return 0;
}
