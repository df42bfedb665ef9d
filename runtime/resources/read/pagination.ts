import type { Collection, Filter } from "mongodb";
import { cacheRegion, type Snapshot } from "../../core/cache-snapshot.js";
import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import { conditionsIn, coveredBy, filterText, findIndexedPage } from "../../list-index/index.js";
import { countsOf } from "../../storage/collection-versions.js";
import { timeLimit } from "../../storage/database.js";
import type { Site } from "../site.js";
import { allOf } from "./query-builder.js";
import { firstRanked, type RankedList } from "./ranked-list.js";
import type { ListOrder } from "./sort.js";

/** Which part of a list is asked for; pages count from 1. */
export interface Paging {
  readonly page: number;
  readonly size: number;
}

/** Page and size of a query that has its defaults; sizes above the maximum are cut. */
export function pagingOf(site: Site, query: Readonly<Record<string, unknown>>): Paging {
  const { page, size } = site.facts.paging;
  return { page: Number(query[page]), size: Math.min(Number(query[size]), site.maximumPageSize) };
}

/** How many records lists have. */
const counts = cacheRegion<number>("count");

/** Beyond any list, and yet a number that the store takes. */
const furthest = 2 ** 31 - 1;

/** The ids of one page and how many records the whole list has. */
export async function findPage<Document extends RecordDocument>(
  facts: ResourceDescriptor,
  collection: Collection<Document>,
  filter: Filter<Document>,
  order: ListOrder,
  { page, size }: Paging,
  snapshot: Snapshot,
): Promise<{ ids: readonly number[]; total: number }> {
  const skip = Math.min((page - 1) * size, furthest);
  if (order.kind === "ids") return { ids: order.ids.slice(skip, skip + size), total: order.ids.length };
  if (order.kind === "ranked")
    return findRanked({ facts, collection, filter, among: order.among, snapshot }, order, { skip, size });
  const query = { collection, facts, filter, keys: order.keys, snapshot };
  const indexed = await findIndexedPage(query, { skip, size });
  if (indexed !== undefined) return indexed;
  const covered = await coveredFilter(collection, filter, snapshot);
  const [found, total] = await Promise.all([
    collection
      .find(covered, {
        projection: { _id: 1 },
        sort: order.keys,
        skip,
        limit: size,
        batchSize: size + 1,
        ...timeLimit,
      })
      .toArray(),
    countRecords(facts, collection, covered, snapshot),
  ]);
  return { ids: found.map(({ _id }) => _id), total };
}

/** One page of a list that goes by what its records refer to. From its end, it is the same from the other side. */
async function findRanked<Document extends RecordDocument>(
  list: RankedList<Document>,
  { ranking, isTurned }: ListOrder & { kind: "ranked" },
  { skip, size }: { readonly skip: number; readonly size: number },
): Promise<{ ids: readonly number[]; total: number }> {
  const { facts, collection, filter, snapshot } = list;
  const covered = await coveredFilter(collection, filter, snapshot);
  const total = await countRecords(facts, collection, covered, snapshot);
  const end = isTurned ? Math.max(0, total - skip) : Math.min(total, skip + size);
  const first = isTurned ? Math.max(0, end - size) : skip;
  const ids = (await firstRanked(list, ranking, end)).slice(first, end);
  return { ids: isTurned ? ids.reverse() : ids, total };
}

/** The condition of a list in the form that an index answers alone. */
async function coveredFilter<Document extends RecordDocument>(
  collection: Collection<Document>,
  filter: Filter<Document>,
  snapshot: Snapshot,
): Promise<Filter<Document>> {
  const conditions = await coveredBy(collection, conditionsIn(filter), snapshot);
  // The conditions are those of the list.
  return allOf(conditions as Filter<Document>[]);
}

/** How many records a list has; turning its pages does not count them again. */
async function countRecords<Document extends RecordDocument>(
  facts: ResourceDescriptor,
  collection: Collection<Document>,
  filter: Filter<Document>,
  snapshot: Snapshot,
): Promise<number> {
  const key = `${facts.collection} ${filterText(filter)}`;
  const known = snapshot.get(counts, key);
  if (known !== undefined) return known;
  const total = await collection.countDocuments(filter, timeLimit);
  snapshot.set(counts, key, { value: total, dependencies: [facts.collection, countsOf(facts.collection)] });
  return total;
}
