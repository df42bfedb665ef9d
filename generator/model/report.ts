import type { Details, Words } from "../diagnostics.js";
import type { CodeName } from "../spec/codes.js";
import { authorsPlace, isDefault } from "../spec/complete.js";
import { childOf, type SpecNode, shownValue, textOf } from "../spec/node.js";
import { declaredParts, hasPart, lifecycleDefaults, lifecycles } from "./lifecycle.js";
import type {
  AnswerProperty,
  Field,
  JsonValue,
  Lifecycle,
  LifecyclePart,
  Parameter,
  Place,
  Resource,
  Route,
  ServiceRoute,
} from "./model.js";
import type { Scope } from "./scope.js";
import { likelyValues } from "./values.js";

/** A name that the spec does not have. */
export interface UnknownName {
  readonly code: CodeName;
  readonly node: SpecNode;
  readonly words: Words;
  /** The names there are. */
  readonly known: Iterable<string>;
  /** The tables that would have it. */
  readonly tables: readonly (SpecNode | undefined)[];
}

/**
 * Reports an unknown name. Where one of its tables has an error of form, or lost entries to one, the name may be among those,
 * and the error is already reported.
 */
export function reportUnknown(
  { spec: { api, diagnostics, invalid, lost } }: Pick<Scope, "spec">,
  { code, node, words, known, tables }: UnknownName,
): void {
  if (invalid.has(node)) return;
  const isUncertain = (table: SpecNode): boolean => lost.has(table) || (table !== api && invalid.has(table));
  if (tables.some((table) => table !== undefined && isUncertain(table))) return;
  diagnostics.report(code, node.place, { words, candidates: known });
}

/** Reports a name that its table of api.yaml does not have; no name is none to report. */
export function checkApiName(
  scope: Scope,
  node: SpecNode | undefined,
  {
    code,
    table,
    known,
  }: { readonly code: CodeName; readonly table: string; readonly known: readonly string[] },
): void {
  const name = textOf(node);
  if (node === undefined || name === undefined || known.includes(name)) return;
  const { api } = scope.spec;
  reportUnknown(scope, { code, node, words: { name }, known, tables: [api, childOf(api, table)] });
}

/**
 * Reports that a part of the model does not suit its use, and flags it as broken: a wrong type violates every rule about
 * the part, and only the first of them reports it.
 */
export function reportMismatch(
  scope: Scope,
  part: object,
  { code, place, ...details }: Details & { readonly code: CodeName; readonly place: Place },
): void {
  if (scope.broken.has(part)) return;
  scope.broken.add(part);
  scope.report(code, place, details);
}

/** Reports a value that does not fit the type of its row. */
export function checkValue(
  scope: Scope,
  part: Parameter | AnswerProperty,
  {
    key,
    value,
    expected,
  }: { readonly key: string; readonly value: JsonValue; readonly expected: string | undefined },
): void {
  if (expected === undefined) return;
  reportMismatch(scope, part, {
    code: "default_not_of_type",
    place: placeOf(scope, part, key),
    words: { key, name: part.name, expected, value: shownValue(value) },
    candidates: likelyValues(part.type),
  });
}

/** What a field is used for, where the spec says so, and what it would have to be. */
export interface FieldUse {
  readonly place: Place;
  readonly use: string;
  readonly expected: string;
}

/** Reports that a field does not suit a use, with the field as related location. */
export function reportWrongField(scope: Scope, field: Field, { place, ...words }: FieldUse): void {
  reportMismatch(scope, field, {
    code: "wrong_field",
    place,
    words: { name: field.name, ...words },
    related: { "the field": field.place },
  });
}

/** Reports a key that has no meaning for a part, which `type` describes. */
export function reportUselessKey(
  scope: Scope,
  part: object,
  { place, ...words }: { readonly place: Place; readonly name: string; readonly type: string },
): void {
  reportMismatch(scope, part, { code: "key_not_for_type", place, words });
}

/** Reports a key whose part of a lifecycle the resource lacks. */
export function needPart(
  scope: Scope,
  resource: Resource,
  key: { readonly place: Place; readonly name: string; readonly part: LifecyclePart },
): void {
  if (hasPart(resource, key.part)) return;
  const allowed = lifecycles.filter((lifecycle) => hasPart(lifecycleDefaults[lifecycle], key.part));
  needLifecycle(scope, resource, { ...key, allowed });
}

