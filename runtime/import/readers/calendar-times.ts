import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { civilOfWall, toInstant, toWall, wallOfCivil } from "../../dates/wall-time.js";
import { parseZone, utc, type Zone } from "../../dates/zone.js";
import type { Model } from "../source.js";
import { type Component, type Property, propertyOf, textOf } from "./calendar-components.js";
import { type Duration, durationOf, wallOf } from "./calendar-values.js";
import { type DescribedZone, zoneNamed } from "./calendar-zones.js";

/** How a calendar is read. */
export interface CalendarOptions {
  readonly model: Model;
  readonly name: string;
  /** The content of an `.ics` file. */
  readonly text: string;
  readonly resource: ResourceDescriptor & { readonly period: NonNullable<ResourceDescriptor["period"]> };
  readonly language: string;
  /** Zone of times that have none; without it the calendar's own, else that of the site. */
  readonly zone: string | undefined;
  /** The current instant in milliseconds. */
  readonly now: number;
}

/** A reading that collects warnings, and what is lost. */
export interface CalendarReading extends CalendarOptions {
  readonly warnings: string[];
  readonly lost: string[];
  /** The zones that the calendar describes, by their `TZID`. */
  readonly described: ReadonlyMap<string, DescribedZone>;
  /** What `zoneNamed` says of each `TZID` so far. */
  readonly named: Map<string, ReturnType<typeof zoneNamed>>;
}

/** An event, the calendar that it is in, and the zone of its times that have none. */
export interface Entry {
  readonly event: Component;
  readonly calendar: Component;
  readonly zone: Zone | undefined;
}

/** A time of a calendar, on the clocks that the calendar means. */
export interface CalendarTime {
  /** Wall-clock text; of a day, its midnight. */
  readonly wall: string;
  readonly isDay: boolean;
  readonly clocks: Zone;
  /** The zone of the record: another one where a record should not or cannot have these clocks, as those of UTC. */
  readonly zone: Zone;
  /** Set where the zone is not the one that the calendar names. */
  readonly warning?: string;
}

/** The time of a property of an event; undefined where it has none. */
export function timeOf(reading: CalendarReading, entry: Entry, name: string): CalendarTime | undefined {
  const property = propertyOf(entry.event, name);
  return property === undefined ? undefined : readTime(reading, property, entry.zone ?? reading.model.zone);
}

/**
 * Reads a time in the zone that its `TZID` names. Times in UTC, and those of zones that cannot be named, get the fallback as the
 * zone of their record; those of names that mean nothing are read in it.
 */
export function readTime(
  { described, named }: CalendarReading,
  { parameters, value }: Pick<Property, "parameters" | "value">,
  fallback: Zone,
): CalendarTime {
  const time = { wall: wallOf(value), isDay: !value.includes("T"), clocks: fallback, zone: fallback };
  if (value.endsWith("Z")) return { ...time, clocks: utc };
  const tzid = parameters.get("tzid");
  if (time.isDay || tzid === undefined) return time;
  const own = described.get(tzid);
  if (!named.has(tzid)) named.set(tzid, zoneNamed(tzid, own));
  const { zone: name = "", ...rest } = named.get(tzid) ?? {};
  const zone = parseZone(name);
  if (zone !== undefined) return { ...time, clocks: zone, zone, ...rest };
  const quoted = `Its time zone "${tzid}" is`;
  if (own === undefined)
    return { ...time, warning: `${quoted} unknown: its times are read as those of ${fallback.name}.` };
  const warning = `${quoted} shown as ${fallback.name}, at the same instants.`;
  return { ...time, clocks: own.clocks, warning };
}

/** The instant of a time, in milliseconds. */
export function instantOf({ wall, clocks }: CalendarTime): number {
  return toInstant(wall, clocks);
}

/** The wall-clock text of a time on the clocks of another one. */
export function wallAt(time: CalendarTime, { clocks }: CalendarTime): string {
  return time.clocks === clocks ? time.wall : toWall(instantOf(time), clocks);
}

/** The time so many civil milliseconds later. */
export function later(time: CalendarTime, civil: number): CalendarTime {
  return { ...time, wall: wallOfCivil(civilOfWall(time.wall) + civil) };
}

/** The input of a record for a time: an instant where the record has other clocks. */
function inputOf(time: CalendarTime): string {
  return time.clocks === time.zone ? time.wall : new Date(instantOf(time)).toISOString();
}

/** How an event ends after its start: by the calendar where both are on the same clocks, else exactly. */
export function lengthOf(reading: CalendarReading, entry: Entry): Duration {
  const start = timeOf(reading, entry, "dtstart");
  const property = propertyOf(entry.event, "dtend");
  if (start === undefined || property === undefined) {
    const { civil, exact } = durationOf(textOf(entry.event, "duration") ?? "") ?? { civil: 0, exact: 0 };
    return start?.isDay === true ? { civil: civil + exact, exact: 0 } : { civil, exact };
  }
  const end = readTime(reading, property, start.zone);
  const isSame = start.isDay || (end.clocks === start.clocks && start.clocks === start.zone);
  return isSame
    ? { civil: civilOfWall(end.wall) - civilOfWall(start.wall), exact: 0 }
    : { civil: 0, exact: instantOf(end) - instantOf(start) };
}

/**
 * Reads when an event, or one of its dates, takes place as values of a record; its length is that of the event unless given, and
 * an end before the start is skipped.
 */
export function readPeriod(
  reading: CalendarReading,
  entry: Entry,
  {
    start,
    length = lengthOf(reading, entry),
  }: { readonly start: CalendarTime; readonly length: Duration | undefined },
) {
  const { period } = reading.resource;
  const isBefore = length.civil + length.exact < 0;
  const skipped = isBefore ? [`${period.end}: it is before the start.`] : [];
  const { civil, exact } = isBefore ? { civil: 0, exact: 0 } : length;
  const next = later(start, civil);
  const end = exact === 0 ? next : { ...next, clocks: utc, wall: toWall(instantOf(next) + exact, utc) };
  const isAllDay = textOf(entry.event, "x-microsoft-cdo-alldayevent")?.toUpperCase() === "TRUE";
  const own = start.isDay ? (parseZone(textOf(entry.event, "x-zone") ?? "") ?? entry.zone) : start.zone;
  const values = {
    ...(start.isDay || isAllDay
      ? wholeDays(period, wallIn(start), wallIn(end))
      : { [period.start]: inputOf(start), [period.end]: inputOf(end), [period.wholeDays]: false }),
    ...(own === undefined ? {} : { [period.zone]: own.name }),
  };
  return { values, warnings: start.warning === undefined ? [] : [start.warning], skipped };
}

/** The wall-clock text of a time in the zone of its record. */
function wallIn(time: CalendarTime): string {
  return wallAt(time, { ...time, clocks: time.zone });
}

/** The first and last day of times whose end is the midnight after the last day. */
function wholeDays(
  { start, end, wholeDays }: CalendarOptions["resource"]["period"],
  from: string,
  to: string,
) {
  const last = wallOfCivil(Math.max(civilOfWall(from), civilOfWall(to) - 1000));
  const [first, final] = [from, last].map((time) => `${time.slice(0, 10)} 00:00:00`);
  return { [start]: first, [end]: final, [wholeDays]: true };
}
