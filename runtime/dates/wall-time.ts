import { civilMs, civilOf, dayMs, firstSecond, lastSecond, minuteMs, secondMs } from "./civil.js";
import type { Zone } from "./zone.js";

/**
 * The instant (milliseconds since 1970 UTC) at which the clocks of a zone show `YYYY-MM-DD HH:MM:SS`.
 * A time that a clock change leaves out moves forward by the length of the change; of a time that comes twice it is
 * the first. Days past the end of a month roll over. Throws a RangeError for text of another form.
 */
export function toInstant(wall: string, zone: Zone): number {
  return instantAt(readWall(wall), zone);
}

/**
 * What the clocks of a zone show at an instant: `YYYY-MM-DD HH:MM:SS`, fractions of a second cut off.
 * Readings before the year 0000 or after 9999 are held at the first or last second of that range, so that texts
 * always sort like the times they stand for.
 */
export function toWall(instant: number, zone: Zone): string {
  return writeWall(instant + zone.offsetAt(instant));
}

/** A wall-clock text in civil milliseconds; NaN for text that is no time. */
export function civilOfWall(wall: string): number {
  return Date.parse(`${wall.replace(" ", "T")}Z`);
}

/** The wall-clock text of civil milliseconds, held in the same range as that of {@link toWall}. */
export function wallOfCivil(civil: number): string {
  return writeWall(civil);
}

/** The day of civil milliseconds as iCalendar writes it: `20310310`. */
export function compactDay(civil: number): string {
  return writeWall(civil).slice(0, 10).replaceAll("-", "");
}

/** An instant in ISO 8601, in UTC to the second, `2031-03-10T18:30:00Z`, or with `isExact` to the millisecond. */
export function isoInstant(instant: number, isExact = false): string {
  return `${writeWall(instant).replace(" ", "T")}${fractionOf(instant, isExact)}Z`;
}

function fractionOf(instant: number, isExact: boolean): string {
  return isExact ? `.${String(((instant % secondMs) + secondMs) % secondMs).padStart(3, "0")}` : "";
}

/** What the clocks of a zone show at such a time; any other text as it is. */
export function clockText(text: string, zone: Zone): string {
  return isoPattern.test(text) ? toWall(Date.parse(text), zone) : text;
}

/** An instant with the offset that a zone has then: `2031-03-10T19:30:00+01:00`. Odd seconds of old offsets are rounded. */
export function isoTime(instant: number, zone: Zone, isExact = false): string {
  const minutes = Math.round(zone.offsetAt(instant) / minuteMs);
  const wall = writeWall(instant + minutes * minuteMs).replace(" ", "T");
  return wall + fractionOf(instant, isExact) + offsetText(minutes);
}

/** A distance from UTC in minutes as ISO 8601 has it: `+01:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Like {@link toInstant}, for a reading in civil milliseconds. */
export function instantAt(civil: number, zone: Zone): number {
  // A day is longer than any distance from UTC, so the two offsets are those around every change that matters here.
  const before = zone.offsetAt(civil - dayMs);
  const after = zone.offsetAt(civil + dayMs);
  if (before === after) return civil - before;
  // Clocks put back: both offsets fit, the larger one comes first. Clocks put forward: neither fits in the gap, and
  // the offset before it carries the time across.
  const first = civil - Math.max(before, after);
  const second = civil - Math.min(before, after);
  if (zone.offsetAt(first) === civil - first) return first;
  return zone.offsetAt(second) === civil - second ? second : civil - before;
}

/**
 * The instant at which the day of `instant` begins in a zone. Days begin at `cutoff` (`HH:MM`) instead of midnight,
 * so with `06:00` five in the morning still belongs to the day before.
 */
export function startOfDay(instant: number, zone: Zone, cutoff = "00:00"): number {
  return dayAround(instant, zone, cutoff).start;
}

/** The instant of the last whole second of the day that {@link startOfDay} begins. */
export function endOfDay(instant: number, zone: Zone, cutoff = "00:00"): number {
  return dayAround(instant, zone, cutoff).next - secondMs;
}

/** A point in time with what the clocks of a zone show then. */
export interface Moment {
  readonly wall: string;
  readonly instant: number;
}

/** An instant of the day that a time means. Midnight stands for the date, whose day may begin later. */
export function instantOfDay({ wall, instant }: Moment, zone: Zone, cutoff: string): number {
  return wall.endsWith(" 00:00:00") ? toInstant(`${wall.slice(0, 10)} ${cutoff}:00`, zone) : instant;
}

/**
 * The parts of a wall-clock text or of an ISO 8601 time in UTC, zero-padded as in the text. Throws a RangeError for text of
 * another form.
 */
export function dateDetails(wall: string) {
  readWall(isoPattern.test(wall) ? wall.slice(0, 19).replace("T", " ") : wall);
  return {
    year: wall.slice(0, 4),
    month: wall.slice(5, 7),
    day: wall.slice(8, 10),
    hour: wall.slice(11, 13),
    minutes: wall.slice(14, 16),
    seconds: wall.slice(17, 19),
  };
}

function dayAround(instant: number, zone: Zone, cutoff: string): { start: number; next: number } {
  const shift = readCutoff(cutoff);
  const civil = instant + zone.offsetAt(instant) - shift;
  let day = Math.floor(civil / dayMs) * dayMs + shift;
  // Where a clock change falls on the cut-off, the reading alone names the neighbouring day.
  if (instantAt(day, zone) > instant) {
    day -= dayMs;
  } else if (instantAt(day + dayMs, zone) <= instant) {
    day += dayMs;
  }
  return { start: instantAt(day, zone), next: instantAt(day + dayMs, zone) };
}

function readCutoff(cutoff: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(cutoff);
  if (match === null) {
    throw new RangeError(`The day cut-off ${JSON.stringify(cutoff)} is no time of day; write it as HH:MM.`);
  }
  return (Number(match[1]) * 60 + Number(match[2])) * minuteMs;
}

const isoPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;
const wallPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

function readWall(wall: string): number {
  if (!wallPattern.test(wall)) {
    throw new RangeError(`${JSON.stringify(wall)} is no wall-clock time; write it as YYYY-MM-DD HH:MM:SS.`);
  }
  return civilMs({
    year: Number(wall.slice(0, 4)),
    month: Number(wall.slice(5, 7)),
    day: Number(wall.slice(8, 10)),
    hour: Number(wall.slice(11, 13)),
    minute: Number(wall.slice(14, 16)),
    second: Number(wall.slice(17, 19)),
  });
}

function writeWall(civil: number): string {
  const held = Math.min(Math.max(civil, firstSecond), lastSecond);
  const days = Math.floor(held / dayMs);
  const seconds = Math.floor((held - days * dayMs) / secondMs);
  const minutes = Math.floor(seconds / 60);
  return `${dateText(days)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

// Lists show the same days again and again, and writing the date is most of the work.
const dateTexts = new Map<number, string>();
const dateTextLimit = 4096;

function dateText(days: number): string {
  const known = dateTexts.get(days);
  if (known !== undefined) return known;
  if (dateTexts.size >= dateTextLimit) dateTexts.clear();
  const { year, month, day } = civilOf(days * dayMs);
  const text = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  dateTexts.set(days, text);
  return text;
}

const pairs = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, "0"));

function two(value: number): string {
  return pairs[value] ?? String(value);
}
