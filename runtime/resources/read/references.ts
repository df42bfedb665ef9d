import type { Filter } from "mongodb";
import { cacheRegion } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import { cacheNumber, compareIds, idOf, type RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import type { PolicyDescriptor } from "../../core/resource-descriptor.js";
import { timeLimit } from "../../storage/command-options.js";
import { cleanText } from "../../text/html.js";
import { slugify } from "../../text/slug.js";
import { fold } from "../../text/words.js";
import type { ResolvedEntry } from "../input.js";
import type { RegisteredResource } from "../registered-resource.js";
import { type CallContext, resourceNamed, type Site, snapshotFor } from "../site.js";
import { isTrashed } from "../status.js";
import { type LinkTarget, linkProjection, linkTargetOf, mayLink } from "./link-access.js";
import { loadDocuments } from "./populate.js";

/** What of a record decides whether it is meant, and may be. */
type NamedRecord = LinkTarget & Pick<RecordDocument, "slugs" | "sort_name">;

const namedRecords = cacheRegion<NamedRecord>("named");

/** A request with references, and where their errors are added. */
export interface ReferenceContext
  extends CallContext<"cache" | "database" | "facts" | "resources" | "termsByName"> {
  readonly errors: Pick<ParameterErrors, "add">;
}

/**
 * Looks up what a reference parameter refers to; one query. An id, slug or name that does not exist is an error of the
 * parameter, except where a write may create the record or, as for terms, unknown ids are passed over.
 */
export async function resolveReference(
  context: ReferenceContext,
  { name, facts }: { readonly name: string; readonly facts: ParameterDescriptor },
  value: unknown,
): Promise<ResolvedEntry[]> {
  const { site, call, errors } = context;
  const target = resourceNamed(site, facts.target ?? "");
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const known = await findKnown(context, target, entries);

  const resolved: ResolvedEntry[] = [];
  for (const entry of entries) {
    const found = resolveEntry({ context, facts, target, known }, entry);
    if (found?.kind === "name" && !mayAddTerms(site, call))
      errors.add(name, "not_allowed", { value: found.name.slice(0, 60) });
    else if (found !== undefined) resolved.push(found);
    else if (facts.create !== "name") await addError(context, { name, target }, entry);
  }
  return distinct(resolved);
}

/** Whether a write of the caller may create the terms that it names. */
function mayAddTerms({ termsByName }: Pick<Site, "termsByName">, { principal }: RequestContext): boolean {
  return termsByName === "writers" || principal.may("edit_others");
}

/** Records of a resource that an entry of a parameter may mean. */
interface KnownRecords {
  readonly context: CallContext<"facts">;
  readonly facts: ParameterDescriptor;
  readonly target: RegisteredResource;
  readonly known: readonly NamedRecord[];
}

function resolveEntry(
  { context: { site, call }, facts, target, known }: KnownRecords,
  entry: unknown,
): ResolvedEntry | undefined {
  const access = { site, principal: call.principal, policy: target.facts.policies?.read };
  if (typeof entry === "object" && entry !== null) return { kind: "record", record: entry };
  const id = idOf(target.facts, entry);
  const byId = id === undefined ? undefined : known.find((document) => document._id === id);
  if (byId !== undefined) {
    const isHidden = !mayLink(access, byId);
    const isGone = isTrashed(site, byId);
    return { kind: "id", id: byId._id, ...(isHidden && { isHidden }), ...(isGone && { isTrashed: true }) };
  }
  const text = String(entry);
  const readable = known.filter((record) => mayLink(access, record));
  const found = bySlugOrName(readable, facts, { text, language: call.language });
  if (found !== undefined) return { kind: "id", id: found._id };
  // An id that no record has is no name.
  const isName = facts.create === "name" && typeof entry === "string" && id === undefined;
  return isName && cleanText(text) !== "" ? { kind: "name", name: text } : undefined;
}

/** A record by slug before one by name, in the language of the request before any other, as far as those identify one. */
function bySlugOrName(
  known: readonly NamedRecord[],
  { by = [], create }: ParameterDescriptor,
  { text, language }: { readonly text: string; readonly language: string },
): NamedRecord | undefined {
  const slug = text.toLowerCase();
  const slugged = slugify(text);
  const bySlug = by.includes("slug") ? known : [];
  const byName = by.includes("name") || create === "name" ? known : [];
  return (
    bySlug.find(({ slugs }) => slugs.includes(`${language}:${slug}`)) ??
    bySlug.find(({ slugs }) => slugs.some((own) => own.endsWith(`:${slug}`))) ??
    byName.find(({ sort_name }) => sort_name === fold(text)) ??
    bySlug.find(({ slugs }) => slugs.some((own) => own.endsWith(`:${slugged}`)))
  );
}

/** The records that entries may mean: by id where there are such, and only else by what they are called. */
async function findKnown(
  context: CallContext<"cache" | "database" | "facts">,
  target: RegisteredResource,
  entries: readonly unknown[],
): Promise<readonly NamedRecord[]> {
  const ids = new Set(entries.flatMap((entry) => idOf(target.facts, entry) ?? []));
  const byId = await findByIds(context, target, [...ids]);
  const found = new Set<unknown>(byId.map(({ _id }) => _id));
  const others = entries.filter((entry) => !found.has(idOf(target.facts, entry)));
  return [...byId, ...(await findCandidates(context.site, target, others))];
}

/** The records with the ids; how often they are used plays no part. */
async function findByIds(
  { site, call }: CallContext<"cache" | "database">,
  { token, facts }: RegisteredResource,
  ids: readonly RecordId[],
): Promise<readonly NamedRecord[]> {
  const snapshot = snapshotFor(site, call);
  const keyOf = (id: RecordId): string => `${token.name} ${id}`;
  const known = ids.map((id) => snapshot.get(namedRecords, keyOf(id)));
  const missing = ids.filter((_id, at) => known[at] === undefined);
  const loaded = await loadDocuments({ site, snapshot }, token, missing);
  for (const document of loaded) {
    const { _id, slugs, sort_name } = document;
    const named: NamedRecord = { ...linkTargetOf(facts.policies?.read, document), slugs, sort_name };
    const size = 2 * (slugs.join().length + sort_name.length) + 16;
    snapshot.set(namedRecords, keyOf(_id), {
      value: named,
      dependencies: [{ collection: token.name, ids: [cacheNumber(_id)] }],
      size,
    });
  }
  return [...known.filter((record) => record !== undefined), ...loaded];
}

async function findCandidates(
  site: Pick<Site, "database" | "facts">,
  target: RegisteredResource,
  entries: readonly unknown[],
): Promise<RecordDocument[]> {
  const ids = entries.flatMap((entry) => idOf(target.facts, entry) ?? []);
  const texts = entries.filter((entry) => typeof entry === "string" || typeof entry === "number").map(String);
  const slugs = texts.flatMap((text) =>
    site.facts.languages.all.flatMap((language) => [
      `${language}:${text.toLowerCase()}`,
      `${language}:${slugify(text)}`,
    ]),
  );
  const alternatives: Filter<RecordDocument>[] = [
    ...(ids.length > 0 ? [{ _id: { $in: ids } }] : []),
    ...(slugs.length > 0 ? [{ slugs: { $in: slugs } }, { sort_name: { $in: texts.map(fold) } }] : []),
  ];
  if (alternatives.length === 0) return [];
  const projection = { ...linkProjection(target.facts.policies?.read), slugs: 1, sort_name: 1 };
  const found = await site.database
    .collection(target.token)
    .find({ $or: alternatives }, { projection, batchSize: 1001, ...timeLimit })
    .limit(1000)
    .toArray();
  // Of several that match a name alike, the oldest is meant, whichever way the store went to find them.
  return found.sort((one, other) => compareIds(one._id, other._id));
}

/** Adds the error of a reference to something that is not there, as far as the caller can know. */
async function addError(
  { site, call, errors }: ReferenceContext,
  { name, target }: { readonly name: string; readonly target: RegisteredResource },
  entry: unknown,
): Promise<void> {
  const value = String(entry).slice(0, 60);
  const id = idOf(target.facts, entry);
  const others = id === undefined ? [] : await findElsewhere(site, target, id);
  const isOther = others.some(({ policy, document }) =>
    mayLink({ site, principal: call.principal, policy }, document),
  );
  errors.add(name, isOther ? "wrong_kind" : "not_found", { value });
}

/** Whether an id belongs to a record of another resource of the same sequence. */
export async function existsElsewhere(
  site: Pick<Site, "database" | "resources">,
  target: RegisteredResource,
  id: RecordId,
): Promise<boolean> {
  return (await findElsewhere(site, target, id)).length > 0;
}

/** A record of another resource, and the policy for reads of that. */
interface FoundElsewhere {
  readonly document: LinkTarget;
  readonly policy: PolicyDescriptor | undefined;
}

async function findElsewhere(
  site: Pick<Site, "database" | "resources">,
  target: RegisteredResource,
  id: RecordId,
): Promise<readonly FoundElsewhere[]> {
  const others = [...site.resources.values()].filter(
    ({ facts }) => facts.sequence === target.facts.sequence && facts.name !== target.facts.name,
  );
  const found = await Promise.all(
    others.map(async ({ token, facts }) => {
      const policy = facts.policies?.read;
      const options = { projection: linkProjection(policy), ...timeLimit };
      const document = await site.database.collection(token).findOne({ _id: id }, options);
      return document === null ? [] : [{ document, policy }];
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
