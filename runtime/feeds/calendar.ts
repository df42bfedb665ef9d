import { dayMs, minuteMs } from "../dates/civil.js";
import { civilOfWall, compactDay, toWall, wallOfCivil } from "../dates/wall-time.js";
import type { Zone } from "../dates/zone.js";
import type { AppContext } from "../resources/app-context.js";
import { plainLines } from "../text/plain-lines.js";
import { contentLine, parameterValue, textValue, utcValue, wallValue } from "./content-line.js";
import {
  type EntryPeriod,
  type EntrySeries,
  type FeedEntry,
  inChunks,
  type OccurrencePlace,
  placesInWords,
} from "./entry.js";
import { civilAt, type ShownDates, shownDates } from "./series.js";
import { isUtc, type Span, timeZoneLines, zoneParameter } from "./time-zone.js";

/** The entries that have a period as an iCalendar file (RFC 5545, RFC 7986), with a description of every zone in use. */
export async function calendarFile(
  app: AppContext,
  language: string,
  entries: readonly FeedEntry[],
): Promise<string> {
  const { title, version } = app.service;
  const timed = entries.filter(hasPeriod);
  const single = timed.filter(({ occurrence }) => occurrence === undefined);
  const repeating = await Promise.all(bySeries(timed).map((group) => componentsOf(group)));
  const components = [...single.map((entry): Component => ({ entry })), ...repeating.flat()];
  return [
    contentLine("BEGIN", "VCALENDAR"),
    contentLine("VERSION", "2.0"),
    contentLine("PRODID", textValue(`-//${title}//${version}//${language.toUpperCase()}`)),
    contentLine("CALSCALE", "GREGORIAN"),
    contentLine("NAME", textValue(title)),
    contentLine("X-WR-CALNAME", textValue(title)),
    contentLine("REFRESH-INTERVAL;VALUE=DURATION", "PT1H"),
    contentLine("X-PUBLISHED-TTL", "PT1H"),
    ...zonesOf(app, components).map(([zone, span]) => timeZoneLines(zone, span)),
    ...(await inChunks(components, (component) => eventLines(app, component))),
    contentLine("END", "VCALENDAR"),
  ].join("");
}

type TimedEntry = FeedEntry & { readonly period: EntryPeriod };

/** An entry as it is written: as a single event, as a series, or as one of its occurrences. */
interface Component {
  readonly entry: TimedEntry;
  readonly repeats?: ShownDates & { readonly series: EntrySeries };
  /** The occurrence that it stands for: when it would take place, had it not been changed. */
  readonly instead?: EntryPeriod;
}

type Occurrence = TimedEntry & { readonly occurrence: OccurrencePlace };

/** The occurrences shown of each series, by their places. */
function bySeries(entries: readonly TimedEntry[]): readonly (readonly Occurrence[])[] {
  const groups = new Map<string, Occurrence[]>();
  for (const entry of entries) {
    const { occurrence } = entry;
    if (occurrence === undefined) continue;
    const { uid } = occurrence.series.master;
    groups.set(uid, [...(groups.get(uid) ?? []), { ...entry, occurrence }]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => a.occurrence.at - b.occurrence.at));
}

/** A series by its rule, with a component for each occurrence that is not as the rule says. A single record is not a series. */
async function componentsOf(group: readonly Occurrence[]): Promise<readonly Component[]> {
  const [{ occurrence } = { occurrence: undefined }] = group;
  if (occurrence === undefined) return [];
  const { series } = occurrence;
  const { uid } = series.master;
  const shown = await shownDates(
    series,
    group.map((entry) => entry.occurrence.at),
  );
  const isAlone = group.length === 1 && !shown.goesOn;
  const period = series.periodAt(shown.first);
  const changed = group.filter((entry) => isAlone || isOther(entry, series, period));
  const others = changed.map(
    (entry): Component => ({
      entry: { ...entry, uid },
      instead: series.periodAt(entry.occurrence.at),
    }),
  );
  const master: Component = { entry: { ...series.master, period }, repeats: { ...shown, series } };
  return isAlone ? others : [master, ...others];
}

