import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { Passwords } from "../../core/passwords.js";
import { defined, propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { isRecurring } from "../../core/series.js";
import type { ImportedProperties, ResolvedEntry, ResolvedReferences, WriteInput } from "../input.js";
import { type CallContext, resourceNamed } from "../site.js";
import { fieldStoredAs } from "../stored-fields.js";
import { checkAncestors } from "./ancestors.js";
import { beforeWrite } from "./before-write.js";
import { checkImagesInside, prepareImage } from "./input-image.js";
import { mergePeriod, PeriodError } from "./merge-period.js";
import { checkTaken } from "./taken-values.js";
import { type GivenWrite, validateWrite } from "./validate-write.js";
import type { WriteContext } from "./write-context.js";

/** The values that a write gives to a record. */
export interface GivenValues {
  readonly values: Readonly<Record<string, unknown>>;
  /** The record as it is; absent on create. */
  readonly current?: RecordDocument | undefined;
}

/** What a write brings along besides its values. */
export interface PreparedParts {
  readonly references: ResolvedReferences;
  readonly imported?: ImportedProperties | undefined;
  readonly given?: readonly string[] | undefined;
}

/**
 * Looks up and creates what a write refers to: images, records given inside the record, and the hash of a password. Throws
 * all errors of the parameters before anything is created.
 */
export async function prepareInput(
  context: WriteContext,
  given: GivenValues,
  parts: PreparedParts,
): Promise<WriteInput> {
  const { site, errors } = context;
  const { facts } = context.resource;
  const planned = await checkWrite(context, given, parts);
  const { values, references, recurrence, imported } = planned;
  const image = await prepareImage(context, values);
  await checkImagesInside(context, values);
  errors.throwIfAny();
  const password = await preparePassword(site.passwords, facts, { ...given, values });
  const ids = await createReferences(context, facts, references);
  return {
    values,
    references: ids,
    ...defined({ image, password, recurrence, imported }),
    validated: { revision: given.current?.revision ?? 0, given: planned.given },
  };
}

/** The write with the changes of the hook before it. Throws all errors of its parameters; stores nothing. */
export async function checkWrite(
  context: WriteContext,
  given: GivenValues,
  { references: resolved, imported, given: sent }: PreparedParts,
): Promise<GivenWrite> {
  const { site, call, errors } = context;
  const { facts } = context.resource;
  const { current } = given;
  const { values, references } = await beforeWrite(context, {
    ...given,
    references: resolved,
    given: sent ?? Object.keys(given.values),
    ...(imported === undefined ? {} : { imported }),
  });
  checkPeriod(context, { values, current });
  checkStatus(context, values);
  await checkAncestors(context, references, current);
  const recurrence =
    isRecurring(facts) && errors.size === 0
      ? await site.features.recurrence?.prepare(site, facts, { call, values, current, errors })
      : undefined;
  errors.throwIfAny();
  const parts = defined({ recurrence, imported });
  const planned = { values, references, current, given: sent ?? Object.keys(given.values), ...parts };
  await checkTaken(context, planned);
  await validateWrite(context, planned);
  errors.throwIfAny();
  return planned;
}

/** Values of hooks and imports are not validated before: only records with these parts are moved to the trash, or scheduled. */
function checkStatus(
  { resource: { facts }, errors }: WriteContext,
  values: Readonly<Record<string, unknown>>,
): void {
  const name = fieldStoredAs(facts, "status");
  const value = name === undefined ? undefined : values[name];
  if (name === undefined || typeof value !== "string") return;
  if (facts.fields[name]?.values?.includes(value) === false) errors.add(name, "not_allowed", { value });
}

/** A period that is not valid is found by merging it; the result is not used. */
function checkPeriod({ site, resource, call, errors }: WriteContext, { values, current }: GivenValues): void {
  const { period } = resource.facts;
  if (period === undefined) return;
  try {
    mergePeriod(site, period, { values, current, now: call.now });
  } catch (error) {
    if (!(error instanceof PeriodError)) throw error;
    errors.add(error.parameter, error.reason);
  }
}

/** The hash to store: the present one for the present password, null for none. */
async function preparePassword(
  passwords: Passwords,
  facts: ResourceDescriptor,
  { values, current }: GivenValues,
): Promise<string | null | undefined> {
  const name = fieldStoredAs(facts, "password");
  const value = name === undefined ? undefined : values[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value === "") return null;
  const stored = current === undefined ? undefined : propertyIn(current, "password");
  const isSame = typeof stored === "string" && (await passwords.verify(value, stored));
  return isSame ? stored : passwords.hash(value);
}

/** The ids of all references; records that do not exist yet are created one after another, in their order. */
async function createReferences(
  context: WriteContext,
  { fields }: ResourceDescriptor,
  references: ResolvedReferences,
): Promise<Map<string, RecordId[]>> {
  const { errors } = context;
  const ids = new Map<string, RecordId[]>();
  // In the order of the spec: look-ups end in any order, which must not decide which record gets which id.
  for (const [name, { target }] of Object.entries(fields)) {
    const entries = references.get(name);
    if (target === undefined || entries === undefined) continue;
    const found: RecordId[] = [];
    for (const entry of entries) {
      const id = await idOf(context, target, entry).catch((error: unknown) => {
        addErrorsInside(errors, name, error);
        errors.throwIfAny();
        throw error;
      });
      found.push(id);
    }
    ids.set(name, [...new Set(found)]);
  }
  return ids;
}

/** Adds the errors for which a record inside another one was rejected, with their path. */
function addErrorsInside(errors: ParameterErrors, name: string, error: unknown): void {
  if (!(error instanceof HttpError) || error.name !== "rest_invalid_param") return;
  const details = Object.entries(error.data.details ?? {}) as [string, { code: string; message: string }][];
  for (const [field, { code, message }] of details) {
    const reason = code.replace(/^rest_/, "");
    errors.add(name, reason, { name: `${name}.${field}`, ...(reason === "taken" ? {} : { message }) });
  }
}

async function idOf(
  { site, call }: CallContext<"resources">,
  target: string,
  entry: ResolvedEntry,
): Promise<RecordId> {
  const resource = resourceNamed(site, target);
  switch (entry.kind) {
    case "id":
      return entry.id;
    case "name":
      return resource.findOrCreate({ [resource.facts.namedBy]: entry.name }, call);
    case "record":
      return resource.findOrCreate(entry.record, call);
  }
}
