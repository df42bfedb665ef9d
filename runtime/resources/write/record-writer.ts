import type { RecordDocument } from "../../core/documents.js";
import { HttpError, resourceError } from "../../core/http-error.js";
import { contextOfRecord } from "../../core/idempotency.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import { idsIn, storedProperty, type Values } from "../../core/properties.js";
import { type RecordId, singletonId } from "../../core/record-id.js";
import { isDryRun } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { isRecurring } from "../../core/series.js";
import { checkShape } from "../../core/validation.js";
import { withLease } from "../../locks/locks.js";
import {
  type RecordContext,
  type RecordRequest,
  type RecurrenceFeature,
  unconditional,
} from "../app-context.js";
import type { CheckedValues, UpdateDecision, Upserted } from "../input.js";
import { checkStored } from "../policy.js";
import { checkRevision, findForUpdate, findRecord } from "../read/find.js";
import { isTrashed } from "../status.js";
import { withGivenId } from "./given-ids.js";
import { beforeDelete } from "./hook-values.js";
import { createRecord, inTree, isDecision, updateRecord } from "./store.js";

/**
 * Stores a new record, with its occurrences where it is a series; what a series has at the place that an import gives becomes that
 * record. Throws an HttpError for values that are rejected.
 */
export async function createWrite(sent: RecordRequest, values: Values): Promise<Upserted> {
  const { place: given } = sent.imported ?? {};
  const place = given === undefined ? undefined : await recurrenceFor(sent)?.findPlace(sent, given);
  const request =
    place === undefined ? sent : { ...sent, imported: { ...sent.imported, occurrence: place.state } };
  if (place?.document !== undefined) return takePlace(request, place.document, values);
  const { imported, givenId, call, errors, records } = request;
  if (place !== undefined && records.guards.create !== undefined) {
    // An upsert leaves that to this moment.
    checkShape(records.guards.create, values, { errors });
    errors.throwIfAny();
  }
  return inTree(request, async () => {
    const create = () => createRecord({ ...request, values });
    const document = await (givenId === undefined ? create() : withGivenId(request, givenId, create));
    if (imported?.occurrencesFollow !== true && !isDryRun(call))
      await recurrenceFor(request)?.createOccurrences(request, document);
    return { document, created: true, unchanged: false };
  });
}

/** Merges values into an occurrence that its series has made. */
async function takePlace(request: RecordRequest, found: RecordDocument, values: Values): Promise<Upserted> {
  const { call } = request;
  const isEdited = found.occurrence?.own?.length !== 0;
  if (call.ifUnchanged === true && isEdited) throw new HttpError("rest_edited_since");
  const document = await updateFound({ ...request, call: unconditional(call) }, found, values);
  return { document, created: false, unchanged: false };
}

/** Stores the record of a singleton with its defaults, unless it is there. */
export async function storeSingleton(context: RecordContext): Promise<void> {
  const { app, call, records } = context;
  const { token } = records;
  const isStored = async (): Promise<boolean> => (await app.database.load(token, [singletonId])).length > 0;
  if (await isStored()) return;
  await withLease(app.database, `${token.name}/singleton`, async () => {
    if (await isStored()) return;
    const errors = new ParameterErrors(app.service.reasons, call.language);
    const given = { references: new Map(), values: {}, givenId: singletonId };
    await createRecord({ ...context, ...given, errors, call: { ...call, isDryRun: false } });
  });
}

/** The feature of series, where the records may recur and the service has it. */
export function recurrenceFor({ app, records }: RecordContext): RecurrenceFeature | undefined {
  return isRecurring(records.resource) ? app.features.recurrence : undefined;
}

/** Merges values, or those that a function decides on, into the record that the path of the request names. */
export async function updateWrite(sent: RecordRequest, values: object | UpdateDecision): Promise<Upserted> {
  const request = { ...sent, call: contextOfRecord(sent.call, sent.idempotency) };
  const found = await findForUpdate(request);
  const document = await updateFound(request, found, values);
  // Each stored change counts the revision up.
  const unchanged = document._id === found._id && document.revision === found.revision;
  return { document, created: false, unchanged };
}

/** Merges values, or those that a function decides on, into a record that was found. */
export async function updateFound(
  request: RecordRequest,
  current: RecordDocument,
  values: object | UpdateDecision,
): Promise<RecordDocument> {
  checkChange(request, "update", current);
  const changesOf = async (document: RecordDocument, input: CheckedValues): Promise<CheckedValues> => ({
    ...input,
    values: await withoutUnchanged(request, document, input.values),
    given: Object.keys(input.values),
  });
  const update = recurrenceFor(request)?.update ?? updateSingle;
  if (isDecision(values))
    return update(request, current, async (document) => changesOf(document, await values(document)));
  const changes = await changesOf(current, { ...request, values: { ...values } });
  return update({ ...request, ...changes }, current, changes.values);
}

