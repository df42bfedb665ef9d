import type { IdempotencyRecord } from "../../core/idempotency.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { CallContext } from "../site.js";

/** A write to one resource: everything it needs besides the record itself. */
export interface WriteContext extends CallContext {
  readonly resource: RegisteredResource;
  readonly errors: ParameterErrors;
  /** Set where the write came with an idempotency key. */
  readonly idempotency?: IdempotencyRecord | undefined;
}
