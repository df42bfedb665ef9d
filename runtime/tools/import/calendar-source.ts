import ICAL from "ical.js";
import { ToolError } from "../tool.js";
import { type Entry, idOfOccurrence, isSeries, isTentative, textOf, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import { expandSeries } from "./calendar-occurrences.js";
import type { CalendarOptions } from "./calendar-options.js";
import { readSeries } from "./calendar-series.js";
import { registerTimezones } from "./calendar-timezones.js";
import { zoneNamed, zoneOfCalendar } from "./calendar-zones.js";
import { plainSource, type Source, type SourceRecord } from "./source.js";

const batchSize = 100;

/**
 * Opens a calendar as a source. A series stays one where the service has such; else it becomes single records from two
 * years ago to two years from now, for the times at which it takes place. Throws a ToolError for what is no calendar.
 */
export function createCalendarSource(options: CalendarOptions): Source {
  const series: string[] = [];
  const calendars = parseCalendars(options.text);
  let reading: Promise<SourceRecord[]> | undefined;
  return {
    ...plainSource,
    name: options.name,
    warnings: () => series,
    async *batches(from) {
      reading ??= readCalendar(options, calendars, series);
      const records = await reading;
      let at = typeof from === "number" ? from : 0;
      while (at < records.length) {
        const next = endOfBatch(records, at);
        const batch = {
          label: options.facts.plural,
          total: records.length,
          records: records.slice(at, next),
          next,
        };
        yield await Promise.resolve(batch);
        at = next;
      }
    },
  };
}

/** Occurrences come when their series is there, and so not together with it. */
function endOfBatch(records: readonly SourceRecord[], from: number): number {
  const isOccurrence = (record: SourceRecord | undefined): boolean =>
    record?.imported?.occurrence !== undefined;
  const end = Math.min(from + batchSize, records.length);
  const change = records.findIndex(
    (record, at) => at > from && at < end && isOccurrence(record) !== isOccurrence(records[from]),
  );
  return change < 0 ? end : change;
}

async function readCalendar(
  options: CalendarOptions,
  calendars: readonly ICAL.Component[],
  series: string[],
): Promise<SourceRecord[]> {
  ICAL.TimezoneService.reset();
  for (const calendar of calendars) await registerTimezones(calendar);
  const events = calendars.flatMap((calendar) => {
    const given = zoneOfCalendar(calendar);
    const zone = options.zone ?? (given === undefined ? undefined : zoneNamed(given)?.zone);
    if (zone === undefined && given !== undefined)
      series.push(
        `The calendar's time zone "${given}" is unknown; give --zone for times that name none or are in UTC.`,
      );
    return calendar.getAllSubcomponents("vevent").map((event) => ({ event, zone }));
  });
  series.push(...warningsAbout(options, events));
  const byId = new Map<string, typeof events>();
  for (const entry of events) {
    const uid =
      textOf(entry.event, "uid") ??
      `${textOf(entry.event, "summary") ?? ""} ${String(entry.event.getFirstPropertyValue("dtstart"))}`;
    byId.set(uid, [...(byId.get(uid) ?? []), entry]);
  }
  const recordsOf = async (uid: string, entries: typeof events): Promise<SourceRecord[]> => {
    const masters = entries.filter(({ event }) => !event.hasProperty("recurrence-id"));
    const master = newest(masters);
    const changed = entries.filter(({ event }) => event.hasProperty("recurrence-id"));
    if (master === undefined || !isSeries(master.event))
      return [
        ...(master === undefined ? [] : [{ key: uid, ...master }]),
        ...changed.map((entry) => ({ key: `${uid} ${idOfOccurrence(entry.event)}`, ...entry })),
      ].map(({ key, event, zone }) => readEvent(options, { key, event, zone }));
    const exceptions = changed.map(({ event }) => event);
    return (
      (await readSeries(options, uid, master, exceptions)) ??
      expandSeries(options, uid, master, exceptions, series)
    );
  };
  const records: SourceRecord[] = [];
  for (const [uid, entries] of byId) records.push(...(await recordsOf(uid, entries)));
  const [occurrences, others] = [true, false].map((isOccurrence) =>
    records.filter(({ imported }) => (imported?.occurrence !== undefined) === isOccurrence),
  );
  return [...(others ?? []), ...(occurrences ?? [])];
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

/** Components stand in a calendar, and alarms or zone rules in those. */
const mostNested = 10;

function checkNesting(text: string): void {
  let depth = 0;
  for (const [, tag = ""] of text.matchAll(/^(BEGIN|END)[ \t]*[:;]/gim)) {
    depth += tag.toUpperCase() === "BEGIN" ? 1 : -1;
    if (depth > mostNested)
      throw new ToolError(`The calendar cannot be read: more than ${mostNested} components are nested.`);
  }
}

/** What was decided for many events at once. */
function warningsAbout({ site, facts }: CalendarOptions, events: readonly Entry[]): string[] {
  const count = (words: string, isMeant: (entry: Entry) => boolean): string[] => {
    const number = events.filter(isMeant).length;
    return number === 0 ? [] : [`${number} of ${events.length} ${facts.plural} ${words}`];
  };
  return [
    ...count(
      `name no time zone: their times are those of ${site.zone.name}; --zone gives another.`,
      (entry) => hasNoZone(entry),
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

/** A calendar may hold an event twice; the later version counts. */
function newest(entries: readonly Entry[]): Entry | undefined {
  const sequence = ({ event }: Entry): number => Number(event.getFirstPropertyValue("sequence") ?? 0);
  return [...entries].sort((one, other) => sequence(other) - sequence(one))[0];
}