/** Throws where the caller may not update or delete a record, or did not see its present revision. */
export function checkChange(
  context: RecordContext,
  operation: "update" | "delete",
  document: RecordDocument,
): void {
  checkStored(context, operation, document);
  checkRevision(context, document);
}

/** Updates a record that was found before. Throws the error for an unknown record where it was deleted in between. */
export async function updateSingle(
  request: RecordRequest,
  found: RecordDocument,
  values: Values | UpdateDecision,
): Promise<RecordDocument> {
  const check = (document: RecordDocument): void => checkChange(request, "update", document);
  return (await updateRecord(request, { id: found._id, found, values, check })) ?? findRecord(request);
}

/** Moves a record to the trash. Throws the error for an unknown record where it was deleted in between. */
export async function trashSingle(request: RecordRequest, id: RecordId): Promise<RecordDocument> {
  const { app, records } = request;
  const trashed = await updateRecord(request, {
    id,
    values: {},
    toTrash: true,
    check(document) {
      if (isTrashed(app, document)) throw resourceError(records.resource, "in_trash");
      checkChange(request, "delete", document);
      return beforeDelete(request, document);
    },
  });
  return trashed ?? findRecord(request);
}

/**
 * The values of an update without those that equal what the answer for the record shows: callers send back what they read,
 * and a shown form, such as a cost with its currency or a text in paragraphs, is not always the stored one. Fields that
 * depend on each other are left out together only.
 */
async function withoutUnchanged(
  context: RecordContext,
  document: RecordDocument,
  values: Values,
): Promise<Values> {
  const { resource } = context.records;
  const groups = groupsOf(resource, Object.keys(values), document.text[context.call.language] ?? {});
  if (groups.length === 0) return values;
  const shown = await shownValues(context, document, { values, names: groups.flat() });
  const isShown = (name: string): boolean =>
    Object.hasOwn(shown, name) && isSame(resource.fields[name], values[name], shown[name]);
  const unchanged = groups.filter((names) => names.every(isShown)).flat();
  return Object.fromEntries(Object.entries(values).filter(([name]) => !unchanged.includes(name)));
}

/**
 * The values that the answer shows. The records inside it are loaded only if the update refers to others than are stored: the
 * caller may see less than that.
 */
async function shownValues(
  { records: { resource, show, showAlone }, call }: RecordContext,
  document: RecordDocument,
  { values, names }: { readonly values: Values; readonly names: readonly string[] },
): Promise<Values> {
  const references = names.filter((name) => resource.fields[name]?.storage === "references");
  const stored = references.map((name) => [
    name,
    idsIn(document, storedProperty(name, resource.fields[name] ?? {})),
  ]);
  const shown = { ...Object.fromEntries(stored) } as Values;
  const isStored = references.every((name) => isSame(resource.fields[name], values[name], shown[name]));
  return isStored ? { ...(await showAlone(document, call)), ...shown } : { ...(await show(document, call)) };
}

/** Of the given names, those of fields whose stored form may differ from the one that answers show. */
function groupsOf(
  { fields, period }: ResourceDescriptor,
  given: readonly string[],
  texts: object,
): readonly (readonly string[])[] {
  const names = given.filter((name) => Object.hasOwn(fields, name));
  const withKind = (isKind: (field: FieldDescriptor, name: string) => boolean): string[] =>
    names.filter((name) => {
      const field = fields[name];
      return field !== undefined && isKind(field, name);
    });
  const times: readonly string[] =
    period === undefined ? [] : [period.start, period.end, period.zone, period.wholeDays];
  // A language version that is not stored shows the texts of another one.
  const isOwn = (name: string): boolean => Object.hasOwn(texts, storedProperty(name, fields[name] ?? {}));
  return [
    names.filter((name) => times.includes(name)),
    withKind(({ kind }) => kind === "any" || kind === "object"),
    ...withKind(
      ({ storage }, name) =>
        storage === "references" || ((storage === "localized" || storage === "slug") && isOwn(name)),
    ).map((name) => [name]),
  ].filter(({ length }) => length > 0);
}

function isSame(field: FieldDescriptor | undefined, sent: unknown, shown: unknown): boolean {
  const [one, other] = [sent, shown].map((value) =>
    JSON.stringify(field?.storage === "references" ? idsOf(value) : value),
  );
  return one === other;
}

/** Ids of records, which answers show one alone or as a list. */
function idsOf(value: unknown): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) =>
    typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry,
  );
}
