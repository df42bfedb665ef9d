import { isDefault } from "../spec/complete.js";
import { childOf, partOf, removeDouble, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { displayFitsFields } from "./display.js";
import { eventStatusFits } from "./event-status.js";
import { defaultsOf, lifecycleDefaults, lifecycles } from "./lifecycle.js";
import type { ChangeKind, Field, LifecyclePart, Parameter, Place, Resource, ScalarName } from "./model.js";
import { isMeantNameless, namelessFits } from "./nameless.js";
import { sectionOf } from "./names.js";
import { countsAreOpen, policiesFit } from "./policies.js";
import { recurrenceFits } from "./recurrence.js";
import {
  checkApiName,
  entryOf,
  type FieldUse,
  hasLost,
  needLifecycle,
  needPart,
  needPost,
  reportMismatch,
  reportRepeated,
  reportWrongField,
  routeEntry,
} from "./report.js";
import type { Rule, Scope } from "./scope.js";
import { uniqueFits } from "./unique.js";
import { writeHooksAreCalled } from "./write-hooks.js";

/** Rules for a resource as a whole. */
export const resourceRules: readonly Rule<Resource>[] = [
  sequenceExists,
  idsFit,
  isNamedByText,
  hidesByBoolean,
  periodFits,
  recurrenceFits,
  periodIsAskedByTimes,
  eventStatusFits,
  policiesFit,
  countsAreOpen,
  displayFitsFields,
  countsItself,
  pagesAreKnown,
  pagesDiffer,
  linksOnce,
  ordersOnce,
  filtersAreServed,
  recordsAreRead,
  ordersAreSelected,
  indexNamesAreFree,
  periodNamesFour,
  fitsLifecycle,
  changesFitLifecycle,
  partsAreComplete,
  namelessFits,
  uniqueFits,
  writeHooksAreCalled,
  showsIds,
  hasText,
];

function sequenceExists(resource: Resource, scope: Scope): void {
  const known = scope.service.sequences;
  const node = entryOf(scope, resource, "sequence");
  if (resource.sequence !== "")
    checkApiName(scope, node, { code: "unknown_sequence", table: "sequences", known });
}

/** Reports what the service does by integer ids, where a resource has UUIDs. */
function idsFit(resource: Resource, scope: Scope): void {
  const node = entryOf(scope, resource, "ids");
  if (node === undefined || resource.ids !== "uuid") return;
  const [first] = integerUses(resource, (key) => entryOf(scope, resource, key)?.keyPlace);
  if (first === undefined) return;
  const { use, place } = first;
  scope.report("integer_ids", node.place, {
    words: { name: resource.name, use },
    related: place === undefined ? [] : [{ place, message: use }],
  });
}

/** Terms are filed in a tree, lists by a period are held in memory as columns, and sitemaps are cut by ranges of ids. */
function integerUses(
  resource: Resource,
  placeOf: (key: string) => Place | undefined,
): readonly { readonly use: string; readonly place: Place | undefined }[] {
  const { lifecycle, period, fields, sitemap } = resource;
  const tree = fields.find(({ hierarchy }) => hierarchy);
  return [
    ...(lifecycle === "term" ? [{ use: "the lifecycle term", place: placeOf("lifecycle") }] : []),
    ...(period === undefined ? [] : [{ use: "a period", place: placeOf("period") }]),
    ...(tree === undefined ? [] : [{ use: "a hierarchy", place: tree.place }]),
    ...(sitemap ? [{ use: "the sitemap", place: placeOf("sitemap") }] : []),
  ];
}

function isNamedByText(resource: Resource, scope: Scope): void {
  const { namedBy } = resource;
  if (namedBy.name === "" || (isScalar(namedBy, "text") && namedBy.required)) return;
  const node = entryOf(scope, resource, "named_by");
  reportField(scope, namedBy, { node, use: "the name of a record", expected: "a required text" });
}

function hidesByBoolean({ hiddenBy, ...resource }: Resource, scope: Scope): void {
  if (hiddenBy === undefined || isScalar(hiddenBy, "boolean", "flag")) return;
  const node = entryOf(scope, resource, "hidden_by");
  reportField(scope, hiddenBy, { node, use: "what hides a record", expected: "of type boolean" });
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
    const node = entryOf(scope, resource, "period", key);
    reportField(scope, field, { node, use: `the ${key} of a period`, expected: `of type ${scalar}` });
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
    const node = entryOf(scope, resource, "period", "filters", key);
    if (filter === undefined || node === undefined || isScalar(filter, ...scalars)) continue;
    reportMismatch(scope, filter, {
      code: "wrong_filter",
      place: node.place,
      words: { name: filter.name, use: `the \`${key}\` of a period`, expected: `of type ${expected}` },
      related: [{ place: filter.place, message: "the filter" }],
    });
  }
}