/** Whether an occurrence is not what every program makes of the rule: clocks that are changed in between count as well. */
function isOther({ period, occurrence }: Occurrence, series: EntrySeries, first: EntryPeriod): boolean {
  if (occurrence.isOwn) return true;
  const length = ({ start, end }: EntryPeriod): number => end.instant - start.instant;
  const isMoved = period.start.wall !== wallOfCivil(civilAt(series, occurrence.at));
  const isAmbiguous = [period.start, period.end].some(({ instant }) => isTwice(instant, period.zone));
  return !period.wholeDays && (length(period) !== length(first) || isMoved || isAmbiguous);
}

function hasPeriod(entry: FeedEntry): entry is TimedEntry {
  return entry.period !== undefined;
}

/** Zones that times are written in, with the span that each is needed for. A calendar may not be empty, so it has one. */
function zonesOf({ zone: siteZone }: AppContext, components: readonly Component[]): [Zone, Span][] {
  const found = new Map<string, [Zone, Span]>();
  for (const { start, end, zone, wholeDays } of components.flatMap(periodsOf)) {
    if (wholeDays || isUtc(zone)) continue;
    const known = found.get(zone.name)?.[1] ?? { from: start.instant, to: end.instant };
    const from = Math.min(known.from, start.instant);
    found.set(zone.name, [zone, { from, to: Math.max(known.to, end.instant) }]);
  }
  return components.length === 0 ? [[siteZone, { from: 0, to: 0 }]] : [...found.values()];
}

/** How far zones are described for series without an end. */
const aheadMs = 10 * 366 * dayMs;

/** All periods that a component writes times of. */
function periodsOf({ entry: { period }, repeats, instead }: Component): readonly EntryPeriod[] {
  if (repeats === undefined) return instead === undefined ? [period] : [period, instead];
  const { series, until, besides, without, goesOn } = repeats;
  const places = [...besides, ...without, series.last, ...(until === undefined ? [] : [until])];
  const last = Math.max(...places) + (goesOn ? aheadMs : 0);
  return [period, series.periodAt(Math.min(repeats.first, ...besides)), series.periodAt(last)];
}

function eventLines(app: AppContext, { entry, repeats, instead }: Component): string {
  const { uid, url, title, text, modified, created, revision } = entry;
  const description = plainLines(text);
  // What has moved online has its page there.
  const address = entry.standing?.means === "online" ? (entry.join ?? url) : url;
  return [
    contentLine("BEGIN", "VEVENT"),
    contentLine("UID", textValue(uid)),
    // Without a method, the stamp is the time of the last change.
    contentLine("DTSTAMP", utcValue(modified.getTime())),
    contentLine("LAST-MODIFIED", utcValue(modified.getTime())),
    contentLine("CREATED", utcValue(created.getTime())),
    contentLine("SEQUENCE", String(revision)),
    ...periodLines(app, entry.period),
    ...(instead === undefined ? [] : [insteadLine(app, entry, instead)]),
    ...(repeats === undefined ? [] : ruleLines(app, repeats)),
    contentLine("SUMMARY", textValue(title)),
    ...(description === "" ? [] : [contentLine("DESCRIPTION", textValue(description))]),
    ...(isLink(address) ? [contentLine("URL", uriValue(address))] : []),
    ...placeLines(entry),
    ...peopleLines(entry),
    ...tagLines(entry),
    ...partLines(entry),
    ...standingLines(entry),
    contentLine("STATUS", statusOf(entry)),
    contentLine("CLASS", entry.visibility === "public" ? "PUBLIC" : "PRIVATE"),
    contentLine("END", "VEVENT"),
  ].join("");
}

function statusOf({ standing, visibility }: FeedEntry): string {
  if (standing?.means === "cancelled") return "CANCELLED";
  return standing?.means === "postponed" || visibility === "unpublished" ? "TENTATIVE" : "CONFIRMED";
}

