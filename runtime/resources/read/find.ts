import type { Filter } from "mongodb";
import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { PostDocument, RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { RequestContext } from "../../core/request-context.js";
import { withSeriesStatus } from "../../core/series.js";
import { timeLimit } from "../../storage/database.js";
import { slugify } from "../../text/slug.js";
import type { RegisteredResource } from "../registered-resource.js";
import { resourceError } from "../resource-error.js";
import type { Site } from "../site.js";
import { mayEdit, mayRead, statusRoles } from "../status.js";
import { existsElsewhere } from "./references.js";

/** The record that the path of a request names by `id` or `slug`. Throws the resource's error where there is none. */
export async function findRecord(
  site: Site,
  resource: RegisteredResource,
  call: RequestContext,
  errors: ParameterErrors,
): Promise<RecordDocument> {
  const { id, slug = "" } = call.path;
  if (id !== undefined) return withSeriesStatus(await findOrRefuseId(site, resource, id, errors));
  const found = await findBySlug(site, resource, call, slug);
  if (found === null) throw unknownRecord(resource.facts, "slug", slug, errors);
  return withSeriesStatus(found);
}

/**
 * The record that an update names. Resources with an error of their own for what is unknown give it for slugs as well, with
 * the number 0, as the reference service does on updates only.
 */
export async function findForUpdate(
  site: Site,
  resource: RegisteredResource,
  call: RequestContext,
  errors: ParameterErrors,
): Promise<RecordDocument> {
  const { id, slug = "" } = call.path;
  const hasError = resource.facts.errors.unknown !== undefined;
  if (id !== undefined || !hasError) return findRecord(site, resource, call, errors);
  const found = await findBySlug(site, resource, call, slug);
  if (found === null) throw resourceError(resource.facts, "unknown", { id: 0 });
  return withSeriesStatus(found);
}

async function findOrRefuseId(
  site: Site,
  resource: RegisteredResource,
  id: string,
  errors: ParameterErrors,
): Promise<RecordDocument> {
  const found = await findById(site, resource, Number(id));
  if (found !== null) return found;
  const { facts } = resource;
  const isOther = Number.isSafeInteger(Number(id)) && (await existsElsewhere(site, resource, Number(id)));
  if (isOther && facts.errors.wrong_kind !== undefined) throw resourceError(facts, "wrong_kind", { id });
  if (facts.errors.unknown !== undefined) throw resourceError(facts, "unknown", { id });
  throw unknownRecord(facts, "id", id, errors);
}

/** Told as a fault of the path's variable, as the reference service does for most kinds of record. */
function unknownRecord(
  facts: ResourceDescriptor,
  variable: string,
  value: string,
  errors: ParameterErrors,
): Error {
  errors.add(variable, "not_found", { value });
  try {
    errors.throwIfAny();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return new Error(`No record of ${facts.name} has the ${variable} ${value}.`);
}

async function findById(
  site: Site,
  { token }: RegisteredResource,
  id: number,
): Promise<RecordDocument | null> {
  if (!Number.isSafeInteger(id)) return null;
  const [found] = await site.database.load(token, [id]);
  return found ?? null;
}

/** The record with the slug in the language asked for, else in that of the site, else in any; letter case does not count. */
export async function findBySlug(
  site: Site,
  { token }: Pick<RegisteredResource, "token">,
  call: RequestContext,
  text: string,
): Promise<RecordDocument | null> {
  const slugs = [...new Set([text.toLowerCase(), slugify(text)])];
  const entries = (language: string): string[] => slugs.map((slug) => `${language}:${slug}`);
  const anywhere: Filter<RecordDocument> = { slugs: { $in: site.facts.languages.all.flatMap(entries) } };
  const found = await site.database
    .collection(token)
    .find(anywhere, { sort: { _id: 1 }, batchSize: 20, ...timeLimit })
    .toArray();
  const inLanguage = (language: string): RecordDocument | undefined =>
    found.find((document) => entries(language).some((entry) => document.slugs.includes(entry)));
  return inLanguage(call.language) ?? inLanguage(site.language) ?? found[0] ?? null;
}

/** What a reader brings: the password of the record, or the wish to edit it, which stands for the password. */
export interface ReaderClaims {
  readonly password: unknown;
  readonly isEditing: boolean;
}

/** Throws unless the caller may read the record as it is, with the password it may need. */
export async function checkReadable(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  document: RecordDocument,
  { password, isEditing }: ReaderClaims,
): Promise<void> {
  if (!isPost(document)) return;
  const isTrashed = document.status === statusRoles(site).trash;
  if (isTrashed && facts.errors.trashed !== undefined) throw resourceError(facts, "trashed");
  if (!mayRead(site, call.principal, document)) throw resourceError(facts, "not_accessible");
  if (isEditing && mayEdit(site, call.principal, document)) return;
  if (!(await createUnlocker(site, call, password)(document)))
    throw resourceError(facts, "password_protected");
}

/**
 * Returns a check of whether a record needs no password, or the one given is right. Verifying costs: of all records that it is asked for,
 * one is verified, with those that share its stored password, such as the occurrences of a series; others stay protected.
 */
export function createUnlocker(
  site: Site,
  call: RequestContext,
  password: unknown,
): (document: RecordDocument) => Promise<boolean> {
  let verified: { readonly stored: string; readonly isRight: Promise<boolean> } | undefined;
  return async (document) => {
    if (!isPost(document) || document.password === undefined) return true;
    if (typeof password !== "string" || password === "") return false;
    const { _id, password: stored } = document;
    const guess = { text: password, stored, record: String(_id), network: call.network ?? "" };
    verified ??= { stored, isRight: site.passwordGuard.verify(guess) };
    return verified.stored === stored && verified.isRight;
  };
}

/**
 * Whether a reader who may read a series may read all of an occurrence: where it has no password, has that of the series, or the
 * reader edits it. A password that was set for the occurrence alone is asked for at its own address.
 */
export function mayReadOccurrence(
  site: Site,
  call: RequestContext,
  series: RecordDocument,
  occurrence: RecordDocument,
  { isEditing }: ReaderClaims,
): boolean {
  if (!isPost(occurrence) || occurrence.password === undefined) return true;
  if (isEditing && mayEdit(site, call.principal, occurrence)) return true;
  return isPost(series) && occurrence.password === series.password;
}

/** Throws 412 when the caller named revisions and the record has another one. */
export function checkRevision(call: RequestContext, document: RecordDocument): void {
  if (call.ifMatch === undefined || call.ifMatch.includes("*")) return;
  if (!call.ifMatch.includes(String(document.revision))) throw new HttpError("rest_precondition_failed");
}

/** Whether a document belongs to a resource with the life of a post. */
export function isPost(document: RecordDocument): document is PostDocument {
  return "status" in document;
}
