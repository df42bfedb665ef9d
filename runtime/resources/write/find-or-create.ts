import type { ExternalId, RecordDocument } from "../../core/documents.js";
import { externalGiven, externalPath } from "../../core/external.js";
import { forbidden } from "../../core/http-error.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import { propertyIn, type Values } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { isDryRun, type RequestContext } from "../../core/request-context.js";
import { withLease } from "../../locks/locks.js";
import { timeLimit } from "../../storage/command-options.js";
import { fold } from "../../text/words.js";
import { type AppContext, type RecordContext, unconditional, type WriteRequest } from "../app-context.js";
import type { CheckedInput, Upserted } from "../input.js";
import { mayChangeRecord, mayLink } from "../policy.js";
import { findByExternal } from "../read/find.js";
import { isNamed, nameConditions, namedProjection } from "../read/references.js";
import type { Records } from "../registered-resource.js";
import { isTrashed } from "../status.js";
import { checkInside } from "./check.js";
import { checkInput } from "./check-input.js";
import { createWrite } from "./record-writer.js";
import { updateRecord } from "./store.js";

/**
 * The id of the record that has the external id, or else the name, of an object inside another record. The other fields of
 * the object are merged into it where the caller may edit it; it is created where there is none that the caller may read.
 * Concurrent callers get the same record: one at a time looks and creates.
 */
export async function findOrCreate(outer: RecordContext, record: object): Promise<RecordId> {
  const { records } = outer;
  const external = externalGiven(records.resource, record);
  const context = external === undefined ? outer : { ...outer, call: callFor(external, outer.call) };
  const { call } = context;
  const values: Values = { ...record };
  const reused = async (): Promise<RecordId | undefined> => {
    const id = await findReadable(context, record);
    if (id !== undefined) await updateNamed(context, id, values);
    return id;
  };
  const known = await reused();
  if (known !== undefined) return known;
  if (external !== undefined)
    return (await records.upsert(values, unconditional(call), await checkValues(context, values))).document
      ._id;
  return withNameLease(outer, nameIn(records, record), async () => {
    const made = await reused();
    if (made !== undefined) return made;
    return (await records.create(values, call, await checkValues(context, values)))._id;
  });
}

/** The record that has the name of a new one already, as it is, or else the new one. Concurrent callers get the same. */
export async function createUnlessNamed(request: WriteRequest): Promise<Upserted> {
  const { app, call, records, values } = request;
  const name = nameIn(records, values);
  const find = async (): Promise<Upserted | undefined> => {
    const named = { name, language: call.language, mayUse: (one: RecordDocument) => mayLink(request, one) };
    const id = await findNamed(app, records, named);
    const [document] = id === undefined ? [] : await app.database.load(records.token, [id]);
    return document && { document, created: false, unchanged: true };
  };
  const create = async () => (await find()) ?? createWrite(request, values);
  return (await find()) ?? withNameLease(request, name, create);
}

/** Names that look alike share the lease: versions of the service that take them for equal hold the same one. */
function withNameLease<Result>(
  { app, records, call }: RecordContext,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (isDryRun(call)) return work();
  return withLease(app.database, `${records.resource.collection}/named/${fold(name)}`, work);
}

/** The call for a record inside another one, which names that by its external id. */
function callFor(external: ExternalId, call: RequestContext): RequestContext {
  return { ...call, path: externalPath(external) };
}

function nameIn({ resource }: Records, record: object): string {
  const given: unknown = propertyIn(record, resource.namedBy) ?? "";
  return String(given);
}

/** Looks up the references of values of a record; returns them, and the errors of the values. */
async function checkValues({ app, records, call }: RecordContext, values: Values): Promise<CheckedInput> {
  const errors = new ParameterErrors(app.service.reasons, call.language);
  const references = await checkInput({ app, call, parameters: records.resource.fields, values, errors });
  return { references, errors };
}

/** The id of the record that an object inside another record means, among those that the caller may read. */
async function findReadable(context: RecordContext, record: object): Promise<RecordId | undefined> {
  const { app, records, call } = context;
  const external = externalGiven(records.resource, record);
  if (external !== undefined) {
    const found = await findByExternal(context, external);
    return found !== undefined && mayLink(context, found) ? found._id : undefined;
  }
  const named = { name: nameIn(records, record), language: call.language };
  // Others may not learn by its name that a record exists: they get one of their own.
  return findNamed(app, records, { ...named, mayUse: (document) => mayLink(context, document) });
}

/**
 * The id of the oldest record with a name, in the language asked for or its own; records in the trash are skipped, as are
 * those that may not be used.
 */
export async function findNamed(
  app: AppContext,
  { resource, token }: Records,
  {
    name,
    language,
    mayUse = () => true,
  }: {
    readonly name: string;
    readonly language: string;
    readonly mayUse?: (document: RecordDocument) => boolean;
  },
): Promise<RecordId | undefined> {
  const candidates = app.database
    .collection(token)
    .find(
      { $or: nameConditions([name], language) },
      { sort: { _id: 1 }, projection: namedProjection(app, resource), batchSize: 1000, ...timeLimit },
    );
  for await (const document of candidates) {
    if (isTrashed(app, document) || !mayUse(document)) continue;
    if (isNamed(resource, document, { name, languages: [language, document.language] })) return document._id;
  }
  return undefined;
}

/** Adds the errors for which hooks would reject the record; those of other checks were added before. */
export async function validateNamed(
  context: RecordContext,
  record: object,
  errors: ParameterErrors,
): Promise<void> {
  const id = await findReadable(context, record);
  const isNew = id === undefined;
  const change = isNew
    ? { values: { ...record }, current: undefined }
    : await changeOf(context, id, { ...record });
  if (change === undefined) return;
  const { values, current } = change;
  // Its errors were added before, with those of the record that it is in.
  const { references } = await checkValues(context, values);
  await checkInside({ ...context, values, references, errors }, current);
}

/**
 * The values that a record inside another one gives to one that exists; undefined where none, where the caller may not edit
 * it, or where it has no author, which would say who may.
 */
async function changeOf(
  context: RecordContext,
  id: RecordId,
  record: Values,
): Promise<{ readonly current: RecordDocument; readonly values: Values } | undefined> {
  const { resource, token } = context.records;
  // What it was found by.
  const known = externalGiven(resource, record) === undefined ? resource.namedBy : resource.external;
  const given = Object.entries(record).filter(([name]) => name !== known && name in resource.fields);
  if (given.length === 0) return undefined;
  const [current] = await context.app.database.load(token, [id]);
  if (current?.author === undefined || !mayChangeRecord(context, "update", current)) return undefined;
  if (context.call.ifUnchanged === true && current._edited === true) return undefined;
  return { current, values: Object.fromEntries(given) };
}

/** Does nothing where the caller may not edit the record, or wants no edits of others overwritten. */
async function updateNamed(context: RecordContext, id: RecordId, record: Values): Promise<void> {
  const change = await changeOf(context, id, record);
  if (change === undefined) return;
  const { values } = change;
  const request = { ...context, ...(await checkValues(context, values)) };
  await updateRecord(request, {
    id,
    values,
    check(document) {
      if (!mayChangeRecord(context, "update", document)) throw forbidden(context.call);
    },
  });
}
