import type { RecordId } from "../../core/record-id.js";
import type { ApiBase } from "../../core/request-context.js";
import type { ListPart, ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { ListRequest } from "../resource.js";
import { defaultStatuses } from "../status.js";
import { isRelative, withInstants } from "./conditions.js";
import type { Paging } from "./cursor.js";

/** Address of the list of a resource on a mount. */
export function listUrl(
  { api }: ApiBase,
  { paths, plural }: ResourceDescriptor,
  address = paths.list ?? `/${plural}`,
): string {
  return api + address;
}

/** Address of a record on a mount; `address` is that of records to create. */
export function recordUrl(
  mounted: ApiBase,
  resource: ResourceDescriptor,
  ...[id, address]: readonly [id: RecordId, address?: string | undefined]
): string {
  const { get } = resource.paths;
  return get === undefined
    ? `${listUrl(mounted, resource, address)}/${id}`
    : mounted.api + get.replace("{id}", String(id));
}

/**
 * The links of a page. All filters stay in them. The own link is plain text if only the parameters of the spec's
 * `links` are used, as clients know it; everything else is form-encoded. The page or its cursor is the last parameter of links
 * to other pages.
 */
export function listLinks(
  { app, call, records: { resource } }: ListRequest,
  values: ReadonlyMap<string, string>,
  {
    paging,
    ...found
  }: { readonly paging: Paging; readonly total: number | undefined; readonly next?: string },
) {
  const address = `${listUrl(call.mounted, resource, call.address)}/`;
  const { cursor, offset } = resource.roles;
  const parameter = cursor ?? offset ?? app.service.paging.page;
  const others = new Map([...values].filter(([name]) => name !== parameter));
  const at = (value: string): string =>
    withQuery(address, value === first ? others : new Map([...others, [parameter, value]]), encodeForm);
  const isPlain = [...values].every(
    ([name, text]) => resource.links.includes(name) && !breaksQuery.test(text),
  );
  const { page, skip, size } = paging;
  const isByOffset = offset !== undefined;
  const first = isByOffset ? "0" : "1";
  const hasNext = skip + size < (found.total ?? 0) && cursor === undefined;
  const next = found.next ?? (hasNext ? String(isByOffset ? skip + size : page + 1) : undefined);
  const previous = isByOffset ? Math.max(0, skip - size) : page - 1;
  return {
    self: withQuery(address, values, isPlain ? String : encodeForm),
    ...(next === undefined ? {} : { next: at(next) }),
    ...(skip > 0 ? { previous: at(String(previous)) } : {}),
  };
}

/** Characters that change the meaning of a query unless they are encoded. */
const breaksQuery = /[&#%+;\\"<>]|[^\S ]/;

function withQuery(
  address: string,
  values: ReadonlyMap<string, string>,
  encode: (text: string) => string,
): string {
  const query = [...values].map(([name, value]) => `${name}=${encode(value)}`).join("&");
  // A mount that is itself a query parameter already has the question mark.
  return query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

/** The text as a value of a query. */
function encodeForm(text: string): string {
  if (/^[\w*.-]*$/.test(text)) return text;
  return new URLSearchParams([["", text]]).toString().slice(1);
}

/**
 * Names and values for the links, in the order in which they are shown: what was given, what hooks show instead, and what the
 * reader should know applies.
 */
export function linkValues(
  list: ListRequest,
  paging: Paging,
  outcomes: readonly { readonly links?: object }[],
): ReadonlyMap<string, string> {
  const { app, call } = list;
  const { resource } = list.records;
  const given = resource.roles.cursor === undefined ? list.query : withLastingTimes(list);
  const shown = new Map<string, string>(
    Object.entries(given)
      .filter(([name, value]) => name in resource.filters && value !== undefined && value !== null)
      .map(([name, value]) => [name, linkText(value)]),
  );
  const { page, size, offset, status } = resource.roles;
  const isTerm = resource.taxonomy !== undefined;
  if (page !== undefined && !isTerm) shown.set(page, String(paging.page));
  if (offset !== undefined) shown.set(offset, String(paging.skip));
  if (size !== undefined && (!isTerm || size in given)) shown.set(size, String(paging.size));
  if (status !== undefined && !(status in given)) {
    const { values } = resource.filters[status] ?? {};
    const listed = defaultStatuses(app, call.principal).filter((name) => values?.includes(name) !== false);
    shown.set(status, linkText(listed));
  }
  for (const { links } of outcomes) {
    for (const [name, text] of Object.entries(links ?? {})) shown.set(name, String(text));
  }
  const { parameter } = app.service.languages;
  if (call.language !== (call.mounted.language ?? app.language)) shown.set(parameter, call.language);
  const names = new Set([...resource.links, ...Object.keys(resource.filters), parameter]);
  return new Map(
    [...names].flatMap((name): [string, string][] => {
      const text = name in call.path ? "" : (shown.get(name) ?? "");
      return text === "" ? [] : [[name, text]];
    }),
  );
}

/** The query of a walk by cursor: times such as `tomorrow` mean on each page what they mean on the first one. */
function withLastingTimes(list: ListRequest): object {
  const { filters } = list.records.resource;
  const rows = Object.entries(list.query).filter(([name, value]) => {
    const filter = filters[name];
    return filter !== undefined && filter.match?.by !== "hook" && isRelative(list, filter, value);
  });
  return {
    ...list.query,
    ...Object.fromEntries(rows.map(([name, value]) => [name, withInstants(list, value)])),
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

/** How long the header Link may be: clients reject responses with long headers. */
const linkLimit = 8000;

/** The totals of a page as headers, under the names of the spec. */
export function totalHeaders(
  { app }: ListRequest,
  totals: { readonly total: number | undefined; readonly pages: number | undefined },
): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, part] of Object.entries(app.service.wire.headers))
    if (totals[part] !== undefined) named[name] = String(totals[part]);
  return named;
}

/** The links to the pages beside a page as a header, the next one first, as far as they are not too long. */
export function linkHeader(
  { app }: ListRequest,
  { next, previous }: { readonly next?: string | undefined; readonly previous?: string | undefined },
): { readonly Link?: string } {
  const related = [
    ...(next === undefined ? [] : [nextLink(next)]),
    ...(previous === undefined ? [] : [`<${previous}>; rel="prev"`]),
  ];
  const text = [related.join(", "), related[0] ?? ""].find(({ length }) => length <= linkLimit);
  return !app.service.wire.link || text === undefined || text === "" ? {} : { Link: text };
}

function nextLink(address: string): string {
  return `<${address}>; rel="next"`;
}

/**
 * Throws 400 where the address of the next page is too long for the header and nothing else leads there: for the longest
 * of the values in it, with how long that may be.
 */
export function checkNextLink(
  list: ListRequest,
  values: ReadonlyMap<string, string>,
  { next }: { readonly next?: string | undefined },
): void {
  const { headers, link } = list.app.service.wire;
  const excess = next === undefined ? 0 : nextLink(next).length - linkLimit;
  if (!link || excess <= 0) return;
  const { resource } = list.records;
  const parts: readonly ListPart[] = [...Object.values(resource.list ?? {}), ...Object.values(headers)];
  const isNumbered = resource.roles.cursor === undefined;
  // Callers count the pages of a list with a total.
  if (parts.some((part) => part === "next" || (isNumbered && /^(?:total|pages)$/.test(part)))) return;
  const [name, text] = [...values].reduce((one, other) => (other[1].length > one[1].length ? other : one));
  const limit = Math.floor(text.length * (1 - excess / encodeForm(text).length));
  list.errors.add(name, "too_long", { limit: Math.max(1, limit) });
  list.errors.throwIfAny();
}
