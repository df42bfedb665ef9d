import type { RecordDocument } from "../core/documents.js";
import type { FieldDescriptor } from "../core/parameter-descriptors.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import type { RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { Guard } from "../core/validation.js";
import type { CollectionReference } from "../storage/database.js";
import type { BatchHook } from "./batch-hooks.js";
import type { CheckedInput, UpdateDecision, Upserted } from "./input.js";
import type { WriteHooks } from "./write-hooks.js";

/** A resource that others may refer to. */
export interface Records {
  readonly resource: ResourceDescriptor;
  readonly token: CollectionReference<RecordDocument>;
  /** Its fields that refer to records, in the order of the spec. */
  readonly relations: readonly Relation[];
  /** The record as an answer for one record shows it. */
  readonly show: (document: RecordDocument, call: RequestContext) => Promise<object>;
  /** The same without the records and images inside it, which are not loaded. */
  readonly showAlone: (document: RecordDocument, call: RequestContext) => Promise<object>;
  /**
   * The id of the record of that name, for records given inside others. It is created where there is none, else the fields
   * given are merged into it, as far as the caller may edit it.
   */
  readonly findOrCreate: (record: object, call: RequestContext) => Promise<RecordId>;
  readonly writeHooks: WriteHooks;
  readonly batchHooks: Readonly<Record<string, BatchHook>>;
  /** Adds the errors that `findOrCreate` would throw for values that hooks reject; stores nothing. */
  readonly validateNamed: (record: object, call: RequestContext, errors: ParameterErrors) => Promise<void>;
  /** Values that filters take at the time of a call where it gives none, by parameter of the list. */
  readonly defaults: (call: RequestContext) => Promise<object>;
  /** Check that values have the shape that a write takes; absent where the service has no route for it. */
  readonly guards: { readonly create?: Guard<object>; readonly update?: Guard<object> };
  /** Stores a new record from values that the guard let pass. Throws an HttpError for values that are rejected. */
  readonly create: (values: object, call: RequestContext, checked: CheckedInput) => Promise<RecordDocument>;
  /** Merges such values, or those that a function decides on, into the record that the path of the call names. */
  readonly update: (
    values: object | UpdateDecision,
    call: RequestContext,
    checked: CheckedInput,
  ) => Promise<RecordDocument>;
  /** Creates the record with the external id that the path of the call names, or merges such values into the one that has it. */
  readonly upsert: (values: object, call: RequestContext, checked: CheckedInput) => Promise<Upserted>;
  /** Deletes the record that the path of the call names, or moves it to the trash. */
  readonly remove: (call: RequestContext, checked: CheckedInput) => Promise<void>;
  /** A page of the list for a query that the guard let pass. */
  readonly list: (query: object, call: RequestContext, checked: CheckedInput) => Promise<OperationResult>;
  /** Make the results of writes from the stored record. */
  readonly answers: Readonly<
    Record<
      "create" | "update" | "remove",
      (document: RecordDocument, call: RequestContext) => Promise<OperationResult>
    >
  >;
  /** The name of its accessor. */
  readonly accessorName: string;
  /** Capabilities that the routes require, or `everyone`; absent where there is no such route. */
  readonly access: Readonly<Partial<Record<"list" | "get" | "create" | "update" | "put" | "delete", string>>>;
}

/** A field of the records of a resource that refers to others. */
export interface Relation {
  readonly records: Records;
  readonly name: string;
  readonly field: FieldDescriptor;
  /** Where documents store the ids. */
  readonly property: string;
  /** The records that it refers to. */
  readonly target: Records;
}
