import type { Parameter, ParameterType } from "../model/model.js";
import { objectPropertyType, type UseType } from "./typescript.js";

/** The TypeScript type in which a plain field is stored. */
export function storedType({ type }: Pick<Parameter, "type">, use: UseType): string {
  return isReference(type) ? "number[]" : objectPropertyType(type, use);
}

function isReference(type: ParameterType): type is Extract<ParameterType, { kind: "reference" }> {
  return type.kind === "reference";
}
