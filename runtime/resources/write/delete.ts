import type { Filter, UpdateFilter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError, resourceError } from "../../core/http-error.js";
import { contextOfRecord } from "../../core/idempotency.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import { parentOf, propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { isDryRun, type OperationResult, type RequestContext } from "../../core/request-context.js";
import { untilStored } from "../../jobs/retry.js";
import { withLease } from "../../locks/locks.js";
import { openAuditLog } from "../../outbox/audit-log.js";
import {
  type ChangeOrigin,
  outboxEntryOf,
  outboxSignal,
  pushOutboxEntry,
  sharedOutboxEntry,
} from "../../outbox/entry.js";
import { timeLimit } from "../../storage/command-options.js";
import type { Database } from "../../storage/database.js";
import type { AppContext, RecordContext, RecordRequest } from "../app-context.js";
import { changeableFilter, checkStored } from "../policy.js";
import { findRecord } from "../read/find.js";
import type { Records, Relation } from "../registered-resource.js";
import { isTrashed, trashFilter } from "../status.js";
import { writeCounted } from "./counts.js";
import { beforeDelete } from "./hook-values.js";
import { checkChange, recurrenceFor, trashSingle } from "./record-writer.js";
import { treeLock } from "./store.js";

/**
 * Moves the record of the path to the trash, or deletes it for good where there is none. `answer` makes the answer from the
 * record as it was, or as it is in the trash.
 */
export async function removeWrite(
  request: RecordRequest,
  input: object,
  answer: (document: RecordDocument, call: RequestContext) => Promise<OperationResult>,
): Promise<OperationResult> {
  const { records, call, idempotency } = request;
  const current = await findRecord({ ...request, call: contextOfRecord(call, idempotency) });
  checkChange(request, "delete", current);
  const recurrence = recurrenceFor(request);
  if (recurrence !== undefined) {
    const scope = propertyIn(input, records.resource.recurrence?.scope ?? "");
    return answer(await recurrence.trash(request, current, scope), call);
  }
  if (records.resource.hasTrash === true) return answer(await trashSingle(request, current._id), call);
  const result = await answer(current, call);
  await idempotency?.plan(result);
  // Where it was deleted in between, the second look throws the error for that.
  if (!(await removeRecord(request, current._id))) await findRecord(request);
  return result;
}

/**
 * Deletes a record for good, and before it those that cascade with it, whatever their policies. Throws 409 where a field
 * restricts that, and 403 or 400 where a policy or a hook rejects it: then nothing is deleted. Each step can be repeated, so
 * an interrupted delete is completed by the next one. Resolves to false where the record was deleted in between.
 */
async function removeRecord(context: RecordRequest, id: RecordId, isInTrash = false): Promise<boolean> {
  const { app, records } = context;
  const check = async (document: RecordDocument): Promise<void> => {
    // It was restored in between.
    if (isInTrash && !isTrashed(app, document)) throw new HttpError("rest_conflict");
    checkStored(context, "delete", document);
    await beforeDelete(context, document);
  };
  const deletions = await planDeletion(app, records, id);
  await checkUnreferenced(context, deletions);
  const isAlone = [...deletions.values()].flatMap((ids) => [...ids]).length === 1;
  if (!isAlone || isDryRun(context.call)) {
    const [named] = await app.database.load(records.token, [id]);
    if (named === undefined) return false;
    await check(named);
    await checkCascaded(context, deletions, id);
  }
  if (isDryRun(context.call)) return true;
  let isRemoved = false;
  for (const [other, ids] of [...deletions].reverse()) {
    await withLease(app.database, treeLock(other), async () => {
      for (const one of ids)
        isRemoved = await removeOne({ ...context, records: other }, one, isAlone ? check : isChecked);
    });
  }
  // The record itself was the last one.
  return isRemoved;
}

/** Once a record that cascades is gone, the deletion is completed. */
const isChecked = (): Promise<void> => Promise.resolve();

/** Lets the hooks of the records that cascade reject the deletion before anything is deleted. */
async function checkCascaded(
  context: RecordRequest,
  deletions: ReadonlyMap<Records, ReadonlySet<RecordId>>,
  named: RecordId,
): Promise<void> {
  for (const [records, ids] of deletions) {
    if (records.writeHooks.beforeDelete === undefined) continue;
    const others = [...ids].filter((id) => records !== context.records || id !== named);
    for (const document of await context.app.database.load(records.token, others))
      await beforeDelete({ ...context, records }, document);
  }
}

/**
 * Removes a record from those that refer to it, moves its children up to its parent, then deletes it. `check` throws where it
 * may not be deleted.
 */
