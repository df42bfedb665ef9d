import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import type { UpdateFilter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { noteEditor } from "../../core/external.js";
import { HttpError } from "../../core/http-error.js";
import { isApplied, withAppliedKey } from "../../core/idempotency.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import {
  fieldStoredAs,
  propertyIn,
  setProperty,
  storedProperty,
  type Values,
} from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { isDryRun } from "../../core/request-context.js";
import { isSeries, withSeriesStatus } from "../../core/series.js";
import { untilStored } from "../../jobs/retry.js";
import { isQueued, runExclusive, withLease } from "../../locks/locks.js";
import { type ChangeOrigin, outboxEntryOf, outboxSignal, pushOutboxEntry } from "../../outbox/entry.js";
import { timeLimit } from "../../storage/command-options.js";
import { newRecordId } from "../../storage/sequences.js";
import { createSignal } from "../../storage/signal.js";
import { isDuplicateKey } from "../../storage/store-errors.js";
import type { AppContext, RecordContext, RecordRequest, WriteRequest } from "../app-context.js";
import type { Draft, ResolvedEntry, UpdateDecision } from "../input.js";
import type { Records, Relation } from "../registered-resource.js";
import { isStatusDocument, statusRoles } from "../status.js";
import { deriveTexts } from "../texts.js";
import { checkWrite, throwIfTaken } from "./check.js";
import { objectsIn } from "./check-input.js";
import { storeCounted, writeCounted } from "./counts.js";
import { mergeRecord } from "./merge.js";
import { setId, withFreeSlugs } from "./slugs.js";

/** Stores a new record of what a write gives. Throws all errors of its parameters before anything is created. */
export async function createRecord(write: WriteRequest): Promise<RecordDocument> {
  return insertRecord(write, await prepareDraft(write), write.values);
}

/** The document that a write makes of a record, or of nothing, when it has passed its checks and what it refers to exists. */
export async function prepareDraft(sent: WriteRequest, current?: RecordDocument): Promise<Draft> {
  const { write, draft } = await checkWrite(sent, current);
  if (!isDryRun(sent.call)) await createGiven(write, draft);
  return draft;
}

/**
 * Stores the images and creates the records that a write gives whole, and puts their ids into its document. Another attempt of
 * the write finds them: they take the place of what was given.
 */
async function createGiven(write: WriteRequest, draft: Draft): Promise<void> {
  const { records, errors, values, references } = write;
  const { resource, relations } = records;
  const image = await storeImage(write);
  // Those of the records inside are stored before the first of these is created.
  for (const { name, field, target } of relations) {
    if (field.create !== "record") continue;
    for (const { path, object } of objectsIn(name, values[name]))
      await storeImage({
        ...write,
        records: target,
        values: { ...object },
        errors: errors.inside(name, path),
      });
  }
  errors.throwIfAny();
  if (image !== undefined) {
    const name = fieldStoredAs(resource, "image") ?? "";
    setProperty(draft, storedProperty(name, resource.fields[name] ?? {}), image);
  }
  // In the order of the spec: look-ups end in any order, which must not decide which record gets which id.
  for (const relation of relations) {
    const entries = references.get(relation.name);
    if (entries?.some(({ kind }) => kind !== "id") !== true) continue;
    for (const [at, entry] of entries.entries())
      entries[at] = { kind: "id", id: await createReferred(write, relation, entry) };
    const ids = [...new Set(entries.flatMap((entry) => (entry.kind === "id" ? [entry.id] : [])))];
    setProperty(draft, relation.property, relation.field.storage === "references" ? ids : ids[0]);
  }
}

/** Stores the image that values give, unless it is one that is stored; undefined where there is none to store. */
async function storeImage({
  app,
  call,
  records: { resource },
  errors,
  values,
}: WriteRequest): Promise<number | undefined> {
  const name = fieldStoredAs(resource, "image");
  const value = name === undefined ? undefined : values[name];
  if (name === undefined || typeof value !== "string" || value === "") return undefined;
  return app.features.images?.storeGiven({ call, errors, name, value }, resource.sequence);
}

