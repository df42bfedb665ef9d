import { childOf, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { routeOf } from "./lifecycle.js";
import {
  type ErrorTemplates,
  type JsonObject,
  type ListNames,
  type ListPart,
  listParts,
  type Model,
  type Resource,
  type Wire,
} from "./model.js";
import { camelOf } from "./names.js";
import { defined, isList } from "./tables.js";

/** The names that answers have on the wire. */
export function buildWire(api: SpecNode | undefined): Wire {
  const wire = childOf(api, "wire");
  const headers = childOf(wire, "headers");
  const [totals, pages] = (["total", "pages"] as const).map((part) =>
    textsOf(childOf(headers, part))
      .map(({ text }) => ({ part, name: text }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
  const style = wireCaseOf(api);
  return {
    case: style,
    list: listNames(childOf(wire, "list")).map((row) => ({ ...row, name: inCase(style, row.name) })),
    termOrder: textsOf(childOf(wire, "term_order")).flatMap(({ text }) =>
      listParts.filter((part) => part === text),
    ),
    // In the order of their names, which pairs headers with one prefix: the order of the spec means nothing.
    headers: Array.from({ length: Math.max(totals?.length ?? 0, pages?.length ?? 0) }, (_, at) =>
      [totals?.[at], pages?.[at]].filter((header) => header !== undefined),
    ).flat(),
    link: childOf(headers, "link")?.value === true,
    errors: errorShape(childOf(wire, "errors")),
    ...defined({ envelope: textOf(childOf(wire, "envelope")) }),
    embedParameter: textOf(childOf(wire, "embed_parameter")) ?? "_embed",
    nullRelations: childOf(wire, "null_relations")?.value === true,
    nullValues: childOf(wire, "null_values")?.value === true,
    dates: textOf(childOf(wire, "dates")) === "iso" ? "iso" : "local",
    datePrecision: textOf(childOf(wire, "date_precision")) === "milliseconds" ? "milliseconds" : "seconds",
  };
}

/** How names are sent that the spec writes. */
export function wireCaseOf(api: SpecNode | undefined): Wire["case"] {
  return textOf(childOf(childOf(api, "wire"), "case")) === "camel" ? "camel" : "as_written";
}

/** A name of the spec as it is sent; what is made of other words is not ready for that. */
export function inCase(style: Wire["case"], name: string): string {
  return style === "camel" && !name.includes("{") ? camelOf(name) : name;
}

/** The name of a row on the wire, where it differs from that in the spec. */
export function otherNameOf(
  { case: style }: Pick<Wire, "case">,
  name: string,
  as = inCase(style, name),
): { readonly otherName?: string } {
  return as === name ? {} : { otherName: as };
}

function errorShape(node: SpecNode | undefined): Wire["errors"] {
  const [invalid, other] = ["invalid", "other"].map((key) => objectIn(childOf(node, key)));
  if (invalid !== undefined && other !== undefined) return { invalid, other };
  return textOf(node) === "problem" ? "problem" : "wordpress";
}

function objectIn(node: SpecNode | undefined): JsonObject | undefined {
  const value = node?.value;
  return typeof value === "object" && value !== null && !isList(value) ? value : undefined;
}

function listNames(node: SpecNode | undefined): ListNames {
  if (isBare(node)) return [];
  return rowsOf(node).flatMap(([key, row]) => {
    const part = listParts.find((known) => known === key);
    const name = textOf(row) ?? "none";
    return part === undefined || name === "none" ? [] : [{ part, name }];
  });
}

/** The name that the first of some keys gives to the object around a record; undefined where that is none. */
export function envelopeNamed(
  { case: style }: Pick<Wire, "case">,
  resource: Pick<Resource, "name" | "plural">,
  ...given: readonly (string | undefined)[]
): string | undefined {
  const pattern = given.find((one) => one !== undefined);
  return pattern === undefined || pattern === "none" ? undefined : nameOf(style, pattern, resource);
}

/** A name with the words of a resource in it, as it is sent. */
function nameOf(
  style: Wire["case"],
  pattern: string,
  { name, plural }: Pick<Resource, "name" | "plural">,
): string {
  return inCase(style, pattern.replaceAll("{resource}", name).replaceAll("{plural}", plural));
}

/** Whether the records are sent without an object around them. */
export function isBare(node: SpecNode | undefined): boolean {
  return textOf(childOf(node, "items")) === "bare";
}

/** Whether callers ask for pages of its lists by a cursor instead of their number. */
export function isByCursor({ filters }: Pick<Resource, "filters">): boolean {
  return filters.some(({ match }) => match.kind === "cursor");
}

/** Whether a client finds the next page by its address, as with cursors and offsets. */
export function isByAddress({ filters }: Pick<Resource, "filters">): boolean {
  return filters.some(({ match: { kind } }) => kind === "cursor" || kind === "offset");
}

/** Whether lists are paged by offset unless their filters say otherwise, with a name of its own for the size. */
export function isPagedByOffset(api: SpecNode | undefined): boolean {
  return textOf(childOf(childOf(api, "wire"), "paging")) === "offset";
}

/** What pages by cursor do not have. */
export const numberedParts: readonly ListPart[] = ["pages", "previous"];

/** The names in lists of a resource; none where its records are sent without an object around them. */
export function namesInList(
  { list, termOrder, case: style }: Wire,
  resource: Pick<Resource, "name" | "taxonomy" | "plural" | "filters">,
): ListNames {
  const order = resource.taxonomy === undefined ? [] : termOrder;
  const first = order.flatMap((part) => list.filter((one) => one.part === part));
  const all = [...first, ...list.filter(({ part }) => !order.includes(part))];
  const had = isByCursor(resource) ? all.filter(({ part }) => !numberedParts.includes(part)) : all;
  return had.map(({ part, name }) => ({ part, name: nameOf(style, name, resource) }));
}

/** Whether records of the resource are listed at all. */
export function hasList(resource: Pick<Resource, "routes">): boolean {
  return routeOf(resource, "list") !== undefined;
}

/** Whether a page is the list of its records, without an object around it. */
export function isBareList({ list }: Resource): boolean {
  return list.length === 0;
}

/**
 * The kinds of answers that a service has and the client's core has files of its own for, by the middle part of their names.
 */
export function wireVariants(model: Model): readonly string[] {
  return [
    ...(isCounted(model) ? [] : ["linked"]),
    ...(sendsProblems(model) ? ["problem"] : []),
    ...(errorTemplates(model) === undefined ? [] : ["templated"]),
    ...(sendsIsoTimes(model) ? ["iso"] : []),
    ...(hasEnvelopes(model) ? ["enveloped"] : []),
  ];
}

/** Whether all errors are problems of RFC 9457, for callers that ask for none as well. */
export function sendsProblems({ service: { wire } }: Model): boolean {
  return wire.errors === "problem";
}

/** Whether any route has an object around its record. */
function hasEnvelopes({ resources }: Model): boolean {
  return resources.some(({ routes }) => routes.some(({ envelope }) => envelope !== undefined));
}

/** The code of an error of the framework as callers get it: services in the shape of WordPress have its prefix. */
export function sentCode(name: string, { errors }: Wire): string {
  return errors === "wordpress" ? name : name.replace(/^rest_/, "");
}

/** The templates of errors, where the spec has some. */
export function errorTemplates({ service: { wire } }: Model): ErrorTemplates | undefined {
  return typeof wire.errors === "object" ? wire.errors : undefined;
}

/** Whether times have an offset. */
export function sendsIsoTimes({ service: { wire } }: Model): boolean {
  return wire.dates === "iso";
}

/** Whether pages of any resource are found by their address. */
function hasAddresses({ resources }: Model): boolean {
  return resources.some((resource) => hasList(resource) && isByAddress(resource));
}

/** Whether pages say how many records and pages there are, under the names that the core of the client reads without a variant. */
export function isCounted(model: Model): boolean {
  const { list } = model.service.wire;
  const named = (part: ListPart): string | undefined => list.find((one) => one.part === part)?.name;
  return named("total") === firstNames.total && named("pages") === firstNames.pages && !hasAddresses(model);
}

/** The names in all lists before a spec could give them others: hashes of contracts leave them out, so that they stay what they were. */
export function hasFirstNames({ plural, list }: Pick<Resource, "plural" | "list">): boolean {
  const first: Readonly<Record<ListPart, string>> = { ...firstNames, items: plural };
  return list.length === listParts.length && list.every(({ part, name }) => first[part] === name);
}

const firstNames = {
  total: "total",
  pages: "total_pages",
  self: "rest_url",
  next: "next_rest_url",
  previous: "previous_rest_url",
} as const;
