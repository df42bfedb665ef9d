import type { RecordDocument } from "../../core/documents.js";
import { defined } from "../../core/properties.js";
import { isStatusDocument, statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { completeCreated, createRecord } from "./create-record.js";
import { type LedgerEntry, newEntry } from "./ledger.js";
import { remoteImages } from "./left-out.js";
import { creationFingerprint, recordFingerprint } from "./record-fingerprint.js";
import { leave, type RecordTask } from "./record-task.js";
import { rejectionOf } from "./rejection.js";
import { notImported, resolveLinks } from "./resolve-links.js";
import { type ImportSession, readDocument, resourceOf } from "./session.js";
import type { SourceRecord } from "./source.js";
import { updateRecord } from "./update-record.js";

/** Present documents by resource and id. */
export type Documents = ReadonlyMap<string, RecordDocument>;

/** Imports a record as the policy says, and saves in the ledger what became of it. */
export async function importRecord(
  session: ImportSession,
  record: SourceRecord,
  documents: Documents,
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
  { site }: ImportSession,
  { revision = -1, status }: LedgerEntry,
  document: RecordDocument,
): boolean {
  if (document.revision === revision) return true;
  const roles = statusRoles(site);
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
  const name = fieldStoredAs(resourceOf(session, known).facts, "image");
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
  const { fields, sequence } = resourceOf(session, record).facts;
  const texts = Object.entries(record.values).flatMap(([name, value]) =>
    fields[name]?.kind === "html" && typeof value === "string" ? [value] : [],
  );
  const imported = await Promise.all(texts.map((text) => textImages.importImages(text, sequence)));
  return imported.reduce((sum, { remote }) => sum + remote, 0) < before;
}
