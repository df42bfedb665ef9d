import { childOf } from "../spec/node.js";
import { routeOf } from "./lifecycle.js";
import type { Filter, Model, Resource } from "./model.js";
import { entryOf, hasKey, keyPlaceOf } from "./report.js";
import type { Rule, Scope } from "./scope.js";

/** Rules for what an answer costs the store: a list is served by indexes, and has pages of a size that one can send. */
export const costRules: readonly Rule<Model>[] = [listsAreServed, listsHavePages, pagesAreSmall];

function listsAreServed({ resources }: Model, scope: Scope): void {
  for (const resource of resources) {
    for (const filter of resource.filters) {
      if (!scope.broken.has(filter)) isServed(resource, filter, scope);
    }
  }
}

/** What no index serves needs a reason; a reason without need is one that outlived it. */
function isServed(resource: Resource, filter: Filter, scope: Scope): void {
  const isJustified = hasKey(scope, filter, "full_scan_reason");
  const unsorted = unsortedBy(resource, filter);
  const looksInside = filter.match.kind === "search" && filter.match.within;
  if (!isJustified) {
    for (const name of unsorted)
      scope.report("unindexed_order", filter.place, { words: { name, owner: resource.plural } });
    if (looksInside) scope.report("unindexed_filter", filter.place, { words: { name: filter.name } });
  } else if (unsorted.length === 0 && !looksInside && resource.fields.length > 0) {
    const words = { name: "full_scan_reason", type: "a filter that an index serves" };
    scope.report("key_not_for_type", keyPlaceOf(scope, filter, "full_scan_reason"), { words });
  }
}

/** Texts are sorted as the caller reads them, in the language asked for, which no index does; names have a key of their own. */
function unsortedBy({ fields, namedBy }: Resource, { match, type }: Filter): readonly string[] {
  if (match.kind !== "order_by" || type.kind !== "enum") return [];
  const texts = fields.filter(
    (field) => field !== namedBy && (field.storage === "localized" || field.storage === "slug"),
  );
  return type.enum.values
    .map(({ value }) => value)
    .filter((value) => texts.some(({ name }) => name === value));
}

function listsHavePages({ resources }: Model, scope: Scope): void {
  for (const { routes, filters, plural, name } of resources) {
    const list = routeOf({ routes }, "list");
    const written = entryOf(scope, { name }, "filters")?.entries.size ?? 0;
    // The error of a filter that the model lacks is reported already.
    const isWhole = written === filters.length;
    const isPaged = filters.some(({ match }) => ["page", "cursor", "offset"].includes(match.kind));
    if (list === undefined || !isWhole || isPaged) continue;
    scope.report("unpaged_list", list.place, { words: { name: plural } });
  }
}

const largestPage = 1000;

function pagesAreSmall({ service: { paging } }: Model, scope: Scope): void {
  const node = childOf(childOf(scope.spec.api, "paging"), "maximum");
  if (node === undefined || paging.maximum <= largestPage) return;
  scope.report("large_page", node.place, { words: { maximum: paging.maximum, limit: largestPage } });
}
