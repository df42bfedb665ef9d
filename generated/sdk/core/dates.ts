// Copied from runtime/client/dates.ts. Do not edit: change that file and run `npm run generate`.

import { times } from "./spec.js";
import { type TemporalTime, type WithDates, zonedDateTime } from "./temporal.js";

export type { TemporalObject, TemporalTime, TimeObject, WithDates } from "./temporal.js";

/** Wall-clock time such as `2031-03-10 19:30:00`, in the zone given beside it. Any text may be given for one. */
export type LocalDateTime = string & { readonly __time?: "local" };

/** Time in UTC such as `2031-03-10 18:30:00`. Any text may be given for one. */
export type UtcDateTime = string & { readonly __time?: "utc" };

/** The instant of a time in UTC. */
export function toDate(time: UtcDateTime): Date {
  return new Date(millisecondsOf(time));
}

/** An instant as the service writes it in UTC, to the second. */
export function fromDate(date: Date): UtcDateTime {
  return textOf(date.getTime());
}

/**
 * The instant of a wall-clock time in a zone such as `Europe/Rome` or `UTC+5:30`. In the hour that comes twice it is the
 * first; in the one that is left out, clocks have moved on. Throws RangeError for an unknown zone.
 */
export function localToDate(time: LocalDateTime, zone: string): Date {
  const wall = millisecondsOf(time);
  const [before, after] = [wall - dayMs, wall + dayMs].map((near) => wall - offsetAt(near, zone));
  const found = [before, after].find((instant) => instant !== undefined && wallAt(instant, zone) === wall);
  return new Date(found ?? before ?? wall);
}

/**
 * A copy of a record that the service returned, with its own times as instants; records inside it stay as they are. The
 * publication date of a record without one is an invalid `Date`.
 */
export function toDates<Item extends object>(record: Item): WithDates<Item> {
  const texts = new Map(
    Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    ),
  );
  const dates = [...texts].flatMap(([name, text]) => {
    const time = Object.hasOwn(times, name) ? times[name] : undefined;
    if (time === undefined) return [];
    const other = texts.get("utc" in time ? time.utc : time.zone);
    if (other === undefined || other === "") return [];
    return [[name, "utc" in time ? toDate(other) : localToDate(text, other)] as const];
  });
  // The table names the properties whose types are those of times.
  return { ...record, ...Object.fromEntries(dates) };
}

/** The wall-clock time of an instant in a zone. */
export function dateToLocal(date: Date, zone: string): LocalDateTime {
  return textOf(wallAt(date.getTime(), zone));
}

/** A wall-clock time with its zone as a `Temporal.ZonedDateTime`. Throws where the platform has no Temporal. */
export function toZonedDateTime(time: LocalDateTime, zone: string): TemporalTime {
  return zonedDateTime(localToDate(time, zone), temporalZone(zone), "localToDate");
}

/** The UTC time of a `Temporal.Instant` or `Temporal.ZonedDateTime`. */
export function fromTemporal(time: TemporalTime): UtcDateTime {
  return fromDate(new Date(time.epochMilliseconds));
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Both kinds of time are written alike. */
function millisecondsOf(time: string): number {
  return Date.parse(`${time.replace(" ", "T")}Z`);
}

function textOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ");
}

/** Milliseconds since 1970 that the clocks of a zone show at an instant. */
function wallAt(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

function offsetAt(instant: number, zone: string): number {
  const minutes = fixedMinutes(zone);
  if (minutes !== undefined) return minutes * minuteMs;
  const shown = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = shown
    .filter(({ type }) => type !== "literal")
    .map(({ value }) => Number(value));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** Minutes of a fixed offset such as `UTC-3.5`, `UTC+5:30` or `+0530`; undefined for names of places. */
function fixedMinutes(zone: string): number | undefined {
  const [whole, sign, hours = "", fraction = "", minutes = ""] =
    /^(?:UTC|(?=.))(?:([+-])(\d\d?)(?:(\.\d+)|:?(\d\d))?)?$/i.exec(zone) ?? [];
  const size = Math.round(Number(hours + fraction) * 60) + Number(minutes);
  return whole === undefined ? undefined : sign === "-" ? -size : size;
}

function temporalZone(zone: string): string {
  const minutes = fixedMinutes(zone);
  if (minutes === undefined) return zone;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${minutes < 0 ? "-" : "+"}${hours ?? "00"}:${rest ?? "00"}`;
}
