import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { Values } from "../core/properties.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { CollectionReference } from "../storage/database.js";
import type { RecordRequest } from "./app-context.js";
import type { BatchHook } from "./batch-hooks.js";
import type { FilterHook } from "./hooks.js";
import type { Serializer } from "./read/serializer.js";
import type { Records } from "./registered-resource.js";
import type { WriteHooks } from "./write-hooks.js";

/**
 * Everything the generated code knows about a resource: its descriptor, its collection, its answer, what may be written, its
 * hooks. Those of its writes get the values of a record by field. The defaults are for a resource whose types are not known.
 */
export interface Resource<
  Document extends RecordDocument = RecordDocument,
  Answer extends object = object,
  Query extends object = object,
  Written extends object = Values,
> {
  readonly resource: ResourceDescriptor;
  readonly token: CollectionReference<Document>;
  readonly show: (document: Document, view: Serializer) => Answer;
  readonly guards: Records["guards"];
  /** What the filters of a list select, but for those of hooks; absent for a resource without a list. */
  readonly conditions?: Conditions<Query>;
  readonly filterHooks: Readonly<Record<string, FilterHook<Query, Document>>>;
  readonly batchHooks?: Readonly<Record<string, BatchHook<Document>>>;
  readonly writeHooks?: WriteHooks<Written, Document["_id"]>;
  readonly accessorName: string;
  readonly access: Records["access"];
}

/** A request for a page of a list of a resource. */
export interface ListRequest extends RecordRequest {
  readonly definition: Resource;
  /** As it was given, without defaults. */
  readonly query: object;
  /** Feeds: how large a page is unless the query says less; absent: as the site has it. */
  readonly pageLimit?: number;
  /** What filters take by default at the time of a call does not count. */
  readonly isUnbounded?: true;
}

/** The same with the values of its query: those that were given, and the defaults of the spec. */
export interface FilteredRequest<Query extends object = Values> extends ListRequest {
  readonly values: Query;
  /** The collections, and numbers in them, that its conditions have read. */
  readonly read: Set<string>;
}

/** What a filter selects; undefined where the query does not give it. */
export type Condition = Filter<RecordDocument> | undefined;

/** What each filter of a list selects. Values of the query are only ever used as values, never as operators. */
export type Conditions<Query extends object> = (
  list: FilteredRequest<Query>,
) => readonly (Condition | Promise<Condition>)[];