/** Why it is not as announced, where one takes part online, and what no property of the standard says. */
function standingLines({ standing, isOnline, join }: FeedEntry): readonly string[] {
  const line = (name: string, text: string): readonly string[] =>
    text === "" ? [] : [contentLine(name, textValue(text))];
  return [
    ...line("COMMENT", standing?.reason ?? ""),
    ...(isLink(join) ? [contentLine("CONFERENCE;VALUE=URI", uriValue(join))] : []),
    ...line("X-STANDING", standing?.value ?? ""),
    ...line("X-FORMER-START", standing?.former ?? ""),
    ...line("X-ONLINE", isOnline && join === undefined ? "TRUE" : ""),
  ];
}

function periodLines(app: AppContext, { start, end, zone, wholeDays }: EntryPeriod): readonly string[] {
  if (wholeDays) {
    const days = { first: dayOf(start.wall, app.dayCutoff), last: dayOf(end.wall, app.dayCutoff) };
    return [
      contentLine("DTSTART;VALUE=DATE", compactDay(days.first)),
      contentLine("DTEND;VALUE=DATE", compactDay(Math.max(days.first, days.last) + dayMs)),
      // Days are the same everywhere; the property preserves the zone for an import.
      contentLine("X-ZONE", textValue(zone.name)),
    ];
  }
  const time = (name: string, moment: EntryPeriod["start"]): string =>
    isUtc(zone) || isTwice(moment.instant, zone)
      ? contentLine(name, utcValue(moment.instant))
      : contentLine(`${name};${zoneParameter(zone)}`, wallValue(moment.wall));
  // An end has to lie behind the start; what has none takes no time.
  return [time("DTSTART", start), ...(end.instant > start.instant ? [time("DTEND", end)] : [])];
}

/** Which occurrence an entry stands for: by the time that the rule gives, also where clocks leave that out. */
function insteadLine(app: AppContext, { occurrence }: TimedEntry, instead: EntryPeriod): string {
  const wall =
    occurrence === undefined ? instead.start.wall : wallOfCivil(civilAt(occurrence.series, occurrence.at));
  return timeLine(app, "RECURRENCE-ID", { ...instead, start: { ...instead.start, wall } });
}

/** The rule of a series, and the dates besides it and without it, all written as its start is. */
function ruleLines(app: AppContext, dates: ShownDates & { readonly series: EntrySeries }): readonly string[] {
  const { series, rule, until, besides, without } = dates;
  const lines = (name: string, places: readonly number[]): string[] =>
    places.map((at) => {
      const period = series.periodAt(at);
      return timeLine(app, name, {
        ...period,
        start: { ...period.start, wall: wallOfCivil(civilAt(series, at)) },
      });
    });
  const end = until === undefined ? "" : `;UNTIL=${untilValue(app, series, until)}`;
  return [
    ...(rule === undefined ? [] : [contentLine("RRULE", rule + end)]),
    ...lines("RDATE", besides),
    ...lines("EXDATE", without),
  ];
}

/** The end of a rule is a day where its starts are days, and in UTC else. */
function untilValue({ dayCutoff }: AppContext, series: EntrySeries, at: number): string {
  const { start, wholeDays } = series.periodAt(at);
  return wholeDays ? compactDay(dayOf(start.wall, dayCutoff)) : utcValue(start.instant);
}

/** A time that names a date of a series: on its clocks, so that it is the one that the rule gives. */
function timeLine(
  { dayCutoff }: AppContext,
  name: string,
  { start: { wall, instant }, zone, wholeDays }: EntryPeriod,
): string {
  if (wholeDays) return contentLine(`${name};VALUE=DATE`, compactDay(dayOf(wall, dayCutoff)));
  if (isUtc(zone)) return contentLine(name, utcValue(instant));
  return contentLine(`${name};${zoneParameter(zone)}`, wallValue(wall));
}

