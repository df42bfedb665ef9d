import { childOf, partOf, removeDouble, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { reportLifecycle, reportMisfit, reportUnknown, reportWrongField, type Scope } from "./build-scope.js";
import type { Rule } from "./check.js";
import { lives } from "./life.js";
import type { Field, Parameter, Place, Resource, ScalarName } from "./model.js";
import { recurrenceFits } from "./recurrence.js";
import { showsFittingFields } from "./shown.js";
import { standingFits } from "./standing.js";

/** Rules for a resource as a whole. */
export const resourceRules: readonly Rule<Resource>[] = [
  sequenceExists,
  isNamedByText,
  hidesByBoolean,
  periodFits,
  recurrenceFits,
  periodIsAskedByTimes,
  standingFits,
  showsFittingFields,
  countsItself,
  pagesAreKnown,
  pagesDiffer,
  linksOnce,
  ordersOnce,
  periodNamesFour,
  fitsLifecycle,
  changesFitLifecycle,
  hasRoutes,
  showsIds,
  hasText,
];

function entry(scope: Scope, resource: Resource, ...path: readonly string[]): SpecNode | undefined {
  const root = scope.resources.get(resource.name)?.node;
  return path.reduce<SpecNode | undefined>((node, key) => childOf(node, key), root);
}

function sequenceExists(resource: Resource, scope: Scope): void {
  const node = entry(scope, resource, "sequence");
  const known = scope.service.sequences;
  if (node === undefined || resource.sequence === "" || known.includes(resource.sequence)) return;
  const { api } = scope.spec;
  const tables = [api, childOf(api, "sequences")];
  reportUnknown(scope, "unknown_sequence", node, { name: resource.sequence }, { known, tables });
}

function isNamedByText(resource: Resource, scope: Scope): void {
  const { namedBy } = resource;
  if (namedBy.name === "" || (isScalar(namedBy, "text") && namedBy.required)) return;
  reportField(scope, entry(scope, resource, "named_by"), namedBy, "the name of a record", "a required text");
}

function hidesByBoolean({ hiddenBy, ...resource }: Resource, scope: Scope): void {
  if (hiddenBy === undefined || isScalar(hiddenBy, "boolean") || isScalar(hiddenBy, "flag")) return;
  const node = entry(scope, resource, "hidden_by");
  reportField(scope, node, hiddenBy, "what hides a record", "of type boolean");
}

function periodFits(resource: Resource, scope: Scope): void {
  const { period } = resource;
  if (period === undefined) return;
  const parts = [
    ["start", period.start, "datetime"],
    ["end", period.end, "datetime"],
    ["zone", period.zone, "timezone"],
    ["whole_days", period.wholeDays, "boolean"],
  ] as const;
  for (const [key, field, scalar] of parts) {
    if (isScalar(field, scalar)) continue;
    reportField(
      scope,
      entry(scope, resource, "period", key),
      field,
      `the ${key} of a period`,
      `of type ${scalar}`,
    );
  }
}

function periodIsAskedByTimes(resource: Resource, scope: Scope): void {
  const { after, before, exact } = { ...resource.period?.filters };
  const parts = [
    ["after", after, ["datetime"], "datetime"],
    ["before", before, ["datetime"], "datetime"],
    ["exact", exact, ["boolean", "flag"], "boolean"],
  ] as const;
  for (const [key, filter, scalars, expected] of parts) {
    const node = entry(scope, resource, "period", "filters", key);
    if (filter === undefined || node === undefined) continue;
    if (scalars.some((scalar) => isScalar(filter, scalar))) continue;
    const related = [{ place: filter.place, message: "the filter" }];
    const words = {
      name: filter.name,
      use: `the \`${key}\` of a period`,
      expected: `of type ${expected}`,
    };
    reportMisfit(scope, filter, "wrong_filter", node.place, words, [], { related });
  }
}

function reportField(
  scope: Scope,
  node: SpecNode | undefined,
  field: Field,
  use: string,
  expected: string,
): void {
  if (node !== undefined) reportWrongField(scope, field, node.place, { use, expected });
}

function isScalar({ type }: Parameter, scalar: ScalarName): boolean {
  return type.kind === "scalar" && type.scalar === scalar;
}

function countsItself(resource: Resource, scope: Scope): void {
  const node = entry(scope, resource, "counts");
  const field = resource.counts?.field;
  if (node === undefined || field === undefined || scope.broken.has(field)) return;
  if (field.type.kind === "reference" && field.type.target === resource) return;
  const related = [{ place: field.place, message: "the field" }];
  scope.report("counts_not_terms", node.place, { name: resource.name }, [], { related });
}

const pageWords: readonly string[] = ["{slug}", "{id}", "{path}"];

function pagesAreKnown(resource: Resource, scope: Scope): void {
  for (const key of ["page", "draft_page"]) {
    const node = entry(scope, resource, key);
    const written = (textOf(node) ?? "").match(/\{[^}]*\}?/g) ?? [];
    for (const placeholder of written.filter((word) => !pageWords.includes(word))) {
      if (node === undefined) continue;
      const place = partOf(node, (textOf(node) ?? "").indexOf(placeholder), placeholder.length);
      scope.report(
        "unknown_placeholder",
        place,
        { operation: key, placeholder, value: placeholder },
        pageWords,
      );
    }
  }
}

