import type { UpdateFilter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import { occurrencesFilter, type RecurringDescriptor } from "../core/series.js";
import { type ChangeOrigin, outboxEntryOf, outboxSignal, pushOutboxEntry } from "../outbox/entry.js";
import type { RegisteredResource } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { isStatusDocument } from "../resources/status.js";
import { doBeforeCounting, updateCounts } from "../resources/write/counts.js";
import { deriveTexts } from "../resources/write/derived-texts.js";
import { noteScheduled } from "../resources/write/publication-job.js";
import { freeSlug, isSlugTaken, readSlugEntry, slugEntries } from "../resources/write/slugs.js";
import { timeLimit } from "../storage/command-options.js";
import { isDuplicateKey } from "../storage/duplicate-key.js";

/** The resource that stores occurrences, and the origin of its changes. */
export interface OccurrenceStore {
  readonly site: Site;
  readonly resource: RegisteredResource;
  readonly origin: ChangeOrigin;
}

/** A series whose occurrences are looked through. */
export interface SeriesWork {
  readonly store: OccurrenceStore;
  readonly facts: RecurringDescriptor;
  /** Id of the series. */
  readonly id: RecordId;
}

/** A record as it is and as it is to be; the first is absent where it is new. */
export interface Rewrite {
  readonly before: RecordDocument | undefined;
  readonly after: RecordDocument;
}

/** How many writes are sent at once. */
const together = 25;
const slugAttempts = 20;

/** What other writes change without changing the revision. */
const ofOthers: ReadonlySet<string> = new Set(["_id", "notes", "noted", "noted_fault"]);

/**
 * Stores records, each only where it is unchanged or does not exist yet. Returns false where a concurrent write changed
 * one.
 */
export async function storeAll(store: OccurrenceStore, rewrites: readonly Rewrite[]): Promise<boolean> {
  const { site, resource } = store;
  let isComplete = true;
  for (let from = 0; from < rewrites.length; from += together) {
    const batch = rewrites.slice(from, from + together);
    const stored = await doBeforeCounting(site, resource, () =>
      Promise.all(batch.map((rewrite) => storeOne(store, rewrite))),
    );
    isComplete &&= stored.every(Boolean);
    outboxSignal.emit(site.database, undefined);
    const done = batch.filter((_, at) => stored[at] === true);
    await Promise.all(
      done.map(({ before, after }) => updateCounts(site, { facts: resource.facts, before, after })),
    );
    for (const { after } of done) noteScheduled(site, after);
  }
  return isComplete;
}

async function storeOne(store: OccurrenceStore, { before, after }: Rewrite): Promise<boolean> {
  const { site, resource, origin } = store;
  after.revision = (before?.revision ?? 0) + 1;
  after.modified = new Date(origin.now);
  for (let attempt = 0; attempt < slugAttempts; attempt += 1) {
    after.slugs = slugEntries(after.text, after._id);
    Object.assign(after, deriveTexts(site, resource.facts, after));
    try {
      return before === undefined ? await insert(store, after) : await replace(store, before, after);
    } catch (error) {
      if (!isSlugTaken(error)) throw error;
      await freeSlugs(store, after);
    }
  }
  return false;
}

async function insert({ site, resource, origin }: OccurrenceStore, after: RecordDocument): Promise<boolean> {
  const note = outboxEntryOf(site, { facts: resource.facts, origin, after });
  try {
    await site.database.insert(resource.token, { ...after, notes: [note], noted: note.at });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error) || isSlugTaken(error)) throw error;
    // Another process made the same occurrence.
    return false;
  }
}

async function replace(
  { site, resource, origin }: OccurrenceStore,
  before: RecordDocument,
  after: RecordDocument,
): Promise<boolean> {
  const properties = Object.entries(after).filter(([name]) => !ofOthers.has(name));
  const removed = Object.keys(before).filter((name) => !(name in after));
  const { $push, noted } = pushOutboxEntry(
    outboxEntryOf(site, { facts: resource.facts, origin, before, after }),
  );
  const update = {
    $set: { ...Object.fromEntries(properties), noted },
    $push,
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed.map((name) => [name, ""])) } : {}),
  };
  // The properties are those of the resource's document type.
  return site.database.update(resource.token, { before, after }, update as UpdateFilter<RecordDocument>);
}

/** Gives a record slugs that are free at the moment. */
async function freeSlugs(store: OccurrenceStore, document: RecordDocument): Promise<void> {
  for (const entry of slugEntries(document.text, document._id).map(readSlugEntry)) {
    if (entry === undefined) continue;
    const slug = await freeSlug(store, entry, document._id);
    document.text[entry.language] = { ...document.text[entry.language], slug };
  }
}

/** Whether a record lies in the trash. */
export function isTrashed(document: RecordDocument, trash: string): boolean {
  return isStatusDocument(document) && document.status === trash;
}

/** A record as it is now. */
export async function findById(
  { site, resource }: OccurrenceStore,
  id: RecordId,
): Promise<RecordDocument | undefined> {
  return (await site.database.collection(resource.token).findOne({ _id: id }, timeLimit)) ?? undefined;
}

/** The occurrences of a series, those in the trash as well. */
export async function occurrencesOf(
  { site, resource }: OccurrenceStore,
  id: RecordId,
): Promise<RecordDocument[]> {
  return site.database
    .collection(resource.token)
    .find(occurrencesFilter(id), { batchSize: 1000, ...timeLimit })
    .toArray();
}
