import { isDefault } from "../spec/complete.js";
import { childOf, partOf, removeDouble, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { periodTypes } from "./build-fields.js";
import { displayFitsFields } from "./display.js";
import { eventStatusFits } from "./event-status.js";
import { defaultsOf, lifecycleDefaults, lifecycles, routeOf } from "./lifecycle.js";
import type { ChangeKind, Field, LifecyclePart, Place, Resource } from "./model.js";
import { isMeantNameless, mayNameRecords, namelessFits } from "./nameless.js";
import { sectionOf } from "./names.js";
import { countsAreOpen, policiesFit } from "./policies.js";
import { recurrenceFits } from "./recurrence.js";
import {
  checkApiName,
  entryOf,
  type FieldUse,
  hasLost,
  hasLostRoutes,
  keyPlaceOf,
  needLifecycle,
  needPart,
  needPost,
  reportMismatch,
  reportRepeated,
  reportWrongField,
  routeEntry,
} from "./report.js";
import { isScalar } from "./scalars.js";
import type { Rule, Scope } from "./scope.js";
import { uniqueFits } from "./unique.js";
import { hasList } from "./wire.js";
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
  pagesDiffer,
  listsOnce,
  filtersAreServed,
  recordsAreRead,
  ordersAreSelected,
  indexNamesAreFree,
  periodNamesFour,
  fitsLifecycle,
  startsWithDefaults,
  changesFitLifecycle,
  partsAreComplete,
  namelessFits,
  uniqueFits,
  writeHooksAreCalled,
  showsIds,
  hasText,
];

/** A singleton exists before anyone writes it. */
function startsWithDefaults(resource: Resource, scope: Scope): void {
  const node = entryOf(scope, resource, "singleton");
  if (!resource.singleton || node === undefined) return;
  if (resource.lifecycle !== "plain" || resource.parts.length > 0)
    needLifecycle(scope, resource, { place: node.place, name: "singleton", allowed: ["plain"] });
  for (const field of resource.fields.filter(({ required }) => required)) {
    const words = { name: "required", type: `a field of the singleton ${resource.name}` };
    scope.report("key_not_for_type", keyPlaceOf(scope, field, "required"), { words });
  }
}

function sequenceExists(resource: Resource, scope: Scope): void {
  const known = scope.service.sequences;
  const node = entryOf(scope, resource, "sequence");
  if (resource.sequence !== "")
    checkApiName(scope, node, { code: "unknown_sequence", table: "sequences", known });
}