function removeOne(
  context: RecordRequest,
  id: RecordId,
  check: (document: RecordDocument) => Promise<void>,
): Promise<boolean> {
  const { app, records, call: origin } = context;
  const collection = app.database.collection(records.token);
  const log = openAuditLog(app.database);
  return untilStored(async () => {
    const document = await collection.findOne({ _id: id }, timeLimit);
    if (document === null) return false;
    await check(document);
    await removeFromAll(context, document);
    // No document is left for the outbox entry of this change, so the audit log gets a tombstone first.
    const tombstone = await log.beginDelete(
      records,
      document,
      outboxEntryOf(app, { resource: records.resource, origin, before: document }),
    );
    const remove = () => app.database.remove(records.token, document);
    const isRemoved = await writeCounted(app, { resource: records.resource, before: document }, remove);
    if (!isRemoved) return undefined;
    // The relay may have removed the tombstone of a delete that took long.
    await log.add([tombstone]);
    // What was written between the two steps still refers to the record.
    await removeFromAll(context, document);
    return true;
  });
}

async function removeFromAll({ app, records, call }: RecordContext, document: RecordDocument): Promise<void> {
  const removal = { id: document._id, parent: parentOf(records.resource, document), origin: call };
  for (const referring of referringFields(app, records))
    await removeReferences(app.database, referring, removal);
}

/** Removes a record from those that refer to it by a field; the record above it takes its place in a tree. */
async function removeReferences(
  database: Database,
  { records: { token }, name, property, field }: Relation,
  {
    id,
    parent,
    origin,
  }: { readonly id: RecordId; readonly parent: RecordId | undefined; readonly origin: ChangeOrigin },
): Promise<void> {
  const referring: Filter<RecordDocument> = { [property]: id };
  const isMovedUp = field.hierarchy === true && parent !== undefined;
  const change =
    field.storage === "references"
      ? { $pull: { [property]: id } }
      : isMovedUp
        ? { $set: { [property]: parent } }
        : { $unset: { [property]: "" } };
  const { $push, noted } = pushOutboxEntry(
    sharedOutboxEntry(origin, [{ field: name, before: id, after: isMovedUp ? parent : null }]),
  );
  // The descriptor of the field says that the property holds ids.
  const update = {
    ...change,
    $set: { ...change.$set, noted },
    $push,
    $inc: { revision: 1 },
  } as UpdateFilter<RecordDocument>;
  await database.collection(token).updateMany(referring, update, timeLimit);
  outboxSignal.emit(database, undefined);
}

/** The fields of all resources that refer to records of one. */
function referringFields({ resources }: AppContext, records: Records): readonly Relation[] {
  return [...resources.values()].flatMap(({ relations }) =>
    relations.filter(({ target }) => target === records),
  );
}

/**
 * Finds the records that cascade with the deletion of one, by resource: each resource stands before those whose records refer
 * to its own. Cascades make no circle; the generator checks that.
 */
async function planDeletion(app: AppContext, records: Records, id: RecordId) {
  const ids = new Map([[records, new Set([id])]]);
  // The iteration reaches what is put at the end meanwhile, also a resource that it has been at before.
  for (const [target, known] of ids) {
    for (const { records: other, property, field } of referringFields(app, target)) {
      if (field.onDelete !== "cascade") continue;
      const found = await app.database
        .collection(other.token)
        .find({ [property]: { $in: [...known] } } as Filter<RecordDocument>, {
          projection: { _id: 1 },
          batchSize: 10_000,
          ...timeLimit,
        })
        .toArray();
      if (found.length === 0) continue;
      const all = new Set([...(ids.get(other) ?? []), ...found.map(({ _id }) => _id)]);
      ids.delete(other);
      ids.set(other, all);
    }
  }
  return ids;
}

/** Throws the error of the resource where records that stay restrict the deletion. */
async function checkUnreferenced(
  { app, records, call }: RecordContext,
  deletions: ReadonlyMap<Records, ReadonlySet<RecordId>>,
): Promise<void> {
  const conditions = new Map<Records, Filter<RecordDocument>[]>();
  for (const [target, ids] of deletions) {
    for (const { records: other, property, field } of referringFields(app, target)) {
      if (field.onDelete !== "restrict") continue;
      const refers = { [property]: { $in: [...ids] } } as Filter<RecordDocument>;
      conditions.set(other, [...(conditions.get(other) ?? []), refers]);
    }
  }
  const counts = await Promise.all(
    [...conditions].map(async ([other, refers]) => {
      const stays = { _id: { $nin: [...(deletions.get(other) ?? [])] } };
      const filter: Filter<RecordDocument> = { $and: [{ $or: refers }, stays] };
      const count = await app.database.collection(other.token).countDocuments(filter, timeLimit);
      return { resource: other.resource, count };
    }),
  );
  const found = counts.filter(({ count }) => count > 0);
  if (found.length === 0) return;
  const labelled = found.map(
    ({ resource, count }) => `${resource.labels[call.language] ?? resource.plural} (${count})`,
  );
  const { name, values } = resourceError(records.resource, "referenced", { references: labelled.join(", ") });
  const references = Object.fromEntries(found.map(({ resource, count }) => [resource.plural, count]));
  throw new HttpError(name, values, { data: { references } });
}

