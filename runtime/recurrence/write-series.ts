import type { RecordDocument } from "../core/documents.js";
import { propertyIn } from "../core/properties.js";
import type { RequestContext } from "../core/request-context.js";
import { recurrenceOf } from "../core/series.js";
import { splitAt } from "../dates/recurrence-dates.js";
import { mergeRecord } from "../resources/write/merge.js";
import { nominalPeriod, periodAt } from "../resources/write/merge-period.js";
import { isUnchanged } from "../resources/write/store.js";
import { copied } from "./occurrence.js";
import { givenOverrides } from "./overrides.js";
import type { MaterializeOptions } from "./plan.js";
import { seriesValues } from "./series-values.js";
import {
  type RecordWrite,
  type SeriesWriter,
  type StoredWrite,
  withoutKey,
  withoutPrecondition,
} from "./series-writer.js";

/** Updates the record of a series, and then its occurrences. */
export async function updateSeries(writer: SeriesWriter, write: RecordWrite): Promise<StoredWrite> {
  const { found, values, call, checked } = write;
  const record = await writer.single.update({ current: found, values }, call, checked);
  // An import brings the occurrences as records of their own.
  return checked.imported === undefined ? { record, series: [found._id] } : { record };
}

/** Applies an update of one occurrence to its whole series. */
export async function updateAll(
  writer: SeriesWriter,
  write: RecordWrite,
  series: RecordDocument,
): Promise<StoredWrite> {
  const { found, call, checked } = write;
  const scheduled = scheduledPeriod(writer, series, write);
  const values = seriesValues(writer, write, { scheduled, series });
  await writer.single.update({ current: series, values }, withoutPrecondition(call), withoutKey(checked));
  return { record: found, series: [series._id], wish: sharing(writer, write) };
}

/** Applies an update of one occurrence to this and the following ones, which become a series of their own. */
export async function updateFollowing(
  writer: SeriesWriter,
  write: RecordWrite,
  series: RecordDocument,
): Promise<StoredWrite> {
  const { site, records, resource, single } = writer;
  const { found, call, checked } = write;
  const at = found.occurrence?.at ?? 0;
  const { before, after } = await splitAtOccurrence(writer, write, series);
  if (before === undefined) return updateAll(writer, write, series);
  const scheduled = scheduledPeriod(writer, series, write);
  const base = {
    ...copied(series, call.now),
    ...scheduled,
    // The clocks may leave the time out on this day, but not on those that follow.
    ...nominalPeriod(resource, series, at),
    [resource.recurrence.rule]: after,
    series: { status: series.series?.status ?? "", continues: { series: series._id, at } },
  };
  const values = seriesValues(writer, write, { scheduled, series: base });
  const draft = await single.prepare({ current: base, values }, call, checked);
  const same = mergeRecord({ site, records, call }, { values: {}, ids: new Map() }, base);
  if (isUnchanged(same, draft)) return { record: found };
  const next = await single.insert(draft, call, withoutKey(checked));
  return { record: found, series: [next._id, series._id], wish: sharing(writer, write) };
}

/** Makes a single record the first occurrence of a new series. */
export async function beginSeries(writer: SeriesWriter, write: RecordWrite): Promise<StoredWrite> {
  const { resource, single } = writer;
  const { found, values, call, checked } = write;
  const { rule } = resource.recurrence;
  await single.prepare({ current: newSeries(found, call), values }, call, checked);
  const { [rule]: recurrence, ...others } = values;
  const updated = await single.update({ current: found, values: others }, call, withoutKey(checked));
  const base = newSeries(updated, call);
  const draft = await single.prepare({ current: base, values: { [rule]: recurrence } }, call, checked);
  const series = await single.insert(draft, call, withoutKey(checked));
  return { record: updated, series: [series._id], wish: { claim: checked.idempotency } };
}

/** The rule before and from an occurrence on; no rule before the first one. */
export function splitAtOccurrence(
  { resource }: SeriesWriter,
  { found }: RecordWrite,
  series: RecordDocument,
): ReturnType<typeof splitAt> {
  const start = String(propertyIn(series, resource.period.start));
  return splitAt(recurrenceOf(resource.recurrence, series), start, found.occurrence?.at ?? 0);
}

function newSeries(first: RecordDocument, call: RequestContext): RecordDocument {
  return {
    ...copied(first, call.now),
    series: { status: String(propertyIn(first, "status")), adopts: first._id },
  };
}

function scheduledPeriod(
  { site, resource }: SeriesWriter,
  series: RecordDocument,
  { found, call }: RecordWrite,
): ReturnType<typeof periodAt> {
  return periodAt({ site, resource, now: call.now }, series, found.occurrence?.at ?? 0);
}

/** The overrides of an occurrence that end because the write gives the same fields to its series. */
function sharing({ resource }: SeriesWriter, { found, values, call }: RecordWrite): MaterializeOptions {
  return { shared: { id: found._id, overrides: givenOverrides(resource, values, call.language) } };
}
