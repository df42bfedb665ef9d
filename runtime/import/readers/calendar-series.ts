import { dayMs } from "../../dates/civil.js";
import {
  dateLimit,
  horizonOf,
  isAtStart,
  lastingLimit,
  type StoredRecurrence,
  shifted,
  splitAt,
  startsOf,
  TooManyDates,
} from "../../dates/recurrence-dates.js";
import { RuleError } from "../../dates/recurrence-rule.js";
import { civilOfWall, wallOfCivil } from "../../dates/wall-time.js";
import type { SourceRecord } from "../source.js";
import { propertiesOf, textOf } from "./calendar-components.js";
import { readEvent } from "./calendar-event.js";
import {
  type CalendarRecurrence,
  type Change,
  datesOf,
  isForLater,
  keyOf,
  keyOfChange,
  recurrenceOf,
  type Series,
} from "./calendar-recurrence.js";
import { type CalendarReading, type CalendarTime, later, timeOf } from "./calendar-times.js";

/** Most dates that the service takes beside a rule. */
const mostBeside = 1000;

/**
 * Reads a series and its changed dates as records: as a series where the service supports it, else as single records. One whose
 * rule cannot be followed stays a single event.
 */
export async function readSeries(reading: CalendarReading, series: Series): Promise<SourceRecord[]> {
  const start = timeOf(reading, series, "dtstart");
  const single = readEvent(reading, series, { key: series.uid });
  if (start === undefined) return [single];
  try {
    const recurrence = recurrenceOf(reading, series, start);
    return (await storedSeries(reading, single, recurrence)) ?? (await expandSeries(reading, recurrence));
  } catch (error) {
    const isTooOften = error instanceof TooManyDates;
    if (!isTooOften && !(error instanceof RuleError)) throw error;
    const reason = isTooOften
      ? "It repeats too often."
      : `It repeats in a way that cannot be taken over: ${error.part}.`;
    const changed = series.changing.map((entry) =>
      readEvent(reading, entry, { key: keyOfChange(reading, series.uid, entry) }),
    );
    return [{ ...single, skipped: [...(single.skipped ?? []), reason] }, ...changed];
  }
}

/** A part of a series that is stored as one of its own, from the event or a change on. */
interface Part {
  readonly record: SourceRecord;
  readonly at: number;
  /** By the clocks of the series. */
  readonly start: CalendarTime;
  readonly recurrence: StoredRecurrence;
}

/**
 * A series and its changed dates as records. Undefined where the service does not support it: a series by the clocks of a zone
 * without a known name, or by UTC where others are shown, or one without an end that has several rules. One with an end becomes a
 * list of its dates. From a change of all later dates on, it is a series of its own.
 */
async function storedSeries(
  reading: CalendarReading,
  record: SourceRecord,
  read: CalendarRecurrence,
): Promise<SourceRecord[] | undefined> {
  const { now, resource } = reading;
  const { start, changes } = read;
  if (resource.recurrence === undefined || isConverted(start)) return undefined;
  const recurrence = await supported(now, read);
  if (recurrence === undefined) return undefined;
  const { rule, series: relation } = resource.recurrence;
  const last = horizonOf(start.wall, now);
  const scheduled = new Set(await startsOf({ ...recurrence, exdate: [] }, start.wall, { last }));
  const splits = changes.filter((one) => scheduled.has(one.at) && isForLater(one.entry));
  const parts = await splitSeries(reading, { record, at: 0, start, recurrence }, splits);
  if (parts?.some((part) => isConverted(part.start)) !== false) return undefined;
  const records = parts.map(({ record: whole, recurrence: own }) => {
    return { ...whole, values: { ...whole.values, [rule]: { rdate: [], exdate: [], ...own } } };
  });
  const dates = changes.filter((one) => !splits.includes(one));
  const occurrences = dates.map((one): SourceRecord => {
    const changed = readChange(reading, read, one);
    const part = parts.findLast(({ at }) => at <= one.at);
    if (!scheduled.has(one.at) || part === undefined)
      return { ...changed, warnings: [...(changed.warnings ?? []), "It belongs to no date of its series."] };
    const links = { ...changed.links, [relation]: [{ key: part.record.key }] };
    return { ...changed, links, imported: { ...changed.imported, occurrence: { at: one.at - part.at } } };
  });
  return [...records, ...occurrences];
}

function isConverted({ clocks, zone }: CalendarTime): boolean {
  return clocks.name !== zone.name;
}

/** Splits a series at changes; undefined where the rule does not give the dates of a part. */
async function splitSeries(
  reading: CalendarReading,
  whole: Part,
  changes: readonly Change[],
): Promise<readonly Part[] | undefined> {
  const parts: Part[] = [];
  let last = whole;
  for (const { entry, key, at } of [...changes].sort((one, other) => one.at - other.at)) {
    const start = timeOf(reading, entry, "dtstart");
    if (start === undefined) return undefined;
    const { before, after } = await splitAt(last.recurrence, last.start.wall, at - last.at);
    if (before !== undefined) parts.push({ ...last, recurrence: before });
    const planned = later(last.start, at - last.at).wall;
    const recurrence = shifted(after, civilOfWall(start.wall) - civilOfWall(planned), planned);
    if (!(await isAtStart(recurrence, start.wall))) return undefined;
    last = { record: readEvent(reading, entry, { key }), at, start, recurrence };
  }
  return [...parts, last];
}

