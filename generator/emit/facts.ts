import { comparedResource, filterAccess } from "../model/comparison.js";
import { displayRoles, isDisplayedMany } from "../model/display.js";
import { eventStatusValues } from "../model/event-status.js";
import { hasPart, isRead } from "../model/lifecycle.js";
import { answeredOnly, maskingOf, readsMasked, sortsByMasked } from "../model/masked.js";
import type { AnswerType, Field, Filter, JsonValue, Match, Model, Resource } from "../model/model.js";
import { policyWords, requiredProperty, requiredValues } from "../model/policies.js";
import { isBareList } from "../model/wire.js";
import { batchFacts } from "../print/answer-hooks.js";
import { docBlock } from "../print/doc-comment.js";
import { periodNames, recurrenceNames } from "../print/field-names.js";
import { literal, propertyKey, propertyLines } from "../print/literal.js";
import { type FactsObject, formFacts, parameterFacts } from "../print/parameter-facts.js";
import { customRoutes, runtimeType, serverNames } from "../print/server-names.js";
import { createSourceFile, type OutputFile, type SourceFileDraft } from "../print/source-file.js";
import { proseOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/facts.ts`: the descriptors of a resource, its fields and its filters. */
export const emitFacts: Emitter = (model) => model.resources.map((resource) => resourceFile(model, resource));

function resourceFile(model: Model, resource: Resource): OutputFile {
  const file = createSourceFile(`server/${resource.folder}/facts.ts`, `spec/resources/${resource.name}.yaml`);
  const names = serverNames(resource);
  const plural = resource.plural.replaceAll("_", " ");
  const fields: Table = {
    type: "FieldDescriptor",
    rows: resource.fields.map((field) => [field.name, fieldFacts(model, resource, field)]),
  };
  const filters: Table = {
    type: "FilterDescriptor",
    rows: resource.filters.map((filter) => [filter.name, filterFacts(model, resource, filter)]),
  };
  file.add(
    `\n${docBlock(`How each field of ${plural} is read and stored.`)}\n${table(file, names.fields.name, fields)}`,
    `\n${docBlock(`How each filter of a list of ${plural} is read, and which records it selects.`)}\n${table(file, names.filters.name, filters)}`,
    ...operationTables(model, file, resource),
    `\n${docBlock(resource.text.en ?? "")}\n${resourceConstant(model, file, resource)}`,
  );
  return file.print();
}

/** What each custom operation takes; nothing for a resource without any. */
function operationTables(model: Model, file: SourceFileDraft, resource: Resource): readonly string[] {
  const operations = customRoutes(resource);
  if (operations.length === 0) return [];
  const facts: FactsObject = Object.fromEntries(
    operations.map(({ name, parameters }) => [
      name,
      Object.fromEntries(
        parameters.map((one) => [one.name, { ...parameterFacts(model, one), ...formFacts(model, one) }]),
      ),
    ]),
  );
  const type = file.use(runtimeType("ParameterDescriptor"));
  const comment = docBlock(
    `How each parameter of the custom operations of ${resource.plural.replaceAll("_", " ")} is read.`,
  );
  const head = `export const ${serverNames(resource).operations.name} = `;
  return [
    `\n${comment}\n${head}${literal(facts, head.length)} as const satisfies Record<string, Record<string, ${type}>>;`,
  ];
}

/** Descriptors by name. */
interface Table {
  /** The type of the runtime that each of them has. */
  readonly type: string;
  readonly rows: readonly (readonly [name: string, facts: FactsObject])[];
}

function table(file: SourceFileDraft, name: string, { type, rows }: Table): string {
  const lines = rows.map(([row, facts]) => {
    const key = `  ${propertyKey(row)}: `;
    return `${key}${literal(facts, key.length, 2)},`;
  });
  const body = lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n}`;
  return `export const ${name} = ${body} as const satisfies Record<string, ${file.use(runtimeType(type))}>;`;
}

