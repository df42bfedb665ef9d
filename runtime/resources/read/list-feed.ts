import type { RecordDocument } from "../../core/documents.js";
import type { OperationResult } from "../../core/request-context.js";
import type { FeedFeature, FeedFormat } from "../features.js";
import type { Site } from "../site.js";
import { isOpen, loadForFeed } from "./list-entries.js";
import { type ListRequest, readPage, readQuery } from "./list-query.js";
import type { PageHeaders } from "./page-headers.js";

/** A list as a feed, whose page is as large as the format allows unless the query says less. */
export async function listFeed(
  request: ListRequest,
  { format, headers }: { readonly format: FeedFormat; readonly headers: PageHeaders },
): Promise<OperationResult> {
  const { site, resource, call } = request;
  const { facts } = resource;
  const limit = feedsOf(site).limits[format];
  const wide = { ...site, pageSize: limit, maximumPageSize: limit };
  const listed = await readQuery({ ...request, site: wide });
  const { filter, outcomes } = listed;
  const page = await readPage(
    request,
    listed,
    async (ids): Promise<{ readonly entries: readonly RecordDocument[] }> => ({
      entries: await loadForFeed({ site, call }, resource, { filter, ids }),
    }),
  );
  const records = await Promise.all(
    page.loaded.entries.map(async (document) => ({ document, isOpen: await isOpen(document, outcomes) })),
  );
  const feed = await feedsOf(site).render({ site, facts, call }, records, { format, name: facts.plural });
  return { ...feed, headers: { ...feed.headers, ...headers.totals(page) } };
}

/** The feeds of the service. Throws an Error where a route gives a feed and no feature renders any. */
export function feedsOf({ features }: Pick<Site, "features">): FeedFeature<Site> {
  if (features.feeds === undefined) throw new Error("No feature renders feeds.");
  return features.feeds;
}
