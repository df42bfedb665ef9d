import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { CollectionReference } from "../storage/database.js";
import type { BatchHook } from "./batch-hooks.js";
import type { FilterHook } from "./hooks.js";
import type { ResolvedReferences } from "./input.js";
import type { Serializer } from "./read/serializer.js";
import type { Records } from "./registered-resource.js";
import type { CallContext } from "./site.js";
import type { WriteHooks } from "./write-hooks.js";

/** Everything the generated code knows about a resource: its descriptor, its collection, its answer, what may be
 * written, its hooks. */
export interface Resource<Document extends RecordDocument, Answer extends object, Query extends object> {
  readonly resource: ResourceDescriptor;
  readonly token: CollectionReference<Document>;
  readonly show: (document: Document, view: Serializer) => Answer;
  readonly guards: Records["guards"];
  /** What the filters of a list select, but for those of hooks; absent for a resource without a list. */
  readonly conditions?: Conditions<Query>;
  readonly filterHooks: Readonly<Record<string, FilterHook<Query, Document>>>;
  readonly batchHooks?: Readonly<Record<string, BatchHook<Document, unknown>>>;
}

/** The same with the hooks of its writes, which get the values of a record by field. */
export interface WritableResource<
  Document extends RecordDocument,
  Answer extends object,
  Query extends object,
  Values extends object,
> extends Resource<Document, Answer, Query> {
  readonly writeHooks?: WriteHooks<Values, Document["_id"]>;
  readonly accessorName: string;
  readonly access: Records["access"];
}

/** A resource whose types are not known here. */
export type AnyResource = WritableResource<RecordDocument, object, object, Readonly<Record<string, unknown>>>;

/** A request for a page of a list of a resource. */
export interface ListRequest extends CallContext {
  readonly records: AnyResource;
  /** As it was given, without defaults. */
  readonly query: object;
  readonly references: ResolvedReferences;
  readonly errors: ParameterErrors;
  /** Feeds: how large a page is unless the query says less; absent: as the site has it. */
  readonly pageLimit?: number;
}

/** The same with the values of its query: those that were given, and the defaults of the spec. */
export interface FilteredRequest<Query extends object = Readonly<Record<string, unknown>>>
  extends ListRequest {
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
