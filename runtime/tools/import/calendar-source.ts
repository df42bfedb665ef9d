import ICAL from "ical.js";
import { dayMs } from "../../dates/civil.js";
import { startsOf, TooManyDates } from "../../dates/recurrence-dates.js";
import { partsOf, RuleError, writeRule } from "../../dates/recurrence-rule.js";
import { civilOfWall } from "../../dates/wall-time.js";
import { parseCalendar } from "./calendar-components.js";
import {
  type CalendarOptions,
  type CalendarReading,
  type Entry,
  idOfOccurrence,
  isSeries,
  type SeriesEntry,
  sequenceOf,
  textOf,
  timeOf,
  wallOf,
} from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import { recurrenceOf } from "./calendar-recurrence.js";
import { expandSeries, readSeries } from "./calendar-series.js";
import { zoneNamed, zoneOfCalendar } from "./calendar-zones.js";
import { createListSource, fingerprint, type Source, type SourceRecord } from "./source.js";

/**
 * Creates a source of the events of a calendar. A series stays one where the service supports it; else it becomes single
 * records. What cannot be read is left out and reported.
 */
export function createCalendarSource(options: CalendarOptions): Source {
  const parsed = parseCalendar(options.text);
  const warnings = [...parsed.changed];
  const lost = [...parsed.lost];
  let reading: Promise<SourceRecord[]> | undefined;
  return createListSource(
    { name: options.name, label: options.resource.plural },
    () => (reading ??= readCalendars({ ...options, warnings, lost }, parsed)),
    { warnings: () => warnings, missing: () => lost },
  );
}

async function readCalendars(
  reading: CalendarReading,
  { calendars, lineOf }: ReturnType<typeof parseCalendar>,
): Promise<SourceRecord[]> {
  ICAL.TimezoneService.reset();
  for (const calendar of calendars) await registerTimezones(calendar);
  const events = calendars.flatMap((calendar) =>
    eventsIn(reading, calendar).map((entry) => ({ ...entry, line: lineOf(entry.event) })),
  );
  reading.warnings.push(...warningsAbout(reading, events));
  const records: SourceRecord[] = [];
  for (const group of grouped(events)) records.push(...(await readSafely(reading, group)));
  const isOccurrence = ({ imported }: SourceRecord): boolean => imported?.occurrence !== undefined;
  return [...records.filter((record) => !isOccurrence(record)), ...records.filter(isOccurrence)];
}

function eventsIn({ zone: chosen, warnings }: CalendarReading, calendar: ICAL.Component) {
  const named = zoneOfCalendar(calendar);
  const zone = chosen ?? (named === undefined ? undefined : zoneNamed(named)?.zone);
  if (zone === undefined && named !== undefined)
    warnings.push(
      `The calendar's time zone "${named}" is unknown; give --zone for times that name none or are in UTC.`,
    );
  return calendar.getAllSubcomponents("vevent").map((event) => ({ event, zone }));
}

/** Reads the entries of one id; one that the library cannot read costs no other. */
async function readSafely(reading: CalendarReading, group: readonly Entry[]): Promise<SourceRecord[]> {
  try {
    return await readGroup(reading, group);
  } catch (error) {
    const lines = group.map(({ line }) => line).join(", ");
    reading.lost.push(`Line ${lines}: the event cannot be read: ${String(error)}.`);
    return [];
  }
}

/** The events of one id, which may be several; those without an id are told apart by all that they say. */
function grouped(events: readonly Entry[]): (readonly Entry[])[] {
  const found = new Map<string, Entry[]>();
  for (const entry of events) {
    const uid = textOf(entry.event, "uid") ?? startingName(entry.event);
    const group = found.get(uid);
    if (group === undefined) found.set(uid, [entry]);
    else group.push(entry);
  }
  return [...found.values()];
}

function startingName(event: ICAL.Component): string {
  return `${textOf(event, "summary") ?? ""} ${String(event.getFirstPropertyValue("dtstart"))}`;
}

/** Reads the entries of one id: events, and changed occurrences of their series. */
async function readGroup(reading: CalendarReading, entries: readonly Entry[]): Promise<SourceRecord[]> {
  const isChange = ({ event }: Entry): boolean => event.hasProperty("recurrence-id");
  const masters = keyed(latest(entries.filter((entry) => !isChange(entry))));
  const changes = entries.filter(isChange);
  const recurring = masters.find(({ entry }) => isSeries(entry.event));
  const records: SourceRecord[] = [];
  for (const one of masters) {
    const series = { ...one.entry, uid: one.key, changes: one === recurring ? changes : [] };
    const isOne = isSeries(one.entry.event);
    records.push(
      ...(isOne ? await readRecurring(reading, series) : [readEvent(reading, { ...series, key: one.key })]),
    );
  }
  if (recurring === undefined)
    for (const entry of changes)
      records.push(readEvent(reading, { ...entry, key: `${uidOf(entry)} ${idOfOccurrence(entry.event)}` }));
  return records;
}

