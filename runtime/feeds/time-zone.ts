import { dayMs, minuteMs, secondMs } from "../dates/civil.js";
import { toWall } from "../dates/wall-time.js";
import { utc, type Zone } from "../dates/zone.js";
import { contentLine, parameterValue, textValue, wallValue } from "./content-line.js";

/** Instants, in milliseconds, between which a zone is used. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether times of the zone are written as UTC, which needs no description of the zone. */
export function isUtc({ name }: Zone): boolean {
  return /^(?:(?:etc\/)?(?:utc|uct|gmt|zulu|universal)|gmt0)$/i.test(name);
}

/**
 * The VTIMEZONE of a zone: every change of its clocks from the year before the span to the year after it, as the zone
 * database of this machine has them.
 */
export function timeZoneLines(zone: Zone, { from, to }: Span): string {
  const start = startOfYear(from, -1);
  const changes = changesOf(zone, start, startOfYear(to, 2));
  return [
    contentLine("BEGIN", "VTIMEZONE"),
    contentLine("TZID", textValue(zone.name)),
    observance(zone, [{ at: start, before: zone.offsetAt(start), after: zone.offsetAt(start) }], "STANDARD"),
    ...grouped(changes).map((alike) => observance(zone, alike, isForward(alike) ? "DAYLIGHT" : "STANDARD")),
    contentLine("END", "VTIMEZONE"),
  ].join("");
}

/** The parameter that ties a time to its zone. */
export function zoneParameter({ name }: Zone): string {
  return `TZID=${parameterValue(name)}`;
}

/** A moment at which clocks are changed, and how far they are ahead of UTC around it. */
interface ClockChange {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

function startOfYear(instant: number, years: number): number {
  const year = new Date(instant).getUTCFullYear() + years;
  return Date.UTC(Math.min(Math.max(year, 1), 9999), 0, 1);
}

function changesOf(zone: Zone, start: number, end: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  for (let day = start; day < end; day += dayMs) {
    const before = zone.offsetAt(day);
    const after = zone.offsetAt(day + dayMs);
    if (before !== after) changes.push({ at: changeWithin(zone, day, before), before, after });
  }
  return changes;
}

/** The first second of the day after `from` that has another offset. */
function changeWithin(zone: Zone, from: number, before: number): number {
  let [known, other] = [0, dayMs / secondMs];
  while (other - known > 1) {
    const middle = Math.floor((known + other) / 2);
    if (zone.offsetAt(from + middle * secondMs) === before) known = middle;
    else other = middle;
  }
  return from + other * secondMs;
}

/** Changes by the same amount make one part of the description. */
function grouped(changes: readonly ClockChange[]): readonly (readonly ClockChange[])[] {
  const groups = new Map<string, ClockChange[]>();
  for (const change of changes) {
    const key = `${change.before} ${change.after}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

function isForward([change]: readonly ClockChange[]): boolean {
  return change !== undefined && change.after > change.before;
}

/** Times in a description are those that the clocks show before the change. */
function observance(zone: Zone, changes: readonly ClockChange[], name: "STANDARD" | "DAYLIGHT"): string {
  const [first, ...others] = changes;
  if (first === undefined) return "";
  const shown = ({ at, before }: ClockChange): string => wallValue(toWall(at + before, utc));
  return [
    contentLine("BEGIN", name),
    contentLine("DTSTART", shown(first)),
    contentLine("TZOFFSETFROM", offsetValue(first.before)),
    contentLine("TZOFFSETTO", offsetValue(first.after)),
    contentLine("TZNAME", textValue(zone.abbreviationAt(first.at))),
    ...(others.length === 0 ? [] : [contentLine("RDATE", others.map(shown).join(","))]),
    contentLine("END", name),
  ].join("");
}

function offsetValue(offset: number): string {
  const size = Math.abs(offset);
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(size / (60 * minuteMs)), Math.floor(size / minuteMs) % 60];
  const seconds = Math.round(size / secondMs) % 60;
  return `${offset < 0 ? "-" : "+"}${two(hours)}${two(minutes)}${seconds === 0 ? "" : two(seconds)}`;
}
