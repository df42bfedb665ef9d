import type { Snapshot } from "../../core/cache-snapshot.js";
import type { JsonFragment } from "../../core/json-fragment.js";
import type { RecordId } from "../../core/record-id.js";
import type { OperationResult } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { collectionsShown } from "./dependencies.js";
import { linkValues, listLinks } from "./links.js";
import { type ListEntries, showEntries } from "./list-entries.js";
import type { ShownPage } from "./list-page.js";
import { type ListRequest, readPage, readQuery } from "./list-query.js";
import type { PageHeaders } from "./page-headers.js";

/** How pages of a list are sent, decided when the application starts. */
export interface ListFormat {
  readonly write: (page: ShownPage) => JsonFragment;
  readonly headers: PageHeaders;
}

/** One page of a list with its exact total, its links and the headers that give the totals. */
export async function listRecords(request: ListRequest, format: ListFormat): Promise<OperationResult> {
  const { site, resource, call, query } = request;
  const { facts } = resource;
  const listed = await readQuery(request);
  const { paging, outcomes, expiresAt, dependencies } = listed;
  const show = (ids: readonly RecordId[], snapshot: Snapshot): Promise<ListEntries> =>
    showEntries({ site, resource, call, ...listed, ids, snapshot });
  const { loaded, next, ...totals } = await readPage(request, listed, show);
  const source = { site, call, facts, given: query, outcomes };
  const values = linkValues(source, paging);
  const links = listLinks(source, values, { page: paging.page, pages: totals.pages, cursor: next });
  format.headers.checkNext(request.errors, values, links);
  const cacheable = {
    dependencies: [...new Set([...collectionsShown(site, facts), ...dependencies])],
    expiresAt: Math.min(expiresAt, loaded.expiresAt),
  };
  return {
    status: 200,
    body: format.write({ items: loaded.entries, ...totals, ...links }),
    headers: format.headers.all(totals, links),
    // Whether a password is right is not for caching.
    ...(namesPassword(facts, query) ? {} : { cacheable }),
  };
}

function namesPassword({ filters }: ResourceDescriptor, given: object): boolean {
  return Object.keys(given).some((name) => filters[name]?.kind === "password");
}
