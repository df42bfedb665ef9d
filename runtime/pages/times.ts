import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { parseZone } from "../dates/parse-zone.js";
import { isoInstant, toInstant } from "../dates/wall-time.js";
import { utc, type Zone } from "../dates/zone.js";
import { type Html, html } from "./html.js";
import type { PageRecord } from "./page-api.js";
import type { CalendarTexts } from "./page-texts.js";
import { textIn } from "./record-view.js";

/** The period of a record, as its answer has it. */
export interface Happening {
  /** Wall clock of its zone: `2031-03-10 19:30:00`. */
  readonly start: string;
  readonly end: string;
  readonly zone: string;
  /** What the clocks of the zone are called at the start, such as `CET`. */
  readonly abbreviation: string;
  readonly isWholeDays: boolean;
  /** Instants: `2031-03-10T18:30:00Z`. */
  readonly startInstant: string;
  readonly endInstant: string;
}

/** Reads the period of a record; undefined where its resource has none. */
export function happeningOf({ period }: ResourceDescriptor, record: PageRecord): Happening | undefined {
  if (period === undefined) return undefined;
  const zone = parseZone(textIn(record, period.zone)) ?? utc;
  const [start, end] = [wallOf(textIn(record, period.start)), wallOf(textIn(record, period.end))];
  const [first, last] = [period.start, period.end].map((name) => instantOf(textIn(record, name), zone)) as [
    number,
    number,
  ];
  return {
    start,
    end,
    zone: zone.name,
    abbreviation: zone.abbreviationAt(first),
    isWholeDays: record[period.wholeDays] === true,
    startInstant: isoInstant(first),
    endInstant: isoInstant(last),
  };
}

/** The clocks of the record, whose offset follows with `dates: iso`: `2031-03-10T19:30:00+01:00`. */
function wallOf(bound: string): string {
  return bound.slice(0, wallLength).replace("T", " ");
}

function instantOf(bound: string, zone: Zone): number {
  return bound.length > wallLength ? Date.parse(bound) : toInstant(bound, zone);
}

const wallLength = "2031-03-10 19:30:00".length;

/** A day in words, such as `Monday, 10 March 2031`. */
export function dayInWords(day: string, language: string): string {
  return format(language, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(
    civil(day),
  );
}

/** A month in words, such as `March 2031`. */
export function monthInWords(day: string, language: string): string {
  return capitalised(format(language, { month: "long", year: "numeric" }).format(civil(day)), language);
}

/** The days from one to another, such as `10 – 16 Mar 2031`. */
export function daysInWords(first: string, last: string, language: string): string {
  const style = { day: "numeric", month: "short", year: "numeric" } as const;
  return format(language, style).formatRange(civil(first), civil(last));
}

/** The time of day in a list below the day: `19:30 – 21:00`, with the last day where that is another. */
export function timeInDay(happening: Happening, language: string, texts: CalendarTexts): string {
  const { start, end, isWholeDays } = happening;
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  if (isWholeDays) {
    const days = { day: "numeric", month: "short" } as const;
    return isOneDay ? texts.allDay : format(language, days).formatRange(civil(start), civil(end));
  }
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const style = isOneDay ? time : ({ day: "numeric", month: "short", ...time } as const);
  return start === end
    ? format(language, time).format(civil(start))
    : format(language, style).formatRange(civil(start), civil(end));
}

/** Day and time in words: `Monday, 10 March 2031, 19:30 – 21:00`. */
export function happeningInWords({ start, end, isWholeDays }: Happening, language: string): string {
  const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const style = isWholeDays ? day : ({ ...day, hour: "numeric", minute: "2-digit" } as const);
  return start === end
    ? format(language, style).format(civil(start))
    : format(language, style).formatRange(civil(start), civil(end));
}

/** A time that the script of the page shows in the visitor's zone as well. */
export function timeElement(happening: Happening, words: string): Html {
  const { startInstant, endInstant, start, isWholeDays } = happening;
  if (isWholeDays) return html`<time datetime="${start.slice(0, 10)}">${words}</time>`;
  return html`<time datetime="${startInstant}" data-end="${endInstant}" data-wall="${start.slice(0, 16)}">${words}</time>`;
}

/** Wall-clock times are formatted as if they were UTC, so that no zone moves them. */
function civil(wall: string): Date {
  return new Date(`${wall.slice(0, 10)}T${wall.slice(11) || "00:00:00"}Z`);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // English as it is written in most countries: day before month, 24 hours.
  const locale = language === "en" ? "en-GB" : language;
  const key = locale + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  formats.set(key, made);
  return made;
}

function capitalised(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
