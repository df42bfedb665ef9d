import type { Resource } from "./model.js";

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
