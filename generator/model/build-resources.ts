import { nearestName } from "../diagnostics.js";
import type { Spec } from "../load.js";
import { childOf, numberOf, rowsOf, type SpecNode, textOf } from "../spec/node.js";
import { buildAnswers } from "./build-answers.js";
import { buildFields, buildPeriod, findField, findFittingField } from "./build-fields.js";
import {
  buildEmbedFilter,
  buildFilters,
  buildLinks,
  buildPeriodFilters,
  findLinkedField,
} from "./build-filters.js";
import { buildIndexes } from "./build-indexes.js";
import { buildOrder, buildOrders } from "./build-order.js";
import { buildFeedRoutes, buildRoutes } from "./build-routes.js";
import { listedIn, oneOf } from "./build-service.js";
import { comparedResource } from "./comparison.js";
import { buildDisplay } from "./display.js";
import { buildEventStatus } from "./event-status.js";
import { buildWrites, isExternal } from "./external.js";
import { declaredParts, defaultsOf, hasPart, lifecycleDefaults, lifecycles } from "./lifecycle.js";
import { isProtectable } from "./masked.js";
import {
  changeKinds,
  type Field,
  type Lifecycle,
  type LifecyclePart,
  type Match,
  type Place,
  type PolicyOperation,
  type Resource,
  type ResourceError,
  type Situation,
  situations,
} from "./model.js";
import { mayBeNameless, mayNameRecords } from "./nameless.js";
import { collectionOf, fileNameOf, generatedNames, sectionOf } from "./names.js";
import { deletedWith } from "./on-delete.js";
import { buildPolicies } from "./policies.js";
import { buildRecurrence } from "./recurrence.js";
import { findResource, hasLost } from "./report.js";
import type { Draft, ResourceDraft, Scope, Texts } from "./scope.js";
import { defined } from "./tables.js";
import { envelopeNamed, namesInList } from "./wire.js";
import { buildWriteHooks } from "./write-hooks.js";

/** Resources by name with their names final and their tables empty, so that every table may refer to every resource. */
export function draftResources(spec: Spec, texts: Texts): ReadonlyMap<string, ResourceDraft> {
  const drafts = new Map<string, ResourceDraft>();
  for (const [file, node] of spec.resources) {
    const nameNode = childOf(node, "resource");
    const name = textOf(nameNode) ?? file;
    const place = nameNode?.place ?? node.place;
    const known = drafts.get(name)?.resource.place;
    if (known !== undefined) {
      const words = { what: "resource", name, file: known.file, line: known.line };
      const related = { "the first one": known };
      spec.diagnostics.report("duplicate_name", place, { words, related });
      continue;
    }
    drafts.set(name, { node, resource: draftResource({ name, node, place }, texts) });
    if (name !== file && nameNode !== undefined && !spec.invalid.has(nameNode)) {
      spec.diagnostics.report("file_name", place, {
        words: { name, stem: file, file: `${file}.yaml` },
        candidates: [file],
      });
    }
  }
  return drafts;
}

function draftResource(
  { name, node, place }: { readonly name: string; readonly node: SpecNode; readonly place: Place },
  texts: Texts,
): Draft<Resource> {
  const plural = textOf(childOf(node, "plural")) ?? `${name}s`;
  const lifecycle = lifecycleOf(node);
  const parts = partsOf(node, lifecycle);
  const page = textOf(childOf(node, "page")) ?? `/${fileNameOf(name)}/{slug}/`;
  const names = generatedNames(name, plural);
  const singleton = childOf(node, "singleton")?.value === true;
  const section = sectionOf(name);
  const empty = { typeName: names.typeName, properties: [] };
  return {
    name,
    plural,
    ...names,
    listName: `${names.typeName}List`,
    collection: textOf(childOf(node, "collection")) ?? collectionOf(plural),
    ...defined({
      renamedFrom: textOf(childOf(node, "renamed_from")),
      taxonomy: textOf(childOf(node, "taxonomy")) ?? (hasPart({ parts }, "taxonomy") ? name : undefined),
    }),
    lifecycle,
    parts,
    singleton,
    ids: singleton ? "uuid" : (oneOf(["integer", "uuid", "text"], childOf(node, "ids")) ?? "integer"),
    sequence: textOf(childOf(node, "sequence")) ?? "",
    namedBy: unnamed(place),
    page,
    draftPage: textOf(childOf(node, "draft_page")) ?? lifecycleDefaults[lifecycle].draftPage ?? page,
    text: texts.of(plural, `${section}.text`),
    sitemap: childOf(node, "sitemap")?.value === true,
    label: texts.title(name, `${section}.label`),
    labels: texts.title(plural, `${section}.labels`),
    one: texts.title(name, `${section}.one`, `${section}.label`),
    many: texts.title(plural, `${section}.many`, `${section}.labels`),
    fields: [],
    writes: [],
    filters: [],
    links: [],
    list: [],
    order: [],
    orders: [],
    indexes: [],
    unique: [],
    policies: [],
    answer: empty,
    embedded: empty,
    errors: [],
    webhooks: changeKinds.filter((kind) =>
      childOf(node, "webhooks")?.items.some((item) => item.value === kind),
    ),
    hooks: [],
    routes: [],
    feedRoutes: [],
    place,
  };
}

