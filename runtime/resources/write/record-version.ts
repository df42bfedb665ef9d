import type { RecordDocument } from "../../core/documents.js";
import type { Draft, WriteInput } from "../input.js";

/** A version of a record that is about to be stored. */
export interface RecordVersion {
  readonly draft: Draft;
  /** The version before it; absent on create. */
  readonly current: RecordDocument | undefined;
  /** The input that it was made from. */
  readonly input: WriteInput;
}
