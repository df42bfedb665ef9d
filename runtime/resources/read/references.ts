import type { Filter } from "mongodb";
import { cacheRegion, withNumbers } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { shownValue } from "../../core/http-error.js";
import type { ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import {
  cacheNumber,
  compareIds,
  idOf,
  idScope,
  noId,
  parseId,
  plannedId,
  type RecordId,
} from "../../core/record-id.js";
import { isDryRun, type RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { timeLimit } from "../../storage/command-options.js";
import { cleanText } from "../../text/html.js";
import { fold, nameKey, slugify } from "../../text/words.js";
import {
  type AppContext,
  type CallContext,
  loadDocuments,
  type RecordContext,
  resourceNamed,
  snapshotFor,
  withSnapshot,
} from "../app-context.js";
import type { ResolvedEntry } from "../input.js";
import { linkProjection, linkTargetOf, mayLink } from "../policy.js";
import type { Records } from "../registered-resource.js";
import { isTrashed, type RecordState } from "../status.js";
import { nameOf, textPaths } from "../texts.js";

const linkTargets = cacheRegion<RecordState>("document");

/**
 * Looks up what a reference parameter refers to; one query. An id, slug or name that does not exist is an error of the
 * parameter, except where a write may create the record or, as for terms, unknown ids are passed over.
 */
export async function resolveReference(
  { app, call, errors }: CallContext & { readonly errors: ParameterErrors },
  { name, descriptor }: { readonly name: string; readonly descriptor: ParameterDescriptor },
  value: unknown,
): Promise<ResolvedEntry[]> {
  const context = { app, call, records: resourceNamed(app, descriptor.target ?? "") };
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const known = await findKnown(context, entries);

  const resolved: ResolvedEntry[] = [];
  for (const entry of entries) {
    const found = resolveEntry(context, { descriptor, known }, entry);
    if (found?.kind === "name" && !mayAddTerms(app, call))
      errors.add(name, "not_allowed", { value: found.name.slice(0, 60) });
    else if (found !== undefined) resolved.push(found);
    else if (descriptor.create !== "name" && descriptor.unknown !== "none")
      errors.add(name, await reasonAgainst(context, entry), { value: shownValue(entry) });
  }
  return distinct(resolved);
}

/** Whether a write of the caller may create the terms that it names. */
function mayAddTerms({ termsByName }: AppContext, { principal }: RequestContext): boolean {
  return termsByName === "writers" || principal.may("edit_others");
}

function resolveEntry(
  context: RecordContext,
  {
    descriptor,
    known,
  }: {
    readonly descriptor: ParameterDescriptor;
    readonly known: Awaited<ReturnType<typeof findKnown>>;
  },
  entry: unknown,
): ResolvedEntry | undefined {
  const { app, call, records } = context;
  if (typeof entry === "object" && entry !== null) return { kind: "record", record: entry };
  const id = idIn(records, entry);
  const byId = id === undefined ? undefined : known.byId.find((document) => document._id === id);
  if (byId !== undefined) {
    const isHidden = !mayLink(context, byId);
    const isGone = isTrashed(app, byId);
    return { kind: "id", id: byId._id, ...(isHidden && { isHidden }), ...(isGone && { isTrashed: true }) };
  }
  const none = noId(records.resource);
  if (isDryRun(call) && id === plannedId(none)) return { kind: "id", id: none };
  const name = String(entry);
  const readable = known.byName.filter((record) => mayLink(context, record));
  const languages = [call.language, ...app.service.languages.all];
  const found = bySlugOrName(readable, { descriptor, records }, { text: name, languages });
  if (found !== undefined) return { kind: "id", id: found._id };
  // A number or UUID that no record has is no name; digits in a text are.
  const isName =
    descriptor.create === "name" && typeof entry === "string" && idOf(records.resource, entry) === undefined;
  return isName && cleanText(name) !== "" ? { kind: "name", name } : undefined;
}

/** The id that an entry may be: one of JSON, or digits in a text that may be a name as well. */
function idIn({ resource }: Records, entry: unknown): RecordId | undefined {
  const id = idOf(resource, entry);
  if (id !== undefined || typeof entry !== "string") return id;
  const read = parseId(resource, entry.trim());
  return String(read) === entry.trim() ? read : undefined;
}

/**
 * A record by slug or name, as far as those identify one, in the language of the request before any other. Links contain
 * slugs, which come first unless a write may create what it names.
 */
function bySlugOrName(
  known: readonly RecordDocument[],
  {
    descriptor: { by = [], create },
    records: { resource },
  }: { readonly descriptor: ParameterDescriptor; readonly records: Records },
  { text, languages }: { readonly text: string; readonly languages: readonly string[] },
): RecordDocument | undefined {
  const [language = ""] = languages;
  const bySlug = by.includes("slug") ? known : [];
  const byName = by.includes("name") || create === "name" ? known : [];
  const withSlug = (slug: string): RecordDocument | undefined =>
    bySlug.find(({ slugs }) => slugs.includes(`${language}:${slug}`)) ??
    bySlug.find(({ slugs }) => slugs.some((own) => own.endsWith(`:${slug}`)));
  const named =
    byName.find((record) =>
      isNamed(resource, record, { name: text, languages: [language, record.language] }),
    ) ?? byName.find((record) => isNamed(resource, record, { name: text, languages }));
  const other = withSlug(byName === known ? text.toLowerCase() : slugify(text));
  if (create !== "name") return withSlug(readableSlug(text)) ?? named ?? other;
  if (named !== undefined || other === undefined) return named;
  // One word is no slug of a name of which it is another spelling, although that made the slug.
  const slugs = languages.map((one) => slugify(nameOf(resource, other, one)));
  return text.includes("-") || !slugs.includes(text.toLowerCase()) ? other : undefined;
}

/** The slug that a text is, as addresses show it: characters of other scripts need not be encoded. */
function readableSlug(text: string): string {
  return text.replace(/[^\p{ASCII}\p{Cs}]+/gu, (run) => encodeURIComponent(run).toLowerCase());
}

/** The records that entries may mean: by id where there are such, and only else by what they are called. */
async function findKnown(context: RecordContext, entries: readonly unknown[]) {
  const { records } = context;
  const ids = new Set(entries.flatMap((entry) => idIn(records, entry) ?? []));
  const byId = await findByIds(context, [...ids]);
  const found = new Set<unknown>(byId.map(({ _id }) => _id));
  const others = entries.filter((entry) => !found.has(idIn(records, entry)));
  const texts = others.filter((entry) => typeof entry === "string" || typeof entry === "number").map(String);
  return { byId, byName: texts.length === 0 ? [] : await findCandidates(context, texts) };
}

/** The records with the ids; how often they are used plays no part. */
async function findByIds(context: RecordContext, ids: readonly RecordId[]): Promise<readonly RecordState[]> {
  const { token, resource } = context.records;
  const snapshot = snapshotFor(context);
  const keyOf = (id: RecordId): string => `access ${token.name} ${id}`;
  const known = ids.map((id) => snapshot.get(linkTargets, keyOf(id)));
  const missing = ids.filter((_id, at) => known[at] === undefined);
  const loaded = await loadDocuments(withSnapshot(context, snapshot), token, missing);
  for (const document of loaded) {
    const numbers = [cacheNumber(document._id)];
    snapshot.set(linkTargets, keyOf(document._id), {
      value: linkTargetOf(resource.policies?.read, document),
      dependencies: withNumbers([token.name]).map((collection) => ({ collection, ids: numbers })),
      size: 16,
    });
  }
  return [...known.filter((record) => record !== undefined), ...loaded];
}

async function findCandidates(
  { app, call, records: { token, resource } }: RecordContext,
  texts: readonly string[],
): Promise<RecordDocument[]> {
  const slugs = texts.flatMap((text) =>
    app.service.languages.all.flatMap((language) => [
      `${language}:${readableSlug(text)}`,
      `${language}:${text.toLowerCase()}`,
      `${language}:${slugify(text)}`,
    ]),
  );
  const filter = { $or: [{ slugs: { $in: slugs } }, ...nameConditions(texts, call.language)] };
  const options = { projection: namedProjection(app, resource), batchSize: 1000 };
  const found = await app.database.find(token, filter, options);
  // Of several that match a name alike, the oldest is meant, whichever way the store went to find them.
  return found.sort((one, other) => compareIds(one._id, other._id));
}

/** Why a reference is to something that is not there, as far as the caller can know. */
async function reasonAgainst(context: RecordContext, entry: unknown): Promise<string> {
  const id = idOf(context.records.resource, entry);
  const others = id === undefined ? [] : await findElsewhere(context, id);
  const isOther = others.some(({ records, document }) => mayLink({ ...context, records }, document));
  return isOther ? "wrong_kind" : "not_found";
}

/** The records with an id of other resources of the same sequence. */
export async function findElsewhere({ app, records: target }: RecordContext, id: RecordId) {
  const others = [...app.resources.values()].filter(
    ({ resource }) =>
      idScope(resource) === idScope(target.resource) && resource.name !== target.resource.name,
  );
  const found = await Promise.all(
    others.map(async (records) => {
      const options = { projection: linkProjection(records.resource.policies?.read), ...timeLimit };
      const document = await app.database.collection(records.token).findOne({ _id: id }, options);
      return document === null ? [] : [{ records, document }];
    }),
  );
  return found.flat();
}

function distinct(entries: readonly ResolvedEntry[]): ResolvedEntry[] {
  const seen = new Set<RecordId>();
  return entries.filter((entry) => {
    if (entry.kind !== "id") return true;
    if (seen.has(entry.id)) return false;
    seen.add(entry.id);
    return true;
  });
}

/**
 * Select all records that have one of the names, and some that only look alike: `isNamed` distinguishes them. In other
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
export function namedProjection(app: AppContext, resource: ResourceDescriptor): Readonly<Record<string, 1>> {
  const names = textPaths(app, resource, [resource.namedBy]).map((path) => [path, 1] as const);
  return { ...linkProjection(resource.policies?.read), ...Object.fromEntries(names), language: 1, slugs: 1 };
}

/** Whether a record has a name in one of the languages; where it has none, that of its own language counts. */
export function isNamed(
  resource: ResourceDescriptor,
  document: RecordDocument,
  { name, languages }: { readonly name: string; readonly languages: readonly string[] },
): boolean {
  const key = nameKey(cleanText(name));
  return languages.some((language) => nameKey(nameOf(resource, document, language)) === key);
}
