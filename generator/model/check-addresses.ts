import { childOf, rowsOf } from "../spec/node.js";
import type { Rule } from "./check-rule.js";
import { isVariable } from "./check-service.js";
import type { Model, Place, Resource } from "./model.js";
import { servicePaths } from "./names.js";
import type { Scope } from "./scope.js";
import { entryOf } from "./written.js";

/** Rules for the addresses of pages and mounts, which share the paths of one server. */
export const addressRules: readonly Rule<Model>[] = [mountsAreFree, pagesAreFree];

function mountsAreFree(_model: Model, scope: Scope): void {
  for (const [path, { keyPlace }] of rowsOf(childOf(scope.spec.api, "mounts")))
    if (path === "/" || servicePaths.has(firstStep(path))) reportTaken(scope, path, { place: keyPlace });
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

/** Where a path is written, and the mount that has it already. */
interface TakenPath {
  readonly place: Place;
  readonly other?: Place | undefined;
}

function reportTaken({ report }: Scope, path: string, { place, other }: TakenPath): void {
  const related = other === undefined ? [] : [{ place: other, message: "the mount" }];
  report("address_taken", place, { words: { path }, related });
}
