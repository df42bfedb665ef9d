import ICAL from "ical.js";
import { jsonText } from "../json.js";
import { type CalendarTime, calendarTime } from "./calendar-time.js";

/** An event of a calendar. */
export interface Entry {
  readonly event: ICAL.Component;
  /** Of times that have none. */
  readonly zone: string | undefined;
  /** Line of the file at which it begins. */
  readonly line: number;
}

export function timeOf(event: ICAL.Component, name: string): ICAL.Time | undefined {
  const value: unknown = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : undefined;
}

/** The trimmed text of a property; undefined where it is empty. */
export function textOf(event: ICAL.Component, name: string): string | undefined {
  const property = event.getFirstProperty(name);
  const text = property === null ? "" : valueText(property).trim();
  return text === "" ? undefined : text;
}

/** The first value of a property where it is text; values of properties that the library does not know are unescaped. */
export function valueText(property: ICAL.Property): string {
  const text = jsonText(property.getFirstValue());
  return property.type === "unknown" ? unescaped(text) : text;
}

/** The texts of a property that is a list; properties that the library does not know are split at commas. */
export function valueTexts(property: ICAL.Property): string[] {
  if (property.type !== "unknown") return property.getValues().map(jsonText);
  return (jsonText(property.getFirstValue()).match(/(?:\\.|[^,\\])+/g) ?? []).map(unescaped);
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? "\n" : character));
}

/** A time on the clocks of an event. */
export function shownTime(event: ICAL.Component, time: ICAL.Time, fallback: string): CalendarTime {
  return calendarTime(time, event.getFirstProperty("dtstart")?.getFirstParameter("tzid"), fallback);
}

export function isSeries(event: ICAL.Component): boolean {
  return event.hasProperty("rrule") || event.hasProperty("rdate");
}

export function sequenceOf(event: ICAL.Component): number {
  return Number(event.getFirstPropertyValue("sequence") ?? 0);
}

export function isTentative(event: ICAL.Component): boolean {
  return textOf(event, "status")?.toUpperCase() === "TENTATIVE";
}

/** The `RECURRENCE-ID` of an event. */
export function idOfOccurrence(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue("recurrence-id"));
}
