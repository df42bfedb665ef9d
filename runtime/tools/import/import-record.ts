import type { RecordDocument } from "../../core/documents.js";
import { defined, fieldStoredAs } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { occurrenceKey } from "../../core/series.js";
import type { Records } from "../../resources/registered-resource.js";
import { isStatusDocument, statusRoles } from "../../resources/status.js";
import { findNamed } from "../../resources/write/find-or-create.js";
import { jsonText } from "../tool.js";
import { type LedgerEntry, newEntry, type Outcome } from "./ledger.js";
import {
  complete,
  creationFingerprint,
  finish,
  leave,
  notImported,
  type RecordTask,
  recordFingerprint,
  resolveLinks,
  textFingerprints,
  textsOf,
} from "./record-task.js";
import { type ImportSession, readDocument, resourceOf } from "./session.js";
import { remoteImages, type SourceRecord } from "./source.js";
import { existingTerm, rejectionOf, writeOrDegrade, writeTexts } from "./write-record.js";

/** Imports a record as the policy says, and saves in the ledger what became of it. `documents` are present by resource and id. */
export async function importRecord(
  session: ImportSession,
  record: SourceRecord,
  documents: ReadonlyMap<string, RecordDocument>,
): Promise<void> {
  const { ledger, source, run } = session;
  const { resource, key, language, location, warnings = [], rejection } = record;
  const known = ledger.find(resource, key);
  const isMetAgain = known?.run === run && known.outcome !== "writing";
  const entry: LedgerEntry = {
    ...(known ?? newEntry(source.name, run, record)),
    ...defined({ place: location }),
    run,
    remarks: [...(isMetAgain ? known.remarks : []), ...warnings],
  };
  if (rejection !== undefined) {
    ledger.saveSoon({ ...entry, outcome: "refused", lost: [rejection] });
    return;
  }
  const document = known?.id === undefined ? undefined : documents.get(`${resource} ${known.id}`);
  const isTranslation = known?.id !== undefined && known.language !== language;
  const task = { session, record, entry, isTranslation, isMetAgain };
  try {
    if (known?.id === undefined) await createRecord(task);
    else if (document === undefined) await importDeleted(task, known);
    else await importPresent(task, known, document);
  } catch (error) {
    const reason = rejectionOf(session, error);
    if (reason === undefined) throw error;
    await reject(task, document, reason);
  }
}

/** Releases an id that was assigned and not used; a record that was written in part stays. */
async function reject(
  { session, record, entry }: RecordTask,
  document: RecordDocument | undefined,
  reason: string,
): Promise<void> {
  const { ledger, run } = session;
  const last = { ...(ledger.find(record.resource, record.key) ?? entry), run, lost: [reason] };
  if (document !== undefined) {
    ledger.saveSoon({ ...last, outcome: "refused" });
    return;
  }
  const stored =
    last.id === undefined
      ? undefined
      : await readDocument(session, resourceOf(session, record), { _id: last.id });
  if (stored !== undefined) ledger.saveSoon({ ...last, outcome: "created", revision: stored.revision });
  else {
    const released = defined({ ...last, id: undefined, claim: undefined, begun: undefined });
    ledger.saveSoon({ ...released, outcome: "refused" });
  }
}

/** Imports a record that was imported before and is no longer here. */
function importDeleted(task: RecordTask, known: LedgerEntry): Promise<void> {
  if (task.isMetAgain) return leave(task, { skipped: known.lost });
  if (known.outcome === "writing" || task.session.policy === "overwrite") return createRecord(task);
  return leave(task, { warnings: ["It was deleted here."] });
}

/** Imports a record that an earlier run imported, and that is here. */
async function importPresent(task: RecordTask, known: LedgerEntry, document: RecordDocument): Promise<void> {
  const { session, entry } = task;
  if (known.outcome === "writing") {
    if (isWritten(task, document)) return completeCreated(task, document);
    return updateRecord(task, document, known.revision === undefined ? "created" : "updated");
  }
  const isChangedHere = !isAsImported(session, known, document);
  const isChangedThere = await isChangedAtSource(task, known);
  switch (session.policy) {
    case "keep":
      return leave(task, {
        warnings: isChangedThere ? ["The source has changed it; it stays as it is here."] : [],
      });
    case "overwrite":
      return isChangedHere || isChangedThere
        ? updateRecord(task, document)
        : leave(task, { skipped: entry.lost });
    case "only-untouched":
      if (isChangedHere) return leave(task, { warnings: ["It was changed here, and stays so."] });
      return isChangedThere ? updateRecord(task, document) : leave(task, { skipped: entry.lost });
  }
}

