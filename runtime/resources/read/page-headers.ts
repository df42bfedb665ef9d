import type { ListLinks } from "./links.js";

/** Clients reject responses with long headers, and the body has the links as well. */
const linkLimit = 8000;

/** The headers of a page of a list: its totals, and the links to the pages beside it. */
export function pageHeaders(totals: PageTotals, links: ListLinks): Record<string, string> {
  const related = [
    ...(links.next_rest_url === undefined ? [] : [`<${links.next_rest_url}>; rel="next"`]),
    ...(links.previous_rest_url === undefined ? [] : [`<${links.previous_rest_url}>; rel="prev"`]),
  ];
  const link = related.join(", ");
  return {
    ...totalHeaders(totals),
    ...(link === "" || link.length > linkLimit ? {} : { Link: link }),
  };
}

/** How many records and pages a list has. */
export interface PageTotals {
  readonly total: number;
  readonly pages: number;
}

/** The headers that give the totals of a list. */
export function totalHeaders({ total, pages }: PageTotals): Record<string, string> {
  return {
    "X-TEC-Total": String(total),
    "X-TEC-TotalPages": String(pages),
    "X-WP-Total": String(total),
    "X-WP-TotalPages": String(pages),
  };
}
