import { partOf, type SpecNode, textOf } from "../spec/node.js";
import { findField } from "./build-fields.js";
import type { Field, Resource } from "./model.js";
import { reportWrongField } from "./report.js";
import type { Scope } from "./scope.js";

/** The field that a filter compares; `through` is the relation whose records have it. */
export interface ComparedField {
  readonly field: Field;
  readonly through?: Field;
}

/** The field of a resource, such as `city`, or of what its relation refers to, such as `venue.city`; errors are reported. */
export function findComparedField(
  scope: Scope,
  resource: Resource,
  node: SpecNode,
): ComparedField | undefined {
  const [relation = "", inner] = (textOf(node) ?? "").split(".");
  if (inner === undefined) return compared(findField(scope, resource, node));
  if (scope.spec.invalid.has(node)) return undefined;
  const place = partOf(node, 0, relation.length);
  const through = findField(scope, resource, { ...node, value: relation, place });
  if (through === undefined || scope.broken.has(through)) return undefined;
  const { type } = through;
  if (type.kind !== "reference") {
    reportWrongField(scope, through, { place, use: "followed", expected: "a relation" });
    return undefined;
  }
  const innerPlace = partOf(node, relation.length + 1, inner.length);
  return compared(findField(scope, type.target, { ...node, value: inner, place: innerPlace }), through);
}

function compared(field: Field | undefined, through?: Field): ComparedField | undefined {
  if (field === undefined) return undefined;
  return through === undefined ? { field } : { field, through };
}
