import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import { propertyIn } from "../../core/properties.js";

/** The ids in a property of a document. */
export function idsIn(document: object, name: string): number[] {
  const value = propertyIn(document, name);
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === "number");
}

/** Id of the record above, for resources with a hierarchy. */
export function parentOf(facts: ResourceDescriptor, document: RecordDocument): number | undefined {
  const [name] = Object.entries(facts.fields).find(([, field]) => field.hierarchy === true) ?? [];
  const parent = name === undefined ? undefined : propertyIn(document, name);
  return typeof parent === "number" ? parent : undefined;
}

/** The fields of a resource that hold ids of records which its answers show, and the names of the resources of those. */
export function shownReferences({ fields }: ResourceDescriptor): [name: string, target: string][] {
  return Object.entries(fields).flatMap(([name, { storage, target }]): [string, string][] =>
    storage === "references" && target !== undefined ? [[name, target]] : [],
  );
}

/** The id of the image of a record, if it has one. */
export function imageIdsIn(document: object): number[] {
  return idsIn(document, "image");
}
