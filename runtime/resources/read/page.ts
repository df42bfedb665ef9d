import type { Collection, Filter } from "mongodb";
import { cacheRegion, emptySnapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { resourceError } from "../../core/http-error.js";
import { idsIn, selectionDependencies } from "../../core/properties.js";
import { cacheNumber, type RecordId } from "../../core/record-id.js";
import type { SortKey } from "../../core/resource-descriptor.js";
import { cachedIds, conditionsIn, coveredBy, filterText, findIndexedPage } from "../../list-index/index.js";
import { timeLimit } from "../../storage/command-options.js";
import { snapshotFor, withSnapshot } from "../app-context.js";
import type { Ranking } from "../hooks.js";
import { allOf } from "./conditions.js";
import {
  type CursorPosition,
  comparePositions,
  createCursor,
  hasDigests,
  longestText,
  type Paging,
  type Position,
  stepsAfter,
  withTexts,
} from "./cursor.js";
import type { ListQuery } from "./query.js";
import { type ListOrder, orderOf } from "./sort.js";

/** How often a page is read at most, when it changes meanwhile. */
const maxAttempts = 5;

/**
 * Reads a page whose ids, total and records are consistent: what its ids were loaded as, the totals of its list, the cursor of
 * the next page, and what it depends on which records are on it. The store has no snapshot over several commands, so a page
 * that changed meanwhile is read again; the last time without the cache, with a total that fits what was read. `load` loads the
 * records of a page, without those that left the list since their ids were found. Throws the error of the resource for a page
 * beyond the last.
 */
export async function readPage<Loaded extends { readonly entries: readonly unknown[] }>(
  request: ListQuery,
  load: (query: ListQuery, ids: readonly RecordId[]) => Promise<Loaded>,
) {
  const { app, call, records, paging } = request;
  const { resource } = records;
  let query = request;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === maxAttempts;
    const order = await orderOf(query);
    const found = await findIds(query, order);
    const { ids } = found;
    const keys = order.kind === "keys" ? Object.fromEntries(order.keys) : {};
    const dependencies = selectionDependencies(resource, query.filter, keys);
    const loaded = await load(query, ids);
    const shown = loaded.entries.length;
    const isConsistent =
      isWhole(found, shown, paging) &&
      !snapshotFor(query).hasChanged(resource.collection, ids.map(cacheNumber));
    if (!isConsistent && !isLast) {
      const isNextLast = attempt + 1 === maxAttempts;
      query = withSnapshot(query, isNextLast ? emptySnapshot : app.cache.snapshot(call.now));
      continue;
    }
    if (resource.errors.no_page !== undefined && paging.page > 1 && ids.length === 0)
      throw resourceError(resource, "no_page");
    if (paging.cursor !== undefined) return { ...found, pages: undefined, loaded, dependencies };
    const total = isLast ? totalSeen(found, shown, paging) : found.total;
    const pages = total === undefined ? undefined : Math.ceil(total / paging.size);
    return { total, pages, loaded, dependencies };
  }
}

/** Ids of a page, how many records its list has, and the cursor of the next page; both are absent where not asked for. */
interface FoundIds {
  readonly ids: readonly RecordId[];
  readonly total: number | undefined;
  readonly next?: string;
}

/** Whether a page has as many records as its list says, each once, and all of them could be shown. */
function isWhole({ ids, total = 0 }: FoundIds, shown: number, { skip, size, cursor }: Paging): boolean {
  const expected = cursor === undefined ? Math.min(size, Math.max(0, total - skip)) : ids.length;
  return ids.length === expected && shown === expected && new Set(ids).size === expected;
}

function totalSeen({ ids, total = 0 }: FoundIds, shown: number, { skip, size }: Paging): number {
  const upToHere = skip + ids.length;
  const counted = ids.length < size ? upToHere : Math.max(total, upToHere);
  return counted - (ids.length - shown);
}

/** Throws 400 for a cursor that is none of the order. */
async function findIds(query: ListQuery, order: ListOrder): Promise<FoundIds> {
  const { paging, errors, records } = query;
  if (paging.cursor === undefined) return findPage(query, order);
  const found = await findPageAfter(query, order, paging.cursor);
  if (found === undefined) errors.add(records.resource.roles.cursor ?? "", "not_cursor");
  errors.throwIfAny();
  return found ?? { ids: [], total: 0 };
}

function collectionOf({ app, records }: ListQuery): Collection<RecordDocument> {
  return app.database.collection(records.token);
}

