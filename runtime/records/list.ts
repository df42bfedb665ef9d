import type { Collection, Filter, Sort } from "mongodb";
import type { Call, Reply } from "../http/call.js";
import { Faults } from "../http/faults.js";
import { timeLimit } from "../storage/database.js";
import type { RecordDocument } from "./documents.js";
import type { ResourceFacts, SortKey } from "./facts.js";
import { allOf, buildFilter } from "./filter.js";
import { isPost } from "./find.js";
import type { FilterHook, FilterOutcome } from "./hooks.js";
import { type LinkValues, linkText, listLinks } from "./links.js";
import type { ResolvedReferences } from "./references.js";
import { loadRelated } from "./related.js";
import type { Resource } from "./resource.js";
import { resourceError } from "./resource-error.js";
import type { Site } from "./site.js";
import { defaultStatuses } from "./status.js";
import { createView } from "./view.js";

/** One page of a list with its exact total, its links and the headers that tell the totals. */
export async function listRecords<
  Document extends RecordDocument,
  Answer extends object,
  Query extends object,
>(
  site: Site,
  resource: Resource<Document, Answer, Query>,
  given: Query,
  call: Call,
  references: ResolvedReferences,
  faults: Faults,
): Promise<Reply> {
  const { facts } = resource;
  const query = withDefaults(site, facts, given);
  const values: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(query));
  const [conditions, outcomes] = await Promise.all([
    buildFilter({ site, call, facts, query: values, references, faults }),
    runHooks(resource.filterHooks, given, { site, call, faults }),
  ]);
  faults.throwIfAny();

  const paging = pagingOf(site, facts, values);
  const kept = outcomes.map(({ keep }) => keep).filter((keep) => keep !== undefined);
  // The conditions name properties that every document of the resource has.
  const filter = allOf<Document>([...(conditions as Filter<Document>[]), ...kept]);
  const ids =
    outcomes.find(({ idsInOrder }) => idsInOrder !== undefined)?.idsInOrder ?? orderedIds(facts, values);
  const sort = sortOf(site, facts, values);
  const { documents, total } = await findPage(
    site.database.collection(resource.token),
    filter,
    sort,
    ids,
    paging,
  );

  const pages = Math.ceil(total / paging.size);
  if (facts.lifecycle === "post" && paging.page > 1 && documents.length === 0)
    throw resourceError(facts, "no_page");
  const view = createView(site, call, await loadRelated(site, facts, documents), false);
  const links = listLinks(call.mounted, facts, linkValues(site, call, facts, given, values, outcomes), {
    name: site.facts.paging.page,
    page: paging.page,
    pages,
  });
  const answers = documents.map((document) => mask(facts, document, resource.show(document, view)));
  return {
    status: 200,
    body: envelope(facts, answers, links, total, pages),
    headers: pageHeaders(total, pages, links),
  };
}

/** Lists show records that need a password, but not what the password protects. */
function mask(facts: ResourceFacts, document: RecordDocument, answer: object): object {
  return isPost(document) && document.password !== undefined ? { ...answer, ...facts.masked } : answer;
}

interface Paging {
  readonly page: number;
  readonly size: number;
}

/** The query with the defaults of the spec, the page size that of the site. */
function withDefaults<Query extends object>(site: Site, facts: ResourceFacts, query: Query): Query {
  const defaults = Object.entries(facts.filters)
    .filter(([, filter]) => filter.default !== undefined)
    .map(([name, filter]) => [name, filter.default]);
  const { page, size } = site.facts.paging;
  return { ...Object.fromEntries(defaults), [page]: 1, [size]: site.pageSize, ...query };
}

function pagingOf(site: Site, facts: ResourceFacts, values: Readonly<Record<string, unknown>>): Paging {
  const { page, size } = site.facts.paging;
  const number = (name: string, byDefault: number): number =>
    name in facts.filters ? Number(values[name] ?? byDefault) : byDefault;
  return { page: number(page, 1), size: Math.min(number(size, site.pageSize), site.maximumPageSize) };
}

async function runHooks<Document extends RecordDocument, Query extends object>(
  hooks: Readonly<Record<string, FilterHook<Query, Document>>>,
  query: Query,
  context: Parameters<FilterHook<Query, Document>>[1],
): Promise<FilterOutcome<Query, Document>[]> {
  return Promise.all(Object.values(hooks).map((hook) => hook(query, context)));
}

async function findPage<Document extends RecordDocument>(
  collection: Collection<Document>,
  filter: Filter<Document>,
  sort: Sort,
  ids: readonly number[] | undefined,
  { page, size }: Paging,
): Promise<{ documents: Document[]; total: number }> {
  const skip = (page - 1) * size;
  if (ids !== undefined) return findInOrder(collection, filter, ids, skip, size);
  const [documents, total] = await Promise.all([
    collection.find(filter, { sort, skip, limit: size, batchSize: size + 1, ...timeLimit }).toArray(),
    collection.countDocuments(filter, timeLimit),
  ]);
  // The driver's result type leaves out nothing here: no projection was asked for.
  return { documents: documents as Document[], total };
}

