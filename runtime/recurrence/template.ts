import type { RecordDocument } from "../core/documents.js";
import { type RecurringDescriptor, withSeriesStatus } from "../core/series.js";
import { civilOf, wallOf } from "../dates/recurrence-dates.js";
import { isPost } from "../resources/read/find.js";
import type { Site } from "../resources/site.js";
import { statusRoles } from "../resources/status.js";
import { mergePeriod } from "../resources/write/merge-period.js";
import { type Overrides, overridesOf, periodOverride, statusOverride } from "./overrides.js";

/** What an occurrence of a series is like at its place, as far as nothing was changed in it alone. */
export function templateAt(
  site: Site,
  facts: RecurringDescriptor,
  stored: RecordDocument,
  at: number,
  now: number,
): Overrides {
  const series = withSeriesStatus(stored);
  const units = new Map(overridesOf(facts, series));
  units.set(statusOverride, publishedStatus(site, series, now));
  units.set(periodOverride, periodAt(site, facts, series, at, now));
  return units;
}

/** When the occurrence at a place takes place: as the clocks show it, whatever they were changed in between. */
export function periodAt(
  site: Site,
  facts: RecurringDescriptor,
  series: RecordDocument,
  at: number,
  now: number,
): Readonly<Record<string, unknown>> {
  const { start, end, zone, wholeDays } = facts.period;
  const moved = (name: string): string => wallOf(civilOf(String(Reflect.get(series, name))) + at);
  const kept = new Map<string, unknown>([zone, wholeDays].map((name) => [name, Reflect.get(series, name)]));
  const given = { ...Object.fromEntries(kept), [start]: moved(start), [end]: moved(end) };
  const merged = mergePeriod(site, facts.period, given, undefined, now);
  return Object.fromEntries(
    [start, end, `utc_${start}`, `utc_${end}`, zone, wholeDays].map((name) => [name, merged[name]]),
  );
}

/** Occurrences that are made after the publication date of their series are published at once. */
export function publishedStatus(site: Site, series: RecordDocument, now: number): string {
  const roles = statusRoles(site);
  if (!isPost(series)) return roles.draft;
  const isDue = series.status === roles.scheduled && series.date.getTime() <= now;
  return isDue ? roles.published : series.status;
}
