import type { AnswerType, JsonValue, ParameterType, ScalarName } from "./model.js";
import table from "./scalars.json" with { type: "json" };

/** What the spec, the store, TypeScript and documents make of a scalar. */
interface Scalar {
  /** What a value of the spec has to be, in a message. */
  readonly expected: string;
  /** The kind of its stored values. */
  readonly stored: string;
  /** An empty text is a value where a row says so. */
  readonly blank?: boolean;
  /** Length of the longest text that callers may send, in characters; absent: it is no text. */
  readonly longest?: number;
  /** TypeScript type. */
  readonly type: string;
  readonly example: JsonValue;
  /** How it is written, where the type does not say that. */
  readonly format?: string;
}

export const scalars: Readonly<Record<ScalarName, Scalar>> & typeof table = table;

/** Whether a type is one of some scalars. */
export function isScalar(type: ParameterType | AnswerType, ...names: readonly ScalarName[]): boolean {
  return type.kind === "scalar" && names.includes(type.scalar);
}