/** The id of a record that is referred to. One that does not exist yet is created. */
async function createReferred(
  { call, errors }: WriteRequest,
  { name, target }: Relation,
  entry: ResolvedEntry,
): Promise<RecordId> {
  if (entry.kind === "id") return entry.id;
  const record = entry.kind === "record" ? entry.record : { [target.resource.namedBy]: entry.name };
  try {
    return await target.findOrCreate(record, call);
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

/**
 * Stores a new record under a new id, the one that it was imported with, or that of its idempotency record, where it may be
 * stored already. Two creates at the same time never get the same id or slug.
 */
export async function insertRecord(
  request: RecordRequest,
  draft: Draft,
  values: Values,
): Promise<RecordDocument> {
  const { app, records, idempotency, givenId } = request;
  const { resource } = records;
  if (isDryRun(request.call)) return insertNothing(request, draft, values);
  const id = givenId ?? idempotency?.record ?? (await newRecordId(app.database, resource));
  // The words of a term contain its slug.
  if (setId(draft, id)) Object.assign(draft, deriveTexts(app, resource, draft));
  draft.revision = 1;
  // A given id may be that of another record.
  if (givenId !== undefined && idempotency !== undefined) draft.marks = [idempotency.id];
  const store = (): Promise<void> =>
    withFreeSlugs(request, { draft, current: undefined, values }, () => insertDocument(request, draft));
  try {
    await storeCounted(app, { resource, after: draft }, store);
  } catch (error) {
    // A slow process, whose lease had expired, may have stored it in between.
    const stored =
      idempotency !== undefined && isDuplicateKey(error)
        ? await app.database.collection(records.token).findOne({ _id: id }, timeLimit)
        : null;
    const isOwn = givenId === undefined || (stored !== null && idempotency && isApplied(stored, idempotency));
    if (stored !== null && isOwn === true) return withSeriesStatus(stored);
    throwIfTaken(request, error);
    throw error;
  }
  noteScheduled(app, draft);
  return withSeriesStatus(draft);
}

/** The new record as it would be. It has no id, which 0 stands for, or the nil UUID. */
async function insertNothing(request: RecordRequest, draft: Draft, values: Values): Promise<RecordDocument> {
  await withFreeSlugs(request, { draft, current: undefined, values }, () => Promise.resolve());
  return withSeriesStatus(draft);
}

/** Emits the publication date of each record that is scheduled. */
export const scheduledSignal = createSignal<Date>();

/** Signals to the publication job of this process, if there is one, that a record was scheduled. */
export function noteScheduled(app: AppContext, document: RecordDocument): void {
  if (!isStatusDocument(document) || document.status !== statusRoles(app).scheduled) return;
  scheduledSignal.emit(app.database, document.date);
}

async function insertDocument({ app, records, call }: RecordContext, draft: Draft): Promise<void> {
  const entry = outboxEntryOf(app, { resource: records.resource, origin: call, after: draft });
  const document = { ...draft, notes: [entry], noted: entry.at };
  await app.database.insert(records.token, document);
  outboxSignal.emit(app.database, { records, document });
}

/** An update of a record. */
interface RecordUpdate {
  readonly id: RecordId;
  /** The record as it was found; read again where other writes of it come first. */
  readonly found?: RecordDocument;
  /** What is written, or a function that decides on it by the record as it is then. */
  readonly values: Values | UpdateDecision;
  /** The record goes to the trash. Hooks and policies of updates have no say in that. */
  readonly toTrash?: true;
  /** Throws where the record, as it is then, may not be updated. */
  readonly check: (document: RecordDocument) => void | Promise<void>;
}

/** Whether a function decides on the values of an update. */
export function isDecision(values: object): values is UpdateDecision {
  return typeof values === "function";
}

/** Set while a function decides on an update: what it updates itself waits for no other, which might wait for it. */
const decisions = new AsyncLocalStorage<true>();

/**
 * Merges a write into a record, as `changeRecord` does: parallel writes to different fields are all applied. Resolves to
 * undefined where the record does not exist.
 */
export function updateRecord(
  request: RecordRequest,
  { id, found, values, toTrash, check }: RecordUpdate,
): Promise<RecordDocument | undefined> {
  const { idempotency } = request;
  return changeRecord({ ...request, id, found }, async (current) => {
    if (idempotency !== undefined && isApplied(current, idempotency)) return current;
    const document = withSeriesStatus(current);
    await check(document);
    const decided = isDecision(values) ? await decisions.run(true, () => values(document)) : { values };
    const write = { ...request, ...decided };
    return inTree(write, async () => {
      const draft =
        toTrash === true
          ? mergeRecord(request, { values: {}, ids: new Map(), toTrash }, current)
          : await prepareDraft(write, current);
      if (idempotency !== undefined) draft.marks = withAppliedKey(current.marks, idempotency);
      noteEditor(request.records.resource, request.call.path, { before: current, after: draft });
      return replaceRecord(request, current, { draft, values: write.values });
    });
  }).catch((error: unknown) => {
    throwIfTaken(request, error);
    throw error;
  });
}

/** The lock under which records change their place in the tree of their resource. */
export function treeLock({ resource }: Records): string {
  return `${resource.collection}/tree`;
}

/** The tree whose lease the present work has: what it writes besides must not wait for that. */
const treeOfWork = new AsyncLocalStorage<string>();

/** Serializes writes that place a record below another one, so that none makes a circle with another; others run at once. */
export function inTree<Result>(
  { app, records, references, call }: RecordRequest,
  write: () => Promise<Result>,
): Promise<Result> {
  const lock = treeLock(records);
  const changesAncestors = records.relations.some(
    ({ name, field }) => field.acyclic === true && (references.get(name) ?? []).length > 0,
  );
  if (!changesAncestors || treeOfWork.getStore() === lock || isDryRun(call)) return write();
  return withLease(app.database, lock, () => treeOfWork.run(lock, write));
}

/** Where a change is stored, and who makes it. */
export interface ChangeContext {
  readonly app: AppContext;
  readonly records: Records;
  readonly call: ChangeOrigin;
}

/**
 * Changes a record: it is read, and changed only if its revision is unchanged, else again from the start. Changes of one
 * record by this process wait for each other. `change` resolves to what is stored then, or to undefined where another write
 * was faster. Resolves to undefined where the record does not exist.
 */
export function changeRecord(
  {
    app,
    records,
    id,
    found,
  }: ChangeContext & { readonly id: RecordId; readonly found?: RecordDocument | undefined },
  change: (current: RecordDocument) => Promise<RecordDocument | undefined>,
): Promise<RecordDocument | undefined> {
  const { database } = app;
  const key = `${records.resource.collection}/${id}`;
  // What is stored of a series is not what a look-up of the record shows.
  let known = found === undefined || isSeries(found) || isQueued(database, key) ? undefined : found;
  const attempt = async (): Promise<{ readonly stored: RecordDocument | undefined } | undefined> => {
    const current = known ?? (await database.collection(records.token).findOne({ _id: id }, timeLimit));
    known = undefined;
    if (current === null) return { stored: undefined };
    const stored = await change(current);
    return stored && { stored: withSeriesStatus(stored) };
  };
  const run = async (): Promise<RecordDocument | undefined> => (await untilStored(attempt)).stored;
  return decisions.getStore() === true ? run() : runExclusive(database, key, run);
}

/**
 * Replaces a record by a draft, with slugs that are free, and resolves to what is stored then: the record as it was where the
 * draft is the same. Undefined where another write was faster.
 */
export async function replaceRecord(
  context: ChangeContext,
  current: RecordDocument,
  { draft, values }: { readonly draft: RecordDocument; readonly values: Values },
): Promise<RecordDocument | undefined> {
  const { app, records, call } = context;
  if (isDryRun(call))
    return isUnchanged(current, draft) ? current : { ...draft, revision: current.revision + 1 };
  if (isUnchanged(current, draft)) {
    const isNoted = current._edited === undefined || draft._edited === true;
    const isKnown = draft.marks === current.marks && isNoted;
    return isKnown || (await storeNotes(context, current, draft)) ? current : undefined;
  }
  draft.revision = current.revision + 1;
  const store = (): Promise<boolean> =>
    withFreeSlugs(context, { draft, current, values }, () => replaceIfUnchanged(context, current, draft));
  const isStored = await writeCounted(
    app,
    { resource: records.resource, before: current, after: draft },
    store,
  );
  if (!isStored) return undefined;
  noteScheduled(app, draft);
  return draft;
}

/** What is derived, or set by each write: where nothing else changes, nothing is stored. */
const derivedProperties: ReadonlySet<string> = new Set([
  "revision",
  "modified",
  "series_due",
  "words",
  "sort_name",
  "marks",
  "_edited",
]);

/** Whether a write of a record would store what is stored already. */
export function isUnchanged(before: RecordDocument, after: RecordDocument): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (name) =>
      derivedProperties.has(name) || isDeepStrictEqual(propertyIn(before, name), propertyIn(after, name)),
  );
}

