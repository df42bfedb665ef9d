import { nearestName } from "../diagnostics.js";
import { childOf, partOf } from "../spec/node.js";
import { aliasesFit } from "./aliases.js";
import { anyType, typeText } from "./build-types.js";
import {
  isOfSingleton,
  isRead,
  kindShapeOf,
  operationShapes,
  placeholderOf,
  routeOf,
  serviceShapes,
} from "./lifecycle.js";
import { type FeedRoute, operations, type Place, type Route, type ServiceRoute } from "./model.js";
import { entryOf, hasLost, hasLostPeriod, hasLostRoutes, reportMismatch, rowOfRoute } from "./report.js";
import { isComparable } from "./route-parameters.js";
import type { Rule, Scope } from "./scope.js";
import { hasList } from "./wire.js";

/** Rules for the routes of resources. */
export const routeRules: readonly Rule<Route>[] = [
  hasPlaceholder,
  methodsFit,
  parametersFit,
  operationFits,
  fitsSingleton,
  idempotencyFits,
  envelopeFits,
  aliasesFit,
  writesAreGuarded,
  deletesWholeRecords,
  changesHaveList,
  namesExternally,
  searchesNames,
  nameIsFree,
  answersAnObject,
  answersSomething,
];

/** Rules for routes in other formats. */
export const feedRouteRules: readonly Rule<FeedRoute>[] = [formatFits];

/** Rules for the routes of the service itself. */
export const serviceRouteRules: readonly Rule<ServiceRoute>[] = [
  hasPlaceholder,
  methodsFit,
  serviceParametersFit,
  writesAreGuarded,
];

function hasPlaceholder(route: Route | ServiceRoute, scope: Scope): void {
  const { name: operation, path } = route;
  const placeholder = "resource" in route ? placeholderOf(route) : serviceShapes[route.operation].placeholder;
  const node = rowOfRoute(scope, route, "path");
  const place = node?.place ?? route.place;
  const written = placeholdersIn(path);
  const wanted = placeholdersIn(placeholder ?? "");
  const missing = wanted.find((word) => !written.includes(word));
  if (missing !== undefined) {
    const words = { operation, placeholder: missing };
    const value = written.find((word) => nearestName(word, [missing]) !== undefined);
    const mismatch =
      value === undefined || node === undefined
        ? { place, words }
        : {
            place: partOf(node, path.indexOf(value), value.length),
            words: { ...words, value },
            candidates: [missing],
          };
    reportMismatch(scope, route, { code: "no_placeholder", ...mismatch });
    return;
  }
  const isFree = route.operation === "custom";
  const variables = "resource" in route ? route.variables.map((one) => `{${one.parameter.name}}`) : [];
  const extra = isFree ? repeatedIn(written) : extraPlaceholder(written, [...wanted, ...variables]);
  if (extra === undefined) return;
  const words = { operation, placeholder: extra, value: extra };
  const candidates = "resource" in route ? candidatesFor(route) : [];
  const mismatch =
    node === undefined || candidates.length === 0
      ? { place, words }
      : { place: partOf(node, path.indexOf(extra), extra.length), words, candidates };
  reportMismatch(scope, route, { code: "unknown_placeholder", ...mismatch });
}

/** What further variables of a path can be. */
function candidatesFor({ operation, resource }: Route): readonly string[] {
  if (operation !== "list" && kindShapeOf({ operation }).isMany === true) return [];
  const fields = operation === "create" ? resource.fields : resource.fields.filter(isComparable);
  return (operation === "list" ? resource.filters : fields).map(({ name }) => `{${name}}`);
}

function placeholdersIn(path: string): readonly string[] {
  return path.match(/\{[^}]*\}/g) ?? [];
}

/** The first placeholder of a path that is none of its operation, or repeats one. */
function extraPlaceholder(written: readonly string[], wanted: readonly string[]): string | undefined {
  return written.find((word) => !wanted.includes(word)) ?? repeatedIn(written);
}

function repeatedIn(words: readonly string[]): string | undefined {
  return words.find((word, index) => words.indexOf(word) !== index);
}

function methodsFit(route: Route | ServiceRoute, scope: Scope): void {
  const { methods: known } =
    "resource" in route ? operationShapes[route.operation] : serviceShapes[route.operation];
  for (const item of rowOfRoute(scope, route, "methods")?.items ?? []) {
    const method = route.methods.find((one) => one === item.value);
    if (method === undefined || known.includes(method)) continue;
    const words = { operation: route.name, name: method };
    scope.report("wrong_method", item.place, { words, candidates: known });
  }
}

function serviceParametersFit(route: ServiceRoute, scope: Scope): void {
  const { parameters: types = {}, required: names = [] } = serviceShapes[route.operation];
  for (const { name, type, place } of route.parameters) {
    const known = types[name];
    const written = type.kind === "reference" ? undefined : type.kind === "enum" ? "text" : typeText(type);
    // What has another type because of an error is reported there.
    if (known !== undefined && written !== undefined && type !== anyType && !known.includes(written))
      reportParameter(route, scope, { name, place, need: `as \`${known[0] ?? ""}\`` });
  }
  const table = rowOfRoute(scope, route, "parameters");
  for (const name of names) {
    const row = childOf(table, name);
    // Its errors of form are reported.
    if (hasLost(scope, table) || (row !== undefined && scope.spec.invalid.has(row))) continue;
    const given = route.parameters.find((parameter) => parameter.name === name);
    if (given?.required !== true)
      reportParameter(route, scope, {
        name,
        place: given?.place ?? route.place,
        need: "with `required: true`",
      });
  }
}

