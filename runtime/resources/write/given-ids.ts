import type { Collection } from "mongodb";
import { emptySnapshot } from "../../core/cache-snapshot.js";
import { externalInPath } from "../../core/external.js";
import { HttpError } from "../../core/http-error.js";
import { propertyIn } from "../../core/properties.js";
import { idOf, idScope, type RecordId } from "../../core/record-id.js";
import { isDryRun } from "../../core/request-context.js";
import { createOwnedBatcher } from "../../storage/batcher.js";
import { bulkInsert } from "../../storage/bulk-write.js";
import { timeLimit } from "../../storage/command-options.js";
import type { Database } from "../../storage/database.js";
import { isDuplicateKey } from "../../storage/store-errors.js";
import type { AppContext, RecordRequest } from "../app-context.js";
import type { Records } from "../registered-resource.js";

/** The id that an import, or a create of a record whose id is a text, gives to it; undefined where that gives none. */
export function givenId({ resource }: Records, values: object): RecordId | undefined {
  const isGiven = resource.ids === "text" || propertyIn(values, "context") === "import";
  return isGiven ? idOf(resource, propertyIn(values, "id")) : undefined;
}

/**
 * Creates a record under an id that the caller gives, for good: throws 409 for one that a record of the sequence, or an image,
 * has or had. The id is free again where the record is rejected.
 */
export async function withGivenId<Result>(
  { app, call, records: { resource }, idempotency }: RecordRequest,
  id: RecordId,
  create: () => Promise<Result>,
): Promise<Result> {
  const { database } = app;
  const sequence = idScope(resource);
  if (isDryRun(call)) {
    const wasGiven = await givenIdsOf(database).findOne({ _id: `${sequence}/${id}` }, timeLimit);
    if (wasGiven !== null || (await isTaken(app, sequence, id))) throw new HttpError("rest_id_taken", { id });
    return create();
  }
  const isReserved = typeof id === "string" || (await database.sequences.isReserved(sequence, id));
  // A write that was interrupted may be repeated.
  const { source = "", external = "" } = externalInPath(call.path) === undefined ? {} : call.path;
  const given = { _id: `${sequence}/${id}`, write: idempotency?.id ?? (source && `${source}/${external}`) };
  if (!isReserved || !(await takeId(database, given))) throw new HttpError("rest_id_taken", { id });
  try {
    // A record that this write stored before it was interrupted has the id as well.
    if (idempotency === undefined && (await isTaken(app, sequence, id)))
      throw new HttpError("rest_id_taken", { id });
    return await create();
  } catch (error) {
    if (error instanceof HttpError) await givenIdsOf(database).deleteOne({ _id: given._id }, timeLimit);
    throw error;
  }
}

/** An id that was given, by its sequence, and the idempotency key of the write that gave it. */
interface GivenId {
  readonly _id: string;
  readonly write: string;
}

function givenIdsOf({ db }: Database): Collection<GivenId> {
  return db.collection<GivenId>("given_ids");
}

const insertId = createOwnedBatcher((database: Database, _, some: readonly GivenId[]) =>
  bulkInsert(givenIdsOf(database), some),
);

/** Takes an id for good; false where another write took it. */
async function takeId(database: Database, given: GivenId): Promise<boolean> {
  try {
    await insertId(database, "", given);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const known = await givenIdsOf(database).findOne({ _id: given._id }, timeLimit);
    return given.write !== "" && known?.write === given.write;
  }
}

/** Whether a record of a sequence or an image has an id; concurrent questions are one query. */
const isTaken = createOwnedBatcher(async (app: AppContext, sequence, ids: readonly RecordId[]) => {
  const taken = await takenIds(app, sequence, ids);
  return ids.map((id) => taken.has(id));
});

/** Those of some ids that records of a sequence or images have. */
export async function takenIds(
  { database, resources, features }: AppContext,
  sequence: string,
  ids: readonly RecordId[],
): Promise<ReadonlySet<RecordId>> {
  const siblings = [...resources.values()].filter(({ resource }) => idScope(resource) === sequence);
  const options = { projection: { _id: 1 }, batchSize: ids.length + 1, ...timeLimit } as const;
  const filter = { _id: { $in: [...ids] } };
  const numbers = ids.filter((id) => typeof id === "number");
  const [found, images] = await Promise.all([
    Promise.all(siblings.map(({ token }) => database.collection(token).find(filter, options).toArray())),
    features.images?.load(numbers, emptySnapshot),
  ]);
  return new Set<RecordId>([...found.flat().map(({ _id }) => _id), ...(images?.keys() ?? [])]);
}
