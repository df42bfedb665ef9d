import type { FieldDescriptor, ResourceDescriptor } from "./descriptors.js";

/** The property that holds a field: of the document, or of its texts for a localized field and a slug. */
export function storedProperty(
  name: string,
  { storage, property }: Pick<FieldDescriptor, "storage" | "property">,
): string {
  switch (storage) {
    case "author":
    case "status":
    case "date":
    case "slug":
    case "password":
    case "image":
      return storage;
    case "date_utc":
      return "date";
    default:
      return property ?? name;
  }
}

/** The same by the name of the field; any other name is that of a property. */
export function propertyOfField({ fields }: Pick<ResourceDescriptor, "fields">, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field === undefined ? name : storedProperty(name, field);
}
