import type { RecordDocument } from "../core/documents.js";
import { propertyIn } from "../core/properties.js";
import { civilOfWall, wallOfCivil } from "../dates/wall-time.js";
import { mergePeriod, PeriodError } from "../resources/write/merge-period.js";
import type { RecordWrite, SeriesWriter } from "./series-writer.js";

type Values = RecordWrite["values"];

/** The period that the rule gives to an occurrence, and the series that a write should change. */
export interface SeriesTarget {
  readonly scheduled: object;
  readonly series: RecordDocument;
}

/**
 * The values of a write of one occurrence, as values of its series: a new start or end moves the series by the same
 * amount as the occurrence.
 */
export function seriesValues(
  writer: SeriesWriter,
  write: RecordWrite,
  { scheduled, series }: SeriesTarget,
): Values {
  const { start, end, zone, wholeDays } = writer.resource.period;
  const { found, values } = write;
  const names = [start, end, zone, wholeDays];
  if (names.every((name) => (values[name] ?? null) === null)) return values;
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  const period = mergedPeriod(writer, write);
  if (period === undefined) return values;
  if (names.every((name) => period[name] === propertyIn(found, name))) return others;
  const timeIn = (document: object, name: string): number => civilOfWall(String(propertyIn(document, name)));
  const starts = timeIn(series, start) + timeIn(period, start) - timeIn(scheduled, start);
  const ends = starts + timeIn(period, end) - timeIn(period, start);
  return {
    ...others,
    [start]: wallOfCivil(starts),
    [end]: wallOfCivil(ends),
    [zone]: period[zone],
    [wholeDays]: period[wholeDays],
  };
}

/** The period after the write; undefined where it is invalid, which the write itself reports. */
function mergedPeriod(
  { site, resource }: SeriesWriter,
  { found, values, call }: RecordWrite,
): Values | undefined {
  try {
    return { ...mergePeriod(site, resource.period, { values, current: found, now: call.now }) };
  } catch (error) {
    if (error instanceof PeriodError) return undefined;
    throw error;
  }
}
