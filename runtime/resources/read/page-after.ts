import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import { timeLimit } from "../../storage/command-options.js";
import { allOf } from "./conditions.js";
import {
  type CursorPosition,
  createCursor,
  hasDigests,
  longestText,
  type Position,
  type PositionValue,
  withTexts,
} from "./cursor.js";
import { countRecords, coveredFilter, type FilteredList } from "./filtered-list.js";
import { firstRanked } from "./ranked-list.js";
import type { ListOrder } from "./sort.js";
import type { CursorPaging, FoundPage } from "./whole-page.js";

type KeyOrder = ListOrder & { readonly kind: "keys" };

/** A record of a list, and what it is sorted by. */
interface Placed {
  readonly id: RecordId;
  readonly position: Position;
}

/**
 * The page of a list that follows a position. Records that exist throughout are on exactly one page, whatever is added and
 * deleted meanwhile. Undefined where the position is not one of this order.
 */
export async function findPageAfter(
  list: FilteredList,
  order: ListOrder,
  { size, cursor }: { readonly size: number; readonly cursor: CursorPaging },
): Promise<FoundPage | undefined> {
  const part = { after: cursor.after, size: size + 1 };
  const [found, total] = await Promise.all([
    order.kind === "keys" ? placedByKeys(list, order, part) : placedById(list, order, part),
    cursor.isCounted ? coveredFilter(list).then((covered) => countRecords(list, covered)) : undefined,
  ]);
  if (found === undefined) return undefined;
  const page = found.slice(0, size);
  const last = page.at(-1);
  const next =
    found.length > size && last !== undefined ? { next: createCursor(cursor.list, last.position) } : {};
  return { ids: page.map(({ id }) => id), total, ...next };
}

interface Part {
  readonly after: CursorPosition | undefined;
  readonly size: number;
}

/** Reads step by step until the page is full: each is a range of the index that has the order. */
async function placedByKeys(
  list: FilteredList,
  { keys }: KeyOrder,
  { after, size }: Part,
): Promise<readonly Placed[] | undefined> {
  const distinct = distinctKeys(keys);
  const start = after === undefined ? undefined : await positionOf(list, distinct, after);
  if (after !== undefined && start === undefined) return undefined;
  const covered = await coveredFilter(list);
  const found: Placed[] = [];
  for (const step of start === undefined ? [{}] : stepsAfter(distinct, start)) {
    const limit = size - found.length;
    if (limit === 0) break;
    const documents = await list.collection
      .find(allOf([covered, step]), {
        projection: projectionOf(distinct),
        sort: distinct,
        limit,
        batchSize: limit + 1,
        ...timeLimit,
      })
      .toArray();
    found.push(...documents.map((document) => placed(document, distinct)));
  }
  return found;
}

/** The position of a cursor in this order, with the long texts of its record. Undefined where the record has them no more. */
async function positionOf(
  { collection }: FilteredList,
  keys: KeyOrder["keys"],
  after: CursorPosition,
): Promise<Position | undefined> {
  if (after.length !== keys.length) return undefined;
  if (!hasDigests(after)) return withTexts(after, []);
  // The last value is the id.
  const filter = { _id: after.at(-1) } as Filter<RecordDocument>;
  const document = await collection.findOne(filter, { projection: projectionOf(keys), ...timeLimit });
  return document === null ? undefined : withTexts(after, placed(document, keys).position);
}

function projectionOf(keys: KeyOrder["keys"]): Readonly<Record<string, 1>> {
  return Object.fromEntries(keys.map(([property]) => [property, 1]));
}

/** The keys up to the id, behind which no two records are equal. */
function distinctKeys(keys: KeyOrder["keys"]): KeyOrder["keys"] {
  return keys.slice(0, keys.findIndex(([property]) => property === "_id") + 1);
}

function placed(document: Pick<RecordDocument, "_id">, keys: KeyOrder["keys"]): Placed {
  const values: Readonly<Record<string, unknown>> = { ...document };
  // The generator sees to it that lists by cursor are sorted by single values.
  const position = keys.map(([property]) => (values[property] ?? null) as PositionValue);
  return { id: document._id, position };
}

/**
 * Conditions that together match what follows a position, in the order of the list: first what has all values but the last
 * in common with it. An index that has the keys serves each as one range, behind which nothing is skipped.
 */
export function stepsAfter(keys: KeyOrder["keys"], after: Position): readonly object[] {
  const valueAt = (at: number): PositionValue => after[at] ?? null;
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
function rangesAfter(direction: 1 | -1, isId: boolean, value: PositionValue): readonly object[] {
  if (direction === 1) return [value === null ? { $ne: null } : { $gt: value }];
  if (value === null) return [];
  return isId ? [{ $lt: value }] : [{ $lt: value }, { $eq: null }];
}

/** Lists that no index sorts: all their ids are known. Of long texts, so much counts as a cursor has. */
async function placedById(
  list: FilteredList,
  order: Exclude<ListOrder, KeyOrder>,
  { after, size }: Part,
): Promise<readonly Placed[] | undefined> {
  const { ids, ranks, direction } = order.kind === "ids" ? order : await rankedIds(list, order);
  const all = ids.map(
    (id, at): Placed => ({ id, position: ranks === undefined ? [id] : [shortened(ranks[at] ?? 0), id] }),
  );
  if (ranks !== undefined) all.sort((one, other) => compare(one.position, other.position) * direction);
  if (after === undefined) return all.slice(0, size);
  const first =
    ranks === undefined
      ? all.findIndex(({ id }) => id === after[0]) + 1
      : all.findIndex(({ position }) => compare(position, after) * direction > 0);
  // Without ranks, a record that has gone leaves no place behind.
  if (ranks === undefined) return first === 0 ? undefined : all.slice(first, first + size);
  return first === -1 ? [] : all.slice(first, first + size);
}

async function rankedIds(
  list: FilteredList,
  { ranking, among, isTurned }: ListOrder & { readonly kind: "ranked" },
): Promise<Pick<ListOrder & { readonly kind: "ids" }, "ids" | "ranks" | "direction">> {
  const ids = await firstRanked({ ...list, among }, ranking, Number.POSITIVE_INFINITY);
  return { ids: isTurned ? ids.reverse() : ids, direction: 1 };
}

function shortened(rank: string | number): string | number {
  return typeof rank === "string" ? rank.slice(0, longestText) : rank;
}

function compare(one: Position, other: CursorPosition): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? null;
    if (value !== null && against !== null && value !== against) return value < against ? -1 : 1;
  }
  return 0;
}
