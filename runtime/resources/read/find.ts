import type { Filter } from "mongodb";
import type { ExternalId, RecordDocument } from "../../core/documents.js";
import { externalIn, externalInPath, externalOf, externalProperty } from "../../core/external.js";
import { HttpError, resourceError } from "../../core/http-error.js";
import { propertyIn } from "../../core/properties.js";
import { parseId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import { isRecurring, unsettledFilter, withSeriesStatus } from "../../core/series.js";
import { createOwnedBatcher } from "../../storage/batcher.js";
import type { CollectionReference, Database } from "../../storage/database.js";
import { slugify } from "../../text/words.js";
import type { AppContext, CallContext, RecordContext, RecordRequest } from "../app-context.js";
import { mayReadRecord } from "../policy.js";
import type { Records } from "../registered-resource.js";
import { isStatusDocument, isTrashed, mayEdit } from "../status.js";
import { findElsewhere } from "./references.js";

/** The record that the path of a call names by its id, external id, slug or another field; undefined where there is none. */
export async function recordInPath(context: RecordContext): Promise<RecordDocument | undefined> {
  const { where, key } = context.call.record ?? {};
  const found = await (key === undefined ? recordNamed(context) : findByFields(context, where));
  const has = ([property, value]: readonly [string, unknown]): boolean =>
    found !== undefined && [propertyIn(found, property)].flat().includes(value);
  return Object.entries(where ?? {}).every(has) ? found : undefined;
}

/** Whether the path of a call names a record at all. */
export function namesRecord({ path: { id, slug }, record }: RequestContext): boolean {
  return id !== undefined || slug !== undefined || record?.key !== undefined;
}

async function findByFields(
  { app, records: { token } }: RecordContext,
  where: object = {},
): Promise<RecordDocument | undefined> {
  const [found] = await app.database.find(token, where, { sort: { _id: 1 }, batchSize: 2 });
  return found && withSeriesStatus(found);
}

async function recordNamed(context: RecordContext): Promise<RecordDocument | undefined> {
  const { app, call, records } = context;
  const { id, slug } = call.path;
  const external = externalInPath(call.path);
  if (external !== undefined)
    return (await findByExternal(context, external)) ?? findSuccessor(context, external);
  const wanted = id === undefined ? undefined : parseId(records.resource, id);
  const found =
    id === undefined
      ? slug !== undefined && (await findBySlug(context, slug))
      : wanted !== undefined && (await app.database.load(records.token, [wanted]))[0];
  return found ? withSeriesStatus(found) : undefined;
}

/** The same. Throws the resource's error where there is none. */
export async function findRecord(request: RecordRequest): Promise<RecordDocument> {
  const found = await recordInPath(request);
  if (found !== undefined) return found;
  const { id, slug = "" } = request.call.path;
  const { key } = request.call.record ?? {};
  if (key !== undefined) return throwUnknownKey(request, key);
  const external = externalInPath(request.call.path);
  if (external !== undefined) return throwUnknownExternal(request, external);
  return id === undefined ? throwUnknownSlug(request, slug) : throwUnknownId(request, id);
}

/** The record with an external id. */
export async function findByExternal(
  { app, records }: Omit<RecordContext, "call">,
  { source, id }: ExternalId,
): Promise<RecordDocument | undefined> {
  const found = await findNamed(records, source, { app, id });
  return found && withSeriesStatus(found);
}

/** The series that a record with an external id has become, before it has that id: for a moment, no record has it. */
async function findSuccessor(
  { app, records, call: { now } }: RecordContext,
  external: ExternalId,
): Promise<RecordDocument | undefined> {
  const { resource } = records;
  if (!isRecurring(resource)) return undefined;
  const series = await findSuccessors(records, external.source, { app, id: external.id, now });
  // It may have got the id since that was looked for.
  if (series === undefined) return findByExternal({ app, records }, external);
  return withSeriesStatus({ ...series, [externalProperty(resource) ?? ""]: external });
}

/** A question for the record with an external id, or at a time for the series that it becomes. */
interface ExternalQuestion {
  readonly app: AppContext;
  readonly id: string;
  readonly now?: number;
}

/** Finds records by their external ids; concurrent questions about a source are one query. */
const findNamed = createOwnedBatcher((records: Records, source, questions: readonly ExternalQuestion[]) =>
  findAll(records, externalProperty(records.resource) ?? "", { source, questions }),
);

const findSuccessors = createOwnedBatcher(
  (records: Records, source, questions: readonly ExternalQuestion[]) =>
    findAll(records, "series.external", { source, questions }),
);

/** The records that have external ids of a source in a property, in the order of the questions. */
async function findAll(
  { token }: Records,
  property: string,
  { source, questions }: { readonly source: string; readonly questions: readonly ExternalQuestion[] },
): Promise<readonly (RecordDocument | undefined)[]> {
  const times = questions.flatMap(({ now }) => now ?? []);
  const filter: Filter<RecordDocument> = {
    ...(times.length > 0 ? unsettledFilter(Math.max(...times)) : {}),
    [`${property}.source`]: source,
    [`${property}.id`]: { $in: questions.map(({ id }) => id) },
  };
  const found = await questions[0]?.app.database.find(token, filter, { batchSize: questions.length + 1 });
  const valueIn = (document: RecordDocument): unknown =>
    property.split(".").reduce<unknown>((value, name) => propertyIn(Object(value) as object, name), document);
  const byId = new Map(found?.map((document) => [externalOf(valueIn(document))?.id, document]));
  return questions.map(({ id }) => byId.get(id));
}

function throwUnknownExternal(request: RecordRequest, { source, id }: ExternalId): never {
  const { resource } = request.records;
  if (resource.errors.unknown !== undefined)
    throw resourceError(resource, "unknown", { id: `${source}/${id}` });
  throwUnknownRecord(request, "external", id);
}

/**
 * The record that an update names. Resources with an error of their own for what is unknown give it for slugs as well, with
 * the number 0, as the reference service does on updates only.
 */
export async function findForUpdate(request: RecordRequest): Promise<RecordDocument> {
  const { resource } = request.records;
  const { path, record } = request.call;
  if (path.id !== undefined || record?.key !== undefined || resource.errors.unknown === undefined)
    return findRecord(request);
  const found = await recordInPath(request);
  if (found === undefined) throw resourceError(resource, "unknown", { id: 0 });
  return found;
}

async function throwUnknownId(request: RecordRequest, id: string): Promise<never> {
  const { resource } = request.records;
  const wanted = parseId(resource, id);
  const others = wanted === undefined ? [] : await findElsewhere(request, wanted);
  if (others.length > 0 && resource.errors.wrong_kind !== undefined)
    throw resourceError(resource, "wrong_kind", { id });
  if (resource.errors.unknown !== undefined) throw resourceError(resource, "unknown", { id });
  throwUnknownRecord(request, "id", id);
}

function throwUnknownKey(request: RecordRequest, name: string): never {
  const { resource } = request.records;
  const value = request.call.path[name] ?? "";
  if (resource.errors.unknown !== undefined) throw resourceError(resource, "unknown", { id: value });
  throwUnknownRecord(request, name, value);
}

/** The reference service has an error of the path's variable, whatever else it has for an unknown id. */
function throwUnknownSlug(request: RecordRequest, slug: string): never {
  const { resource } = request.records;
  if (request.app.service.wire.errors !== "wordpress" && resource.errors.unknown !== undefined)
    throw resourceError(resource, "unknown", { id: slug });
  throwUnknownRecord(request, "slug", slug);
}

/** Throws an error of the path's variable, as the reference service gives it for most kinds of record. */
function throwUnknownRecord({ records, errors }: RecordRequest, variable: string, value: string): never {
  errors.add(variable, "not_found", { value });
  errors.throwIfAny();
  throw new Error(`No record of ${records.resource.name} has the ${variable} ${value}.`);
}

/** The record with the slug in the language asked for, else in that of the site, else in any; letter case does not count. */
export async function findBySlug(
  {
    app,
    call,
    records: { token },
  }: {
    readonly app: AppContext;
    readonly records: Records;
    readonly call: { readonly language: string };
  },
  slug: string,
): Promise<RecordDocument | null> {
  const slugs = [...new Set([slug.toLowerCase(), slugify(slug)])];
  const entries = (of: string): string[] => slugs.map((one) => `${of}:${one}`);
  const anywhere: Filter<RecordDocument> = { slugs: { $in: app.service.languages.all.flatMap(entries) } };
  const found = await app.database.find(token, anywhere, { sort: { _id: 1 }, batchSize: 20 });
  const inLanguage = (of: string): RecordDocument | undefined =>
    found.find((document) => entries(of).some((entry) => document.slugs.includes(entry)));
  return inLanguage(call.language) ?? inLanguage(app.language) ?? found[0] ?? null;
}

/**
 * Throws unless the caller may read the record as it is. One that needs a password takes that of the input; who may edit it
 * needs none with the context `edit`.
 */
export async function checkReadable(
  context: RecordContext,
  document: RecordDocument,
  input: object,
): Promise<void> {
  const { app, records } = context;
  const { resource } = records;
  if (isTrashed(app, document) && resource.errors.trashed !== undefined)
    throw resourceError(resource, "trashed");
  if (!mayReadRecord(context, document)) throw resourceError(resource, "not_accessible");
  if (mayEditIn(context, input, document)) return;
  if (!(await createUnlocker(context, propertyIn(input, "password"))(document)))
    throw resourceError(resource, "password_protected");
}

function mayEditIn({ app, call }: CallContext, input: object, document: RecordDocument): boolean {
  return propertyIn(input, "context") === "edit" && mayEdit(app, call.principal, document);
}

/**
 * Returns a check of whether a record needs no password, or the one given is right. Verifying costs: of all records that it is asked for,
 * one is verified, with those that share its stored password, such as the occurrences of a series; others stay protected.
 */
export function createUnlocker(
  { app: { passwordGuard }, call }: CallContext,
  password: unknown,
): (document: RecordDocument) => Promise<boolean> {
  let verified: { readonly stored: string; readonly isRight: Promise<boolean> } | undefined;
  return async (document) => {
    if (!isStatusDocument(document) || document.password === undefined) return true;
    if (typeof password !== "string" || password === "") return false;
    const { _id, password: stored } = document;
    const guess = { text: password, stored, record: String(_id), network: call.network ?? "" };
    verified ??= { stored, isRight: passwordGuard.verify(guess) };
    return verified.stored === stored && verified.isRight;
  };
}

/**
 * Whether a reader who may read a series may read all of an occurrence: where it has no password, has that of the series, or the
 * reader edits it. A password that was set for the occurrence alone is asked for at its own address.
 */
export function mayReadOccurrence(
  context: CallContext,
  { series, occurrence }: { readonly series: RecordDocument; readonly occurrence: RecordDocument },
  input: object,
): boolean {
  if (!isStatusDocument(occurrence) || occurrence.password === undefined) return true;
  if (mayEditIn(context, input, occurrence)) return true;
  return isStatusDocument(series) && occurrence.password === series.password;
}

/**
 * Throws 412 when the caller named revisions and the record has another one, or asked for an unchanged record and somebody
 * else changed it since its source wrote it.
 */
export function checkRevision(
  { call, records: { resource } }: RecordContext,
  document: RecordDocument,
): void {
  const isEdited = document._edited === true || externalIn(resource, document) === undefined;
  if (call.ifUnchanged === true && isEdited) throw new HttpError("rest_edited_since");
  if (call.ifMatch === undefined || call.ifMatch.includes("*")) return;
  if (!call.ifMatch.includes(String(document.revision))) throw new HttpError("rest_precondition_failed");
}

/** The authors of all records of these collections, those in the trash included. */
export async function authorsOfRecords(
  database: Database,
  collections: readonly CollectionReference<RecordDocument>[],
): Promise<ReadonlySet<number>> {
  const found = await Promise.all(collections.map((token) => database.collection(token).distinct("author")));
  return new Set(found.flat().filter((author) => typeof author === "number"));
}
