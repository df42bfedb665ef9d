import type { RequestContext } from "../../core/request-context.js";
import type { Site } from "../site.js";

/** The page of a log that a query asks for, at most as large as the site allows. */
export function pageOf(
  { pageSize, maximumPageSize }: Site,
  { page = 1, per_page: size = pageSize }: { readonly page?: number; readonly per_page?: number },
): { readonly page: number; readonly size: number; readonly skip: number } {
  const limit = Math.min(size, maximumPageSize);
  return { page, size: limit, skip: Math.min((page - 1) * limit, largestSkip) };
}

/** Beyond any log, and yet a number that the store takes. */
const largestSkip = 2 ** 31 - 1;

/** Parses an instant of a query; without an offset it is in the zone of the site. */
export function readTime(site: Site, { now }: RequestContext, text: string | undefined): Date | undefined {
  const time = text === undefined ? undefined : site.parseTime(text, now);
  return time === undefined ? undefined : new Date(time.instant);
}
