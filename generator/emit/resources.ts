import { comparedResource, filterAccess, matchShapes } from "../model/comparison.js";
import { displayRoles, isDisplayedMany } from "../model/display.js";
import { eventStatusValues } from "../model/event-status.js";
import { hasPart, isRead } from "../model/lifecycle.js";
import { answeredOnly, maskingOf, readsHidden, sortsByHidden } from "../model/masked.js";
import type {
  AnswerType,
  Field,
  Filter,
  JsonObject,
  JsonValue,
  Match,
  Model,
  Parameter,
  Period,
  Recurrence,
  Resource,
  Route,
} from "../model/model.js";
import { policyWords, requiredProperty, requiredValues } from "../model/policies.js";
import { defined, tableOf } from "../model/tables.js";
import { isBareList } from "../model/wire.js";
import { constantHead, constantOf } from "../print/declarations.js";
import { batchesOf } from "../print/hook-type.js";
import { block, code, type Literal, literal } from "../print/literal.js";
import { descriptorTable, formTexts, parameterDescriptor } from "../print/parameter-descriptor.js";
import { hasOwnTable, runtimeType, serverNames, startServerFile } from "../print/server-names.js";
import { type OutputFile, type SourceFileDraft, type Statement } from "../print/source-file.js";
import { proseOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/resource.ts`: the descriptors of a resource, its fields and its filters. */
export const emitResources: Emitter = (model) =>
  model.resources.map((resource) => resourceFile(model, resource));

function resourceFile(model: Model, resource: Resource): OutputFile {
  const file = startServerFile(resource, "resource");
  const names = serverNames(resource);
  const plural = resource.plural.replaceAll("_", " ");
  const fields = resource.fields.map(
    (field) => [field.name, fieldDescriptor(model, resource, field)] as const,
  );
  const filters = resource.filters.map(
    (filter) => [filter.name, filterDescriptor(model, resource, filter)] as const,
  );
  file.add(
    descriptorTable(
      { name: names.fields.name, doc: `How each field of ${plural} is read and stored.` },
      file.use(runtimeType("FieldDescriptor")),
      block(Object.fromEntries(fields)),
    ),
    descriptorTable(
      {
        name: names.filters.name,
        doc: `How each filter of a list of ${plural} is read, and which records it selects.`,
      },
      file.use(runtimeType("FilterDescriptor")),
      block(Object.fromEntries(filters)),
    ),
    ...operationTables(model, file, resource),
    ...writesTable(model, file, resource),
    constantOf({
      name: names.descriptor.name,
      docs: [resource.text.en ?? ""],
      type: file.use(runtimeType("ResourceDescriptor")),
      value: block({
        ...resourceDescriptor(model, resource),
        fields: code(names.fields.name),
        filters: code(names.filters.name),
        ...(resource.writes.length === 0 ? {} : { writes: code(names.writes.name) }),
      }),
    }),
  );
  return file.print();
}

/** What operations take besides fields and filters; nothing for a resource without such operations. */
function operationTables(model: Model, file: SourceFileDraft, resource: Resource): readonly Statement[] {
  const operations = resource.routes.filter(hasOwnTable);
  if (operations.length === 0) return [];
  const { filters, operations: table } = serverNames(resource);
  const descriptorOf = (one: Parameter): Literal =>
    resource.filters.some((filter) => filter === one)
      ? code(`${filters.name}.${one.name}`)
      : { ...parameterDescriptor(model, one), ...formTexts(model, one) };
  const rows = tableOf(operations, ({ name, parameters }) => [
    name,
    tableOf(parameters, (one) => [one.name, descriptorOf(one)]),
  ]);
  return [
    descriptorTable(
      {
        name: table.name,
        doc: `How the parameters of other operations on ${resource.plural.replaceAll("_", " ")} are read.`,
      },
      `Record<string, ${file.use(runtimeType("ParameterDescriptor"))}>`,
      literal(rows, constantHead({ name: table.name }).length),
    ),
  ];
}

/** What writes take besides the fields; nothing for a resource without external ids. */
function writesTable(model: Model, file: SourceFileDraft, resource: Resource): readonly Statement[] {
  if (resource.writes.length === 0) return [];
  const doc = `What writes of ${resource.plural.replaceAll("_", " ")} take besides the fields.`;
  return [
    descriptorTable(
      { name: serverNames(resource).writes.name, doc },
      file.use(runtimeType("ParameterDescriptor")),
      block(tableOf(resource.writes, (one) => [one.name, parameterDescriptor(model, one)])),
    ),
  ];
}

function fieldDescriptor(model: Model, resource: Resource, field: Field): JsonObject {
  const { name, storage, stored, initial, generated, acyclic, hierarchy, onDelete, paragraphs, group } =
    field;
  return {
    ...parameterDescriptor(model, field),
    ...formTexts(model, field),
    ...defined({
      storage,
      property: stored === name ? undefined : stored,
      initial,
      generated: generated === undefined ? undefined : true,
      acyclic: acyclic || undefined,
      hierarchy: hierarchy || undefined,
      onDelete: onDelete === "clear" ? undefined : onDelete,
      paragraphs: paragraphs || undefined,
      group,
    }),
    ...answeredInside(resource, field),
  };
}

/** Properties that the object of a field has in answers only. */
function answeredInside({ answer }: Resource, { name, type }: Field): JsonObject {
  const shown = answer.properties.find((property) => property.name === name)?.type;
  const [own, given] = [shown, type].map((one) => propertiesOf(one));
  const answered = own?.filter((property) => given?.includes(property) === false) ?? [];
  return answered.length === 0 ? {} : { answered };
}

function propertiesOf(type: AnswerType | Field["type"] | undefined): readonly string[] | undefined {
  if (type?.kind === "list" || type?.kind === "nullable") return propertiesOf(type.of);
  return type?.kind === "object" ? type.object.properties.map(({ name }) => name) : undefined;
}

function filterDescriptor(model: Model, resource: Resource, filter: Filter): JsonObject {
  const access = filterAccess(resource, filter.match);
  return {
    ...parameterDescriptor(model, filter),
    ...matchDescriptor(resource, filter.match),
    ...defined({ access, readsHidden: readsHidden(resource, filter) || undefined }),
  };
}

/** What of a filter counts besides its condition. */
function matchDescriptor(resource: Resource, match: Match): JsonObject {
  switch (match.kind) {
    case "search": {
      const fields = match.fields.map(({ name }) => name);
      return { match: { by: match.kind, fields, ...(match.within ? { within: true } : {}) } };
    }
    case "reference": {
      const { field, through } = match;
      const { name } = comparedResource(resource, match);
      const reached = through === undefined ? {} : { through: { property: through.stored, resource: name } };
      return { match: { by: match.kind, property: field.stored, ...reached } };
    }
    case "linked_from":
      return { match: { by: match.kind, resource: match.resource.name } };
    case "hook":
      return { match: { by: match.kind, hook: match.hook.property } };
    case "disables_defaults_of":
      return { match: { by: match.kind, filters: match.filters } };
    default:
      return {};
  }
}

/** Parameters of which a list has one, that the runtime asks for by what they mean. */
function rolesOf({ filters }: Resource): JsonObject {
  return tableOf(Object.entries(matchShapes), ([kind, { isRole }]) => {
    const filter = isRole === true ? filters.find(({ match }) => match.kind === kind) : undefined;
    return filter === undefined ? undefined : [kind, filter.name];
  });
}

function resourceDescriptor(model: Model, resource: Resource): JsonObject {
  const { period, recurrence, counts } = resource;
  const { hiddenWithoutPassword, withheld } = maskingOf(resource);
  return defined({
    name: resource.name,
    plural: resource.plural,
    label: resource.label,
    labels: resource.labels,
    hasAuthor: hasPart(resource, "author") || undefined,
    hasStatus: hasPart(resource, "status") || undefined,
    hasTrash: hasPart(resource, "trash") || undefined,
    collection: resource.collection,
    ids: resource.ids === "integer" ? undefined : resource.ids,
    sequence: resource.sequence,
    namedBy: resource.namedBy.name,
    page: resource.page,
    draftPage: resource.draftPage,
    taxonomy: resource.taxonomy,
    period:
      period === undefined
        ? undefined
        : { ...periodNames(period), ...periodFilters(period), ...eventStatusDescriptor(period) },
    ...recurrenceNames(recurrence),
    ...displayOf(resource),
    paths: readPaths(resource),
    variables: pathVariables(model, resource),
    sitemap: resource.sitemap || undefined,
    external: resource.external?.name,
    roles: rolesOf(resource),
    links: resource.links,
    list: isBareList(resource) ? undefined : tableOf(resource.list, ({ name, part }) => [name, part]),
    hiddenBy: resource.hiddenBy?.stored,
    order: sortKeys(resource.order),
    ...ordersOf(resource),
    counts: counts === undefined ? undefined : { resource: counts.resource.name, field: counts.field.stored },
    ...policiesOf(resource),
    answered: answeredOnly(resource),
    errors: tableOf(resource.errors, ({ situation, name }) => [situation, name]),
    webhooks: resource.webhooks.length === 0 ? undefined : resource.webhooks,
    hiddenWithoutPassword:
      Object.keys(hiddenWithoutPassword).length === 0 ? undefined : hiddenWithoutPassword,
    withheld: withheld.length === 0 ? undefined : withheld,
    sortsByHidden: sortsByHidden(resource) || undefined,
    ...batchesOf(resource),
    ...embedsOf(model, resource),
  });
}

function embedsOf({ service: { wire } }: Model, { answer }: Resource): JsonObject {
  const embeds = tableOf(answer.properties, ({ name, value }) => {
    if (value.kind !== "embed") return undefined;
    const { resource, field } = value;
    return [name, { parameter: wire.embedParameter, resource: resource.name, property: field.stored }];
  });
  return Object.keys(embeds).length === 0 ? {} : { embeds };
}

function policiesOf({ policies }: Resource): JsonObject {
  if (policies.length === 0) return {};
  return {
    policies: tableOf(policies, (policy) => {
      const records = policy.records.map((condition) =>
        tableOf(condition, (one) => [requiredProperty(one), requiredValues(one)]),
      );
      const { operation, unless } = policy;
      return [operation, defined({ records, unless, words: policyWords(policy) })];
    }),
  };
}

function ordersOf({ orders }: Resource): JsonObject {
  if (orders.length === 0) return {};
  return {
    orders: tableOf(orders, ({ name, keys, rankedBy }) => [name, rankedBy?.property ?? sortKeys(keys)]),
  };
}

function sortKeys(keys: Resource["order"]): readonly JsonValue[] {
  return keys.map(({ property, direction }) => [property, direction]);
}

/** Where records are read: by operation, with the format behind it where that is not JSON. */
function readPaths({ routes, feedRoutes }: Resource): JsonObject {
  // Others are not found by their id alone.
  const isUsual = ({ name, operation, variables }: Route): boolean =>
    name === operation && variables.length === 0;
  const read = routes.filter((route) => isRead(route) && isUsual(route));
  return Object.fromEntries([
    ...read.map(({ operation, path }) => [operation, path] as const),
    ...feedRoutes
      .filter(isUsual)
      .map(({ operation, format, path }) => [`${operation}_${format}`, path] as const),
  ]);
}

/** The variables in paths of records, with the text of the property of that name where answers have one. */
function pathVariables(model: Model, { routes, answer }: Resource): JsonObject {
  const names = routes.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
  return tableOf(
    answer.properties.filter(({ name }) => names.includes(name)),
    ({ name, text }) => [name, proseOf(model, text)],
  );
}

function periodFilters({ filters }: NonNullable<Resource["period"]>): JsonObject {
  if (filters === undefined) return {};
  const { after, before, exact, offered, near } = filters;
  return {
    filters: defined({
      after: after.name,
      before: before.name,
      exact: exact?.name,
      offered: offered?.map(({ name, match }) => ({ name, ...comparedValues(match) })),
      near: near?.map(({ name }) => name),
    }),
  };
}

/** Where pages find the values of a filter by a field of related records. */
function comparedValues(match: Match): JsonObject {
  if (!("through" in match) || match.through.type.kind !== "reference" || !("field" in match)) return {};
  return { of: { resource: match.through.type.target.name, field: match.field.name } };
}

function eventStatusDescriptor({ eventStatus }: NonNullable<Resource["period"]>): JsonObject {
  if (eventStatus === undefined) return {};
  const { field, reason, former } = eventStatus;
  return {
    eventStatus: defined({
      field: field.name,
      reason: reason?.name,
      former: former?.name,
      values: Object.fromEntries(eventStatusValues(eventStatus)),
    }),
  };
}

function displayOf({ display }: Resource): JsonObject {
  if (display === undefined) return {};
  return {
    display: tableOf(displayRoles, (role) => {
      const names = display[role]?.map(({ name }) => name) ?? [];
      return names.length === 0 ? undefined : [role, isDisplayedMany(role) ? names : (names[0] ?? "")];
    }),
  };
}

/** Names of the fields that say when records take place. */
export function periodNames({ start, end, zone, wholeDays }: Period): JsonObject {
  return { start: start.name, end: end.name, zone: zone.name, wholeDays: wholeDays.name };
}

/** Names of the fields by which records repeat, as a part of descriptors; nothing where they do not. */
function recurrenceNames(recurrence: Recurrence | undefined): JsonObject {
  if (recurrence === undefined) return {};
  const { rule, series, scope } = recurrence;
  return { recurrence: { rule: rule.name, series: series.name, scope: scope.name } };
}
