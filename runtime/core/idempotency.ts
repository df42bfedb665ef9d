import type { RecordDocument } from "./documents.js";
import type { OperationResult, RequestContext } from "./request-context.js";

/** A write that came with an idempotency key, as the operation sees it that does it. */
export interface IdempotencyRecord {
  /** Mark of the write, which the documents that it changes carry. */
  readonly id: string;
  /** The record that is written: the new id of a create, the id of an existing record. */
  readonly record: number | undefined;
  /** Answer that the write was about to give when it was cut short. */
  readonly planned: OperationResult | undefined;
  /** Keeps the answer of a write that leaves no record to answer from, before it is done. */
  plan(reply: OperationResult): Promise<void>;
}

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
