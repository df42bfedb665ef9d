import type { Details, Report, Words } from "../diagnostics.js";
import type { Spec } from "../load.js";
import type { CodeName } from "../spec/codes.js";
import { childOf, type SpecNode } from "../spec/node.js";
import type { Row } from "./build-rows.js";
import type { Texts } from "./build-texts.js";
import type { TypeTable } from "./build-types.js";
import type { Field, Place, Resource, Service } from "./model.js";

/** A node of the model while it is being filled. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** A resource being filled, with the file it comes from. */
export interface ResourceDraft {
  readonly node: SpecNode;
  readonly resource: Draft<Resource>;
}

/** What the builders share: the spec, where faults go, and what was built before. */
export interface Scope {
  readonly spec: Spec;
  /** Written for the service of some time ago. */
  readonly isFormer: boolean;
  readonly report: Report;
  readonly texts: Texts;
  readonly service: Service;
  readonly types: TypeTable;
  readonly resources: ReadonlyMap<string, ResourceDraft>;
  /** The rows that nodes of the model come from, for checks that look at the words of the author. */
  readonly rows: Map<object, Row>;
  /** Nodes of the model with a fault already told: checks leave them alone. */
  readonly broken: Set<object>;
}

/**
 * Reports a name that `tables` do not have. Where one of them lost entries to a fault of form, the name may be among
 * those, and the fault has been told.
 */
export function reportUnknown(
  scope: Pick<Scope, "spec">,
  code: CodeName,
  node: SpecNode,
  words: Words,
  { known, tables }: { readonly known: Iterable<string>; readonly tables: readonly (SpecNode | undefined)[] },
): void {
  const { diagnostics, faulty, lost } = scope.spec;
  if (faulty.has(node)) return;
  if (tables.some((table) => table !== undefined && lost.has(table))) return;
  diagnostics.report(code, node.place, words, known);
}

/**
 * Reports that a part of the model does not suit what is asked of it, and marks it as broken: a wrong type shows in every
 * rule that looks at the part, and is told by the first of them.
 */
export function reportMisfit(
  scope: Scope,
  part: object,
  code: CodeName,
  place: Place,
  words: Words,
  candidates: Iterable<string> = [],
  details: Details = {},
): void {
  if (scope.broken.has(part)) return;
  scope.broken.add(part);
  scope.report(code, place, words, candidates, details);
}

/** Reports that a field does not suit a use, and shows the field beside it; `words` are `use` and `expected`. */
export function reportWrongField(scope: Scope, field: Field, place: Place, words: Words): void {
  const related = [{ place: field.place, message: "the field" }];
  reportMisfit(scope, field, "wrong_field", place, { name: field.name, ...words }, [], { related });
}

/** Reports what only the other lifecycle has, once for a resource: the lifecycle is what is wrong. */
export function reportLifecycle(scope: Scope, resource: Resource, place: Place, words: Words): void {
  const written = childOf(scope.resources.get(resource.name)?.node, "lifecycle");
  reportMisfit(scope, written ?? resource, "not_for_lifecycle", place, words);
}

/** The resource of a name that stands at a place; an unknown one is reported. */
export function findResource(scope: Scope, name: string, node: SpecNode): Resource | undefined {
  const resource = scope.resources.get(name)?.resource;
  // A file of that name holds a resource of another one, which has been told.
  if (resource === undefined && !scope.spec.resources.has(name)) {
    reportUnknown(scope, "unknown_resource", node, { name }, { known: scope.resources.keys(), tables: [] });
  }
  return resource;
}

/** Whether a resource is meant to have a period, and a fault told already took it. */
export function hasLostPeriod(scope: Scope, resource: Resource): boolean {
  const root = scope.resources.get(resource.name)?.node;
  if (resource.period !== undefined || root === undefined) return false;
  return root.entries.has("period") || scope.spec.lost.has(root);
}

/** A row of the shared tables. */
export function sharedRow(scope: Scope, table: string, name: string): SpecNode | undefined {
  return childOf(childOf(childOf(scope.spec.types, "shared"), table), name);
}
