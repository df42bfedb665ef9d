import type { ExternalId, RecordDocument } from "./documents.js";
import { isObject, propertyIn, setProperty, storedProperty } from "./properties.js";
import type { ResourceDescriptor } from "./resource-descriptor.js";

/** The path by which a call names the record with an external id. */
export function externalPath({ source, id }: ExternalId): Readonly<Record<string, string>> {
  return { source, external: id };
}

/** The external id that a path names; undefined for one that names its record otherwise. */
export function externalInPath({
  source,
  external: id,
}: Readonly<Record<string, string>>): ExternalId | undefined {
  return source === undefined || id === undefined ? undefined : { source, id };
}

/** A value of the field, without further properties; undefined for none. */
export function externalOf(value: unknown): ExternalId | undefined {
  if (!isObject(value)) return undefined;
  const { source, id } = value;
  return typeof source === "string" && typeof id === "string" ? { source, id } : undefined;
}

/** The property that stores external ids; undefined for a resource without them. */
export function externalProperty({ external, fields }: ResourceDescriptor): string | undefined {
  const field = external === undefined ? undefined : fields[external];
  return external === undefined || field === undefined ? undefined : storedProperty(external, field);
}

/** The external id of a record. */
export function externalIn(resource: ResourceDescriptor, document: object): ExternalId | undefined {
  const property = externalProperty(resource);
  return property === undefined ? undefined : externalOf(propertyIn(document, property));
}

/** The external id that values of a write give. */
export function externalGiven({ external }: ResourceDescriptor, values: object): ExternalId | undefined {
  return external === undefined ? undefined : externalOf(propertyIn(values, external));
}

/** Whether a path names a record by its external id: a write with it is one of the source. */
export function isNamedBySource(path: Readonly<Record<string, string>>, external: ExternalId): boolean {
  return isSame(external, externalInPath(path));
}

/**
 * Notes in a record with an external id whether somebody else changes it: a write that names it by that id, or gives it the
 * id, is one of its source. Writes of the service itself leave the note as it is.
 */
export function noteEditor(
  resource: ResourceDescriptor,
  path: Readonly<Record<string, string>>,
  { before, after }: { readonly before: RecordDocument; readonly after: RecordDocument },
): void {
  const external = externalIn(resource, after);
  const isEdit =
    external !== undefined &&
    isSame(external, externalIn(resource, before)) &&
    !isNamedBySource(path, external);
  setProperty(after, "_edited", isEdit ? true : undefined);
}

function isSame(one: ExternalId | undefined, other: ExternalId | undefined): boolean {
  return one?.source === other?.source && one?.id === other?.id;
}
