import { MongoServerError } from "mongodb";
import { timeLimit } from "../storage/database.js";
import { slugify, withSuffix } from "../text/slug.js";
import type { RecordDocument } from "./documents.js";
import { escapeRegExp } from "./search.js";
import type { RegisteredResource, Site } from "./site.js";

/** The entries of the unique index: one per language in which the record has a slug of its own. */
export function slugEntries(text: RecordDocument["text"]): string[] {
  return Object.entries(text).flatMap(([language, texts]) => {
    const slug = "slug" in texts ? String(texts.slug) : "";
    return slug === "" ? [] : [`${language}:${slug}`];
  });
}

/** The slug that a name or a given slug leads to; an unnameable text gives the id. */
export function slugFor(text: string, id: number): string {
  const slug = slugify(text);
  return slug === "" ? String(id) : slug;
}

/** Whether an error of the store says that a slug is taken. */
export function isSlugTaken(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && error.code === 11000 && /slugs/.test(error.message);
}

/**
 * A slug of the language that no other record has at the moment: the wanted one, or the next free of `-2`, `-3` ... The
 * unique index decides in the end; whoever loses a race asks again.
 */
export async function freeSlug(
  site: Site,
  resource: RegisteredResource,
  language: string,
  wanted: string,
  id: number,
): Promise<string> {
  const pattern = new RegExp(`^${language}:${escapeRegExp(wanted)}(?:-\\d+)?$`);
  const taken = await site.database
    .collection(resource.token)
    .find(
      { slugs: pattern, _id: { $ne: id } },
      { projection: { slugs: 1 }, batchSize: 100_000, ...timeLimit },
    )
    .toArray();
  const slugs = new Set(taken.flatMap((document) => document.slugs));
  const isFree = (slug: string): boolean => !slugs.has(`${language}:${slug}`);
  if (isFree(wanted)) return wanted;
  let suffix = 2;
  while (!isFree(withSuffix(wanted, suffix))) suffix += 1;
  return withSuffix(wanted, suffix);
}
