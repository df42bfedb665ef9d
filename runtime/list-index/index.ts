import { cacheRegion, type StaleEntry } from "../core/cache-snapshot.js";
import { readsNumbers } from "../core/properties.js";
import type { ResourceDescriptor, SortKey } from "../core/resource-descriptor.js";
import { type Column, type ColumnList, findPage, findPageFromEnd, selectIds, sizeOf } from "./column-list.js";
import {
  applyChanges,
  findByWords,
  isOfWords,
  keyOf,
  type ListSource,
  loadList,
  onlyEntry,
  splitRanges,
} from "./load-list.js";

export { cachedIds, conditionsIn, coveredBy, filterText, lockedIds } from "./load-list.js";

/** A list in the cache, maybe on its way; undefined where it has to be loaded again. */
interface CachedList {
  readonly list: Promise<ColumnList | undefined>;
  readonly size: number;
}

const lists = cacheRegion<CachedList>("list");

/** How often a list was asked for that is not cached; infinite while it is loaded. */
const uses = cacheRegion<number>("list");
/** A list is loaded when it is asked for so often. */
const admissionThreshold = 3;
/** Where a list starts that is too large for the cache, or expired while it was loaded: it is not loaded again and again. */
const rejectedUses = -1000;

/**
 * Finds one page of a list and its total in memory, whatever its dates: callers ask for the same list between other dates
 * again and again. Undefined where the list is not cached: the store answers, and from the third time on the list is loaded
 * in the background.
 */
export async function findIndexedPage(
  {
    filter,
    ...query
  }: Omit<ListSource, "conditions" | "period"> & {
    readonly filter: object;
  },
  position: { readonly skip: number; readonly size: number },
) {
  const { period: fields } = query.resource;
  // They change without the record, so the store sorts and selects by them.
  const isByNumbers = readsNumbers(query.resource, filter, Object.fromEntries(query.keys));
  if (fields === undefined || isByNumbers) return undefined;
  const period = [`utc_${fields.start}`, `utc_${fields.end}`] as const;
  const { ranges, others: conditions } = splitRanges(filter, period);
  const [starts, ends] = ranges;
  // One list serves both directions.
  const isBackwards = query.keys[0]?.[1] === -1;
  const keys = isBackwards ? query.keys.map(reversed) : query.keys;
  const list = await findList({ ...query, conditions, keys, period });
  if (list === undefined || starts === undefined || ends === undefined) return undefined;
  const bounded = { list, starts, ends, isByStart: keys[0]?.[0] === period[0] };
  return isBackwards ? findPageFromEnd(bounded, position) : findPage(bounded, position);
}

function reversed([property, direction]: SortKey): SortKey {
  return [property, direction === 1 ? -1 : 1];
}

/** The list as it is now; undefined where it is not in memory. */
async function findList(source: ListSource): Promise<ColumnList | undefined> {
  const key = keyOf(source);
  const stale = source.snapshot.getStale(lists, key, source.resource.collection);
  const cached = stale && (stale.changedIds.length === 0 ? stale.value : refresh(source, key, stale));
  const list = await cached?.list;
  if (list === undefined) {
    if (isOfParts(source)) return derive(source, key);
    admit(source, key);
    return undefined;
  }
  // Long lists take seconds to load: the next one is there before this one expires.
  if (stale?.isAging === true && list.ids.length > longList && !isOfParts(source)) load(source, key);
  return list;
}

const longList = 20_000;

/** Brings a list up to date; requests at the same time share the result. */
function refresh(
  source: ListSource,
  key: string,
  { value, changedIds, expiresAt }: StaleEntry<CachedList>,
): CachedList {
  const list = value.list
    .then((known) => known && applyChanges(source, known, changedIds))
    .catch(() => undefined);
  const size = value.size + rowSize * changedIds.length;
  store(source, key, { list, size, expiresAt });
  return { list, size };
}

