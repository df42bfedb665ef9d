import type { RecordDocument, SeriesState } from "../core/documents.js";
import { externalProperty } from "../core/external.js";
import { propertyIn, setProperty } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import { isDryRun } from "../core/request-context.js";
import {
  isRecurring,
  occurrenceKey,
  type RecurringDescriptor,
  recurrenceOf,
  withSeriesStatus,
} from "../core/series.js";
import { nextDue, splitAt } from "../dates/recurrence-dates.js";
import { untilStored } from "../jobs/retry.js";
import { withLease } from "../locks/locks.js";
import { findByExternal } from "../resources/read/find.js";
import type { Records } from "../resources/registered-resource.js";
import { isTrashed } from "../resources/status.js";
import type { ChangeContext } from "../resources/write/store.js";
import { timeLimit } from "../storage/command-options.js";
import { publishedStatus } from "./occurrence.js";
import { findById, occurrencesOf, type Rewrite, type SeriesWork, storeAll } from "./occurrence-store.js";
import { type MaterializeOptions, planOf } from "./plan.js";

/**
 * Runs work while nobody else writes a series, its rule or which dates it has; the id of a single record stands for the series
 * that the record may become part of. Who needs two series takes the one that ends first.
 */
export function withSeriesLease<Result>(
  { app, records, call }: ChangeContext,
  id: RecordId,
  work: () => Promise<Result>,
): Promise<Result> {
  if (isDryRun(call)) return work();
  return withLease(app.database, seriesLock(records, id), work);
}

/** The key of the lease of a series, or of a single record. */
export function seriesLock({ resource }: Records, id: RecordId): string {
  return `${resource.collection}/series/${id}`;
}

/** Settles a series under its lease. */
export function materializeSeries(
  store: ChangeContext,
  id: RecordId,
  wish: MaterializeOptions = {},
): Promise<void> {
  return withSeriesLease(store, id, () => settleSeries(store, id, wish));
}

/**
 * Makes the occurrences of a series what the series says: those that are missing are created up to two years ahead,
 * those that it no longer has go to the trash unless something was changed in them alone, the others show what the series
 * shows but for what is their own. Every step may be repeated; a series cut short by a crash is due, and settled by the next.
 * The caller has the lease of the series. Rejects where an occurrence cannot be stored, when all others are.
 */
export async function settleSeries(
  store: ChangeContext,
  id: RecordId,
  wish: MaterializeOptions = {},
): Promise<void> {
  const { resource } = store.records;
  if (!isRecurring(resource) || isDryRun(store.call)) return;
  const work = { ...store, resource, id };
  await untilStored(async () => ((await settleOnce(work, wish)) ? true : undefined));
}

/** One look through a series; false where it has to be looked through again. */
async function settleOnce(work: SeriesWork, wish: MaterializeOptions): Promise<boolean> {
  const { resource, id } = work;
  const series = await findById(work, id);
  if (series?.series === undefined) return true;
  if (!(await moveIn(work, series.series))) return false;
  const { cut } = series.series;
  // What lies behind its end belongs to the series that continues it.
  if (cut?.to !== undefined && !(await moveOccurrences(work, { at: cut.at, to: cut.to }))) return false;
  const plan = await planOf({ ...work, wish }, series, await occurrencesOf(work, id));
  if (!(await storeAll(work, plan.rewrites))) return false;
  if (plan.left.length > 0) {
    await storeAll(work, [{ before: series, after: withoutDates(resource, series, plan.left) }]);
    return false;
  }
  if (series.series.external !== undefined) {
    await takeExternalId(work, series, series.series);
    return false;
  }
  if (plan.failures.length > 0)
    throw new Error(`${plan.failures.length} occurrences cannot be made.`, { cause: plan.failures[0] });
  return finish(work, series);
}

/** Gives a series the external id of the record that it was made of, unless another one has got that meanwhile. */
async function takeExternalId(
  work: SeriesWork,
  series: RecordDocument,
  { external, ...state }: SeriesState,
): Promise<void> {
  const { app, records, resource } = work;
  const named = external === undefined ? undefined : await findByExternal({ app, records }, external);
  const after = structuredClone(series);
  after.series = state;
  if (named === undefined) setProperty(after, externalProperty(resource) ?? "", external);
  await storeAll(work, [{ before: series, after }]);
}

