import { contractOf } from "../model/contract.js";
import { readsMasked, sortsByMasked } from "../model/masked.js";
import type {
  Aliases,
  Field,
  Filter,
  JsonValue,
  Match,
  Model,
  Parameter,
  Resource,
  Route,
  Text,
} from "../model/model.js";
import { isShownMany, shownRoles } from "../model/shown.js";
import { standingOf } from "../model/standing.js";
import { storedContract } from "../model/stored-contract.js";
import { docBlock } from "../print/doc-comment.js";
import { periodNames, recurrenceNames } from "../print/field-names.js";
import { literal, propertyKey } from "../print/literal.js";
import { type FactsObject, formFacts, parameterFacts } from "../print/parameter-facts.js";
import { runtimeType, serverNames } from "../print/server-names.js";
import { createSourceFile, type OutputFile, type SourceFileDraft } from "../print/source-file.js";
import { proseOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/facts.ts`, what the runtime knows of a resource, and `server/service/facts.ts`, of the service. */
export const emitFacts: Emitter = (model) => [
  ...model.resources.map((resource) => resourceFile(model, resource)),
  serviceFile(model),
];

function resourceFile(model: Model, resource: Resource): OutputFile {
  const file = createSourceFile(`server/${resource.folder}/facts.ts`, `spec/resources/${resource.name}.yaml`);
  const names = serverNames(resource);
  const plural = resource.plural.replaceAll("_", " ");
  file.add(
    `\n${docBlock(`How each field of ${plural} is read and kept.`)}\n${table(file, names.fields.name, "FieldDescriptor", resource.fields, (field) => fieldFacts(model, field))}`,
    `\n${docBlock(`How each filter of a list of ${plural} is read, and what it keeps.`)}\n${table(file, names.filters.name, "FilterDescriptor", resource.filters, (filter) => filterFacts(model, resource, filter))}`,
    `\n${docBlock(resource.text.en ?? "")}\n${resourceConstant(model, file, resource)}`,
  );
  return file.print();
}

function table<Row extends Parameter>(
  file: SourceFileDraft,
  name: string,
  type: string,
  rows: readonly Row[],
  facts: (row: Row) => FactsObject,
): string {
  const lines = rows.map((row) => {
    const key = `  ${propertyKey(row.name)}: `;
    return `${key}${literal(facts(row), key.length, 2)},`;
  });
  const body = lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n}`;
  return `export const ${name} = ${body} as const satisfies Record<string, ${file.use(runtimeType(type))}>;`;
}

function fieldFacts(model: Model, field: Field): FactsObject {
  const { storage, initial, acyclic, hierarchy, paragraphs } = field;
  return {
    ...parameterFacts(model, field),
    ...formFacts(model, field),
    storage,
    ...(initial === undefined ? {} : { initial }),
    ...(acyclic ? { acyclic } : {}),
    ...(hierarchy ? { hierarchy } : {}),
    ...(paragraphs ? { paragraphs } : {}),
  };
}

function filterFacts(model: Model, resource: Resource, filter: Filter): FactsObject {
  return {
    ...parameterFacts(model, filter),
    match: matchFacts(filter.match),
    ...(readsMasked(resource, filter) ? { readsMasked: true } : {}),
  };
}

function matchFacts(match: Match): FactsObject {
  switch (match.kind) {
    case "search":
      return {
        by: match.kind,
        fields: match.fields.map(({ name }) => name),
        ...(match.within ? { within: true } : {}),
      };
    case "equals":
      return { by: match.kind, property: match.field.name };
    case "reference":
      return {
        by: match.kind,
        property: match.field.name,
        ...(match.descendants ? { descendants: true } : {}),
      };
    case "linked_from":
      return { by: match.kind, resource: match.resource.name, property: match.field.name };
    case "hook":
      return { by: match.kind, hook: match.hook.property };
    case "lifts":
      return { by: match.kind, filters: match.filters };
    default:
      return { by: match.kind };
  }
}

