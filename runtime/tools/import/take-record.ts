import type { RecordDocument } from "../../core/documents.js";
import { occurrenceKey } from "../../core/series.js";
import { resourceNamed } from "../../resources/site.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { findNamed } from "../../resources/write/find-or-create.js";
import { timeLimit } from "../../storage/database.js";
import { trash, writeFitting, writeTexts } from "./fitting.js";
import { type Identity, newIdentity, type Outcome } from "./identities.js";
import type { Intake } from "./intake.js";
import { jsonText } from "./json-text.js";
import { addUp, type LeftOut, remoteImages } from "./left-out.js";
import { omit } from "./omit.js";
import { existingTerm, refusalOf } from "./refusal.js";
import { notTaken, ownPrints, printOfNew, printOfRecord, resolve, textsOf } from "./resolve.js";
import type { SourceLink, SourceRecord } from "./source.js";

export type Documents = ReadonlyMap<string, RecordDocument>;

export async function takeRecord(intake: Intake, record: SourceRecord, documents: Documents): Promise<void> {
  const { identities, source, run } = intake;
  const { resource, key, language } = record;
  const known = identities.find(resource, key);
  const isMetAgain = known?.run === run && known.outcome !== "writing";
  const identity: Identity = {
    ...(known ?? newIdentity(source.name, run, record)),
    title: known?.title ?? record.title,
    ...(record.place === undefined ? {} : { place: record.place }),
    run,
    remarks: [...(isMetAgain ? known.remarks : []), ...(record.remarks ?? [])],
  };
  if (record.refusal !== undefined) {
    identities.saveSoon({ ...identity, outcome: "refused", lost: [record.refusal] });
    return;
  }
  const document = known?.id === undefined ? undefined : documents.get(`${resource} ${known.id}`);
  const isTranslation = known?.id !== undefined && known.language !== language;
  const task = { intake, record, identity, document, isTranslation, isMetAgain };
  try {
    await decide(task, known);
  } catch (error) {
    const reason = refusalOf(intake, error);
    if (reason === undefined) throw error;
    await refuse(task, reason);
  }
}

/** What was claimed and not written is free for the next attempt; what was written in part stays. */
async function refuse({ intake, record, identity, document }: Task, reason: string): Promise<void> {
  const { site, identities, run } = intake;
  const last = { ...(identities.find(record.resource, record.key) ?? identity), run, lost: [reason] };
  if (document !== undefined) {
    identities.saveSoon({ ...last, outcome: "refused" });
    return;
  }
  const collection = site.database.collection(resourceNamed(site, record.resource).token);
  const stored = last.id === undefined ? null : await collection.findOne({ _id: last.id }, timeLimit);
  if (stored === null) identities.saveSoon({ ...omit(last, "id", "claim", "begun"), outcome: "refused" });
  else identities.saveSoon({ ...last, outcome: "created", revision: stored.revision });
}

/** One record on its way in. */
interface Task {
  readonly intake: Intake;
  readonly record: SourceRecord;
  readonly identity: Identity;
  /** What it is here at present. */
  readonly document: RecordDocument | undefined;
  readonly isTranslation: boolean;
  /** This run has taken it already, maybe in another language. */
  readonly isMetAgain: boolean;
}

async function decide(task: Task, known: Identity | undefined): Promise<void> {
  const { intake, record, identity, document } = task;
  const { policy } = intake;
  if (known?.id === undefined) return create(task);
  const isUnfinished = known.outcome === "writing";
  if (document === undefined) {
    if (task.isMetAgain) return leave(task, [], known.lost);
    if (isUnfinished || policy === "overwrite") return create(task);
    return leave(task, ["It was deleted here."]);
  }
  if (isUnfinished && isWritten(task, document)) return completeWritten(task, document);
  if (isUnfinished) return update(task, document, known.revision === undefined ? "created" : "updated");

  const isChangedHere = !isAsImported(intake, known, document);
  const isChangedThere =
    known.prints[record.language] !== printOfRecord(record) ||
    lacksImage(intake, known) ||
    isMended(intake, record, known) ||
    (await hasNewImages(intake, record, known));
  switch (policy) {
    case "keep":
      return leave(task, isChangedThere ? ["The source has changed it; it stays as it is here."] : []);
    case "overwrite":
      return isChangedHere || isChangedThere ? update(task, document) : leave(task, [], identity.lost);
    case "only-untouched":
      if (isChangedHere) return leave(task, ["It was changed here, and stays so."]);
      return isChangedThere ? update(task, document) : leave(task, [], identity.lost);
  }
}

