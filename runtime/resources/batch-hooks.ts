import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import type { HookContext } from "./write-hooks.js";

/**
 * Computes a property of the answers for all records of a response at once, so that it needs no query for each. Returns their
 * values in the order of the records. By default one of a resource whose documents are not known.
 */
export type BatchHook<
  Document extends RecordDocument = RecordDocument,
  Value = unknown,
  Author extends RecordId = number,
> = (
  records: readonly Document[],
  context: BatchContext<Author>,
) => readonly Value[] | Promise<readonly Value[]>;

/**
 * What a batch hook may use. Its use says what the values depend on: reading `principal` that they vary by caller, reading
 * `now` that they may be cached no longer than `expires` says. `collection` throws an Error for collections of resources that
 * `depends_on` does not list.
 */
export interface BatchContext<Author extends RecordId = number> extends HookContext<Author> {
  /** Declares the instant in milliseconds up to which the values are the same; without it, values by the clock are not cached. */
  readonly expires: (at: number) => void;
}

/** What an answer depends on besides documents, language and mount. */
export interface Variance {
  /** The instant in milliseconds up to which it is the same. */
  expiresAt: number;
  /** Whether it may differ from caller to caller. */
  variesByCaller: boolean;
}

/** The values of one hook by record, and what they depend on besides the collections that it reads. */
export interface Batch {
  readonly values: ReadonlyMap<RecordDocument, unknown>;
  readonly variance: Readonly<Variance>;
}
