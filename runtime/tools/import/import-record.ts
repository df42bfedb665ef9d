import type { RecordDocument } from "../../core/documents.js";
import { occurrenceKey } from "../../core/series.js";
import { resourceNamed } from "../../resources/site.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { findNamed } from "../../resources/write/find-or-create.js";
import { timeLimit } from "../../storage/database.js";
import { jsonText } from "./json-text.js";
import { type LedgerEntry, newEntry, type Outcome } from "./ledger.js";
import { addUp, type LeftOut, remoteImages } from "./left-out.js";
import { omit } from "./omit.js";
import { existingTerm, rejectionOf } from "./rejection.js";
import {
  creationFingerprint,
  notImported,
  recordFingerprint,
  resolve,
  textFingerprints,
  textsOf,
} from "./resolve.js";
import type { ImportSession } from "./session.js";
import type { SourceLink, SourceRecord } from "./source.js";
import { trash, writeOrDegrade, writeTexts } from "./write-or-degrade.js";

export type Documents = ReadonlyMap<string, RecordDocument>;

export async function importRecord(
  session: ImportSession,
  record: SourceRecord,
  documents: Documents,
): Promise<void> {
  const { ledger, source, run } = session;
  const { resource, key, language } = record;
  const known = ledger.find(resource, key);
  const isMetAgain = known?.run === run && known.outcome !== "writing";
  const entry: LedgerEntry = {
    ...(known ?? newEntry(source.name, run, record)),
    title: known?.title ?? record.title,
    ...(record.location === undefined ? {} : { place: record.location }),
    run,
    remarks: [...(isMetAgain ? known.remarks : []), ...(record.warnings ?? [])],
  };
  if (record.rejection !== undefined) {
    ledger.saveSoon({ ...entry, outcome: "refused", lost: [record.rejection] });
    return;
  }
  const document = known?.id === undefined ? undefined : documents.get(`${resource} ${known.id}`);
  const isTranslation = known?.id !== undefined && known.language !== language;
  const task = { session, record, entry, document, isTranslation, isMetAgain };
  try {
    await decide(task, known);
  } catch (error) {
    const reason = rejectionOf(session, error);
    if (reason === undefined) throw error;
    await reject(task, reason);
  }
}

/** What was claimed and not written is free for the next attempt; what was written in part stays. */
async function reject({ session, record, entry, document }: Task, reason: string): Promise<void> {
  const { site, ledger, run } = session;
  const last = { ...(ledger.find(record.resource, record.key) ?? entry), run, lost: [reason] };
  if (document !== undefined) {
    ledger.saveSoon({ ...last, outcome: "refused" });
    return;
  }
  const collection = site.database.collection(resourceNamed(site, record.resource).token);
  const stored = last.id === undefined ? null : await collection.findOne({ _id: last.id }, timeLimit);
  if (stored === null) ledger.saveSoon({ ...omit(last, "id", "claim", "begun"), outcome: "refused" });
  else ledger.saveSoon({ ...last, outcome: "created", revision: stored.revision });
}

/** One record on its way in. */
interface Task {
  readonly session: ImportSession;
  readonly record: SourceRecord;
  readonly entry: LedgerEntry;
  /** What it is here at present. */
  readonly document: RecordDocument | undefined;
  readonly isTranslation: boolean;
  /** This run has taken it already, maybe in another language. */
  readonly isMetAgain: boolean;
}

async function decide(task: Task, known: LedgerEntry | undefined): Promise<void> {
  const { session, record, entry, document } = task;
  const { policy } = session;
  if (known?.id === undefined) return create(task);
  const isUnfinished = known.outcome === "writing";
  if (document === undefined) {
    if (task.isMetAgain) return leave(task, [], known.lost);
    if (isUnfinished || policy === "overwrite") return create(task);
    return leave(task, ["It was deleted here."]);
  }
  if (isUnfinished && isWritten(task, document)) return completeWritten(task, document);
  if (isUnfinished) return update(task, document, known.revision === undefined ? "created" : "updated");

  const isChangedHere = !isAsImported(session, known, document);
  const isChangedThere =
    known.prints[record.language] !== recordFingerprint(record) ||
    lacksImage(session, known) ||
    canBeCompleted(session, record, known) ||
    (await hasNewImages(session, record, known));
  switch (policy) {
    case "keep":
      return leave(task, isChangedThere ? ["The source has changed it; it stays as it is here."] : []);
    case "overwrite":
      return isChangedHere || isChangedThere ? update(task, document) : leave(task, [], entry.lost);
    case "only-untouched":
      if (isChangedHere) return leave(task, ["It was changed here, and stays so."]);
      return isChangedThere ? update(task, document) : leave(task, [], entry.lost);
  }
}

