import type { Collection, Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import {
  fieldStoredAs,
  isObject,
  passwordProperty,
  propertyIn,
  storedProperty,
  type Values,
} from "../../core/properties.js";
import { isRecordId, noId, type RecordId } from "../../core/record-id.js";
import { isDryRun } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { timeLimit } from "../../storage/command-options.js";
import { duplicateProperties } from "../../storage/store-errors.js";
import type { AppContext, RecordRequest, WriteRequest } from "../app-context.js";
import type { Draft, MergeInput, ResolvedReferences } from "../input.js";
import { checkResult } from "../policy.js";
import type { StoreContext } from "../write-hooks.js";
import { checkInput } from "./check-input.js";
import { addFieldErrors, checkedChanges, hookContext, recordValues } from "./hook-values.js";
import { mergeRecord } from "./merge.js";
import { mergePeriod, PeriodError } from "./merge-period.js";

/**
 * Merges a write and checks the result: period, recurrence, place in a tree, unique values, policies, and hooks; `current` is
 * the record as it is, absent on create. Throws all errors of its parameters. Stores nothing. Resolves to the write with the
 * changes of the hook before it, and to the document that it makes, in which the id 0, or the nil UUID, stands for each record
 * and image that is still to be created.
 */
export async function checkWrite(
  sent: WriteRequest,
  current: RecordDocument | undefined,
): Promise<{ readonly write: WriteRequest; readonly draft: Draft }> {
  const { app, records, errors } = sent;
  const decided = await beforeWrite(sent, current);
  const { write } = decided;
  const period = periodOf(write, current);
  checkStatus(write);
  await checkAncestors(write, current);
  const recurrence =
    errors.size === 0 ? await app.features.recurrence?.prepare(write, current, period) : undefined;
  errors.throwIfAny();
  const password = await hashedPassword(write, current);
  const draft =
    decided.draft !== undefined && password === undefined && recurrence === undefined
      ? decided.draft
      : mergeRecord(write, { ...unresolved(write), password, period, recurrence }, current);
  const id = current?._id ?? noId(records.resource);
  if (isCreatingOthers(write) || isDryRun(write.call)) await addTakenErrors(write, draft, id);
  await validateWrite(write, current, draft);
  errors.throwIfAny();
  return { write, draft };
}

/** Adds the errors that the checks of a record inside another one find, besides those of its parameters. */
export async function checkInside(sent: WriteRequest, current: RecordDocument | undefined): Promise<void> {
  const { writeHooks, resource } = sent.records;
  const { write, draft } = await beforeWrite(sent, current);
  const isChecked = writeHooks.validate !== undefined || resource.policies !== undefined;
  const checked = isChecked ? (draft ?? draftOf(write, current)) : undefined;
  await validateWrite(write, current, checked);
}

/**
 * The write with the changes of the hook that is called before it, and its document where the hook saw that and left it as it
 * is. Adds the errors of the hook, and of what it changes.
 */
async function beforeWrite(
  write: WriteRequest,
  current: RecordDocument | undefined,
): Promise<{ readonly write: WriteRequest; readonly draft?: Draft | undefined }> {
  const { app, call, records, errors } = write;
  const { resource, writeHooks } = records;
  const hook = current === undefined ? writeHooks.beforeCreate : writeHooks.beforeUpdate;
  const draft = hook === undefined ? undefined : draftOf(write, current);
  if (hook === undefined || draft === undefined) return { write };
  const planned = recordValues(resource, draft, call.language);
  const { changes = {}, errors: found = [] } = await hook(planned, storeContext(write, current));
  addFieldErrors(errors, found, { values: planned, language: call.language });
  const values = checkedChanges(records, changes);
  const names = Object.keys(values);
  if (names.length === 0) return { write, draft };
  const tree = names.find((name) => resource.fields[name]?.acyclic === true);
  // The lock of the tree is taken before.
  if (tree !== undefined)
    throw new Error(`A hook of ${resource.name} changes ${tree}, a relation of a tree.`);
  const resolved = await checkInput({ app, call, resource, parameters: resource.fields, values, errors });
  const others = [...write.references].filter(([name]) => !names.includes(name));
  const references: ResolvedReferences = new Map([...others, ...resolved]);
  const given = givenIn(write);
  return { write: { ...write, values: { ...write.values, ...values }, references, given } };
}

/** The fields that the caller sent; the others are from a hook. */
function givenIn({ given, values }: WriteRequest): readonly string[] {
  return given ?? Object.keys(values);
}

/** The document as hooks see it; undefined where its period is not valid, which is added to the errors. */
function draftOf(write: WriteRequest, current: RecordDocument | undefined): Draft | undefined {
  const period = periodOf(write, current);
  if (period === undefined && write.records.resource.period !== undefined) return undefined;
  return mergeRecord(write, { ...unresolved(write), period }, current);
}

/** The properties of the period after a write. Adds an error and returns undefined where it is not valid. */
function periodOf({ app, call, records, errors, values }: WriteRequest, current: RecordDocument | undefined) {
  const { period } = records.resource;
  if (period === undefined) return undefined;
  try {
    return mergePeriod(app, period, { values, current, now: call.now });
  } catch (error) {
    if (!(error instanceof PeriodError)) throw error;
    errors.add(error.parameter, error.reason);
    return undefined;
  }
}

/** The write with placeholders for the ids of what is still to be created. */
function unresolved({ records, values, references, imported }: WriteRequest): MergeInput {
  const { resource } = records;
  const ids = [...references].map(([name, entries]) => {
    const none = noId(resource.fields[name] ?? {});
    return [name, entries.map((entry) => (entry.kind === "id" ? entry.id : none))] as const;
  });
  return { values, ids: new Map(ids), image: imagePlaceholder(resource, values), imported };
}

/** The id of the image that a write gives, 0 for one that is still to be stored, null for none; undefined leaves it. */
function imagePlaceholder(resource: ResourceDescriptor, values: Values): number | null | undefined {
  const name = fieldStoredAs(resource, "image");
  const value = name === undefined ? undefined : values[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value === "") return null;
  return /^\d+$/.test(value) ? Number(value) : 0;
}

/** The hash to store: the present one for the present password, null for none; undefined where the write gives none. */
async function hashedPassword(
  { app, records, values }: WriteRequest,
  current: RecordDocument | undefined,
): Promise<string | null | undefined> {
  const name = fieldStoredAs(records.resource, "password");
  const value = name === undefined ? undefined : values[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value === "") return null;
  const stored = current && propertyIn(current, passwordProperty(records.resource) ?? "");
  const isSame = typeof stored === "string" && (await app.passwords.verify(value, stored));
  return isSame ? stored : app.passwords.hash(value);
}

/** Values of hooks and imports are not validated before: only records with these parts are moved to the trash, or scheduled. */
function checkStatus({ records: { resource }, errors, values }: WriteRequest): void {
  const name = fieldStoredAs(resource, "status");
  const value = name === undefined ? undefined : values[name];
  if (name === undefined || typeof value !== "string") return;
  if (resource.fields[name]?.values?.includes(value) === false) errors.add(name, "not_allowed", { value });
}

/**
 * Adds an error where the record above is the record itself, is below it, or has been deleted in between. `current` is
 * absent on create.
 */
async function checkAncestors(
  { app, records, errors, references }: WriteRequest,
  current: RecordDocument | undefined,
): Promise<void> {
  for (const { name, field, property } of records.relations) {
    const [entry] = references.get(name) ?? [];
    if (field.acyclic !== true || entry?.kind !== "id") continue;
    if (entry.id === noId(records.resource)) continue;
    const ancestors = await ancestorsFrom(app.database.collection(records.token), property, entry.id);
    if (ancestors[0] === undefined) errors.add(name, "not_found", { value: entry.id });
    else if (current !== undefined && ancestors.includes(current._id)) errors.add(name, "cyclic");
  }
}

/** A record and those above it, nearest first; empty where it does not exist. */
async function ancestorsFrom(
  collection: Collection<RecordDocument>,
  property: string,
  start: RecordId,
): Promise<RecordId[]> {
  const found: RecordId[] = [];
  let next: unknown = start;
  while (isRecordId(next) && !found.includes(next)) {
    const document: object | null = await collection.findOne(
      { _id: next },
      { projection: { [property]: 1 }, ...timeLimit },
    );
    if (document === null) break;
    found.push(next);
    next = propertyIn(document, property);
  }
  return found;
}

/**
 * Adds the errors of validate hooks: about the record that a write is about to store, and about those that it creates or
 * changes inside. Throws 403 where a policy does not let the caller store one of them.
 */
async function validateWrite(
  write: WriteRequest,
  current: RecordDocument | undefined,
  draft: Draft | undefined,
): Promise<void> {
  const { app, call, records, errors } = write;
  const { resource, writeHooks, relations } = records;
  if (draft !== undefined) {
    for (const operation of operationsOf(current)) checkResult(write, operation, draft);
    if (writeHooks.validate !== undefined) {
      const values = recordValues(resource, draft, call.language);
      const found = await writeHooks.validate(values, storeContext(write, current));
      addFieldErrors(errors, found, { values, language: call.language });
    }
  }
  if (!hasChecks(app)) return;
  for (const { name, target } of relations) {
    for (const entry of write.references.get(name) ?? []) {
      if (entry.kind === "id") continue;
      const record = entry.kind === "record" ? entry.record : { [target.resource.namedBy]: entry.name };
      const value = write.values[name];
      const at = Array.isArray(value) ? value.indexOf(entry.kind === "record" ? record : entry.name) : -1;
      const inside = errors.inside(name, at === -1 ? name : `${name}[${at}]`);
      await target.validateNamed(record, call, inside);
    }
  }
}

/** What a write is to policies: a series that is based on stored records is new, and changes those. */
function operationsOf(current: RecordDocument | undefined): readonly ("create" | "update")[] {
  if (current === undefined) return ["create"];
  return current.revision === 0 ? ["create", "update"] : ["update"];
}

/** What hooks get of a create or update besides its values. */
function storeContext(write: WriteRequest, current: RecordDocument | undefined): StoreContext<Values> {
  const { records, call } = write;
  return {
    ...hookContext(write),
    operation: current === undefined ? "create" : "update",
    given: new Set(givenIn(write)),
    ...(current === undefined ? {} : { before: recordValues(records.resource, current, call.language) }),
  };
}

function hasChecks({ resources }: AppContext): boolean {
  return [...resources.values()].some(
    ({ writeHooks, resource }) => writeHooks.validate !== undefined || resource.policies !== undefined,
  );
}

/** Whether a write first creates images or other records, which would remain where a unique value is taken. */
function isCreatingOthers({ records, values, references }: WriteRequest): boolean {
  const image = fieldStoredAs(records.resource, "image");
  const hasImage = image !== undefined && ![undefined, null, ""].includes(values[image] as string);
  return hasImage || [...references.values()].flat().some(({ kind }) => kind !== "id");
}

/** Adds errors for unique fields whose values another record has. The index decides in the end. */
async function addTakenErrors(request: RecordRequest, draft: Draft, id: RecordId): Promise<void> {
  const { app, records } = request;
  const collection = app.database.collection(records.token);
  // Of unique indexes, only those of fields leave out the records without a value.
  const indexes = records.token.indexes.filter(
    ({ unique, partialFilterExpression }) => unique === true && partialFilterExpression !== undefined,
  );
  await Promise.all(
    indexes.map(async (index) => {
      const same = Object.keys(index.keys).map((name) => [name, valueAt(draft, name)] as const);
      if (same.some(([, value]) => value === undefined || value === "")) return;
      const filter: Filter<RecordDocument> = { ...Object.fromEntries(same), _id: { $ne: id } };
      const other = await collection.findOne(filter, { projection: { _id: 1 }, ...timeLimit });
      if (other !== null) addTaken(request, Object.keys(index.keys));
    }),
  );
}

/** The value of a stored property, or of one inside it such as `external.id`. */
function valueAt(draft: Draft, name: string): unknown {
  const [property = "", inner] = name.split(".");
  const value = propertyIn(draft, property);
  if (inner === undefined) return value;
  return isObject(value) ? value[inner] : undefined;
}

/**
 * Throws the error of the parameters where the store rejected a write because another record has the values of unique
 * fields: it names each of these fields, also where only the spec of another version makes them unique. Returns for other
 * errors.
 */
export function throwIfTaken(request: RecordRequest, error: unknown): void {
  addTaken(request, duplicateProperties(error));
  request.errors.throwIfAny();
}

function addTaken({ records, errors }: RecordRequest, properties: readonly string[]): void {
  const fields = Object.entries(records.resource.fields);
  const names = properties.flatMap(
    (property) =>
      fields.find(([name, field]) => storedProperty(name, field) === property.split(".", 1)[0])?.[0] ?? [],
  );
  for (const name of new Set(names)) errors.add(name, "taken", { name: [...new Set(names)].join(", ") });
}
