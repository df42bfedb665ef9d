import { hasPart } from "./lifecycle.js";
import type { Field, Resource } from "./model.js";
import { hasKey, hasLostLifecycle, placeOf } from "./report.js";
import type { Scope } from "./scope.js";

/** What `on_delete` of a field states has to be possible for the records on both ends of the relation. */
export function deletionFits(field: Field, scope: Scope, resource: Resource): void {
  if (field.type.kind !== "reference" || !hasKey(scope, field, "on_delete")) return;
  const { target } = field.type;
  if ([resource, target].some((one) => hasLostLifecycle(scope, one))) return;
  const reason = misfit(field, scope, { resource, target });
  if (reason === undefined) return;
  const words = { name: field.name, value: field.onDelete, reason };
  scope.report("wrong_on_delete", placeOf(scope, field, "on_delete"), { words });
}

/** Why the rule of a field that refers to `target` is impossible; undefined where it is not. */
function misfit(
  { onDelete, required }: Field,
  scope: Scope,
  { resource, target }: Readonly<Record<"resource" | "target", Resource>>,
): string | undefined {
  const trashed = [target, ...(onDelete === "cascade" ? [resource] : [])].find((one) =>
    hasPart(one, "trash"),
  );
  if (trashed !== undefined) return `records of ${trashed.name} are moved to the trash, not deleted`;
  if (onDelete === "clear" && required) return "the field is required";
  const resources = [...scope.resources.values()].map((draft) => draft.resource);
  if (onDelete === "cascade" && (resource === target || deletedWith(resources, resource).has(target)))
    return `the delete of one record of ${target.name} would spread to others of ${target.name}`;
  return undefined;
}

/** The resources whose records are deleted with a record of this one; itself only where a cascade leads back to it. */
export function deletedWith(resources: readonly Resource[], resource: Resource): ReadonlySet<Resource> {
  const found = new Set<Resource>();
  const visit = (target: Resource): void => {
    for (const other of resources) {
      const isDeleted = other.fields.some(
        ({ onDelete, type }) => onDelete === "cascade" && type.kind === "reference" && type.target === target,
      );
      if (!isDeleted || found.has(other)) continue;
      found.add(other);
      visit(other);
    }
  };
  visit(resource);
  return found;
}
