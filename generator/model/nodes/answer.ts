import type { Deprecation } from "./deprecation.js";
import type { FieldOf } from "./field.js";
import type { Hook } from "./hook.js";
import type { Place } from "./location.js";
import type { JsonValue, Text } from "./text.js";
import type { Type } from "./type.js";

export interface AnswerOf<R> {
  /** TypeScript name, such as `Category` or `EmbeddedCategory`. */
  readonly typeName: string;
  readonly properties: readonly AnswerPropertyOf<R>[];
}

export interface AnswerPropertyOf<R> {
  readonly name: string;
  readonly type: AnswerTypeOf<R>;
  /** Left out when empty. */
  readonly optional: boolean;
  /** Only in answers for a single record. */
  readonly single: boolean;
  /** Display instead when the reader lacks the record's password; absent: shown as it is. */
  readonly hiddenWithoutPassword?: JsonValue;
  /** A value that documents show; absent: that of its field, or one that suits the type. */
  readonly example?: JsonValue;
  readonly value: AnswerValueOf<R>;
  readonly deprecation?: Deprecation;
  readonly text: Text;
  readonly place: Place;
}

export type AnswerTypeOf<R> =
  | Type
  /** Records in their embedded shape: one, a list, or `[]`, one, a list by their number. */
  | { readonly kind: "embedded"; readonly resource: R; readonly show: "one" | "many" | "one_or_many" }
  /** The image object, or false where there is none. */
  | { readonly kind: "image_or_false" }
  | { readonly kind: "nullable"; readonly of: AnswerTypeOf<R> };

/** Where the value of a property comes from. */
export type AnswerValueOf<R> =
  | { readonly kind: "field"; readonly field: FieldOf<R> }
  | { readonly kind: "life"; readonly property: LifeProperty }
  | { readonly kind: "details" | "utc" | "utc_details" | "abbreviation"; readonly field: FieldOf<R> }
  | { readonly kind: "hook"; readonly hook: Hook }
  | { readonly kind: "constant"; readonly value: JsonValue };

/** Properties that the life of a record gives it. */
export const lifeProperties = [
  "id",
  "global_id",
  "global_id_lineage",
  "author",
  "status",
  "date",
  "date_utc",
  "created",
  "created_utc",
  "modified",
  "modified_utc",
  "page",
  "self",
  "slug",
  "count",
  "taxonomy",
  "term_urls",
  "term_links",
] as const;

export type LifeProperty = (typeof lifeProperties)[number];
