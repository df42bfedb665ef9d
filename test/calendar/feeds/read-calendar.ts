import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect } from "vitest";
import { textOf } from "../http/sample-records.js";

/** A calendar as another implementation reads it, with its zones registered. */
export function readCalendar(text: string): ICAL.Component {
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar;
}

export function eventsOf(text: string): readonly ICAL.Event[] {
  return readCalendar(text)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
}

/** The value of a property of an event as text. */
export function valueOf(event: ICAL.Event | undefined, name: string): string | undefined {
  const value = event?.component.getFirstPropertyValue(name);
  return value === null || value === undefined ? undefined : String(value);
}

/** The titles of a calendar in order, where two implementations read the same ones. */
export function titlesOf(text: string): readonly string[] {
  const titles = eventsOf(text).map(({ summary }) => summary);
  const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === "VEVENT" ? [textOf(entry.summary)] : [],
  );
  expect(others.sort()).toEqual(titles.sort());
  return titles;
}

/** The events of a calendar within a span, as two implementations read them: by the zones it describes, and by their names. */
export function shownBy(text: string, span: { readonly from: Date; readonly to: Date }) {
  const line = (summary: unknown, ...times: readonly (Date | undefined)[]): string =>
    [...times.map((time) => time?.toISOString().slice(0, 16).replace("T", " ")), String(summary)].join(" ");
  const events = eventsOf(text);
  const byZones = events
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      for (const other of events)
        if (other.uid === event.uid && other.isRecurrenceException()) event.relateException(other);
      return [...occurrencesOf(event)].map(({ item, startDate, endDate }) =>
        line(item.summary, startDate.toJSDate(), endDate.toJSDate()),
      );
    });
  const byNames = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === "VEVENT"
      ? nodeIcal.expandRecurringEvent(entry, span).map(({ summary, start, end }) => line(summary, start, end))
      : [],
  );
  return { byZones: byZones.sort(), byNames: byNames.sort() };
}

export interface Details {
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

function* occurrencesOf(event: ICAL.Event): Generator<Details> {
  if (!event.isRecurring()) {
    yield { item: event, startDate: event.startDate, endDate: event.endDate };
    return;
  }
  const times = event.iterator();
  for (let time = times.next() as ICAL.Time | null; time; time = times.next() as ICAL.Time | null)
    // The library's type of the details leads nowhere.
    yield event.getOccurrenceDetails(time);
}
