import type { RecordDocument } from "../core/documents.js";
import type { ErrorList } from "../core/parameter-errors.js";
import type { RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { Guard } from "../core/validation.js";
import type { CollectionReference } from "../storage/database.js";
import type { AnyBatchHook } from "./batch-hooks.js";
import type { CheckedInput, UpdateDecision } from "./input.js";
import type { AnyWriteHooks } from "./write-hooks.js";

/** A resource that others may refer to. */
export interface Records {
  readonly resource: ResourceDescriptor;
  readonly token: CollectionReference<RecordDocument>;
  /** The record as an answer for one record shows it. */
  readonly show: (document: RecordDocument, call: RequestContext) => Promise<object>;
  /** The same without the records and images inside it, which are not loaded. */
  readonly showAlone: (document: RecordDocument, call: RequestContext) => Promise<object>;
  /**
   * The id of the record of that name, for records given inside others. It is created where there is none, else the fields
   * given are merged into it, as far as the caller may edit it.
   */
  readonly findOrCreate: (record: object, call: RequestContext) => Promise<RecordId>;
  readonly writeHooks: AnyWriteHooks;
  readonly batchHooks: Readonly<Record<string, AnyBatchHook>>;
  /** Adds the errors that `findOrCreate` would throw for values that hooks reject; stores nothing. */
  readonly validateNamed: (record: object, call: RequestContext, errors: ErrorList) => Promise<void>;
  /** Values that filters take at the time of a call where it gives none, by parameter of the list. */
  readonly defaults: (call: RequestContext) => Promise<object>;
  /** Check that values have the shape that a write takes; absent where the service has no route for it. */
  readonly guards: { readonly create?: Guard<object>; readonly update?: Guard<object> };
  /** Stores a new record from values that the guard let pass. */
  readonly create: RecordWrite;
  /** Merges such values, or those that a function decides on, into the record that the path of the call names. */
  readonly update: (
    values: object | UpdateDecision,
    call: RequestContext,
    checked: CheckedInput,
  ) => Promise<RecordDocument>;
  /** Deletes the record that the path of the call names, or moves it to the trash. */
  readonly remove: (call: RequestContext, checked: CheckedInput) => Promise<void>;
  /** A page of the list for a query that the guard let pass. */
  readonly list: (query: object, call: RequestContext, checked: CheckedInput) => Promise<OperationResult>;
  /** Answers with the record as it is after a write. */
  readonly answer: (document: RecordDocument, call: RequestContext) => Promise<OperationResult>;
  /** The name of its accessor. */
  readonly accessorName: string;
  /** Capabilities that the routes require, or `everyone`; absent where there is no such route. */
  readonly access: Readonly<Partial<Record<"list" | "get" | "create" | "update" | "delete", string>>>;
}

/** Writes a record. Throws an HttpError for values that are rejected. */
export type RecordWrite = (
  values: object,
  call: RequestContext,
  checked: CheckedInput,
) => Promise<RecordDocument>;
