import type { RecordDocument } from "../core/documents.js";
import { type IdempotencyRecord, type IdempotentOperations, isApplied } from "../core/idempotency.js";
import { parseId, type RecordId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";
import { withSeriesStatus } from "../core/series.js";
import type { AppContext, RecordContext } from "../resources/app-context.js";
import { mayChangeRecord, mayReadRecord, mayWrite, meetsPolicy } from "../resources/policy.js";
import { findBySlug } from "../resources/read/find.js";
import type { Records } from "../resources/registered-resource.js";
import { isTrashed, mayEditAll } from "../resources/status.js";
import { timeLimit } from "../storage/command-options.js";
import { newRecordId } from "../storage/sequences.js";

/**
 * Creates the idempotent writes of a resource. The idempotency record has the id of a new record before that is stored, so
 * that there is never a second one; a change adds its applied key to the document in the same write; the result of a delete
 * for good is stored before it. A custom operation has nothing but its answer, so that one without is done again.
 */
export function createIdempotentOperations(app: AppContext, records: Records): IdempotentOperations {
  const { resource, token, answers } = records;
  const find = async ({ record }: IdempotencyRecord): Promise<RecordDocument | null> => {
    if (record === undefined) return null;
    const found = await app.database.collection(token).findOne({ _id: record }, timeLimit);
    return found === null ? null : withSeriesStatus(found);
  };
  const allows = accessChecks(app, records);
  return {
    create: {
      target: () => newRecordId(app.database, resource),
      async recover(write, call) {
        const document = await find(write);
        return document === null ? undefined : answers.create(document, call);
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
  const { id, slug = "" } = context.call.path;
  return id === undefined ? (await findBySlug(context, slug))?._id : parseId(context.records.resource, id);
}