/** Reports a key that only records with all parts of a post can have, where the resource lacks one of them. */
export function needPost(scope: Scope, resource: Resource, key: Pick<UnfitKey, "place" | "name">): void {
  if (resource.lifecycle !== "post") needLifecycle(scope, resource, { ...key, allowed: ["post"] });
}

/** A key that a resource cannot have, the lifecycles that have it, and the part that it belongs to. */
interface UnfitKey {
  readonly place: Place;
  readonly name: string;
  readonly allowed: readonly Lifecycle[];
  readonly part?: LifecyclePart | undefined;
}

/** Reports a key that only other lifecycles have, once for each resource: the lifecycle is what is wrong. */
export function needLifecycle(
  scope: Scope,
  resource: Resource,
  { place, name, allowed, part }: UnfitKey,
): void {
  if (hasLostLifecycle(scope, resource)) return;
  const words = { name, lifecycle: [...allowed, ...declarationsOf(part)].join(" or ") };
  const written = childOf(scope.resources.get(resource.name)?.node, "lifecycle");
  reportMismatch(scope, written ?? resource, { code: "not_for_lifecycle", place, words });
}

/** How other lifecycles can declare a part. */
function declarationsOf(part: LifecyclePart | undefined): readonly string[] {
  if (part === "count") return ["a resource with `counts`"];
  if (part === "scheduled") return ["[status, scheduled]"];
  return part !== undefined && declaredParts.includes(part) ? [`[${part}]`] : [];
}

/** Reports entries whose name an earlier one has; `edits` says how to remove the second. */
export function reportRepeated(
  scope: Scope,
  entries: readonly { readonly name: string; readonly place: Place }[],
  details: (place: Place, first: Place) => Details,
): void {
  const seen = new Map<string, Place>();
  for (const { name, place } of entries) {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, place);
    else scope.report("listed_twice", place, { words: { name }, ...details(place, first) });
  }
}

/** The resource of a name; an unknown one is reported. */
export function findResource(scope: Scope, name: string, node: SpecNode): Resource | undefined {
  const resource = scope.resources.get(name)?.resource;
  // A file of that name holds a resource of another one, which is reported already.
  if (resource === undefined && !scope.spec.resources.has(name)) {
    const known = scope.resources.keys();
    reportUnknown(scope, { code: "unknown_resource", node, words: { name }, known, tables: [] });
  }
  return resource;
}

/** Whether the lifecycle of a resource is unknown because an error already reported removed a key. */
export function hasLostLifecycle(scope: Scope, { name }: Resource): boolean {
  const root = scope.resources.get(name)?.node;
  const written = childOf(root, "lifecycle");
  // Only a value that the author wrote has a source text, or is a list.
  const isWritten = written?.kind === "list" || written?.written !== undefined;
  return root !== undefined && scope.spec.invalid.has(root) && !isWritten;
}

/** Whether a resource declares a period that an error already reported removed. */
export function hasLostPeriod(scope: Scope, resource: Resource): boolean {
  const root = scope.resources.get(resource.name)?.node;
  if (resource.period !== undefined || root === undefined) return false;
  return root.entries.has("period") || scope.spec.lost.has(root);
}

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
  route: Pick<Route, "resource" | "name"> | ServiceRoute,
  key: string,
): SpecNode | undefined {
  if (!("resource" in route)) {
    const table = childOf(scope.spec.routes, "service");
    return childOf(childOf(table, route.name), key);
  }
  return routeEntry(scope, route.resource, route.name, key);
}

function keyOf(scope: Scope, node: object, key: string): SpecNode | undefined {
  const row = scope.rows.get(node);
  return row === undefined ? undefined : row.entry(key);
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
  const related = { "the other one": keyPlaceOf(scope, node, other) };
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

/** Whether an error in the route matrix took routes of a resource away. */
export function hasLostRoutes(scope: Scope, { name }: Resource): boolean {
  return hasLost(scope, childOf(childOf(scope.spec.routes, "resources"), name));
}
