import { comparedProperty } from "./build-order.js";
import { isComparison } from "./comparison.js";
import type { AnswerProperty, Field, Filter, JsonValue, Model, Parameter, Resource } from "./model.js";

/**
 * Whether a list by this filter depends on fields that are masked: then it leaves out records that need a password, or it would
 * say what the password protects. A hook that does not say what it reads may read all.
 */
export function readsHidden(resource: Resource, { match, type }: Filter): boolean {
  const masked = maskedFields(resource);
  if (masked.size === 0) return false;
  if (match.kind === "equals" || match.kind === "reference" || isComparison(match))
    return masked.has(match.through ?? match.field);
  switch (match.kind) {
    // Whatever fields it goes through: with one more of them, a list loses no record.
    case "search":
      return true;
    case "hook":
      return match.dependsOn === undefined || match.dependsOn.some((field) => masked.has(field));
    case "slug":
      return [...masked].some(({ storage }) => storage === "slug");
    case "order_by":
      return (
        (type.kind === "enum" && type.enum.values.some(({ value }) => hasField(masked, value))) ||
        resource.orders.some(({ keys }) => goesBy(resource, keys, masked))
      );
    default:
      return false;
  }
}

/**
 * The properties of answers that readers without the password do not see: `hiddenWithoutPassword` are sent with the
 * value given, `withheld` are left out.
 */
export function maskingOf({ answer }: Resource) {
  const hiddenWithoutPassword: Record<string, JsonValue> = {};
  const withheld: string[] = [];
  for (const { name, optional, hiddenWithoutPassword: shown } of answer.properties) {
    if (shown === undefined) continue;
    if (optional) withheld.push(name);
    else hiddenWithoutPassword[name] = shown;
  }
  return { hiddenWithoutPassword, withheld };
}

/** Whether callers may send null: where it means no value, or where it counts as not sent, as what a masked answer shows. */
export function acceptsNull({ resources }: Model, { name, nullable, ignoresNull }: Parameter): boolean {
  if (nullable || ignoresNull === true) return true;
  return resources.some(({ answer, fields }) =>
    answer.properties.some(
      ({ value, hiddenWithoutPassword }) =>
        hiddenWithoutPassword === null &&
        value.kind === "field" &&
        value.field.name === name &&
        fields.includes(value.field),
    ),
  );
}

/** Properties of the answers of a resource that are no fields. */
export function answeredOnly({ answer, embedded, fields }: Resource): readonly string[] {
  const shown = new Set([answer, embedded].flatMap(({ properties }) => properties.map(({ name }) => name)));
  return [...shown].filter((name) => !fields.some((field) => field.name === name));
}

/** Names of the fields that no property of an answer shows. */
export function writeOnlyFields({ fields, answer }: Resource): ReadonlySet<string> {
  const shown = new Set(answer.properties.flatMap((property) => [property.name, fieldNameOf(property)]));
  return new Set(fields.map(({ name }) => name).filter((name) => !shown.has(name)));
}

/** Whether the usual order of a list goes by a masked field. */
export function sortsByHidden(resource: Resource): boolean {
  return goesBy(resource, resource.order, maskedFields(resource));
}

function goesBy(resource: Resource, order: Resource["order"], fields: ReadonlySet<Field>): boolean {
  const stored = new Set([...fields].map((field) => comparedProperty(resource, field)));
  return order.some(({ property }) => stored.has(property));
}

/** Whether records can have a password that their readers need. */
export function isProtectable({ fields }: Pick<Resource, "fields">): boolean {
  return fields.some(({ storage, stored }) => storage === "password" && stored === storage);
}

function maskedFields({ fields, answer }: Resource): ReadonlySet<Field> {
  if (!isProtectable({ fields })) return new Set();
  const masked = answer.properties.filter((property) => property.hiddenWithoutPassword !== undefined);
  const names = new Set(masked.map(fieldNameOf));
  return new Set(fields.filter(({ name }) => names.has(name)));
}

/** A value that a hook computes counts as the field of its name. */
function fieldNameOf({ name, value }: AnswerProperty): string {
  return "field" in value ? value.field.name : name;
}

function hasField(fields: ReadonlySet<Field>, wanted: string): boolean {
  return [...fields].some(({ name }) => name === wanted);
}
