import { rowsOf } from "../spec/node.js";
import { comparedProperty } from "./build-order.js";
import { comparisonMismatch } from "./comparison.js";
import { defaultsOf } from "./lifecycle.js";
import type { Field, Filter, Resource } from "./model.js";
import { entryOf, hasLost } from "./report.js";
import type { Scope } from "./scope.js";

/**
 * A cursor has what the last record of a page is sorted by, whatever callers ask for: values that are stored as one, and that
 * the callers may know.
 */
export function marksAPlace(filter: Filter, scope: Scope, resource: Resource): void {
  if (filter.match.kind !== "cursor") return;
  const sorted = sortedBy(resource);
  const isWhole = (field: Field): boolean => !scope.broken.has(field);
  const unfit = sorted.fields.find((field) => isWhole(field) && !hasPlaces(resource, field));
  const hidden = sorted.fields.find((field) => isWhole(field) && !isShown(resource, field));
  const field = unfit ?? hidden;
  const related = { "the field": field?.place };
  if (unfit !== undefined) {
    scope.report("cursor_order", filter.place, { words: { name: filter.name, field: unfit.name }, related });
    return;
  }
  if (hasLostAnswer(scope, resource)) return;
  const unshown = hidden?.name ?? sorted.life.find((property) => !shownProperties(resource).has(property));
  if (unshown === undefined) return;
  scope.report("cursor_hidden", filter.place, { words: { name: filter.name, field: unshown }, related });
}

/** The fields and stored properties of the lifecycle, besides the id, by which lists of a resource are sorted, or can be. */
function sortedBy(resource: Resource) {
  const asked = resource.filters.flatMap(({ match, type }) =>
    match.kind === "order_by" && type.kind === "enum" ? type.enum.values.map(({ value }) => value) : [],
  );
  const keys = [resource.order, ...resource.orders.map((order) => order.keys)].flat();
  const properties = new Set(keys.map(({ property }) => property));
  if (asked.includes("count")) properties.add("count");
  const isSorted = (field: Field): boolean =>
    properties.has(comparedProperty(resource, field) ?? "") ||
    (asked.includes(field.name) && ["plain", "localized", "slug"].includes(field.storage));
  const fields = resource.fields.filter(isSorted);
  const stored = new Set(fields.map((field) => comparedProperty(resource, field)));
  return { fields, life: [...properties].filter((one) => one !== "_id" && !stored.has(one)) };
}

/** Names are stored as a text to sort by, and a localized text is sorted as the caller reads it. */
function hasPlaces(resource: Resource, field: Field): boolean {
  if (field === resource.namedBy || ["status", "localized", "slug"].includes(field.storage)) return true;
  return comparisonMismatch(resource, { kind: "any_of", field }) === undefined;
}

/** Whether rows of the answer have errors, so that it shows less than it says. */
function hasLostAnswer(scope: Scope, resource: Resource): boolean {
  const written = entryOf(scope, resource, "answer");
  return hasLost(scope, written) || rowsOf(written).length > resource.answer.properties.length;
}

function isShown(resource: Resource, field: Field): boolean {
  const { properties } = resource.answer;
  if (properties.some(({ value }) => "field" in value && value.field === field)) return true;
  const shown = shownProperties(resource);
  return (
    shown.has(comparedProperty(resource, field) ?? "") || (field.storage === "slug" && shown.has("slug"))
  );
}

/** The stored properties that answers show by what the lifecycle gives them. */
function shownProperties(resource: Resource): ReadonlySet<string> {
  const { sortable } = defaultsOf(resource);
  return new Set(
    resource.answer.properties.flatMap(({ value }) => {
      if (value.kind !== "life") return [];
      const name = value.property.replace(/_utc$/, "");
      return [sortable[name] ?? name];
    }),
  );
}
