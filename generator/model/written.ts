import { authorsPlace, isDefault } from "../spec/complete.js";
import { childOf, type SpecNode } from "../spec/node.js";
import { rowEntry } from "./build-rows.js";
import type { Place, Resource, Route } from "./model.js";
import type { Scope } from "./scope.js";

/** What the file of a resource has at a path of keys. */
export function entryOf(
  scope: Scope,
  { name }: Pick<Resource, "name">,
  ...path: readonly string[]
): SpecNode | undefined {
  const root = scope.resources.get(name)?.node;
  return path.reduce<SpecNode | undefined>((node, key) => childOf(node, key), root);
}

/** What routes.yaml has for a resource at a path of keys. */
export function routeEntry(
  { spec }: Scope,
  { name }: Pick<Resource, "name">,
  ...path: readonly string[]
): SpecNode | undefined {
  const table = childOf(childOf(spec.routes, "resources"), name);
  return path.reduce<SpecNode | undefined>((node, key) => childOf(node, key), table);
}

/** What the row of a route has under a key. */
export function rowOfRoute(
  scope: Scope,
  { resource, operation, name }: Pick<Route, "resource" | "operation" | "name">,
  key: string,
): SpecNode | undefined {
  return routeEntry(scope, resource, operation === "custom" ? name : operation, key);
}

/** What the row of a node of the model has under a key. */
function keyOf(scope: Scope, node: object, key: string): SpecNode | undefined {
  const row = scope.rows.get(node);
  return row === undefined ? undefined : rowEntry(row, key);
}

/** Whether the row of a node has a key. */
export function hasKey(scope: Scope, node: object, key: string): boolean {
  return keyOf(scope, node, key) !== undefined;
}

/** Location of the value under a key in the row of a node; of the node itself where the row lacks the key. */
export function placeOf(scope: Scope, node: { readonly place: Place }, key: string): Place {
  const entry = keyOf(scope, node, key);
  return entry === undefined || isDefault(entry) ? node.place : entry.place;
}

/** Location of the key itself, for errors of the key rather than its value. */
export function keyPlaceOf(scope: Scope, node: { readonly place: Place }, key: string): Place {
  const entry = keyOf(scope, node, key);
  return entry === undefined ? node.place : authorsPlace(entry, node.place);
}

/** Reports a key that contradicts another one of the same row. */
export function reportConflict(
  scope: Scope,
  node: { readonly place: Place },
  { name, other }: { readonly name: string; readonly other: string },
): void {
  const related = [{ place: keyPlaceOf(scope, node, other), message: "the other one" }];
  scope.report("key_conflict", keyPlaceOf(scope, node, name), { words: { name, other }, related });
}

/** Reports the second of several keys of which a row may have one. */
export function checkOneOf(scope: Scope, node: { readonly place: Place }, keys: readonly string[]): void {
  const [other, name] = keys.filter((key) => hasKey(scope, node, key));
  if (other !== undefined && name !== undefined) reportConflict(scope, node, { name, other });
}

/** Whether a node, or one of the tables it belongs to, lost entries to an error of form. */
export function hasLost({ spec }: Scope, ...tables: readonly (SpecNode | undefined)[]): boolean {
  return tables.some((table) => table !== undefined && spec.lost.has(table));
}
