import type { FieldDescriptor } from "./parameter-descriptors.js";
import type { ResourceDescriptor } from "./resource-descriptor.js";

/** Whether a value is an object that is no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a property whose name is known at run time only, such as that of a field of the spec. */
export function propertyIn(target: object, name: string): unknown {
  return (target as Readonly<Record<string, unknown>>)[name];
}

/**
 * Sets a property whose name is known at run time only; `undefined` removes it. `Reflect` removes it because a stored
 * document or an answer must not hold the name with no value.
 */
export function setProperty(target: object, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(target, name);
  else (target as Record<string, unknown>)[name] = value;
}

/** A type whose properties are absent rather than undefined. */
export type Defined<Value> = {
  [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name];
} & {
  [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<Value[Name], undefined>;
};

/** Copies an object without the properties that are undefined. */
export function defined<Value extends object>(value: Value): Defined<Value> {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries) as Defined<Value>;
}

/** The property that holds a field: of the document, or of its texts for a localized field and a slug. */
export function storedProperty(name: string, { property }: Pick<FieldDescriptor, "property">): string {
  return property ?? name;
}

/** The same by the name of the field; any other name is that of a property. */
export function propertyOfField({ fields }: Pick<ResourceDescriptor, "fields">, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field === undefined ? name : storedProperty(name, field);
}
