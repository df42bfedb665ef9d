import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import { propertyIn } from "../../core/properties.js";

/** The values of a record by field, with its texts in a language. Passwords are left out, and fields without a value. */
export function recordValues(
  { fields }: Pick<ResourceDescriptor, "fields">,
  document: RecordDocument,
  language: string,
): Readonly<Record<string, unknown>> {
  const text = { ...document.text[document.language], ...document.text[language] };
  const valueOf = (name: string, storage: (typeof fields)[string]["storage"]): unknown => {
    switch (storage) {
      case "password":
      case "scope":
        return undefined;
      case "localized":
        return propertyIn(text, name) ?? "";
      case "slug":
        return propertyIn(text, "slug") ?? "";
      case "author":
      case "status":
      case "date":
      case "image":
        return propertyIn(document, storage);
      case "date_utc":
        return propertyIn(document, "date");
      case "references":
        return propertyIn(document, name) ?? [];
      default:
        return propertyIn(document, name);
    }
  };
  const values = Object.entries(fields).map(([name, { storage }]) => [name, valueOf(name, storage)] as const);
  // A copy: hooks may change it.
  return structuredClone(Object.fromEntries(values.filter(([, value]) => value !== undefined)));
}
