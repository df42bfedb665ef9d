import type { Field, GeneratedDefault, Parameter, ScalarName } from "./model.js";
import { isScalar } from "./scalars.js";
import { isIsoTime } from "./times.js";

/** A parameter of which it is known how it is stored. */
export type StoredParameter = Parameter & Pick<Field, "storage" | "stored">;

/** Defaults that are no values of their type: they say what makes the value. */
const generatedDefaults: Readonly<Partial<Record<ScalarName, GeneratedDefault>>> = {
  date: "now",
  datetime: "now",
  uuid: "random",
};

/** The parameter with a default that a create makes in the property for it. */
export function withGeneratedDefault(parameter: StoredParameter): StoredParameter {
  const { default: written, ...others } = parameter;
  const { type, storage } = parameter;
  if (type.kind !== "scalar" || storage !== "plain") return parameter;
  const generated = generatedDefaults[type.scalar];
  return generated === undefined || written !== generated ? parameter : { ...others, generated };
}

/** Whether a write can leave a record without a value of a field stored like this. The others are never without one. */
export function isClearable(storage: Field["storage"]): boolean {
  return ["plain", "localized", "slug", "reference", "references", "image", "password"].includes(storage);
}

/** Whether every document has a value of the field: what a create leaves out, and null, is stored as the default. */
export function isAlwaysStored({ initial, generated }: Field): boolean {
  return generated !== undefined || (initial !== undefined && initial !== null);
}

/** Whether a relation to one record may have no value: where writes may leave it out, and where a deletion clears it. */
export function isMissingLink({ required, nullable, onDelete }: Field): boolean {
  return !required || nullable || onDelete === "clear";
}

/** Whether a stored value that is empty, such as false, `""` or an empty list, is one that its writer chose. */
export function storesEmptyValues({ type, blank, storage, paragraphs }: Field): boolean {
  const hasEmptyValue = isScalar(type, "boolean", "flag", "any", "value");
  return storage === "plain" && !paragraphs && (blank || hasEmptyValue || type.kind === "list");
}

/** Whether documents always have a value: as above, or a required one of a type that has no empty value to show in its place. */
export function hasCertainValue(field: Field): boolean {
  const { type, required, nullable } = field;
  // A missing integer shows as 0 or null.
  if (type.kind === "reference") return type.target.ids !== "integer" && !type.many && !isMissingLink(field);
  const isNumber = isScalar(type, "integer", "number");
  const isEmptiable = !isNumber && !isIsoTime(type) && type.kind !== "enum" && type.kind !== "object";
  return isAlwaysStored(field) || (required && !nullable && !isEmptiable);
}
