import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { WireDescriptor } from "../../core/service-descriptor.js";
import type { ListLinks } from "./links.js";

/** Clients reject responses with long headers. The body of a page has its links as well, unless it is a bare list. */
const linkLimit = 8000;

/** How many records and pages a list has; absent where it does not say so. */
export interface PageTotals {
  readonly total: number | undefined;
  readonly pages: number | undefined;
}

/** Creates the headers of a page of a list. */
export interface PageHeaders {
  /** Its totals. */
  totals(totals: PageTotals): Record<string, string>;
  /** Its totals, and the links to the pages beside it. */
  all(totals: PageTotals, links: ListLinks): Record<string, string>;
}

/** Creates the headers of the lists of a resource under the names of the spec. */
export function createPageHeaders(
  { headers, link }: WireDescriptor,
  { list }: Pick<ResourceDescriptor, "list">,
): PageHeaders {
  const names = Object.entries(headers);
  const totals: PageHeaders["totals"] = (values) => {
    const named: Record<string, string> = {};
    for (const [name, part] of names) if (values[part] !== undefined) named[name] = String(values[part]);
    return named;
  };
  return {
    totals,
    all: (values, links) => ({ ...totals(values), ...(link ? linkHeader(links, list === undefined) : {}) }),
  };
}

function linkHeader({ next, previous }: ListLinks, isBare: boolean): { readonly Link?: string } {
  const related = [
    ...(next === undefined ? [] : [`<${next}>; rel="next"`]),
    ...(previous === undefined ? [] : [`<${previous}>; rel="prev"`]),
  ];
  const text = related.join(", ");
  if (text.length > linkLimit) return isBare && next !== undefined ? { Link: related[0] ?? "" } : {};
  return text === "" ? {} : { Link: text };
}
