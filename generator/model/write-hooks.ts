import { childOf, rowsOf, type SpecNode, textOf } from "../spec/node.js";
import { storesRecords } from "./lifecycle.js";
import type { Hook, Resource } from "./model.js";
import { valueNameOf } from "./names.js";
import type { ResourceDraft, Scope } from "./scope.js";

/** The functions that are called when a record of the resource is written. Several operations may share one. */
export function buildWriteHooks(scope: Scope, { node }: ResourceDraft): readonly Hook[] {
  const table = childOf(node, "hooks");
  const hooks = new Map<string, Hook & { readonly serves: string[] }>();
  const add = (kind: Hook["kind"], entry: SpecNode | undefined, serves: readonly string[]): void => {
    const name = textOf(entry);
    if (entry === undefined || name === undefined || scope.spec.invalid.has(entry)) return;
    const key = `${kind} ${name}`;
    const hook = hooks.get(key) ?? {
      kind,
      name,
      property: valueNameOf(name),
      serves: [],
      place: entry.place,
    };
    hook.serves.push(...serves);
    hooks.set(key, hook);
  };
  add("validate", childOf(table, "validate"), []);
  for (const [operation, entry] of rowsOf(childOf(table, "before")))
    add(operation === "delete" ? "before_delete" : "before", entry, [operation]);
  for (const [operation, entry] of rowsOf(childOf(table, "after"))) add("after", entry, [operation]);
  return [...hooks.values()];
}

/** Reports hooks that are never called, because no write of their kind reaches records of the resource. */
export function writeHooksAreCalled(resource: Resource, scope: Scope): void {
  const isCreatedInside = [...scope.resources.values()].some(({ resource: { fields } }) =>
    fields.some(
      ({ type }) => type.kind === "reference" && type.target === resource && type.create !== "none",
    ),
  );
  const isStored = isCreatedInside || resource.routes.some(storesRecords);
  const isDeleted =
    resource.routes.some(({ operation }) => operation.startsWith("delete")) ||
    resource.fields.some(({ onDelete }) => onDelete === "cascade");
  const idle = (kind: Hook["kind"]): string | undefined => {
    if (kind === "before_delete") return isDeleted ? undefined : "deletes";
    return isStored || (kind !== "validate" && kind !== "before") ? undefined : "stores";
  };
  for (const { kind, name, place } of resource.hooks) {
    const action = idle(kind);
    if (action !== undefined)
      scope.report("idle_hook", place, { words: { name, action, owner: resource.name } });
  }
}

/** Whether the hook can reject what a caller sent, for a reason. */
export function rejects({ kind }: Hook): boolean {
  return kind !== "answer" && kind !== "batch" && kind !== "after";
}