/** Whether a record is unchanged since its import; its scheduled publication is no change. */
function isAsImported(
  { app }: ImportSession,
  { revision = -1, status }: LedgerEntry,
  document: RecordDocument,
): boolean {
  if (document.revision === revision) return true;
  const roles = statusRoles(app);
  const isPublished = isStatusDocument(document) && document.status === roles.published;
  return document.revision === revision + 1 && status === roles.scheduled && isPublished;
}

/** Whether an earlier run was interrupted between the only write of a new record and its entry. */
function isWritten({ session, record, entry }: RecordTask, { revision }: RecordDocument): boolean {
  const isOneWrite = Object.keys(record.texts ?? {}).length === 0 && record.isTrashed !== true;
  if (!isOneWrite || revision !== 1) return false;
  return entry.begun === creationFingerprint(record, resolveLinks(session, record).values);
}

/** Whether the source has another version of a record, or what could not be imported the last time can be now. */
async function isChangedAtSource({ session, record }: RecordTask, known: LedgerEntry): Promise<boolean> {
  return (
    known.prints[record.language] !== recordFingerprint(record) ||
    lacksImage(session, known) ||
    canBeCompleted(session, record, known) ||
    (await hasNewImages(session, record, known))
  );
}

/** Whether its image could not be fetched; it may be there now. */
function lacksImage(session: ImportSession, known: LedgerEntry): boolean {
  const name = fieldStoredAs(resourceOf(session, known).resource, "image");
  return name !== undefined && known.lost.some((reason) => reason.startsWith(`${name}:`));
}

/** Whether a reference that was missing the last time can be set. */
function canBeCompleted(session: ImportSession, record: SourceRecord, { lost }: LedgerEntry): boolean {
  const { skipped } = resolveLinks(session, record);
  return lost.some((reason) => reason.endsWith(notImported) && !skipped.includes(reason));
}

/** Whether images in its texts that could not be fetched the last time can be now. */
async function hasNewImages(
  session: ImportSession,
  record: SourceRecord,
  { leftOut = [] }: LedgerEntry,
): Promise<boolean> {
  const { textImages, isDryRun } = session;
  const before = leftOut.find(({ kind }) => kind === remoteImages)?.count ?? 0;
  if (before === 0 || textImages === undefined || isDryRun) return false;
  const { fields, sequence } = resourceOf(session, record).resource;
  const texts = Object.entries(record.values).flatMap(([name, value]) =>
    fields[name]?.kind === "html" && typeof value === "string" ? [value] : [],
  );
  const imported = await Promise.all(texts.map((text) => textImages.importImages(text, sequence)));
  return imported.reduce((sum, { remote }) => sum + remote, 0) < before;
}

/** Creates a record, unless its counterpart is here already. */
async function createRecord(task: RecordTask): Promise<void> {
  const { session, record, entry } = task;
  const { ledger } = session;
  const records = resourceOf(session, record);
  const existing = await findExisting(task, records);
  if (existing !== undefined) return adopt(task, existing);
  const occurrence = await findOccurrence(task, records);
  if (occurrence !== undefined) return replaceOccurrence(task, occurrence);

  const links = resolveLinks(session, record);
  const writing = { ...entry, outcome: "writing", begun: creationFingerprint(record, links.values) } as const;
  const assigned =
    entry.id === undefined
      ? await ledger.assignId(writing, records.resource, record.id)
      : { ...writing, id: entry.id };
  if (entry.id !== undefined) await ledger.save(assigned);
  try {
    const written = await writeOrDegrade(session, {
      records,
      language: record.language,
      given: links.values,
      imported: { ...record.imported, id: assigned.id },
    });
    const warnings = idWarnings(task, assigned.id);
    await complete({ ...task, entry: assigned }, { outcome: "created", links, written, warnings });
  } catch (error) {
    const present = existingTerm(error);
    if (present === undefined) throw error;
    await adopt({ ...task, entry: defined({ ...assigned, claim: undefined, id: undefined }) }, present);
  }
}

/** Completes the entry of a record that an interrupted run created. What its write skipped is found by a dry run. */
async function completeCreated(task: RecordTask, document: RecordDocument): Promise<void> {
  const { session, record } = task;
  const links = resolveLinks(session, record);
  const { language } = record;
  const write = { records: resourceOf(session, record), language, given: links.values };
  const written = { ...(await writeOrDegrade({ ...session, isDryRun: true }, write)), document };
  const warnings = idWarnings(task, document._id);
  await complete(task, { outcome: "created", links, written, warnings });
}

