import type { RecordDocument } from "../../core/documents.js";
import type { RecurringDescriptor } from "../../core/series.js";
import { civilOf, wallOf } from "../../dates/recurrence-dates.js";
import type { Site } from "../site.js";
import { mergePeriod } from "../write/merge-period.js";

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