/** Bytes of a row at most. */
const rowSize = 24;

function store(
  { snapshot, resource }: ListSource,
  key: string,
  { list, size, expiresAt = Number.POSITIVE_INFINITY }: CachedList & { readonly expiresAt?: number },
): void {
  snapshot.set(lists, key, { value: { list, size }, dependencies: [resource.collection], size, expiresAt });
}

/** Counts a use of a list that is not cached, and loads it once there are enough. */
function admit(source: ListSource, key: string): void {
  const count = (source.snapshot.get(uses, usesOf(key)) ?? 0) + 1;
  if (count < admissionThreshold) source.snapshot.set(uses, usesOf(key), { value: count, dependencies: [] });
  else load(source, key);
}

function usesOf(key: string): string {
  return `uses ${key}`;
}

/** Loads a list in the background, once at a time. */
function load(source: ListSource, key: string): void {
  const { snapshot } = source;
  const setUses = (count: number): void => {
    snapshot.set(uses, usesOf(key), { value: count, dependencies: [] });
  };
  if (snapshot.get(uses, usesOf(key)) === Number.POSITIVE_INFINITY) return;
  setUses(Number.POSITIVE_INFINITY);
  const started = performance.now();
  loadList(source).then(
    (list) => {
      if (list !== undefined) store(source, key, { list: Promise.resolve(list), size: sizeOf(list) });
      const stored = snapshot.getStale(lists, key, source.resource.collection);
      const isCached = stored !== undefined && stored.remainingMs > performance.now() - started;
      setUses(isCached ? 0 : rejectedUses);
    },
    () => setUses(0),
  );
}

/** Whether a list is made of others instead of being loaded. */
function isOfParts({ resource, conditions }: ListSource): boolean {
  return conditions.some((condition) => isOfWords(condition) || severalIn(resource, condition) !== undefined);
}

/**
 * Makes a list of others, without reading documents. A search selects from the list without it. What refers to any of
 * several records, such as the venues within a circle, is what refers to each of them, together.
 */
async function derive(source: ListSource, key: string): Promise<ColumnList | undefined> {
  const { resource, conditions } = source;
  const words = conditions.filter(isOfWords);
  const several =
    words.length > 0 ? undefined : conditions.find((one) => severalIn(resource, one) !== undefined);
  const others = conditions.filter((one) => one !== several && !words.includes(one));
  const whole = await findList({ ...source, conditions: others });
  const parts =
    several && severalIn(resource, several)?.map((one) => ({ ...source, conditions: [...others, one] }));
  const ids = parts === undefined ? whole && (await findByWords(source, words)) : await idsOfAll(parts);
  if (whole === undefined || ids === undefined) return undefined;
  const list = selectIds(whole, ids);
  store(source, key, { list: Promise.resolve(list), size: sizeOf(list) });
  return list;
}

/** More references than this are left to the store. */
const mostReferences = 100;

/** A condition that records refer to any of several others, taken apart. */
function severalIn({ filters }: ResourceDescriptor, condition: object): readonly object[] | undefined {
  const [property = "", wanted] = onlyEntry(condition) ?? [];
  const [operator, ids] = onlyEntry(wanted) ?? [];
  const isReference = Object.values(filters).some(
    ({ match }) => match?.by === "reference" && (match.through ?? match).property === property,
  );
  const isSeveral =
    isReference && operator === "$in" && Array.isArray(ids) && ids.length > 1 && !ids.includes(null);
  return isSeveral && ids.length <= mostReferences
    ? ids.map((id: unknown) => ({ [property]: { $in: [id] } }))
    : undefined;
}

async function idsOfAll(sources: readonly ListSource[]): Promise<readonly Column[] | undefined> {
  const found = await Promise.all(sources.map(findList));
  const ids = found.flatMap((list) => (list === undefined ? [] : [list.ids]));
  return ids.length < sources.length ? undefined : ids;
}
