import type { Filter } from "mongodb";
import type { Snapshot } from "../../core/cache-snapshot.js";
import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import { type JsonFragment, serializeJson } from "../../core/json-fragment.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { OperationResult, RequestContext } from "../../core/request-context.js";
import type { FeedFeature, FeedFormat } from "../features.js";
import type { FilterOutcome } from "../hooks.js";
import type { ResolvedReferences } from "../input.js";
import type { Resource } from "../resource.js";
import { resourceError } from "../resource-error.js";
import { resourceNamed, type Site, snapshotFor } from "../site.js";
import { collectionsShown } from "./dependencies.js";
import { type ListLinks, linkValues, listLinks } from "./links.js";
import { isOpen, type ListEntries, loadForFeed, showEntries } from "./list-entries.js";
import { readsMasked, withoutLocked } from "./masked-readers.js";
import { findPage, type Paging, pagingOf } from "./pagination.js";
import { allOf, buildFilter } from "./query-builder.js";
import { orderOf } from "./sort.js";
import { type FoundPage, type PageSteps, readWhole } from "./whole-page.js";

/** What a page of a list is read by: a query with all its filters. */
interface ListedQuery<Document extends RecordDocument, Query extends object> {
  readonly snapshot: Snapshot;
  readonly filter: Filter<Document>;
  readonly paging: Paging;
  /** The ids of the page, and the total. */
  readonly find: (snapshot: Snapshot) => Promise<FoundPage>;
  readonly outcomes: readonly FilterOutcome<Query, Document>[];
  /** The instant in milliseconds up to which the query means the same. */
  readonly expiresAt: number;
  /** The collections that the meaning of the query depends on. */
  readonly dependencies: readonly string[];
}

async function readQuery<Document extends RecordDocument, Answer extends object, Query extends object>(
  site: Site,
  resource: Resource<Document, Answer, Query>,
  given: Query,
  call: RequestContext,
  references: ResolvedReferences,
  errors: ParameterErrors,
): Promise<ListedQuery<Document, Query>> {
  const { facts } = resource;
  const snapshot = snapshotFor(site, call);
  const query = withDefaults(site, facts, given);
  const context = { site, call, errors, lifted: liftedBy(facts, given) };
  const hooks = Object.values(resource.filterHooks);
  const [conditions, outcomes] = await Promise.all([
    buildFilter({ site, call, facts, query, references, errors }),
    Promise.all(hooks.map(async (hook) => hook(given, context))),
  ]);
  errors.throwIfAny();

  const collection = site.database.collection(resource.token);
  const kept = outcomes.map(({ keep }) => keep).filter((keep) => keep !== undefined);
  const byHook = Object.fromEntries(
    Object.keys(resource.filterHooks).map((name, at) => [name, outcomes[at] ?? {}]),
  );
  const unlocked = readsMasked(facts, { query, outcomes: byHook })
    ? await withoutLocked(collection, call.principal, snapshot)
    : [];
  // The conditions name properties that every document of the resource has.
  const filter = allOf<Document>([...(conditions as Filter<Document>[]), ...kept, ...unlocked]);
  const paging = pagingOf(site, query);
  const find = async (view: Snapshot): Promise<FoundPage> => {
    const { language } = call;
    const order = await orderOf({ site, collection, facts, language, query, outcomes, filter });
    return findPage(facts, collection, filter, order, paging, view);
  };
  const dependencies = [
    ...outcomes.flatMap((outcome) => outcome.dependencies ?? []),
    ...referred(site, facts, query),
  ];
  const ends = outcomes.map(({ expiresAt = Number.POSITIVE_INFINITY }) => expiresAt);
  return { snapshot, filter, paging, find, outcomes, expiresAt: Math.min(...ends), dependencies };
}

/** One page of a list, with what `load` makes of its records. */
async function readPage<Document extends RecordDocument, Query extends object, Loaded extends LoadedPage>(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  { snapshot, paging, find }: ListedQuery<Document, Query>,
  load: PageSteps<Loaded>["load"],
): Promise<ListedPage<Loaded>> {
  const steps = { collection: facts.collection, paging, find, load };
  const { ids, total, loaded } = await readWhole(site, call, snapshot, steps);
  if (facts.lifecycle === "post" && paging.page > 1 && ids.length === 0)
    throw resourceError(facts, "no_page");
  return { total, pages: Math.ceil(total / paging.size), loaded };
}

interface LoadedPage {
  readonly entries: readonly unknown[];
}

interface ListedPage<Loaded> {
  readonly total: number;
  readonly pages: number;
  readonly loaded: Loaded;
}

/** One page of a list with its exact total, its links and the headers that tell the totals. */
export async function listRecords<
  Document extends RecordDocument,
  Answer extends object,
  Query extends object,
