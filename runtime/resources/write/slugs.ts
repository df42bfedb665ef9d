import type { Collection } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { fieldStoredAs, parentOf, propertyIn, propertyOfField } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { untilStored } from "../../jobs/retry.js";
import { runExclusive } from "../../locks/locks.js";
import { timeLimit } from "../../storage/command-options.js";
import type { Database } from "../../storage/database.js";
import { duplicateProperties } from "../../storage/store-errors.js";
import { slugify, withSuffix } from "../../text/words.js";
import type { AppContext, Merge } from "../app-context.js";
import type { Draft } from "../input.js";
import { isNamed, nameConditions } from "../read/references.js";
import type { Records } from "../registered-resource.js";
import { isTrashed, statusRoles } from "../status.js";
import { deriveTexts, nameOf, textsIn } from "../texts.js";

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
interface SlugEntry {
  readonly language: string;
  readonly slug: string;
}

/** Language and slug of an entry; undefined where the record has no slug. */
export function readSlugEntry(entry: string): SlugEntry | undefined {
  const colon = entry.indexOf(":");
  return colon === -1 ? undefined : { language: entry.slice(0, colon), slug: entry.slice(colon + 1) };
}

/** The slug that a name or a given slug leads to; an unnameable text gives the id, or what stands for it. */
function slugFor(text: string, draft: RecordDocument): string {
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
function numberedSlug(slug: string, number: number): string {
  if (number === 1) return slug;
  // The suffix of the trash stays whole, whatever the length, so that the former slug can be restored.
  return trashedPattern.test(slug) ? `${slug}-${number}` : withSuffix(slug, number);
}

/** The number of a slug that was made from another one. */
function slugNumber(slug: string, numbered: string): number {
  return numbered === slug ? 1 : Number(numbered.slice(numbered.lastIndexOf("-") + 1)) || 1;
}

/**
 * The slugs of all languages: the given one for the language of the request, else the present ones, else one made from the
 * name. A record has a slug in each language in which it has a name of its own.
 */
export function mergeSlugs({ app, resource, call: { language }, input, draft, current }: Merge): void {
  const field = fieldStoredAs(resource, "slug");
  const sent = field === undefined ? undefined : input.values[field];
  const given = sent ?? input.imported?.slug;
  const known = slugIn(draft, language);
  // An import that is repeated gives the slug that was taken.
  const isNumbered =
    typeof given === "string" &&
    input.imported !== undefined &&
    known === numberedSlug(given, slugNumber(given, known));
  if (typeof given === "string" && given !== "" && given !== known && !isNumbered)
    setTexts(draft, language, { slug: slugFor(given, draft) });

  // Without one of its own, a record gets one from its name.
  if (sent === null && app.service.wire.nullValues === true) setTexts(draft, language, { slug: "" });

  addSlugs(app, resource, draft);
  suffixSlugs(app, draft, current);
}

/** Gives a record a slug in each language in which it has a name and no slug yet. */
export function addSlugs(app: AppContext, resource: ResourceDescriptor, draft: Draft): void {
  // Where writers choose slugs, the name of a draft may still change.
  const isChosen = fieldStoredAs(resource, "slug") !== undefined;
  if (isChosen && !hasAddress(app, draft)) return;
  for (const [language, name] of namesOf(resource, draft)) {
    if (slugIn(draft, language) === "" && typeof name === "string" && name !== "")
      setTexts(draft, language, { slug: slugFor(name, draft) });
  }
}

/** Whether a record in its status has a web page under its slug: it is or was meant to be found. */
function hasAddress(app: AppContext, draft: Draft): boolean {
  const roles = statusRoles(app);
  return draft.status !== roles.draft && draft.status !== roles.review;
}

/** The names of a record by language; one that is not localized is of the record's own language. */
function namesOf(
  { fields, namedBy }: ResourceDescriptor,
  draft: Draft,
): readonly (readonly [language: string, name: unknown])[] {
  const property = propertyOfField({ fields }, namedBy);
  if (fields[namedBy]?.storage !== "localized") return [[draft.language, propertyIn(draft, property)]];
  return Object.entries(draft.text).map(([language, texts]) => [language, propertyIn(texts, property)]);
}

/** Slugs of records in the trash have a suffix; it is removed when they are restored. */
function suffixSlugs(app: AppContext, draft: Draft, current: RecordDocument | undefined): void {
  const wasInTrash = current !== undefined && isTrashed(app, current);
  const isInTrash = isTrashed(app, draft);
  if (!isInTrash && !wasInTrash) return;
  for (const language of Object.keys(draft.text)) {
    const slug = slugIn(draft, language);
    if (slug !== "") setTexts(draft, language, { slug: isInTrash ? trashedSlug(slug) : restoredSlug(slug) });
  }
}

function slugIn(draft: RecordDocument, language: string): string {
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

/** A version of a record that is about to be stored. */
interface RecordVersion {
  readonly draft: RecordDocument;
  /** The version before it; absent on create. */
  readonly current: RecordDocument | undefined;
  /** The values that the caller gave. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The resource of the records that have the slugs. */
interface SlugContext {
  readonly app: AppContext;
  readonly records: Records;
}

/** The writes of this process that want one slug at the moment, and the last number that one of them took, by slug. */
const writersBySlug = new WeakMap<Database, Map<string, { count: number; number: number }>>();

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
  const { database } = context.app;
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
      writers.number = Math.max(writers.number, slugNumber(first.slug, slugIn(draft, first.language)));
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
  work: (writers: { number: number }) => Promise<Result>,
): Promise<Result> {
  const all = writersBySlug.get(database) ?? new Map<string, { count: number; number: number }>();
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
function setSlug({ app, records }: SlugContext, draft: RecordDocument, { language, slug }: SlugEntry): void {
  if (slugIn(draft, language) === slug) return;
  setTexts(draft, language, { slug });
  draft.slugs = slugEntries(draft.text, draft._id);
  // The words of a term contain its slug.
  Object.assign(draft, deriveTexts(app, records.resource, draft));
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
  const collection = context.app.database.collection(token);
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
async function takenSlugs(
  { app, records }: SlugContext,
  { language, slugs }: { readonly language: string; readonly slugs: readonly string[] },
  id: RecordId,
): Promise<ReadonlySet<string>> {
  const entries = slugs.map((slug) => `${language}:${slug}`);
  const taken = await app.database.takenSlugs(records.token, entries, id);
  return new Set(slugs.filter((slug) => taken.has(`${language}:${slug}`)));
}
