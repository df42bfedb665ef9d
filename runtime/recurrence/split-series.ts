import type { RecordDocument, SeriesState } from "../core/documents.js";
import { propertyIn, setProperty } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import { occurrenceKey, type RecurringDescriptor, recurrenceOf } from "../core/series.js";
import { splitAt } from "../dates/recurrence-dates.js";
import { findById, occurrencesOf, type Rewrite, type SeriesWork, storeAll } from "./occurrence-store.js";

/** Splits the series that this one continues, and takes the occurrences behind the split. */
export async function moveIn(
  { store, resource, id }: SeriesWork,
  { continues }: SeriesState,
): Promise<boolean> {
  if (continues === undefined) return true;
  const former = await findById(store, continues.series);
  if (former?.series === undefined) return true;
  if (
    former.series.cut?.to !== id &&
    !(await isSplit({ store, resource, id: former._id }, former, continues.at))
  ) {
    const after = await splitSeries({ resource, now: store.origin.now }, former, {
      at: continues.at,
      to: id,
    });
    if (!(await storeAll(store, [{ before: former, after }]))) return false;
  }
  return moveOccurrences({ store, resource, id: former._id }, { at: continues.at, to: id });
}

/** A split that is materialized leaves no occurrence, and no rule, behind it. */
async function isSplit(
  { store, resource, id }: SeriesWork,
  former: RecordDocument,
  at: number,
): Promise<boolean> {
  const start = String(propertyIn(former, resource.period.start));
  const { before } = await splitAt(recurrenceOf(resource.recurrence, former), start, at);
  const isSame = JSON.stringify(before) === JSON.stringify(recurrenceOf(resource.recurrence, former));
  return isSame && (await occurrencesOf(store, id)).every(({ occurrence }) => (occurrence?.at ?? 0) < at);
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

/** Gives what lies behind the end of a series to the one that continues it. */
export async function moveOut(
  { store, resource, id }: SeriesWork,
  { cut: place }: SeriesState,
): Promise<boolean> {
  return place?.to === undefined || moveOccurrences({ store, resource, id }, { at: place.at, to: place.to });
}

async function moveOccurrences(
  { store, resource, id }: SeriesWork,
  place: { readonly at: number; readonly to: RecordId },
): Promise<boolean> {
  const taken = new Set((await occurrencesOf(store, place.to)).map((document) => document.occurrence_of));
  // A date that the other series has already is left behind, where its series has it no more.
  const moving = (await occurrencesOf(store, id)).filter(
    ({ occurrence: { at } = { at: 0 } }) =>
      at >= place.at && !taken.has(occurrenceKey(place.to, at - place.at)),
  );
  const rewrites = moving.map((before): Rewrite => {
    const after = structuredClone(before);
    const at = (before.occurrence?.at ?? 0) - place.at;
    after.occurrence = { ...before.occurrence, at };
    after.occurrence_of = occurrenceKey(place.to, at);
    setProperty(after, resource.recurrence.series, place.to);
    return { before, after };
  });
  return storeAll(store, rewrites);
}
