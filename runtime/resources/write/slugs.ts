import type { RecordDocument } from "../../core/documents.js";
import { fieldStoredAs, propertyIn, propertyOfField } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { duplicateProperties } from "../../storage/store-errors.js";
import { slugify, withSuffix } from "../../text/words.js";
import type { Draft } from "../input.js";
import type { Site } from "../site.js";
import { isTrashed, statusRoles } from "../status.js";
import type { Merge } from "./write-context.js";

/**
 * The entries of the unique index: one per language in which the record has a slug of its own. A record without any has
 * an entry that no slug can be, because the index takes two empty lists for the same.
 */
export function slugEntries(text: RecordDocument["text"], id: RecordId): string[] {
  const entries = Object.entries(text).flatMap(([language, texts]) => {
    const slug = "slug" in texts ? String(texts.slug) : "";
    return slug === "" ? [] : [`${language}:${slug}`];
  });
  return entries.length === 0 ? [`#${id}`] : entries;
}

/** A slug of a record in a language. */
export interface SlugEntry {
  readonly language: string;
  readonly slug: string;
}

/** Language and slug of an entry; undefined where the record has no slug. */
export function readSlugEntry(entry: string): SlugEntry | undefined {
  const colon = entry.indexOf(":");
  return colon === -1 ? undefined : { language: entry.slice(0, colon), slug: entry.slice(colon + 1) };
}

/** The slug that a name or a given slug leads to; an unnameable text gives the id, or what stands for it. */
export function slugFor(text: string, draft: RecordDocument): string {
  const slug = slugify(text);
  if (slug !== "") return slug;
  return draft.revision === 0 ? idPlaceholder : String(draft._id);
}

/** Stands for the id in the slug of a record that has none yet. No text leads to such a slug. */
const idPlaceholder = "-";

/** Gives a new record its id. Returns whether that changed a slug. */
export function setId(draft: RecordDocument, id: RecordId): boolean {
  draft._id = id;
  let isChanged = false;
  for (const [language, texts] of Object.entries(draft.text)) {
    const slug = propertyIn(texts, "slug");
    if (typeof slug !== "string" || restoredSlug(slug) !== idPlaceholder) continue;
    draft.text[language] = { ...texts, slug: String(id) + slug.slice(idPlaceholder.length) };
    isChanged = true;
  }
  return isChanged;
}

/** Added to the slugs of records in the trash, which frees the slugs themselves. */
const trashSuffix = "__trashed";

/** The slug of a record in the trash. */
export function trashedSlug(slug: string): string {
  return slug === "" || trashedPattern.test(slug) ? slug : slug + trashSuffix;
}

/** The slug a record had before it went to the trash. */
export function restoredSlug(slug: string): string {
  return slug.replace(trashedPattern, "");
}

const trashedPattern = new RegExp(`${trashSuffix}(?:-\\d+)?$`);

/** Whether an error of the database says that a slug is taken. */
export function isSlugTaken(error: unknown): error is Error {
  return duplicateProperties(error)[0] === "slugs";
}

/** The slug itself for number 1, else the slug with `-n` at its end. */
export function numberedSlug(slug: string, number: number): string {
  if (number === 1) return slug;
  // The suffix of the trash stays whole, whatever the length, so that the former slug can be restored.
  return trashedPattern.test(slug) ? `${slug}-${number}` : withSuffix(slug, number);
}

/** The number of a slug that was made from another one. */
export function slugNumber(slug: string, numbered: string): number {
  return numbered === slug ? 1 : Number(numbered.slice(numbered.lastIndexOf("-") + 1)) || 1;
}

/**
 * The slugs of all languages: the given one for the language of the request, else the present ones, else one made from the
 * name. A record has a slug in each language in which it has a name of its own.
 */
export function mergeSlugs({ site, resource, call: { language }, input, draft, current }: Merge): void {
  const field = fieldStoredAs(resource, "slug");
  const sent = field === undefined ? undefined : input.values[field];
  const given = sent ?? input.imported?.slug;
  if (typeof given === "string" && given !== "" && given !== slugIn(draft, language))
    setTexts(draft, language, { slug: slugFor(given, draft) });

  // Without one of its own, a record gets one from its name.
  if (sent === null && site.service.wire.nullValues === true) setTexts(draft, language, { slug: "" });

  addSlugs(site, resource, draft);
  suffixSlugs(site, draft, current);
}

/** Gives a record a slug in each language in which it has a name and no slug yet. */
export function addSlugs(site: Site, resource: ResourceDescriptor, draft: Draft): void {
  // Where writers choose slugs, the name of a draft may still change.
  const isChosen = fieldStoredAs(resource, "slug") !== undefined;
  if (isChosen && !hasAddress(site, draft)) return;
  for (const [language, name] of namesOf(resource, draft)) {
    if (slugIn(draft, language) === "" && typeof name === "string" && name !== "")
      setTexts(draft, language, { slug: slugFor(name, draft) });
  }
}

/** Whether a record in its status has a web page under its slug: it is or was meant to be found. */
function hasAddress(site: Site, draft: Draft): boolean {
  const roles = statusRoles(site);
  return draft.status !== roles.draft && draft.status !== roles.review;
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
