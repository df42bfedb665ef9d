import type { RecordDocument } from "../../core/documents.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { Draft, WriteInput } from "../input.js";
import type { CallContext } from "../site.js";

/** The call of a write, and the resource whose documents are merged. */
export interface MergeContext extends CallContext {
  readonly resource: { readonly facts: ResourceDescriptor };
}

/** A document being merged. */
export interface Merge extends CallContext {
  readonly facts: ResourceDescriptor;
  readonly input: WriteInput;
  /** The document after the write, as far as it is merged. */
  readonly draft: Draft;
  /** The document before the write; absent on create. */
  readonly current: RecordDocument | undefined;
}