function fieldFacts(model: Model, resource: Resource, field: Field): FactsObject {
  const { name, storage, stored, initial, generated, acyclic, hierarchy, onDelete, paragraphs } = field;
  return {
    ...parameterFacts(model, field),
    ...formFacts(model, field),
    storage,
    ...(stored === name ? {} : { property: stored }),
    ...(initial === undefined ? {} : { initial }),
    ...(generated === undefined ? {} : { generated: true }),
    ...(acyclic ? { acyclic } : {}),
    ...(hierarchy ? { hierarchy } : {}),
    ...(onDelete === "clear" ? {} : { onDelete }),
    ...(paragraphs ? { paragraphs } : {}),
    ...answeredInside(resource, field),
  };
}

/** Properties that the object of a field has in answers only. */
function answeredInside({ answer }: Resource, { name, type }: Field): FactsObject {
  const shown = answer.properties.find((property) => property.name === name)?.type;
  const [own, given] = [shown, type].map((one) => propertiesOf(one));
  const answered = own?.filter((property) => given?.includes(property) === false) ?? [];
  return answered.length === 0 ? {} : { answered };
}

function propertiesOf(type: AnswerType | Field["type"] | undefined): readonly string[] | undefined {
  if (type?.kind === "list" || type?.kind === "nullable") return propertiesOf(type.of);
  return type?.kind === "object" ? type.object.properties.map(({ name }) => name) : undefined;
}

function filterFacts(model: Model, resource: Resource, filter: Filter): FactsObject {
  const access = filterAccess(resource, filter.match);
  return {
    ...parameterFacts(model, filter),
    ...matchFacts(resource, filter.match),
    ...(access === undefined ? {} : { access }),
    ...(readsMasked(resource, filter) ? { readsMasked: true } : {}),
  };
}

