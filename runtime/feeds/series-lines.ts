import { startsOf } from "../dates/recurrence-dates.js";
import { partsOf, writeRule } from "../dates/recurrence-rule.js";
import { civilOfWall } from "../dates/wall-time.js";
import type { EntrySeries } from "./entry.js";
import { civilAt } from "./series-entry.js";

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
