import { resourceNamed, type Site } from "../../resources/site.js";
import { nameKey } from "../../text/names.js";
import type { SourceLink } from "./source.js";

/** A record that the source knows by its name only. */
export interface NamedRecord {
  /** Name of its resource. */
  readonly target: string;
  readonly name: string;
  readonly language: string;
  /** Values of a new record. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Links to the record of a name here, or to a new one. */
export function linkByName(site: Site, { target, name, language, values = {} }: NamedRecord): SourceLink {
  const { facts } = resourceNamed(site, target);
  const record = {
    resource: target,
    key: nameKey(name),
    title: name,
    language,
    values: { ...values, [facts.namedBy]: name },
    links: {},
    isReused: true,
  };
  return { key: record.key, record };
}
