import type { RecordDocument } from "../../core/documents.js";
import { propertyIn, propertyOfField } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { Draft } from "../input.js";
import type { Site } from "../site.js";
import { isTrashed } from "../status.js";
import { fieldStoredAs } from "../stored-fields.js";
import { hasAddress } from "./merge-publication.js";
import { restoredSlug, slugFor, trashedSlug } from "./slugs.js";
import type { Merge } from "./write-context.js";

/**
 * The slugs of all languages: the given one for the language of the request, else the present ones, else one made from the
 * name. A record has a slug in each language in which it has a name of its own.
 */
export function mergeSlugs({ site, facts, call: { language }, input, draft, current }: Merge): void {
  const field = fieldStoredAs(facts, "slug");
  const sent = field === undefined ? undefined : input.values[field];
  const given = sent ?? input.imported?.slug;
  if (typeof given === "string" && given !== "" && given !== slugIn(draft, language))
    setTexts(draft, language, { slug: slugFor(given, draft) });

  // Without one of its own, a record gets one from its name.
  if (sent === null && site.facts.wire.nullValues === true) setTexts(draft, language, { slug: "" });

  addSlugs(site, facts, draft);
  suffixSlugs(site, draft, current);
}

/** Gives a record a slug in each language in which it has a name and no slug yet. */
export function addSlugs(site: Site, facts: ResourceDescriptor, draft: Draft): void {
  // Where writers choose slugs, the name of a draft may still change.
  const isChosen = fieldStoredAs(facts, "slug") !== undefined;
  if (isChosen && !hasAddress(site, draft)) return;
  for (const [language, name] of namesOf(facts, draft)) {
    if (slugIn(draft, language) === "" && typeof name === "string" && name !== "")
      setTexts(draft, language, { slug: slugFor(name, draft) });
  }
}

/** The names of a record by language; one that is not localized is of the record's own language. */
function namesOf(
  { fields, namedBy }: ResourceDescriptor,
  draft: Draft,
): readonly (readonly [language: string, name: unknown])[] {
  if (fields[namedBy]?.storage !== "localized")
    return [[draft.language, propertyIn(draft, propertyOfField({ fields }, namedBy))]];
  return Object.entries(draft.text).map(([language, texts]) => [language, propertyIn(texts, namedBy)]);
}

/** Slugs of records in the trash have a suffix; it is removed when they are restored. */
function suffixSlugs(site: Site, draft: Draft, current: RecordDocument | undefined): void {
  const wasInTrash = current !== undefined && isTrashed(site, current);
  const isInTrash = isTrashed(site, draft);
  if (!isInTrash && !wasInTrash) return;
  for (const language of Object.keys(draft.text)) {
    const slug = slugIn(draft, language);
    if (slug !== "") setTexts(draft, language, { slug: isInTrash ? trashedSlug(slug) : restoredSlug(slug) });
  }
}

function slugIn(draft: Draft, language: string): string {
  const slug = propertyIn(draft.text[language] ?? {}, "slug");
  return typeof slug === "string" ? slug : "";
}

/** Sets texts of a record in a language; the others of that language stay. */
export function setTexts(
  draft: RecordDocument,
  language: string,
  texts: Readonly<Record<string, string>>,
): void {
  draft.text[language] = { ...draft.text[language], ...texts };
}
