import ICAL from "ical.js";
import { expect } from "vitest";

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
