import type { Resource, SortKey } from "../../model/model.js";
import { isByAddress, isByCursor } from "../../model/wire.js";
import { type Finders, findersOf, isEqual } from "../finders.js";
import { formerOf, isFormer } from "../pairs.js";
import { commonResources } from "../row-pairs.js";

const resources = findersOf(commonResources);

/** Changes of how records of a resource are listed: which are left out, their order, the links beside them, and the paging. */
export const listChanges = {
  hiding_field_changed: resources.compared(
    "hidden_by",
    ({ hiddenBy }) => hiddenBy?.name,
    (old, next) => !isFormer(old.hiddenBy, next.hiddenBy),
  ),
  order_changed: resources.compared(
    "order",
    ({ order }) => orderWords(order),
    (old, next) => orderWords(old.order) !== orderWords(next.order.map((key) => formerKey(old, next, key))),
  ),
  named_order_changed: resources.compared(
    "orders",
    (resource) => resource.orders.map(({ name }) => `${name}: ${namedWords(resource, name)}`).join("; "),
    (old, next) =>
      orderNames(next)
        .filter((name) => orderNames(old).includes(name))
        .some((name) => namedWords(old, name) !== namedWords(next, name, (key) => formerKey(old, next, key))),
  ),
  list_links_changed: resources.compared(
    "links",
    linkWords,
    (old, next) =>
      linkWords(old) !== linkWords(next) && !(linksAll(old) && linksAll(next) && isLinkedAlike(old, next)),
  ),
  list_paging_changed: resources.value("filters", (resource) =>
    isByCursor(resource) ? "a cursor" : isByAddress(resource) ? "an offset" : "their number",
  ).changed,
} satisfies Finders;

function orderWords(order: Resource["order"]): string {
  return order.map(({ property, direction }) => (direction === 1 ? property : `-${property}`)).join(", ");
}

function orderNames({ filters }: Resource): readonly string[] {
  return filters.flatMap(({ match, type }) =>
    match.kind === "order_by" && type.kind === "enum" ? type.enum.values.map(({ value }) => value) : [],
  );
}

/** What an order goes by; which function ranks says nothing about what it does. */
function namedWords({ orders }: Resource, wanted: string, toKey = (key: SortKey): SortKey => key): string {
  const { keys = [], rankedBy } = orders.find(({ name }) => name === wanted) ?? {};
  return rankedBy === undefined ? orderWords(keys.map(toKey)) : "a hook";
}

function formerKey(old: Resource, next: Resource, key: SortKey): SortKey {
  return { ...key, property: formerProperty(old, next, key.property) };
}

/** The name that a property of documents had: that of its field, or of the instant beside it. */
function formerProperty(old: Resource, { fields }: Resource, property: string): string {
  const prefix = property.startsWith("utc_") ? "utc_" : "";
  const field = fields.find(({ stored }) => prefix + stored === property);
  const former = field === undefined ? undefined : formerOf(field, old.fields);
  return former === undefined ? property : prefix + former.stored;
}

/** Filters that move in their table are changes of their own. */
function linkWords({ filters, links }: Resource): string {
  const names = filters.map(({ name }) => name);
  return isEqual(links, names) ? "all filters" : links.join(", ");
}

function linksAll({ filters, links }: Resource): boolean {
  return filters.every(({ name }) => links.includes(name));
}

/** Whether links differ at most by filters that came or went, which are changes of their own. */
function isLinkedAlike(old: Resource, next: Resource): boolean {
  const has = ({ filters }: Resource, name: string): boolean => filters.some((one) => one.name === name);
  return isEqual(
    old.links.filter((name) => has(next, name)),
    next.links.filter((name) => has(old, name)),
  );
}
