import { authorsPlace, isDefault } from "../spec/complete.js";
import { childOf, numberOf, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { buildAliases } from "./aliases.js";
import { adopt, buildParameter, findField, relationType, reportUnknownField } from "./build-fields.js";
import { deprecationOf, readRows, type TableShape } from "./build-rows.js";
import { oneOf } from "./build-service.js";
import {
  hasBody,
  kindShapeOf,
  operationShapes,
  placeholderOf,
  serviceShapes,
  takesValues,
} from "./lifecycle.js";
import {
  type FeedRoute,
  type Field,
  type Filter,
  type Format,
  formats,
  type Hook,
  type Idempotency,
  type Method,
  type Operation,
  operations,
  type Parameter,
  type ParameterType,
  type ReferenceKey,
  type Resource,
  type Route,
  type Service,
  type ServiceRoute,
  serviceOperations,
  type Text,
  textScalars,
} from "./model.js";
import { capitalized, sectionOf, typeNameOf, valueNameOf } from "./names.js";
import { once } from "./once.js";
import { checkApiName, reportWrongField } from "./report.js";
import { isScalar } from "./scalars.js";
import type { Draft, ResourceDraft, Scope } from "./scope.js";
import { defined, mapTable, tableOf } from "./tables.js";
import { envelopeNamed } from "./wire.js";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The routes of a resource, in the order written. */
export function buildRoutes(scope: Scope, { resource }: ResourceDraft): readonly Route[] {
  const table = childOf(childOf(scope.spec.routes, "resources"), resource.name);
  return rowsOf(table).flatMap(([name, row]) => {
    const named = textOf(childOf(row, "operation")) ?? name;
    const operation = operations.find((candidate) => candidate === named) ?? "custom";
    const variables = buildVariables(resource, operation, textOf(childOf(row, "path")) ?? "/");
    return [buildRoute(scope, { resource, operation, name, row, variables })];
  });
}

/** A row of the route matrix. */
interface RouteRow {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly name: string;
  readonly row: SpecNode;
  readonly variables: Route["variables"];
}

function buildRoute(scope: Scope, written: RouteRow): Route {
  const { resource, operation, name, row, variables } = written;
  const shape = operationShapes[operation];
  const table = `${sectionOf(resource.name)}.routes`;
  checkAccess(scope, row);
  const answer = answerOf(scope, written);
  const route: Route = {
    resource,
    operation,
    name,
    variables,
    ...defined({ hook: customHook(scope, written) }),
    path: textOf(childOf(row, "path")) ?? "/",
    methods: methodsOf(row),
    ...accessOf(row),
    ...defined({ status: numberOf(childOf(row, "status")) }),
    idempotency: idempotencyOf(scope, operation, row),
    operationName: named(patternOf(shape.operationName, written), resource, name),
    inputName: named(patternOf(shape.inputName, written), resource, name),
    parameters: parametersOf(scope, written),
    ...answer,
    ...defined({ envelope: envelopeOf(scope.service, written, answer) }),
    ...buildAliases(row),
    ...deprecationOf(scope, childOf(row, "deprecated"), [`${table}.${name}`]),
    title: titleOf(scope, written),
    text: withRecords(
      scope,
      written,
      scope.texts.of(name, `${table}.${name}`, ...(operation === "custom" ? [] : [`routes.${operation}`])),
    ),
    place: authorsPlace(row, resource.place),
  };
  if (scope.spec.invalid.has(row)) scope.broken.add(route);
  return route;
}

/** A custom operation without a record is named after all of them, and a further route of an operation after its row. */
function patternOf(pattern: string, { resource, operation, name, row, variables }: RouteRow): string {
  const path = textOf(childOf(row, "path")) ?? "";
  const isOfRecord = placeholderOf({ resource, operation, path, variables }) !== undefined;
  if (operation === "custom") return isOfRecord ? pattern : pattern.replace("{One}", "{Many}");
  const action = /^[a-z]/.test(pattern) ? "{action}" : "{Action}";
  return name === operation ? pattern : pattern.replace(/^[A-Za-z]*(?=\{)/, action);
}

function customHook({ spec }: Scope, { operation, row }: RouteRow): Hook | undefined {
  const entry = childOf(row, "hook");
  const name = textOf(entry);
  if (operation !== "custom" || entry === undefined || name === undefined || spec.invalid.has(entry))
    return undefined;
  return { kind: "custom", name, property: valueNameOf(name), serves: [], place: entry.place };
}

/** Who may call a route: `read` and `everyone` are no capabilities. */
function accessOf(row: SpecNode): Pick<Route, "access" | "forReaders"> {
  const access = textOf(childOf(row, "access"));
  if (access === undefined || access === everyone) return {};
  return access === readers && childOf(row, "hook") !== undefined ? { forReaders: true } : { access };
}

/** Words of `access` in place of a capability: all callers, and for custom operations all who may read the record. */
const everyone = "everyone";
const readers = "read";

/** The routes of a resource in other formats, those of one route in the order of the formats. */
export function buildFeedRoutes(scope: Scope, { resource }: ResourceDraft): readonly FeedRoute[] {
  const table = childOf(childOf(scope.spec.routes, "resources"), resource.name);
  return resource.routes.flatMap((route) =>
    formats.flatMap((format) => {
      const written = textsOf(childOf(childOf(table, route.name), "formats"));
      const node = written.find(({ text }) => text === format)?.node;
      if (node === undefined) return [];
      const feedRoute: FeedRoute = {
        ...route,
        format,
        path: `${route.path}.${format}`,
        operationName: route.operationName + typeNameOf(format),
        title: mapText(route.title, (title) => `${title} (${formatNames[format]})`),
        text: scope.texts.of(format, `routes.${format}`),
        place: node.place,
      };
      if (scope.broken.has(route)) scope.broken.add(feedRoute);
      return [feedRoute];
    }),
  );
}

const formatNames: Readonly<Record<Format, string>> = { ics: "iCalendar", rss: "RSS" };

/** What the spec calls an operation, with the words for its records; without a title the words of its name. */
function titleOf(scope: Scope, written: RouteRow): Text {
  const { texts } = scope;
  const { resource, operation, name } = written;
  const path =
    operation === "custom" ? `${sectionOf(resource.name)}.route_titles.${name}` : `route_titles.${operation}`;
  if (!texts.has(path)) {
    const words = named(patternOf(operationShapes[operation].operationName, written), resource, name);
    return mapText(texts.of(words.replace(/(?=[A-Z])/g, " ").toLowerCase()), withoutStop);
  }
  const row = operation === "custom" || name === operation ? "" : ` (${name.replaceAll("_", " ")})`;
  return mapText(withRecords(scope, written, texts.of(operation, path)), (title) => capitalized(title) + row);
}

/** A text about records with what people call them; without words for people, it has those of the name. */
function withRecords({ texts }: Scope, written: RouteRow, text: Text): Text {
  const { resource } = written;
  const { isMany } = kindShapeOf(written);
  const word = (isMany ? resource.plural : resource.name).replaceAll("_", " ");
  const keys = isMany ? ["many", "labels"] : ["one", "label"];
  const isNamed = keys.some((key) => texts.has(`${sectionOf(resource.name)}.${key}`));
  return mapText(text, (words, language) => {
    const object = (isMany ? resource.many : resource.one)[language] ?? "";
    return words.replace(/\{(?:one|many)\}/, () => withoutStop(isNamed ? object : word));
  });
}

/** Sentences made of names end with a full stop; titles do not. */
function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}

function mapText(text: Text, change: (words: string, language: string) => string): Text {
  return mapTable(text, (words, language) => change(words, language));
}

function named(pattern: string, { typeName, typePlural }: Resource, action: string): string {
  const words: Readonly<Record<string, string>> = {
    One: typeName,
    Many: typePlural,
    action: valueNameOf(action),
    Action: typeNameOf(action),
  };
  return pattern.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? "");
}

