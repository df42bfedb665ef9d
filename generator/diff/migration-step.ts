import type { JsonValue, PartialFilter, Place } from "../model/model.js";
import type { ValueType } from "../model/value-type.js";

/** What has to happen to stored documents, one thing at a time; `kind` says which. */
export type MigrationStep = StepBase & StepAction;

export interface StepBase {
  /** Stable over runs: resource, field and what happens to it, such as `book.pages.required`. */
  readonly id: string;
  /** Resource of the new spec, or the one that is gone. */
  readonly resource: string;
  /** Where the documents are once the plan is applied. */
  readonly collection: string;
  /** One sentence for the person who decides. */
  readonly text: string;
  /** What the caller has to say where documents are concerned; absent: nothing. */
  readonly decision?: Decision;
  /** Where the spec says so, before and after. */
  readonly places: { readonly old?: Place; readonly new?: Place };
}

/** What may be given with `--set step=...`: one of some words, a value of the type, or either. */
export interface Decision {
  readonly words: readonly string[];
  readonly value?: ValueType;
}

/** Path of a value in a document: a property, or a text of each language; `[]` and `{}` mean every entry. */
export interface Target {
  readonly storage: "plain" | "localized";
  readonly path: readonly string[];
}

/** Types of fields whose values a create can make. */
export type GeneratedKind = "date" | "datetime" | "uuid";

/** Which parts records have, and the names of two statuses. */
export interface StoredStatus {
  readonly hasStatus: boolean;
  readonly hasTrash: boolean;
  readonly published: string;
  readonly trash: string;
}

export type StepAction =
  // Collections
  | { readonly kind: "rename_collection"; readonly from: string }
  | { readonly kind: "remove_collection" }
  | { readonly kind: "add_collection" }
  /** Of messages of webhooks: `from` is the name with which they began. */
  | { readonly kind: "rename_types"; readonly from: string }
  | { readonly kind: "change_sequence"; readonly from: string; readonly to: string }
  | { readonly kind: "remove_index"; readonly name: string }
  | {
      readonly kind: "add_index";
      readonly name: string;
      readonly keys: Readonly<Record<string, 1 | -1>>;
      readonly unique: boolean;
      /** Documents without any of the keys are left out. */
      readonly sparse?: true;
      /** Other documents are left out. */
      readonly partialFilterExpression?: PartialFilter;
    }
  // Fields. `instant`: the property with the instant moves along.
  | { readonly kind: "rename_field"; readonly target: Target; readonly to: string; readonly instant: boolean }
  | { readonly kind: "remove_field"; readonly target: Target }
  | { readonly kind: "add_field"; readonly target: Target; readonly value: JsonValue }
  /** The value that the create of the record would have made. */
  | { readonly kind: "generate_field"; readonly target: Target; readonly of: GeneratedKind }
  | { readonly kind: "require_field"; readonly target: Target }
  | {
      readonly kind: "reshape_field";
      readonly target: Target;
      readonly shape: "list" | "single" | "localized" | "plain";
    }
  // Values
  | {
      readonly kind: "convert_value";
      readonly target: Target;
      readonly from: ValueType;
      readonly to: ValueType;
    }
  | {
      readonly kind: "limit_value";
      readonly target: Target;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly kind: "map_value"; readonly target: Target; readonly value: string }
  | { readonly kind: "retarget_value"; readonly target: Target }
  /** Dropped in any case: the service would take the property for the part. */
  | { readonly kind: "remove_part"; readonly target: Target }
  // Records
  /** Status and trash are stored together: a trash is a status where there is one, and a property of its own elsewhere. */
  | { readonly kind: "change_status"; readonly from: StoredStatus; readonly to: StoredStatus }
  | { readonly kind: "map_status"; readonly value: string }
  | { readonly kind: "remove_language"; readonly language: string }
  | { readonly kind: "change_period" }
  | { readonly kind: "derive_texts" }
  | { readonly kind: "recount_terms" }
  /** No program can do it; the documents stay as they are. */
  | { readonly kind: "leave_to_hand" }
  /** Nothing has to happen. */
  | { readonly kind: "note" };
