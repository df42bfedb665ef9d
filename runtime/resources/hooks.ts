import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import type { RecordId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";
import type { AppContext } from "./app-context.js";
import type { Serializer } from "./read/serializer.js";

/**
 * Turns the parameters it serves into a condition of the store. It is called for every list, with the whole query as it
 * was given, defaults left out, so that it can also supply what applies when none of its parameters is given.
 */
export interface FilterHook<
  Query extends object,
  Document extends RecordDocument,
  Reason extends string = string,
> {
  (
    query: Query,
    context: FilterContext<Reason>,
  ): FilterOutcome<Query, Document> | Promise<FilterOutcome<Query, Document>>;
  /** A query that asks for no more than what applies by default, for the index of the routes to show. */
  readonly byDefault?: Query;
}

/** What a filter hook may use. Errors that it adds are sent together with those of the other parameters. */
export interface FilterContext<Reason extends string = string> {
  readonly app: AppContext;
  readonly call: RequestContext;
  readonly errors: ParameterErrors<Reason>;
  /** Filters whose computed default does not count, because the query has one that lifts it. */
  readonly lifted: ReadonlySet<string>;
}

/** Ids that a property refers to, the first ones first. A record comes at the position of the first of those it refers to. */
export interface Ranking {
  readonly property: string;
  readonly ids: readonly RecordId[];
}

export interface FilterOutcome<
  Query extends object = object,
  Document extends RecordDocument = RecordDocument,
> {
  /** Condition that records of the list match; absent: all do. */
  readonly condition?: Filter<Document>;
  /** Values to show in the links of the list instead of those given. */
  readonly links?: { readonly [Name in keyof Query]?: string };
  /** Ids in the order in which the list is to show them. */
  readonly idsInOrder?: readonly RecordId[];
  /** What the records that match `condition` refer to, in the order of an order that names this hook. */
  readonly ranking?: Ranking;
  /**
   * The instant in milliseconds up to which the outcome is the same. A hook that reads the clock has to set it; that of the
   * request itself says that no answer may be cached.
   */
  readonly expiresAt?: number;
  /** Names of the collections that a hook has read, besides that of the list: their changes invalidate cached answers. */
  readonly dependencies?: readonly string[];
  /** Whether the caller may see all of a record that a password protects. */
  readonly unlocks?: (document: Document) => boolean | Promise<boolean>;
}

/** Computes a property of an answer. `above` holds the properties before it, for those that sum them up. */
export type AnswerHook<Document extends RecordDocument, Value, Above extends object = object> = (
  document: Document,
  view: Serializer,
  above: Above,
) => Value;