function methodsOf(row: SpecNode): readonly Method[] {
  return (childOf(row, "methods")?.items ?? []).flatMap((item) => oneOf(methods, item) ?? []);
}

/** Reads may always be repeated; writes where the route, or the table for all resources, says so. */
function idempotencyOf(scope: Scope, operation: Operation, row: SpecNode): Idempotency {
  const shown = operation === "custom" ? methodsOf(row) : operationShapes[operation].methods;
  if (shown.includes("GET")) return "natural";
  const everywhere = childOf(childOf(scope.spec.routes, "idempotency"), operation);
  const usual = operation === "custom" ? "key" : "none";
  return oneOf(["key", "none"], childOf(row, "idempotency") ?? everywhere) ?? usual;
}

/** Checks the capability that a row names; the default one is that of `access` in api.yaml, which is checked there. */
function checkAccess(scope: Scope, row: SpecNode): void {
  const node = childOf(row, "access");
  if (node === undefined || isDefault(node) || scope.spec.invalid.has(row)) return;
  const isWord = node.value === everyone || (node.value === readers && childOf(row, "hook") !== undefined);
  if (isWord) return;
  const known = scope.service.capabilities.map(({ name }) => name);
  checkApiName(scope, node, { code: "unknown_capability", table: "capabilities", known });
}