/** The lifecycle written, or the one most likely meant: an error in the word is reported once, not by everything that depends on it. */
function lifecycleOf(node: SpecNode): Lifecycle {
  const written = childOf(node, "lifecycle");
  const known = oneOf(lifecycles, written);
  if (known !== undefined) return known;
  if (written?.kind === "list")
    return listedIn(written, declaredParts).length === declaredParts.length ? "post" : "plain";
  const nearest = nearestName(textOf(written) ?? "", lifecycles);
  const meant = node.entries.has("counts") ? "term" : "plain";
  return lifecycles.find((lifecycle) => lifecycle === nearest) ?? meant;
}

/** The parts of the lifecycle, or those that are listed in its place, in one order; with a count where there is one. */
function partsOf(node: SpecNode, lifecycle: Lifecycle): readonly LifecyclePart[] {
  const usual = lifecycleDefaults[lifecycle].parts;
  const declared = lifecycle === "plain" ? listedIn(childOf(node, "lifecycle"), declaredParts) : [];
  const isCounted = node.entries.has("counts") && !usual.includes("count");
  return [...usual, ...declared, ...(isCounted ? (["count"] as const) : [])];
}

/** Fills the tables of all resources: fields first, because the other tables refer to them across resources. */
export function fillResources(scope: Scope): void {
  const drafts = [...scope.resources.values()];
  for (const draft of drafts) draft.resource.fields = buildFields(scope, draft);
  for (const draft of drafts) fillRoles(scope, draft);
  for (const draft of drafts) fillTables(scope, draft);
  nameLists(scope);
  for (const draft of drafts)
    draft.resource.indexes = buildIndexes(scope, draft, linkedFields(scope, draft.resource));
  for (const draft of drafts) {
    draft.resource.routes = buildRoutes(scope, draft);
    const customHooks = draft.resource.routes.flatMap(({ hook }) => hook ?? []);
    draft.resource.hooks = [...draft.resource.hooks, ...customHooks];
    draft.resource.feedRoutes = buildFeedRoutes(scope, draft);
  }
}

/** A page of `tag` is a `TagPage` where `TagList` is another type of the spec, such as a `tag_list`. */
function nameLists({ types, resources }: Scope): void {
  const drafts = [...resources.values()].map(({ resource }) => resource);
  const taken = new Set([...types.enums, ...types.objects, ...drafts].map(({ typeName }) => typeName));
  for (const draft of drafts) if (taken.has(draft.listName)) draft.listName = `${draft.typeName}Page`;
}

function fillRoles(scope: Scope, draft: ResourceDraft): void {
  const { node, resource } = draft;
  const namedBy = findFittingField(scope, resource, {
    node: childOf(node, "named_by"),
    fits: mayNameRecords,
  });
  const hiddenBy = findField(scope, resource, childOf(node, "hidden_by"));
  const period = buildPeriod(scope, draft);
  const eventStatus = buildEventStatus(scope, draft);
  const recurrence = buildRecurrence(scope, draft);
  const display = buildDisplay(scope, draft);
  const counts = childOf(node, "counts");
  const counted = counts === undefined ? undefined : findLinkedField(scope, counts);
  if (namedBy !== undefined) resource.namedBy = namedBy;
  else if (mayBeNameless(scope, resource)) {
    const page = textOf(childOf(node, "page")) ?? `/${fileNameOf(resource.name)}/{id}/`;
    Object.assign(resource, { page, draftPage: page });
  } else if (!node.entries.has("named_by") && !hasLost(scope, node, childOf(node, "fields")))
    scope.report("missing_key", node.keyPlace, { words: { name: "named_by" } });
  if (hiddenBy !== undefined) resource.hiddenBy = hiddenBy;
  if (period !== undefined) resource.period = { ...period, ...defined({ eventStatus }) };
  if (recurrence !== undefined) resource.recurrence = recurrence;
  if (display !== undefined) resource.display = display;
  if (counted !== undefined) resource.counts = counted;
  const external = resource.fields.find(isExternal);
  if (external !== undefined) resource.external = external;
  resource.writes = buildWrites(scope, resource);
}

/** Unique fields, then those that are so together. A set with an unknown field is left out. */
function buildUnique(scope: Scope, { node, resource }: ResourceDraft): Resource["unique"] {
  const together = (childOf(node, "unique")?.items ?? []).map(({ items }) => {
    const fields = items.map((item) => findField(scope, resource, item));
    return fields.every((field) => field !== undefined) ? fields : [];
  });
  const alone = resource.fields.filter(({ unique }) => unique === true).map((field) => [field]);
  return [...alone, ...together].filter(({ length }) => length > 0);
}

