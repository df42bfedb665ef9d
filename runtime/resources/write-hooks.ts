import type { Collection } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { HookCaller } from "../core/principal.js";
import type { RecordId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";
import type { Texts } from "../core/service-descriptor.js";
import type { CollectionReference } from "../storage/database.js";

/**
 * Checks the values that a create or update is about to store, and returns an error for each field that it rejects; without
 * errors the record is stored. It is called again where another write changed the record in between.
 */
export type ValidateHook<
  Values extends object,
  Reason extends string = string,
  Author extends RecordId = number,
> = (
  values: Values,
  context: StoreContext<Values, Author>,
) => readonly FieldError<Values, Reason>[] | Promise<readonly FieldError<Values, Reason>[]>;

/** What is known of a write besides the values that it is about to store. */
export interface StoreContext<Values extends object, Author extends RecordId = number>
  extends HookContext<Author> {
  readonly operation: "create" | "update";
  /** The fields that the caller sent; the others have their stored or default values. */
  readonly given: ReadonlySet<keyof Values>;
  /** The values before an update; absent on create. */
  readonly before?: Values;
}

/** Who writes, and what else is stored. */
export interface HookContext<Author extends RecordId = number>
  extends Pick<RequestContext, "language" | "now"> {
  readonly principal: HookCaller<Author>;
  /** The stored records of a collection, to read. */
  readonly collection: <Document extends RecordDocument>(
    reference: CollectionReference<Document>,
  ) => Pick<Collection<Document>, "find" | "findOne" | "distinct" | "countDocuments">;
}

/** Why a field is rejected. */
export interface FieldError<Values extends object, Reason extends string = string> {
  readonly field: keyof Values;
  /** One of `reasons` in api.yaml; sent as `rest_<reason>`. */
  readonly reason: Reason;
  /**
   * Text, or texts by language; default: that of the reason in api.yaml. `{name}` is the field, `{value}` its value. In a
   * language without a text callers get the first one.
   */
  readonly message?: string | Texts;
}

/**
 * Changes or rejects what a create or update is about to store, before it is checked. It is called again where another write
 * changed the record in between.
 */
export type BeforeHook<
  Values extends object,
  Reason extends string = string,
  Author extends RecordId = number,
> = (
  values: Values,
  context: StoreContext<Values, Author>,
) => WriteDecision<Values, Reason> | Promise<WriteDecision<Values, Reason>>;

/** Returns why a record may not be deleted, or moved to the trash; without errors it is. */
export type BeforeDeleteHook<
  Values extends object,
  Reason extends string = string,
  Id extends RecordId = number,
  Author extends RecordId = number,
> = (
  values: Values,
  context: HookContext<Author> & { readonly id: Id },
) => readonly FieldError<Values, Reason>[] | Promise<readonly FieldError<Values, Reason>[]>;

/** What a hook decides. With errors nothing is stored. */
export interface WriteDecision<Values extends object, Reason extends string = string> {
  /** New values of the record; null removes one. */
  readonly changes?: { readonly [Name in keyof Values]?: Values[Name] | null };
  readonly errors?: readonly FieldError<Values, Reason>[];
}

/**
 * Called after a write is stored, at least once: after an error again, with growing delays, and after a crash maybe twice.
 * `values` are those after the write; those before it for a delete.
 */
export type AfterHook<Values extends object, Id extends RecordId = number> = (
  values: Values,
  context: AfterContext<Id>,
) => void | Promise<void>;

/** The write that a hook is called after. */
export interface AfterContext<Id extends RecordId = number> extends Pick<HookContext, "collection"> {
  readonly operation: AfterOperation;
  /** Of the record. */
  readonly id: Id;
  /** Id of the change, the same in each call about it. */
  readonly change: string;
  /** The instant of the write. */
  readonly at: Date;
  /** Who wrote: name and role of the key; empty where the service itself did. */
  readonly by: { readonly name: string; readonly role: string };
}

/** A move to the trash counts as a delete. */
export type AfterOperation = "create" | "update" | "delete";

/** The hooks of the writes to a resource; by default those of one whose fields are not known. */
export interface WriteHooks<
  Values extends object = Readonly<Record<string, unknown>>,
  Id extends RecordId = RecordId,
> {
  readonly validate?: ValidateHook<Values>;
  readonly beforeCreate?: BeforeHook<Values>;
  readonly beforeUpdate?: BeforeHook<Values>;
  readonly beforeDelete?: BeforeDeleteHook<Values, string, Id>;
  readonly afterCreate?: AfterHook<Values, Id>;
  readonly afterUpdate?: AfterHook<Values, Id>;
  readonly afterDelete?: AfterHook<Values, Id>;
}