function resourceConstant(model: Model, file: SourceFileDraft, resource: Resource): string {
  const names = serverNames(resource);
  const { period, recurrence, counts } = resource;
  const maskable = resource.answer.properties.filter((property) => property.masked !== undefined);
  const withheld = maskable.filter(({ optional }) => optional).map(({ name }) => name);
  const masked = Object.fromEntries(
    maskable.flatMap(({ name, optional, masked: shown }) =>
      optional || shown === undefined ? [] : [[name, shown] as const],
    ),
  );
  const facts: FactsObject = {
    name: resource.name,
    plural: resource.plural,
    label: resource.label,
    labels: resource.labels,
    lifecycle: resource.lifecycle,
    collection: resource.collection,
    sequence: resource.sequence,
    namedBy: resource.namedBy.name,
    page: resource.page,
    draftPage: resource.draftPage,
    ...(resource.taxonomy === undefined ? {} : { taxonomy: resource.taxonomy }),
    ...(period === undefined
      ? {}
      : { period: { ...periodNames(period), ...periodFilters(period), ...standingFacts(period) } }),
    ...recurrenceNames(recurrence),
    ...shownFacts(resource),
    paths: readPaths(resource),
    variables: pathVariables(model, resource),
    ...(resource.sitemap ? { sitemap: true } : {}),
    links: resource.links,
    ...(resource.hiddenBy === undefined ? {} : { hiddenBy: resource.hiddenBy.name }),
    order: sortKeys(resource.order),
    ...(resource.orders.length === 0
      ? {}
      : {
          orders: Object.fromEntries(
            resource.orders.map(({ name, keys, rankedBy }) => [name, rankedBy?.property ?? sortKeys(keys)]),
          ),
        }),
    ...(counts === undefined ? {} : { counts: { resource: counts.resource.name, field: counts.field.name } }),
    errors: Object.fromEntries(resource.errors.map(({ situation, name }) => [situation, name])),
    ...(resource.webhooks.length === 0 ? {} : { webhooks: resource.webhooks }),
    ...(Object.keys(masked).length === 0 ? {} : { masked }),
    ...(withheld.length === 0 ? {} : { withheld }),
    ...(sortsByMasked(resource) ? { sortsByMasked: true } : {}),
  };
  const lines = Object.entries(facts).map(
    ([key, value]) => `  ${key}: ${literal(value, key.length + 4, 2)},`,
  );
  const tables = [`  fields: ${names.fields.name},`, `  filters: ${names.filters.name},`];
  return `export const ${names.facts.name}: ${file.use(runtimeType("ResourceDescriptor"))} = {\n${[...lines, ...tables].join("\n")}\n};`;
}

function sortKeys(keys: Resource["order"]): readonly JsonValue[] {
  return keys.map(({ property, direction }) => [property, direction]);
}

/** Where records are read: by operation, with the format behind it where that is not JSON. */
function readPaths({ routes, feedRoutes }: Resource): FactsObject {
  const read = routes.filter(({ methods }) => methods.includes("GET"));
  return Object.fromEntries([
    ...read.map(({ operation, path }) => [operation, path] as const),
    ...feedRoutes.map(({ operation, format, path }) => [`${operation}_${format}`, path] as const),
  ]);
}

/** What stands in the paths of records: texts by variable, as far as answers have a property of that name. */
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

/** What each value says that is not as announced, with what people call it: the first clause of its text. */
function standingFacts({ standing }: NonNullable<Resource["period"]>): FactsObject {
  if (standing === undefined) return {};
  const { field, reason, former } = standing;
  const values = field.type.kind === "enum" ? field.type.enum.values : [];
  const meanings = values.flatMap(({ value, text }) => {
    const means = standingOf(standing, value);
    return means === undefined ? [] : [[value, { means, label: firstClauses(text) }] as const];
  });
  return {
    standing: {
      field: field.name,
      ...(reason === undefined ? {} : { reason: reason.name }),
      ...(former === undefined ? {} : { former: former.name }),
      values: Object.fromEntries(meanings),
    },
  };
}

/** What a text says up to its first comma, colon or full stop, in every language. */
function firstClauses(text: Text): Text {
  return Object.fromEntries(
    Object.entries(text).map(([language, prose]) => [language, prose.split(/\s?[.,:;](?:\s|$)/, 1)[0] ?? ""]),
  );
}

function shownFacts({ shown }: Resource): FactsObject {
  if (shown === undefined) return {};
  const roles = shownRoles.flatMap((role) => {
    const names = shown[role]?.map(({ name }) => name) ?? [];
    return names.length === 0 ? [] : [[role, isShownMany(role) ? names : (names[0] ?? "")] as const];
  });
  return { shows: Object.fromEntries(roles) };
}

