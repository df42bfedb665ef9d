import type { ParameterErrors } from "../../core/parameter-errors.js";
import { propertyIn } from "../../core/properties.js";
import { findIndexedPage } from "../../list-index/index.js";
import { timeLimit } from "../../storage/command-options.js";
import type { CallContext } from "../site.js";
import { readCursor } from "./cursor.js";
import { countRecords, coveredFilter, type FilteredList } from "./filtered-list.js";
import { type LinkSource, linkValues } from "./links.js";
import { parameterBy, valueBy } from "./parameters.js";
import { firstRanked } from "./ranked-list.js";
import type { ListOrder } from "./sort.js";
import type { CursorPaging, FoundPage, Paging } from "./whole-page.js";

/** Page and size of a query as it was given, by default the first page and the size of the site; sizes above the maximum are cut. */
export function pagingOf(
  { site, facts }: CallContext<"pageSize" | "maximumPageSize"> & Pick<LinkSource, "facts">,
  given: object,
): Paging {
  const size = Number(valueBy(facts, given, "size") ?? site.pageSize);
  return {
    page: Number(valueBy(facts, given, "page") ?? 1),
    size: Math.min(size, site.maximumPageSize),
  };
}

/** Where a list by cursor goes on. Adds an error for a cursor of another list, or of another order or filter. */
export function cursorPagingOf(
  source: LinkSource & { readonly errors: ParameterErrors },
  paging: Paging,
): CursorPaging {
  const { site, call, facts, given, errors } = source;
  const parameter = parameterBy(facts, "cursor") ?? "";
  const sizeName = parameterBy(facts, "size");
  // What the link to the next page repeats.
  const filters = [...linkValues(source, paging)].filter(([name]) => name !== parameter && name !== sizeName);
  const list = JSON.stringify([facts.name, facts.order, facts.orders, call.language, filters.sort()]);
  const text = propertyIn(given, parameter);
  const after = typeof text === "string" ? readCursor(list, text) : undefined;
  if (typeof text === "string" && after === undefined) errors.add(parameter, "not_cursor");
  const counted = [...Object.values(facts.list ?? {}), ...Object.values(site.facts.wire.headers)];
  return { list, after, isCounted: counted.includes("total") };
}

/** Beyond any list, and yet a number that the store takes. */
const furthest = 2 ** 31 - 1;

/** The ids of one page and how many records the whole list has. */
export async function findPage(
  list: FilteredList,
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
async function findRanked(
  list: FilteredList,
  { ranking, among, isTurned }: ListOrder & { kind: "ranked" },
  { skip, size }: { readonly skip: number; readonly size: number },
): Promise<FoundPage> {
  const total = await countRecords(list, await coveredFilter(list));
  const end = isTurned ? Math.max(0, total - skip) : Math.min(total, skip + size);
  const first = isTurned ? Math.max(0, end - size) : skip;
  const ids = (await firstRanked({ ...list, among }, ranking, end)).slice(first, end);
  return { ids: isTurned ? ids.reverse() : ids, total };
}