/** Whether clocks show the same time once more that day: not all implementations mean the first pass by it. */
function isTwice(instant: number, zone: Zone): boolean {
  const wall = toWall(instant, zone);
  const [before, now, after] = [-dayMs, 0, dayMs].map((distance) => zone.offsetAt(instant + distance));
  return [before, after].some(
    (offset = 0) => offset !== now && toWall(instant + (now ?? 0) - offset, zone) === wall,
  );
}

/** The day, in civil milliseconds, that a reading of the clock belongs to. */
function dayOf(wall: string, cutoff: string): number {
  const [cutHour = 0, cutMinute = 0] = cutoff.split(":").map(Number);
  return Math.floor((civilOfWall(wall) - (cutHour * 60 + cutMinute) * minuteMs) / dayMs) * dayMs;
}

function placeLines(entry: FeedEntry): readonly string[] {
  const words = placesInWords(entry);
  const [coordinates] = entry.places.flatMap((place) => place.coordinates ?? []);
  return [
    ...(words.length === 0 ? [] : [contentLine("LOCATION", textValue(words.join("; ")))]),
    ...(coordinates === undefined
      ? []
      : [contentLine("GEO", `${decimal(coordinates.latitude)};${decimal(coordinates.longitude)}`)]),
  ];
}

/** The first who can be written to is the organizer; all are named as contacts. */
function peopleLines({ people }: FeedEntry): readonly string[] {
  const reachable = people.find(({ email }) => email !== undefined);
  return [
    ...(reachable?.email === undefined
      ? []
      : [
          contentLine(
            `ORGANIZER;CN=${parameterValue(reachable.name)}`,
            `mailto:${uriValue(reachable.email)}`,
          ),
        ]),
    ...people.map(({ name, email }) =>
      contentLine("CONTACT", textValue(email === undefined ? name : `${name}, ${email}`)),
    ),
  ];
}

/** All terms as one list, as programs know it, and once more those that are of another kind than the first. */
function tagLines({ tags }: FeedEntry): readonly string[] {
  const line = (name: string, words: readonly string[]): readonly string[] =>
    words.length === 0 ? [] : [contentLine(name, words.map(textValue).join(","))];
  return [...line("CATEGORIES", tags.flat()), ...line("X-TAGS", tags.slice(1).flat())];
}

/** What else an import needs to make the same record: programs show some of it, and leave the rest alone. */
function partLines({ text, website, price, image, places, people }: FeedEntry): readonly string[] {
  const placed = places.map(({ name, parts, coordinates: at }) => {
    const address = parts.map((part) => part.replaceAll(";", ",")).join(";");
    const position = at === undefined ? "" : `;X-GEO="${at.latitude};${at.longitude}"`;
    return contentLine(`X-PLACE;X-ADDRESS=${parameterValue(address)}${position}`, textValue(name));
  });
  return [
    ...(text === "" ? [] : [contentLine("X-ALT-DESC;FMTTYPE=text/html", textValue(text))]),
    ...(website === undefined ? [] : [contentLine("LINK;VALUE=URI;LINKREL=describedby", uriValue(website))]),
    ...(isLink(image) ? [contentLine("IMAGE;VALUE=URI;DISPLAY=FULLSIZE", uriValue(image))] : []),
    ...price.map((one) => contentLine("X-COST", textValue(one))),
    ...placed,
    ...people.map(({ name, email }) =>
      contentLine(
        email === undefined ? "X-HOST" : `X-HOST;X-EMAIL=${parameterValue(email)}`,
        textValue(name),
      ),
    ),
  ];
}

/** An address with a host; pages of a service whose own address is not known have none. */
function isLink(address: string | undefined): address is string {
  return address !== undefined && /^https?:/.test(address);
}

/** Six places are a tenth of a metre; an exponent would not be read. */
function decimal(value: number): string {
  return value.toFixed(6);
}

/** An address without what would end the line. */
function uriValue(text: string): string {
  return text.replace(/[\s\p{Cc}]/gu, encodeURIComponent);
}
