import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { occurrencesFilter } from "../../core/series.js";
import { timeLimit } from "../../storage/command-options.js";
import { policyFilter } from "../policy.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { CallContext } from "../site.js";
import { defaultStatuses, visibleFilter } from "../status.js";

/** The occurrences of a series that lists show a caller, in the order of their places. */
export async function listedOccurrences(
  { site, call }: CallContext<"database" | "facts">,
  { facts, token }: RegisteredResource,
  { _id }: RecordDocument,
): Promise<RecordDocument[]> {
  const conditions = [
    occurrencesFilter(_id),
    visibleFilter(site, call.principal, defaultStatuses(site, call.principal)),
    ...policyFilter(facts.policies?.read, call.principal),
    ...(facts.hiddenBy === undefined ? [] : [{ [facts.hiddenBy]: { $ne: true } }]),
  ];
  const found = await site.database
    .collection(token)
    // Documents of a resource with occurrences have these properties.
    .find({ $and: conditions } as Filter<RecordDocument>, { batchSize: 1000, ...timeLimit })
    .toArray();
  return found.sort((one, other) => (one.occurrence?.at ?? 0) - (other.occurrence?.at ?? 0));
}
