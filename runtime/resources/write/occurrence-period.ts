import type { RecordDocument } from "../../core/documents.js";
import { propertyIn } from "../../core/properties.js";
import type { RecurringDescriptor } from "../../core/series.js";
import { civilOfWall, wallOfCivil } from "../../dates/wall-time.js";
import type { Site } from "../site.js";
import { mergePeriod } from "./merge-period.js";

/** What the periods of occurrences are computed with. */
export interface PeriodContext {
  readonly site: Site;
  readonly facts: RecurringDescriptor;
  readonly now: number;
}

/** What a series says of the occurrence at a position: a time of the clocks, whether they show it on that day or not. */
export function nominalPeriod(
  { period: { start, end, zone, wholeDays } }: RecurringDescriptor,
  series: RecordDocument,
  at: number,
): Readonly<Record<string, unknown>> {
  const moved = (name: string): string => wallOfCivil(civilOfWall(String(propertyIn(series, name))) + at);
  return {
    [zone]: propertyIn(series, zone),
    [wholeDays]: propertyIn(series, wholeDays),
    [start]: moved(start),
    [end]: moved(end),
  };
}

/** The period of the occurrence of a series at a position: as the clocks show it, whatever they were changed in between. */
export function periodAt(
  { site, facts, now }: PeriodContext,
  series: RecordDocument,
  at: number,
): Readonly<Record<string, unknown>> {
  const { start, end, zone, wholeDays } = facts.period;
  const merged = mergePeriod(site, facts.period, { values: nominalPeriod(facts, series, at), now });
  return Object.fromEntries(
    [start, end, `utc_${start}`, `utc_${end}`, zone, wholeDays].map((name) => [name, merged[name]]),
  );
}
