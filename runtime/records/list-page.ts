import type { Collection, Filter } from "mongodb";
import { timeLimit } from "../storage/database.js";
import type { RecordDocument } from "./documents.js";
import type { ListOrder } from "./list-order.js";
import type { Site } from "./site.js";

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

/** Beyond any list, and yet a number that the store takes. */
const furthest = 2 ** 31 - 1;

/** The documents of one page and how many the whole list has. */
export async function findPage<Document extends RecordDocument>(
  collection: Collection<Document>,
  filter: Filter<Document>,
  order: ListOrder,
  { page, size }: Paging,
): Promise<{ documents: Document[]; total: number }> {
  const skip = Math.min((page - 1) * size, furthest);
  if (order.kind === "ids") return findInOrder(collection, order.ids, skip, size);
  const [documents, total] = await Promise.all([
    collection
      .find(filter, { sort: order.keys, skip, limit: size, batchSize: size + 1, ...timeLimit })
      .toArray(),
    collection.countDocuments(filter, timeLimit),
  ]);
  // The driver's result type restates the id, which every document type has anyway.
  return { documents: documents as Document[], total };
}

async function findInOrder<Document extends RecordDocument>(
  collection: Collection<Document>,
  ids: readonly number[],
  skip: number,
  size: number,
): Promise<{ documents: Document[]; total: number }> {
  const pageIds = ids.slice(skip, skip + size);
  // Every document has a number as its id.
  const wanted = { _id: { $in: pageIds } } as Filter<Document>;
  const found = await collection.find(wanted, { batchSize: size + 1, ...timeLimit }).toArray();
  // As above.
  const byId = new Map((found as Document[]).map((document) => [document._id, document]));
  return {
    documents: pageIds.map((id) => byId.get(id)).filter((document) => document !== undefined),
    total: ids.length,
  };
}
