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

/** The period of the occurrence of a series at a position: as the clocks show it, whatever they were changed in between. */
export function periodAt(
  { site, facts, now }: PeriodContext,
  series: RecordDocument,
  at: number,
): Readonly<Record<string, unknown>> {
  const { start, end, zone, wholeDays } = facts.period;
  const moved = (name: string): string => wallOfCivil(civilOfWall(String(propertyIn(series, name))) + at);
  const given = {
    [zone]: propertyIn(series, zone),
    [wholeDays]: propertyIn(series, wholeDays),
    [start]: moved(start),
    [end]: moved(end),
  };
  const merged = mergePeriod(site, facts.period, { values: given, now });
  return Object.fromEntries(
    [start, end, `utc_${start}`, `utc_${end}`, zone, wholeDays].map((name) => [name, merged[name]]),
  );
}
