import type { FieldDescriptor } from "../core/parameter-descriptors.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";

type Storage = FieldDescriptor["storage"];

const known = new WeakMap<ResourceDescriptor["fields"], Map<Storage, readonly string[]>>();

/** The names of the fields that are stored in a way, in the order of the spec. Every write asks for them. */
export function fieldsStoredAs({ fields }: ResourceDescriptor, storage: Storage): readonly string[] {
  const byStorage = known.get(fields) ?? new Map<Storage, readonly string[]>();
  known.set(fields, byStorage);
  const names =
    byStorage.get(storage) ?? Object.keys(fields).filter((name) => fields[name]?.storage === storage);
  byStorage.set(storage, names);
  return names;
}

/** The name of the first of them, if the resource has one. */
export function fieldStoredAs(resource: ResourceDescriptor, storage: Storage): string | undefined {
  return fieldsStoredAs(resource, storage)[0];
}