/** Without a word in braces every record would have the same page. */
function pagesDiffer(resource: Resource, scope: Scope): void {
  for (const [operation, placeholder] of [
    ["page", "{slug}"],
    ["draft_page", "{id}"],
  ] as const) {
    const node = entry(scope, resource, operation);
    const written = textOf(node);
    if (node === undefined || written === undefined || scope.spec.faulty.has(node)) continue;
    if (!/[{}]/.test(written)) scope.report("no_placeholder", node.place, { operation, placeholder });
  }
}

function ordersOnce(resource: Resource, scope: Scope): void {
  const seen = new Map<string, Place>();
  for (const { text, node } of textsOf(entry(scope, resource, "order"))) {
    const name = text.replace(/^-/, "");
    const known = seen.get(name);
    if (known === undefined) seen.set(name, node.place);
    else scope.report("listed_twice", node.place, { name }, [], removeDouble(node.place, known));
  }
}

function periodNamesFour(resource: Resource, scope: Scope): void {
  const seen = new Map<string, Place>();
  for (const key of ["start", "end", "zone", "whole_days"]) {
    const node = entry(scope, resource, "period", key);
    const name = textOf(node);
    if (node === undefined || name === undefined) continue;
    const known = seen.get(name);
    const related = known === undefined ? [] : [{ place: known, message: "the first one" }];
    if (known === undefined) seen.set(name, node.place);
    else scope.report("listed_twice", node.place, { name }, [], { related });
  }
}

function linksOnce(resource: Resource, scope: Scope): void {
  const seen = new Map<string, Place>();
  for (const { text, node } of textsOf(entry(scope, resource, "links"))) {
    const known = seen.get(text);
    if (known === undefined) seen.set(text, node.place);
    else scope.report("listed_twice", node.place, { name: text }, [], removeDouble(node.place, known));
  }
}

const limitedKeys = [
  ["taxonomy", "term"],
  ["counts", "term"],
  ["draft_page", "post"],
  ["period", "post"],
  ["recurrence", "post"],
] as const;

function fitsLifecycle(resource: Resource, scope: Scope): void {
  for (const [key, lifecycle] of limitedKeys) {
    const node = entry(scope, resource, key);
    if (node === undefined || resource.lifecycle === lifecycle) continue;
    reportLifecycle(scope, resource, node.keyPlace, { name: key, lifecycle });
  }
}

function changesFitLifecycle(resource: Resource, scope: Scope): void {
  for (const item of entry(scope, resource, "webhooks")?.items ?? []) {
    const kind = resource.webhooks.find((one) => one === item.value);
    if (kind === undefined || lives[resource.lifecycle].changes.includes(kind)) continue;
    const lifecycle = resource.lifecycle === "post" ? "term" : "post";
    reportLifecycle(scope, resource, item.place, { name: kind, lifecycle });
  }
}

function hasRoutes(resource: Resource, scope: Scope): void {
  const { routes } = scope.spec;
  const table = childOf(routes, "resources");
  if (childOf(table, resource.name) !== undefined) return;
  // The routes stand under a name that is no resource, or in a table that lost entries: told already.
  const isTold = [...(table?.entries.keys() ?? [])].some((name) => !scope.resources.has(name));
  if (isTold || (routes !== undefined && scope.spec.lost.has(routes))) return;
  scope.report("no_route", resource.place, { name: resource.name });
}

function showsIds({ name, answer, routes }: Resource, scope: Scope): void {
  const list = routes.find(({ operation }) => operation === "list");
  const root = scope.resources.get(name)?.node;
  const table = childOf(root, "answer");
  // Without a table of its own an answer has what the life of a record brings along.
  if (list === undefined || table === undefined) return;
  const id = answer.properties.find((property) => property.name === "id");
  if (id?.value.kind === "life" && id.value.property === "id") return;
  // It may be among the rows that have been told.
  const isTold = [...table.entries.keys()].some((key) => answer.properties.every((one) => one.name !== key));
  if (isTold || [root, table].some((node) => node !== undefined && scope.spec.lost.has(node))) return;
  const related = [{ place: list.place, message: "the list" }];
  scope.report("no_id", id?.place ?? table.keyPlace, { name }, [], { related });
}

function hasText({ name, place }: Resource, scope: Scope): void {
  if (!scope.texts.has(`${name}.text`)) scope.report("no_text", place, { name });
}
