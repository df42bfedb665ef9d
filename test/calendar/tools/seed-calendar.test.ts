import { describe, expect, it } from "vitest";
import { createSeedCalendar } from "../../../runtime/tools/seed/calendar.js";
import type { SeedRecord } from "../../../runtime/tools/seed/sample.js";

const calendar = createSeedCalendar({ start: "2031-03-10" });
const { events } = calendar;

describe("the seed calendar", () => {
  it("has the number of records that it promises, each under a key of its own", () => {
    expect(events).toHaveLength(200);
    expect(createSeedCalendar({ start: "2031-03-10", events: 1500 }).events).toHaveLength(1500);
    const { categories, tags, venues, organizers } = calendar;
    expect([categories, tags, venues, organizers].map((list) => list.length)).toEqual([10, 16, 12, 14]);
    for (const list of [categories, tags, venues, organizers, events]) {
      const keys = list.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("refers to records that exist, and uses all of them", () => {
    for (const [field, list] of [
      ["categories", calendar.categories],
      ["tags", calendar.tags],
      ["venue", calendar.venues],
      ["organizer", calendar.organizers],
    ] as const) {
      const referred = new Set(events.flatMap(({ refs }) => refs?.[field] ?? []));
      const keys = list.map(({ key }) => key);
      expect([...referred].filter((key) => !keys.includes(key))).toEqual([]);
      // Events of the lower categories count for the upper ones.
      const upper = new Set(calendar.categories.map(({ parent }) => parent));
      expect(keys.filter((key) => !referred.has(key) && !upper.has(key))).toEqual([]);
    }
  });

  it("names a parent only behind it", () => {
    const keys = calendar.categories.map(({ key }) => key);
    const parents = calendar.categories.map(({ parent }) => parent);
    expect(new Set(parents.filter((parent) => parent !== undefined)).size).toBe(2);
    for (const [index, parent] of parents.entries()) {
      if (parent !== undefined) expect(keys.slice(0, index)).toContain(parent);
    }
  });

  it("takes place within the year, in order, and never ends before it starts", () => {
    const starts = events.map((event) => text(event, "start_date"));
    expect(starts).toEqual(starts.toSorted());
    for (const event of events) {
      const [start, end] = [text(event, "start_date"), text(event, "end_date")];
      expect(start).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(start >= "2031-03-10" && start < end && end < "2032-03-10").toBe(true);
    }
    expect(new Set(starts.map((start) => start.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
  });

  it("covers whole days where an event is all-day", () => {
    const allDay = events.filter(({ body }) => body.all_day === true);
    expect(allDay.length).toBeGreaterThan(5);
    for (const event of allDay) {
      expect(text(event, "start_date")).toMatch(/ 00:00:00$/);
      expect(text(event, "end_date")).toMatch(/ 23:59:59$/);
    }
  });

  it("is the same for the same options and differs with the seed", () => {
    expect(createSeedCalendar({ start: "2031-03-10", events: 200, seed: 1 })).toEqual(calendar);
    expect(createSeedCalendar({ start: "2031-03-10", seed: 2 })).not.toEqual(calendar);
  });

  it("speaks six languages in six zones", () => {
    expect([...new Set(events.map(({ language }) => language))].sort()).toEqual([
      ...["ca", "de", "en", "es", "fr", "it"],
    ]);
    expect([...new Set(events.map((event) => text(event, "timezone")))].sort()).toEqual([
      ...[
        "America/New_York",
        "Europe/Berlin",
        "Europe/London",
        "Europe/Madrid",
        "Europe/Paris",
        "Europe/Rome",
      ],
    ]);
  });

  it("translates about a third of the events into one or two other languages", () => {
    const translated = events.filter(({ translations }) => translations !== undefined);
    expect(translated.length).toBeGreaterThan(55);
    expect(translated.length).toBeLessThan(80);
    for (const { language, translations = {} } of translated) {
      const languages = Object.keys(translations);
      expect(languages).not.toContain(language);
      expect([1, 2]).toContain(languages.length);
    }
  });

  it("never repeats title and start, however many events it makes", () => {
    for (const count of [200, 3000]) {
      const made = createSeedCalendar({ start: "2031-03-10", events: count }).events;
      const marks = made.map((event) => `${text(event, "title")} ${text(event, "start_date")}`);
      expect(new Set(marks).size).toBe(count);
    }
  });

  it("writes complete texts without signs of its tables", () => {
    const all = [...calendar.venues, ...calendar.organizers, ...events];
    for (const { body, translations = {} } of all) {
      for (const texts of [body, ...Object.values(translations)]) {
        expect(JSON.stringify(texts)).not.toMatch(/ \| |undefined|""/);
      }
    }
    for (const event of events) {
      expect(text(event, "description")).toMatch(/^<p>.+[.!]<\/p>\n<p>.+\.<\/p>$/);
      expect(text(event, "excerpt").length).toBeGreaterThan(40);
    }
  });

  it("prices events in several notations and sells tickets until the start", () => {
    const costs = new Set(events.map((event) => text(event, "cost")));
    for (const cost of ["Free", "10 €", "15 - 25 €", "$20", "£35"]) expect(costs).toContain(cost);
    const ticketed = events.filter(({ body }) => Array.isArray(body.tickets));
    expect(ticketed.length).toBeGreaterThan(20);
    for (const { body } of ticketed) {
      expect(body.tickets).toContainEqual(expect.objectContaining({ sale_end: body.start_date }));
    }
    for (const flag of ["featured", "sticky"]) {
      const flagged = events.filter(({ body }) => body[flag] === true).length;
      expect(flagged > 0 && flagged < 50).toBe(true);
    }
  });

  it("rejects a start that is no date and a number of events that cannot be made", () => {
    for (const start of ["2031-02-30", "10.3.2031", ""]) {
      expect(() => createSeedCalendar({ start })).toThrow(`start is "${start}"`);
    }
    for (const count of [-1, 1.5, 1e6]) {
      expect(() => createSeedCalendar({ start: "2031-03-10", events: count })).toThrow(`events is ${count}`);
    }
  });
});

function text({ body }: SeedRecord, field: string): string {
  const value = body[field];
  if (typeof value !== "string") throw new TypeError(`${field} is no text.`);
  return value;
}
