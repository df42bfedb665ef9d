import { isObject, standingOf } from "../core/properties.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { isoInstant, toInstant } from "../dates/wall-time.js";
import { parseZone, utc, type Zone } from "../dates/zone.js";
import { resourceNamed } from "../resources/app-context.js";
import { type Html, html, jsonIn } from "./layout.js";
import { type PageRecord, recordIn } from "./page-api.js";
import {
  type CalendarTexts,
  calendarTexts,
  fieldLabel,
  labelOf,
  type PageRequest,
  recordPath,
} from "./page-request.js";

/** Records below the day they start on, for machines as their pages describe them. */
export async function agenda(
  visit: PageRequest,
  resource: ResourceDescriptor,
  { records, level }: { readonly records: readonly PageRecord[]; readonly level: 2 | 3 },
): Promise<Html> {
  const entries = { ...visit, altOf: await imageTexts(visit, records) };
  const days = new Map<string, PageRecord[]>();
  for (const record of records) {
    const day = happeningOf(resource, record)?.start.slice(0, 10) ?? "";
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return html`<div class="agenda">${[...days].map(([day, ofDay]) => {
    const words = dayInWords(day, visit.locale);
    const heading = level === 2 ? html`<h2>${words}</h2>` : html`<h3>${words}</h3>`;
    return html`<section>${heading}<ul>${ofDay.map((record) => entry(entries, resource, record))}</ul></section>\n`;
  })}</div>
${jsonLd(...(await visit.api.described(resource, records)))}`;
}

function entry(
  visit: PageRequest & { readonly altOf: (record: PageRecord) => string },
  resource: ResourceDescriptor,
  record: PageRecord,
): Html {
  const happening = happeningOf(resource, record);
  const { display = {} } = resource;
  const target = resource.fields[display.place ?? ""]?.target;
  const { resource: at } = target === undefined ? { resource } : resourceNamed(visit.app, target);
  const places = relatedIn(record, display.place).map((place) => nameIn(visit, at, place));
  const isFeatured = display.featured !== undefined && record[display.featured] === true;
  const isElsewhere =
    happening !== undefined && !happening.isWholeDays && happening.zone !== visit.app.zone.name;
  const image = imageOf(record.image, 144)?.url;
  const badge = standingBadge(visit, resource, record);
  const isOnline = display.online !== undefined && record[display.online] === true;
  const online = isOnline ? fieldLabel(visit, resource, display.online) : "";
  const price = textIn(record, display.price);
  const words = [...places, online, price].filter((word) => word !== "").join(" · ");
  return html`<li${isFeatured && html` class="featured"`}>
${happening && html`<p class="time">${timeElement(happening, timeInDay(happening, visit.locale, calendarTexts(visit)))}${isElsewhere && html` <span class="zone">${happening.abbreviation}</span>`}</p>`}
<div><a class="name" href="${recordPath(visit, resource, record)}"${visit.isEmbedded && html` target="_blank" rel="noopener"`}>${nameIn(visit, resource, record)}</a>
${badge && html` ${badge}`}${isFeatured && html` <span class="badge">${calendarTexts(visit).featured}</span>`}
${words !== "" && html`<p class="place">${words}</p>`}</div>
${image !== undefined && html`<img src="${image}" alt="${visit.altOf(record)}" width="72" height="72" loading="lazy">`}
</li>`;
}

/** The text of a property; empty where there is none. */
export function textIn(record: PageRecord, name: string | undefined): string {
  const value = record[name ?? ""];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The name of a record; where the answer shows none, what such records are called, with the id. */
export function nameIn(visit: PageRequest, resource: ResourceDescriptor, record: PageRecord): string {
  return textIn(record, resource.namedBy) || `${labelOf(visit, resource, "label")} ${record.id}`;
}

/** What a record says of itself where it does not take place as announced, as a badge. */
export function standingBadge(
  { language }: PageRequest,
  resource: ResourceDescriptor,
  record: PageRecord,
): Html | false {
  const standing = standingOf(resource, record);
  return (
    standing !== undefined && html`<span class="badge ${standing.means}">${standing.label[language]}</span>`
  );
}

/** What records are in the words of schema.org, for machines; none of those that do not say so. */
export function jsonLd(...records: readonly PageRecord[]): Html | false {
  const data = records.flatMap(({ json_ld: own }) =>
    isObject(own) ? [{ "@context": "https://schema.org", ...own }] : [],
  );
  const shown = data.length === 1 ? data[0] : data;
  return data.length > 0 && html`<script type="application/ld+json">${jsonIn(shown)}</script>\n`;
}

/** The records that a relation leads to, whether the answer shows one or a list. */
export function relatedIn(record: PageRecord, name: string | undefined): readonly PageRecord[] {
  return [record[name ?? ""]].flat().flatMap((one) => (isObject(one) && "id" in one ? [recordIn(one)] : []));
}

/** Reads the alternative texts of the images of records: in the language of the page, or else in any. */
export async function imageTexts({ app, language, now }: PageRequest, records: readonly PageRecord[]) {
  const idIn = ({ image }: PageRecord) => (isObject(image) ? Number(image.id) : 0);
  const images = await app.features.images?.load(records.map(idIn).filter(Boolean), app.cache.snapshot(now));
  return (record: PageRecord): string => {
    const { alt = {} } = images?.get(idIn(record)) ?? {};
    return [alt[language], ...Object.values(alt)].find(Boolean) ?? "";
  };
}

/** An image in the size closest to a width in pixels, but not below it where there is such a size. */
export function imageOf(image: unknown, width: number) {
  if (!isImage(image)) return undefined;
  const sizes = "sizes" in image && isObject(image.sizes) ? Object.values(image.sizes) : [];
  const all = [image, ...sizes.filter(isImage)].sort((one, other) => one.width - other.width);
  return all.find((one) => one.width >= width) ?? all.at(-1);
}

function isImage(value: unknown): value is Readonly<{ url: string; width: number; height: number }> {
  return isObject(value) && typeof value.url === "string" && typeof value.width === "number";
}

/** The period of a record, as its answer has it. */
export type Happening = NonNullable<ReturnType<typeof happeningOf>>;

/** Reads the period of a record; undefined where its resource has none. */
export function happeningOf({ period }: ResourceDescriptor, record: PageRecord) {
  if (period === undefined) return undefined;
  const zone = parseZone(textIn(record, period.zone)) ?? utc;
  const [start, end] = [wallOf(textIn(record, period.start)), wallOf(textIn(record, period.end))];
  const first = instantOf(textIn(record, period.start), zone);
  const last = instantOf(textIn(record, period.end), zone);
  return {
    /** Wall clock of its zone: `2031-03-10 19:30:00`. */
    start,
    end,
    zone: zone.name,
    /** What the clocks of the zone are called at the start, such as `CET`. */
    abbreviation: zone.abbreviationAt(first),
    isWholeDays: record[period.wholeDays] === true,
    /** Instants: `2031-03-10T18:30:00Z`. */
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

const date = { day: "numeric", month: "long", year: "numeric" } as const;
const time = { hour: "numeric", minute: "2-digit" } as const;
const shortDay = { day: "numeric", month: "short" } as const;

/** A day in words, such as `Monday, 10 March 2031`. */
export function dayInWords(day: string, locale: string): string {
  return inWords(locale, { weekday: "long", ...date }, [day]);
}

/** A month in words, such as `March 2031`. */
export function monthInWords(day: string, locale: string): string {
  const month = inWords(locale, { month: "long", year: "numeric" }, [day]);
  return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1);
}

/** The days from one to another, such as `10 – 16 Mar 2031`. */
export function daysInWords(first: string, last: string, locale: string): string {
  return inWords(locale, { ...shortDay, year: "numeric" }, [first, last]);
}

/** The time of day in a list below the day: `19:30 – 21:00`, with the last day where that is another. */
function timeInDay({ start, end, isWholeDays }: Happening, locale: string, texts: CalendarTexts): string {
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  if (isWholeDays) return isOneDay ? texts.allDay : inWords(locale, shortDay, [start, end]);
  return inWords(locale, isOneDay ? time : { ...shortDay, ...time }, [start, end]);
}

/** Day and time in words: `Monday, 10 March 2031, 19:30 – 21:00`. */
export function happeningInWords({ start, end, isWholeDays }: Happening, locale: string): string {
  return inWords(locale, { weekday: "long", ...date, ...(isWholeDays ? {} : time) }, [start, end]);
}

/** A day and time in words, without the weekday: `10 March 2031 at 19:30`. */
export function momentInWords(wall: string, locale: string): string {
  return inWords(locale, { ...date, ...time }, [wall]);
}

/** A day of the week in words, from 0 for Sunday. */
export function weekdayInWords(weekday: number, locale: string): string {
  // The first of February 2026 was a Sunday.
  return inWords(locale, { weekday: "long" }, [`2026-02-0${weekday + 1}`]);
}

/** A time that the script of the page shows in the visitor's zone as well. */
export function timeElement(happening: Happening, words: string): Html {
  const { startInstant, endInstant, start, isWholeDays } = happening;
  if (isWholeDays) return html`<time datetime="${start.slice(0, 10)}">${words}</time>`;
  return html`<time datetime="${startInstant}" data-end="${endInstant}" data-wall="${start.slice(0, 16)}">${words}</time>`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time, or the time from one to another. Clocks are formatted as if they showed UTC, so that no zone moves them. */
export function inWords(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  [first, last = first]: readonly [string, string?],
): string {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  // Visitors name the locales.
  if (formats.size > 200) formats.clear();
  formats.set(key, format);
  const civil = (wall: string) => new Date(`${wall.slice(0, 10)}T${wall.slice(11) || "00:00:00"}Z`);
  return first === last ? format.format(civil(first)) : format.formatRange(civil(first), civil(last));
}
