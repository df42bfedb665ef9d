import type ICAL from "ical.js";
import {
  dateLimit,
  isAtStart,
  shifted,
  splitAt,
  startsOf,
  TooManyDates,
} from "../../dates/recurrence-dates.js";
import { horizonOf } from "../../dates/recurrence-horizon.js";
import { RuleError } from "../../dates/recurrence-rule.js";
import { civilOfWall, wallOfCivil } from "../../dates/wall-time.js";
import { type Entry, idOfOccurrence, shownTime, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import type { CalendarOptions, SeriesEntry } from "./calendar-options.js";
import { clocksOf, dateIn, type Recurrence, recurrenceOf } from "./calendar-recurrence.js";
import { wallOf } from "./calendar-time.js";
import type { SourceRecord } from "./source.js";

/**
 * Reads a series and its changed occurrences as records. Undefined where the service does not support it: a series by the
 * clocks of a zone without a known name, or by UTC where others are shown, or one whose rule is not supported. From a change
 * of all later dates on, it is a series of its own.
 */
export async function readSeries(
  options: CalendarOptions,
  { uid, event, zone, changes: changed }: SeriesEntry,
): Promise<SourceRecord[] | undefined> {
  const { facts, now } = options;
  const start = timeOf(event, "dtstart");
  if (facts.recurrence === undefined || start === undefined) return undefined;
  if (isConverted(options, event, zone)) return undefined;
  const wall = wallOf(start);
  const recurrence = await supported(options, { event, zone }, start);
  if (recurrence === undefined) return undefined;
  const { rule, series: relation } = facts.recurrence;
  const scheduled = new Set(
    await startsOf({ ...recurrence, exdate: [] }, wall, { last: horizonOf(wall, now) }),
  );
  const clocks = clocksOf(options, { event, zone }, start);
  const changes = changed.map((one): Change => {
    const [date = wall] = dateIn(one.getFirstPropertyValue("recurrence-id"), start, clocks);
    return { event: one, key: `${uid} ${idOfOccurrence(one)}`, at: civilOfWall(date) - civilOfWall(wall) };
  });
  const splits = changes.filter((one) => scheduled.has(one.at) && isForLater(one.event));
  const parts = await splitSeries({ event, key: uid, at: 0, wall, recurrence }, splits);
  if (parts?.some((part) => isConverted(options, part.event, zone)) !== false) return undefined;
  const series = parts.map((part) => {
    const record = readEvent(options, { key: part.key, event: part.event, zone });
    return { ...record, values: { ...record.values, [rule]: part.recurrence } };
  });
  const occurrences = changes.flatMap((one): SourceRecord[] => {
    const part = parts.findLast(({ at }) => at <= one.at);
    if (part?.event === one.event) return [];
    const record = readEvent(options, { key: one.key, event: one.event, zone });
    const { warnings = [], imported } = record;
    if (!scheduled.has(one.at) || part === undefined)
      return [{ ...record, warnings: [...warnings, "It belongs to no date of its series."] }];
    const links = { ...record.links, [relation]: [{ key: part.key }] };
    return [{ ...record, links, imported: { ...imported, occurrence: { at: one.at - part.at } } }];
  });
  return [...series, ...occurrences];
}

/** A change of one date, or of all from it on; `at` is in civil milliseconds after the start of the series. */
interface Change {
  readonly event: ICAL.Component;
  readonly key: string;
  readonly at: number;
}

/** A part of a series that is stored as one of its own. */
interface Part extends Change {
  /** Its start, by its clocks. */
  readonly wall: string;
  readonly recurrence: Recurrence;
}

function isForLater(event: ICAL.Component): boolean {
  const range: unknown = event.getFirstProperty("recurrence-id")?.getFirstParameter("range");
  return typeof range === "string" && range.toUpperCase() === "THISANDFUTURE";
}

function isConverted({ site }: CalendarOptions, event: ICAL.Component, zone: string | undefined): boolean {
  const start = timeOf(event, "dtstart");
  return start === undefined || shownTime(event, start, zone ?? site.zone.name).isConverted === true;
}

/** Splits a series at changes; undefined where the rule does not give the dates of a part. */
async function splitSeries(whole: Part, changes: readonly Change[]): Promise<readonly Part[] | undefined> {
  const parts: Part[] = [];
  let last = whole;
  for (const change of [...changes].sort((one, other) => one.at - other.at)) {
    const start = timeOf(change.event, "dtstart");
    if (start === undefined) return undefined;
    const { before, after } = await splitAt(last.recurrence, last.wall, change.at - last.at);
    if (before !== undefined) parts.push({ ...last, recurrence: { ...noDates, ...before } });
    const planned = civilOfWall(last.wall) + change.at - last.at;
    const wall = wallOf(start);
    const moved = shifted(after, civilOfWall(wall) - planned, wallOfCivil(planned));
    if (!(await isAtStart(moved, wall))) return undefined;
    last = { ...change, wall, recurrence: { ...noDates, ...moved } };
  }
  return [...parts, last];
}

const noDates = { rdate: [], exdate: [] };

/** The recurrence of an event; undefined where the service does not support it. */
async function supported(
  options: CalendarOptions,
  entry: Entry,
  start: ICAL.Time,
): Promise<Recurrence | undefined> {
  const wall = wallOf(start);
  try {
    const recurrence = recurrenceOf(options, entry, start);
    if (!(await isAtStart(recurrence, wall))) return undefined;
    await startsOf(recurrence, wall, { last: horizonOf(wall, options.now), limit: dateLimit });
    return recurrence;
  } catch (error) {
    if (error instanceof RuleError || error instanceof TooManyDates) return undefined;
    throw error;
  }
}