function idWarnings({ record: { id: wanted } }: RecordTask, id: RecordId): readonly string[] {
  const isOther = wanted !== undefined && id !== wanted;
  return isOther ? [`Its id ${wanted} is taken or was given before: it has ${id} here.`] : [];
}

/** Finds the id of a record's counterpart here: by its name, or by its id where this store is the source. */
async function findExisting(
  { session, record }: RecordTask,
  records: Records,
): Promise<RecordId | undefined> {
  const { app, source, isDryRun } = session;
  // In a dry run the store does not get to reject a term of the same name.
  if (record.isReused === true || (isDryRun && records.resource.taxonomy !== undefined)) {
    const name = jsonText(record.values[records.resource.namedBy]);
    return findNamed(app, records, { name, language: record.language });
  }
  if (source.isOwn !== true || record.id === undefined) return undefined;
  return (await readDocument(session, records, { _id: record.id }))?._id;
}

/** Finds the occurrence that a series made here for the date of a record. */
async function findOccurrence(
  { session, record: { resource, links, imported } }: RecordTask,
  registered: Records,
): Promise<RecordDocument | undefined> {
  const { recurrence } = registered.resource;
  const occurrence = imported?.occurrence;
  if (recurrence === undefined || occurrence === undefined) return undefined;
  const key = links[recurrence.series]?.[0]?.key ?? "";
  const series = session.ledger.find(resource, key)?.id;
  if (series === undefined) return undefined;
  return readDocument(session, registered, { occurrence_of: occurrenceKey(series, occurrence.at) });
}

/** Updates an occurrence that a series made here, unless the policy protects it. */
function replaceOccurrence(task: RecordTask, document: RecordDocument): Promise<void> {
  const { policy } = task.session;
  const found = { ...task, entry: { ...task.entry, id: document._id } };
  const isUntouched = document.occurrence?.own?.length === 0;
  if (policy === "overwrite" || (policy === "only-untouched" && isUntouched))
    return updateRecord(found, document);
  return leave(found, { warnings: ["Its series made it here before; it stays as it is here."] });
}

/** Uses a record that is here already as the counterpart of that of the source; only `overwrite` changes it. */
async function adopt(task: RecordTask, id: RecordId): Promise<void> {
  const { session, record, entry } = task;
  const { source, policy, ledger } = session;
  const warnings = source.isOwn === true ? [] : [`The record ${id} with that name was here already.`];
  const adopted = { ...entry, id, remarks: [...entry.remarks, ...warnings] };
  const document =
    policy === "overwrite" && record.isReused !== true
      ? await readDocument(session, resourceOf(session, record), { _id: id })
      : undefined;
  if (document !== undefined) return updateRecord({ ...task, entry: adopted }, document);
  ledger.saveSoon({
    ...adopted,
    outcome: "left",
    revision: -1,
    prints: { ...entry.prints, [record.language]: recordFingerprint(record) },
    own: textFingerprints(session, record),
    lost: record.skipped ?? [],
  });
}

/** Brings a record to the state of the source. */
async function updateRecord(
  task: RecordTask,
  document: RecordDocument,
  outcome: Outcome = "updated",
): Promise<void> {
  const { session, record, entry } = task;
  if (task.isTranslation) return translate(task, document);

  await session.ledger.save({ ...entry, outcome: "writing" });
  const links = resolveLinks(session, record);
  const written = await writeOrDegrade(session, {
    records: resourceOf(session, record),
    language: entry.language,
    id: document._id,
    given: links.values,
    ...defined({ imported: record.imported }),
  });
  await complete(task, { outcome, links, written });
}

/** Writes the texts of a record in another language; only what differs from its own language is a translation. */
async function translate(task: RecordTask, document: RecordDocument): Promise<void> {
  const { session, record, isMetAgain } = task;
  const { language } = record;
  const entry = { ...task.entry, prints: { ...task.entry.prints, [language]: recordFingerprint(record) } };
  const found = textFingerprints(session, record);
  const texts = textsOf(session, record);
  const differing = Object.entries(texts.values).filter(([name]) => found[name] !== entry.own[name]);
  if (differing.length === 0) return leave({ ...task, entry }, { skipped: entry.lost });
  await session.ledger.save({ ...task.entry, outcome: "writing" });
  const slug = found.slug === entry.own.slug ? undefined : texts.slug;
  const written = await writeTexts(session, record, {
    id: document._id,
    language,
    texts: { values: Object.fromEntries(differing), ...defined({ slug }) },
  });
  await finish({ ...task, entry }, written.document ?? document, {
    outcome: isMetAgain && entry.outcome === "created" ? "created" : "updated",
    lost: [...(isMetAgain ? entry.lost : []), ...written.skipped],
  });
}
