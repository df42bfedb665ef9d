import type { RecordDocument } from "../../core/documents.js";
import { findIndexedPage } from "../../list-index/index.js";
import { timeLimit } from "../../storage/database.js";
import type { Site } from "../site.js";
import { countRecords, coveredFilter, type FilteredList } from "./filtered-list.js";
import { firstRanked } from "./ranked-list.js";
import type { ListOrder } from "./sort.js";
import type { FoundPage, Paging } from "./whole-page.js";

/** Page and size of a query that has its defaults; sizes above the maximum are cut. */
export function pagingOf(
  { facts, maximumPageSize }: Pick<Site, "facts" | "maximumPageSize">,
  query: Readonly<Record<string, unknown>>,
): Paging {
  const { page, size } = facts.paging;
  return { page: Number(query[page]), size: Math.min(Number(query[size]), maximumPageSize) };
}

/** Beyond any list, and yet a number that the store takes. */
const furthest = 2 ** 31 - 1;

/** The ids of one page and how many records the whole list has. */
export async function findPage<Document extends RecordDocument>(
  list: FilteredList<Document>,
  order: ListOrder,
  { page, size }: Paging,
): Promise<FoundPage> {
  const skip = Math.min((page - 1) * size, furthest);
  if (order.kind === "ids") return { ids: order.ids.slice(skip, skip + size), total: order.ids.length };
  if (order.kind === "ranked") return findRanked(list, order, { skip, size });
  const indexed = await findIndexedPage({ ...list, keys: order.keys }, { skip, size });
  if (indexed !== undefined) return indexed;
  const covered = await coveredFilter(list);
  const [found, total] = await Promise.all([
    list.collection
      .find(covered, {
        projection: { _id: 1 },
        sort: order.keys,
        skip,
        limit: size,
        batchSize: size + 1,
        ...timeLimit,
      })
      .toArray(),
    countRecords(list, covered),
  ]);
  return { ids: found.map(({ _id }) => _id), total };
}

/** One page of a list that goes by what its records refer to. From its end, it is the same from the other side. */
async function findRanked<Document extends RecordDocument>(
  list: FilteredList<Document>,
  { ranking, among, isTurned }: ListOrder & { kind: "ranked" },
  { skip, size }: { readonly skip: number; readonly size: number },
): Promise<FoundPage> {
  const total = await countRecords(list, await coveredFilter(list));
  const end = isTurned ? Math.max(0, total - skip) : Math.min(total, skip + size);
  const first = isTurned ? Math.max(0, end - size) : skip;
  const ids = (await firstRanked({ ...list, among }, ranking, end)).slice(first, end);
  return { ids: isTurned ? ids.reverse() : ids, total };
}
