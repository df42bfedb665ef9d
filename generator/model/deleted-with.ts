import type { Resource } from "./model.js";
import type { Scope } from "./scope.js";

/** The resources whose records are deleted with a record of this one; itself only where a cascade leads back to it. */
export function deletedWith(
  { resources }: Pick<Scope, "resources">,
  resource: Resource,
): ReadonlySet<Resource> {
  const found = new Set<Resource>();
  const visit = (target: Resource): void => {
    for (const { resource: other } of resources.values()) {
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
