import type { ParameterType, Resource, ScalarName } from "./model.js";

/** The type of the ids of a resource, in answers and wherever callers name its records. */
export function idType({ ids }: Pick<Resource, "ids">): {
  readonly kind: "scalar";
  readonly scalar: Extract<ScalarName, "integer" | "uuid" | "text">;
} {
  return { kind: "scalar", scalar: ids };
}

/** What ids of the kind `text` look like. */
export const textIdPattern = "^[A-Za-z0-9_-]{1,64}$";

/** Whether a text other than its id, such as a slug or a name, may identify a record. */
export function takesText({ by, create }: ParameterType & { kind: "reference" }): boolean {
  return by.some((key) => key !== "id") || create === "name";
}