/** Stores in an unchanged record which write was applied, and that its source wrote it; false where it was changed meanwhile. */
async function storeNotes(
  { app, records }: ChangeContext,
  { _id, revision }: RecordDocument,
  { marks, _edited }: RecordDocument,
): Promise<boolean> {
  const collection = app.database.collection(records.token);
  const change = {
    ...(marks === undefined ? {} : { $set: { marks } }),
    ...(_edited === undefined ? { $unset: { _edited: "" as const } } : {}),
  };
  const { matchedCount } = await collection.updateOne({ _id, revision }, change, timeLimit);
  return matchedCount === 1;
}

/** What other writes change without changing the revision: the count, and outbox entries. */
const ofOthers: ReadonlySet<string> = new Set(["_id", "count", "notes", "noted", "noted_fault"]);

/** Replaces a record, with an outbox entry. Returns false where another write was faster. */
async function replaceIfUnchanged(
  { app, records, call }: ChangeContext,
  before: RecordDocument,
  after: RecordDocument,
): Promise<boolean> {
  // What is the same is left alone: another process may have added to a number meanwhile, which changes no revision.
  const properties = Object.entries(after).filter(
    ([name, value]) => !ofOthers.has(name) && !isDeepStrictEqual(value, propertyIn(before, name)),
  );
  const removed = Object.keys(before).filter((name) => !(name in after));
  const { $push, noted } = pushOutboxEntry(
    outboxEntryOf(app, { resource: records.resource, origin: call, before, after }),
  );
  const update = {
    $set: { ...Object.fromEntries(properties), noted },
    $push,
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed.map((name) => [name, ""])) } : {}),
  };
  // The properties are those of the document type, which the descriptors of the fields describe.
  return app.database.update(records.token, before, update as UpdateFilter<RecordDocument>);
}