/** Whether nobody changed a record since it came; that it was published when its time came is no change. */
function isAsImported(
  { site }: ImportSession,
  { revision = -1, status }: LedgerEntry,
  document: RecordDocument,
): boolean {
  if (document.revision === revision) return true;
  const roles = statusRoles(site);
  const now: unknown = Reflect.get(document, "status");
  return document.revision === revision + 1 && status === roles.scheduled && now === roles.published;
}

/** Whether an earlier run was cut short between the one write of a new record and the note of it. */
function isWritten({ session, record, entry }: Task, { revision }: RecordDocument): boolean {
  const isOneWrite = Object.keys(record.texts ?? {}).length === 0 && record.isTrashed !== true;
  return (
    isOneWrite &&
    revision === 1 &&
    entry.begun === creationFingerprint(record, resolve(session, record).values)
  );
}

/** Notes a record that is there; what its write was found to lack is found once more. */
async function completeWritten(task: Task, document: RecordDocument): Promise<void> {
  const { session, record } = task;
  const { values, pending, skipped } = resolve(session, record);
  const resource = resourceNamed(session.site, record.resource);
  const write = { resource, language: record.language, given: values };
  const written = await writeOrDegrade({ ...session, isDryRun: true }, write);
  await complete(task, document, {
    outcome: "created",
    lost: [...skipped, ...written.skipped],
    remarks: [...movedRemarks(record, document._id), ...(written.warnings ?? [])],
    leftOut: written.leftOut,
    pending,
  });
}

function movedRemarks({ id: wanted }: SourceRecord, id: number): readonly string[] {
  const isMoved = wanted !== undefined && id !== wanted;
  return isMoved ? [`Its id ${wanted} is taken or was given before: it has ${id} here.`] : [];
}

/** An image that could not be fetched may be there the next time. */
function lacksImage({ site }: ImportSession, { resource, lost }: LedgerEntry): boolean {
  const name = fieldStoredAs(resourceNamed(site, resource).facts, "image");
  return name !== undefined && lost.some((reason) => reason.startsWith(`${name}:`));
}

/** Whether images in its texts could not be fetched, and can now. */
async function hasNewImages(
  { site, textImages, isDryRun }: ImportSession,
  { resource, values }: SourceRecord,
  { leftOut = [] }: LedgerEntry,
): Promise<boolean> {
  const before = leftOut.find(({ kind }) => kind === remoteImages)?.count ?? 0;
  if (before === 0 || textImages === undefined || isDryRun) return false;
  const { fields, sequence } = resourceNamed(site, resource).facts;
  const texts = Object.entries(values).flatMap(([name, value]) =>
    fields[name]?.kind === "html" && typeof value === "string" ? [value] : [],
  );
  const taken = await Promise.all(texts.map((text) => textImages.importImages(text, sequence)));
  return taken.reduce((sum, { remote }) => sum + remote, 0) < before;
}

/** Whether what a record refers to could not be had the last time, and can now. */
function canBeCompleted(session: ImportSession, record: SourceRecord, { lost }: LedgerEntry): boolean {
  const open = resolve(session, record).skipped;
  return lost.some((reason) => reason.endsWith(notImported) && !open.includes(reason));
}

function leave(
  { session, entry, isMetAgain }: Task,
  remarks: readonly string[],
  lost: readonly string[] = [],
): Promise<void> {
  session.ledger.saveSoon({
    ...entry,
    outcome: isMetAgain ? entry.outcome : "left",
    lost,
    remarks: [...entry.remarks, ...remarks],
  });
  return Promise.resolve();
}