/** Reports a field that a key of the resource names and that does not suit it. */
function reportField(
  scope: Scope,
  field: Field,
  { node, ...use }: Omit<FieldUse, "place"> & { readonly node: SpecNode | undefined },
): void {
  if (node !== undefined) reportWrongField(scope, field, { place: node.place, ...use });
}

function isScalar({ type }: Parameter, ...scalars: readonly ScalarName[]): boolean {
  return type.kind === "scalar" && scalars.includes(type.scalar);
}

function countsItself(resource: Resource, scope: Scope): void {
  const node = entryOf(scope, resource, "counts");
  const field = resource.counts?.field;
  if (node === undefined || field === undefined || scope.broken.has(field)) return;
  if (field.type.kind === "reference" && field.type.target === resource) return;
  const related = [{ place: field.place, message: "the field" }];
  scope.report("counts_not_terms", node.place, { words: { name: resource.name }, related });
}

const pageWords = { page: ["{slug}", "{path}"], draft_page: ["{id}", "{slug}", "{path}"] } as const;

function pagesAreKnown(resource: Resource, scope: Scope): void {
  for (const [key, usual] of Object.entries<readonly string[]>(pageWords)) {
    // Nothing but its id identifies a record without a name.
    const known = isMeantNameless(scope, resource) ? ["{id}"] : usual;
    const node = entryOf(scope, resource, key);
    // A path of another form is reported already.
    if (node === undefined || scope.spec.invalid.has(node)) continue;
    const written = (textOf(node) ?? "").match(/\{[^}]*\}?/g) ?? [];
    for (const placeholder of written.filter((word) => !known.includes(word))) {
      const place = partOf(node, (textOf(node) ?? "").indexOf(placeholder), placeholder.length);
      scope.report("unknown_placeholder", place, {
        words: { operation: key, placeholder, value: placeholder },
        candidates: known,
      });
    }
  }
}

/** Without a word in braces every record would have the same page. */
function pagesDiffer(resource: Resource, scope: Scope): void {
  for (const [operation, placeholder] of [
    ["page", isMeantNameless(scope, resource) ? "{id}" : "{slug}"],
    ["draft_page", "{id}"],
  ] as const) {
    const node = entryOf(scope, resource, operation);
    const written = textOf(node);
    if (node === undefined || written === undefined || scope.spec.invalid.has(node)) continue;
    if (!/[{}]/.test(written))
      scope.report("no_placeholder", node.place, { words: { operation, placeholder } });
  }
}

function ordersOnce(resource: Resource, scope: Scope): void {
  const entries = textsOf(entryOf(scope, resource, "order"));
  reportRepeated(
    scope,
    entries.map(({ text, node: { place } }) => ({ name: text.replace(/^-/, ""), place })),
    removeDouble,
  );
}

function filtersAreServed(resource: Resource, scope: Scope): void {
  const filters = entryOf(scope, resource, "filters");
  if (filters === undefined || isDefault(filters)) return;
  if (!resource.routes.some(({ operation }) => operation === "list"))
    scope.report("unused_filters", filters.keyPlace, { words: { name: resource.name } });
}

/** Records that are created are for somebody: those who read them, or other records that show them. */
function recordsAreRead(resource: Resource, scope: Scope): void {
  const isOnlyCreated = resource.routes.every(({ operation }) => operation === "create");
  const fields = [...scope.resources.values()].flatMap((other) => other.resource.fields);
  const isShown = fields.some(({ type }) => type.kind === "reference" && type.target === resource);
  const table = routeEntry(scope, resource);
  if (!isOnlyCreated || isShown || resource.routes.length === 0 || table === undefined) return;
  scope.report("unread_records", table.keyPlace, { words: { name: resource.name } });
}