/** Reads a series; one whose rule cannot be followed stays a single event. */
async function readRecurring(reading: CalendarReading, series: SeriesEntry): Promise<SourceRecord[]> {
  const start = timeOf(series.event, "dtstart");
  if (start === undefined) return [readEvent(reading, { ...series, key: series.uid })];
  try {
    const recurrence = await recurrenceOf(reading, series, start);
    return (
      (await readSeries(reading, series, recurrence)) ?? (await expandSeries(reading, series, recurrence))
    );
  } catch (error) {
    const isTooOften = error instanceof TooManyDates;
    if (!isTooOften && !(error instanceof RuleError)) throw error;
    const reason = isTooOften
      ? "It repeats too often."
      : `It repeats in a way that cannot be taken over: ${error.part}.`;
    const single = readEvent(reading, { ...series, key: series.uid });
    const changes = series.changes.map((entry) =>
      readEvent(reading, { ...entry, key: `${series.uid} ${idOfOccurrence(entry.event)}` }),
    );
    return [{ ...single, skipped: [...(single.skipped ?? []), reason] }, ...changes];
  }
}

function uidOf({ event }: Entry): string {
  return textOf(event, "uid") ?? startingName(event);
}

/** Of the versions of an event, the one of the highest number; several of one number are several events. */
function latest(entries: readonly Entry[]): readonly Entry[] {
  const highest = Math.max(...entries.map(({ event }) => sequenceOf(event)));
  const isVersioned = new Set(entries.map(({ event }) => sequenceOf(event))).size === entries.length;
  const kept = isVersioned ? entries.filter(({ event }) => sequenceOf(event) === highest) : entries;
  return [...new Map(kept.map((entry) => [contentOf(entry), entry])).values()];
}

/** Gives each event of one id a key of its own: the id itself to the first one. */
function keyed(entries: readonly Entry[]): readonly { readonly entry: Entry; readonly key: string }[] {
  const isNamed = entries.some(({ event }) => textOf(event, "uid") !== undefined);
  const sorted = [...entries].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  return sorted.map((entry, at) => {
    const isPlain = at === 0 && (isNamed || sorted.length === 1);
    return { entry, key: isPlain ? uidOf(entry) : `${uidOf(entry)} ${contentOf(entry)}` };
  });
}

function startOf({ event }: Entry): string {
  return String(event.getFirstPropertyValue("dtstart"));
}

/** What an event says, but when it was written. */
function contentOf({ event }: Entry): string {
  const volatile = ["dtstamp", "last-modified", "created", "sequence"];
  const said = event.getAllProperties().filter(({ name }) => !volatile.includes(name));
  return fingerprint(said.map(({ jCal }): unknown => jCal));
}

/** Warnings that concern many events at once. */
function warningsAbout({ app, resource }: CalendarOptions, events: readonly Entry[]): string[] {
  const count = (words: string, isMeant: (entry: Entry) => boolean): string[] => {
    const number = events.filter(isMeant).length;
    return number === 0 ? [] : [`${number} of ${events.length} ${resource.plural} ${words}`];
  };
  return [
    ...count(
      `name no time zone: their times are those of ${app.zone.name}; --zone gives another.`,
      hasNoZone,
    ),
    ...count(
      "are tentative: they are published.",
      ({ event }) => textOf(event, "status")?.toUpperCase() === "TENTATIVE",
    ),
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

/** Registers the time zones that a calendar describes, without those whose rules are not yearly. */
async function registerTimezones(calendar: ICAL.Component): Promise<void> {
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    if (zone.getFirstPropertyValue("tzid") && (await isUsable(zone))) ICAL.TimezoneService.register(zone);
    else calendar.removeSubcomponent(zone);
}

const observanceNames = ["standard", "daylight"];

/** Whether each part is complete and has a yearly rule; the library would follow others without end. */
async function isUsable(zone: ICAL.Component): Promise<boolean> {
  const observances = zone.getAllSubcomponents();
  if (observances.length === 0) return false;
  for (const observance of observances) {
    const start: unknown = observance.getFirstPropertyValue("dtstart");
    const offsets = ["tzoffsetfrom", "tzoffsetto"].map((name): unknown =>
      observance.getFirstPropertyValue(name),
    );
    const isWhole = start instanceof ICAL.Time && offsets.every((one) => one instanceof ICAL.UtcOffset);
    if (!isWhole || !observanceNames.includes(observance.name)) return false;
    const rules = observance.getAllProperties("rrule").map((one): unknown => one.getFirstValue());
    for (const rule of rules) if (!(await isYearly(String(rule), wallOf(start)))) return false;
  }
  return true;
}

async function isYearly(text: string, start: string): Promise<boolean> {
  try {
    const parts = new Map(partsOf(text));
    if (parts.get("FREQ") !== "YEARLY") return false;
    for (const end of ["UNTIL", "COUNT"]) parts.delete(end);
    const found = await startsOf({ rrule: writeRule(parts) }, start, {
      last: civilOfWall(start) + years * 366 * dayMs,
    });
    return found.length > 0 && found.length <= 2 * (years + 1);
  } catch (error) {
    if (error instanceof RuleError || error instanceof TooManyDates) return false;
    throw error;
  }
}

/** Years for which a rule is tried. */
const years = 4;
