import { childOf, rowsOf, type SpecNode, textOf } from "../spec/node.js";
import { storesRecords } from "./lifecycle.js";
import type { Hook, Model, Resource } from "./model.js";
import { valueNameOf } from "./names.js";
import type { ResourceDraft, Scope } from "./scope.js";

interface NamedHook extends Hook {
  readonly serves: string[];
  readonly reads?: string[];
}

/** What hooks of the service belong to, where those of a resource belong to its name. */
export const serviceOwner = "service";

/** A hook, and the resource that names it; without one the service does. */
export interface OwnedHook {
  readonly resource?: Resource;
  readonly hook: Hook;
}

/** All hooks of a spec: those of the service, then those of its resources. */
export function hooksOfModel({ service: { authenticate }, resources }: Model): readonly OwnedHook[] {
  return [
    ...(authenticate === undefined ? [] : [{ hook: authenticate }]),
    ...resources.flatMap((resource) => resource.hooks.map((hook) => ({ resource, hook }))),
  ];
}

/** What a hook belongs to in the hooks of the product, such as `event`. */
export function ownerOf({ resource }: OwnedHook): string {
  return resource?.valueName ?? serviceOwner;
}

/** The hooks that some tables name, by kind and name. */
export type NamedHooks = Map<string, NamedHook>;

/** The hook of a kind and name, which serves what all rows with it name. */
export function hookNamed(
  hooks: NamedHooks,
  { kind, name, ...others }: Omit<NamedHook, "property" | "serves">,
  serves: readonly string[],
): NamedHook {
  const hook = hooks.get(`${kind} ${name}`) ?? {
    kind,
    name,
    property: valueNameOf(name),
    serves: [],
    ...others,
  };
  hook.serves.push(...serves.filter((one) => !hook.serves.includes(one)));
  hooks.set(`${kind} ${name}`, hook);
  return hook;
}

/** The functions that are called when a record of the resource is written. Several operations may share one. */
export function buildWriteHooks(scope: Scope, { node }: ResourceDraft): readonly Hook[] {
  const table = childOf(node, "hooks");
  const hooks: NamedHooks = new Map();
  const add = (kind: Hook["kind"], entry: SpecNode | undefined, serves: readonly string[]): void => {
    const name = textOf(entry);
    if (entry === undefined || name === undefined || scope.spec.invalid.has(entry)) return;
    hookNamed(hooks, { kind, name, place: entry.place }, serves);
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
