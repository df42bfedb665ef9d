import { shownValue } from "../core/decimal.js";
import type { FieldChange, RecordDocument } from "../core/documents.js";
import type { FieldDescriptor } from "../core/parameter-descriptors.js";
import { propertyIn, storedProperty } from "../core/properties.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";

const longest = 200;
/** Shown instead of a password, or its hash. */
const hidden = "(hidden)";

/** The differences of two states of a record, by the fields of its resource; one of them may be absent. */
export function fieldChanges(
  { fields }: ResourceDescriptor,
  before: RecordDocument | undefined,
  after: RecordDocument | undefined,
): readonly FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.storage === "localized" || field.storage === "slug")
      return textChanges(name, field, [before, after]);
    // Another field has the same instant.
    if (field.storage === "date_utc") return [];
    const [old, now] = [before, after].map((document) =>
      shownValue(stored(document, storedProperty(name, field)), field),
    );
    const show = field.storage === "password" ? hide : shorten;
    return isSame(old, now) ? [] : [{ field: name, before: show(old), after: show(now) }];
  });
}

function textChanges(
  name: string,
  field: FieldDescriptor,
  states: readonly (RecordDocument | undefined)[],
): readonly FieldChange[] {
  const property = storedProperty(name, field);
  const languages = new Set(states.flatMap((document) => Object.keys(document?.text ?? {})));
  return [...languages].flatMap((language) => {
    const [old, now] = states.map((document) => stored(document?.text[language], property));
    return isSame(old, now) ? [] : [{ field: name, language, before: shorten(old), after: shorten(now) }];
  });
}

function stored(document: object | undefined, property: string): unknown {
  const value: unknown = document === undefined ? undefined : propertyIn(document, property);
  // An empty text is the same as none.
  return value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

function hide(value: unknown): unknown {
  return value === undefined ? null : hidden;
}

/** Truncates long texts, and large values to the beginning of their JSON. */
export function shorten(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text.length > longest) return `${text.slice(0, longest)}…`;
  return typeof value === "string" ? value : (JSON.parse(text) as unknown);
}
