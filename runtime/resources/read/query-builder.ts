import type { Filter } from "mongodb";
import { cacheRegion } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { FilterDescriptor, MatchDescriptor } from "../../core/parameter-descriptors.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import { idOf, type RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { timeLimit } from "../../storage/command-options.js";
import { slugify } from "../../text/slug.js";
import type { ResolvedReferences } from "../input.js";
import { type CallContext, resourceNamed, snapshotFor } from "../site.js";
import { defaultStatuses, mayList } from "../status.js";
import { comparisonCondition } from "./comparison.js";
import { allOf, listedConditions, openConditions } from "./conditions.js";
import { idsIn, parentProperty } from "./linked-ids.js";
import { parameterBy } from "./parameters.js";
import { relatedIds, relatedLimit } from "./related-ids.js";
import { isTooLong, searchFilter, searchLimit, withinFilter } from "./search.js";

/** What the conditions of a list are made from. */
export interface FilterSource extends CallContext {
  readonly facts: ResourceDescriptor;
  readonly query: Readonly<Record<string, unknown>>;
  readonly references: ResolvedReferences;
  readonly errors: ParameterErrors;
}

/**
 * The condition of a list: every filter that the query gives, by the kind the spec says, and what the caller may see.
 * Values of the query are only ever used as values, never as operators. Hooks are left to the caller.
 */
export async function buildFilter(source: FilterSource): Promise<Filter<RecordDocument>[]> {
  const { facts, query, site, call } = source;
  rejectEmptyLists(source);
  const given = Object.entries(facts.filters).filter(([name]) => (query[name] ?? null) !== null);
  const counting = given.filter(([, { match }]) => !isOverruled(match, given));
  const conditions = await Promise.all(
    counting.map(([name, filter]) => filterCondition(source, name, filter)),
  );
  const listed = listedConditions({ site, facts, principal: call.principal }, askedStatuses(source));
  return [...conditions.filter((condition) => condition !== undefined), ...listed];
}

/** A list without entries would match no record, and is a mistake of the caller. */
function rejectEmptyLists({ facts, query, errors }: FilterSource): void {
  for (const name of Object.keys(facts.filters)) {
    const value = query[name];
    if (Array.isArray(value) && value.length === 0) errors.add(name, "blank");
  }
}

/** Ids to include overrule ids to exclude, and of two names for one filter the later one in the spec counts. */
function isOverruled(
  match: MatchDescriptor,
  given: readonly (readonly [string, FilterDescriptor])[],
): boolean {
  const others = given.map(([, filter]) => filter.match);
  if (match.by === "none_of_ids") return others.some(({ by }) => by === "one_of_ids");
  if (match.by !== "linked_from") return false;
  const same = others.filter(
    (other) =>
      other.by === "linked_from" && other.resource === match.resource && other.property === match.property,
  );
  return same.at(-1) !== match;
}

/** The condition of a filter; through a relation, that the records refer to one of those that fulfil it. */
async function filterCondition(
  source: FilterSource,
  name: string,
  filter: FilterDescriptor,
): Promise<Filter<RecordDocument> | undefined> {
  const condition = await matchFilter(source, name, filter);
  const through = "through" in filter.match ? filter.match.through : undefined;
  if (through === undefined || condition === undefined) return condition;
  const ids = await relatedIds(source, through.resource, condition);
  if (ids === undefined) source.errors.add(name, "too_many", { limit: relatedLimit });
  return { [through.property]: { $in: [...(ids ?? [])] } };
}

async function matchFilter(
  source: FilterSource,
  name: string,
  filter: FilterDescriptor,
): Promise<Filter<RecordDocument> | undefined> {
  const { match, target = "" } = filter;
  const { query, references } = source;
  const value = query[name];
  switch (match.by) {
    case "search":
      return searchCondition(source, name, match);
    case "equals":
    case "not":
    case "any_of":
    case "from":
    case "to":
    case "after":
    case "before":
    case "starts_with":
    case "exists":
      return comparisonCondition({
        site: source.site,
        call: source.call,
        filter,
        match,
        value,
        ids: resolvedIds(references, name),
      });
    case "reference": {
      const ids = resolvedIds(references, name);
      const wanted = match.descendants === true ? await withDescendants(source, target, ids) : ids;
      return { [match.property]: { $in: wanted } };
    }
    case "linked_from":
      return { _id: { $in: await idsLinkedFrom(source, match, resolvedIds(references, name)) } };
    case "one_of_ids":
      return { _id: { $in: await knownIds(source, name, value) } };
    case "none_of_ids":
      return { _id: { $nin: await knownIds(source, name, value) } };
    case "slug":
      return slugCondition(source, String(value));
    case "hide_empty":
      return value === true ? { count: { $gt: 0 } } : undefined;
    case "status":
    case "page":
    case "cursor":
    case "size":
    case "order":
    case "order_by":
    case "lifts":
    case "hook":
      return undefined;
  }
}

