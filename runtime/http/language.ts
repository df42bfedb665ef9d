import type { Site } from "../resources/site.js";
import { type InputSources, rawValue } from "./input.js";
import { Repeated } from "./query.js";

/** The language that a request asks for. */
export interface RequestLanguage {
  readonly code: string;
  /** Name of the parameter whose value is no language of the service; `code` is then that of the path or site. */
  readonly refused?: string;
}

/** The language asked for by parameter, else by the segment of the path, else that of the site. Letter case is free. */
export function requestLanguage(
  site: Site,
  sources: InputSources,
  segment: string | undefined,
): RequestLanguage {
  const { parameter, aliases, all } = site.facts.languages;
  const byDefault = segment ?? site.language;
  for (const name of [parameter, ...aliases]) {
    const raw = rawValue(name, sources);
    const given = raw instanceof Repeated ? raw.last : raw;
    if (given === undefined || given === null) continue;
    const code = all.find((language) => typeof given === "string" && language === given.toLowerCase());
    return code === undefined ? { code: byDefault, refused: name } : { code };
  }
  return { code: byDefault };
}