/** What a route takes besides its path. */
function parametersOf(scope: Scope, written: RouteRow): readonly Parameter[] {
  const parameters = tableParameters(scope, written);
  if (!takesValues(written.operation)) return parameters;
  const inPath = written.variables.flatMap(({ part, parameter }) => (part === "key" ? [] : parameter.name));
  return parameters.filter(({ name }) => !inPath.includes(name));
}

function tableParameters(scope: Scope, { resource, operation, name, row }: RouteRow): readonly Parameter[] {
  // A record that may be new may have an id given, or a place in a series.
  const isTaken = ({ name: one }: Parameter): boolean =>
    !["id", "occurrence"].includes(one) || operation === "put_by_external";
  switch (operationShapes[operation].takes) {
    case "input": {
      const table = { path: `${sectionOf(resource.name)}.route_parameters.${name}`, sourceKeys: [] };
      return readRows(scope, childOf(row, "parameters"), table).map((own) => {
        const relate = (relation: SpecNode) => relationType(scope, own, relation);
        return operationParameter(scope, buildParameter(scope, own, { relate }));
      });
    }
    case "filters":
      return resource.filters;
    case "selection":
      return selectionOf(scope, resource);
    case "fields":
      // What a write makes has nothing around it yet that it could reach.
      return [
        ...resource.fields.filter(({ storage }) => storage !== "scope"),
        ...(operation === "replace" ? resource.writes.filter(isTaken) : resource.writes),
      ];
    case "changes":
      return [...resource.fields.map(optionalParameter), ...resource.writes.filter(isTaken)];
    case "named": {
      const named = textsOf(childOf(row, "parameters")).flatMap(({ text, node }) => {
        const { fields, writes, filters } = resource;
        const known = [...fields, ...filters, ...writes].find(({ name }) => name === text);
        if (known !== undefined) return [optionalParameter(known)];
        const others = [...filters, ...writes].map(({ name }) => name);
        reportUnknownField(scope, resource, { node, others });
        return [];
      });
      const isRead = operationShapes[operation].kind === "get";
      return isRead ? [...named, ...resource.filters.filter(({ match }) => match.kind === "embed")] : named;
    }
    case "items":
      return ownParameters(scope, childOf(scope.spec.routes, "batch_parameters"), {
        path: "batch_parameters",
        sourceKeys: [],
      });
    case "compared":
      return comparedOf(scope, resource, childOf(row, "parameters"));
    case "nothing":
      return [];
  }
}

/** The variables of a path that are filters of a list, fields of a new record, or fields that the record has. */
function buildVariables(resource: Resource, operation: Operation, path: string): Route["variables"] {
  const { takes, placeholder = "" } = operationShapes[operation];
  const isMany = kindShapeOf({ operation }).isMany === true;
  if (isMany && operation !== "list") return [];
  const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const isNamed =
    resource.singleton ||
    written.some((name) => placeholder.includes(`{${name}}`) || name === "id" || name === "slug");
  const isNew = operation === "create";
  const fields = isNew ? resource.fields : resource.fields.filter(isComparable);
  const known: readonly Parameter[] = isMany ? resource.filters : fields;
  const found = written.flatMap((name) => known.find((one) => one.name === name) ?? []);
  const key = found.find((field) =>
    resource.unique.some(([one, other]) => one === field && other === undefined),
  );
  if (isMany || isNew) return found.map((parameter) => ({ parameter, part: "value" }));
  // Without a record, the function of a custom operation gets the texts of the path.
  if (!isNamed && key === undefined) return [];
  return found.map((field) => ({
    parameter: takes === "changes" ? optionalParameter(field) : field,
    part: !isNamed && field === key ? "key" : "condition",
  }));
}

