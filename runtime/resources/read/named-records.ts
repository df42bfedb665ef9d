import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { cleanText } from "../../text/html.js";
import { nameKey } from "../../text/names.js";
import { slugify } from "../../text/slug.js";
import { fold } from "../../text/words.js";
import { linkProjection } from "../policy.js";
import type { Site } from "../site.js";
import { nameOf, textPaths } from "../texts.js";

/**
 * Select all records that have one of the names, and some that only look alike: `isNamed` tells them apart. In other
 * languages than their own, records are found by the slug that was made from the name, which may have got a number.
 */
export function nameConditions(names: readonly string[], language: string): Filter<RecordDocument>[] {
  const slugs = names.map(slugify).filter((slug) => slug !== "");
  return [
    { sort_name: { $in: names.map((name) => fold(cleanText(name))) } },
    { slugs: { $in: slugs.map((slug) => `${language}:${slug}`) } },
    ...slugs.map((slug) => ({ slugs: new RegExp(`^${language}:${slug}-\\d+$`) })),
  ];
}

/** The properties of a record that say what it is called, and who may link to it. */
export function namedProjection(
  site: Pick<Site, "facts">,
  facts: ResourceDescriptor,
): Readonly<Record<string, 1>> {
  const names = textPaths(site, facts, [facts.namedBy]).map((path) => [path, 1] as const);
  return { ...linkProjection(facts.policies?.read), ...Object.fromEntries(names), language: 1, slugs: 1 };
}

/** Whether a record has a name in one of the languages; where it has none, that of its own language counts. */
export function isNamed(
  facts: Pick<ResourceDescriptor, "fields" | "namedBy">,
  document: RecordDocument,
  { name, languages }: { readonly name: string; readonly languages: readonly string[] },
): boolean {
  const key = nameKey(cleanText(name));
  return languages.some((language) => nameKey(nameOf(facts, document, language)) === key);
}