/** A series that leaves out what a user put into the trash. */
function withoutDates(
  resource: RecurringDescriptor,
  series: RecordDocument,
  dates: readonly string[],
): RecordDocument {
  const after = structuredClone(series);
  const { exdate = [], ...others } = recurrenceOf(resource.recurrence, series);
  setProperty(after, resource.recurrence.rule, {
    ...others,
    exdate: [...new Set([...exdate, ...dates])].sort(),
  });
  return after;
}

/** Notes when there will be something to do again; false where the series was changed meanwhile. */
async function finish(
  { app, records, call, resource }: SeriesWork,
  series: RecordDocument,
): Promise<boolean> {
  const start = String(propertyIn(series, resource.period.start));
  const recurrence = recurrenceOf(resource.recurrence, series);
  const isGone = isTrashed(app, series);
  const due = isGone ? undefined : await nextDue(recurrence, start, call.now);
  const status = publishedStatus(app, withSeriesStatus(series), call.now);
  const change = {
    $set: {
      series: { status: isGone ? (series.series?.status ?? "") : status },
      ...(due === undefined ? {} : { series_due: due }),
    },
    ...(due === undefined ? { $unset: { series_due: "" } } : {}),
  };
  const collection = app.database.collection(records.token);
  const { matchedCount } = await collection.updateOne(
    { _id: series._id, revision: series.revision },
    change as object,
    timeLimit,
  );
  return matchedCount === 1;
}

/** Splits the series that this one continues, and takes the occurrences behind the split. */
async function moveIn(work: SeriesWork, { continues }: SeriesState): Promise<boolean> {
  if (continues === undefined) return true;
  const { resource, call } = work;
  const former = await findById(work, continues.series);
  if (former?.series === undefined) return true;
  const place = { at: continues.at, to: work.id };
  const ofFormer = { ...work, id: former._id };
  if (former.series.cut?.to !== place.to && !(await isSplit(ofFormer, former, place.at))) {
    const after = await splitSeries({ resource, now: call.now }, former, place);
    if (!(await storeAll(work, [{ before: former, after }]))) return false;
  }
  return moveOccurrences(ofFormer, place);
}

/** A split that is materialized leaves no occurrence, and no rule, behind it. */
async function isSplit(work: SeriesWork, former: RecordDocument, at: number): Promise<boolean> {
  const { resource, id } = work;
  const start = String(propertyIn(former, resource.period.start));
  const { before } = await splitAt(recurrenceOf(resource.recurrence, former), start, at);
  const isSame = JSON.stringify(before) === JSON.stringify(recurrenceOf(resource.recurrence, former));
  return isSame && (await occurrencesOf(work, id)).every(({ occurrence }) => (occurrence?.at ?? 0) < at);
}

/** A series that ends at a place. */
export async function splitSeries(
  { resource, now }: { readonly resource: RecurringDescriptor; readonly now: number },
  series: RecordDocument,
  place: NonNullable<SeriesState["cut"]>,
): Promise<RecordDocument> {
  const start = String(propertyIn(series, resource.period.start));
  const { before } = await splitAt(recurrenceOf(resource.recurrence, series), start, place.at);
  const after = structuredClone(series);
  setProperty(after, resource.recurrence.rule, before ?? { exdate: [start] });
  after.series = { ...after.series, status: after.series?.status ?? "", cut: place };
  after.series_due = new Date(now);
  return after;
}

async function moveOccurrences(
  work: SeriesWork,
  place: { readonly at: number; readonly to: RecordId },
): Promise<boolean> {
  const taken = new Set((await occurrencesOf(work, place.to)).map((document) => document.occurrence_of));
  // A date that the other series has already is left behind, where its series has it no more.
  const moving = (await occurrencesOf(work, work.id)).filter(
    ({ occurrence: { at } = { at: 0 } }) =>
      at >= place.at && !taken.has(occurrenceKey(place.to, at - place.at)),
  );
  const rewrites = moving.map((before): Rewrite => {
    const after = structuredClone(before);
    const at = (before.occurrence?.at ?? 0) - place.at;
    after.occurrence = { ...before.occurrence, at };
    after.occurrence_of = occurrenceKey(place.to, at);
    setProperty(after, work.resource.recurrence.series, place.to);
    return { before, after };
  });
  return storeAll(work, rewrites);
}
