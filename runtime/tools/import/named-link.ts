import { resourceNamed, type Site } from "../../resources/site.js";
import { fold } from "../../text/words.js";
import type { SourceLink } from "./source.js";

/**
 * A reference to a record that the source knows by name only: the one of that name here, or a new one with the values
 * given.
 */
export function linkByName(
  site: Site,
  target: string,
  name: string,
  language: string,
  values: Readonly<Record<string, unknown>> = {},
): SourceLink {
  const { facts } = resourceNamed(site, target);
  const record = {
    resource: target,
    key: fold(name),
    title: name,
    language,
    values: { ...values, [facts.namedBy]: name },
    links: {},
    isReused: true,
  };
  return { key: record.key, record };
}
