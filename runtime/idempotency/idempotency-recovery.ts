import type { RecordDocument } from "../core/documents.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import { withSeriesStatus } from "../core/series.js";
import { findBySlug, isPost } from "../resources/read/find.js";
import type { RegisteredResource, Site } from "../resources/site.js";
import { mayEdit, mayEditAll, mayRead } from "../resources/status.js";
import { timeLimit } from "../storage/database.js";
import type { IdempotencyRecord } from "./idempotency-store.js";

/** How an operation is repeated. */
export interface IdempotentOperation {
  /** The record that the write is about, settled before it begins; undefined where there is none. */
  readonly target: (call: RequestContext) => Promise<number | undefined>;
  /** The answer of a write that was done, but not answered; undefined where it was not done. */
  readonly recover: (claim: IdempotencyRecord, call: RequestContext) => Promise<OperationResult | undefined>;
  /**
   * Whether the caller may do the write to the record in the path, or see the record that it made; true where there is
   * none.
   */
  readonly isAllowed: (call: RequestContext) => Promise<boolean>;
}

/** Rules of the writes to a resource. */
export interface IdempotentOperations {
  readonly create: IdempotentOperation;
  readonly update: IdempotentOperation;
  readonly remove: IdempotentOperation;
}

/** Answers of writes, told from the record. */
export type WriteAnswers = Readonly<
  Record<
    keyof IdempotentOperations,
    (document: RecordDocument, call: RequestContext) => Promise<OperationResult>
  >
>;

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

/** The call with the record of its claim in the path. */
export function contextOfRecord(
  call: RequestContext,
  claim: Pick<IdempotencyRecord, "record"> | undefined,
): RequestContext {
  return claim?.record === undefined ? call : { ...call, path: { id: String(claim.record) } };
}

const marksKept = 20;

/** Whether a write has been done to a document. */
export function isApplied(document: RecordDocument, { id }: IdempotencyRecord): boolean {
  return document.marks?.includes(id) === true;
}

/** The marks of a document after a write. */
export function withAppliedKey(marks: readonly string[] = [], { id }: IdempotencyRecord): string[] {
  return [...marks, id].slice(-marksKept);
}