/** Whether nobody changed a record since it came; that it was published when its time came is no change. */
function isAsImported(
  { site }: Intake,
  { revision = -1, status }: Identity,
  document: RecordDocument,
): boolean {
  if (document.revision === revision) return true;
  const roles = statusRoles(site);
  const now: unknown = Reflect.get(document, "status");
  return document.revision === revision + 1 && status === roles.scheduled && now === roles.published;
}

/** Whether an earlier run was cut short between the one write of a new record and the note of it. */
function isWritten({ intake, record, identity }: Task, { revision }: RecordDocument): boolean {
  const isOneWrite = Object.keys(record.texts ?? {}).length === 0 && record.isTrashed !== true;
  return (
    isOneWrite && revision === 1 && identity.begun === printOfNew(record, resolve(intake, record).values)
  );
}

/** Notes a record that is there; what its write was found to lack is found once more. */
async function completeWritten(task: Task, document: RecordDocument): Promise<void> {
  const { intake, record } = task;
  const { values, pending, lost } = resolve(intake, record);
  const resource = resourceNamed(intake.site, record.resource);
  const write = { resource, language: record.language, given: values };
  const written = await writeFitting({ ...intake, isDryRun: true }, write);
  await complete(task, document, {
    outcome: "created",
    lost: [...lost, ...written.lost],
    remarks: [...movedRemarks(record, document._id), ...(written.remarks ?? [])],
    leftOut: written.leftOut,
    pending,
  });
}

function movedRemarks({ id: wanted }: SourceRecord, id: number): readonly string[] {
  const isMoved = wanted !== undefined && id !== wanted;
  return isMoved ? [`Its id ${wanted} is taken or was given before: it has ${id} here.`] : [];
}

/** An image that could not be fetched may be there the next time. */
function lacksImage({ site }: Intake, { resource, lost }: Identity): boolean {
  const name = fieldStoredAs(resourceNamed(site, resource).facts, "image");
  return name !== undefined && lost.some((reason) => reason.startsWith(`${name}:`));
}

/** Whether images in its texts could not be fetched, and can now. */
async function hasNewImages(
  { site, textImages, isDryRun }: Intake,
  { resource, values }: SourceRecord,
  { leftOut = [] }: Identity,
): Promise<boolean> {
  const before = leftOut.find(({ kind }) => kind === remoteImages)?.count ?? 0;
  if (before === 0 || textImages === undefined || isDryRun) return false;
  const { fields, sequence } = resourceNamed(site, resource).facts;
  const texts = Object.entries(values).flatMap(([name, value]) =>
    fields[name]?.kind === "html" && typeof value === "string" ? [value] : [],
  );
  const taken = await Promise.all(texts.map((text) => textImages.take(text, sequence)));
  return taken.reduce((sum, { remote }) => sum + remote, 0) < before;
}

/** Whether what a record refers to could not be had the last time, and can now. */
function isMended(intake: Intake, record: SourceRecord, { lost }: Identity): boolean {
  const open = resolve(intake, record).lost;
  return lost.some((reason) => reason.endsWith(notTaken) && !open.includes(reason));
}

function leave(
  { intake, identity, isMetAgain }: Task,
  remarks: readonly string[],
  lost: readonly string[] = [],
): Promise<void> {
  intake.identities.saveSoon({
    ...identity,
    outcome: isMetAgain ? identity.outcome : "left",
    lost,
    remarks: [...identity.remarks, ...remarks],
  });
  return Promise.resolve();
}