/** Whether a value in a path can be compared with what records have in a field. */
export function isComparable({ type, storage, localized }: Field): boolean {
  if (type.kind === "reference") return storage === "reference" || storage === "references";
  const isText = type.kind === "enum" || isScalar(type, ...textScalars, "uuid", "integer");
  return isText && storage === "plain" && !localized;
}

/** The filters that select records, whatever the page, the order and the window; then where changes begin, and how many. */
function selectionOf(scope: Scope, resource: Resource): readonly Parameter[] {
  const table = childOf(childOf(scope.spec.types, "shared"), "changes");
  const own = ownParameters(scope, table, { path: "shared.changes", sourceKeys: [] });
  const named = new Set(own.map(({ name }) => name));
  return [
    ...resource.filters.filter(
      ({ name, match, type }) =>
        !named.has(name) && !arrangements.includes(match.kind) && !isScalar(type, "password"),
    ),
    ...own.filter(({ name }) => name !== "series" || resource.recurrence !== undefined),
  ];
}

/** What is compared, under the names of the fields: the name, the start with its zone, and the relations that the spec names. */
function comparedOf(scope: Scope, resource: Resource, named: SpecNode | undefined): readonly Parameter[] {
  const { namedBy, period } = resource;
  const table = childOf(childOf(scope.spec.types, "shared"), "similar");
  const relations = (named?.items ?? []).flatMap((item) => {
    const field = findField(scope, resource, item);
    if (field === undefined || field.type.kind === "reference") return field ?? [];
    const use = { use: "compared besides the name", expected: "a relation" };
    reportWrongField(scope, field, { place: item.place, ...use });
    return [];
  });
  const fields: Readonly<Record<string, readonly Field[]>> = {
    name: [namedBy],
    start: period === undefined ? [] : [period.start],
    zone: period === undefined ? [] : [period.zone],
    relation: relations,
  };
  return ownParameters(scope, table, { path: "shared.similar", sourceKeys: [] }).flatMap((own) => {
    if (own.name === "exclude") return [adopt(scope, { ...own, type: referenceTo(resource, ["id"]) }, own)];
    return (fields[own.name] ?? [own]).map(({ name, otherName, type, example }) => {
      const isRelation = type.kind === "reference";
      const compared = isRelation ? { type: referenceTo(type.target, ["id", "name"]) } : defined({ example });
      return adopt(scope, { ...own, name, ...defined({ otherName }), ...compared }, own);
    });
  });
}

function referenceTo(target: Resource, by: readonly ReferenceKey[]): ParameterType {
  return { kind: "reference", target, many: false, by, create: "none" };
}

/** What filters do that select nothing. */
const arrangements: readonly Filter["match"]["kind"][] = [
  "page",
  "size",
  "cursor",
  "offset",
  "order",
  "order_by",
  "disables_defaults_of",
  "embed",
];

/** Where null represents that there is no value, a parameter that can be left out accepts it. */
function operationParameter(scope: Scope, parameter: Parameter): Parameter {
  const { required, nullable } = parameter;
  if (!scope.service.wire.nullValues || required || nullable) return parameter;
  return adopt(scope, { ...parameter, ignoresNull: true }, parameter);
}

