import type { Snapshot } from "../../core/cache-snapshot.js";
import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import { serializeJson } from "../../core/json-fragment.js";
import type { OperationResult } from "../../core/request-context.js";
import { collectionsShown } from "./dependencies.js";
import { type ListLinks, linkValues, listLinks } from "./links.js";
import { type ListEntries, showEntries } from "./list-entries.js";
import { type ListedPage, type ListRequest, readPage, readQuery } from "./list-query.js";
import { pageHeaders } from "./page-headers.js";

/** One page of a list with its exact total, its links and the headers that give the totals. */
export async function listRecords<
  Document extends RecordDocument,
  Answer extends object,
  Query extends object,
>(request: ListRequest<Document, Answer, Query>): Promise<OperationResult> {
  const { site, resource, call, query } = request;
  const { facts } = resource;
  const listed = await readQuery(request);
  const { paging, outcomes, expiresAt, dependencies } = listed;
  const show = (ids: readonly number[], snapshot: Snapshot): Promise<ListEntries> =>
    showEntries({ site, resource, call, ...listed, ids, snapshot });
  const page = await readPage(request, listed, show);
  const source = { site, call, facts, given: query, outcomes };
  const links = listLinks(source, linkValues(source, paging), { page: paging.page, pages: page.pages });
  const cacheable = {
    dependencies: [...new Set([...collectionsShown(site, facts), ...dependencies])],
    expiresAt: Math.min(expiresAt, page.loaded.expiresAt),
  };
  return {
    status: 200,
    body: serializeJson(envelope(facts, links, page)),
    headers: pageHeaders(page, links),
    // Whether a password is right is not for caching.
    ...(namesPassword(facts, query) ? {} : { cacheable }),
  };
}

function namesPassword({ filters }: ResourceDescriptor, given: object): boolean {
  return Object.keys(given).some((name) => filters[name]?.kind === "password");
}

/** The members of the answer in their order. */
function envelope(
  facts: ResourceDescriptor,
  { rest_url, ...others }: ListLinks,
  { total, pages: total_pages, loaded }: ListedPage<ListEntries>,
): Readonly<Record<string, unknown>> {
  const { entries } = loaded;
  return facts.taxonomy === undefined
    ? { [facts.plural]: entries, rest_url, ...others, total, total_pages }
    : { rest_url, total, total_pages, [facts.plural]: entries, ...others };
}
