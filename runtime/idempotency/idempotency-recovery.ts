import type { RecordDocument } from "../core/documents.js";
import {
  type IdempotencyRecord,
  type IdempotentOperations,
  isApplied,
  type WriteAnswers,
} from "../core/idempotency.js";
import type { RequestContext } from "../core/request-context.js";
import { withSeriesStatus } from "../core/series.js";
import { findBySlug, isPost } from "../resources/read/find.js";
import type { RegisteredResource } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { mayEdit, mayEditAll, mayRead } from "../resources/status.js";
import { timeLimit } from "../storage/database.js";

/**
 * The rules of a resource. The id of a new record stands in the claim before the record is stored, so that there is never a
 * second one; a change leaves its mark in the record in the same step; a record deleted for good leaves its answer in the
 * claim before.
 */
export function createIdempotentOperations(
  site: Site,
  { facts, token }: RegisteredResource,
  answers: WriteAnswers,
): IdempotentOperations {
  const find = async ({ record }: IdempotencyRecord): Promise<RecordDocument | null> => {
    if (record === undefined) return null;
    const found = await site.database.collection(token).findOne({ _id: record }, timeLimit);
    return found === null ? null : withSeriesStatus(found);
  };
  const resource = { facts, token };
  const isAllowed = async (call: RequestContext, may: typeof mayEdit): Promise<boolean> => {
    const id = facts.lifecycle === "post" ? await recordInPath(site, resource, call) : undefined;
    const [document] = id === undefined ? [] : await site.database.load(token, [id]);
    const record = document === undefined ? undefined : withSeriesStatus(document);
    return record === undefined || !isPost(record) || may(site, call.principal, record);
  };
  const mayChange = async (call: RequestContext): Promise<boolean> =>
    mayEditAll(call.principal) || isAllowed(call, mayEdit);

  return {
    create: {
      target: () => site.database.sequences.next(facts.sequence),
      async recover(claim, call) {
        const document = await find(claim);
        return document === null ? undefined : answers.create(document, call);
      },
      isAllowed: (call) => isAllowed(call, mayRead),
    },
    update: {
      target: (call) => recordInPath(site, resource, call),
      async recover(claim, call) {
        const document = await find(claim);
        return document !== null && isApplied(document, claim) ? answers.update(document, call) : undefined;
      },
      isAllowed: mayChange,
    },
    remove: {
      target: (call) => recordInPath(site, resource, call),
      async recover(claim, call) {
        const document = await find(claim);
        if (document === null) return claim.planned;
        return isApplied(document, claim) ? answers.remove(document, call) : undefined;
      },
      isAllowed: mayChange,
    },
  };
}

/** A slug may go to another record, or be changed by the write itself; the id stays. */
async function recordInPath(
  site: Site,
  resource: Pick<RegisteredResource, "token">,
  call: RequestContext,
): Promise<number | undefined> {
  const { id, slug = "" } = call.path;
  if (id === undefined) return (await findBySlug(site, resource, call, slug))?._id;
  return Number.isSafeInteger(Number(id)) ? Number(id) : undefined;
}
