import ICAL from "ical.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { toWall } from "../../dates/wall-time.js";
import { parseZone } from "../../dates/zone.js";
import type { AppContext } from "../../resources/app-context.js";
import { jsonText } from "../tool.js";
import { zoneNamed } from "./calendar-zones.js";

/** An event of a calendar. */
export interface Entry {
  readonly event: ICAL.Component;
  /** Of times that have none. */
  readonly zone: string | undefined;
  /** Line of the file at which it begins. */
  readonly line: number;
}

export function timeOf(event: ICAL.Component, name: string): ICAL.Time | undefined {
  const value: unknown = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : undefined;
}

/** The trimmed text of a property; undefined where it is empty. */
export function textOf(event: ICAL.Component, name: string): string | undefined {
  const property = event.getFirstProperty(name);
  const text = property === null ? "" : valueText(property).trim();
  return text === "" ? undefined : text;
}

/** The first value of a property where it is text; values of properties that the library does not know are unescaped. */
export function valueText(property: ICAL.Property): string {
  const text = jsonText(property.getFirstValue());
  return property.type === "unknown" ? unescaped(text) : text;
}

/** The texts of a property that is a list; properties that the library does not know are split at commas. */
export function valueTexts(property: ICAL.Property): string[] {
  if (property.type !== "unknown") return property.getValues().map(jsonText);
  return (jsonText(property.getFirstValue()).match(/(?:\\.|[^,\\])+/g) ?? []).map(unescaped);
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? "\n" : character));
}

/** A time on the clocks of an event. */
export function shownTime(event: ICAL.Component, time: ICAL.Time, fallback: string): CalendarTime {
  return calendarTime(time, event.getFirstProperty("dtstart")?.getFirstParameter("tzid"), fallback);
}

export function isSeries(event: ICAL.Component): boolean {
  return event.hasProperty("rrule") || event.hasProperty("rdate");
}

export function sequenceOf(event: ICAL.Component): number {
  return Number(event.getFirstPropertyValue("sequence") ?? 0);
}

/** The `RECURRENCE-ID` of an event. */
export function idOfOccurrence(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue("recurrence-id"));
}

/** How a calendar is read. */
export interface CalendarOptions {
  readonly app: AppContext;
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
}

/** A series and the changes of single occurrences. */
export interface SeriesEntry extends Entry {
  readonly uid: string;
  readonly changes: readonly Entry[];
}

/** A time of a calendar as a record takes it. */
export interface CalendarTime {
  /** Wall-clock text in its zone. */
  readonly wall: string;
  /** The same as an input that is read in the zone. */
  readonly text: string;
  readonly zone: string;
  /** The zone is not that of the calendar: a series in it would have other dates. */
  readonly isConverted?: boolean;
  /** Set where the zone is not the one that the calendar names. */
  readonly warning?: string;
}

/**
 * A time in the zone that its `TZID` names. Times in UTC, and those of zones that cannot be named, are shown in the zone
 * given, at the same instant; those of names that mean nothing are read in it.
 */
export function calendarTime(time: ICAL.Time, tzid: string | undefined, fallback: string): CalendarTime {
  const wall = wallOf(time);
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const isLocal = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  const name = tzid ?? (isLocal ? undefined : time.zone.tzid);
  const named = isUtc || name === undefined ? undefined : zoneNamed(name, isLocal ? undefined : time);
  if (named !== undefined) return { wall, text: wall, ...named };
  if (isLocal) {
    const isLost = !time.isDate && tzid !== undefined;
    const warning = `Its time zone "${tzid ?? ""}" is unknown: its times are read as those of ${fallback}.`;
    return { wall, text: wall, zone: fallback, ...(isLost ? { warning } : {}) };
  }
  const instant = time.toJSDate();
  const zone = parseZone(fallback);
  const shown = {
    wall: zone === undefined ? wall : toWall(instant.getTime(), zone),
    text: instant.toISOString(),
    zone: fallback,
    isConverted: !isUtc || fallback !== "UTC",
  };
  return isUtc
    ? shown
    : { ...shown, warning: `Its time zone "${name ?? ""}" is shown as ${fallback}, at the same instants.` };
}

/** The wall-clock text of a time; of a day, its midnight. */
export function wallOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): string {
  const pad = (part: number, width = 2): string => String(part).padStart(width, "0");
  const clock = isDate ? "00:00:00" : [hour, minute, second].map((part) => pad(part)).join(":");
  return `${pad(year, 4)}-${pad(month)}-${pad(day)} ${clock}`;
}
