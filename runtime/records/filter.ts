import type { Filter } from "mongodb";
import type { Call } from "../http/call.js";
import type { Faults } from "../http/faults.js";
import { timeLimit } from "../storage/database.js";
import { slugify } from "../text/slug.js";
import type { PostDocument, RecordDocument } from "./documents.js";
import type { FilterFacts, MatchFacts, ResourceFacts } from "./facts.js";
import { type ResolvedReferences, resolvedIds } from "./references.js";
import { idsIn } from "./related.js";
import { searchFilter, withinFilter } from "./search.js";
import { resourceNamed, type Site } from "./site.js";
import { defaultStatuses, mayList, visibleFilter } from "./status.js";

/** What the conditions of a list are made from. */
export interface FilterSource {
  readonly site: Site;
  readonly call: Call;
  readonly facts: ResourceFacts;
  readonly query: Readonly<Record<string, unknown>>;
  readonly references: ResolvedReferences;
  readonly faults: Faults;
}

/**
 * The condition of a list: every filter that the query gives, by the kind the spec says, and what the caller may see.
 * Values of the query only ever stand as values, never as operators. Hooks are left to the caller.
 */
export async function buildFilter(source: FilterSource): Promise<Filter<RecordDocument>[]> {
  const { facts, query, site, call } = source;
  const conditions: Filter<RecordDocument>[] = [];
  for (const [name, filter] of Object.entries(facts.filters)) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    const condition = await matchFilter(source, name, filter, value);
    if (condition !== undefined) conditions.push(condition);
  }
  if (facts.lifecycle === "post") {
    // Documents of a post resource have a status; the lifecycle says so.
    conditions.push(visibleFilter(site, call.principal, askedStatuses(source)) as Filter<RecordDocument>);
  }
  if (facts.hiddenBy !== undefined) conditions.push({ [facts.hiddenBy]: { $ne: true } });
  return conditions;
}

async function matchFilter(
  source: FilterSource,
  name: string,
  filter: FilterFacts,
  value: unknown,
): Promise<Filter<RecordDocument> | undefined> {
  const { match } = filter;
  const { site, call, references } = source;
  switch (match.by) {
    case "search":
      return match.within === true
        ? withinFilter(site, match.fields, String(value))
        : searchFilter(site, call.language, match.fields, String(value));
    case "equals":
      return value === false ? { [match.property]: { $ne: true } } : { [match.property]: value };
    case "reference":
      return {
        [match.property]: { $in: await withDescendants(site, filter, match, resolvedIds(references, name)) },
      };
    case "linked_from":
      return {
        _id: {
          $in: await idsLinkedFrom(site, match.resource, match.property, resolvedIds(references, name)),
        },
      };
    case "one_of_ids":
      return { _id: { $in: numbers(value) } };
    case "none_of_ids":
      return { _id: { $nin: numbers(value) } };
    case "slug":
      return {
        slugs: { $in: site.facts.languages.all.map((language) => `${language}:${slugify(String(value))}`) },
      };
    case "hide_empty":
      return value === true ? { count: { $gt: 0 } } : undefined;
    case "status":
    case "page":
    case "size":
    case "order":
    case "order_by":
    case "hook":
      return undefined;
  }
}

function numbers(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === "number");
}

/** The statuses of the query that the caller may name; those that are not allowed are faults of the parameter. */
function askedStatuses({ site, call, facts, query, faults }: FilterSource): readonly string[] {
  const [name] = Object.entries(facts.filters).find(([, filter]) => filter.match.by === "status") ?? [];
  const asked = name === undefined ? undefined : query[name];
  if (name === undefined || !Array.isArray(asked)) return defaultStatuses(site, call.principal);
  const statuses = asked.filter((status) => typeof status === "string");
  const refused = statuses.find((status) => !mayList(site, call.principal, status));
  if (refused !== undefined) faults.add(name, "not_allowed", { value: refused });
  return statuses;
}

async function withDescendants(
  site: Site,
  filter: FilterFacts,
  match: MatchFacts & { by: "reference" },
  ids: readonly number[],
): Promise<number[]> {
  if (match.descendants !== true) return [...ids];
  const { token, facts } = resourceNamed(site, filter.target ?? "");
  const [parent] = Object.entries(facts.fields).find(([, field]) => field.hierarchy === true) ?? [];
  const found = new Set(ids);
  let level = [...ids];
  while (parent !== undefined && level.length > 0) {
    const below = await site.database
      .collection(token)
      .find({ [parent]: { $in: level } }, { projection: { _id: 1 }, batchSize: 10_000, ...timeLimit })
      .toArray();
    level = below.map(({ _id }) => _id).filter((id) => !found.has(id));
    for (const id of level) found.add(id);
  }
  return [...found];
}

async function idsLinkedFrom(
  site: Site,
  resource: string,
  property: string,
  ids: readonly number[],
): Promise<number[]> {
  const linking = await site.database
    .collection(resourceNamed(site, resource).token)
    .find({ _id: { $in: [...ids] } }, { projection: { [property]: 1 }, batchSize: 1001, ...timeLimit })
    .toArray();
  return linking.flatMap((document) => idsIn(document, property));
}

/** Combines conditions; none at all keeps everything. */
export function allOf<Document extends RecordDocument | PostDocument>(
  conditions: readonly Filter<Document>[],
): Filter<Document> {
  if (conditions.length === 0) return {};
  const [only] = conditions;
  // Every element is a filter of the same document; the driver's type cannot see that `$and` of them is one again.
  return conditions.length === 1 && only !== undefined
    ? only
    : ({ $and: [...conditions] } as Filter<Document>);
}
