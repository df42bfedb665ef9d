import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { occurrencesFilter } from "../../core/series.js";
import { timeLimit } from "../../storage/command-options.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { CallContext } from "../site.js";
import { defaultStatuses } from "../status.js";
import { listedConditions } from "./conditions.js";

/** The occurrences of a series that lists show a caller, in the order of their places. */
export async function listedOccurrences(
  { site, call }: CallContext<"database" | "facts">,
  { facts, token }: RegisteredResource,
  { _id }: RecordDocument,
): Promise<RecordDocument[]> {
  const { principal } = call;
  const listed = listedConditions({ site, facts, principal }, defaultStatuses(site, principal));
  const found = await site.database
    .collection(token)
    // Documents of a resource with occurrences have these properties.
    .find({ $and: [occurrencesFilter(_id), ...listed] } as Filter<RecordDocument>, {
      batchSize: 1000,
      ...timeLimit,
    })
    .toArray();
  return found.sort((one, other) => (one.occurrence?.at ?? 0) - (other.occurrence?.at ?? 0));
}
