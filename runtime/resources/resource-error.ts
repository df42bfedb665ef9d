import type { ResourceDescriptor, Situation } from "../core/descriptors.js";
import { HttpError, type MessageValues } from "../core/http-error.js";

/** The error of a resource for a situation. Situations without one are errors of the parameter. */
export function resourceError(
  facts: ResourceDescriptor,
  situation: Situation,
  values: MessageValues = {},
): HttpError {
  const name = facts.errors[situation];
  if (name === undefined) throw new Error(`The resource ${facts.name} has no error for ${situation}.`);
  return new HttpError(name, values);
}
