import type { RecordDocument } from "../../core/documents.js";
import { fillMessage, HttpError } from "../../core/http-error.js";
import { ImageError } from "../../core/image.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import type { Principal } from "../../core/principal.js";
import { defined, fieldStoredAs } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { createContext } from "../../core/request-context.js";
import { checkShape, textLength } from "../../core/validation.js";
import { readInput } from "../../http/input.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import type { ImportedProperties } from "../../resources/input.js";
import type { Records } from "../../resources/registered-resource.js";
import { statusRoles } from "../../resources/status.js";
import { checkInput } from "../../resources/write/check-input.js";
import { mergePeriod, PeriodError } from "../../resources/write/merge-period.js";
import { cleanHtml } from "../../text/html.js";
import { type ImportSession, resourceOf } from "./session.js";
import { addUp, type LeftOut, remoteImages, type SourceRecord, type SourceTexts } from "./source.js";

/** A write of an imported record. */
interface RecordWrite {
  readonly records: Records;
  readonly language: string;
  /** The record to change; absent: a new one. */
  readonly id?: RecordId;
  /** As a JSON body would give them. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly imported?: ImportedProperties;
}

/** Writes a record with all checks of its route, as a caller who may do everything. Throws an HttpError with all errors at once. */
export async function writeRecord(app: AppContext, write: RecordWrite): Promise<RecordDocument> {
  const { records, id, imported } = write;
  const { call, values, checked } = await prepareWrite(app, write);
  const input = imported === undefined ? checked : { ...checked, imported };
  return id === undefined ? records.create(values, call, input) : records.update(values, call, input);
}

/** Checks a write without doing it. Throws an HttpError with all errors at once. */
async function checkRecord(app: AppContext, write: RecordWrite): Promise<void> {
  const { call, values, checked } = await prepareWrite(app, write);
  const { period } = write.records.resource;
  if (period === undefined || write.id !== undefined) return;
  try {
    mergePeriod(app, period, { values, now: call.now });
  } catch (error) {
    if (!(error instanceof PeriodError)) throw error;
    checked.errors.add(error.parameter, error.reason);
    checked.errors.throwIfAny();
  }
}

async function prepareWrite(app: AppContext, write: RecordWrite) {
  const { records, id, given } = write;
  const { resource, guards } = records;
  const path = id === undefined ? {} : { id: String(id) };
  const call = createContext({ language: write.language, principal: importer, path });
  const guard = id === undefined ? guards.create : guards.update;
  if (guard === undefined) throw new HttpError("rest_no_route");
  const errors = new ParameterErrors(app.service.reasons, call.language, Object.keys(resource.fields));
  const sources = { body: { json: given, form: new Map() }, query: new Map() };
  const values = readInput(resource.fields, {
    sources,
    recordsOf: (name) => resourceNamed(app, name).resource,
    errors,
  });
  checkShape(guard, values, { errors });
  const references = await checkInput({ app, call, parameters: resource.fields, values, errors });
  errors.throwIfAny();
  return { call, values, checked: { references, errors } };
}

/** The reasons of an error by field; empty where it does not concern fields. */
function errorsByField(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof HttpError) || !/^rest_(invalid_param|missing_callback_param)$/.test(error.name))
    return new Map();
  const details = Object.entries(error.data.details ?? {}) as [string, { readonly message: string }][];
  return new Map(details.map(([name, { message }]) => [name, message]));
}

const importer: Principal = {
  key: "",
  name: "import",
  role: "",
  author: 1,
  anonymous: false,
  imports: true,
  can: () => true,
  may: () => true,
};

