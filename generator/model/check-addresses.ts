import { childOf, rowsOf, textsOf } from "../spec/node.js";
import { precedesVariables } from "./lifecycle.js";
import type { Model, Place, Resource } from "./model.js";
import { servicePaths } from "./names.js";
import { defaultsFolder } from "./nodes/location.js";
import { entryOf, rowOfRoute } from "./report.js";
import type { Rule, Scope } from "./scope.js";

/** Rules for the addresses of routes, pages and mounts, which share the paths of one server. */
export const addressRules: readonly Rule<Model>[] = [pathsDiffer, mountsAreFree, routesAreFree, pagesAreFree];

function mountsAreFree(_model: Model, scope: Scope): void {
  const mounts = rowsOf(childOf(scope.spec.api, "mounts"));
  for (const [path, { keyPlace }] of mounts)
    if (servicePaths.has(firstStep(path))) reportTaken(scope, path, { place: keyPlace });
  const taken = new Map(mounts.map(([path, { keyPlace }]) => [path, keyPlace]));
  for (const { text, node } of mounts.flatMap(([, mount]) => textsOf(childOf(mount, "aliases")))) {
    const other = taken.get(text);
    if (other !== undefined) reportTaken(scope, text, { place: node.place, other });
    taken.set(text, node.place);
  }
}

/** Below the mount `/`, a route is beside what the service itself answers. */
function routesAreFree({ resources, service }: Model, scope: Scope): void {
  if (!service.mounts.some(({ path }) => path === "/")) return;
  for (const route of resources.flatMap(({ routes }) => routes)) {
    const place = rowOfRoute(scope, route, "path")?.place ?? route.place;
    if (servicePaths.has(firstStep(route.path)))
      reportTaken(scope, route.path, { place: place.file.startsWith(defaultsFolder) ? route.place : place });
  }
}

/** A page below a mount, a language or an address of the service would never be shown, or hide what is there. */
function pagesAreFree({ resources, service }: Model, scope: Scope): void {
  const mounts = new Map(
    rowsOf(childOf(scope.spec.api, "mounts")).map(([path, { keyPlace }]) => [path, keyPlace]),
  );
  for (const resource of resources) {
    const node = entryOf(scope, resource, "page");
    const place = node?.place ?? resource.place;
    const first = firstStep(resource.page);
    const [mount, other] = [...mounts].find(([path]) => `${resource.page}/`.startsWith(`${path}/`)) ?? [];
    if (mount !== undefined) reportTaken(scope, resource.page, { place, other });
    else if (servicePaths.has(first) || isVariable(first) || service.languages.all.includes(first))
      reportTaken(scope, resource.page, { place });
  }
}

function firstStep(path: Resource["page"]): string {
  return path.split("/")[1] ?? "";
}

function reportTaken(
  { report }: Scope,
  path: string,
  { place, other }: { readonly place: Place; readonly other?: Place | undefined },
): void {
  const related = { "the mount": other };
  report("address_taken", place, { words: { path }, related });
}

/** Two routes clash where one request could mean both. */
function pathsDiffer({ resources, serviceRoutes }: Model, scope: Scope): void {
  const routes = [
    ...serviceRoutes,
    ...resources.flatMap((resource) => [...resource.routes, ...resource.feedRoutes]),
  ]
    .filter((route) => !scope.broken.has(route))
    .sort(inOrderWritten);
  routes.forEach((route, index) => {
    for (const other of routes.slice(0, index)) {
      const method = route.methods.find((candidate) => other.methods.includes(candidate));
      if (method === undefined || !isSamePath(route.path, other.path)) continue;
      // Equal plurals are reported themselves.
      const isResource = "resource" in route && "resource" in other;
      if (isResource && route.resource !== other.resource && route.resource.plural === other.resource.plural)
        continue;
      // A literal step of the same resource comes before a variable.
      if (
        isResource &&
        route.resource === other.resource &&
        precedesVariables(route) !== precedesVariables(other)
      )
        continue;
      // The author has no file with the routes of the service.
      const isOfService = route.place.file.startsWith(defaultsFolder);
      const [wrong, right] = isOfService ? [other, route] : [route, other];
      const words = { method, path: route.path, other: right.operationName };
      const related = { [`the route of ${right.operationName}`]: right.place };
      scope.report("route_clash", wrong.place, { words, related });
      return;
    }
  });
}

function inOrderWritten(a: { readonly place: Place }, b: { readonly place: Place }): number {
  return a.place.line - b.place.line || a.place.column - b.place.column;
}

/** Whether some address fits both; case makes no difference, `{id}` means digits, `{slug}` anything without a dot. */
function isSamePath(a: string, b: string): boolean {
  const [left, right] = [a.split("/"), b.split("/")];
  return left.length === right.length && left.every((step, index) => isSameStep(step, right[index] ?? ""));
}

function isSameStep(a: string, b: string): boolean {
  if (a.toLowerCase() === b.toLowerCase()) return true;
  const [first, second] = isVariable(a) ? [a, b] : [b, a];
  if (!isVariable(first)) return false;
  return isVariable(second) || (first === "{id}" ? /^\d+$/.test(second) : !second.includes("."));
}

/** Whether a step of a path is a placeholder alone, which matches any step. */
function isVariable(step: string): boolean {
  return /^\{\w+\}$/.test(step);
}
