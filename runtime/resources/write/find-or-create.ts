import type { RecordDocument } from "../../core/documents.js";
import { forbidden } from "../../core/http-error.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import { propertyIn, type Values } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { withLease } from "../../locks/locks.js";
import { timeLimit } from "../../storage/command-options.js";
import { fold } from "../../text/words.js";
import type { AppContext, RecordContext } from "../app-context.js";
import type { CheckedInput } from "../input.js";
import { mayChangeRecord, mayLink } from "../policy.js";
import { isNamed, nameConditions, namedProjection } from "../read/references.js";
import type { Records } from "../registered-resource.js";
import { isTrashed } from "../status.js";
import { checkInside } from "./check.js";
import { checkInput } from "./check-input.js";
import { updateRecord } from "./store.js";

/**
 * The id of the record that has the name of an object inside another record. The other fields of the object are merged into
 * it where the caller may edit it; it is created where there is none that the caller may read. Concurrent callers get the
 * same record: one at a time looks and creates.
 */
export async function findOrCreate(context: RecordContext, record: object): Promise<RecordId> {
  const { app, records, call } = context;
  const values: Values = { ...record };
  const reused = async (): Promise<RecordId | undefined> => {
    const id = await findReadable(context, record);
    if (id !== undefined) await updateNamed(context, id, values);
    return id;
  };
  const known = await reused();
  if (known !== undefined) return known;
  // Names that look alike share the lease: versions of the service that take them for equal hold the same one.
  const name = fold(nameIn(records, record));
  return withLease(app.database, `${records.resource.collection}/named/${name}`, async () => {
    const made = await reused();
    if (made !== undefined) return made;
    return (await records.create(values, call, await checkValues(context, values)))._id;
  });
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

/** The id of the record that has the name of an object inside another record, among those that the caller may read. */
function findReadable(context: RecordContext, record: object): Promise<RecordId | undefined> {
  const { app, records, call } = context;
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
  const given = Object.entries(record).filter(
    ([name]) => name !== resource.namedBy && name in resource.fields,
  );
  if (given.length === 0) return undefined;
  const [current] = await context.app.database.load(token, [id]);
  if (current?.author === undefined || !mayChangeRecord(context, "update", current)) return undefined;
  return { current, values: Object.fromEntries(given) };
}

/** Does nothing where the caller may not edit the record. */
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
