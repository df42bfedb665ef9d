import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import type { ErrorList, ParameterErrors } from "../../core/parameter-errors.js";
import { fieldStoredAs, propertyIn, setProperty, storedProperty } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { Draft, ResolvedEntry, WriteInput } from "../input.js";
import type { Records } from "../registered-resource.js";
import { type CallContext, resourceNamed } from "../site.js";
import { errorsInside, objectsIn } from "./check-input.js";
import type { WriteContext } from "./write-context.js";

type Values = Readonly<Record<string, unknown>>;

/** The hash to store: the present one for the present password, null for none; undefined where the write gives none. */
export async function hashedPassword(
  { site, records }: WriteContext,
  values: Values,
  current: RecordDocument | undefined,
): Promise<string | null | undefined> {
  const name = fieldStoredAs(records.resource, "password");
  const value = name === undefined ? undefined : values[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value === "") return null;
  const stored = current === undefined ? undefined : propertyIn(current, "password");
  const isSame = typeof stored === "string" && (await site.passwords.verify(value, stored));
  return isSame ? stored : site.passwords.hash(value);
}

/** The id of the image that a write gives, 0 for one that is still to be stored, null for none; undefined leaves it. */
export function imagePlaceholder(resource: ResourceDescriptor, values: Values): number | null | undefined {
  const name = fieldStoredAs(resource, "image");
  const value = name === undefined ? undefined : values[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value === "") return null;
  return /^\d+$/.test(value) ? Number(value) : 0;
}

/**
 * Stores the images and creates the records that a write gives whole, and puts their ids into its document. Another attempt of
 * the write finds them: they take the place of what was given.
 */
export async function createGiven(context: WriteContext, write: WriteInput, draft: Draft): Promise<void> {
  const { records, errors } = context;
  const { fields } = records.resource;
  const image = await storeImage(context, records, write.values);
  // Those of the records inside are stored before the first of these is created.
  for (const [name, field] of Object.entries(fields)) {
    if (field.create !== "record" || field.target === undefined) continue;
    for (const { path, object } of objectsIn(name, write.values[name])) {
      const inside = { ...context, errors: errorsInside(errors, name, path) };
      await storeImage(inside, resourceNamed(context.site, field.target), { ...object });
    }
  }
  errors.throwIfAny();
  if (image !== undefined) {
    const name = fieldStoredAs(records.resource, "image") ?? "";
    setProperty(draft, storedProperty(name, fields[name] ?? {}), image);
  }
  // In the order of the spec: look-ups end in any order, which must not decide which record gets which id.
  for (const [name, field] of Object.entries(fields)) {
    const entries = write.references.get(name);
    if (field.target === undefined || entries?.some(({ kind }) => kind !== "id") !== true) continue;
    for (const [at, entry] of entries.entries())
      entries[at] = { kind: "id", id: await createReferred(context, { name, target: field.target }, entry) };
    const ids = [...new Set(entries.flatMap((entry) => (entry.kind === "id" ? [entry.id] : [])))];
    setProperty(draft, storedProperty(name, field), field.storage === "references" ? ids : ids[0]);
  }
}

/** Stores the image that values give, unless it is one that is stored; undefined where there is none to store. */
async function storeImage(
  { site, call, errors }: CallContext & { readonly errors: ErrorList },
  { resource }: Records,
  values: Values,
): Promise<number | undefined> {
  const name = fieldStoredAs(resource, "image");
  const value = name === undefined ? undefined : values[name];
  if (name === undefined || typeof value !== "string" || value === "") return undefined;
  return site.features.images?.storeGiven({ call, errors }, { name, value }, resource.sequence);
}

/** The id of a record that is referred to. One that does not exist yet is created. */
async function createReferred(
  { site, call, errors }: WriteContext,
  { name, target }: { readonly name: string; readonly target: string },
  entry: ResolvedEntry,
): Promise<RecordId> {
  if (entry.kind === "id") return entry.id;
  const records = resourceNamed(site, target);
  const record = entry.kind === "record" ? entry.record : { [records.resource.namedBy]: entry.name };
  try {
    return await records.findOrCreate(record, call);
  } catch (error) {
    addErrorsInside(errors, name, error);
    errors.throwIfAny();
    throw error;
  }
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
