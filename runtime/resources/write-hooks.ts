import type { Collection } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RequestContext } from "../core/request-context.js";
import type { CollectionReference } from "../storage/database.js";

/**
 * Checks the values that a create or update is about to store, and returns an error for each field that it rejects; without
 * errors the record is stored. It is called again where another write changed the record in between.
 */
export type ValidateHook<Values extends object> = (
  values: Values,
  context: StoreContext<Values>,
) => readonly FieldError<Values>[] | Promise<readonly FieldError<Values>[]>;

/** What is known of a write besides the values that it is about to store. */
export interface StoreContext<Values extends object> extends HookContext {
  readonly operation: "create" | "update";
  /** The fields that the caller sent; the others have their stored or default values. */
  readonly given: ReadonlySet<keyof Values>;
  /** The values before an update; absent on create. */
  readonly before?: Values;
}

/** Who writes, and what else is stored. */
export interface HookContext extends Pick<RequestContext, "principal" | "language" | "now"> {
  /** The stored records of a collection, to read. */
  readonly collection: <Document extends RecordDocument>(
    reference: CollectionReference<Document>,
  ) => Pick<Collection<Document>, "find" | "findOne" | "distinct" | "countDocuments">;
}

/** Why a field is rejected. */
export interface FieldError<Values extends object> {
  readonly field: keyof Values;
  /** A reason of api.yaml, or one of the product; sent as `rest_<reason>`. */
  readonly reason: string;
  /**
   * Text in the language of the caller; default: that of the reason in api.yaml. `{name}` is the field, `{value}` its
   * value.
   */
  readonly message?: string;
}

/**
 * Changes or rejects what a create or update is about to store, before it is checked. It is called again where another write
 * changed the record in between.
 */
export type BeforeHook<Values extends object> = (
  values: Values,
  context: StoreContext<Values>,
) => WriteDecision<Values> | Promise<WriteDecision<Values>>;

/** Returns why a record may not be deleted, or moved to the trash; without errors it is. */
export type BeforeDeleteHook<Values extends object> = (
  values: Values,
  context: HookContext & { readonly id: number },
) => readonly FieldError<Values>[] | Promise<readonly FieldError<Values>[]>;

/** What a hook decides. With errors nothing is stored. */
export interface WriteDecision<Values extends object, Input extends object = object> {
  /** New values of the record; null removes one. */
  readonly changes?: { readonly [Name in keyof Values]?: Values[Name] | null };
  readonly errors?: readonly FieldError<Values & Input>[];
}

/** Decides what an action changes in a record, or rejects it with errors. It is called again where another write came in between. */
export type ActionHook<Values extends object, Input extends object> = (
  values: Values,
  context: ActionContext<Input>,
) => WriteDecision<Values, Input> | Promise<WriteDecision<Values, Input>>;

/** The record of an action by its id, and what the caller sent. */
export interface ActionContext<Input extends object> extends HookContext {
  readonly id: number;
  readonly input: Input;
}

/**
 * Called after a write is stored, at least once: after an error again, with growing delays, and after a crash maybe twice.
 * `values` are those after the write; those before it for a delete.
 */
export type AfterHook<Values extends object> = (
  values: Values,
  context: AfterContext,
) => void | Promise<void>;

/** The write that a hook is called after. */
export interface AfterContext extends Pick<HookContext, "collection"> {
  readonly operation: AfterOperation;
  /** Of the record. */
  readonly id: number;
  /** Id of the change, the same in each call about it. */
  readonly change: string;
  /** The instant of the write. */
  readonly at: Date;
  /** Who wrote: name and role of the key; empty where the service itself did. */
  readonly by: { readonly name: string; readonly role: string };
}

/** A move to the trash counts as a delete. */
export type AfterOperation = "create" | "update" | "delete";

/** The hooks of the writes to a resource. */
export interface WriteHooks<Values extends object> {
  readonly validate?: ValidateHook<Values>;
  readonly beforeCreate?: BeforeHook<Values>;
  readonly beforeUpdate?: BeforeHook<Values>;
  readonly beforeDelete?: BeforeDeleteHook<Values>;
  readonly afterCreate?: AfterHook<Values>;
  readonly afterUpdate?: AfterHook<Values>;
  readonly afterDelete?: AfterHook<Values>;
}

/** Those of a resource whose fields are not known here. */
export type AnyWriteHooks = WriteHooks<Readonly<Record<string, unknown>>>;

/** An action of such a resource. */
export type AnyActionHook = ActionHook<Readonly<Record<string, unknown>>, object>;
