import { dayMs, minuteMs, secondMs } from "../dates/civil.js";
import { toWall } from "../dates/wall-time.js";
import { findChange, utc, type Zone } from "../dates/zone.js";
import { contentLine, parameterValue, textValue, utcValue, wallValue } from "./content-line.js";

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
 * database of this machine has them. Changes of consecutive years by one rule become an RRULE, all others one RDATE a
 * line: not all implementations read a list of dates, or a start beside dates.
 */
export function timeZoneLines(zone: Zone, { from, to }: Span): string {
  const start = startOfYear(from, -1);
  const end = startOfYear(to, 2);
  const offset = zone.offsetAt(start);
  const parts = grouped(changesOf(zone, start, end)).flatMap((alike) => observancesOf(alike, end));
  return [
    contentLine("BEGIN", "VTIMEZONE"),
    contentLine("TZID", textValue(zoneId(zone))),
    observance(zone, { changes: [{ at: start, before: offset, after: offset }] }),
    ...parts.map((part) => observance(zone, part)),
    contentLine("END", "VTIMEZONE"),
  ].join("");
}

/** The parameter that ties a time to its zone. */
export function zoneParameter(zone: Zone): string {
  return `TZID=${parameterValue(zoneId(zone))}`;
}

/** The name of a zone in a calendar: of an offset `UTC+0530`, as not all implementations read a colon in a parameter. */
function zoneId(zone: Zone): string {
  return /^(?:utc)?[+-]/i.test(zone.name) ? `UTC${offsetValue(zone.offsetAt(0))}` : zone.name;
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
    if (before !== after)
      changes.push({ at: findChange(day, day + dayMs, (at) => zone.offsetAt(at)), before, after });
  }
  return changes;
}

/** Changes by the same amount. */
function grouped(changes: readonly ClockChange[]): readonly (readonly ClockChange[])[] {
  const groups = new Map<string, ClockChange[]>();
  for (const change of changes) {
    const key = `${change.before} ${change.after}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

/** A part of the description: changes by the same amount. */
interface Observance {
  readonly changes: readonly ClockChange[];
  /** Gives all of them, and maybe those of later years. */
  readonly rule?: string;
}

/** Changes by the same amount in as few parts as their rules allow; a rule that holds up to `end` goes on. */
function observancesOf(changes: readonly ClockChange[], end: number): readonly Observance[] {
  const goesOn = (run: readonly ClockChange[]): boolean =>
    yearOf(run.at(-1)) === new Date(end).getUTCFullYear() - 1;
  const runs: Observance[] = [];
  const others: ClockChange[] = [];
  for (let at = 0; at < changes.length; ) {
    const { rule, length } = longestRun(changes.slice(at));
    const run = changes.slice(at, at + length);
    if (length < shortestRun) others.push(...run);
    else runs.push({ changes: run, rule: rule + (goesOn(run) ? "" : untilOf(run)) });
    at += length;
  }
  return [...runs, ...(others.length === 0 ? [] : [{ changes: others }])];
}

/** Fewer years are no sign of a rule. */
const shortestRun = 3;

/** How many of the changes, from the first on, one rule gives year by year. */
function longestRun(changes: readonly ClockChange[]): { readonly rule: string; readonly length: number } {
  const [first, ...later] = changes.map((change) => ({ change, rules: yearlyRules(change) }));
  const lengths = (first?.rules ?? []).map((rule) => {
    const end = later.findIndex(
      ({ change, rules }, index) =>
        yearOf(change) !== yearOf(first?.change) + index + 1 ||
        clockOf(change) !== clockOf(first?.change) ||
        !rules.includes(rule),
    );
    return { rule, length: 1 + (end < 0 ? later.length : end) };
  });
  return lengths.reduce((best, next) => (next.length > best.length ? next : best), { rule: "", length: 1 });
}

/** The rules of a year that give the day of a change: by its week in the month, from the beginning or the end. */
function yearlyRules(change: ClockChange): readonly string[] {
  const day = new Date(shownAt(change));
  const week = Math.ceil(day.getUTCDate() / 7);
  const isLast = new Date(shownAt(change) + 7 * dayMs).getUTCMonth() !== day.getUTCMonth();
  const name = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][day.getUTCDay()] ?? "";
  return [...(isLast ? [-1] : []), ...(week > 4 ? [] : [week])].map(
    (number) => `FREQ=YEARLY;BYMONTH=${day.getUTCMonth() + 1};BYDAY=${number}${name}`,
  );
}

function untilOf(changes: readonly ClockChange[]): string {
  const last = changes.at(-1);
  return last === undefined ? "" : `;UNTIL=${utcValue(last.at)}`;
}

/** Times in a description are those that the clocks show before the change. */
function shownAt({ at, before }: ClockChange): number {
  return at + before;
}

function yearOf(change: ClockChange | undefined): number {
  return change === undefined ? 0 : new Date(shownAt(change)).getUTCFullYear();
}

function clockOf(change: ClockChange | undefined): number {
  return change === undefined ? 0 : ((shownAt(change) % dayMs) + dayMs) % dayMs;
}

function observance(zone: Zone, { changes, rule }: Observance): string {
  const [first] = changes;
  if (first === undefined) return "";
  const name = first.after > first.before ? "DAYLIGHT" : "STANDARD";
  const shown = (change: ClockChange): string => wallValue(toWall(shownAt(change), utc));
  const dates = rule === undefined && changes.length > 1 ? changes.map(shown) : [];
  return [
    contentLine("BEGIN", name),
    contentLine("DTSTART", shown(first)),
    contentLine("TZOFFSETFROM", offsetValue(first.before)),
    contentLine("TZOFFSETTO", offsetValue(first.after)),
    contentLine("TZNAME", textValue(zone.abbreviationAt(first.at))),
    ...(rule === undefined ? [] : [contentLine("RRULE", rule)]),
    ...dates.map((date) => contentLine("RDATE", date)),
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
