import type { Collection } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { parentOf } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { untilStored } from "../../jobs/retry.js";
import { runExclusive } from "../../locks/locks.js";
import { timeLimit } from "../../storage/command-options.js";
import type { Database } from "../../storage/database.js";
import { isNamed, nameConditions } from "../read/references.js";
import type { Records } from "../registered-resource.js";
import type { Site } from "../site.js";
import { deriveTexts, nameOf, textsIn } from "../texts.js";
import {
  isSlugTaken,
  numberedSlug,
  readSlugEntry,
  type SlugEntry,
  slugEntries,
  slugNumber,
} from "./slugs.js";

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
  readonly records: Records;
}

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
  const { resource } = context.records;
  const { draft, current } = version;
  draft.slugs = slugEntries(draft.text, draft._id);
  const changed = draft.slugs.filter((entry) => current?.slugs.includes(entry) !== true);
  const entries = changed.map(readSlugEntry).filter((entry) => entry !== undefined);
  const [first] = entries;
  if (first === undefined) return write();
  const key = `${resource.collection}:${first.language}:${first.slug}`;
  return withWriters(database, key, async (writers) => {
    // Most slugs are free, and the store rejects those that are not: only then are free ones looked for.
    if (resource.taxonomy === undefined) {
      writers.number += 1;
      setSlug(context, draft, { ...first, slug: numberedSlug(first.slug, writers.number) });
      const written = await writeUnlessTaken(write);
      if (written !== undefined) return written.result;
    }
    const attempt = async (): Promise<{ readonly result: Result } | undefined> => {
      await freeSlugs(context, version, entries);
      writers.number = Math.max(writers.number, slugNumber(first.slug, ownSlug(draft, first.language)));
      return writeUnlessTaken(write);
    };
    return (await runExclusive(database, key, () => untilStored(attempt))).result;
  });
}

/** The result of a write; undefined where a slug that it gives is taken. */
async function writeUnlessTaken<Result>(
  write: () => Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  try {
    return { result: await write() };
  } catch (error) {
    if (!isSlugTaken(error)) throw error;
    return undefined;
  }
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
      context.records.resource.taxonomy !== undefined
        ? await termSlug(context, { ...version, ...entry })
        : await freeSlug(context, entry, draft._id);
    setSlug(context, draft, { ...entry, slug });
  }
}

/** Sets a slug of a record, with what is derived from it. */
function setSlug({ site, records }: SlugContext, draft: RecordDocument, { language, slug }: SlugEntry): void {
  if (ownSlug(draft, language) === slug) return;
  draft.text[language] = { ...draft.text[language], slug };
  draft.slugs = slugEntries(draft.text, draft._id);
  // The words of a term contain its slug.
  Object.assign(draft, deriveTexts(site, records.resource, draft));
}

function ownSlug({ text }: RecordDocument, language: string): string {
  const texts = text[language] ?? {};
  return "slug" in texts ? String(texts.slug) : "";
}

/**
 * The slug of a term. A given slug in use is rejected on an update and gets a number on a create. On a create without a slug
 * of its own, a term of the same name under the same parent already exists; under another parent the parent's slug is
 * appended.
 */
async function termSlug(
  context: SlugContext,
  { draft, current, language, slug: wanted, values }: RecordVersion & SlugEntry,
): Promise<string> {
  const { resource, token } = context.records;
  const collection = context.site.database.collection(token);
  const hasOwnSlug = typeof values.slug === "string";
  const named = { draft, language, hasOwnSlug };
  if (current === undefined) await rejectSameName(collection, resource, named);
  if ((await takenSlugs(context, { language, slugs: [wanted] }, draft._id)).size === 0) return wanted;
  if (hasOwnSlug && current !== undefined) throw new HttpError("duplicate_term_slug", { slug: wanted });
  // The slug may have been taken between the two queries by the same term.
  if (current === undefined) await rejectSameName(collection, resource, named);

  const parent = hasOwnSlug ? undefined : parentOf(resource, draft);
  const above = parent === undefined ? null : await collection.findOne({ _id: parent }, timeLimit);
  const suffix = above === null ? "" : `-${textsIn(above, language).slug ?? ""}`;
  return freeSlug(context, { language, slug: wanted + suffix }, draft._id);
}

/** With a slug of its own, a term may have the name of another one; the same slug as well would make the same term. */
async function rejectSameName(
  collection: Collection<RecordDocument>,
  resource: ResourceDescriptor,
  {
    draft,
    language,
    hasOwnSlug,
  }: { readonly draft: RecordDocument; readonly language: string; readonly hasOwnSlug: boolean },
): Promise<void> {
  const own = textsIn(draft, language);
  const name = nameOf(resource, draft, language);
  const candidates = await collection
    .find(
      { $or: nameConditions([name], language), _id: { $ne: draft._id } },
      { batchSize: 1000, ...timeLimit },
    )
    .toArray();
  const same = candidates.find(
    (other) =>
      isNamed(resource, other, { name, languages: [language, other.language] }) &&
      parentOf(resource, other) === parentOf(resource, draft) &&
      (!hasOwnSlug || textsIn(other, language).slug === own.slug),
  );
  if (same === undefined) return;
  throw new HttpError(
    "term_exists",
    {},
    { data: { term_id: same._id }, beside: { additional_data: [same._id, same._id] } },
  );
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

/** Those of some slugs of a language that other records have. */
export async function takenSlugs(
  { site, records }: SlugContext,
  { language, slugs }: { readonly language: string; readonly slugs: readonly string[] },
  id: RecordId,
): Promise<ReadonlySet<string>> {
  const entries = slugs.map((slug) => `${language}:${slug}`);
  const taken = await site.database.takenSlugs(records.token, entries, id);
  return new Set(slugs.filter((slug) => taken.has(`${language}:${slug}`)));
}
