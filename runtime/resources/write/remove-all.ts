import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import type { RecordId } from "../../core/record-id.js";
import type { OperationResult, RequestContext } from "../../core/request-context.js";
import { timeLimit } from "../../storage/command-options.js";
import { changeableFilter } from "../policy.js";
import type { Records } from "../registered-resource.js";
import type { Site } from "../site.js";

/** Most records that one call deletes. */
const limit = 500;
/** Milliseconds after which a call ends with its next deletion. */
const timeMs = 5000;
/** Most records that one call tries to delete, so that it reaches those behind the rejected ones and ends all the same. */
const attemptLimit = 5000;
const batchSize = 100;
const oldestFirst = { projection: { _id: 1 }, sort: { _id: 1 }, batchSize } as const;
/** Most ids that an error lists. */
const listed = 20;

/** The resource whose records are deleted. */
interface RemoveAllContext {
  readonly site: Site;
  readonly records: Records;
}

/**
 * The operation that deletes all records that the caller may delete, or moves them to the trash: one after another in the
 * order of their ids, each as the operation for one record does. A call ends after 500 deletions or 5,000 attempts, or
 * with the first deletion after five seconds, well before its request times out. Answers with how many it deleted, and how
 * many remain. Where some are rejected the others are deleted, then the error of the first is thrown, with the ids of those
 * rejected.
 */
export function removeAllOperation(
  context: RemoveAllContext,
): (input: object, call: RequestContext) => Promise<OperationResult> {
  const { site, records } = context;
  const collection = site.database.collection(records.token);
  return async (_input, call) => {
    const { principal } = call;
    const deletable = changeableFilter({ site, records, principal }, "delete");
    const rejected: Rejection[] = [];
    let deleted = 0;
    let last: RecordId | undefined;
    let attempts = 0;
    let isMore = true;
    const end = performance.now() + timeMs;
    const isOver = (): boolean => deleted === limit || (deleted > 0 && performance.now() > end);
    while (isMore && !isOver() && attempts < attemptLimit) {
      const found = await collection
        .find({ $and: [deletable, ...following(last)] }, { ...oldestFirst, ...timeLimit })
        .limit(batchSize)
        .toArray();
      for (const { _id: id } of found) {
        if (isOver()) break;
        attempts += 1;
        const error = await removeOne(context, id, call);
        if (error === undefined) deleted += 1;
        // Otherwise it was deleted in between, for example together with one before.
        else if ((await collection.findOne({ $and: [deletable, { _id: id }] }, timeLimit)) !== null)
          rejected.push({ id, error });
        last = id;
      }
      isMore = found.length === batchSize;
    }
    const counts = { deleted, remaining: await collection.countDocuments(deletable, timeLimit) };
    const [first] = rejected;
    if (first !== undefined) throw withCounts(first.error, { ...counts, rejected });
    return { status: 200, body: counts };
  };
}

/** The condition of the records behind one in the order of their ids. */
function following(last: RecordId | undefined): readonly Filter<RecordDocument>[] {
  return last === undefined ? [] : [{ _id: { $gt: last } }];
}

/** A record that could not be deleted. */
interface Rejection {
  readonly id: RecordId;
  readonly error: HttpError;
}

/** Deletes a record and resolves to the error for which it was rejected. Throws where the service fails. */
async function removeOne(
  { site, records }: RemoveAllContext,
  id: RecordId,
  call: RequestContext,
): Promise<HttpError | undefined> {
  const errors = new ParameterErrors(site.service.reasons, call.language);
  // A revision that the caller names is not that of every record.
  const request = { ...call, path: { id: String(id) }, ifMatch: ["*"] };
  try {
    await records.remove(request, { errors, references: new Map() });
    return undefined;
  } catch (error) {
    const isRejected = error instanceof HttpError && (site.service.errors[error.name]?.status ?? 500) < 500;
    if (isRejected) return error;
    throw error;
  }
}

/** How far a call came. */
interface Outcome {
  readonly deleted: number;
  readonly remaining: number;
  readonly rejected: readonly Rejection[];
}

function withCounts(
  { name, values, data, beside, headers, paths }: HttpError,
  { rejected, ...counts }: Outcome,
): HttpError {
  const ids = rejected.slice(0, listed).map(({ id }) => id);
  return new HttpError(name, values, { data: { ...data, ...counts, rejected: ids }, beside, headers, paths });
}
