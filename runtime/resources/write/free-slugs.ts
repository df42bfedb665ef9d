import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { runExclusive } from "../../locks/keyed-mutex.js";
import type { Database } from "../../storage/database.js";
import { deriveTexts } from "./derived-texts.js";
import {
  freeSlug,
  isSlugTaken,
  numberedSlug,
  type RecordVersion,
  readSlugEntry,
  type SlugContext,
  type SlugEntry,
  slugEntries,
  slugNumber,
} from "./slugs.js";
import { termSlug } from "./term-slugs.js";

const attempts = 200;

/** The writes of this process that want one slug at the moment, and the last number that one of them took. */
interface SlugWriters {
  count: number;
  number: number;
}

const writersBySlug = new WeakMap<Database, Map<string, SlugWriters>>();

/**
 * Writes a version of a record with slugs that are free: looks for free ones in place of those that it changes, and again
 * where another write took one between the query and the write. Writes that want one slug at the same time begin with a
 * number each, so that they need not wait for each other. Throws rest_conflict after many attempts.
 */
export async function withFreeSlugs<Result>(
  context: SlugContext,
  version: RecordVersion,
  write: () => Promise<Result>,
): Promise<Result> {
  const { database } = context.site;
  const { facts } = context.resource;
  const { draft, current } = version;
  draft.slugs = slugEntries(draft.text, draft._id);
  const changed = draft.slugs.filter((entry) => current?.slugs.includes(entry) !== true);
  const entries = changed.map(readSlugEntry).filter((entry) => entry !== undefined);
  const [first] = entries;
  if (first === undefined) return write();
  const key = `${facts.collection}:${first.language}:${first.slug}`;
  return withWriters(database, key, async (writers) => {
    // Most slugs are free, and the store rejects those that are not: only then are free ones looked for.
    if (facts.taxonomy === undefined) {
      writers.number += 1;
      setSlug(context, draft, { ...first, slug: numberedSlug(first.slug, writers.number) });
      try {
        return await write();
      } catch (error) {
        if (!isSlugTaken(error)) throw error;
      }
    }
    return runExclusive(database, key, async () => {
      for (let count = 0; count < attempts; count += 1) {
        await freeSlugs(context, version, entries);
        writers.number = Math.max(writers.number, slugNumber(first.slug, ownSlug(draft, first.language)));
        try {
          return await write();
        } catch (error) {
          if (!isSlugTaken(error)) throw error;
        }
      }
      throw new HttpError("rest_conflict");
    });
  });
}

async function withWriters<Result>(
  database: Database,
  key: string,
  work: (writers: SlugWriters) => Promise<Result>,
): Promise<Result> {
  const all = writersBySlug.get(database) ?? new Map<string, SlugWriters>();
  writersBySlug.set(database, all);
  const writers = all.get(key) ?? { count: 0, number: 0 };
  all.set(key, writers);
  writers.count += 1;
  try {
    return await work(writers);
  } finally {
    writers.count -= 1;
    if (writers.count === 0) all.delete(key);
  }
}

/** Gives a record free slugs in place of those that it changes. */
async function freeSlugs(
  context: SlugContext,
  version: RecordVersion,
  wanted: readonly SlugEntry[],
): Promise<void> {
  const { draft } = version;
  for (const entry of wanted) {
    const slug =
      context.resource.facts.taxonomy !== undefined
        ? await termSlug(context, { ...version, ...entry })
        : await freeSlug(context, entry, draft._id);
    setSlug(context, draft, { ...entry, slug });
  }
}

/** Sets a slug of a record, with what is derived from it. */
function setSlug(
  { site, resource }: SlugContext,
  draft: RecordDocument,
  { language, slug }: SlugEntry,
): void {
  if (ownSlug(draft, language) === slug) return;
  draft.text[language] = { ...draft.text[language], slug };
  draft.slugs = slugEntries(draft.text, draft._id);
  // The words of a term contain its slug.
  Object.assign(draft, deriveTexts(site, resource.facts, draft));
}

function ownSlug({ text }: RecordDocument, language: string): string {
  const texts = text[language] ?? {};
  return "slug" in texts ? String(texts.slug) : "";
}