/** Reports what the service does by integer ids, where a resource has UUIDs. */
function idsFit(resource: Resource, scope: Scope): void {
  const node = entryOf(scope, resource, "ids");
  if (node === undefined || resource.ids === "integer") return;
  const [first] = integerUses(resource, (key) => entryOf(scope, resource, key)?.keyPlace);
  if (first === undefined) return;
  const { use, place } = first;
  scope.report("integer_ids", node.place, {
    words: { name: resource.name, use },
    related: { [use]: place },
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
  if (namedBy.name === "" || mayNameRecords(namedBy)) return;
  const node = entryOf(scope, resource, "named_by");
  reportField(scope, namedBy, { node, use: "the name of a record", expected: "a required text" });
}

function hidesByBoolean({ hiddenBy, ...resource }: Resource, scope: Scope): void {
  if (hiddenBy === undefined || isScalar(hiddenBy.type, "boolean", "flag")) return;
  const node = entryOf(scope, resource, "hidden_by");
  reportField(scope, hiddenBy, { node, use: "what hides a record", expected: "of type boolean" });
}

function periodFits(resource: Resource, scope: Scope): void {
  const { period } = resource;
  if (period === undefined) return;
  const { start, end, zone, wholeDays } = period;
  const parts = [
    ["start", start],
    ["end", end],
    ["zone", zone],
    ["whole_days", wholeDays],
  ] as const;
  for (const [key, field] of parts) {
    const scalar = periodTypes[key];
    if (isScalar(field.type, scalar)) continue;
    const node = entryOf(scope, resource, "period", key);
    reportField(scope, field, { node, use: `the ${key} of a period`, expected: `of type ${scalar}` });
  }
}

function periodIsAskedByTimes(resource: Resource, scope: Scope): void {
  const { after, before, exact, offered = [], near = [] } = { ...resource.period?.filters };
  const choices = ["boolean", "flag", "text", "integer", "number"] as const;
  const parts = [
    ["after", after, ["datetime"], "datetime"],
    ["before", before, ["datetime"], "datetime"],
    ["exact", exact, ["boolean", "flag"], "boolean"],
    ...offered.map((filter) => ["offered", filter, choices, "boolean, text, integer or number"] as const),
    ...near.map((filter) => ["near", filter, ["number"], "number"] as const),
  ] as const;
  for (const [key, filter, scalars, expected] of parts) {
    const node = entryOf(scope, resource, "period", "filters", key);
    if (filter === undefined || node === undefined || isScalar(filter.type, ...scalars)) continue;
    reportMismatch(scope, filter, {
      code: "wrong_filter",
      place: node.place,
      words: { name: filter.name, use: `the \`${key}\` of a period`, expected: `of type ${expected}` },
      related: { "the filter": filter.place },
    });
  }
}

function reportField(
  scope: Scope,
  field: Field,
  { node, ...use }: Omit<FieldUse, "place"> & { readonly node: SpecNode | undefined },
): void {
  if (node !== undefined) reportWrongField(scope, field, { place: node.place, ...use });
}

function countsItself(resource: Resource, scope: Scope): void {
  const node = entryOf(scope, resource, "counts");
  const field = resource.counts?.field;
  if (node === undefined || field === undefined || scope.broken.has(field)) return;
  if (field.type.kind === "reference" && field.type.target === resource) return;
  const related = { "the field": field.place };
  scope.report("counts_not_terms", node.place, { words: { name: resource.name }, related });
}

/** Only words that identify a record may stand in braces, and without any every record would have the same page. */
function pagesDiffer(resource: Resource, scope: Scope): void {
  // Nothing but its id identifies a record without a name.
  const named = isMeantNameless(scope, resource) ? ["{id}"] : ["{slug}", "{path}"];
  for (const [operation, known] of [
    ["page", named],
    ["draft_page", [...new Set(["{id}", ...named])]],
  ] as const) {
    const node = entryOf(scope, resource, operation);
    const path = textOf(node);
    // A path of another form is reported already.
    if (node === undefined || path === undefined || scope.spec.invalid.has(node)) continue;
    for (const placeholder of path.match(/\{[^}]*\}?/g) ?? []) {
      if (known.includes(placeholder)) continue;
      scope.report("unknown_placeholder", partOf(node, path.indexOf(placeholder), placeholder.length), {
        words: { operation, placeholder, value: placeholder },
        candidates: known,
      });
    }
    if (!/[{}]/.test(path))
      scope.report("no_placeholder", node.place, { words: { operation, placeholder: known[0] ?? "" } });
  }
}

function listsOnce(resource: Resource, scope: Scope): void {
  for (const key of ["links", "order"]) {
    const entries = textsOf(entryOf(scope, resource, key)).map(({ text, node: { place } }) => ({
      name: text.replace(/^-/, ""),
      place,
    }));
    reportRepeated(scope, entries, removeDouble);
  }
}

function filtersAreServed(resource: Resource, scope: Scope): void {
  const filters = entryOf(scope, resource, "filters");
  if (filters === undefined || isDefault(filters)) return;
  if (!hasList(resource) && !hasLostRoutes(scope, resource))
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

function periodNamesFour(resource: Resource, scope: Scope): void {
  const entries = ["start", "end", "zone", "whole_days"].flatMap((key) => {
    const node = entryOf(scope, resource, "period", key);
    const name = textOf(node);
    return node === undefined || name === undefined ? [] : [{ name, place: node.place }];
  });
  reportRepeated(scope, entries, (_place, first) => ({
    related: { "the first one": first },
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
  const { name, answer } = resource;
  const list = routeOf(resource, "list");
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
  const related = { "the list": list.place };
  scope.report("no_id", id?.place ?? table.keyPlace, { words: { name }, related });
}

function hasText({ name, place }: Resource, scope: Scope): void {
  if (!scope.texts.has(`${sectionOf(name)}.text`)) scope.report("no_text", place, { words: { name } });
}