/** For lists in the order of given ids: which of them are kept is asked first, then the page of documents. */
async function findInOrder<Document extends RecordDocument>(
  collection: Collection<Document>,
  filter: Filter<Document>,
  ids: readonly number[],
  skip: number,
  size: number,
): Promise<{ documents: Document[]; total: number }> {
  const kept = await collection
    .find(filter, { projection: { _id: 1 }, batchSize: ids.length + 1, ...timeLimit })
    .toArray();
  const keptIds = new Set(kept.map(({ _id }) => Number(_id)));
  const inOrder = [...new Set(ids)].filter((id) => keptIds.has(id));
  const pageIds = inOrder.slice(skip, skip + size);
  const documents = (await collection
    .find({ _id: { $in: pageIds } } as Filter<Document>, { batchSize: size + 1, ...timeLimit })
    .toArray()) as Document[];
  const byId = new Map(documents.map((document) => [document._id, document]));
  return {
    documents: pageIds.map((id) => byId.get(id)).filter((document) => document !== undefined),
    total: inOrder.length,
  };
}

function parameterBy(facts: ResourceFacts, by: string): string | undefined {
  return Object.entries(facts.filters).find(([, filter]) => filter.match.by === by)?.[0];
}

function valueBy(facts: ResourceFacts, values: Readonly<Record<string, unknown>>, by: string): unknown {
  const name = parameterBy(facts, by);
  return name === undefined ? undefined : values[name];
}

/** Sorting by `include` means the order of the ids given. */
function orderedIds(
  facts: ResourceFacts,
  values: Readonly<Record<string, unknown>>,
): readonly number[] | undefined {
  const ids = valueBy(facts, values, "one_of_ids");
  if (valueBy(facts, values, "order_by") !== "include" || !Array.isArray(ids)) return undefined;
  return ids.filter((id) => typeof id === "number");
}

/** The sort asked for, or that of the spec; ties are broken by id, so that pages never overlap. */
function sortOf(site: Site, facts: ResourceFacts, values: Readonly<Record<string, unknown>>): Sort {
  const attribute = valueBy(facts, values, "order_by");
  const isDescending = valueBy(facts, values, "order") === "desc";
  const keys = attribute === undefined ? facts.order : sortKeys(site, facts, String(attribute));
  return keys.map(([property, direction]): [string, 1 | -1] => [
    property,
    isDescending ? (direction === 1 ? -1 : 1) : direction,
  ]);
}

function sortKeys(site: Site, facts: ResourceFacts, attribute: string): readonly SortKey[] {
  const byId: SortKey = ["_id", 1];
  switch (attribute) {
    case "id":
    case "term_id":
      return [byId];
    case "count":
      return [["count", 1], byId];
    case "slug":
    case "description":
      return [[`text.${site.language}.${attribute}`, 1], byId];
    default:
      return facts.order;
  }
}

/** Names and values for the links: what was given, and what the reader should know applies. */
function linkValues(
  site: Site,
  call: Call,
  facts: ResourceFacts,
  given: object,
  values: Readonly<Record<string, unknown>>,
  outcomes: readonly { readonly links?: object }[],
): LinkValues {
  const shown = new Map<string, string>(
    Object.entries(given)
      .filter(([name, value]) => name in facts.filters && value !== undefined && value !== null)
      .map(([name, value]) => [name, linkText(value)]),
  );
  const { page, size } = site.facts.paging;
  if (size in given) shown.set(size, String(pagingOf(site, facts, values).size));
  if (facts.lifecycle === "post") {
    shown.set(page, linkText(values[page]));
    shown.set(size, String(pagingOf(site, facts, values).size));
    const status = parameterBy(facts, "status");
    if (status !== undefined && !(status in given)) shown.set(status, defaultStatusText(site, call));
  }
  for (const { links } of outcomes) {
    for (const [name, text] of Object.entries(links ?? {})) shown.set(name, String(text));
  }
  const names = [...facts.links, ...Object.keys(facts.filters)];
  const ordered: [string, string][] = [...new Set(names)].flatMap((name) => {
    const text = shown.get(name);
    return text === undefined || text === "" ? [] : [[name, text]];
  });
  return new Map(ordered);
}

function defaultStatusText(site: Site, call: Call): string {
  const [first, ...others] = defaultStatuses(site, call.principal);
  return others.length > 0 ? "any" : (first ?? "");
}

function envelope(
  facts: ResourceFacts,
  answers: readonly object[],
  links: ReturnType<typeof listLinks>,
  total: number,
  total_pages: number,
): object {
  const { rest_url, ...others } = links;
  return facts.lifecycle === "post"
    ? { [facts.plural]: answers, rest_url, ...others, total, total_pages }
    : { rest_url, total, total_pages, [facts.plural]: answers, ...others };
}

function pageHeaders(
  total: number,
  pages: number,
  links: ReturnType<typeof listLinks>,
): Record<string, string> {
  const related = [
    ...(links.next_rest_url === undefined ? [] : [`<${links.next_rest_url}>; rel="next"`]),
    ...(links.previous_rest_url === undefined ? [] : [`<${links.previous_rest_url}>; rel="prev"`]),
  ];
  return {
    "X-TEC-Total": String(total),
    "X-TEC-TotalPages": String(pages),
    "X-WP-Total": String(total),
    "X-WP-TotalPages": String(pages),
    ...(related.length > 0 ? { Link: related.join(", ") } : {}),
  };
}
