import type { RecordDocument } from "../../core/documents.js";
import { propertyIn, storedProperty } from "../../core/properties.js";
import { isRecordId, type RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";

/** The ids in a property of a document. */
export function idsIn(document: object, name: string): RecordId[] {
  const value = propertyIn(document, name);
  return (Array.isArray(value) ? value : [value]).filter(isRecordId);
}

/** Id of the record above, for resources with a hierarchy, whose ids are integers. */
export function parentOf(resource: ResourceDescriptor, document: RecordDocument): number | undefined {
  const property = parentProperty(resource);
  const parent = property === undefined ? undefined : propertyIn(document, property);
  return typeof parent === "number" ? parent : undefined;
}

/** The property with the id of the record above; undefined for resources without a hierarchy. */
export function parentProperty({ fields }: ResourceDescriptor): string | undefined {
  const [name, field] = Object.entries(fields).find(([, { hierarchy }]) => hierarchy === true) ?? [];
  return name === undefined || field === undefined ? undefined : storedProperty(name, field);
}

/** The properties with ids of records that the answers of a resource show, and the names of the resources of those. */
export function shownReferences({ fields }: ResourceDescriptor): [property: string, target: string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] =>
    field.storage === "references" && field.target !== undefined
      ? [[storedProperty(name, field), field.target]]
      : [],
  );
}

/** The id of the image of a record, if it has one. */
export function imageIdsIn(document: object): number[] {
  const image = propertyIn(document, "image");
  return typeof image === "number" ? [image] : [];
}
