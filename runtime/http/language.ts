import type { LanguageDescriptor } from "../core/service-descriptor.js";
import { type InputSources, rawValue } from "./input.js";
import { Repeated } from "./query.js";

/** The language that a request asks for. */
export interface RequestLanguage {
  readonly code: string;
  /** Name of the parameter whose value is no language of the service; `code` is then the default. */
  readonly rejected?: string;
}

/** Returns the language that a parameter names, in either case of letters, else the default. */
export function requestLanguage(
  { parameter, aliases, all }: LanguageDescriptor,
  sources: InputSources,
  byDefault: string,
): RequestLanguage {
  for (const name of [parameter, ...aliases]) {
    const raw = rawValue(name, sources);
    const given = raw instanceof Repeated ? raw.last : raw;
    if (given === undefined || given === null) continue;
    const code = all.find((language) => typeof given === "string" && language === given.toLowerCase());
    return code === undefined ? { code: byDefault, rejected: name } : { code };
  }
  return { code: byDefault };
}
