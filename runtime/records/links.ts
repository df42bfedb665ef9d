import type { Mounted } from "../http/call.js";
import type { ResourceFacts } from "./facts.js";

/** Values to show in the links of a list, by parameter, in the order in which they are shown. */
export type LinkValues = ReadonlyMap<string, string>;

export interface ListLinks {
  readonly rest_url: string;
  readonly next_rest_url?: string;
  readonly previous_rest_url?: string;
}

/**
 * The links of a list. All filters stay in them. The own link is plain text as long as only the parameters of the spec's
 * `links` are used, as clients know it; everything else is form-encoded. The page stands last in links to other pages.
 */
export function listLinks(
  mounted: Mounted,
  facts: ResourceFacts,
  values: LinkValues,
  paging: { readonly name: string; readonly page: number; readonly pages: number },
): ListLinks {
  const address = `${mounted.api}/${facts.plural}/`;
  const others = new Map([...values].filter(([name]) => name !== paging.name));
  const toPage = (page: number): string =>
    withQuery(address, page === 1 ? others : new Map([...others, [paging.name, String(page)]]), encodeForm);
  const isPlain = [...values.keys()].every((name) => facts.links.includes(name));
  const previous = Math.min(paging.page - 1, Math.max(paging.pages, 1));
  return {
    rest_url: withQuery(address, values, isPlain ? String : encodeForm),
    ...(paging.page < paging.pages ? { next_rest_url: toPage(paging.page + 1) } : {}),
    ...(paging.page > 1 ? { previous_rest_url: toPage(previous) } : {}),
  };
}

function withQuery(address: string, values: LinkValues, encode: (text: string) => string): string {
  const query = [...values].map(([name, value]) => `${name}=${encode(value)}`).join("&");
  // A mount that is itself a query parameter already has the question mark.
  return query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

function encodeForm(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}

/** A value of a query as its parameter would be sent: lists by comma, booleans as 1 and 0. */
export function linkText(value: unknown): string {
  if (Array.isArray(value)) return value.map(linkText).join(",");
  if (typeof value === "boolean") return value ? "1" : "0";
  return String(value);
}
