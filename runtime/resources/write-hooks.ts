import type { Collection } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";
import type { Texts } from "../core/service-descriptor.js";
import type { CollectionReference } from "../storage/database.js";

/**
 * Checks the values that a create or update is about to store, and returns an error for each field that it rejects; without
 * errors the record is stored. It is called again where another write changed the record in between.
 */
export type ValidateHook<Values extends object, Reason extends string = string> = (
  values: Values,
  context: StoreContext<Values>,
) => FieldErrors<Values, Reason> | Promise<FieldErrors<Values, Reason>>;

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

/** Why fields are rejected; empty where none is. */
type FieldErrors<Values extends object, Reason extends string> = readonly FieldError<Values, Reason>[];

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
export type BeforeHook<Values extends object, Reason extends string = string> = (
  values: Values,
  context: StoreContext<Values>,
) => WriteDecision<Values, Reason> | Promise<WriteDecision<Values, Reason>>;

/** Returns why a record may not be deleted, or moved to the trash; without errors it is. */
export type BeforeDeleteHook<
  Values extends object,
  Reason extends string = string,
  Id extends RecordId = number,
> = (
  values: Values,
  context: HookContext & { readonly id: Id },
) => FieldErrors<Values, Reason> | Promise<FieldErrors<Values, Reason>>;

/** What a hook decides. With errors nothing is stored. */
export interface WriteDecision<
  Values extends object,
  Reason extends string = string,
  Input extends object = object,
> {
  /** New values of the record; null removes one. */
  readonly changes?: { readonly [Name in keyof Values]?: Values[Name] | GivenAs<Values[Name]> | null };
  readonly errors?: FieldErrors<Values & Input, Reason>;
}

/** An image that a caller gave to an action: an uploaded file, an address, or an id. It is stored with the record that it is put into. */
export type GivenImage = string & { readonly isImage: true };

/** A field of an image, whose value is an id, takes an image that was given as well. */
type GivenAs<Value> = number extends Value ? GivenImage : never;

/** Decides what an action changes in a record, or rejects it with errors. It is called again where another write came in between. */
export type ActionHook<
  Values extends object,
  Input extends object,
  Reason extends string,
  Records,
  Answer = undefined,
  Id extends RecordId = number,
> = (
  values: Values,
  context: RecordActionContext<Input, Records, Id>,
) => ActionDecision<Values, Input, Reason, Answer> | Promise<ActionDecision<Values, Input, Reason, Answer>>;

/** Decides what an action writes that is about no record, and answers, or rejects it with errors. It is called once for a call. */
export type CollectionActionHook<Input extends object, Reason extends string, Records, Answer> = (
  context: ActionContext<Input, Records>,
) => CollectionDecision<Input, Reason, Answer> | Promise<CollectionDecision<Input, Reason, Answer>>;

/** What it decides: the answer, or why the call is rejected. */
export type CollectionDecision<Input extends object, Reason extends string, Answer> =
  | { readonly answer: Answer }
  | { readonly errors: FieldErrors<Input, Reason> };

/** What an action decides, with its answer where that is not the record. */
export type ActionDecision<Values extends object, Input extends object, Reason extends string, Answer> =
  | (WriteDecision<Values, Reason, Input> &
      (Answer extends undefined ? unknown : { readonly answer: Answer }))
  | { readonly errors: FieldErrors<Values & Input, Reason> };

/** What the caller of an action sent, and the writes that it may plan. */
export interface ActionContext<Input extends object, Records = object> extends HookContext {
  /** With ids for records, and the defaults of what the caller left out. */
  readonly input: Input;
  /**
   * Plans writes of other records, by resource. They are checked when the function has returned, and stored after the
   * changes of the record; a call that is rejected, or decided again, stores none of them.
   */
  readonly records: Records;
}

/** The same with the id of the record. */
export interface RecordActionContext<Input extends object, Records = object, Id extends RecordId = number>
  extends ActionContext<Input, Records> {
  readonly id: Id;
}

/** Creates records of a resource. */
export interface PlansCreate<Values extends object, Id extends RecordId = number> {
  /** Plans a new record, and resolves to its id. Errors name `parameter` of the action, or else the resource. */
  create(values: Values, parameter?: string): Promise<Id>;
}

/** Changes records of a resource. */
export interface PlansUpdate<Values extends object, Id extends RecordId = number> {
  /** Plans new values of a record; the others stay as they are. Errors name `parameter` of the action, or else the resource. */
  update(id: Id, values: Values, parameter?: string): void;
}

/** Deletes records of a resource. */
export interface PlansDelete<Id extends RecordId = number> {
  /** Plans the deletion of a record, or its move to the trash. Errors name `parameter` of the action, or else the resource. */
  delete(id: Id, parameter?: string): void;
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

/** The hooks of the writes to a resource. */
export interface WriteHooks<Values extends object, Id extends RecordId = number> {
  readonly validate?: ValidateHook<Values>;
  readonly beforeCreate?: BeforeHook<Values>;
  readonly beforeUpdate?: BeforeHook<Values>;
  readonly beforeDelete?: BeforeDeleteHook<Values, string, Id>;
  readonly afterCreate?: AfterHook<Values, Id>;
  readonly afterUpdate?: AfterHook<Values, Id>;
  readonly afterDelete?: AfterHook<Values, Id>;
}

/** Those of a resource whose fields are not known here. */
export type AnyWriteHooks = WriteHooks<Readonly<Record<string, unknown>>, RecordId>;

/** An action, with or without a record. */
export type AnyActionHook = (
  values: Readonly<Record<string, unknown>>,
  context: RecordActionContext<object, object, RecordId>,
) => AnyActionDecision | Promise<AnyActionDecision>;
export type AnyCollectionHook = (
  context: ActionContext<object>,
) => AnyActionDecision | Promise<AnyActionDecision>;

/** What it decides. */
export type AnyActionDecision = WriteDecision<Readonly<Record<string, unknown>>> & {
  readonly answer?: object;
};
