import type { RecordDocument } from "../../core/documents.js";
import { propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { duplicateProperties } from "../../storage/duplicate-key.js";
import { slugify, withSuffix } from "../../text/slug.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";

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

/** A version of a record that is about to be stored. */
export interface RecordVersion {
  readonly draft: RecordDocument;
  /** The version before it; absent on create. */
  readonly current: RecordDocument | undefined;
  /** The values that the caller gave. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The resource of the records that have the slugs. */
export interface SlugContext {
  readonly site: Site;
  readonly resource: RegisteredResource;
}

/**
 * A slug of the language that no other record of the collection has at the moment: the wanted one, or the next free of `-2`,
 * `-3` ... The write decides in the end; the writer that loses a race asks again. `id` is that of the record itself.
 */
export async function freeSlug(
  context: SlugContext,
  { language, slug: wanted }: SlugEntry,
  id: RecordId,
): Promise<string> {
  let last = 0;
  let numbers = numbersBehind(last);
  for (;;) {
    const slugs = numbers.map((number) => numberedSlug(wanted, number));
    const taken = await takenSlugs(context, { language, slugs }, id);
    const free = slugs.findIndex((slug) => !taken.has(slug));
    last = (free < 0 ? numbers.at(-1) : numbers[free - 1]) ?? last;
    const next = numbers[free];
    if (next === last + 1) return numberedSlug(wanted, next);
    numbers = next === undefined ? numbersBehind(last) : numbersBetween(last, next);
  }
}

/** The next ten numbers, and others ever further away, for names that thousands of records share. */
function numbersBehind(last: number): readonly number[] {
  return Array.from({ length: 30 }, (_, at) => last + (at < 10 ? at + 1 : 10 * 2 ** (at - 9)));
}

/** At most 64 numbers behind `last` at equal distances, up to `next`. */
function numbersBetween(last: number, next: number): readonly number[] {
  const step = Math.ceil((next - last) / 64);
  const length = Math.ceil((next - last) / step);
  return Array.from({ length }, (_, at) => Math.min(next, last + (at + 1) * step));
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

/** Those of some slugs of a language that other records have. */
export async function takenSlugs(
  { site, resource }: SlugContext,
  { language, slugs }: { readonly language: string; readonly slugs: readonly string[] },
  id: RecordId,
): Promise<ReadonlySet<string>> {
  const entries = slugs.map((slug) => `${language}:${slug}`);
  const taken = await site.database.takenSlugs(resource.token, entries, id);
  return new Set(slugs.filter((slug) => taken.has(`${language}:${slug}`)));
}