/** Most records that one call deletes. */
const deletionLimit = 500;
/** Milliseconds after which a call ends with its next deletion. */
const callMs = 5000;
/** Most records that one call tries to delete, so that it reaches those behind the rejected ones and ends all the same. */
const attemptLimit = 5000;
const batchSize = 100;
const oldestFirst = { projection: { _id: 1 }, sort: { _id: 1 }, batchSize } as const;
/** Most ids that an error lists. */
const listedIds = 20;

/** Deletes all records that the caller may delete, or moves them to the trash, each as the operation for one record does. */
export function removeAll(context: RecordContext): Promise<OperationResult> {
  return removeEach(context, changeableFilter(context, "delete"), ({ records, call, errors, references }) =>
    records.remove(call, { errors, references }),
  );
}

/** Deletes for good what lies in the trash, as far as the caller may restore it; of that the records with `ids`, where these are given. */
export function emptyTrash(context: RecordContext, ids?: readonly RecordId[]): Promise<OperationResult> {
  const { app, records, call } = context;
  const trash = trashFilter(app, call.principal, records.resource);
  const chosen: Filter<RecordDocument> = ids === undefined ? {} : { _id: { $in: ids } };
  return removeEach(context, { $and: [trash, chosen] }, (request, id) => removeRecord(request, id, true));
}

/**
 * Deletes the records that a filter selects, one after another in the order of their ids. A call ends after 500 deletions or 5,000 attempts, or with the first deletion
 * after five seconds, well before its request times out. Answers with how many it deleted, and how many remain. Where some
 * are rejected the others are deleted, then the error of the first is thrown, with the ids of those rejected.
 */
async function removeEach(
  context: RecordContext,
  deletable: Filter<RecordDocument>,
  remove: (request: RecordRequest, id: RecordId) => Promise<unknown>,
): Promise<OperationResult> {
  const collection = context.app.database.collection(context.records.token);
  const rejected: { readonly id: RecordId; readonly error: HttpError }[] = [];
  let deleted = 0;
  let last: RecordId | undefined;
  let attempts = 0;
  let isMore = true;
  const end = performance.now() + callMs;
  const isOver = (): boolean => deleted === deletionLimit || (deleted > 0 && performance.now() > end);
  while (isMore && !isOver() && attempts < attemptLimit) {
    const behind: Filter<RecordDocument>[] = last === undefined ? [] : [{ _id: { $gt: last } }];
    const found = await collection
      .find({ $and: [deletable, ...behind] }, { ...oldestFirst, limit: batchSize, ...timeLimit })
      .toArray();
    for (const { _id: id } of found) {
      if (isOver()) break;
      attempts += 1;
      const error = await rejectionOf(context, id, remove);
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
  if (first === undefined) return { status: 200, body: counts };
  const { name, values, data, beside, headers, paths } = first.error;
  const ids = rejected.slice(0, listedIds).map(({ id }) => id);
  const extra = { data: { ...data, ...counts, rejected: ids }, beside, headers, paths };
  throw new HttpError(name, values, extra);
}

/** Deletes a record and resolves to the error for which it was rejected. Throws where the service fails. */
async function rejectionOf(
  { app, records, call }: RecordContext,
  id: RecordId,
  remove: (request: RecordRequest, id: RecordId) => Promise<unknown>,
): Promise<HttpError | undefined> {
  const errors = new ParameterErrors(app.service.reasons, call.language);
  // A revision that the caller names is not that of every record.
  const one = { ...call, record: undefined, path: { id: String(id) }, ifMatch: ["*"] };
  try {
    await remove({ app, records, call: one, errors, references: new Map() }, id);
    return undefined;
  } catch (error) {
    const isRejected = error instanceof HttpError && (app.service.errors[error.name]?.status ?? 500) < 500;
    if (isRejected) return error;
    throw error;
  }
}