/** The ids among resolved entries that a filter may look for: those of records that answers show to the caller. */
function resolvedIds(references: ResolvedReferences, name: string): RecordId[] {
  const entries = references.get(name) ?? [];
  return entries.flatMap((entry) =>
    entry.kind === "id" && entry.isHidden !== true && entry.isTrashed !== true ? [entry.id] : [],
  );
}

async function searchCondition(
  { site, call, facts, query, errors }: FilterSource,
  name: string,
  { fields, within }: MatchDescriptor & { by: "search" },
): Promise<Filter<RecordDocument> | undefined> {
  const search = String(query[name]);
  if (within !== true && isTooLong(search)) {
    errors.add(name, "too_many", { limit: searchLimit });
    return undefined;
  }
  const { token } = resourceNamed(site, facts.name);
  const source = {
    site,
    facts,
    collection: site.database.collection(token),
    language: call.language,
    fields,
  };
  return within === true ? withinFilter(source, search) : searchFilter(source, search);
}

/** The record with the slug in the language asked for, else in any. */
async function slugCondition(
  { site, call, facts }: FilterSource,
  text: string,
): Promise<Filter<RecordDocument>> {
  const lower = text.trim().toLowerCase();
  // Stored slugs are ASCII; others are written with percent signs.
  const slug = /^[!-~]*$/.test(lower) ? lower : slugify(lower);
  const own = { slugs: `${call.language}:${slug}` };
  const collection = site.database.collection(resourceNamed(site, facts.name).token);
  const found = await collection.findOne(own, { projection: { _id: 1 }, ...timeLimit });
  if (found !== null) return own;
  return { slugs: { $in: site.facts.languages.all.map((language) => `${language}:${slug}`) } };
}

/** The ids given; those that no record has are errors of the parameter. */
async function knownIds(
  { site, facts, errors }: FilterSource,
  name: string,
  value: unknown,
): Promise<RecordId[]> {
  const ids = [value].flat().flatMap((entry) => idOf(facts, entry) ?? []);
  const known = await site.database
    .collection(resourceNamed(site, facts.name).token)
    .find({ _id: { $in: ids } }, { projection: { _id: 1 }, batchSize: ids.length + 1, ...timeLimit })
    .toArray();
  const found = new Set(known.map(({ _id }) => _id));
  const unknown = ids.find((id) => !found.has(id));
  if (unknown !== undefined) errors.add(name, "not_found", { value: unknown });
  return ids;
}

/** The statuses of the query that the caller may name; those that are not allowed are errors of the parameter. */
function askedStatuses({ site, call, facts, query, errors }: FilterSource): readonly string[] {
  const name = parameterBy(facts, "status");
  const asked = name === undefined ? undefined : query[name];
  if (name === undefined || !Array.isArray(asked)) return defaultStatuses(site, call.principal);
  const statuses = asked.filter((status) => typeof status === "string");
  const rejected = statuses.find((status) => !mayList(site, call.principal, status));
  if (rejected !== undefined) errors.add(name, "not_allowed", { value: rejected });
  return statuses;
}

/** Ids with those of all records below them. */
const descendants = cacheRegion<readonly RecordId[]>("descendants");

async function withDescendants(
  { site, call }: FilterSource,
  target: string,
  ids: readonly RecordId[],
): Promise<readonly RecordId[]> {
  const { token, facts } = resourceNamed(site, target);
  const parent = parentProperty(facts);
  if (parent === undefined) return ids;
  const snapshot = snapshotFor(site, call);
  const key = `${token.name} ${ids.join()}`;
  const known = snapshot.get(descendants, key);
  if (known !== undefined) return known;
  const found = new Set(ids);
  let level = [...ids];
  while (level.length > 0) {
    const below = await site.database
      .collection(token)
      .find({ [parent]: { $in: level } }, { projection: { _id: 1 }, batchSize: 10_000, ...timeLimit })
      .toArray();
    level = below.map(({ _id }) => _id).filter((id) => !found.has(id));
    for (const id of level) found.add(id);
  }
  const all = [...found];
  snapshot.set(descendants, key, { value: all, dependencies: [token.name], size: 8 * all.length });
  return all;
}

/** What the given records refer to, as far as the caller may read them; nothing counts that lies in the trash. */
async function idsLinkedFrom(
  { site, call }: FilterSource,
  { resource, property }: MatchDescriptor & { by: "linked_from" },
  ids: readonly RecordId[],
): Promise<RecordId[]> {
  const { token, facts } = resourceNamed(site, resource);
  const readable = openConditions({ site, call }, facts);
  const linking = await site.database
    .collection(token)
    .find(allOf([{ _id: { $in: [...ids] } }, ...readable]), {
      projection: { [property]: 1 },
      batchSize: 1001,
      ...timeLimit,
    })
    .toArray();
  return linking.flatMap((document) => idsIn(document, property));
}