function ordersAreSelected(resource: Resource, scope: Scope): void {
  const selected = resource.filters.flatMap(({ match, type }) =>
    match.kind === "order_by" && type.kind === "enum" ? type.enum.values.map(({ value }) => value) : [],
  );
  if (selected.length === 0) return;
  for (const { name, rankedBy } of resource.orders) {
    const row = entryOf(scope, resource, "orders", name);
    if (row !== undefined && rankedBy === undefined && !selected.includes(name))
      scope.report("unused_order", row.keyPlace, { words: { name } });
  }
}

/** Indexes that the service makes itself have names of their own. */
function indexNamesAreFree(resource: Resource, scope: Scope): void {
  for (const [name, { keyPlace }] of rowsOf(entryOf(scope, resource, "indexes")))
    if (resource.indexes.filter((index) => index.name === name).length > 1)
      scope.report("reserved_name", keyPlace, { words: { name, use: "an index that the service makes" } });
}

function linksOnce(resource: Resource, scope: Scope): void {
  const entries = textsOf(entryOf(scope, resource, "links"));
  reportRepeated(
    scope,
    entries.map(({ text, node: { place } }) => ({ name: text, place })),
    removeDouble,
  );
}

function periodNamesFour(resource: Resource, scope: Scope): void {
  const entries = ["start", "end", "zone", "whole_days"].flatMap((key) => {
    const node = entryOf(scope, resource, "period", key);
    const name = textOf(node);
    return node === undefined || name === undefined ? [] : [{ name, place: node.place }];
  });
  reportRepeated(scope, entries, (_place, first) => ({
    related: [{ place: first, message: "the first one" }],
  }));
}

const keysOfPosts = ["draft_page", "period", "recurrence"] as const;

function fitsLifecycle(resource: Resource, scope: Scope): void {
  for (const key of keysOfPosts) {
    const node = entryOf(scope, resource, key);
    if (node !== undefined) needPost(scope, resource, { place: node.keyPlace, name: key });
  }
  const taxonomy = entryOf(scope, resource, "taxonomy");
  if (taxonomy !== undefined)
    needPart(scope, resource, { place: taxonomy.keyPlace, name: "taxonomy", part: "taxonomy" });
}

function changesFitLifecycle(resource: Resource, scope: Scope): void {
  for (const item of entryOf(scope, resource, "webhooks")?.items ?? []) {
    const kind = resource.webhooks.find((one) => one === item.value);
    if (kind === undefined) continue;
    if (defaultsOf(resource).changes.includes(kind)) continue;
    const allowed = lifecycles.filter((lifecycle) => lifecycleDefaults[lifecycle].changes.includes(kind));
    needLifecycle(scope, resource, { place: item.place, name: kind, allowed, part: partsOfChanges[kind] });
  }
}

const partsOfChanges: Readonly<Partial<Record<ChangeKind, LifecyclePart>>> = {
  trashed: "trash",
  restored: "trash",
  published: "status",
};

/** From its publication date on a record has another status. */
function partsAreComplete(resource: Resource, scope: Scope): void {
  const items = textsOf(entryOf(scope, resource, "lifecycle"));
  const scheduled = items.find(({ text }) => text === "scheduled");
  if (scheduled === undefined || items.some(({ text }) => text === "status")) return;
  scope.report("incomplete_lifecycle", scheduled.node.place, { words: { name: scheduled.text } });
}

function showsIds(resource: Resource, scope: Scope): void {
  const { name, answer, routes } = resource;
  const list = routes.find(({ operation }) => operation === "list");
  const root = entryOf(scope, resource);
  const table = childOf(root, "answer");
  // Without a table of its own an answer has what the life of a record brings along.
  if (list === undefined || table === undefined) return;
  const id = answer.properties.find((property) => property.name === "id");
  if (id?.value.kind === "life" && id.value.property === "id") return;
  // It may be among the rows that are reported already.
  const isReported = [...table.entries.keys()].some((key) =>
    answer.properties.every((one) => one.name !== key),
  );
  if (isReported || hasLost(scope, root, table)) return;
  const related = [{ place: list.place, message: "the list" }];
  scope.report("no_id", id?.place ?? table.keyPlace, { words: { name }, related });
}

function hasText({ name, place }: Resource, scope: Scope): void {
  if (!scope.texts.has(`${sectionOf(name)}.text`)) scope.report("no_text", place, { words: { name } });
}