/** What came of a write. */
export interface Written {
  /** Absent in a dry run. */
  readonly document?: RecordDocument;
  readonly skipped: readonly string[];
  readonly warnings: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Writes a record without the fields that are rejected. Throws an HttpError where one of those is required. */
export async function writeOrDegrade(session: ImportSession, write: RecordWrite): Promise<Written> {
  const { app, isDryRun } = session;
  const { fields } = write.records.resource;
  const degraded = await degradeValues(session, write);
  const skipped = [...degraded.skipped];
  let given = degraded.given;
  for (;;) {
    try {
      if (!isDryRun) return { ...degraded, skipped, document: await writeRecord(app, { ...write, given }) };
      await checkRecord(app, { ...write, given: withoutReferences(write, given) });
      return { ...degraded, skipped };
    } catch (error) {
      const rejected = errorsByField(error);
      const isNeeded = (name: string): boolean =>
        !Object.hasOwn(given, name) || (write.id === undefined && fields[name]?.required === true);
      if (rejected.size === 0 || [...rejected.keys()].some(isNeeded)) throw error;
      for (const [name, reason] of rejected) skipped.push(`${name}: ${reason}`);
      given = Object.fromEntries(Object.entries(given).filter(([name]) => !rejected.has(name)));
    }
  }
}

/** What a dry run would create is not there to be referred to. */
function withoutReferences({ records: { resource } }: RecordWrite, given: RecordWrite["given"]) {
  const own = Object.entries(given).filter(([name]) => resource.fields[name]?.kind !== "reference");
  return Object.fromEntries(own);
}

/** Writes the texts of a record in one of its languages. */
export function writeTexts(
  session: ImportSession,
  record: SourceRecord,
  {
    id,
    language,
    texts: { values, slug = "" },
  }: { readonly id: RecordId; readonly language: string; readonly texts: SourceTexts },
): Promise<Written> {
  const records = resourceOf(session, record);
  const name = fieldStoredAs(records.resource, "slug");
  const given = slug === "" || name === undefined ? values : { ...values, [name]: slug };
  const imported = { ...importedAlways(record), ...(slug === "" ? {} : { slug }) };
  return writeOrDegrade(session, { records, language, id, given, imported });
}

/** Moves a record to the trash, where its resource has one. */
export async function trash(
  session: ImportSession,
  record: SourceRecord,
  id: RecordId,
): Promise<RecordDocument | undefined> {
  const records = resourceOf(session, record);
  if (records.resource.hasTrash !== true) return undefined;
  const given = trashValues(session, records);
  const imported = { ...importedAlways(record), isTrashed: true as const };
  const { language } = record;
  return (await writeOrDegrade(session, { records, language, id, given, imported })).document;
}

/** The value by which a write leaves a record in the trash, where its resource has a status. */
export function trashValues(
  { app }: ImportSession,
  { resource }: Records,
): Readonly<Record<string, unknown>> {
  const name = fieldStoredAs(resource, "status");
  return name === undefined ? {} : { [name]: statusRoles(app).trash };
}

/** The imported properties that every write of a record sets. */
function importedAlways({
  imported: { modified, status, occurrence } = {},
}: SourceRecord): ImportedProperties {
  return defined({ modified, status, occurrence });
}

/** Changes values that would be rejected or would lose their meaning otherwise: unknown statuses, long texts, images in texts. */
async function degradeValues(session: ImportSession, write: RecordWrite) {
  const { given: known, warnings } = degradeStatus(session, write);
  const { given: short, skipped } = cutTexts({ ...write, given: known });
  const whole = withSchemes({ ...write, given: short });
  const { given, leftOut } = await importImages(session, { ...write, given: whole });
  return { given, skipped, warnings, leftOut };
}

/** Makes a draft of a record whose status its resource does not have here, so that an editor checks it before it is shown. */
function degradeStatus({ app }: ImportSession, { records, given }: RecordWrite) {
  const name = fieldStoredAs(records.resource, "status");
  const status = name === undefined ? undefined : given[name];
  if (name === undefined || typeof status !== "string" || status === "") return { given, warnings: [] };
  if (records.resource.fields[name]?.values?.includes(status) !== false) return { given, warnings: [] };
  const { draft } = statusRoles(app);
  return { given: { ...given, [name]: draft }, warnings: [unknownStatus(status, draft)] };
}

/** The warning about a record whose status is unknown here. */
export function unknownStatus(status: string, draft: string): string {
  return `Its status ${status.slice(0, 60)} is unknown here: it has the status ${draft}.`;
}

/** Completes addresses that a source has as people write them: `www.example.org/x`. */
function withSchemes({ records: { resource }, given }: RecordWrite): RecordWrite["given"] {
  const complete = (value: unknown): unknown =>
    typeof value === "string"
      ? value.replace(/^\s*(?=(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|\s*$))/iu, "https://")
      : value;
  const entries = Object.entries(given);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, resource.fields[name]?.kind === "url" ? complete(value) : value]),
  );
}

