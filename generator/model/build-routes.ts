import { authorsPlace, isDefault } from "../spec/complete.js";
import { childOf, numberOf, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { buildAliases } from "./aliases.js";
import { deprecationOf } from "./build-rows.js";
import { oneOf } from "./build-service.js";
import { hasBody, kindShapeOf, operationShapes, placeholderOf, serviceShapes } from "./lifecycle.js";
import {
  type FeedRoute,
  type Format,
  formats,
  type Hook,
  type Idempotency,
  type Method,
  type Operation,
  operations,
  type Resource,
  type Route,
  type Service,
  type ServiceRoute,
  serviceOperations,
  type Text,
} from "./model.js";
import { capitalized, sectionOf, typeNameOf, valueNameOf } from "./names.js";
import { checkApiName } from "./report.js";
import { buildVariables, ownParameters, parametersOf, type RouteRow } from "./route-parameters.js";
import type { ResourceDraft, Scope } from "./scope.js";
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