/** What of a filter counts besides its condition. */
function matchFacts(resource: Resource, match: Match): FactsObject {
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

/** Matches of which a list has one parameter, that the runtime asks for by them. */
const roles: readonly Match["kind"][] = [
  "page",
  "size",
  "cursor",
  "status",
  "order",
  "order_by",
  "one_of_ids",
  "hide_empty",
];

function roleFacts({ filters }: Resource): FactsObject {
  return Object.fromEntries(
    roles.flatMap((role) => {
      const filter = filters.find(({ match }) => match.kind === role);
      return filter === undefined ? [] : [[role, filter.name] as const];
    }),
  );
}

function resourceConstant(model: Model, file: SourceFileDraft, resource: Resource): string {
  const names = serverNames(resource);
  const tables = [`  fields: ${names.fields.name},`, `  filters: ${names.filters.name},`];
  const lines = [...propertyLines(resourceFacts(model, resource)), ...tables];
  return `export const ${names.facts.name}: ${file.use(runtimeType("ResourceDescriptor"))} = {\n${lines.join("\n")}\n};`;
}

function resourceFacts(model: Model, resource: Resource): FactsObject {
  const { period, recurrence, counts } = resource;
  const { masked, withheld } = maskingOf(resource);
  return {
    name: resource.name,
    plural: resource.plural,
    label: resource.label,
    labels: resource.labels,
    ...(hasPart(resource, "author") ? { hasAuthor: true } : {}),
    ...(hasPart(resource, "status") ? { hasStatus: true } : {}),
    ...(hasPart(resource, "trash") ? { hasTrash: true } : {}),
    collection: resource.collection,
    ...(resource.ids === "uuid" ? { ids: "uuid" } : {}),
    sequence: resource.sequence,
    namedBy: resource.namedBy.name,
    page: resource.page,
    draftPage: resource.draftPage,
    ...(resource.taxonomy === undefined ? {} : { taxonomy: resource.taxonomy }),
    ...(period === undefined
      ? {}
      : { period: { ...periodNames(period), ...periodFilters(period), ...eventStatusFacts(period) } }),
    ...recurrenceNames(recurrence),
    ...displayFacts(resource),
    paths: readPaths(resource),
    variables: pathVariables(model, resource),
    ...(resource.sitemap ? { sitemap: true } : {}),
    roles: roleFacts(resource),
    links: resource.links,
    ...(isBareList(resource)
      ? {}
      : { list: Object.fromEntries(resource.list.map(({ name, part }) => [name, part])) }),
    ...(resource.hiddenBy === undefined ? {} : { hiddenBy: resource.hiddenBy.stored }),
    order: sortKeys(resource.order),
    ...orderFacts(resource),
    ...(counts === undefined
      ? {}
      : { counts: { resource: counts.resource.name, field: counts.field.stored } }),
    ...policyFacts(resource),
    answered: answeredOnly(resource),
    errors: Object.fromEntries(resource.errors.map(({ situation, name }) => [situation, name])),
    ...(resource.webhooks.length === 0 ? {} : { webhooks: resource.webhooks }),
    ...(Object.keys(masked).length === 0 ? {} : { masked }),
    ...(withheld.length === 0 ? {} : { withheld }),
    ...(sortsByMasked(resource) ? { sortsByMasked: true } : {}),
    ...batchFacts(resource),
  };
}

function policyFacts({ policies }: Resource): FactsObject {
  if (policies.length === 0) return {};
  const rows = policies.map((policy) => {
    const records = policy.records.map((condition) =>
      Object.fromEntries(condition.map((one) => [requiredProperty(one), requiredValues(one)] as const)),
    );
    const { operation, unless } = policy;
    const facts = { records, ...(unless === undefined ? {} : { unless }), words: policyWords(policy) };
    return [operation, facts] as const;
  });
  return { policies: Object.fromEntries(rows) };
}

function orderFacts({ orders }: Resource): FactsObject {
  if (orders.length === 0) return {};
  const rows = orders.map(
    ({ name, keys, rankedBy }) => [name, rankedBy?.property ?? sortKeys(keys)] as const,
  );
  return { orders: Object.fromEntries(rows) };
}

function sortKeys(keys: Resource["order"]): readonly JsonValue[] {
  return keys.map(({ property, direction }) => [property, direction]);
}

/** Where records are read: by operation, with the format behind it where that is not JSON. */
function readPaths({ routes, feedRoutes }: Resource): FactsObject {
  const read = routes.filter((route) => isRead(route) && route.operation !== "custom");
  return Object.fromEntries([
    ...read.map(({ operation, path }) => [operation, path] as const),
    ...feedRoutes.map(({ operation, format, path }) => [`${operation}_${format}`, path] as const),
  ]);
}

/** The variables in paths of records, with the text of the property of that name where answers have one. */
function pathVariables(model: Model, { routes, answer }: Resource): FactsObject {
  const names = routes.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
  return Object.fromEntries(
    answer.properties
      .filter(({ name }) => names.includes(name))
      .map(({ name, text }) => [name, proseOf(model, text)] as const),
  );
}

function periodFilters({ filters }: NonNullable<Resource["period"]>): FactsObject {
  if (filters === undefined) return {};
  const { after, before, exact } = filters;
  return {
    filters: {
      after: after.name,
      before: before.name,
      ...(exact === undefined ? {} : { exact: exact.name }),
    },
  };
}

function eventStatusFacts({ eventStatus }: NonNullable<Resource["period"]>): FactsObject {
  if (eventStatus === undefined) return {};
  const { field, reason, former } = eventStatus;
  return {
    standing: {
      field: field.name,
      ...(reason === undefined ? {} : { reason: reason.name }),
      ...(former === undefined ? {} : { former: former.name }),
      values: Object.fromEntries(eventStatusValues(eventStatus)),
    },
  };
}

function displayFacts({ display }: Resource): FactsObject {
  if (display === undefined) return {};
  const roles = displayRoles.flatMap((role) => {
    const names = display[role]?.map(({ name }) => name) ?? [];
    return names.length === 0 ? [] : [[role, isDisplayedMany(role) ? names : (names[0] ?? "")] as const];
  });
  return { shows: Object.fromEntries(roles) };
}
