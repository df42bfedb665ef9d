import type { Collection, Filter } from "mongodb";
import { cacheRegion, countsOf, type Snapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { conditionsIn, coveredBy, filterText } from "../../list-index/index.js";
import { timeLimit } from "../../storage/command-options.js";
import { allOf } from "./conditions.js";

/** The records of a resource that match a filter, in no order yet. */
export interface FilteredList {
  readonly facts: ResourceDescriptor;
  readonly collection: Collection<RecordDocument>;
  readonly filter: Filter<RecordDocument>;
  readonly snapshot: Snapshot;
}

/** The filter of a list in the form that an index answers alone. */
export async function coveredFilter({
  collection,
  filter,
  snapshot,
}: FilteredList): Promise<Filter<RecordDocument>> {
  const conditions = await coveredBy(collection, conditionsIn(filter), snapshot);
  return allOf(conditions);
}

/** How many records lists have. */
const counts = cacheRegion<number>("count");

/** How many records a list has, given its covered filter; cached, so that other pages of it do not count again. */
export async function countRecords(
  { facts, collection, snapshot }: FilteredList,
  covered: Filter<RecordDocument>,
): Promise<number> {
  const key = `${facts.collection} ${filterText(covered)}`;
  const known = snapshot.get(counts, key);
  if (known !== undefined) return known;
  const total = await collection.countDocuments(covered, timeLimit);
  snapshot.set(counts, key, { value: total, dependencies: [facts.collection, countsOf(facts.collection)] });
  return total;
}