/** The ids of a page by number or offset, and how many records the whole list has. */
async function findPage(list: ListQuery, order: ListOrder): Promise<FoundIds> {
  const { skip, size } = list.paging;
  if (order.kind === "ids") return { ids: order.ids.slice(skip, skip + size), total: order.ids.length };
  if (order.kind === "ranked") return findRanked(list, order, skip);
  const { records, filter } = list;
  const collection = collectionOf(list);
  const source = { resource: records.resource, collection, filter, snapshot: snapshotFor(list) };
  const indexed = await findIndexedPage({ ...source, keys: order.keys }, { skip, size });
  if (indexed !== undefined) return indexed;
  const covered = await coveredFilter(list);
  const projection = { _id: 1 };
  const sort = Object.fromEntries(order.keys);
  const [found, total] = await Promise.all([
    list.app.database.find(records.token, covered, { projection, sort, skip, limit: size }),
    countRecords(list, covered),
  ]);
  return { ids: found.map(({ _id }) => _id), total };
}

/** The filter of a list in the form that an index answers alone. */
async function coveredFilter(list: ListQuery): Promise<Filter<RecordDocument>> {
  return allOf(await coveredBy(collectionOf(list), conditionsIn(list.filter), snapshotFor(list)));
}

/** How many records lists have. */
const counts = cacheRegion<number>("count");

/** How many records a list has, given its covered filter; cached, so that other pages of it do not count again. */
async function countRecords(list: ListQuery, covered: Filter<RecordDocument>): Promise<number> {
  const { resource } = list.records;
  const snapshot = snapshotFor(list);
  const key = `${resource.collection} ${filterText(covered)}`;
  const cached = snapshot.get(counts, key);
  if (cached !== undefined) return cached;
  const total = await collectionOf(list).countDocuments(covered, timeLimit);
  snapshot.set(counts, key, {
    value: total,
    dependencies: selectionDependencies(resource, covered),
  });
  return total;
}

type RankedOrder = ListOrder & { readonly kind: "ranked" };

/** One page of a list that goes by what its records refer to. From its end, it is the same from the other side. */
async function findRanked(list: ListQuery, order: RankedOrder, skip: number): Promise<FoundIds> {
  const { size } = list.paging;
  const total = await countRecords(list, await coveredFilter(list));
  const end = order.isTurned ? Math.max(0, total - skip) : Math.min(total, skip + size);
  const first = order.isTurned ? Math.max(0, end - size) : skip;
  const ids = (await firstRanked(list, order, end)).slice(first, end);
  return { ids: order.isTurned ? ids.reverse() : ids, total };
}

/** How many records are read first; each further step reads twice as many. */
const firstStep = 16;

/**
 * The first ids of a list that goes by what its records refer to, at least so many where it has them. No more is read than
 * what refers to the first ones, by the index of the property, and it is cached until the collection changes.
 */
async function firstRanked(list: ListQuery, order: RankedOrder, wanted: number): Promise<RecordId[]> {
  const { ids } = order.ranking;
  const found = new Set<RecordId>();
  let step = firstStep;
  for (let first = 0; first < ids.length && found.size < wanted; first += step) {
    if (first > 0) step = first;
    const ranking = { ...order.ranking, ids: ids.slice(first, first + step) };
    // Those that refer to an earlier one as well were added before.
    for (const id of await idsReferring(list, ranking, order.among)) found.add(id);
  }
  return [...found];
}

/** The ids of what refers to any of some records, in the order of these; those at one of them in the order of the spec. */
async function idsReferring(
  list: ListQuery,
  { property, ids: ranked }: Ranking,
  among: object,
): Promise<readonly RecordId[]> {
  const { resource } = list.records;
  const others = conditionsIn(list.filter).filter((condition) => condition !== among);
  // The conditions are those of the list, but that it needs no more than these.
  const own = allOf([...others, { [property]: { $in: ranked } }]);
  const key = `ranked ${resource.collection} ${filterText(own)}`;
  const dependencies = selectionDependencies(resource, own);
  return cachedIds(snapshotFor(list), { key, dependencies }, async () => {
    const [projection, sort] = [{ [property]: 1 }, Object.fromEntries(resource.order)];
    const options = { projection, sort, batchSize: 10_000 };
    const documents = await list.app.database.find(list.records.token, own, options);
    const ranks = new Map(ranked.map((id, rank) => [id, rank]));
    const rankOf = (document: object): number =>
      Math.min(...idsIn(document, property).map((id) => ranks.get(id) ?? Number.POSITIVE_INFINITY));
    return documents
      .map((document) => ({ id: document._id, rank: rankOf(document) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ id }) => id);
  });
}

/** A record of a list, and what it is sorted by. */
interface Placed {
  readonly id: RecordId;
  readonly position: Position;
}

/**
 * The page of a list that follows a position. Records that exist throughout are on exactly one page, whatever is added and
 * deleted meanwhile. Undefined where the position is not one of this order.
 */
