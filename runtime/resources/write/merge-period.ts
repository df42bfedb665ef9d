import type { RecordDocument } from "../../core/documents.js";
import { propertyIn, setProperty, standingOf, type Values } from "../../core/properties.js";
import type { PeriodDescriptor } from "../../core/resource-descriptor.js";
import type { RecurringDescriptor } from "../../core/series.js";
import { hasPlainYear } from "../../dates/civil.js";
import { type ParsedTime, parseTime } from "../../dates/parse-time.js";
import {
  civilOfWall,
  endOfDay,
  instantAt,
  instantOfDay,
  type Moment,
  startOfDay,
  toWall,
  wallOfCivil,
} from "../../dates/wall-time.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import { type AppContext, type Merge, storedTime, timeText } from "../app-context.js";

/** A period that is not valid: its parameter and the reason, as the catalogue of the spec names it. */
export class PeriodError extends Error {
  readonly parameter: string;
  readonly reason: "not_date" | "ends_before_start";

  constructor(parameter: string, reason: PeriodError["reason"]) {
    super(`${parameter}: ${reason}`);
    this.parameter = parameter;
    this.reason = reason;
  }
}

/** The period being merged, and the zone that results. */
interface PeriodChange {
  readonly values: Values;
  readonly current?: object | undefined;
  readonly now: number;
  readonly period: PeriodDescriptor;
  readonly zone: Zone;
}

/**
 * Merges what a write gives into the period of a record; where it gives nothing, nothing changes. A zone that changes leaves
 * the wall-clock readings; a start that moves alone, or that the clocks leave out, takes the end along; whole days reach
 * from the start of the first to the end of the last day of the zone. Throws PeriodError. Returns what is stored, by property:
 * wall-clock texts, zone, whole days, and the instants behind `utc_`. `current` is absent on create; `now` is the instant of
 * the write in milliseconds.
 */
export function mergePeriod(
  app: AppContext,
  period: PeriodDescriptor,
  write: { readonly values: Values; readonly current?: object | undefined; readonly now: number },
): Record<string, unknown> {
  const { values, current } = write;
  const names = [period.start, period.end, period.zone, period.wholeDays];
  const isUntouched = names.every((name) => values[name] === undefined || values[name] === null);
  if (current !== undefined && isUntouched) return {};

  const stored = (name: string): unknown => (current === undefined ? undefined : propertyIn(current, name));
  const zoneName = textOf(values[period.zone]) ?? textOf(stored(period.zone));
  const zone = (zoneName === undefined ? undefined : parseZone(zoneName)) ?? app.zone;
  const isWhole = (values[period.wholeDays] ?? stored(period.wholeDays)) === true;
  const change: PeriodChange = { ...write, period, zone };
  const { start, end } = isWhole ? wholeDays(change, app.dayCutoff) : exactTimes(change);
  if (end.instant < start.instant) throw new PeriodError(period.end, "ends_before_start");
  return {
    [period.start]: start.wall,
    [period.end]: end.wall,
    [`utc_${period.start}`]: new Date(start.instant),
    [`utc_${period.end}`]: new Date(end.instant),
    [period.zone]: zone.name,
    [period.wholeDays]: isWhole,
  };
}

function exactTimes(change: PeriodChange): { readonly start: Moment; readonly end: Moment } {
  const start = readMoment(change, change.period.start) ?? momentAt(change.now, change.zone);
  return { start, end: behindGap(endFor(change, start), start, change.zone) };
}

/** The end on the clocks of a start that they leave out, as long after it as it was to be. */
function behindGap(end: ReadMoment, start: ReadMoment, zone: Zone): Moment {
  const { gapMs = 0 } = start;
  const isMoved = gapMs > 0 && end.zone?.name === start.zone?.name;
  return isMoved ? momentAt(end.instant + gapMs - (end.gapMs ?? 0), zone) : end;
}

function wholeDays(change: PeriodChange, dayCutoff: string): ReturnType<typeof exactTimes> {
  const { zone, now } = change;
  const first = readMoment(change, change.period.start) ?? momentAt(now, zone);
  const dayOf = (moment: Moment): number => instantOfDay(moment, zone, dayCutoff);
  const start = momentAt(startOfDay(dayOf(first), zone, dayCutoff), zone);
  const last = dayOf(endFor(change, start));
  return { start, end: momentAt(endOfDay(last, zone, dayCutoff), zone) };
}