/** The recurrence of an event in the form of the service; undefined where it has none. */
async function supported(now: number, read: CalendarRecurrence): Promise<StoredRecurrence | undefined> {
  const { rules, excluded, rdate, exdate } = read;
  const { wall } = read.start;
  const last = horizonOf(wall, now);
  try {
    const isPlain = excluded.length === 0 && rules.length <= 1 && rules.every((one) => one.isSupported);
    if (isPlain && Math.max(rdate.length, exdate.length) <= mostBeside) {
      const recurrence = { ...(rules[0] && { rrule: rules[0].rrule }), rdate, exdate };
      if (await isAtStart(recurrence, wall)) {
        await startsOf(recurrence, wall, { last, limit: dateLimit });
        return recurrence;
      }
    }
    const { dates, isOver } = await datesOf(read, { to: last, limit: mostBeside });
    if (!isOver) return undefined;
    const others = dates.filter((at) => at !== 0).map((at) => wallOfCivil(civilOfWall(wall) + at));
    return { rdate: others, exdate: dates.includes(0) ? [] : [wall] };
  } catch (error) {
    if (error instanceof TooManyDates) return undefined;
    throw error;
  }
}

/** How far series without an end are followed, to either side. */
const reachMs = 2 * 365.25 * dayMs;
/** Most single records of one series. */
const mostOccurrences = 2000;

/** Expands a series that the service does not support into single records, and says which dates are lost. */
async function expandSeries(
  reading: CalendarReading,
  recurrence: CalendarRecurrence,
): Promise<SourceRecord[]> {
  const { now, resource, warnings, lost } = reading;
  const { event, uid, start, changes } = recurrence;
  const rules = ["rrule", "exrule"].flatMap((name) => propertiesOf(event, name).map(({ value }) => value));
  const name = `Line ${event.line}: the series "${textOf(event, "summary") ?? uid}" (${rules.join(", ") || "RDATE"})`;
  const { dates, isOver, isWhole } = await reachableDates(recurrence, now);
  const chosen = nextOf(dates, now - civilOfWall(start.wall));
  const lasting = changes.filter(({ entry }) => isForLater(entry)).sort((one, other) => one.at - other.at);
  const records = chosen.map((at) => {
    const own = changes.find((one) => one.at === at);
    if (own !== undefined) return readChange(reading, recurrence, own);
    const key = `${uid} ${keyOf(later(start, at))}`;
    const base = lasting.findLast((one) => one.at <= at);
    if (base === undefined) return readEvent(reading, recurrence, { key, start: later(start, at) });
    const from = timeOf(reading, base.entry, "dtstart") ?? later(start, base.at);
    return readEvent(reading, base.entry, { key, start: later(from, at - base.at) });
  });
  const strays = changes.filter(({ at }) => !dates.includes(at));
  records.push(...strays.map((change) => readChange(reading, recurrence, change)));
  warnings.push(`${name} became ${records.length} single ${resource.plural}.`);
  const [first = 0, last = 0] = [chosen[0], chosen.at(-1)];
  const shown = (at: number): string => later(start, at).wall.slice(0, 16);
  if (!isWhole || (dates[0] ?? 0) !== first) lost.push(`${name} lacks dates before ${shown(first)}.`);
  if (!isOver || last !== (dates.at(-1) ?? last))
    lost.push(`${name} lacks dates after ${shown(last)}; run again later for more.`);
  return records;
}

/** Reads a changed date of a series. */
function readChange(
  reading: CalendarReading,
  { start }: CalendarRecurrence,
  { entry, key, at, length }: Change,
): SourceRecord {
  return readEvent(reading, entry, length === undefined ? { key } : { key, start: later(start, at), length });
}

/** All dates of a series up to two years ahead; where those are too many, those of a time around the present. */
async function reachableDates(recurrence: CalendarRecurrence, now: number) {
  const to = now + reachMs;
  const present = Math.max(now, civilOfWall(recurrence.start.wall));
  for (let from: number | undefined, reach = 2 * reachMs; ; from = present - reach) {
    try {
      const range = { ...(from === undefined ? {} : { from }), to: Math.min(to, present + reach) };
      const found = await datesOf(recurrence, { ...range, limit: lastingLimit });
      return { ...found, isWhole: from === undefined };
    } catch (error) {
      reach /= 2;
      if (!(error instanceof TooManyDates) || reach < dayMs) throw error;
    }
  }
}

/** Of too many times, those to come go before those that are past. */
function nextOf(dates: readonly number[], now: number): readonly number[] {
  const upcoming = dates.findIndex((at) => at >= now);
  const last = Math.max(0, dates.length - mostOccurrences);
  const from = upcoming < 0 ? last : Math.min(upcoming, last);
  return dates.slice(from, from + mostOccurrences);
}