async function create(task: Task): Promise<void> {
  const { intake, record, identity } = task;
  const { site, identities } = intake;
  const resource = resourceNamed(site, record.resource);
  // A rehearsal does not come so far that the store refuses a term of the same name.
  const isReused = record.isReused === true || (intake.isDryRun && resource.facts.lifecycle === "term");
  const name = jsonText(record.values[resource.facts.namedBy]);
  const reused = isReused
    ? await findNamed(site, resource, name, { language: record.language })
    : await findOwn(intake, record);
  if (reused !== undefined) return adopt(task, reused);
  const placed = await findPlaced(intake, record);
  if (placed !== undefined) return takePlace(task, placed);

  const { sequence } = resource.facts;
  const { values, pending, lost } = resolve(intake, record);
  const writing = { ...identity, outcome: "writing", begun: printOfNew(record, values) } as const;
  const claimed =
    identity.id === undefined
      ? await identities.claim(writing, sequence, record.id)
      : { ...writing, id: identity.id };
  if (identity.id !== undefined) await identities.save(claimed);
  try {
    const kept = { ...record.kept, id: claimed.id };
    const written = await writeFitting(intake, { resource, language: record.language, given: values, kept });
    await complete({ ...task, identity: claimed }, written.document, {
      outcome: "created",
      lost: [...lost, ...written.lost],
      remarks: [...movedRemarks(record, claimed.id), ...(written.remarks ?? [])],
      leftOut: written.leftOut,
      pending,
    });
  } catch (error) {
    const present = existingTerm(error);
    if (present === undefined) throw error;
    await adopt({ ...task, identity: omit(claimed, "claim", "id") }, present);
  }
}

/** The id of a record that comes back to the store it was exported from. */
async function findOwn(
  { site, source }: Intake,
  { resource, id = 0 }: SourceRecord,
): Promise<number | undefined> {
  if (source.isOwn !== true) return undefined;
  const collection = site.database.collection(resourceNamed(site, resource).token);
  return (await collection.findOne({ _id: id }, { projection: { _id: 1 }, ...timeLimit }))?._id;
}

/** The occurrence that is at the place of a record, because its series made it here. */
async function findPlaced(
  { site, identities }: Intake,
  { resource, links, kept }: SourceRecord,
): Promise<RecordDocument | undefined> {
  const { facts, token } = resourceNamed(site, resource);
  const place = kept?.occurrence;
  if (facts.recurrence === undefined || place === undefined) return undefined;
  const key = links[facts.recurrence.series]?.[0]?.key ?? "";
  const series = identities.find(resource, key)?.id;
  if (series === undefined) return undefined;
  const filter = { occurrence_of: occurrenceKey(series, place.at) };
  return (await site.database.collection(token).findOne(filter, timeLimit)) ?? undefined;
}

/** What a series made here and nobody changed is not to be kept from its source. */
function takePlace(task: Task, document: RecordDocument): Promise<void> {
  const { policy } = task.intake;
  const placed = { ...task, identity: { ...task.identity, id: document._id } };
  const isUntouched = document.occurrence?.own?.length === 0;
  if (policy === "overwrite" || (policy === "only-untouched" && isUntouched)) return update(placed, document);
  return leave(placed, ["Its series made it here before; it stays as it is here."]);
}

/** A record that was here before stands for that of the source; only `overwrite` changes it. */
async function adopt(task: Task, id: number): Promise<void> {
  const { intake, record } = task;
  const identity = { ...task.identity, id };
  const remarks = intake.source.isOwn === true ? [] : [`The record ${id} with that name was here already.`];
  const collection = intake.site.database.collection(resourceNamed(intake.site, record.resource).token);
  const document = await collection.findOne({ _id: id }, timeLimit);
  if (intake.policy === "overwrite" && document !== null && record.isReused !== true)
    return update(
      { ...task, identity: { ...identity, remarks: [...identity.remarks, ...remarks] } },
      document,
    );
  intake.identities.saveSoon({
    ...identity,
    outcome: "left",
    revision: -1,
    prints: { ...identity.prints, [record.language]: printOfRecord(record) },
    own: ownPrints(intake, record),
    lost: record.lost ?? [],
    remarks: [...identity.remarks, ...remarks],
  });
}

