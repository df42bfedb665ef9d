import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { ListPart, ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { WireDescriptor } from "../../core/service-descriptor.js";
import { encodeForm, type LinkValues, type ListLinks } from "./links.js";
import { parameterBy } from "./parameters.js";

/** How long the header Link may be: clients reject responses with long headers. */
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
  /** Its totals, and the links to the pages beside it, the next one first, as far as they are not too long. */
  all(totals: PageTotals, links: ListLinks): Record<string, string>;
  /**
   * Throws 400 where the address of the next page is too long for the header and nothing else leads there: for the longest
   * of the values in it, with how long that may be.
   */
  checkNext(errors: ParameterErrors, values: LinkValues, links: ListLinks): void;
}

/** Creates the headers of the lists of a resource under the names of the spec. */
export function createPageHeaders(
  { headers, link }: WireDescriptor,
  facts: Pick<ResourceDescriptor, "list" | "filters">,
): PageHeaders {
  const names = Object.entries(headers);
  const totals: PageHeaders["totals"] = (values) => {
    const named: Record<string, string> = {};
    for (const [name, part] of names) if (values[part] !== undefined) named[name] = String(values[part]);
    return named;
  };
  const parts: readonly ListPart[] = [...Object.values(facts.list ?? {}), ...Object.values(headers)];
  const isNumbered = parameterBy(facts, "cursor") === undefined;
  // Callers count the pages of a list with a total.
  const isComplete = parts.some((part) => part === "next" || (isNumbered && /^(?:total|pages)$/.test(part)));
  return {
    totals,
    all: (values, links) => ({ ...totals(values), ...(link ? linkHeader(links) : {}) }),
    checkNext(errors, values, { next }) {
      if (!link || isComplete || next === undefined) return;
      const excess = nextLink(next).length - linkLimit;
      if (excess > 0) addTooLong(errors, values, excess);
      errors.throwIfAny();
    },
  };
}

function addTooLong(errors: ParameterErrors, values: LinkValues, excess: number): void {
  const [name, text] = [...values].reduce((one, other) => (other[1].length > one[1].length ? other : one));
  const limit = Math.floor(text.length * (1 - excess / encodeForm(text).length));
  errors.add(name, "too_long", { limit: Math.max(1, limit) });
}

function nextLink(address: string): string {
  return `<${address}>; rel="next"`;
}

function linkHeader({ next, previous }: ListLinks): { readonly Link?: string } {
  const related = [
    ...(next === undefined ? [] : [nextLink(next)]),
    ...(previous === undefined ? [] : [`<${previous}>; rel="prev"`]),
  ];
  const text = [related.join(", "), related[0] ?? ""].find(({ length }) => length <= linkLimit);
  return text === undefined || text === "" ? {} : { Link: text };
}
