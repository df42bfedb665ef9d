import type { RecordDocument } from "../../core/documents.js";
import { forbidden } from "../../core/http-error.js";
import { type ErrorList, ParameterErrors } from "../../core/parameter-errors.js";
import { propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { withLease } from "../../locks/locks.js";
import { timeLimit } from "../../storage/command-options.js";
import { fold } from "../../text/words.js";
import { mayChangeRecord, mayLink } from "../policy.js";
import { isNamed, nameConditions, namedProjection } from "../read/references.js";
import type { Records } from "../registered-resource.js";
import type { CallContext, Site } from "../site.js";
import { isTrashed } from "../status.js";
import { checkInside } from "./check.js";
import { checkInput } from "./check-input.js";
import { updateRecord } from "./store.js";

type Values = Readonly<Record<string, unknown>>;

/** A call that needs a record of a resource by its name. */
interface NameContext extends CallContext {
  readonly records: Records;
}

/**
 * The id of the record that has the name of an object inside another record. The other fields of the object are merged into
 * it where the caller may edit it; it is created where there is none that the caller may read. Concurrent callers get the
 * same record: one at a time looks and creates.
 */
export async function findOrCreate(context: NameContext, record: object): Promise<RecordId> {
  const { site, records, call } = context;
  const values: Values = { ...record };
  const question = nameQuestion(context, values);
  const reused = async (): Promise<RecordId | undefined> => {
    const id = await findNamed(site, records, question);
    if (id !== undefined) await updateNamed(context, id, values);
    return id;
  };
  const known = await reused();
  if (known !== undefined) return known;
  // Names that look alike share the lease: versions of the service that take them for equal hold the same one.
  return withLease(site.database, `${records.resource.collection}/named/${fold(question.name)}`, async () => {
    const made = await reused();
    if (made !== undefined) return made;
    return (await records.create(values, call, await checkValues(context, values)))._id;
  });
}

/** The name of a record, and who asks. */
interface NameQuestion {
  readonly name: string;
  readonly language: string;
  /** Whether a record may be meant at all; all may where it is absent. */
  readonly mayUse?: (document: RecordDocument) => boolean;
}

/** Asks for the record that has the name of an object inside another record, among those that the caller may read. */
function nameQuestion({ site, records, call }: NameContext, record: object): NameQuestion {
  const { resource } = records;
  const given: unknown = propertyIn(record, resource.namedBy) ?? "";
  // Others may not learn by its name that a record exists: they get one of their own.
  const access = { site, resource, principal: call.principal };
  return { name: String(given), language: call.language, mayUse: (document) => mayLink(access, document) };
}

/** Looks up the references of values of a record; returns them, and the errors of the values. */
async function checkValues({ site, records, call }: NameContext, values: Values) {
  const errors = new ParameterErrors(site.service.reasons, call.language);
  const references = await checkInput(site, call, { parameters: records.resource.fields, values, errors });
  return { references, errors };
}

/**
 * The id of the oldest record with a name, in the language asked for or its own; records in the trash are skipped, as are
 * those that may not be used.
 */
export async function findNamed(
  site: Site,
  { resource, token }: Records,
  { name, language, mayUse = () => true }: NameQuestion,
): Promise<RecordId | undefined> {
  const candidates = site.database
    .collection(token)
    .find(
      { $or: nameConditions([name], language) },
      { sort: { _id: 1 }, projection: namedProjection(site, resource), batchSize: 1000, ...timeLimit },
    );
  for await (const document of candidates) {
    if (isTrashed(site, document) || !mayUse(document)) continue;
    if (isNamed(resource, document, { name, languages: [language, document.language] })) return document._id;
  }
  return undefined;
}

/** Adds the errors for which hooks would reject the record; those of other checks were added before. */
export async function validateNamed(
  context: NameContext & { readonly errors: ErrorList },
  record: object,
): Promise<void> {
  const id = await findNamed(context.site, context.records, nameQuestion(context, record));
  const isNew = id === undefined;
  const change = isNew
    ? { values: { ...record }, current: undefined }
    : await changeOf(context, id, { ...record });
  if (change === undefined) return;
  const { values, current } = change;
  // Its errors were added before, with those of the record that it is in.
  const { references } = await checkValues(context, values);
  await checkInside(context, { values, references, given: Object.keys(values) }, current);
}

/**
 * The values that a record inside another one gives to one that exists; undefined where none, where the caller may not edit
 * it, or where it has no author, which would say who may.
 */
async function changeOf(
  { site, records, call }: NameContext,
  id: RecordId,
  record: Values,
): Promise<{ readonly current: RecordDocument; readonly values: Values } | undefined> {
  const { resource, token } = records;
  const given = Object.entries(record).filter(
    ([name]) => name !== resource.namedBy && name in resource.fields,
  );
  if (given.length === 0) return undefined;
  const [current] = await site.database.load(token, [id]);
  if (current?.author === undefined) return undefined;
  if (!mayChangeRecord({ site, records, principal: call.principal }, "update", current)) return undefined;
  return { current, values: Object.fromEntries(given) };
}

/** Does nothing where the caller may not edit the record. */
async function updateNamed(context: NameContext, id: RecordId, record: Values): Promise<void> {
  const { site, records, call } = context;
  const change = await changeOf(context, id, record);
  if (change === undefined) return;
  const { values } = change;
  const { references, errors } = await checkValues(context, values);
  await updateRecord(
    { ...context, errors },
    {
      id,
      write: { values, references, given: Object.keys(values) },
      check(document) {
        const access = { site, records, principal: call.principal };
        if (!mayChangeRecord(access, "update", document)) throw forbidden(call);
      },
    },
  );
}
