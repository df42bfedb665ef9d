import type { Place } from "./location.js";
import type { JsonValue, Named, Text } from "./text.js";

/** Scalars of the spec language. What each accepts and stores is in spec/README.md. */
export const scalarNames = [
  "text",
  "html",
  "integer",
  "number",
  "decimal",
  "boolean",
  "flag",
  "date",
  "datetime",
  "timezone",
  "url",
  "email",
  "uuid",
  "slug",
  "image",
  "user",
  "password",
  "any",
  "json",
  "value",
] as const;

export type ScalarName = (typeof scalarNames)[number];

/** Scalars with an order, and texts that are stored as sent: stored values are equal exactly if callers call them equal. */
export const orderedScalars: readonly ScalarName[] = ["integer", "number", "decimal", "date", "datetime"];
export const textScalars: readonly ScalarName[] = ["text", "url", "email", "timezone"];

export type Type =
  /** `iso`: a datetime that answers have with its offset, and with `exact` with milliseconds. */
  | { readonly kind: "scalar"; readonly scalar: ScalarName; readonly iso?: true; readonly exact?: true }
  | { readonly kind: "enum"; readonly enum: Enum }
  | { readonly kind: "object"; readonly object: ObjectType }
  | { readonly kind: "list"; readonly of: Type }
  /** An object with free keys and values of one type. */
  | { readonly kind: "map"; readonly of: Type };

export interface Enum {
  /** Spec name, such as `term_order`. */
  readonly name: string;
  /** TypeScript name, such as `TermOrder`. */
  readonly typeName: string;
  readonly values: readonly EnumValue[];
  /** The type of this name has further values. */
  readonly isPart?: true;
  /** Values by what callers may send for them besides; absent: nothing else. */
  readonly spellings?: Readonly<Record<string, string>>;
  readonly place: Place;
}

export interface EnumValue {
  readonly value: string;
  /** What people call it in forms and on pages; absent: the text says it. */
  readonly label?: Text;
  readonly text: Text;
}

export interface ObjectType {
  readonly name: string;
  readonly typeName: string;
  readonly text: Text;
  readonly properties: readonly ObjectProperty[];
  readonly place: Place;
}

/** Limits of a value that a caller sends; absent: that of the type. */
export interface ValueLimits {
  /** Smallest and largest number, also of each number in a list. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Digits of a decimal behind the point. */
  readonly scale?: number;
  /** Length of a text in Unicode code points, also of each text in a list. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Regular expression with the flag `u` that a text matches at any position; proven to take linear time. */
  readonly pattern?: string;
  /** Entries of a list, or records of a relation. */
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface ObjectProperty extends ValueLimits, Named {
  readonly type: Type;
  readonly optional: boolean;
  /** JSON null is accepted and means that the object lacks it. */
  readonly nullable: boolean;
  /** A value that documents show; absent: one that suits the type. */
  readonly example?: JsonValue;
  /** What people call it in forms; absent: the text says it. */
  readonly label?: Text;
  readonly text: Text;
}
