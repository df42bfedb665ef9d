import { numbersOf } from "./cache-snapshot.js";
import type { RecordDocument } from "./documents.js";
import type { FieldDescriptor } from "./parameter-descriptors.js";
import { isRecordId, type RecordId } from "./record-id.js";
import type { ResourceDescriptor, ScheduleStatusDescriptor } from "./resource-descriptor.js";

/** Values by name, such as those of the fields of a record. */
export type Values = Readonly<Record<string, unknown>>;

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
type Defined<Value> = {
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

const namesByStorage = new WeakMap<
  ResourceDescriptor["fields"],
  Map<FieldDescriptor["storage"], readonly string[]>
>();

/** The names of the fields that are stored in a way, in the order of the spec. Every write asks for them. */
export function fieldsStoredAs(
  { fields }: ResourceDescriptor,
  storage: FieldDescriptor["storage"],
): readonly string[] {
  const byStorage = namesByStorage.get(fields) ?? new Map<FieldDescriptor["storage"], readonly string[]>();
  namesByStorage.set(fields, byStorage);
  const names =
    byStorage.get(storage) ?? Object.keys(fields).filter((name) => fields[name]?.storage === storage);
  byStorage.set(storage, names);
  return names;
}

/** The properties of the texts of a record. */
export function localizedProperties(resource: ResourceDescriptor): readonly string[] {
  return fieldsStoredAs(resource, "localized").map((name) => propertyOfField(resource, name));
}

/** The name of the first of them, if the resource has one. */
export function fieldStoredAs(
  resource: ResourceDescriptor,
  storage: FieldDescriptor["storage"],
): string | undefined {
  return fieldsStoredAs(resource, storage)[0];
}

/** Whether records can have a password that readers need; those that hooks verify are other properties. */
export function isProtectable(resource: ResourceDescriptor): boolean {
  return passwordProperty(resource) === "password";
}

/** The property with the hash of the password of a record. */
export function passwordProperty(resource: ResourceDescriptor): string | undefined {
  const name = fieldStoredAs(resource, "password");
  const field = name === undefined ? undefined : resource.fields[name];
  return name === undefined || field === undefined ? undefined : storedProperty(name, field);
}

/**
 * Decimals are stored as whole numbers of their last digit: with two digits behind the point, `12.50` is 1250. Up to 15
 * digits are exact, and so are their comparison and their order.
 */
const mostDigits = 15;

/** Reads a decimal such as `-12.5` as documents store it. Undefined for any other text, and for one with too many digits. */
export function parseDecimal(text: string, scale: number): number | undefined {
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text) ?? [];
  if (whole === "" || fraction.length > scale || whole.length + scale > mostDigits) return undefined;
  const stored = Number(whole + fraction.padEnd(scale, "0"));
  return sign === "-" && stored !== 0 ? -stored : stored;
}

/** A stored decimal as callers read it, with all its digits behind the point. */
export function decimalText(stored: number, scale: number): string;
export function decimalText(stored: number | undefined, scale: number): string | undefined;
export function decimalText(stored: number | undefined, scale: number): string | undefined {
  if (stored === undefined) return undefined;
  const digits = String(Math.abs(stored)).padStart(scale + 1, "0");
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return stored < 0 ? `-${text}` : text;
}

/** The value of a property as callers read it: that of a decimal as text, any other as it is stored. */
export function shownValue(
  stored: unknown,
  { kind, scale = 0 }: { readonly kind: string; readonly scale?: number },
): unknown {
  return kind === "decimal" && typeof stored === "number" ? decimalText(stored, scale) : stored;
}

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

/** The id of the image of a record, if it has one. */
export function imageIdsIn(document: object): number[] {
  const image = propertyIn(document, "image");
  return typeof image === "number" ? [image] : [];
}

/** What a record, as it is stored or answered, says of itself where it does not take place as announced. */
export function standingOf(
  { period }: ResourceDescriptor,
  record: object,
): ScheduleStatusDescriptor["values"][string] | undefined {
  const eventStatus = period?.eventStatus;
  if (eventStatus === undefined) return undefined;
  const value = propertyIn(record, eventStatus.field);
  return typeof value === "string" && Object.hasOwn(eventStatus.values, value)
    ? eventStatus.values[value]
    : undefined;
}

/** The stored numbers that change without the record: its count, and those that an accessor can add to. */
export function numberProperties({ fields, counts }: ResourceDescriptor): readonly string[] {
  const numbers = Object.entries(fields).filter(
    ([, { kind, storage }]) => storage === "plain" && (kind === "integer" || kind === "number"),
  );
  const ofFields = numbers.map(([name, field]) => storedProperty(name, field));
  return counts === undefined ? ofFields : ["count", ...ofFields];
}

/** Whether conditions or sort keys read one of these numbers. */
export function readsNumbers(resource: ResourceDescriptor, ...read: readonly object[]): boolean {
  const numbers = new Set(numberProperties(resource));
  const isNumber = (value: unknown): boolean =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).some(([name, inner]) => numbers.has(name) || isNumber(inner));
  return numbers.size > 0 && read.some(isNumber);
}

/** What it depends on which records of a resource match conditions, or their order by sort keys. */
export function selectionDependencies(
  resource: ResourceDescriptor,
  ...read: readonly object[]
): readonly string[] {
  const { collection } = resource;
  return readsNumbers(resource, ...read) ? [collection, numbersOf(collection)] : [collection];
}