function serviceFile(model: Model): OutputFile {
  const { service, errors, reasons, resources } = model;
  const file = createSourceFile("server/service/facts.ts", "spec/api.yaml");
  const own = resources.flatMap((resource) => resource.errors);
  const facts: Readonly<Record<string, JsonValue>> = {
    title: service.title,
    text: service.text,
    version: service.version,
    namespace: service.namespace,
    storedContract: storedContract(model),
    mounts: service.mounts.map(({ path, namespace, languages, query, aliases, discovery }) => ({
      path,
      namespace,
      languages,
      ...(query === undefined ? {} : { query }),
      ...(aliases.length === 0 ? {} : { aliases }),
      ...(discovery === undefined ? {} : { discovery: { ...discovery } }),
    })),
    ...aliasFacts(model),
    languages: {
      all: service.languages.all,
      default: service.languages.default,
      parameter: service.languages.parameter,
      aliases: service.languages.aliases,
    },
    paging: {
      page: service.paging.page,
      size: service.paging.size,
      default: service.paging.default,
      maximum: service.paging.maximum,
    },
    statuses: service.statuses.map(({ name, read, role }) => ({
      name,
      read,
      ...(role === undefined ? {} : { role }),
    })),
    roles: Object.fromEntries(service.roles.map(({ name, capabilities }) => [name, capabilities])),
    extensions: service.extensions.map(({ name }) => name),
    errors: Object.fromEntries(
      [...errors, ...own].map(({ name, code, status, text }) => [name, { code, status, text }]),
    ),
    reasons: Object.fromEntries(reasons.map(({ name, text }) => [name, text])),
    contract: contractFacts(model),
    webhookRole: service.webhookRole,
    ...documentPath(model),
  };
  const lines = Object.entries(facts).map(
    ([key, value]) => `  ${key}: ${literal(value, key.length + 4, 2)},`,
  );
  const parameters = model.serviceRoutes.map((route) => {
    const table = route.parameters.map(
      (parameter) => [parameter.name, parameterFacts(model, parameter)] as const,
    );
    return [route.operationName, Object.fromEntries(table)] as const;
  });
  const parameterType = file.use(runtimeType("ParameterDescriptor"));
  file.add(
    `\n${docBlock("How each parameter of the routes is read that belong to no resource.")}\nexport const serviceParameters = ${literal(Object.fromEntries(parameters))} as const satisfies Record<string, Record<string, ${parameterType}>>;`,
    `\n${docBlock(service.text.en ?? "")}\nexport const serviceFacts: ${file.use(runtimeType("ServiceDescriptor"))} = {\n${lines.join("\n")}\n};`,
  );
  return file.print();
}

/** Other addresses of what the service has. */
function aliasFacts({ service, resources }: Model): FactsObject {
  const routes = resources.flatMap((resource) => resource.routes);
  const aliases = routes.flatMap((route) =>
    route.aliases === undefined ? [] : [routeAliases(route, route.aliases)],
  );
  return {
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(Object.keys(service.aliases).length === 0 ? {} : { pathAliases: service.aliases }),
  };
}

function routeAliases(route: Route, { formats, parameters, values, paths }: Aliases): FactsObject {
  return {
    path: route.path,
    formats,
    parameters,
    values,
    paths: paths.map(({ path, format, parameters: fixed }) => ({
      pattern: `^${path
        .split("/")
        .slice(1)
        .map((step) => stepPattern(route, step))
        .join("")}/?$`,
      ...(format === undefined ? {} : { format }),
      ...(Object.keys(fixed).length === 0 ? {} : { parameters: fixed }),
    })),
  };
}

/**
 * A variable is one step of the path; that of a record whose page lies below others stands for the last of several. Where a
 * step has several variables, each is a number.
 */
function stepPattern({ parameters }: Route, step: string): string {
  const text = step.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const [, only] = /^\{(\w+)\}$/.exec(text) ?? [];
  if (only === undefined)
    return text === "" ? "" : `/${text.replace(/\{(\w+)\}/g, (_word, name: string) => `(?<${name}>\\d+)`)}`;
  const type = parameters.find(({ name }) => name === only)?.type;
  const isBelow = type?.kind === "reference" && type.target.page.includes("{path}");
  return `${isBelow ? "(?:/[^/]+)*" : ""}/(?<${only}>[^/]+)`;
}

/** The version stands in the facts already. */
function contractFacts(model: Model): FactsObject {
  const { hash, operations } = contractOf(model);
  return { hash, operations };
}

/** Where people read about the service, for links. */
function documentPath({ serviceRoutes }: Model): FactsObject {
  const route = serviceRoutes.find(({ operation }) => operation === "document");
  return route === undefined ? {} : { documentPath: route.path };
}
