import ICAL from "ical.js";
import { ToolError } from "../tool.js";
import { type Entry, idOfOccurrence, isSeries, isTentative, textOf, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import { expandSeries } from "./calendar-occurrences.js";
import type { CalendarOptions, CalendarReading } from "./calendar-options.js";
import { readSeries } from "./calendar-series.js";
import { registerTimezones } from "./calendar-timezones.js";
import { zoneNamed, zoneOfCalendar } from "./calendar-zones.js";
import { createListSource } from "./record-list.js";
import type { Source, SourceRecord } from "./source.js";

/**
 * Creates a source of the events of a calendar. A series stays one where the service supports it; else it becomes single
 * records, for the dates from two years ago to two years from now. Throws a ToolError for what is no calendar.
 */
export function createCalendarSource(options: CalendarOptions): Source {
  const warnings: string[] = [];
  const calendars = parseCalendars(options.text);
  let reading: Promise<SourceRecord[]> | undefined;
  return createListSource({
    name: options.name,
    label: options.facts.plural,
    read: () => (reading ??= readCalendars({ ...options, warnings }, calendars)),
    warnings: () => warnings,
  });
}

async function readCalendars(
  reading: CalendarReading,
  calendars: readonly ICAL.Component[],
): Promise<SourceRecord[]> {
  ICAL.TimezoneService.reset();
  for (const calendar of calendars) await registerTimezones(calendar);
  const events = calendars.flatMap((calendar) => eventsIn(reading, calendar));
  reading.warnings.push(...warningsAbout(reading, events));
  const records: SourceRecord[] = [];
  for (const [uid, entries] of byUid(events)) records.push(...(await readEntries(reading, uid, entries)));
  const isOccurrence = ({ imported }: SourceRecord): boolean => imported?.occurrence !== undefined;
  return [...records.filter((record) => !isOccurrence(record)), ...records.filter(isOccurrence)];
}

function eventsIn({ zone: chosen, warnings }: CalendarReading, calendar: ICAL.Component): Entry[] {
  const named = zoneOfCalendar(calendar);
  const zone = chosen ?? (named === undefined ? undefined : zoneNamed(named)?.zone);
  if (zone === undefined && named !== undefined)
    warnings.push(
      `The calendar's time zone "${named}" is unknown; give --zone for times that name none or are in UTC.`,
    );
  return calendar.getAllSubcomponents("vevent").map((event) => ({ event, zone }));
}

function byUid(events: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of events) {
    const uid =
      textOf(entry.event, "uid") ??
      `${textOf(entry.event, "summary") ?? ""} ${String(entry.event.getFirstPropertyValue("dtstart"))}`;
    found.set(uid, [...(found.get(uid) ?? []), entry]);
  }
  return found;
}

/** Reads the entries of one event: itself, and changed occurrences of its series. */
async function readEntries(
  reading: CalendarReading,
  uid: string,
  entries: readonly Entry[],
): Promise<SourceRecord[]> {
  const isChange = ({ event }: Entry): boolean => event.hasProperty("recurrence-id");
  const master = newest(entries.filter((entry) => !isChange(entry)));
  const changes = entries.filter(isChange);
  if (master !== undefined && isSeries(master.event)) {
    const series = { ...master, uid, changes: changes.map(({ event }) => event) };
    return (await readSeries(reading, series)) ?? expandSeries(reading, series);
  }
  return [
    ...(master === undefined ? [] : [readEvent(reading, { key: uid, ...master })]),
    ...changes.map((entry) => readEvent(reading, { key: `${uid} ${idOfOccurrence(entry.event)}`, ...entry })),
  ];
}

function parseCalendars(text: string): ICAL.Component[] {
  checkNesting(text);
  try {
    const parsed: unknown = ICAL.parse(text);
    const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    return roots.map((root) => new ICAL.Component(root as [string, unknown[], unknown[]]));
  } catch (error) {
    throw new ToolError(
      `The calendar cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** A calendar holds components, and those alarms or zone rules. */
const mostNested = 10;

function checkNesting(text: string): void {
  let depth = 0;
  for (const [, tag = ""] of text.matchAll(/^(BEGIN|END)[ \t]*[:;]/gim)) {
    depth += tag.toUpperCase() === "BEGIN" ? 1 : -1;
    if (depth > mostNested)
      throw new ToolError(`The calendar cannot be read: more than ${mostNested} components are nested.`);
  }
}

/** Warnings that concern many events at once. */
function warningsAbout({ site, facts }: CalendarOptions, events: readonly Entry[]): string[] {
  const count = (words: string, isMeant: (entry: Entry) => boolean): string[] => {
    const number = events.filter(isMeant).length;
    return number === 0 ? [] : [`${number} of ${events.length} ${facts.plural} ${words}`];
  };
  return [
    ...count(
      `name no time zone: their times are those of ${site.zone.name}; --zone gives another.`,
      hasNoZone,
    ),
    ...count("are tentative: they are published.", ({ event }) => isTentative(event)),
  ];
}

function hasNoZone({ event, zone }: Entry): boolean {
  const start = timeOf(event, "dtstart");
  const isFloating = start !== undefined && !start.isDate && start.zone === ICAL.Timezone.localTimezone;
  return (
    isFloating &&
    zone === undefined &&
    event.getFirstProperty("dtstart")?.getFirstParameter("tzid") === undefined
  );
}

/** The latest version of an event, which a calendar may hold twice. */
function newest(entries: readonly Entry[]): Entry | undefined {
  const sequence = ({ event }: Entry): number => Number(event.getFirstPropertyValue("sequence") ?? 0);
  return [...entries].sort((one, other) => sequence(other) - sequence(one))[0];
}
