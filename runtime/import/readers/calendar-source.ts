import { parseZone, type Zone } from "../../dates/zone.js";
import { createListSource, fingerprint, type Source, type SourceRecord } from "../source.js";
import { type Component, parseCalendar, propertyOf, textOf } from "./calendar-components.js";
import { readEvent } from "./calendar-event.js";
import { keyOf, keyOfChange, sequenceOf } from "./calendar-recurrence.js";
import { readSeries } from "./calendar-series.js";
import { type CalendarOptions, type CalendarReading, type Entry, timeOf } from "./calendar-times.js";
import { type DescribedZone, describedZone, zoneNamed } from "./calendar-zones.js";

/**
 * Creates a source of the events of a calendar. A series stays one where the service supports it; else it becomes single
 * records. What cannot be read is left out and reported.
 */
export function createCalendarSource(options: CalendarOptions): Source {
  const { calendars, changed, lost } = parseCalendar(options.text);
  const zones = { described: new Map<string, DescribedZone>(), named: new Map() };
  const reading = { ...options, ...zones, warnings: [...changed], lost: [...lost] };
  let records: Promise<SourceRecord[]> | undefined;
  return createListSource(
    { name: options.name, label: options.resource.plural },
    () => (records ??= readCalendars(reading, calendars)),
    { warnings: () => reading.warnings, missing: () => reading.lost },
  );
}

async function readCalendars(
  reading: CalendarReading & { readonly described: Map<string, DescribedZone> },
  calendars: readonly Component[],
): Promise<SourceRecord[]> {
  for (const component of calendars.flatMap((calendar) => componentsOf(calendar, "vtimezone"))) {
    const zone = await describedZone(component);
    if (zone !== undefined) reading.described.set(textOf(component, "tzid") ?? "", zone);
  }
  const entries = calendars.flatMap((calendar) => {
    const zone = zoneOf(reading, calendar);
    return componentsOf(calendar, "vevent").map((event) => ({ event, calendar, zone }));
  });
  reading.warnings.push(...warningsAbout(reading, entries));
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const uid = uidOf(reading, entry);
    groups.set(uid, groups.get(uid) ?? []);
    groups.get(uid)?.push(entry);
  }
  const records: SourceRecord[] = [];
  for (const group of groups.values()) {
    try {
      records.push(...(await readGroup(reading, group)));
    } catch (error) {
      // What no one thought of in one event costs no other.
      const lines = group.map(({ event }) => event.line).join(", ");
      reading.lost.push(`Line ${lines}: the event cannot be read: ${String(error)}.`);
    }
  }
  const isOccurrence = ({ imported }: SourceRecord): boolean => imported?.occurrence !== undefined;
  return [...records.filter((record) => !isOccurrence(record)), ...records.filter(isOccurrence)];
}

function componentsOf({ components }: Component, name: string): readonly Component[] {
  return components.filter((one) => one.name === name);
}

/** The zone of times that have none; undefined where neither the operator nor the calendar gives one. */
function zoneOf({ zone, warnings }: CalendarReading, calendar: Component): Zone | undefined {
  const named = textOf(calendar, "x-wr-timezone") ?? "";
  const found = parseZone(zone ?? zoneNamed(named)?.zone ?? "");
  if (found === undefined && named !== "")
    warnings.push(
      `The calendar's time zone "${named}" is unknown; give --zone for times that name none or are in UTC.`,
    );
  return found;
}

/** The id of an event; those without one are distinguished by their content. */
function uidOf(reading: CalendarReading, entry: Entry): string {
  return textOf(entry.event, "uid") ?? `${textOf(entry.event, "summary") ?? ""} ${startOf(reading, entry)}`;
}

/** The start of an event in the order of time; events without a start are last. */
function startOf(reading: CalendarReading, entry: Entry): string {
  const start = timeOf(reading, entry, "dtstart");
  return start === undefined ? "null" : keyOf(start);
}

/** Reads the entries of one id: events, and changed dates of their series. */
async function readGroup(reading: CalendarReading, entries: readonly Entry[]): Promise<SourceRecord[]> {
  const isChange = ({ event }: Entry): boolean => propertyOf(event, "recurrence-id") !== undefined;
  const isSeries = ({ event }: Entry): boolean =>
    event.properties.some(({ name }) => name === "rrule" || name === "rdate");
  const masters = latest(entries.filter((entry) => !isChange(entry)));
  const sorted = masters.sort((one, other) => (startOf(reading, one) < startOf(reading, other) ? -1 : 1));
  const changes = entries.filter(isChange);
  const recurring = sorted.find(isSeries);
  const isNamed = masters.some(({ event }) => textOf(event, "uid") !== undefined);
  const records: SourceRecord[] = [];
  for (const [at, entry] of sorted.entries()) {
    // The id itself is the key of the first event only.
    const isPlain = at === 0 && (isNamed || sorted.length === 1);
    const uid = uidOf(reading, entry) + (isPlain ? "" : ` ${contentOf(entry)}`);
    const changing = entry === recurring ? changes : [];
    if (isSeries(entry)) records.push(...(await readSeries(reading, { ...entry, uid, changing })));
    else records.push(readEvent(reading, entry, { key: uid }));
  }
  if (recurring !== undefined) return records;
  const single = changes.map((entry) =>
    readEvent(reading, entry, { key: keyOfChange(reading, uidOf(reading, entry), entry) }),
  );
  return [...records, ...single];
}

/** Of the versions of an event, the one of the highest number; several of one number are several events. */
function latest(entries: readonly Entry[]): Entry[] {
  const numbers = entries.map(({ event }) => sequenceOf(event));
  const isVersioned = new Set(numbers).size === entries.length;
  const highest = Math.max(...numbers);
  const kept = entries.filter(({ event }) => !isVersioned || sequenceOf(event) === highest);
  return [...new Map(kept.map((entry) => [contentOf(entry), entry])).values()];
}

/** What an event says, but when it was written. */
function contentOf({ event }: Entry): string {
  const volatile = ["dtstamp", "last-modified", "created", "sequence"];
  const said = event.properties.filter(({ name }) => !volatile.includes(name));
  return fingerprint(said.map(({ name, parameters, value }) => [name, [...parameters], value]));
}

/** Warnings that concern many events at once. */
function warningsAbout({ model, resource }: CalendarReading, entries: readonly Entry[]): string[] {
  const floating = entries.filter(({ event, zone }) => {
    const { value = "", parameters } = propertyOf(event, "dtstart") ?? {};
    return zone === undefined && /T\d+$/.test(value) && parameters?.has("tzid") === false;
  });
  const tentative = entries.filter(({ event }) => textOf(event, "status")?.toUpperCase() === "TENTATIVE");
  const of = `of ${entries.length} ${resource.plural}`;
  const zone = `their times are those of ${model.zone.name}; --zone gives another.`;
  return [
    ...(floating.length === 0 ? [] : [`${floating.length} ${of} name no time zone: ${zone}`]),
    ...(tentative.length === 0 ? [] : [`${tentative.length} ${of} are tentative: they are published.`]),
  ];
}
