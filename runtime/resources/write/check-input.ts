import type { Filter } from "mongodb";
import { emptySnapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import {
  decimalText,
  fieldStoredAs,
  idsIn,
  parseDecimal,
  propertyIn,
  storedProperty,
  type Values,
} from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { parseZone } from "../../dates/zone.js";
import { timeLimit } from "../../storage/command-options.js";
import { cleanText } from "../../text/html.js";
import { type CallContext, noDate, type RecordContext, resourceNamed } from "../app-context.js";
import type { ResolvedEntry, ResolvedReferences } from "../input.js";
import { mayChangeRecord, readableConditions } from "../policy.js";
import { namesRecord, recordInPath } from "../read/find.js";
import { resolveReference } from "../read/references.js";

/**
 * Checks what a validator cannot see from the value alone: dates, zones, and whether the authors and records exist that are
 * referred to, also inside records that are given whole. Adds to the errors of the input; a parameter that has one already
 * is skipped. Resolves to the references.
 */
export function checkInput(input: UncheckedInput): Promise<ResolvedReferences> {
  checkValues(input);
  return resolveAll(input);
}

async function resolveAll(input: UncheckedInput): Promise<ResolvedReferences> {
  const references: ResolvedReferences = new Map();
  const lookups: Promise<unknown>[] = [];
  for (const given of givenParameters(input)) {
    const { name, descriptor, value } = given;
    if (descriptor.kind === "reference") {
      const checked = resolveReference(input, { name, descriptor }, value).then((entries) => {
        references.set(name, entries);
        return checkLinks(input, given, entries);
      });
      lookups.push(checked);
      for (const record of recordsIn(input, given)) lookups.push(resolveAll(record));
    } else if (descriptor.kind === "user") {
      lookups.push(checkAuthor(input, given));
    } else if (descriptor.kind === "image" && typeof value === "string") {
      lookups.push(checkImage(input, name, value));
    }
  }
  await Promise.all(lookups);
  return references;
}

/** A filter by a record that the caller may not read finds nothing; a write may not link to one, unless the link exists. */
async function checkLinks(
  input: UncheckedInput,
  { name, descriptor }: GivenParameter,
  entries: readonly ResolvedEntry[],
): Promise<void> {
  if (!isField(descriptor)) return;
  const property = storedProperty(name, descriptor);
  for (const entry of entries) {
    if (entry.kind !== "id" || entry.isHidden !== true) continue;
    // The same error as for an id that no record has.
    if (!(await isLinked(input, property, entry.id)))
      input.errors.add(name, "not_found", { value: entry.id });
  }
}

function isField(descriptor: ParameterDescriptor | FieldDescriptor): descriptor is FieldDescriptor {
  return "storage" in descriptor;
}

/** An author is the caller, or has a key where the caller may edit the records of others; imports bring any along. */
async function checkAuthor(
  { app, call: { principal }, values, errors }: UncheckedInput,
  { name, value }: GivenParameter,
): Promise<void> {
  const isImport = principal.imports === true || (values.context === "import" && principal.may("import"));
  if (typeof value !== "number" || value === principal.author || isImport) return;
  if (!principal.may("edit_others")) errors.add(name, "not_allowed", { value });
  else if (!(await app.keys.hasAuthor(value))) errors.add(name, "not_found", { value });
}

async function checkImage(input: UncheckedInput, name: string, value: string): Promise<void> {
  const { app, call, errors } = input;
  await app.features.images?.checkGiven({ call, errors, name, value }, (id) => mayUseImage(input, id));
}

/** Whether the record that the path of a write names has a link already. The caller has to be allowed to edit the record. */
async function isLinked(
  { app, call, resource }: UncheckedInput,
  property: string,
  id: RecordId,
): Promise<boolean> {
  if (resource === undefined) return false;
  const records = resourceNamed(app, resource.name);
  const current = await recordInPath({ app, call, records });
  if (current === undefined || !idsIn(current, property).includes(id)) return false;
  return mayChangeRecord({ app, records, call }, "update", current);
}

/** Whether an image exists and the caller may use it: as their own, the one that it is already, or that of a record they may read. */
async function mayUseImage(input: UncheckedInput, id: number): Promise<boolean> {
  const { app, call } = input;
  const image = (await app.features.images?.load([id], emptySnapshot))?.get(id);
  if (image === undefined) return false;
  if (call.principal.may("edit_others") || image.author === call.principal.author) return true;
  const shown = [...app.resources.values()]
    .filter(({ resource }) => fieldStoredAs(resource, "image") !== undefined)
    .map((records) => isImageReadable({ app, call, records }, id));
  return (await Promise.all(shown)).some(Boolean) || isLinked(input, "image", id);
}

/** Whether the caller may read a record with an image. Resources with a field for an image store its id. */
async function isImageReadable(context: RecordContext, image: number): Promise<boolean> {
  const { app, call, records } = context;
  const own = call.principal.anonymous ? [] : [{ author: call.principal.author }];
  const isOpen = { $or: [{ password: { $exists: false } }, ...own] };
  const filter: Filter<RecordDocument> = { $and: [{ image }, isOpen, ...readableConditions(context)] };
  const collection = app.database.collection(records.token);
  return (await collection.findOne(filter, { projection: { _id: 1 }, ...timeLimit })) !== null;
}

/**
 * The part of `checkInput` that reads nothing from the database, so that its errors reveal nothing about what is stored:
 * dates, zones, addresses and texts, also inside records that are given whole.
 */
export function checkValues(input: UncheckedInput): void {
  for (const given of givenParameters(input)) {
    const { kind } = given.descriptor;
    if (kind === "image") continue;
    if (kind !== "reference") checkValue(input, given, input.errors);
    for (const record of recordsIn(input, given)) checkValues(record);
  }
}

function checkValue(
  context: CallContext,
  { name, descriptor, value }: GivenParameter,
  errors: ParameterErrors,
): void {
  const { properties } = descriptor;
  if (properties !== undefined) {
    for (const { path, object } of objectsIn(name, value)) {
      const inside = errors.inside(name, path);
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
function checkDecimals({ name, descriptor, value }: GivenParameter, errors: ParameterErrors): void {
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
  { app, call }: CallContext,
  descriptor: ParameterDescriptor,
  text: string,
): string | undefined {
  switch (descriptor.kind) {
    case "datetime":
      if (text === noDate && isPublicationDate(descriptor)) return undefined;
      return app.parseTime(text, call.now) === undefined ? "not_date" : undefined;
    case "timezone":
      return text === "" || parseZone(text) !== undefined ? undefined : "not_zone";
    case "url":
      // The validator checks the form only; hosts, ports and percent signs have rules of their own.
      return text === "" || URL.canParse(text) ? undefined : "not_url";
    case "slug":
      // Callers may send back the empty slug of a record, but create none with it.
      return text === "" && isField(descriptor) && !hasRecord(call) ? "blank" : undefined;
    case "text":
      return descriptor.blank === true || descriptor.required !== true || cleanText(text) !== ""
        ? undefined
        : "blank";
    default:
      return undefined;
  }
}

/** Whether a record that exists is written. */
function hasRecord(call: RequestContext): boolean {
  return namesRecord(call) || call.path.external !== undefined;
}

/** Callers may send back the publication date that an answer showed, also of a record that has none. */
function isPublicationDate({ storage }: ParameterDescriptor & Partial<FieldDescriptor>): boolean {
  return storage === "date" || storage === "date_utc";
}

/** The values of a request or of a record inside it, the descriptors of their parameters, and where errors are added. */
interface UncheckedInput extends CallContext {
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  /** The resource of the record in the path of the call; absent where that is another one, or none. */
  readonly resource?: ResourceDescriptor | undefined;
  readonly values: Values;
  readonly errors: ParameterErrors;
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
  { app, call, errors }: UncheckedInput,
  { name, descriptor, value }: GivenParameter,
): readonly UncheckedInput[] {
  if (descriptor.create !== "record" || descriptor.target === undefined) return [];
  const { fields } = resourceNamed(app, descriptor.target).resource;
  return objectsIn(name, value).map(({ path, object }) => ({
    app,
    call,
    parameters: fields,
    values: { ...object },
    errors: errors.inside(name, path),
  }));
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
