import type { Field, Model, Resource } from "../model/model.js";
import { formerOf } from "./pairs.js";

/** A resource before and after; `old` is absent for a new one. */
export interface ResourcePair {
  readonly old: Resource | undefined;
  readonly now: Resource;
  readonly models: { readonly old: Model; readonly now: Model };
}

/** A field before and after; one of the two may be absent. */
export interface FieldPair {
  readonly old: Field | undefined;
  readonly now: Field | undefined;
}

/** The resources of the new spec with those they were: of the same name, else of the name they were renamed from. */
export function pairResources(old: Model, now: Model): readonly ResourcePair[] {
  return now.resources.map((resource) => ({
    old: formerOf(resource, old.resources),
    now: resource,
    models: { old, now },
  }));
}

/** The fields of a resource likewise; those that are gone come last. */
export function pairFields(old: Resource | undefined, now: Resource): readonly FieldPair[] {
  const before = old?.fields ?? [];
  const pairs = now.fields.map((field) => ({ old: formerOf(field, before), now: field }));
  const former = new Set(pairs.map((pair) => pair.old));
  const gone = before.filter((field) => !former.has(field));
  return [...pairs, ...gone.map((field) => ({ old: field, now: undefined }))];
}
