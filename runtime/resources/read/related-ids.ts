import type { Filter } from "mongodb";
import { cacheRegion } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import { filterText } from "../../list-index/index.js";
import { timeLimit } from "../../storage/command-options.js";
import { type CallContext, resourceNamed, snapshotFor } from "../site.js";
import { allOf, openConditions } from "./conditions.js";

/** Bytes of an id: a UUID is a text of 36 characters. */
const idSizes = { integer: 8, uuid: 64 } as const;

/** More related records than this are rejected: their ids become part of the condition of a list. */
export const relatedLimit = 50_000;

/** Ids, or undefined where there are too many. */
interface Related {
  readonly ids: readonly RecordId[] | undefined;
}

const related = cacheRegion<Related>("related");

/**
 * Ids of the records of another resource that fulfil a condition, as far as the caller may read them; one query, cached
 * until a record of that resource changes. Undefined for more than `relatedLimit`.
 */
export async function relatedIds(
  { site, call }: CallContext,
  resource: string,
  condition: Filter<RecordDocument>,
): Promise<readonly RecordId[] | undefined> {
  const { token, facts } = resourceNamed(site, resource);
  const snapshot = snapshotFor(site, call);
  const filter = allOf([condition, ...openConditions({ site, call }, facts)]);
  const key = `${token.name} ${filterText(filter)}`;
  const known = snapshot.get(related, key);
  if (known !== undefined) return known.ids;
  const found = await site.database
    .collection(token)
    .find(filter, {
      projection: { _id: 1 },
      limit: relatedLimit + 1,
      batchSize: relatedLimit + 2,
      ...timeLimit,
    })
    .toArray();
  const ids = found.length > relatedLimit ? undefined : found.map(({ _id }) => _id);
  const size = idSizes[facts.ids ?? "integer"] * (ids?.length ?? 0);
  snapshot.set(related, key, { value: { ids }, dependencies: [token.name], size });
  return ids;
}
