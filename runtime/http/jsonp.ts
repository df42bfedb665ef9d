import { ParameterErrors } from "../core/parameter-errors.js";
import type { Texts } from "../core/service-descriptor.js";
import type { RawValues } from "./query.js";

const name = "_jsonp";

/**
 * Returns the function that `_jsonp` names, which a response that is loaded as a script calls. Throws 400 for what is no
 * name of a function; `reasons` are the texts of parameter errors.
 */
export function jsonpCallback(
  query: RawValues,
  reasons: Readonly<Record<string, Texts>>,
  language: string,
): string | undefined {
  const given = query.get(name);
  if (given === undefined) return undefined;
  if (typeof given === "string" && /^[\w.]{1,100}$/.test(given)) return given;
  const errors = new ParameterErrors(reasons, language);
  errors.add(name, "not_one_of", { values: "A-Z a-z 0-9 _ ." });
  errors.throwIfAny();
  return undefined;
}
