import { type JsonFragment, serializeJson, serializeList } from "../../core/json-fragment.js";
import type { OperationResult } from "../../core/request-context.js";
import type { ListPart, ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { AppContext, FeedFeature, FeedFormat } from "../app-context.js";
import type { ListRequest } from "../resource.js";
import { withEmbeds } from "./embeds.js";
import { checkNextLink, linkHeader, linkValues, listLinks, totalHeaders } from "./links.js";
import { readPage } from "./page.js";
import { collectionsShown } from "./populate.js";
import { readQuery } from "./query.js";
import { isOpen, loadForFeed, showEntries } from "./render.js";

/** One page of a list with its exact total, its links and the headers that give the totals. */
export async function listRecords(request: ListRequest): Promise<OperationResult> {
  const list = withEmbeds(request, request.query);
  const { resource } = list.records;
  const query = await readQuery(list);
  const page = await readPage(query, showEntries);
  const { loaded } = page;
  const values = linkValues(list, query.paging, query.outcomes);
  const links = listLinks(list, values, { ...page, paging: query.paging });
  checkNextLink(list, values, links);
  const cacheable = {
    dependencies: [
      ...new Set([...collectionsShown(list), ...query.dependencies, ...page.dependencies, ...loaded.numbers]),
    ],
    expiresAt: Math.min(query.expiresAt, loaded.expiresAt),
  };
  return {
    status: 200,
    body: pageBody(resource, { items: loaded.entries, ...page, ...links }),
    headers: { ...totalHeaders(list, page), ...linkHeader(list, links) },
    // Whether a password is right is not for caching.
    ...(namesPassword(resource, list.query) ? {} : { cacheable }),
  };
}

function namesPassword({ filters }: ResourceDescriptor, given: object): boolean {
  return Object.keys(given).some((name) => filters[name]?.kind === "password");
}

/** A page of a list, whose names and order are those of the spec. */
function pageBody(
  { list }: ResourceDescriptor,
  page: Partial<Record<ListPart, unknown>> & { readonly items: readonly JsonFragment[] },
): JsonFragment {
  if (list === undefined) return serializeList(page.items);
  const body: Record<string, unknown> = {};
  // Members without a value, such as the next page of the last one, are left out.
  for (const [name, part] of Object.entries<ListPart>(list)) body[name] = page[part];
  return serializeJson(body);
}

/** A list as a feed, whose page is as large as the format allows unless the query says less. */
export async function listFeed(request: ListRequest, format: FeedFormat): Promise<OperationResult> {
  const feeds = feedsOf(request.app);
  const list = { ...request, pageLimit: feeds.limits[format] };
  const query = await readQuery(list);
  const page = await readPage(query, loadForFeed);
  const feedRecords = await Promise.all(
    page.loaded.entries.map(async (document) => ({
      document,
      isOpen: await isOpen(document, query.outcomes),
    })),
  );
  const { plural: name } = list.records.resource;
  const feed = await feeds.render(list, feedRecords, { format, name });
  return { ...feed, headers: { ...feed.headers, ...totalHeaders(list, page) } };
}

/** The feeds of the service. Throws an Error where a route gives a feed and no feature renders any. */
export function feedsOf({ features }: AppContext): FeedFeature {
  if (features.feeds === undefined) throw new Error("No feature renders feeds.");
  return features.feeds;
}