async function create(task: Task): Promise<void> {
  const { session, record, entry } = task;
  const { site, ledger } = session;
  const resource = resourceNamed(site, record.resource);
  // A rehearsal does not come so far that the store refuses a term of the same name.
  const isReused = record.isReused === true || (session.isDryRun && resource.facts.lifecycle === "term");
  const name = jsonText(record.values[resource.facts.namedBy]);
  const reused = isReused
    ? await findNamed(site, resource, name, { language: record.language })
    : await findOwn(session, record);
  if (reused !== undefined) return adopt(task, reused);
  const placed = await findOccurrence(session, record);
  if (placed !== undefined) return replaceOccurrence(task, placed);

  const { sequence } = resource.facts;
  const { values, pending, skipped } = resolve(session, record);
  const writing = { ...entry, outcome: "writing", begun: creationFingerprint(record, values) } as const;
  const claimed =
    entry.id === undefined
      ? await ledger.assignId(writing, sequence, record.id)
      : { ...writing, id: entry.id };
  if (entry.id !== undefined) await ledger.save(claimed);
  try {
    const imported = { ...record.imported, id: claimed.id };
    const written = await writeOrDegrade(session, {
      resource,
      language: record.language,
      given: values,
      imported,
    });
    await complete({ ...task, entry: claimed }, written.document, {
      outcome: "created",
      lost: [...skipped, ...written.skipped],
      remarks: [...movedRemarks(record, claimed.id), ...(written.warnings ?? [])],
      leftOut: written.leftOut,
      pending,
    });
  } catch (error) {
    const present = existingTerm(error);
    if (present === undefined) throw error;
    await adopt({ ...task, entry: omit(claimed, "claim", "id") }, present);
  }
}

/** The id of a record that comes back to the store it was exported from. */
async function findOwn(
  { site, source }: ImportSession,
  { resource, id = 0 }: SourceRecord,
): Promise<number | undefined> {
  if (source.isOwn !== true) return undefined;
  const collection = site.database.collection(resourceNamed(site, resource).token);
  return (await collection.findOne({ _id: id }, { projection: { _id: 1 }, ...timeLimit }))?._id;
}

/** The occurrence that is at the place of a record, because its series made it here. */
async function findOccurrence(
  { site, ledger }: ImportSession,
  { resource, links, imported }: SourceRecord,
): Promise<RecordDocument | undefined> {
  const { facts, token } = resourceNamed(site, resource);
  const place = imported?.occurrence;
  if (facts.recurrence === undefined || place === undefined) return undefined;
  const key = links[facts.recurrence.series]?.[0]?.key ?? "";
  const series = ledger.find(resource, key)?.id;
  if (series === undefined) return undefined;
  const filter = { occurrence_of: occurrenceKey(series, place.at) };
  return (await site.database.collection(token).findOne(filter, timeLimit)) ?? undefined;
}

/** What a series made here and nobody changed is not to be kept from its source. */
function replaceOccurrence(task: Task, document: RecordDocument): Promise<void> {
  const { policy } = task.session;
  const placed = { ...task, entry: { ...task.entry, id: document._id } };
  const isUntouched = document.occurrence?.own?.length === 0;
  if (policy === "overwrite" || (policy === "only-untouched" && isUntouched)) return update(placed, document);
  return leave(placed, ["Its series made it here before; it stays as it is here."]);
}

/** A record that was here before stands for that of the source; only `overwrite` changes it. */
async function adopt(task: Task, id: number): Promise<void> {
  const { session, record } = task;
  const entry = { ...task.entry, id };
  const remarks = session.source.isOwn === true ? [] : [`The record ${id} with that name was here already.`];
  const collection = session.site.database.collection(resourceNamed(session.site, record.resource).token);
  const document = await collection.findOne({ _id: id }, timeLimit);
  if (session.policy === "overwrite" && document !== null && record.isReused !== true)
    return update({ ...task, entry: { ...entry, remarks: [...entry.remarks, ...remarks] } }, document);
  session.ledger.saveSoon({
    ...entry,
    outcome: "left",
    revision: -1,
    prints: { ...entry.prints, [record.language]: recordFingerprint(record) },
    own: textFingerprints(session, record),
    lost: record.skipped ?? [],
    remarks: [...entry.remarks, ...remarks],
  });
}

async function update(task: Task, document: RecordDocument, outcome: Outcome = "updated"): Promise<void> {
  const { session, record, entry, isTranslation } = task;
  const { site, ledger } = session;
  const resource = resourceNamed(site, record.resource);
  if (isTranslation) return translate(task, document);

  await ledger.save({ ...entry, outcome: "writing" });
  const { values, pending, skipped } = resolve(session, record);
  const written = await writeOrDegrade(session, {
    resource,
    language: entry.language,
    id: document._id,
    given: values,
    ...(record.imported === undefined ? {} : { imported: record.imported }),
  });
  await complete(task, written.document, {
    outcome,
    lost: [...skipped, ...written.skipped],
    remarks: written.warnings ?? [],
    leftOut: written.leftOut,
    pending,
  });
}

