import { partOf, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { reportUnknownField } from "./build-fields.js";
import { defaultsOf } from "./lifecycle.js";
import type { Field, Hook, NamedOrder, Place, Resource, SortKey } from "./model.js";
import { isNameless, mayBeNameless } from "./nameless.js";
import { reportWrongField } from "./report.js";
import type { ResourceDraft, Scope } from "./scope.js";
import { otherNameOf } from "./wire.js";

/** The order of lists: as written, or that of the lifecycle; ids last, so that no two records are equal. */
export function buildOrder(scope: Scope, { node, resource }: ResourceDraft): readonly SortKey[] {
  const written = node.entries.get("order");
  if (textsOf(written).length > 0) return writtenOrder(scope, resource, written);
  return total(defaultsOf(resource).order.map((key) => usualKey(resource, key)));
}

/** A key of the usual order: the field that names records, or what the lifecycle gives them, whatever fields are called. */
function usualKey(resource: Resource, written: string): SortKey | undefined {
  if (written === "{name}") return sortKeyOf(resource, resource.namedBy.name);
  const [name, direction] = directed(written);
  const property = defaultsOf(resource).sortable[name];
  return property === undefined ? undefined : { property, direction };
}

/** The orders by name that callers may ask for. */
export function buildOrders(scope: Scope, { node, resource }: ResourceDraft): readonly NamedOrder[] {
  return rowsOf(node.entries.get("orders")).map(([name, row]) => {
    const rankedBy = rankingHook(resource, row);
    const order = {
      name,
      ...otherNameOf(scope.service.wire, name),
      keys: rankedBy === undefined ? writtenOrder(scope, resource, row) : resource.order,
    };
    return rankedBy === undefined ? order : { ...order, rankedBy };
  });
}

/** The hook of the filter that an order names in place of fields. */
function rankingHook({ filters, fields }: Resource, row: SpecNode): Hook | undefined {
  const [first, second] = textsOf(row);
  if (first === undefined || second !== undefined) return undefined;
  if (fields.some(({ name }) => name === first.text)) return undefined;
  const match = filters.find(({ name }) => name === first.text)?.match;
  return match?.kind === "hook" ? match.hook : undefined;
}

function writtenOrder(scope: Scope, resource: Resource, node: SpecNode | undefined): readonly SortKey[] {
  return total(
    textsOf(node).map(
      ({ text, node: item }) => sortKeyOf(resource, text) ?? unknownSortKey(scope, resource, item),
    ),
  );
}

/** Ids last, so that no two records are equal. */
function total(keys: readonly (SortKey | undefined)[]): readonly SortKey[] {
  const known = keys.filter((key) => key !== undefined);
  return known.some((key) => key.property === "_id") ? known : [...known, { property: "_id", direction: 1 }];
}

const unordered: readonly Field["type"]["kind"][] = ["reference", "object", "list", "map"];

function sortKeyOf(resource: Resource, written: string): SortKey | undefined {
  const [name, direction] = directed(written);
  const field = resource.fields.find((candidate) => candidate.name === name);
  // Ids and objects have an order that means nothing to callers.
  if (field !== undefined && unordered.includes(field.type.kind)) return undefined;
  const property =
    (field === undefined ? undefined : comparedProperty(resource, field)) ??
    defaultsOf(resource).sortable[name];
  return property === undefined ? undefined : { property, direction };
}

/** A sort key of the spec: its name, and the direction that a sign before it gives. */
export function directed(written: string): readonly [name: string, direction: 1 | -1] {
  return written.startsWith("-") ? [written.slice(1), -1] : [written, 1];
}

/** The name behind the sign of a sort key. */
export function lastPart(node: SpecNode, name: string): Place {
  return partOf(node, (textOf(node) ?? "").length - name.length, name.length);
}

function unknownSortKey(scope: Scope, resource: Resource, node: SpecNode): undefined {
  if (scope.spec.invalid.has(node)) return undefined;
  const [name] = directed(textOf(node) ?? "");
  const sortable = Object.keys(defaultsOf(resource).sortable);
  const field = resource.fields.find((candidate) => candidate.name === name);
  if (field !== undefined) {
    // Without the field that names records, none can be sorted by name; that is reported already.
    if (isNameless(resource) && !mayBeNameless(scope, resource)) return undefined;
    const expected = "one value that is not localized, and no relation";
    reportWrongField(scope, field, { place: node.place, use: "sorted by", expected });
  } else {
    const word = { ...node, value: name, place: lastPart(node, name) };
    reportUnknownField(scope, resource, { node: word, others: sortable });
  }
  return undefined;
}

/** The stored property that holds a field as one value to compare; absent where there is none. */
export function comparedProperty(resource: Resource, field: Field): string | undefined {
  if (field === resource.external) return `${field.stored}.source`;
  switch (field.storage) {
    case "plain":
    case "references":
    case "reference":
    case "author":
    case "status":
    case "date":
    case "date_utc":
      return field.stored;
    case "period":
      return field === resource.period?.start || field === resource.period?.end
        ? `utc_${field.stored}`
        : field.stored;
    case "localized":
      return field === resource.namedBy ? "sort_name" : undefined;
    case "slug":
    case "password":
    case "image":
    case "scope":
      return undefined;
  }
}
