import type { RecordDocument } from "../core/documents.js";
import { propertyIn } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import { isRecurring, occurrencesFilter, recurrenceOf, seriesOf, withSeriesStatus } from "../core/series.js";
import { horizonOf, isOver, startsOf } from "../dates/recurrence-dates.js";
import { partsOf, writeRule } from "../dates/recurrence-rule.js";
import { civilOfWall } from "../dates/wall-time.js";
import { type AppContext, type RecordContext, resourceNamed } from "../resources/app-context.js";
import { mayReadRecord } from "../resources/policy.js";
import type { Records } from "../resources/registered-resource.js";
import { isStatusDocument, statusRoles } from "../resources/status.js";
import { periodAt } from "../resources/write/merge-period.js";
import {
  type EntryContext,
  type EntryPeriod,
  type EntrySeries,
  feedEntry,
  type OccurrencePlace,
  periodOf,
} from "./entry.js";

/** The series of records that a caller may read, by id. Occurrences of others are shown as single records. */
export async function loadSeries(
  context: RecordContext,
  documents: readonly RecordDocument[],
): Promise<ReadonlyMap<RecordId, RecordDocument>> {
  const { app, records } = context;
  const { resource, token } = records;
  const ids = [...new Set(documents.flatMap((document) => seriesOf(document) ?? []))];
  if (ids.length === 0 || !isRecurring(resource)) return new Map();
  const found = await app.database.find(token, { _id: { $in: ids } }, { batchSize: ids.length + 1 });
  const { trash } = statusRoles(app);
  const readable = found
    .map(withSeriesStatus)
    .filter(
      (series) => isStatusDocument(series) && series.status !== trash && mayReadRecord(context, series),
    );
  return new Map(readable.map((series) => [series._id, series]));
}

/** The series as entries, with what calendars need to write their rules. `isOpen` returns whether the reader needs no password. */
export async function seriesEntries(
  context: EntryContext,
  series: ReadonlyMap<RecordId, RecordDocument>,
  isOpen: (series: RecordDocument) => boolean,
): Promise<ReadonlyMap<RecordId, EntrySeries>> {
  const { resource, view } = context;
  if (!isRecurring(resource)) return new Map();
  const { app, call } = view;
  const records = resourceNamed(app, resource.name);
  const entries = await Promise.all(
    [...series.values()].map(async (document): Promise<[RecordId, EntrySeries]> => {
      const recurrence = recurrenceOf(resource.recurrence, document);
      const start = String(propertyIn(document, resource.period.start));
      const entry: EntrySeries = {
        master: feedEntry(context, { document, isOpen: isOpen(document) }),
        recurrence,
        start,
        last: await lastPlace(app, records, document._id),
        isOver: await isOver(recurrence, start, horizonOf(start, call.now)),
        periodAt: (at) => periodIn({ app, resource }, document, at),
      };
      return [document._id, entry];
    }),
  );
  return new Map(entries);
}

function periodIn(context: Parameters<typeof periodAt>[0], series: RecordDocument, at: number): EntryPeriod {
  const { resource } = context;
  const period = periodOf(resource, periodAt(context, series, at));
  if (period === undefined) throw new Error(`${resource.name} ${series._id} has no period.`);
  return period;
}

async function lastPlace(app: AppContext, { token }: Records, id: RecordId): Promise<number> {
  const { trash } = statusRoles(app);
  const filter: object = { ...occurrencesFilter(id), status: { $ne: trash } };
  const found = await app.database.find(token, filter, { projection: { occurrence: 1 }, batchSize: 2000 });
  return Math.max(...found.map(({ occurrence }) => occurrence?.at ?? 0));
}

/** The place of a record's entry in its series; undefined where it is shown as a single record. */
export function placeOf(
  document: RecordDocument,
  series: ReadonlyMap<RecordId, EntrySeries>,
): OccurrencePlace | undefined {
  const found = series.get(seriesOf(document) ?? 0);
  if (found === undefined || document.occurrence === undefined) return undefined;
  const { at, own = [] } = document.occurrence;
  return { series: found, at, isOwn: own.length > 0 };
}

/** Wall-clock time of a place in a series, in civil milliseconds. */
export function civilAt({ start }: EntrySeries, at: number): number {
  return civilOfWall(start) + at;
}

/** The dates of a series that a calendar shows, as iCalendar writes them: a rule, additional dates and excluded dates. */
export interface ShownDates {
  /** Place of the entry that the rule counts from. */
  readonly first: number;
  /** Without its end, which depends on how times are written. */
  readonly rule?: string;
  /** Place of the last date of the rule; absent where it goes on, or counts. */
  readonly until?: number;
  readonly besides: readonly number[];
  readonly without: readonly number[];
  /** Dates will follow that do not exist yet. */
  readonly goesOn: boolean;
}

/**
 * Returns the dates of the occurrences shown, by their places in order, and no others. A rule goes on only where the last
 * occurrence that there is is among them.
 */
export async function shownDates(series: EntrySeries, places: readonly number[]): Promise<ShownDates> {
  const { recurrence, start } = series;
  const last = places.at(-1) ?? 0;
  const { rrule } = recurrence;
  const ruled = rrule === undefined ? [] : await startsOf({ rrule }, start, { last: civilAt(series, last) });
  const isRuled = new Set(ruled);
  const onRule = places.filter((at) => isRuled.has(at));
  const [first = places[0] ?? 0] = onRule;
  const besides = places.filter((at) => at !== first && !isRuled.has(at));
  if (rrule === undefined || onRule.length === 0) return { first, besides, without: [], goesOn: false };

  const shown = new Set(places);
  const isWhole = last === series.last;
  const parts = new Map(partsOf(rrule));
  const retainsEnd = isWhole && (!parts.has("COUNT") || first === 0);
  const missing = ruled.filter((at) => at >= first && !shown.has(at));
  const later = retainsEnd ? excludedAfter(series, last) : [];
  const end = onRule.at(-1) ?? first;
  const [until, count] = [parts.get("UNTIL"), parts.get("COUNT")];
  parts.delete("UNTIL");
  if (!retainsEnd) parts.delete("COUNT");
  const ends = retainsEnd ? (until === undefined ? undefined : lastOf(series)) : end;
  return {
    first,
    rule: writeRule(parts),
    ...(ends === undefined ? {} : { until: ends }),
    besides,
    without: [...missing.filter((at) => at <= end || retainsEnd), ...later],
    goesOn: retainsEnd && !series.isOver && count === undefined,
  };
}

/** Dates left out behind the last occurrence that there is. */
function excludedAfter(series: EntrySeries, last: number): number[] {
  const begins = civilAt(series, 0);
  return (series.recurrence.exdate ?? []).map((wall) => civilOfWall(wall) - begins).filter((at) => at > last);
}

/** The last date of a rule that has an end. */
function lastOf({ recurrence: { rrule = "" }, start }: EntrySeries): number {
  const until = partsOf(rrule).get("UNTIL") ?? "";
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6)}`;
  return civilOfWall(day + start.slice(10)) - civilOfWall(start);
}
