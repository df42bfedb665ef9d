import type { Collection, Filter } from "mongodb";
import type { Snapshot } from "../../core/cache-snapshot.js";
import type { FilterDescriptor, ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import type { Principal } from "../../core/principal.js";
import { indexOfLocks, isOfLocks } from "../../list-index/filter-plan.js";
import { timeLimit } from "../../storage/database.js";

/** What a list is chosen by: the query with its defaults, and what each hook made of it, by name. */
export interface ReaderCoverage {
  readonly query: Readonly<Record<string, unknown>>;
  readonly outcomes: Readonly<Record<string, { readonly keep?: object }>>;
}

/** Whether what a list finds depends on masked fields. The generator says which filters read those. */
export function readsMasked(facts: ResourceDescriptor, { query, outcomes }: ReaderCoverage): boolean {
  const reads = ([name, { match, readsMasked }]: [string, FilterDescriptor]): boolean =>
    readsMasked === true &&
    (match.by === "hook" ? outcomes[match.hook]?.keep !== undefined : (query[name] ?? null) !== null);
  return facts.sortsByMasked === true || Object.entries(facts.filters).some(reads);
}

/** An answer as readers without the password see it. */
export function maskedAnswer({ masked, withheld = [] }: ResourceDescriptor, answer: object): object {
  const shown = Object.entries({ ...answer, ...masked });
  return Object.fromEntries(shown.filter(([name]) => !withheld.includes(name)));
}

/** Keeps the records without a password. The others are found by an index, without reading the list. */
const unlocked: Filter<object> = { password: { $exists: false } };

/**
 * Leaves out the records that a password protects, where there are any and the caller could not read them without it. Whether
 * the password is right plays no part: verifying it on what a filter finds takes time, which would reveal the match.
 */
export async function withoutLocked<Document extends RecordDocument>(
  collection: Collection<Document>,
  principal: Principal,
  fresh: Snapshot,
): Promise<Filter<Document>[]> {
  if (principal.can("edit_others_posts")) return [];
  const ids = await lockedIds(collection, fresh);
  if (ids.length === 0) return [];
  const canReadOwn = !principal.anonymous && principal.can("edit_published_posts");
  const condition = canReadOwn ? { $or: [unlocked, { author: principal.author }] } : unlocked;
  // Documents without a password or an author lack the property.
  return [condition as Filter<Document>];
}

/**
 * Conditions that an index alone answers: the ids of the few records with a password stand for the look at each record
 * whether it has one.
 */
export async function coveredBy<Document extends RecordDocument>(
  collection: Collection<Document>,
  conditions: readonly object[],
  fresh: Snapshot,
): Promise<readonly object[]> {
  if (!conditions.some(isOfLocks)) return conditions;
  const ids = await lockedIds(collection, fresh);
  if (ids.length > mostNamed) return conditions;
  return [...conditions.filter((condition) => !isOfLocks(condition)), { _id: { $nin: ids } }];
}

const mostNamed = 1000;

/** The ids of the records with a password; of many only some. */
async function lockedIds<Document extends RecordDocument>(
  collection: Collection<Document>,
  fresh: Snapshot,
): Promise<readonly number[]> {
  const name = collection.collectionName;
  const key = `locked ${name}`;
  // Nothing else is kept under keys that begin like this.
  const known = fresh.get(key) as readonly number[] | undefined;
  if (known !== undefined) return known;
  const limit = mostNamed + 1;
  const found = await collection
    .find({ password: { $exists: true } } as Filter<Document>, {
      projection: { _id: 1 },
      limit,
      batchSize: limit + 1,
      hint: indexOfLocks,
      ...timeLimit,
    })
    .toArray();
  const ids = found.map(({ _id }) => _id);
  fresh.set(key, ids, { from: [name], bytes: 8 * ids.length });
  return ids;
}