/** The end that is given or stored; where only the start moves, the one that preserves the duration. */
function endFor(change: PeriodChange, start: ReadMoment): ReadMoment {
  const { period, values } = change;
  const isMoved = textOf(values[period.start]) !== undefined && textOf(values[period.end]) === undefined;
  return (isMoved ? movedEnd(change, start) : readMoment(change, period.end)) ?? start;
}

/** A moment, and where it was read from a text, how. */
type ReadMoment = Moment & Partial<Pick<ParsedTime, "zone" | "gapMs">>;

/** The given time, else the stored one, in the zone that results. */
function readMoment(change: PeriodChange, name: string): ReadMoment | undefined {
  const { values, current, zone, now, period } = change;
  const given = textOf(values[name]);
  if (given !== undefined) {
    const parsed = parseTime(given, { zone, now });
    if (parsed === undefined) throw new PeriodError(name, "not_date");
    return parsed;
  }
  const wall = storedText(current, name);
  if (current === undefined || wall === undefined) return undefined;
  const instant = propertyIn(current, `utc_${name}`);
  // Of an hour that comes twice, only the instant says which; changes of other fields leave it.
  const isSameZone = storedText(current, period.zone) === zone.name;
  return isSameZone && instant instanceof Date
    ? { wall, instant: instant.getTime() }
    : parseTime(wall, { zone, now });
}

/** The end that preserves the duration, as clocks show it. A duration that leads nowhere is dropped. */
function movedEnd({ current, period, zone }: PeriodChange, start: Moment): Moment | undefined {
  const from = storedText(current, period.start);
  const to = storedText(current, period.end);
  if (from === undefined || to === undefined) return undefined;
  const moved = civilOfWall(start.wall) + civilOfWall(to) - civilOfWall(from);
  if (!hasPlainYear(moved)) return start;
  const end = momentAt(instantAt(moved, zone), zone);
  return end.instant < start.instant ? start : end;
}

function momentAt(instant: number, zone: Zone): Moment {
  return { wall: toWall(instant, zone), instant };
}

function storedText(current: object | undefined, name: string): string | undefined {
  return current === undefined ? undefined : textOf(propertyIn(current, name));
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * Stores the start that a record had before it was moved, as a time of its own zone: the given one, else the one that
 * this write changes. A series has none, for its start is not that of its occurrences.
 */
export function mergeFormerStart({ app, call, resource, input, draft, current }: Merge): void {
  const { period, recurrence } = resource;
  const former = period?.eventStatus?.former;
  if (period === undefined || former === undefined) return;
  const given = input.values[former];
  const zoneIn = (record: object) => parseZone(String(propertyIn(record, period.zone))) ?? app.zone;
  if (typeof given === "string" && given !== "") {
    const time = parseTime(given, { zone: zoneIn(draft), now: call.now });
    setProperty(draft, former, time === undefined ? given : storedTime(app, time));
    return;
  }
  const isSeries = recurrence !== undefined && propertyIn(draft, recurrence.rule) !== undefined;
  if (given === null || isSeries || current === undefined) return;
  const startIn = (record: object): number => Number(propertyIn(record, `utc_${period.start}`));
  if (standingOf(resource, draft)?.means === "moved" && startIn(current) !== startIn(draft))
    setProperty(draft, former, timeText(app, startIn(current), zoneIn(current)));
}

/** What a series says of the occurrence at a position: a time of the clocks, whether they show it on that day or not. */
export function nominalPeriod(
  { period: { start, end, zone, wholeDays } }: RecurringDescriptor,
  series: RecordDocument,
  at: number,
): Values {
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
  { app, resource }: { readonly app: AppContext; readonly resource: RecurringDescriptor },
  series: RecordDocument,
  at: number,
): Values {
  const { start, end, zone, wholeDays } = resource.period;
  // Its times are whole, so that they mean the same at any instant.
  const merged = mergePeriod(app, resource.period, { values: nominalPeriod(resource, series, at), now: 0 });
  return Object.fromEntries(
    [start, end, `utc_${start}`, `utc_${end}`, zone, wholeDays].map((name) => [name, merged[name]]),
  );
}
