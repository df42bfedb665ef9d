import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dateToLocal,
  fromDate,
  fromTemporal,
  localToDate,
  toDate,
  toDates,
  toZonedDateTime,
} from "../../../generated/sdk/core/dates.js";
import type { Event } from "../../../generated/sdk/index.js";
import { toWall } from "../../../runtime/dates/wall-time.js";
import { parseZone, utc } from "../../../runtime/dates/zone.js";
import { readTable } from "../../support/cases.js";

const tables = readTable(import.meta.dirname, "dates.yaml") as {
  readonly instants: readonly (readonly [what: string, time: string, zone: string, instant: string])[];
};

const zones = [
  "Europe/Rome",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "Pacific/Apia",
  "UTC",
];

/** Another way to the same: the Swedish locale writes times like the service. */
function shown(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(date);
}

const instants = fc
  .integer({ min: 0, max: Date.UTC(2090, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000));

describe("times", () => {
  it("in UTC come back as they were", () => {
    fc.assert(fc.property(instants, (date) => toDate(fromDate(date)).getTime() === date.getTime()));
  });

  it.each(zones)("of the clocks in %s are those that the platform shows", (zone) => {
    fc.assert(fc.property(instants, (date) => dateToLocal(date, zone) === shown(date, zone)));
  });

  it.each(zones)("of the clocks in %s name an instant that shows them, the first of two", (zone) => {
    fc.assert(
      fc.property(instants, (date) => {
        const found = localToDate(dateToLocal(date, zone), zone);
        expect(dateToLocal(found, zone)).toBe(shown(date, zone));
        expect(found.getTime()).toBeLessThanOrEqual(date.getTime());
      }),
    );
  });

  it.each(tables.instants)("are right for %s", (_, time, zone, instant) => {
    expect(localToDate(time, zone).toISOString()).toBe(instant);
  });

  it("are those of the service in every form of zone that it accepts", () => {
    const hours = fc.integer({ min: 0, max: 11 });
    const tails = fc.constantFrom("", ".5", ".25", ".75", ":15", ":30", ":45");
    const fixed = fc
      .tuple(fc.constantFrom("UTC+", "UTC-", "utc+"), hours, tails)
      .map((parts) => parts.join(""));
    const plain = fc
      .tuple(fc.constantFrom("+", "-"), hours, fc.constantFrom("", "00", "30", ":00", ":45"))
      .map(([sign, hour, tail]) => sign + String(hour).padStart(2, "0") + tail);
    const named = fc.constantFrom(...zones, "utc", "GMT", "Etc/UTC", "europe/rome");
    fc.assert(
      fc.property(fc.oneof(fixed, plain, named), instants, (name, date) => {
        const zone = parseZone(name);
        expect(zone, name).toBeDefined();
        expect(dateToLocal(date, name), name).toBe(toWall(date.getTime(), zone ?? utc));
      }),
    );
  });

  it.each(["Moon/Crater", "", "+", "UTC+"])("in the unknown zone %j are rejected", (zone) => {
    expect(() => localToDate("2031-03-10 19:30:00", zone)).toThrow(RangeError);
  });

  it("of Temporal are taken, and made where the platform has it", () => {
    expect(fromTemporal({ epochMilliseconds: Date.UTC(2031, 2, 10, 18, 30) })).toBe("2031-03-10 18:30:00");
    if ("Temporal" in globalThis)
      expect(toZonedDateTime("2031-03-10 19:30:00", "Europe/Rome").epochMilliseconds).toBe(
        Date.UTC(2031, 2, 10, 18, 30),
      );
    else expect(() => toZonedDateTime("2031-03-10 19:30:00", "Europe/Rome")).toThrow("no Temporal");
  });
});

describe("toDates", () => {
  const record = {
    title: "Choir",
    timezone: "America/New_York",
    start_date: "2031-03-10 19:30:00",
    utc_start_date: "2031-03-10 23:30:00",
    date: "2031-01-01 10:00:00",
    date_utc: "2031-01-01 09:00:00",
    previous_start_date: "2031-07-10 19:30:00",
    venue: { date: "2031-01-01 10:00:00" },
  };

  it("gives the instants of local and UTC times, by the property beside them or by the zone", () => {
    const shown = toDates(record as unknown as Event);
    const start: Date = shown.start_date;
    expect(start.toISOString()).toBe("2031-03-10T23:30:00.000Z");
    expect(shown.utc_start_date).toEqual(start);
    expect([shown.date, shown.date_utc]).toEqual([shown.date, new Date("2031-01-01T09:00:00Z")]);
    expect(shown.date).toEqual(shown.date_utc);
    expect(shown.previous_start_date).toEqual(new Date("2031-07-10T23:30:00Z"));
    const title: string = shown.title;
    expect([title, shown.venue]).toEqual(["Choir", record.venue]);
    expect(record.start_date).toBe("2031-03-10 19:30:00");
  });

  it("leaves a time alone whose instant was not asked for", () => {
    expect(toDates({ start_date: "2031-03-10 19:30:00" })).toEqual({ start_date: "2031-03-10 19:30:00" });
  });
});
