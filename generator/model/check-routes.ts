import { nearestName } from "../diagnostics.js";
import { childOf, partOf, type SpecNode, shownValue } from "../spec/node.js";
import { aliasesFit } from "./aliases.js";
import { hasLostPeriod, reportMisfit, type Scope } from "./build-scope.js";
import type { Rule } from "./check.js";
import { operationShapes, serviceShapes } from "./life.js";
import type { FeedRoute, Route, ServiceRoute } from "./model.js";

/** Rules for the routes of resources. */
export const routeRules: readonly Rule<Route>[] = [
  hasPlaceholder,
  methodsFit,
  parametersFit,
  idempotencyFits,
  aliasesFit,
  writesAreGuarded,
];

/** Rules for routes in other formats. */
export const feedRouteRules: readonly Rule<FeedRoute>[] = [formatFits];

/** Rules for the routes of the service itself. */
export const serviceRouteRules: readonly Rule<ServiceRoute>[] = [
  fitsShape,
  serviceMethodsFit,
  servicesAreGuarded,
];

function entry(scope: Scope, { resource, operation }: Route, key: string): SpecNode | undefined {
  const table = childOf(childOf(scope.spec.routes, "resources"), resource.name);
  return childOf(childOf(table, operation), key);
}

function hasPlaceholder(route: Route, scope: Scope): void {
  const { placeholder } = operationShapes[route.operation];
  const written = placeholdersIn(route.path);
  const place = entry(scope, route, "path")?.place ?? route.place;
  const { operation } = route;
  if (placeholder !== undefined && !written.includes(placeholder)) {
    const likely = written.find((word) => nearestName(word, [placeholder]) !== undefined);
    const node = entry(scope, route, "path");
    if (likely === undefined || node === undefined) {
      reportMisfit(scope, route, "no_placeholder", place, { operation, placeholder });
      return;
    }
    const word = partOf(node, route.path.indexOf(likely), likely.length);
    reportMisfit(scope, route, "no_placeholder", word, { operation, placeholder, value: likely }, [
      placeholder,
    ]);
    return;
  }
  const extra = written.find((word, index) => word !== placeholder || written.indexOf(word) !== index);
  if (extra !== undefined)
    reportMisfit(scope, route, "unknown_placeholder", place, { operation, placeholder: extra });
}

function fitsShape(route: ServiceRoute, scope: Scope): void {
  const { placeholder } = serviceShapes[route.operation];
  const written = placeholdersIn(route.path);
  const place = childOf(serviceRow(scope, route), "path")?.place ?? route.place;
  const operation = route.name;
  if (placeholder !== undefined && !written.includes(placeholder)) {
    scope.report("no_placeholder", place, { operation, placeholder });
    return;
  }
  const extra = written.find((word, index) => word !== placeholder || written.indexOf(word) !== index);
  if (extra !== undefined) scope.report("unknown_placeholder", place, { operation, placeholder: extra });
}

function placeholdersIn(path: string): readonly string[] {
  return path.match(/\{[^}]*\}/g) ?? [];
}

function methodsFit(route: Route, scope: Scope): void {
  const known = operationShapes[route.operation].methods;
  for (const item of entry(scope, route, "methods")?.items ?? []) {
    if (
      route.methods.every((method) => method !== item.value) ||
      known.some((method) => method === item.value)
    )
      continue;
    scope.report(
      "wrong_method",
      item.place,
      { operation: route.operation, name: shownValue(item.value) },
      known,
    );
  }
}

function serviceMethodsFit(route: ServiceRoute, scope: Scope): void {
  const known = serviceShapes[route.operation].methods;
  for (const item of childOf(serviceRow(scope, route), "methods")?.items ?? []) {
    const isWritten = route.methods.some((method) => method === item.value);
    if (!isWritten || known.some((method) => method === item.value)) continue;
    scope.report("wrong_method", item.place, { operation: route.name, name: shownValue(item.value) }, known);
  }
}

function servicesAreGuarded(route: ServiceRoute, scope: Scope): void {
  const isOpen = childOf(serviceRow(scope, route), "access") === undefined;
  if (serviceShapes[route.operation].isGuarded === true && isOpen)
    scope.report("open_write", route.place, { operation: route.operationName });
}

function serviceRow(scope: Scope, { name }: ServiceRoute): SpecNode | undefined {
  return childOf(childOf(scope.spec.routes, "service"), name);
}

/** Lists take their filters and writes their fields; naming single fields is for the other operations. */
function parametersFit(route: Route, scope: Scope): void {
  const node = entry(scope, route, "parameters");
  if (node === undefined || operationShapes[route.operation].takes === "named") return;
  scope.report("key_not_for_type", node.keyPlace, {
    name: "parameters",
    type: `the operation ${route.operation}`,
  });
}

/** Reads may be repeated without a key. */
function idempotencyFits(route: Route, scope: Scope): void {
  const node = entry(scope, route, "idempotency");
  if (node === undefined || route.idempotency !== "natural") return;
  scope.report("key_not_for_type", node.keyPlace, {
    name: "idempotency",
    type: `the operation ${route.operation}`,
  });
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
  scope.report("wrong_format", place, { operation, name: format, resource: resource.name }, known);
}

function writesAreGuarded(route: Route, scope: Scope): void {
  const isWrite = !operationShapes[route.operation].methods.includes("GET");
  if (!isWrite || entry(scope, route, "access") !== undefined) return;
  scope.report("open_write", route.place, { operation: route.operationName });
}
