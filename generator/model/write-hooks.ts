import { childOf, textOf } from "../spec/node.js";
import { storesRecords } from "./lifecycle.js";
import type { Hook, Resource } from "./model.js";
import { valueNameOf } from "./names.js";
import type { ResourceDraft, Scope } from "./scope.js";

/** The functions that are called when a record of the resource is written. */
export function buildWriteHooks({ spec }: Scope, { node }: ResourceDraft): readonly Hook[] {
  const entry = childOf(childOf(node, "hooks"), "validate");
  const name = textOf(entry);
  if (entry === undefined || name === undefined || spec.invalid.has(entry)) return [];
  return [{ kind: "validate", name, property: valueNameOf(name), serves: [], place: entry.place }];
}

/** Reports a hook that is never called, because nothing writes records of the resource. */
export function writeHooksAreCalled(resource: Resource, scope: Scope): void {
  const isCreatedInside = [...scope.resources.values()].some(({ resource: { fields } }) =>
    fields.some(
      ({ type }) => type.kind === "reference" && type.target === resource && type.create !== "none",
    ),
  );
  if (isCreatedInside || resource.routes.some(storesRecords)) return;
  for (const { kind, name, place } of resource.hooks)
    if (kind === "validate") scope.report("idle_hook", place, { words: { name, owner: resource.name } });
}
