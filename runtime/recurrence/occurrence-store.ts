import type { OccurrenceState, RecordDocument } from "../core/documents.js";
import { propertyIn } from "../core/properties.js";
import { noId, type RecordId } from "../core/record-id.js";
import { isDryRun } from "../core/request-context.js";
import {
  isRecurring,
  isSeries,
  occurrenceKey,
  occurrencesFilter,
  type RecurringDescriptor,
} from "../core/series.js";
import { parseTime } from "../dates/parse-time.js";
import { civilOfWall } from "../dates/wall-time.js";
import { parseZone } from "../dates/zone.js";
import { outboxEntryOf } from "../outbox/entry.js";
import type { AppContext, RecordRequest, SeriesPlace } from "../resources/app-context.js";
import type { Records } from "../resources/registered-resource.js";
import { deriveTexts } from "../resources/texts.js";
import { writeCounted } from "../resources/write/counts.js";
import { withFreeSlugs } from "../resources/write/slugs.js";
import { type ChangeContext, isUnchanged, noteScheduled, replaceRecord } from "../resources/write/store.js";
import { timeLimit } from "../storage/command-options.js";
import { isDuplicateKey, isStoreError } from "../storage/store-errors.js";

/** A series whose occurrences are looked through. */
export interface SeriesWork extends ChangeContext {
  readonly resource: RecurringDescriptor;
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

/**
 * Stores records, each only where it is unchanged or does not exist yet. Returns false where a concurrent write changed
 * one. Rejects with the error of one that cannot be stored when all others are.
 */
export async function storeAll(store: ChangeContext, rewrites: readonly Rewrite[]): Promise<boolean> {
  if (isDryRun(store.call)) return true;
  let isComplete = true;
  const failures: unknown[] = [];
  for (let from = 0; from < rewrites.length; from += together) {
    const stored = await Promise.allSettled(
      rewrites.slice(from, from + together).map((rewrite) => storeOne(store, rewrite)),
    );
    for (const one of stored)
      if (one.status === "fulfilled") isComplete &&= one.value;
      else failures.push(one.reason);
    // The others would fail as well.
    if (failures.some(isStoreError)) break;
  }
  if (failures.length > 0) throw failures[0];
  return isComplete;
}

async function storeOne(store: ChangeContext, { before, after }: Rewrite): Promise<boolean> {
  const { app, records, call } = store;
  if (before !== undefined && isUnchanged(before, after)) return true;
  after.modified = new Date(call.now);
  Object.assign(after, deriveTexts(app, records.resource, after));
  try {
    return before === undefined
      ? await insert(store, after)
      : (await replaceRecord(store, before, { draft: after, values: {} })) !== undefined;
  } catch (error) {
    // Another process made an occurrence of the same date.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function insert({ app, records, call }: ChangeContext, after: RecordDocument): Promise<boolean> {
  after.revision = 1;
  const note = outboxEntryOf(app, { resource: records.resource, origin: call, after });
  const isStored = await writeCounted(app, { resource: records.resource, after }, async () => {
    await withFreeSlugs({ app, records }, { draft: after, current: undefined, values: {} }, () =>
      app.database.insert(records.token, { ...after, notes: [note], noted: note.at }),
    );
    return true;
  });
  if (isStored) noteScheduled(app, after);
  return isStored;
}

/** A record as it is now. */
export async function findById(
  { app, records }: { readonly app: AppContext; readonly records: Records },
  id: RecordId,
): Promise<RecordDocument | undefined> {
  return (await app.database.collection(records.token).findOne({ _id: id }, timeLimit)) ?? undefined;
}

/** The occurrences of a series, those in the trash as well. */
export async function occurrencesOf(
  { app, records }: ChangeContext,
  id: RecordId,
): Promise<RecordDocument[]> {
  return app.database
    .collection(records.token)
    .find(occurrencesFilter(id), { batchSize: 1000, ...timeLimit })
    .toArray();
}

/** The place of a record in the series that a write refers to. */
export async function findPlace(
  request: RecordRequest,
  given: string | OccurrenceState,
): Promise<SeriesPlace> {
  const { app, call, records, references, errors } = request;
  const { resource, token } = records;
  const relation = resource.recurrence?.series ?? "";
  const [entry] = references.get(relation) ?? [];
  // The series would be created as well.
  if (isDryRun(call) && entry?.kind === "id" && entry.id === noId(resource))
    return { state: { at: 0 }, document: undefined };
  const series = entry?.kind === "id" ? await findById(request, entry.id) : undefined;
  if (!isRecurring(resource) || series === undefined || !isSeries(series))
    errors.add("occurrence", "needs", { other: relation });
  errors.throwIfAny();
  const property = (name = ""): string => String(propertyIn(series ?? {}, name));
  const { start, zone } = resource.period ?? {};
  const read = (text: string): OccurrenceState => {
    const time = parseTime(text, { zone: parseZone(property(zone)) ?? app.zone, now: call.now });
    if (time === undefined) errors.add("occurrence", "not_date");
    errors.throwIfAny();
    return { at: civilOfWall(time?.wall ?? "") - civilOfWall(property(start)) };
  };
  const state = typeof given === "string" ? read(given) : given;
  const key = { occurrence_of: occurrenceKey(series?._id ?? 0, state.at) };
  const document = await app.database.collection(token).findOne(key, timeLimit);
  return { state, document: document ?? undefined };
}