function fillTables(scope: Scope, draft: ResourceDraft): void {
  const { node, resource } = draft;
  const { filters, hooks } = buildFilters(scope, draft);
  const answers = buildAnswers(scope, draft);
  resource.answer = answers.answer;
  resource.embedded = answers.embedded;
  resource.filters = [...filters, ...buildEmbedFilter(scope, resource)];
  resource.links = buildLinks(scope, node, resource);
  resource.list = namesInList(scope.service.wire, resource);
  const { wire } = scope.service;
  const envelope = envelopeNamed(wire, resource, textOf(childOf(node, "envelope")), wire.envelope);
  if (envelope !== undefined) resource.envelope = envelope;
  const periodFilters = buildPeriodFilters(scope, draft);
  if (resource.period !== undefined && periodFilters !== undefined)
    resource.period = { ...resource.period, filters: periodFilters };
  resource.order = buildOrder(scope, draft);
  resource.orders = buildOrders(scope, draft);
  resource.unique = buildUnique(scope, draft);
  resource.policies = buildPolicies(scope, draft);
  resource.hooks = [...hooks, ...answers.hooks, ...buildWriteHooks(scope, draft)];
  resource.errors = buildResourceErrors(scope, draft);
}

/** The errors of a resource: its own, else those that all resources have, for the situations its records can be in. */
function buildResourceErrors(scope: Scope, { node, resource }: ResourceDraft): readonly ResourceError[] {
  const own = childOf(node, "errors");
  const common = childOf(scope.spec.api, "resource_errors");
  const hasPolicy = (...operations: readonly PolicyOperation[]): boolean =>
    resource.policies.some(({ operation }) => operations.includes(operation));
  const ofPolicies: Readonly<Partial<Record<Situation, boolean>>> = {
    not_accessible: hasPolicy("read"),
    not_permitted: hasPolicy("update", "delete"),
    policy_violated: hasPolicy("create", "update"),
  };
  const isPossible: Readonly<Partial<Record<Situation, boolean>>> = {
    password_protected: isProtectable(resource),
    referenced: isRestricted(scope, resource),
  };
  return situations.flatMap((situation) => {
    const isOwn = childOf(own, situation) !== undefined;
    const row = childOf(own, situation) ?? childOf(common, situation);
    const canBe = defaultsOf(resource).situations.includes(situation) || ofPolicies[situation] === true;
    if (row === undefined || !canBe || isPossible[situation] === false) return [];
    const code = (textOf(childOf(row, "code")) ?? `{resource}-${situation}`).replaceAll(
      "{resource}",
      resource.name,
    );
    return [
      {
        name: code,
        code,
        situation,
        status: numberOf(childOf(row, "status")) ?? 400,
        text: scope.texts.of(
          situation,
          isOwn ? `${sectionOf(resource.name)}.errors.${situation}` : `resource_errors.${situation}`,
        ),
      },
    ];
  });
}

/** Whether the deletion of a record, or of one that is deleted with it, may be rejected. */
function isRestricted(scope: Scope, resource: Resource): boolean {
  const resources = [...scope.resources.values()].map((draft) => draft.resource);
  const deleted = new Set([resource, ...deletedWith(resources, resource)]);
  const fields = resources.flatMap((other) => other.fields);
  return fields.some(
    ({ onDelete, type }) => onDelete === "restrict" && type.kind === "reference" && deleted.has(type.target),
  );
}

/** Fields of a resource that filters of others compare, or that those, counts, embedded records or deletions look through. */
function linkedFields(scope: Scope, resource: Resource): readonly Field[] {
  const fields = [...scope.resources.values()].flatMap((other) => [
    ...other.resource.filters.flatMap(({ match }) => linkOf(other.resource, match)),
    ...other.resource.answer.properties.flatMap(({ value }) => (value.kind === "embed" ? [value] : [])),
    ...(other.resource.counts === undefined ? [] : [other.resource.counts]),
  ]);
  return resource.fields.filter(
    (field) =>
      field.onDelete !== "clear" || fields.some((link) => link.resource === resource && link.field === field),
  );
}

/** The field of another resource by which a filter selects. */
function linkOf(
  resource: Resource,
  match: Match,
): readonly { readonly resource: Resource; readonly field: Field }[] {
  if (match.kind === "linked_from") return [match];
  if (!("through" in match)) return [];
  return [{ resource: comparedResource(resource, match), field: match.field }];
}

/** Placeholder until the field that names a record is known, and where none does. */
function unnamed(place: Place): Field {
  return {
    name: "",
    type: { kind: "scalar", scalar: "text" },
    required: true,
    nullable: false,
    blank: false,
    text: {},
    place,
    localized: false,
    storage: "plain",
    stored: "",
    show: "one",
    hierarchy: false,
    acyclic: false,
    onDelete: "clear",
    paragraphs: false,
  };
}

/** Routes of resources that do not exist. */
export function checkRouteTables(scope: Scope): void {
  for (const [name, row] of rowsOf(childOf(scope.spec.routes, "resources"))) {
    if (!scope.spec.invalid.has(row)) findResource(scope, name, { ...row, place: row.keyPlace });
  }
}
