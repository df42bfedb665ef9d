import type { RecordDocument } from "../../core/documents.js";
import type { IdempotencyRecord } from "../../core/idempotency.js";
import type { ErrorList, ParameterErrors } from "../../core/parameter-errors.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { Draft, MergeInput } from "../input.js";
import type { Records } from "../registered-resource.js";
import type { CallContext } from "../site.js";

/** The check of a write to one resource. Its errors may be those of a record inside another one. */
export interface CheckContext extends CallContext {
  readonly records: Records;
  readonly errors: ErrorList;
}

/** A write to one resource: everything it needs besides the record itself. */
export interface WriteContext extends CheckContext {
  readonly errors: ParameterErrors;
  /** Set where the write came with an idempotency key. */
  readonly idempotency?: IdempotencyRecord | undefined;
}

/** A document being merged. */
export interface Merge extends CallContext {
  readonly resource: ResourceDescriptor;
  readonly input: MergeInput;
  /** The document after the write, as far as it is merged. */
  readonly draft: Draft;
  /** The document before the write; absent on create. */
  readonly current: RecordDocument | undefined;
}