/** Cuts texts that are too long. */
function cutTexts({ records, id, given }: RecordWrite) {
  const { resource, guards } = records;
  const guard = id === undefined ? guards.create : guards.update;
  const skipped: string[] = [];
  const isValid: boolean = guard === undefined || guard(given);
  if (guard === undefined || isValid) return { given, skipped };
  const values = { ...given };
  for (const error of guard.errors ?? []) {
    const name = error.instancePath.slice(1);
    const value = values[name];
    const { keyword, params } = error;
    const limit: unknown = keyword === "maxLength" ? params.limit : undefined;
    const kind = resource.fields[name]?.kind;
    if (typeof limit !== "number" || typeof value !== "string" || (kind !== "html" && kind !== "text"))
      continue;
    values[name] = kind === "html" ? cutHtml(value, limit) : firstOf(value, limit);
    skipped.push(`${name}: it was cut after ${limit} of ${textLength(value)} characters.`);
  }
  return { given: values, skipped };
}

function firstOf(text: string, length: number): string {
  return Array.from(text).slice(0, length).join("");
}

/** Cuts HTML to so many characters, with every element closed. */
function cutHtml(html: string, limit: number): string {
  for (let length = limit; length > 0; ) {
    const clean = cleanHtml(firstOf(html, length).replace(/<[^<>]*$/, ""));
    const tooMany = textLength(clean) - limit;
    if (tooMany <= 0) return clean;
    length -= tooMany;
  }
  return "";
}

/** Imports the images in texts; those that cannot be fetched stay at their address. */
async function importImages(
  { textImages, isDryRun }: ImportSession,
  { records: { resource }, given }: RecordWrite,
) {
  const values = { ...given };
  let remote = 0;
  for (const [name, value] of Object.entries(given)) {
    if (textImages === undefined || isDryRun) break;
    if (resource.fields[name]?.kind !== "html" || typeof value !== "string") continue;
    const imported = await textImages.importImages(value, resource.sequence);
    values[name] = imported.html;
    remote += imported.remote;
  }
  return { given: values, leftOut: addUp([{ kind: remoteImages, count: remote }]) };
}

/** Says why a record was rejected; undefined where the error is one of the service or the store. */
export function rejectionOf({ app }: ImportSession, error: unknown): string | undefined {
  const language = app.service.languages.default;
  const errors = errorsByField(error);
  if (errors.size > 0)
    return [...errors]
      .map(([name, reason]) => (reason.startsWith(name) ? reason : `${name}: ${reason}`))
      .join(" ");
  if (error instanceof HttpError && !/^rest_(store|timeout|internal)/.test(error.name))
    return fillMessage(app.service.errors[error.name]?.text[language] ?? error.name, error.values);
  if (error instanceof ImageError) {
    const text = app.service.reasons[error.reason]?.[language] ?? error.reason;
    return fillMessage(text, { name: "image", ...error.values });
  }
  return undefined;
}

/** The id of the term that has the name already, where that is the error. */
export function existingTerm(error: unknown): number | undefined {
  const id = error instanceof HttpError && error.name === "term_exists" ? error.data.term_id : undefined;
  return typeof id === "number" ? id : undefined;
}
