import type { Collection, Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { ErrorList } from "../../core/parameter-errors.js";
import type { Principal } from "../../core/principal.js";
import {
  decimalText,
  fieldStoredAs,
  idsIn,
  parseDecimal,
  propertyIn,
  storedProperty,
} from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { parseTime } from "../../dates/parse-time.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import { timeLimit } from "../../storage/command-options.js";
import { cleanText } from "../../text/html.js";
import type { ResolvedEntry, ResolvedReferences } from "../input.js";
import { mayChangeRecord, readableConditions } from "../policy.js";
import { recordInPath } from "../read/find.js";
import { resolveReference } from "../read/references.js";
import { type CallContext, noDate, resourceNamed, type Site } from "../site.js";

/** An input whose references are resolved. */
interface Resolution extends CallContext {
  readonly input: UncheckedInput;
}

/**
 * Checks what a validator cannot see from the value alone: dates, zones, and whether the authors and records exist that are
 * referred to, also inside records that are given whole. Adds to the errors of the input; a parameter that has one already
 * is skipped. Resolves to the references.
 */
export function checkInput(
  site: Site,
  call: RequestContext,
  input: UncheckedInput,
): Promise<ResolvedReferences> {
  checkValues(site, call, input);
  return resolveAll({ site, call, input });
}

async function resolveAll(resolution: Resolution): Promise<ResolvedReferences> {
  const { site, call, input } = resolution;
  const references: ResolvedReferences = new Map();
  const lookups: Promise<unknown>[] = [];
  for (const given of givenParameters(input)) {
    const { name, descriptor, value } = given;
    if (descriptor.kind === "reference") {
      const context = { site, call, errors: input.errors };
      const lookup = resolveReference(context, { name, descriptor }, value);
      const checked = lookup.then((entries) => {
        references.set(name, entries);
        return checkLinks(resolution, given, entries);
      });
      lookups.push(checked);
      for (const record of recordsIn(site, given, input.errors))
        lookups.push(resolveAll({ site, call, input: record }));
    } else if (descriptor.kind === "user") {
      lookups.push(checkAuthor(resolution, given));
    } else if (descriptor.kind === "image" && typeof value === "string") {
      lookups.push(checkImage(resolution, { name, value }));
    }
  }
  await Promise.all(lookups);
  return references;
}

/** A filter by a record that the caller may not read finds nothing; a write may not link to one, unless the link exists. */
async function checkLinks(
  { site, call, input: { parameters, errors } }: Resolution,
  { name, descriptor }: GivenParameter,
  entries: readonly ResolvedEntry[],
): Promise<void> {
  if (!isField(descriptor)) return;
  const property = storedProperty(name, descriptor);
  for (const entry of entries) {
    if (entry.kind !== "id" || entry.isHidden !== true) continue;
    const link = { parameters, property, id: entry.id };
    // The same error as for an id that no record has.
    if (!(await isLinked(site, call, link))) errors.add(name, "not_found", { value: entry.id });
  }
}

function isField(descriptor: ParameterDescriptor | FieldDescriptor): descriptor is FieldDescriptor {
  return "storage" in descriptor;
}

/** An author is the caller, or has a key where the caller may edit the records of others; imports bring any along. */
async function checkAuthor(
  { site, call: { principal }, input: { errors } }: Resolution,
  { name, value }: GivenParameter,
): Promise<void> {
  if (typeof value !== "number" || value === principal.author || principal.imports === true) return;
  if (!principal.may("edit_others")) errors.add(name, "not_allowed", { value });
  else if (!(await site.keys.hasAuthor(value))) errors.add(name, "not_found", { value });
}

async function checkImage(
  { site, call, input: { parameters, errors } }: Resolution,
  image: { readonly name: string; readonly value: string },
): Promise<void> {
  await site.features.images?.checkGiven({ call, errors }, image, (id) =>
    mayUseImage(site, call, { parameters, property: "image", id }),
  );
}

/** A link that a write names: the parameters of the write, the property that stores it, and the id that it refers to. */
interface NamedLink {
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly property: string;
  readonly id: RecordId;
}

/** Whether the record that the path of a write names has a link already. The caller has to be allowed to edit the record. */
async function isLinked(
  site: Site,
  call: RequestContext,
  { parameters, property, id }: NamedLink,
): Promise<boolean> {
  const records = [...site.resources.values()].find(({ resource }) => resource.fields === parameters);
  if (records === undefined) return false;
  const current = await recordInPath({ site, call, records });
  if (current === undefined || !idsIn(current, property).includes(id)) return false;
  return mayChangeRecord({ site, records, principal: call.principal }, "update", current);
}

/** Whether an image exists and the caller may use it: as the one that it is already, or as that of any record they may read. */
async function mayUseImage(
  site: Site,
  call: RequestContext,
  link: NamedLink & { readonly id: number },
): Promise<boolean> {
  if ((await site.features.images?.exists(link.id)) !== true) return false;
  if (call.principal.may("edit_others")) return true;
  const shown = [...site.resources.values()]
    .filter(({ resource }) => fieldStoredAs(resource, "image") !== undefined)
    .map(({ resource, token }) =>
      exists(
        site.database.collection(token),
        readableImages(site, call.principal, { resource, image: link.id }),
      ),
    );
  return (await Promise.all(shown)).some(Boolean) || isLinked(site, call, link);
}

/** Selects the records with an image that the caller may read. Resources with a field for an image store its id. */
function readableImages(
  site: Site,
  principal: Principal,
  { resource, image }: { readonly resource: ResourceDescriptor; readonly image: number },
): Filter<RecordDocument> {
  const own = principal.anonymous ? [] : [{ author: principal.author }];
  const isOpen = { $or: [{ password: { $exists: false } }, ...own] };
  return { $and: [{ image }, isOpen, ...readableConditions({ site, resource, principal })] };
}

async function exists(
  collection: Collection<RecordDocument>,
  filter: Filter<RecordDocument>,
): Promise<boolean> {
  return (await collection.findOne(filter, { projection: { _id: 1 }, ...timeLimit })) !== null;
}

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
      // The validator checks the form only; hosts, ports and percent signs have rules of their own.
      return text === "" || URL.canParse(text) ? undefined : "not_url";
    case "slug":
      // Callers may send back the empty slug of a record, but create none with it.
      return text === "" && isField(descriptor) && context.isCreate ? "blank" : undefined;
    case "text":
      return descriptor.blank === true || descriptor.required !== true || cleanText(text) !== ""
        ? undefined
        : "blank";
    default:
      return undefined;
  }
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
interface GivenParameter {
  readonly name: string;
  readonly descriptor: ParameterDescriptor;
  readonly value: unknown;
}

/** The parameters whose values are to be checked: known ones that are not null and have no error yet. */
function givenParameters({ parameters, values, errors }: UncheckedInput): readonly GivenParameter[] {
  const given: GivenParameter[] = [];
  for (const [name, value] of Object.entries(values)) {
    const descriptor = parameters[name];
    if (descriptor !== undefined && value !== null && !errors.has(name))
      given.push({ name, descriptor, value });
  }
  return given;
}

/** The records that a reference gives whole; their errors are added to those of the parameter. */
function recordsIn(
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