async function update(task: Task, document: RecordDocument, outcome: Outcome = "updated"): Promise<void> {
  const { intake, record, identity, isTranslation } = task;
  const { site, identities } = intake;
  const resource = resourceNamed(site, record.resource);
  if (isTranslation) return translate(task, document);

  await identities.save({ ...identity, outcome: "writing" });
  const { values, pending, lost } = resolve(intake, record);
  const written = await writeFitting(intake, {
    resource,
    language: identity.language,
    id: document._id,
    given: values,
    ...(record.kept === undefined ? {} : { kept: record.kept }),
  });
  await complete(task, written.document, {
    outcome,
    lost: [...lost, ...written.lost],
    remarks: written.remarks ?? [],
    leftOut: written.leftOut,
    pending,
  });
}

/** The same record in another language: only what differs from its own language is a translation. */
async function translate(task: Task, document: RecordDocument): Promise<void> {
  const { intake, record, identity } = task;
  const print = printOfRecord(record);
  const differing = ownPrints(intake, record);
  const isTranslated = ([name]: readonly [string, unknown]): boolean =>
    differing[name] !== identity.own[name];
  const texts = textsOf(intake, record);
  const values = Object.fromEntries(Object.entries(texts.values).filter(isTranslated));
  const prints = { ...identity.prints, [record.language]: print };
  if (Object.keys(values).length === 0)
    return leave({ ...task, identity: { ...identity, prints } }, [], identity.lost);
  await intake.identities.save({ ...identity, outcome: "writing" });
  const slug = differing.slug === identity.own.slug ? {} : { slug: texts.slug };
  const written = await writeTexts(intake, document._id, record, record.language, { values, ...slug });
  await finish({ ...task, identity: { ...identity, prints } }, written.document ?? document, {
    outcome: task.isMetAgain && identity.outcome === "created" ? "created" : "updated",
    lost: [...(task.isMetAgain ? identity.lost : []), ...written.lost],
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
  const { intake, record, identity } = task;
  const id = identity.id ?? document?._id ?? 0;
  const lost = [...(record.lost ?? []), ...result.lost];
  let last = document;
  for (const [language, texts] of Object.entries(record.texts ?? {})) {
    const written = await writeTexts(intake, id, record, language, texts);
    lost.push(...written.lost);
    last = written.document ?? last;
  }
  if (record.isTrashed === true) last = (await trash(intake, record, id)) ?? last;
  const leftOut = addUp([...(record.leftOut ?? []), ...(result.leftOut ?? [])]);
  const settled = omit(identity, "pending", "begun", "leftOut");
  const pending = Object.keys(result.pending).length === 0 ? {} : { pending: result.pending };
  const noted = {
    ...settled,
    ...pending,
    ...(leftOut.length === 0 ? {} : { leftOut }),
    prints: { ...identity.prints, [record.language]: printOfRecord(record) },
    own: ownPrints(intake, record),
    remarks: [...identity.remarks, ...result.remarks, ...slugRemarks(intake, record, last)],
  };
  await finish({ ...task, identity: noted }, last, { outcome: result.outcome, lost });
}

async function finish(
  { intake, identity }: Task,
  document: RecordDocument | undefined,
  { outcome, lost }: { readonly outcome: Outcome; readonly lost: readonly string[] },
): Promise<void> {
  const status: unknown = document === undefined ? undefined : Reflect.get(document, "status");
  await intake.identities.save({
    ...identity,
    ...(document === undefined ? {} : { revision: document.revision }),
    ...(typeof status === "string" ? { status } : {}),
    outcome,
    lost,
  });
}

function slugRemarks({ site }: Intake, record: SourceRecord, document: RecordDocument | undefined): string[] {
  const name = fieldStoredAs(resourceNamed(site, record.resource).facts, "slug");
  const wanted = record.kept?.slug ?? (name === undefined ? undefined : record.values[name]);
  const texts = document?.text[record.language];
  const slug: unknown = texts === undefined ? undefined : Reflect.get(texts, "slug");
  if (typeof wanted !== "string" || wanted === "" || typeof slug !== "string" || record.isTrashed === true)
    return [];
  const isSame =
    slug === wanted || slug === "" || encodeURIComponent(slug).toLowerCase() === wanted.toLowerCase();
  return isSame ? [] : [`Its slug ${wanted} is ${slug} here.`];
}
