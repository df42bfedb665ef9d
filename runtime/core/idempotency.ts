import type { RecordDocument } from "./documents.js";
import type { RecordId } from "./record-id.js";
import type { OperationResult, RequestContext } from "./request-context.js";

/** The stored state of a write that came with an idempotency key, as the operation sees it. */
export interface IdempotencyRecord {
  /** Applied key of the write, which the documents that it changes carry. */
  readonly id: string;
  /** The record that is written: the new id of a create, the id of an existing record. */
  readonly record: RecordId | undefined;
  /** Result that the write was about to return when it was interrupted. */
  readonly planned: OperationResult | undefined;
  /**
   * Stores the result of a delete for good, which no record shows later, before it is done. Throws 409 where another request
   * has taken the write over meanwhile.
   */
  plan(result: OperationResult): Promise<void>;
}

/** A write that is a part of a larger one with an idempotency key. */
export interface RepeatedWrite {
  readonly record: IdempotencyRecord;
  /** The larger one was interrupted: this part may have been done. */
  readonly isResumed: boolean;
}

/** How a write is recovered after a crash, and who gets its stored result. */
export interface IdempotentOperation {
  /** The record that the write is about, determined before it begins; undefined where there is none. */
  readonly target: (call: RequestContext, values: object) => Promise<RecordId | undefined>;
  /** The result of a write that was done but not answered; undefined where it was not done. */
  readonly recover: (
    record: IdempotencyRecord,
    call: RequestContext,
    values: object,
  ) => Promise<OperationResult | undefined>;
  /** Whether the caller may do the write to the record in the path; true where there is none. */
  readonly isAllowed: (call: RequestContext) => Promise<boolean>;
  /** Whether the caller may have the answer to the write again; the record that it made or changed is in the path. */
  readonly mayRepeat: (call: RequestContext) => Promise<boolean>;
}

/** The idempotent writes to a resource. */
export interface IdempotentOperations {
  readonly create: IdempotentOperation;
  readonly update: IdempotentOperation;
  /** Creates or updates by external id. */
  readonly put: IdempotentOperation;
  readonly remove: IdempotentOperation;
  /** Custom operations, and deletes of all records. One that a crash interrupted is done again. */
  readonly custom: IdempotentOperation;
}

/** The call with the record of its idempotency record in the path. */
export function contextOfRecord(
  call: RequestContext,
  record: { readonly record?: RecordId | undefined } | undefined,
): RequestContext {
  return record?.record === undefined
    ? call
    : { ...call, record: undefined, path: { id: String(record.record) } };
}

/** Applied keys that a document carries at most; the oldest are dropped. */
const appliedKeyLimit = 20;

/** Whether a write has been applied to a document. */
export function isApplied(document: RecordDocument, { id }: IdempotencyRecord): boolean {
  return document.marks?.includes(id) === true;
}

/** The applied keys of a document after a write; stored as `marks`. */
export function withAppliedKey(keys: readonly string[] = [], { id }: { readonly id: string }): string[] {
  return [...keys, id].slice(-appliedKeyLimit);
}
