import type { RecordDocument } from "../core/documents.js";
import { type IdempotencyRecord, type IdempotentOperations, isApplied } from "../core/idempotency.js";
import { parseId, type RecordId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";
import { withSeriesStatus } from "../core/series.js";
import type { AppContext, RecordContext } from "../resources/app-context.js";
import { mayChangeRecord, mayReadRecord, mayWrite, meetsPolicy } from "../resources/policy.js";
import { recordInPath } from "../resources/read/find.js";
import type { Records } from "../resources/registered-resource.js";
import { isTrashed, mayEditAll } from "../resources/status.js";
import { givenId } from "../resources/write/given-ids.js";
import { timeLimit } from "../storage/command-options.js";
import { newRecordId } from "../storage/sequences.js";

/**
 * Creates the idempotent writes of a resource. The idempotency record has the id of a new record before that is stored, so
 * that there is never a second one; a change adds its applied key to the document in the same write; the result of a delete
 * for good is stored before it. A custom operation has nothing but its answer, so that one without is done again.
 */
export function createIdempotentOperations(app: AppContext, records: Records): IdempotentOperations {
  const { resource, answers } = records;
  const { find, findCreated } = findersOf(app, records);
  const allows = accessChecks(app, records);
  return {
    create: {
      target: async (_call, values) =>
        givenId(records, values) ?? (await newRecordId(app.database, resource)),
      async recover(write, call, values) {
        const document = await findCreated(write, values);
        return document === undefined ? undefined : answers.create(document, call);
      },
      ...allows.create,
    },
    update: {
      target: (call) => idInPath({ app, records, call }),
      async recover(write, call) {
        const document = await find(write);
        return document !== null && isApplied(document, write) ? answers.update(document, call) : undefined;
      },
      ...allows.update,
    },
    put: {
      // A new id where there is nothing to update.
      target: async (call, values) =>
        (await recordInPath({ app, records, call })) === undefined
          ? (givenId(records, values) ?? newRecordId(app.database, resource))
          : undefined,
      async recover(write, call, values) {
        const created = await findCreated(write, values);
        if (created !== undefined) return answers.create(created, call);
        const document = await recordInPath({ app, records, call });
        const isDone = document !== undefined && isApplied(document, write);
        return isDone ? answers.update(document, call) : undefined;
      },
      ...allows.update,
    },
    remove: {
      target: (call) => idInPath({ app, records, call }),
      async recover(write, call) {
        const document = await find(write);
        if (document === null) return write.planned;
        return isApplied(document, write) ? answers.remove(document, call) : undefined;
      },
      ...allows.remove,
    },
    custom: {
      target: () => Promise.resolve(undefined),
      recover: () => Promise.resolve(undefined),
      ...allows.custom,
    },
  };
}

function findersOf(app: AppContext, records: Records) {
  const find = async ({ record }: IdempotencyRecord): Promise<RecordDocument | null> => {
    if (record === undefined) return null;
    const found = await app.database.collection(records.token).findOne({ _id: record }, timeLimit);
    return found === null ? null : withSeriesStatus(found);
  };
  return {
    find,
    /** The record that a create has stored; under a given id another one may be there. */
    findCreated: async (write: IdempotencyRecord, values: object): Promise<RecordDocument | undefined> => {
      const found = await find(write);
      const isOwn = found !== null && (givenId(records, values) === undefined || isApplied(found, write));
      return isOwn ? found : undefined;
    },
  };
}

/** Whether a caller may do a write to the record in the path, or have the answer to it again. */
function accessChecks(app: AppContext, records: Records) {
  const { resource, token } = records;
  const { policies } = resource;
  const isLimited = resource.hasAuthor === true || resource.hasTrash === true || policies !== undefined;
  const may =
    (use: MayUse) =>
    async (call: RequestContext): Promise<boolean> => {
      const context = { app, records, call };
      const id = isLimited ? await idInPath(context) : undefined;
      const [document] = id === undefined ? [] : await app.database.load(token, [id]);
      return document === undefined || use(context, withSeriesStatus(document));
    };
  const mayUnlessAll =
    (use: MayUse) =>
    async (call: RequestContext): Promise<boolean> =>
      (policies === undefined && mayEditAll(call.principal)) || may(use)(call);
  const update = mayUnlessAll((access, record) => mayChangeRecord(access, "update", record));
  // The same function where the same records are meant, which are then read once.
  const isAlike = (records.access.update === "everyone") === (records.access.delete === "everyone");
  const remove =
    policies === undefined && isAlike
      ? update
      : mayUnlessAll((access, record) => mayChangeRecord(access, "delete", record));
  return {
    create: { isAllowed: () => Promise.resolve(true), mayRepeat: may(mayHaveCreated) },
    update: { isAllowed: update, mayRepeat: mayUnlessAll(mayHaveUpdated) },
    custom: { isAllowed: may(mayReadRecord), mayRepeat: may(mayReadRecord) },
    remove: { isAllowed: remove, mayRepeat: remove },
  };
}

type MayUse = (context: RecordContext, record: RecordDocument) => boolean;

/** Callers get the answer to their create again, also where they may only store such records, and not read them. */
function mayHaveCreated(context: RecordContext, record: RecordDocument): boolean {
  const { app, records, call } = context;
  const { principal } = call;
  if (mayReadRecord(context, record)) return true;
  const { policies = {} } = records.resource;
  const isLimited = policies.read !== undefined || policies.create !== undefined;
  // Callers without the right to edit do not see their own drafts either.
  const isOwn = record.author === undefined || (!principal.anonymous && record.author === principal.author);
  return (isLimited || (isOwn && !isTrashed(app, record))) && meetsPolicy(policies.create, principal, record);
}

/** Callers get the answer to their update again, also where it made a record that they may change, and no longer read. */
function mayHaveUpdated(context: RecordContext, record: RecordDocument): boolean {
  const { policies } = context.records.resource;
  return mayWrite(context, "update", record) && meetsPolicy(policies?.update, context.call.principal, record);
}

/** The id of the record in the path: its slug may change, also by the write itself. */
async function idInPath(context: RecordContext): Promise<RecordId | undefined> {
  const { id } = context.call.path;
  return id === undefined ? (await recordInPath(context))?._id : parseId(context.records.resource, id);
}