/** The same record in another language: only what differs from its own language is a translation. */
async function translate(task: Task, document: RecordDocument): Promise<void> {
  const { session, record, entry } = task;
  const print = recordFingerprint(record);
  const differing = textFingerprints(session, record);
  const isTranslated = ([name]: readonly [string, unknown]): boolean => differing[name] !== entry.own[name];
  const texts = textsOf(session, record);
  const values = Object.fromEntries(Object.entries(texts.values).filter(isTranslated));
  const prints = { ...entry.prints, [record.language]: print };
  if (Object.keys(values).length === 0)
    return leave({ ...task, entry: { ...entry, prints } }, [], entry.lost);
  await session.ledger.save({ ...entry, outcome: "writing" });
  const slug = differing.slug === entry.own.slug ? {} : { slug: texts.slug };
  const written = await writeTexts(session, document._id, record, record.language, { values, ...slug });
  await finish({ ...task, entry: { ...entry, prints } }, written.document ?? document, {
    outcome: task.isMetAgain && entry.outcome === "created" ? "created" : "updated",
    lost: [...(task.isMetAgain ? entry.lost : []), ...written.skipped],
  });
}

interface Completion {
  readonly outcome: Outcome;
  readonly lost: readonly string[];
  readonly remarks: readonly string[];
  readonly leftOut: readonly LeftOut[] | undefined;
  readonly pending: Readonly<Record<string, readonly SourceLink[]>>;
}

/** Writes the further languages of a record, sends it to the trash if it belongs there, and notes what it is like now. */
async function complete(task: Task, document: RecordDocument | undefined, result: Completion): Promise<void> {
  const { session, record, entry } = task;
  const id = entry.id ?? document?._id ?? 0;
  const lost = [...(record.skipped ?? []), ...result.lost];
  let last = document;
  for (const [language, texts] of Object.entries(record.texts ?? {})) {
    const written = await writeTexts(session, id, record, language, texts);
    lost.push(...written.skipped);
    last = written.document ?? last;
  }
  if (record.isTrashed === true) last = (await trash(session, record, id)) ?? last;
  const leftOut = addUp([...(record.leftOut ?? []), ...(result.leftOut ?? [])]);
  const settled = omit(entry, "pending", "begun", "leftOut");
  const pending = Object.keys(result.pending).length === 0 ? {} : { pending: result.pending };
  const noted = {
    ...settled,
    ...pending,
    ...(leftOut.length === 0 ? {} : { leftOut }),
    prints: { ...entry.prints, [record.language]: recordFingerprint(record) },
    own: textFingerprints(session, record),
    remarks: [...entry.remarks, ...result.remarks, ...slugRemarks(session, record, last)],
  };
  await finish({ ...task, entry: noted }, last, { outcome: result.outcome, lost });
}

async function finish(
  { session, entry }: Task,
  document: RecordDocument | undefined,
  { outcome, lost }: { readonly outcome: Outcome; readonly lost: readonly string[] },
): Promise<void> {
  const status: unknown = document === undefined ? undefined : Reflect.get(document, "status");
  await session.ledger.save({
    ...entry,
    ...(document === undefined ? {} : { revision: document.revision }),
    ...(typeof status === "string" ? { status } : {}),
    outcome,
    lost,
  });
}

function slugRemarks(
  { site }: ImportSession,
  record: SourceRecord,
  document: RecordDocument | undefined,
): string[] {
  const name = fieldStoredAs(resourceNamed(site, record.resource).facts, "slug");
  const wanted = record.imported?.slug ?? (name === undefined ? undefined : record.values[name]);
  const texts = document?.text[record.language];
  const slug: unknown = texts === undefined ? undefined : Reflect.get(texts, "slug");
  if (typeof wanted !== "string" || wanted === "" || typeof slug !== "string" || record.isTrashed === true)
    return [];
  const isSame =
    slug === wanted || slug === "" || encodeURIComponent(slug).toLowerCase() === wanted.toLowerCase();
  return isSame ? [] : [`Its slug ${wanted} is ${slug} here.`];
}
