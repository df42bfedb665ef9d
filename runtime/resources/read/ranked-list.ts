import { cacheRegion, countsOf } from "../../core/cache-snapshot.js";
import type { RecordId } from "../../core/record-id.js";
import { conditionsIn, filterText } from "../../list-index/index.js";
import { timeLimit } from "../../storage/command-options.js";
import type { Ranking } from "../hooks.js";
import { allOf } from "./conditions.js";
import type { FilteredList } from "./filtered-list.js";
import { idsIn } from "./linked-ids.js";

/** A list whose records are found by what they refer to. */
export interface RankedList extends FilteredList {
  /** The condition of it that the record refers to any of those that are ranked. */
  readonly among: object;
}

const rankedIds = cacheRegion<readonly RecordId[]>("ranked");

/** How many records are read first; each further step reads twice as many. */
const firstStep = 16;

/**
 * The first ids of a list that goes by what its records refer to, at least so many where it has them. No more is read than
 * what refers to the first ones, by the index of the property, and it is cached until the collection changes.
 */
export async function firstRanked(
  list: RankedList,
  { property, ids }: Ranking,
  wanted: number,
): Promise<RecordId[]> {
  const found = new Set<RecordId>();
  let step = firstStep;
  for (let first = 0; first < ids.length && found.size < wanted; first += step) {
    if (first > 0) step = first;
    // Those that refer to an earlier one as well were added before.
    for (const id of await idsReferring(list, property, ids.slice(first, first + step))) found.add(id);
  }
  return [...found];
}

/** The ids of what refers to any of some records, in the order of these; those at one of them in the order of the spec. */
async function idsReferring(
  { facts, collection, filter, among, snapshot }: RankedList,
  property: string,
  ranked: readonly RecordId[],
): Promise<readonly RecordId[]> {
  const others = conditionsIn(filter).filter((condition) => condition !== among);
  // The conditions are those of the list, but that it needs no more than these.
  const own = allOf([...others, { [property]: { $in: ranked } }]);
  const key = `${facts.collection} ${filterText(own)}`;
  const known = snapshot.get(rankedIds, key);
  if (known !== undefined) return known;
  const documents = await collection
    .find(own, {
      projection: { [property]: 1 },
      sort: Object.fromEntries(facts.order),
      batchSize: 10_000,
      ...timeLimit,
    })
    .toArray();
  const ranks = new Map(ranked.map((id, rank) => [id, rank]));
  const rankOf = (document: object): number =>
    Math.min(...idsIn(document, property).map((id) => ranks.get(id) ?? Number.POSITIVE_INFINITY));
  const ids = documents
    .map((document) => ({ id: document._id, rank: rankOf(document) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ id }) => id);
  const dependencies = [facts.collection, countsOf(facts.collection)];
  snapshot.set(rankedIds, key, { value: ids, dependencies, size: 8 * ids.length });
  return ids;
}