>(
  site: Site,
  resource: Resource<Document, Answer, Query>,
  given: Query,
  call: RequestContext,
  references: ResolvedReferences,
  errors: ParameterErrors,
): Promise<OperationResult> {
  const { facts } = resource;
  const listed = await readQuery(site, resource, given, call, references, errors);
  const { paging, outcomes, expiresAt, dependencies } = listed;
  const show = (ids: readonly number[], snapshot: Snapshot): Promise<ListEntries> =>
    showEntries({ site, resource, call, ...listed, ids, snapshot });
  const { total, pages, loaded: shown } = await readPage(site, facts, call, listed, show);
  const values = linkValues({ site, call, facts, given, outcomes }, paging);
  const links = listLinks(call.mounted, facts, values, { ...paging, name: site.facts.paging.page, pages });
  const cacheable = {
    dependencies: [...new Set([...collectionsShown(site, facts), ...dependencies])],
    expiresAt: Math.min(expiresAt, shown.expiresAt),
  };
  return {
    status: 200,
    body: serializeJson(envelope(facts, links, total, pages, shown.entries)),
    headers: pageHeaders(total, pages, links),
    // Whether a password is right is not for keeping.
    ...(namesPassword(facts, given) ? {} : { cacheable }),
  };
}

/** The same list as a feed, whose page is as large as the format allows unless the query says less. */
export async function listFeed<Document extends RecordDocument, Answer extends object, Query extends object>(
  site: Site,
  resource: Resource<Document, Answer, Query>,
  given: Query,
  call: RequestContext,
  { references, errors, format }: FeedSource,
): Promise<OperationResult> {
  const { facts } = resource;
  const limit = feedsOf(site).limits[format];
  const wide = { ...site, pageSize: limit, maximumPageSize: limit };
  const listed = await readQuery(wide, resource, given, call, references, errors);
  const { filter, outcomes } = listed;
  const load = async (ids: readonly number[]): Promise<{ readonly entries: readonly Document[] }> => ({
    entries: await loadForFeed({ site, call }, resource, { filter, ids }),
  });
  const { total, pages, loaded } = await readPage(site, facts, call, listed, load);
  const documents = loaded.entries;
  const records = await Promise.all(
    documents.map(async (document) => ({ document, isOpen: await isOpen(document, outcomes) })),
  );
  const reply = await feedsOf(site).render({ site, facts, call }, records, { format, name: facts.plural });
  return { ...reply, headers: { ...reply.headers, ...totalHeaders(total, pages) } };
}

/** The feeds of the service. Throws an Error where a route gives a feed and no feature renders any. */
export function feedsOf({ features }: Pick<Site, "features">): FeedFeature<Site> {
  if (features.feeds === undefined) throw new Error("No feature renders feeds.");
  return features.feeds;
}

/** What was found out about the query of a feed, and the format asked for. */
interface FeedSource {
  readonly references: ResolvedReferences;
  readonly errors: ParameterErrors;
  readonly format: FeedFormat;
}

/** The query with the defaults of the spec, the page size that of the site. */
function withDefaults(
  site: Site,
  facts: ResourceDescriptor,
  query: object,
): Readonly<Record<string, unknown>> {
  const defaults = Object.entries(facts.filters).flatMap(([name, filter]): [string, unknown][] =>
    filter.default === undefined ? [] : [[name, filter.default]],
  );
  const { page, size } = site.facts.paging;
  return { ...Object.fromEntries(defaults), [page]: 1, [size]: site.pageSize, ...query };
}

/** The filters whose computed defaults a query lets not count. */
function liftedBy({ filters }: ResourceDescriptor, given: object): ReadonlySet<string> {
  const lifted = Object.entries(filters).flatMap(([name, { match }]) =>
    match.by === "lifts" && Reflect.get(given, name) !== undefined ? match.filters : [],
  );
  return new Set(lifted);
}

/** The collections that the parameters of a query refer to, which were read for its conditions. */
function referred(site: Site, { filters }: ResourceDescriptor, query: object): string[] {
  return Object.keys(query).flatMap((name) => {
    const { target, match } = filters[name] ?? {};
    const names = [target, match?.by === "linked_from" ? match.resource : undefined];
    return names.flatMap((resource) =>
      resource === undefined ? [] : [resourceNamed(site, resource).facts.collection],
    );
  });
}

function namesPassword({ filters }: ResourceDescriptor, given: object): boolean {
  return Object.keys(given).some((name) => filters[name]?.kind === "password");
}

/** The members of the answer in their order. */
function envelope(
  facts: ResourceDescriptor,
  links: ListLinks,
  total: number,
  total_pages: number,
  entries: readonly JsonFragment[],
): Readonly<Record<string, unknown>> {
  const { rest_url, ...others } = links;
  return facts.lifecycle === "post"
    ? { [facts.plural]: entries, rest_url, ...others, total, total_pages }
    : { rest_url, total, total_pages, [facts.plural]: entries, ...others };
}

/** Clients refuse answers with long headers, and the body has the links as well. */
const linkLimit = 8000;

function pageHeaders(total: number, pages: number, links: ListLinks): Record<string, string> {
  const related = [
    ...(links.next_rest_url === undefined ? [] : [`<${links.next_rest_url}>; rel="next"`]),
    ...(links.previous_rest_url === undefined ? [] : [`<${links.previous_rest_url}>; rel="prev"`]),
  ];
  const link = related.join(", ");
  return {
    ...totalHeaders(total, pages),
    ...(link === "" || link.length > linkLimit ? {} : { Link: link }),
  };
}

function totalHeaders(total: number, pages: number): Record<string, string> {
  return {
    "X-TEC-Total": String(total),
    "X-TEC-TotalPages": String(pages),
    "X-WP-Total": String(total),
    "X-WP-TotalPages": String(pages),
  };
}