function answerOf(scope: Scope, { resource, operation, row }: RouteRow): Pick<Route, "answer" | "answers"> {
  const { types } = scope;
  if (operation !== "custom") {
    const object = types.object(operationShapes[operation].answer ?? "");
    return object === undefined ? {} : { answer: { kind: "object", object } };
  }
  const written = childOf(row, "answer");
  if (written === undefined) return { answers: { resource, show: "record" } };
  const name = textOf(written) ?? "";
  if (types.object(name) === undefined) {
    const shown = scope.resources.get(name)?.resource;
    if (shown !== undefined) return { answers: { resource: shown, show: "record" } };
    const listed = scope.resources.get(name.replace(/_list$/, ""))?.resource;
    if (listed !== undefined) return { answers: { resource: listed, show: "list" } };
  }
  const shown = [...scope.resources.keys()].flatMap((one) => [one, `${one}_list`]);
  return defined({ answer: types.resolve(written, shown) });
}

/** The object around the record that a route takes and answers; none around many. */
function envelopeOf(
  { wire }: Pick<Service, "wire">,
  { resource, operation, row }: RouteRow,
  { answers }: Pick<Route, "answers">,
): string | undefined {
  if (answers?.show === "list" || kindShapeOf({ operation }).isMany === true) return undefined;
  const shown = answers?.resource ?? resource;
  return envelopeNamed(wire, shown, textOf(childOf(row, "envelope")), shown.envelope);
}

/** The parameters that a route of the service has; none refers to records. */
function ownParameters(scope: Scope, table: SpecNode | undefined, shape: TableShape): readonly Parameter[] {
  return readRows(scope, table, shape).map((row) =>
    buildParameter(scope, row, { relate: () => undefined, isLiteral: true }),
  );
}

/** A field that may be left out and then stays as it is, so that its default does not apply. */
const optionalParameter = once((field: Parameter): Parameter => {
  const parameter: Draft<Parameter> = { ...field, required: false };
  delete parameter.default;
  delete parameter.generated;
  return parameter;
});

/** Routes of the service itself. */
export function buildServiceRoutes(scope: Scope): readonly ServiceRoute[] {
  return rowsOf(childOf(scope.spec.routes, "service")).flatMap(([name, row]) => {
    const operation = oneOf(serviceOperations, childOf(row, "operation"));
    if (operation === undefined) return [];
    const table = { path: `service_routes.${name}.parameters`, sourceKeys: [] };
    checkAccess(scope, row);
    const answer = childOf(row, "answer");
    const isRead = serviceShapes[operation].methods.includes("GET");
    const parameters = ownParameters(scope, childOf(row, "parameters"), table);
    const takesBody = hasBody(operation, parameters);
    const route: ServiceRoute = {
      name,
      operation,
      path: textOf(childOf(row, "path")) ?? "/",
      methods: methodsOf(row),
      ...defined({ access: textOf(childOf(row, "access")) }),
      operationName: isRead ? `get${typeNameOf(name)}` : valueNameOf(name),
      inputName: `${isRead ? "Get" : ""}${typeNameOf(name)}${takesBody ? "Input" : "Query"}`,
      ...defined({ answer: answer === undefined ? undefined : scope.types.resolve(answer) }),
      parameters,
      ...deprecationOf(scope, childOf(row, "deprecated"), [`service_routes.${name}.text`]),
      title: mapText(scope.texts.of(name, `service_routes.${name}.title`), withoutStop),
      text: scope.texts.of(name, `service_routes.${name}.text`),
      place: row.keyPlace,
    };
    if (scope.spec.invalid.has(row)) scope.broken.add(route);
    return [route];
  });
}

/** The routes whose access counts for an operation: what one of them lets everyone write, everyone may write. */
const accessRoutes = {
  list: ["list"],
  create: ["create"],
  get: ["get"],
  update: ["update", "replace", "update_by_slug"],
  put: ["put_by_external"],
  delete: ["delete", "delete_by_slug", "delete_by_external", "delete_all"],
};

/** Who may do each operation: everyone, if one of its routes says so, or who may call its first route. */
export function operationAccess({ routes }: Resource): Readonly<Record<string, string>> {
  return tableOf(Object.entries(accessRoutes), ([name, operations]) => {
    const own = routes.filter(({ operation }) => operations.includes(operation));
    const capabilities = own.flatMap(({ access }) => access ?? []);
    const [capability = "everyone"] = capabilities;
    const access = capabilities.length < own.length ? "everyone" : capability;
    return own.length === 0 ? undefined : [name, access];
  });
}