async function findPageAfter(
  list: ListQuery,
  order: ListOrder,
  cursor: NonNullable<Paging["cursor"]>,
): Promise<FoundIds | undefined> {
  const { size } = list.paging;
  const part = { after: cursor.after, size: size + 1 };
  const [found, total] = await Promise.all([
    order.kind === "keys" ? placedByKeys(list, order.keys, part) : placedById(list, order, part),
    cursor.isCounted ? coveredFilter(list).then((covered) => countRecords(list, covered)) : undefined,
  ]);
  if (found === undefined) return undefined;
  const page = found.slice(0, size);
  const last = page.at(-1);
  const next =
    found.length > size && last !== undefined ? { next: createCursor(cursor.list, last.position) } : {};
  return { ids: page.map(({ id }) => id), total, ...next };
}

/** Reads step by step until the page is full: each is a range of the index that has the order. */
async function placedByKeys(
  list: ListQuery,
  keys: readonly SortKey[],
  { after, size }: { readonly after: CursorPosition | undefined; readonly size: number },
): Promise<readonly Placed[] | undefined> {
  // Behind the id, no two records are equal.
  const distinct = keys.slice(0, keys.findIndex(([property]) => property === "_id") + 1);
  const start = after === undefined ? undefined : await positionOf(list, distinct, after);
  if (after !== undefined && start === undefined) return undefined;
  const covered = await coveredFilter(list);
  const projection = projectionOf(distinct);
  const sort = Object.fromEntries(distinct);
  const found: Placed[] = [];
  for (const step of start === undefined ? [{}] : stepsAfter(distinct, start)) {
    const limit = size - found.length;
    if (limit === 0) break;
    const filter = allOf([covered, step]);
    const documents = await list.app.database.find(list.records.token, filter, { projection, sort, limit });
    found.push(...documents.map((document) => placed(document, distinct)));
  }
  return found;
}

/** The position of a cursor in this order, with the long texts of its record. Undefined where the record has them no more. */
async function positionOf(
  list: ListQuery,
  keys: readonly SortKey[],
  after: CursorPosition,
): Promise<Position | undefined> {
  if (after.length !== keys.length) return undefined;
  if (!hasDigests(after)) return withTexts(after, []);
  // The last value is the id.
  const filter = { _id: after.at(-1) } as Filter<RecordDocument>;
  const document = await collectionOf(list).findOne(filter, { projection: projectionOf(keys), ...timeLimit });
  return document === null ? undefined : withTexts(after, placed(document, keys).position);
}

function projectionOf(keys: readonly SortKey[]): Readonly<Record<string, 1>> {
  return Object.fromEntries(keys.map(([property]) => [property, 1]));
}

function placed(document: { readonly _id: RecordId }, keys: readonly SortKey[]): Placed {
  const values: Readonly<Record<string, unknown>> = { ...document };
  // The generator sees to it that lists by cursor are sorted by single values.
  const position = keys.map(([property]) => (values[property] ?? null) as Position[number]);
  return { id: document._id, position };
}

/** Lists that no index sorts: all their ids are known. Of long texts, so much counts as a cursor has. */
async function placedById(
  list: ListQuery,
  order: Exclude<ListOrder, { readonly kind: "keys" }>,
  { after, size }: { readonly after: CursorPosition | undefined; readonly size: number },
): Promise<readonly Placed[] | undefined> {
  const { ids, ranks, direction } = order.kind === "ids" ? order : await allRanked(list, order);
  const all = ids.map(
    (id, at): Placed => ({ id, position: ranks === undefined ? [id] : [shortened(ranks[at] ?? 0), id] }),
  );
  if (ranks !== undefined)
    all.sort((one, other) => comparePositions(one.position, other.position) * direction);
  if (after === undefined) return all.slice(0, size);
  const first =
    ranks === undefined
      ? all.findIndex(({ id }) => id === after[0]) + 1
      : all.findIndex(({ position }) => comparePositions(position, after) * direction > 0);
  // Without ranks, a record that has gone leaves no place behind.
  if (ranks === undefined) return first === 0 ? undefined : all.slice(first, first + size);
  return first === -1 ? [] : all.slice(first, first + size);
}

async function allRanked(
  list: ListQuery,
  order: RankedOrder,
): Promise<Omit<ListOrder & { readonly kind: "ids" }, "kind">> {
  const ids = await firstRanked(list, order, Number.POSITIVE_INFINITY);
  return { ids: order.isTurned ? ids.reverse() : ids, direction: 1 };
}

function shortened(rank: string | number): string | number {
  return typeof rank === "string" ? rank.slice(0, longestText) : rank;
}
