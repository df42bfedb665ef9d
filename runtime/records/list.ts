import type { Filter } from "mongodb";
import type { Call, Reply } from "../http/call.js";
import type { Faults } from "../http/faults.js";
import type { RecordDocument } from "./documents.js";
import type { ResourceFacts } from "./facts.js";
import { allOf, buildFilter } from "./filter.js";
import { isPost } from "./find.js";
import type { FilterContext, FilterHook, FilterOutcome } from "./hooks.js";
import { type ListLinks, linkValues, listLinks } from "./links.js";
import { orderOf } from "./list-order.js";
import { findPage, pagingOf } from "./list-page.js";
import type { ResolvedReferences } from "./references.js";
import { loadRelated } from "./related.js";
import type { Resource } from "./resource.js";
import { resourceError } from "./resource-error.js";
import type { Site } from "./site.js";
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
  const [conditions, outcomes] = await Promise.all([
    buildFilter({ site, call, facts, query, references, faults }),
    runHooks(resource.filterHooks, given, { site, call, faults }),
  ]);
  faults.throwIfAny();

  const kept = outcomes.map(({ keep }) => keep).filter((keep) => keep !== undefined);
  // The conditions name properties that every document of the resource has.
  const filter = allOf<Document>([...(conditions as Filter<Document>[]), ...kept]);
  const collection = site.database.collection(resource.token);
  const paging = pagingOf(site, query);
  const order = await orderOf({ site, collection, facts, language: call.language, query, outcomes, filter });
  const { documents, total } = await findPage(collection, filter, order, paging);

  const pages = Math.ceil(total / paging.size);
  if (facts.lifecycle === "post" && paging.page > 1 && documents.length === 0)
    throw resourceError(facts, "no_page");
  const view = createView(site, call, await loadRelated(site, facts, documents), false);
  const answers = await Promise.all(
    documents.map(async (document) => {
      const answer = resource.show(document, view);
      return (await isOpen(document, outcomes)) ? answer : { ...answer, ...facts.masked };
    }),
  );
  const values = linkValues({ site, call, facts, given, outcomes }, paging);
  const links = listLinks(call.mounted, facts, values, { ...paging, name: site.facts.paging.page, pages });
  return {
    status: 200,
    body: envelope(facts, answers, links, total, pages),
    headers: pageHeaders(total, pages, links),
  };
}

/** The query with the defaults of the spec, the page size that of the site. */
function withDefaults(site: Site, facts: ResourceFacts, query: object): Readonly<Record<string, unknown>> {
  const defaults = Object.entries(facts.filters).flatMap(([name, filter]): [string, unknown][] =>
    filter.default === undefined ? [] : [[name, filter.default]],
  );
  const { page, size } = site.facts.paging;
  return { ...Object.fromEntries(defaults), [page]: 1, [size]: site.pageSize, ...query };
}

function runHooks<Document extends RecordDocument, Query extends object>(
  hooks: Readonly<Record<string, FilterHook<Query, Document>>>,
  query: Query,
  context: FilterContext,
): Promise<FilterOutcome<Query, Document>[]> {
  return Promise.all(Object.values(hooks).map(async (hook) => hook(query, context)));
}

/** Lists show records that need a password, but to most callers not what the password protects. */
async function isOpen<Document extends RecordDocument, Query extends object>(
  document: Document,
  outcomes: readonly FilterOutcome<Query, Document>[],
): Promise<boolean> {
  if (!isPost(document) || document.password === undefined) return true;
  for (const { unlocks } of outcomes) {
    if (unlocks !== undefined && (await unlocks(document))) return true;
  }
  return false;
}

function envelope(
  facts: ResourceFacts,
  answers: readonly object[],
  links: ListLinks,
  total: number,
  total_pages: number,
): object {
  const { rest_url, ...others } = links;
  return facts.lifecycle === "post"
    ? { [facts.plural]: answers, rest_url, ...others, total, total_pages }
    : { rest_url, total, total_pages, [facts.plural]: answers, ...others };
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
    "X-TEC-Total": String(total),
    "X-TEC-TotalPages": String(pages),
    "X-WP-Total": String(total),
    "X-WP-TotalPages": String(pages),
    ...(link === "" || link.length > linkLimit ? {} : { Link: link }),
  };
}
