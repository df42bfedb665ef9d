import type { RecordDocument } from "../../core/documents.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import { propertyIn, storedProperty } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";

/** The values of a record by field, with its texts in a language. Passwords are left out, and fields without a value. */
export function recordValues(
  { fields }: Pick<ResourceDescriptor, "fields">,
  document: RecordDocument,
  language: string,
): Readonly<Record<string, unknown>> {
  const text = { ...document.text[document.language], ...document.text[language] };
  const valueOf = (name: string, field: FieldDescriptor): unknown => {
    const property = storedProperty(name, field);
    switch (field.storage) {
      case "password":
      case "scope":
        return undefined;
      case "localized":
      case "slug":
        return propertyIn(text, property) ?? "";
      case "references":
        return propertyIn(document, property) ?? [];
      default:
        return propertyIn(document, property);
    }
  };
  const values = Object.entries(fields).map(([name, field]) => [name, valueOf(name, field)] as const);
  // A copy: hooks may change it.
  return structuredClone(Object.fromEntries(values.filter(([, value]) => value !== undefined)));
}
