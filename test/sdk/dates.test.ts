import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dateToLocal,
  fromDate,
  fromTemporal,
  localToDate,
  toDate,
  toZonedDateTime,
} from "../../generated/sdk/core/dates.js";

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

  it.each([
    [
      "the hour that comes twice, the first time",
      "2031-10-26 02:30:00",
      "Europe/Rome",
      "2031-10-26T00:30:00.000Z",
    ],
    ["the hour that is left out, moved on", "2031-03-30 02:30:00", "Europe/Rome", "2031-03-30T01:30:00.000Z"],
    [
      "the half hour left out on an island",
      "2031-10-05 02:15:00",
      "Australia/Lord_Howe",
      "2031-10-04T15:45:00.000Z",
    ],
    ["a fixed offset of half an hour", "2031-03-10 19:30:00", "UTC+5.5", "2031-03-10T14:00:00.000Z"],
    ["a fixed offset below zero", "2031-03-10 19:30:00", "UTC-3.5", "2031-03-10T23:00:00.000Z"],
    ["no offset", "2031-03-10 19:30:00", "UTC", "2031-03-10T19:30:00.000Z"],
  ])("are right for %s", (_, time, zone, instant) => {
    expect(localToDate(time, zone).toISOString()).toBe(instant);
  });

  it("in an unknown zone are refused", () => {
    expect(() => localToDate("2031-03-10 19:30:00", "Moon/Crater")).toThrow(RangeError);
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
