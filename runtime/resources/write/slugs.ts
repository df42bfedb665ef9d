import type { RecordDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import type { CollectionReference, Database } from "../../storage/database.js";
import { duplicateProperties } from "../../storage/duplicate-key.js";
import { slugify, withSuffix } from "../../text/slug.js";

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

/** The slug that a name or a given slug leads to; an unnameable text gives the id. */
export function slugFor(text: string, id: RecordId): string {
  const slug = slugify(text);
  return slug === "" ? String(id) : slug;
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

const firstLook = 10;

/** The database of records, and their collection. */
export interface SlugContext {
  readonly site: { readonly database: Pick<Database, "takenSlugs"> };
  readonly resource: { readonly token: CollectionReference<RecordDocument> };
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
  const taken = (slugs: readonly string[]): Promise<ReadonlySet<string>> =>
    takenSlugs(context, { language, slugs }, id);
  const numbers = Array.from({ length: firstLook }, (_, index) => index + 1);
  const candidates = numbers.map((number) => numberedSlug(wanted, number));
  const takenNow = await taken(candidates);
  const free = candidates.find((slug) => !takenNow.has(slug));
  if (free !== undefined) return free;

  // Names that hundreds of records share: doubling, then halving, needs few queries.
  const isTaken = async (number: number): Promise<boolean> =>
    (await taken([numberedSlug(wanted, number)])).size > 0;
  let [last, next] = [firstLook, 2 * firstLook];
  while (await isTaken(next)) [last, next] = [next, 2 * next];
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2);
    if (await isTaken(middle)) last = middle;
    else next = middle;
  }
  return numberedSlug(wanted, next);
}

function numberedSlug(slug: string, number: number): string {
  if (number === 1) return slug;
  // The suffix of the trash stays whole, whatever the length, so that the former slug can be restored.
  return trashedPattern.test(slug) ? `${slug}-${number}` : withSuffix(slug, number);
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
