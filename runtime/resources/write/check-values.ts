import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { ErrorList } from "../../core/parameter-errors.js";
import { decimalText, parseDecimal, propertyIn } from "../../core/properties.js";
import type { RequestContext } from "../../core/request-context.js";
import { parseTime } from "../../dates/parse-time.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import { cleanText } from "../../text/html.js";
import { noDate, resourceNamed, type Site } from "../site.js";

/** What the meaning of a value depends on. */
interface ValueContext {
  readonly zone: Zone;
  readonly now: number;
  /** The path of the request names no record. */
  readonly isCreate: boolean;
}

/**
 * The part of `checkInput` that reads nothing from the database, so that its errors reveal nothing about what is stored:
 * dates, zones, addresses and texts, also inside records that are given whole.
 */
export function checkValues(site: Site, call: RequestContext, input: UncheckedInput): void {
  const { errors } = input;
  const isCreate = Object.keys(call.path).length === 0;
  const context: ValueContext = { zone: site.zone, now: call.now, isCreate };
  for (const given of givenParameters(input)) {
    const { kind } = given.descriptor;
    if (kind === "image") continue;
    if (kind !== "reference") checkValue(context, given, errors);
    for (const record of recordsIn(site, given, errors)) checkValues(site, call, record);
  }
}

function checkValue(
  context: ValueContext,
  { name, descriptor, value }: GivenParameter,
  errors: ErrorList,
): void {
  const { properties } = descriptor;
  if (properties !== undefined) {
    for (const { path, object } of objectsIn(name, value)) {
      const inside = errorsInside(errors, name, path);
      // Unknown names are ignored, but an object with nothing else is a mistake.
      if (!Object.keys(properties).some((property) => Object.hasOwn(object, property)))
        errors.add(name, "blank", { name: path });
      for (const [property, own] of Object.entries(properties)) {
        const given = { name: property, descriptor: own, value: propertyIn(object, property) };
        checkValue(context, given, inside);
      }
    }
  }
  if (descriptor.kind === "decimal") checkDecimals({ name, descriptor, value }, errors);
  const reason = typeof value === "string" ? reasonAgainst(context, descriptor, value) : undefined;
  if (reason !== undefined) errors.add(name, reason);
}

/** Validators know numbers with limits, and texts; a decimal is a text with limits of a number. */
function checkDecimals({ name, descriptor, value }: GivenParameter, errors: ErrorList): void {
  const { scale = 0, minimum, maximum } = descriptor;
  const stored = (limit: number | undefined): number | undefined =>
    limit === undefined ? undefined : parseDecimal(String(limit), scale);
  const [least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY] = [
    stored(minimum),
    stored(maximum),
  ];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const [index, text] of values.entries()) {
    if (typeof text !== "string") continue;
    const at = Array.isArray(value) ? { name: `${name}[${index}]` } : {};
    const decimal = parseDecimal(text, scale);
    if (decimal === undefined) errors.add(name, "not_decimal", { limit: scale, ...at });
    else if (decimal < least) errors.add(name, "too_small", { limit: decimalText(least, scale), ...at });
    else if (decimal > most) errors.add(name, "too_large", { limit: decimalText(most, scale), ...at });
  }
}

function reasonAgainst(
  context: ValueContext,
  descriptor: ParameterDescriptor,
  text: string,
): string | undefined {
  switch (descriptor.kind) {
    case "datetime":
      if (text === noDate && isPublicationDate(descriptor)) return undefined;
      return parseTime(text, { zone: context.zone, now: context.now }) === undefined ? "not_date" : undefined;
    case "timezone":
      return text === "" || parseZone(text) !== undefined ? undefined : "not_zone";
    case "url":
      return isWebAddress(text) ? undefined : "not_url";
    case "slug":
      // Callers may send back the empty slug of a record, but create none with it.
      return text === "" && isStored(descriptor) && context.isCreate ? "blank" : undefined;
    case "text":
      return descriptor.blank === true || descriptor.required !== true || cleanText(text) !== ""
        ? undefined
        : "blank";
    default:
      return undefined;
  }
}

/** The validator checks the form only; hosts, ports and percent signs have rules of their own. */
function isWebAddress(text: string): boolean {
  return text === "" || URL.canParse(text);
}

function isStored(descriptor: ParameterDescriptor | FieldDescriptor): boolean {
  return "storage" in descriptor;
}

/** Callers may send back the publication date that an answer showed, also of a record that has none. */
function isPublicationDate({ storage }: ParameterDescriptor & Partial<FieldDescriptor>): boolean {
  return storage === "date" || storage === "date_utc";
}

/** The values of a request or of a record inside it, the descriptors of their parameters, and where errors are added. */
export interface UncheckedInput {
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: ErrorList;
}

/** A parameter that was given a value. */
export interface GivenParameter {
  readonly name: string;
  readonly descriptor: ParameterDescriptor;
  readonly value: unknown;
}

/** The parameters whose values are to be checked: known ones that are not null and have no error yet. */
export function givenParameters({ parameters, values, errors }: UncheckedInput): readonly GivenParameter[] {
  const given: GivenParameter[] = [];
  for (const [name, value] of Object.entries(values)) {
    const descriptor = parameters[name];
    if (descriptor !== undefined && value !== null && !errors.has(name))
      given.push({ name, descriptor, value });
  }
  return given;
}

/** The records that a reference gives whole; their errors are added to those of the parameter. */
export function recordsIn(
  site: Site,
  { name, descriptor, value }: GivenParameter,
  errors: ErrorList,
): readonly UncheckedInput[] {
  if (descriptor.create !== "record" || descriptor.target === undefined) return [];
  const { fields } = resourceNamed(site, descriptor.target).resource;
  return objectsIn(name, value).map(({ path, object }) => ({
    parameters: fields,
    values: { ...object },
    errors: errorsInside(errors, name, path),
  }));
}

/** Adds errors inside a value as errors of the parameter that holds it, with their path in it. */
export function errorsInside(errors: ErrorList, parameter: string, path: string): ErrorList {
  return {
    has: () => false,
    add: (name, reason, values) => {
      errors.add(parameter, reason, { name: `${path}.${name}`, ...values });
    },
  };
}

/** The objects of a value, which may be a list, with their path in it. */
export function objectsIn(name: string, value: unknown): { path: string; object: object }[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((object, index) =>
    typeof object === "object" && object !== null
      ? [{ path: Array.isArray(value) ? `${name}[${index}]` : name, object }]
      : [],
  );
}
