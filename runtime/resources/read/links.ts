import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { CallContext } from "../site.js";
import { defaultStatuses } from "../status.js";
import { listUrl } from "./addresses.js";
import { isRelative, withInstants } from "./comparison.js";
import { parameterBy } from "./parameters.js";
import type { Paging } from "./whole-page.js";

/** Values to show in the links of a list, by parameter, in the order in which they are shown. */
export type LinkValues = ReadonlyMap<string, string>;

/** Addresses of a page and of those beside it. */
export interface ListLinks {
  readonly self: string;
  readonly next?: string;
  readonly previous?: string;
}

/**
 * The links of a list. All filters stay in them. The own link is plain text as long as only the parameters of the spec's
 * `links` are used, as clients know it; everything else is form-encoded. The page or its cursor is the last parameter of links
 * to other pages.
 */
export function listLinks(
  { site, call, facts }: Pick<LinkSource, "site" | "call" | "facts">,
  values: LinkValues,
  { page, pages = page, cursor }: PagesBeside,
): ListLinks {
  const address = `${listUrl(call.mounted, facts)}/`;
  const parameter = parameterBy(facts, "cursor") ?? site.facts.paging.page;
  const others = new Map([...values].filter(([name]) => name !== parameter));
  const at = (value: string): string =>
    withQuery(address, value === "1" ? others : new Map([...others, [parameter, value]]), encodeForm);
  const isPlain = [...values].every(([name, text]) => facts.links.includes(name) && !breaksQuery.test(text));
  const next = cursor ?? (page < pages ? String(page + 1) : undefined);
  return {
    self: withQuery(address, values, isPlain ? String : encodeForm),
    ...(next === undefined ? {} : { next: at(next) }),
    ...(page > 1 ? { previous: at(String(page - 1)) } : {}),
  };
}

/** The number of a page and how many there are, or the cursor of the next one. */
interface PagesBeside {
  readonly page: number;
  readonly pages?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Characters that change the meaning of a query unless they are encoded. */
const breaksQuery = /[&#%+;\\"<>]|[^\S ]/;

function withQuery(address: string, values: LinkValues, encode: (text: string) => string): string {
  const query = [...values].map(([name, value]) => `${name}=${encode(value)}`).join("&");
  // A mount that is itself a query parameter already has the question mark.
  return query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

/** The text as a value of a query. */
export function encodeForm(text: string): string {
  if (/^[\w*.-]*$/.test(text)) return text;
  return new URLSearchParams([["", text]]).toString().slice(1);
}

/** What the links of a list are made from. */
export interface LinkSource extends CallContext<"facts" | "language" | "parseTime"> {
  readonly facts: ResourceDescriptor;
  readonly given: object;
  /** What hooks show instead of the values given. */
  readonly outcomes: readonly { readonly links?: object }[];
}

/** Names and values for the links: what was given, and what the reader should know applies. */
export function linkValues(source: LinkSource, paging: Paging): LinkValues {
  const { site, call, facts, outcomes } = source;
  const given = parameterBy(facts, "cursor") === undefined ? source.given : withLastingTimes(source);
  const shown = new Map<string, string>(
    Object.entries(given)
      .filter(([name, value]) => name in facts.filters && value !== undefined && value !== null)
      .map(([name, value]) => [name, linkText(value)]),
  );
  const [page, size] = [parameterBy(facts, "page"), parameterBy(facts, "size")];
  const isTerm = facts.taxonomy !== undefined;
  if (page !== undefined && !isTerm) shown.set(page, String(paging.page));
  if (size !== undefined && (!isTerm || size in given)) shown.set(size, String(paging.size));
  const status = parameterBy(facts, "status");
  if (status !== undefined && !(status in given)) {
    const { values } = facts.filters[status] ?? {};
    const listed = defaultStatuses(site, call.principal).filter((name) => values?.includes(name) !== false);
    shown.set(status, linkText(listed));
  }
  for (const { links } of outcomes) {
    for (const [name, text] of Object.entries(links ?? {})) shown.set(name, String(text));
  }
  const { parameter } = site.facts.languages;
  if (call.language !== (call.mounted.language ?? site.language)) shown.set(parameter, call.language);
  const names = new Set([...facts.links, ...Object.keys(facts.filters), parameter]);
  return new Map(
    [...names].flatMap((name): [string, string][] => {
      const text = shown.get(name) ?? "";
      return text === "" ? [] : [[name, text]];
    }),
  );
}

/** The query of a walk by cursor: times such as `tomorrow` mean on each page what they mean on the first one. */
function withLastingTimes({ site, call, facts, given }: LinkSource): object {
  const rows = Object.entries(given).filter(([name, value]) => {
    const filter = facts.filters[name];
    return filter !== undefined && filter.match.by !== "hook" && isRelative({ site, call }, filter, value);
  });
  return {
    ...given,
    ...Object.fromEntries(rows.map(([name, value]) => [name, withInstants({ site, call }, value)])),
  };
}

/**
 * A value of a query as its parameter would be sent: lists by comma, or as JSON where a comma would split one of their texts,
 * booleans as 1 and 0.
 */
function linkText(value: unknown): string {
  if (Array.isArray(value))
    return value.some(isSplit) ? JSON.stringify(value) : value.map(linkText).join(",");
  if (typeof value === "boolean") return value ? "1" : "0";
  return String(value);
}

/** Whether a text would be read as something else, or as nothing, between the commas of a list. */
function isSplit(value: unknown): boolean {
  return typeof value === "string" && (value.trim() !== value || /^$|^[[{]|,/.test(value));
}
