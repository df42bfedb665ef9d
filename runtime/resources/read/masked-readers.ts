import type { Collection, Filter } from "mongodb";
import type { Snapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { FilterDescriptor } from "../../core/parameter-descriptors.js";
import type { Principal } from "../../core/principal.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { lockedIds } from "../../list-index/index.js";

/** What a list is chosen by: the query with its defaults, and what each hook made of it, by name. */
export interface ReaderCoverage {
  readonly query: Readonly<Record<string, unknown>>;
  readonly outcomes: Readonly<Record<string, { readonly condition?: object }>>;
}

/** Whether what a list finds depends on masked fields. The generator says which filters read those. */
export function readsMasked(facts: ResourceDescriptor, { query, outcomes }: ReaderCoverage): boolean {
  const reads = ([name, { match, readsMasked }]: [string, FilterDescriptor]): boolean =>
    readsMasked === true &&
    (match?.by === "hook" ? outcomes[match.hook]?.condition !== undefined : (query[name] ?? null) !== null);
  return facts.sortsByMasked === true || Object.entries(facts.filters).some(reads);
}

/** An answer as readers without the password see it. */
export function maskedAnswer({ masked, withheld = [] }: ResourceDescriptor, answer: object): object {
  const shown = Object.entries({ ...answer, ...masked });
  return Object.fromEntries(shown.filter(([name]) => !withheld.includes(name)));
}

/** Selects the records without a password. The others are found by an index, without reading the list. */
const unlocked: Filter<RecordDocument> = { password: { $exists: false } };

/**
 * Leaves out the records that a password protects, where there are any and the caller could not read them without it. Whether
 * the password is right plays no part: verifying it on what a filter finds takes time, which would reveal the match.
 */
export async function withoutLocked<Document extends RecordDocument>(
  collection: Collection<Document>,
  principal: Principal,
  snapshot: Snapshot,
): Promise<Filter<RecordDocument>[]> {
  if (principal.may("edit_others")) return [];
  const ids = await lockedIds(collection, snapshot);
  if (ids.length === 0) return [];
  const canReadOwn = !principal.anonymous && principal.may("edit_published");
  const condition = canReadOwn ? { $or: [unlocked, { author: principal.author }] } : unlocked;
  return [condition];
}