function reportParameter(
  route: ServiceRoute,
  scope: Scope,
  { name, place, need }: { readonly name: string; readonly place: Place; readonly need: string },
): void {
  const words = { operation: route.operation, name, need };
  reportMismatch(scope, route, { code: "wrong_parameter", place, words });
}

/** Lists take their filters and writes their fields; custom operations say what they take, the others name single fields. */
function parametersFit(route: Route, scope: Scope): void {
  const { takes } = operationShapes[route.operation];
  if (takes !== "named" && takes !== "input" && takes !== "compared") reportKey(route, "parameters", scope);
}

/** The name of a row can be that of its operation only. */
function operationFits(route: Route, scope: Scope): void {
  if (operations.some((usual) => usual === route.name)) reportKey(route, "operation", scope);
}

/** The one record of a singleton is neither listed, created nor deleted. */
function fitsSingleton({ name, operation, resource, place }: Route, scope: Scope): void {
  if (!resource.singleton || isOfSingleton(operation)) return;
  const words = { name, type: `the resource ${resource.name}, which is a singleton` };
  scope.report("key_not_for_type", place, { words });
}

/** Reads can be retried without a key. */
function idempotencyFits(route: Route, scope: Scope): void {
  if (route.idempotency === "natural") reportKey(route, "idempotency", scope);
}

/** Lists and batches have names of their own. */
function envelopeFits(route: Route, scope: Scope): void {
  if (kindShapeOf(route).isMany === true || route.answers?.show === "list")
    reportKey(route, "envelope", scope);
}

function reportKey(route: Route, name: string, scope: Scope): void {
  const node = rowOfRoute(scope, route, name);
  const words = { name, type: `the operation ${route.name}` };
  if (node !== undefined) scope.report("key_not_for_type", node.keyPlace, { words });
}

/** A calendar holds what has a time; feeds of news are lists. */
function formatFits(route: FeedRoute, scope: Scope): void {
  const { format, operation, resource, place } = route;
  const isTimed = resource.period !== undefined || hasLostPeriod(scope, resource);
  const known = [
    ...(isTimed && ["list", "get", "get_by_slug"].includes(operation) ? ["ics"] : []),
    ...(operation === "list" ? ["rss"] : []),
  ];
  if (known.includes(format)) return;
  scope.report("wrong_format", place, {
    words: { operation, name: format, resource: resource.name },
    candidates: known,
  });
}

function writesAreGuarded(route: Route | ServiceRoute, scope: Scope): void {
  const isWrite =
    "resource" in route
      ? route.operation === "custom" || !isRead(operationShapes[route.operation])
      : serviceShapes[route.operation].isGuarded === true;
  if (!isWrite || rowOfRoute(scope, route, "access") !== undefined) return;
  scope.report("open_write", route.place, { words: { operation: route.operationName } });
}

/** What recurs is deleted as far as a caller says. */
function deletesWholeRecords({ operation, resource, place }: Route, scope: Scope): void {
  if (operation !== "delete_all" || resource.recurrence === undefined) return;
  const words = { name: operation, type: `the resource ${resource.name}, which has a recurrence` };
  scope.report("key_not_for_type", place, { words });
}

/** Changes have the filters of the list, and a stream goes on where they end. */
function changesHaveList({ operation, resource, place }: Route, scope: Scope): void {
  if (operation === "changes" && !hasList(resource) && !hasLostRoutes(scope, resource))
    scope.report("missing_key", place, { words: { name: "list" } });
  if (operation === "changes_stream" && routeOf(resource, "changes") === undefined)
    scope.report("missing_key", place, { words: { name: "changes" } });
}

/** Records are named by an external id where they have one. */
function namesExternally({ operation, name, resource, place }: Route, scope: Scope): void {
  const isByExternal = operationShapes[operation].placeholder === "{source}/{external}";
  if (!isByExternal || resource.external !== undefined || hasLost(scope, entryOf(scope, resource, "fields")))
    return;
  const words = { name, type: `the resource ${resource.name}, which has no field of the type external` };
  scope.report("key_not_for_type", place, { words });
}

/** Records of a similar name are found by the search of a list. */
function searchesNames({ operation, resource, place }: Route, scope: Scope): void {
  if (operation !== "similar" || hasLost(scope, entryOf(scope, resource, "filters"))) return;
  const isSearched = resource.filters.some(
    ({ match }) => match.kind === "search" && match.fields.includes(resource.namedBy),
  );
  if (hasLostRoutes(scope, resource)) return;
  if (!hasList(resource)) scope.report("missing_key", place, { words: { name: "list" } });
  else if (!isSearched) scope.report("missing_key", place, { words: { name: "search" } });
}

/** What the client of a resource has besides the operations of the spec. */
const clientNames = ["all", "constructor", "find", "pages", "then"];

/** A custom operation, or a further route of another one, is a method of the client beside those of the others. */
function nameIsFree({ operation, name, place }: Route, scope: Scope): void {
  const isTaken = [...operations, ...clientNames].some((taken) => taken === name);
  if (operation !== name && isTaken) {
    const use = "another function of the client";
    scope.report("reserved_name", place, { words: { name, use } });
  }
}

/** An object can get further properties, without a change for those who read it. */
function answersAnObject(route: Route, scope: Scope): void {
  const node = rowOfRoute(scope, route, "answer");
  if (node === undefined || route.answer === undefined || route.answer.kind === "object") return;
  const words = { operation: route.name, name: typeText(route.answer) };
  scope.report("answer_without_object", node.place, { words });
}

/** Without a record in its path, a custom operation has none to answer with. */
function answersSomething(route: Route, scope: Scope): void {
  if (route.operation !== "custom" || placeholderOf(route) !== undefined) return;
  if (rowOfRoute(scope, route, "answer") === undefined)
    scope.report("missing_key", route.place, { words: { name: "answer" } });
}
