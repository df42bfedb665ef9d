import type { Details, Words } from "../diagnostics.js";
import type { CodeName } from "../spec/codes.js";
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
} from "./model.js";
import type { Scope } from "./scope.js";
import { likelyValues } from "./values.js";
import { placeOf } from "./written.js";

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

/** A name that has to be an entry of a table of api.yaml. */
export interface ApiName {
  readonly code: CodeName;
  readonly table: string;
  readonly known: readonly string[];
}

/** Reports a name that its table of api.yaml does not have; no name is none to report. */
export function checkApiName(
  scope: Scope,
  node: SpecNode | undefined,
  { code, table, known }: ApiName,
): void {
  const name = textOf(node);
  if (node === undefined || name === undefined || known.includes(name)) return;
  const { api } = scope.spec;
  reportUnknown(scope, { code, node, words: { name }, known, tables: [api, childOf(api, table)] });
}

/** An error of a part of the model. */
export interface Mismatch extends Details {
  readonly code: CodeName;
  readonly place: Place;
}

/**
 * Reports that a part of the model does not suit its use, and flags it as broken: a wrong type violates every rule about
 * the part, and only the first of them reports it.
 */
export function reportMismatch(scope: Scope, part: object, mismatch: Mismatch): void {
  if (scope.broken.has(part)) return;
  scope.broken.add(part);
  const { code, place, ...details } = mismatch;
  scope.report(code, place, details);
}

/** A value that a row has under a key, and what its type expects instead; undefined if it fits. */
export interface WrittenValue {
  readonly key: string;
  readonly value: JsonValue;
  readonly expected: string | undefined;
}

/** Reports a value that does not fit the type of its row. */
export function checkValue(
  scope: Scope,
  part: Parameter | AnswerProperty,
  { key, value, expected }: WrittenValue,
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
    related: [{ place: field.place, message: "the field" }],
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
