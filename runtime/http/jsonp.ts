import { ParameterErrors } from "../core/parameter-errors.js";
import type { Site } from "../resources/site.js";
import type { RawValues } from "./query.js";

const name = "_jsonp";

/**
 * The function that `_jsonp` wants an answer handed to, for pages that load it as a script. Throws 400 where that is no
 * name of a function.
 */
export function jsonpCallback(site: Site, query: RawValues, language: string): string | undefined {
  const given = query.get(name);
  if (given === undefined) return undefined;
  if (typeof given === "string" && /^[\w.]{1,100}$/.test(given)) return given;
  const faults = new ParameterErrors(site.facts.reasons, language);
  faults.add(name, "not_one_of", { values: "A-Z a-z 0-9 _ ." });
  faults.throwIfAny();
  return undefined;
}
