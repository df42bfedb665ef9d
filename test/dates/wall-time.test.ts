import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateDetails, endOfDay, startOfDay, toInstant, toWall } from "../../runtime/dates/wall-time.js";
import { utc } from "../../runtime/dates/zone.js";
import { zoneOf } from "./time-cases.js";

const names = [
  "UTC",
  "Europe/Rome",
  "Europe/Dublin",
  "America/New_York",
  "America/Sao_Paulo",
  "America/St_Johns",
  "Asia/Kolkata",
  "Asia/Gaza",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Pacific/Apia",
  "Pacific/Chatham",
  "UTC-5.5",
];
const hour = 3_600_000;
const day = 24 * hour;

describe.each(names)("conversions in %s to 2100", (name) => {
  const zone = zoneOf(name);
  const oracle = createOracle(name);
  const instants = fc.oneof(
    fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) / 1000 }).map((seconds) => seconds * 1000),
    fc
      .tuple(fc.constantFrom(...oracle.changes), fc.integer({ min: -14_400, max: 14_400 }))
      .map(([change, seconds]) => change + seconds * 1000),
  );

  it("show the wall clock that Intl shows, also that of a town before there were zones", () => {
    const past = fc.integer({ min: Date.UTC(1850, 0, 1) / 1000, max: 0 }).map((seconds) => seconds * 1000);
    fc.assert(
      fc.property(
        fc.oneof(instants, past),
        (instant) => toWall(instant, zone) === writeUtc(oracle.civilAt(instant)),
      ),
    );
  });

  it("lead from any wall-clock time to the first instant that shows it, and over a gap to the time after it", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const civil = instant + zone.offsetAt(instant);
        expect(toInstant(writeUtc(civil), zone)).toBe(oracle.firstInstant(civil));
        expect(toInstant(writeUtc(instant), zone)).toBe(oracle.firstInstant(instant));
      }),
    );
  });

  it("come back to the same wall-clock time", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const wall = toWall(instant, zone);
        return toWall(toInstant(wall, zone), zone) === wall;
      }),
    );
  });

  it("put every instant between the beginning and the end of its day, which meets the next day", () => {
    const cutoffs = fc.constantFrom("00:00", "02:30", "06:00", "23:59");
    fc.assert(
      fc.property(instants, cutoffs, (instant, cutoff) => {
        const start = startOfDay(instant, zone, cutoff);
        const end = endOfDay(instant, zone, cutoff);
        expect(start).toBeLessThanOrEqual(instant);
        expect(end).toBeGreaterThanOrEqual(instant);
        expect(startOfDay(end + 1000, zone, cutoff)).toBe(end + 1000);
      }),
    );
  });
});

describe("toInstant", () => {
  it.each([
    ["America/New_York", "2031-03-09 02:30:00", "2031-03-09T07:30:00Z", "2031-03-09 03:30:00"],
    ["Europe/Rome", "2031-03-30 02:00:00", "2031-03-30T01:00:00Z", "2031-03-30 03:00:00"],
    ["Australia/Lord_Howe", "2031-10-05 02:10:00", "2031-10-04T15:40:00Z", "2031-10-05 02:40:00"],
    ["Pacific/Apia", "2011-12-30 12:00:00", "2011-12-30T22:00:00Z", "2011-12-31 12:00:00"],
  ])("moves a time that %s leaves out forward: %s", (name, wall, instant, shown) => {
    expect(toInstant(wall, zoneOf(name))).toBe(Date.parse(instant));
    expect(toWall(Date.parse(instant), zoneOf(name))).toBe(shown);
  });

  it.each([
    ["America/New_York", "2031-11-02 01:30:00", "2031-11-02T05:30:00Z"],
    ["Europe/Rome", "2024-10-27 02:30:00", "2024-10-27T00:30:00Z"],
    ["Europe/Dublin", "2031-10-26 01:30:00", "2031-10-26T00:30:00Z"],
    ["Australia/Lord_Howe", "2031-04-06 01:45:00", "2031-04-05T14:45:00Z"],
  ])("takes the first pass of a time that %s has twice: %s", (name, wall, instant) => {
    expect(toInstant(wall, zoneOf(name))).toBe(Date.parse(instant));
  });

  it("takes a negative offset with a fraction in full", () => {
    expect(toInstant("2031-03-10 10:00:00", zoneOf("UTC-5.5"))).toBe(Date.parse("2031-03-10T15:30:00Z"));
  });

  it.each([
    ["0000-01-01 00:00:00", "0000-01-01T00:00:00Z"],
    ["0031-03-10 10:00:00", "0031-03-10T10:00:00Z"],
    ["0099-12-31 23:59:59", "0099-12-31T23:59:59Z"],
    ["9999-12-31 23:59:59", "9999-12-31T23:59:59Z"],
  ])("means the year it says in %s", (wall, instant) => {
    expect(toInstant(wall, utc)).toBe(Date.parse(instant));
    expect(toWall(Date.parse(instant), utc)).toBe(wall);
  });

  it.each([
    "",
    "2031-03-10",
    "2031-03-10T10:00:00",
    "2031-3-10 10:00:00",
    "2031-13-10 10:00:00",
    "2031-03-10 24:00:00",
  ])("throws for %j", (wall) => {
    expect(() => toInstant(wall, utc)).toThrow(RangeError);
  });
});

describe("toWall", () => {
  it("holds readings outside the years 0000 to 9999 at the ends of that range", () => {
    const last = toInstant("9999-12-31 23:59:59", zoneOf("America/New_York"));
    const first = toInstant("0000-01-01 00:00:00", zoneOf("Europe/Rome"));
    expect(toWall(last, zoneOf("America/New_York"))).toBe("9999-12-31 23:59:59");
    expect(toWall(last, utc)).toBe("9999-12-31 23:59:59");
    expect(toWall(first, zoneOf("Europe/Rome"))).toBe("0000-01-01 00:00:00");
    expect(toWall(first, utc)).toBe("0000-01-01 00:00:00");
  });

  it("cuts off fractions of a second, also before 1970", () => {
    expect(toWall(1999, utc)).toBe("1970-01-01 00:00:01");
    expect(toWall(-1, utc)).toBe("1969-12-31 23:59:59");
  });

  it("writes any day of the calendar like the ISO date of that instant", () => {
    const seconds = fc.integer({
      min: Date.parse("0000-01-01") / 1000,
      max: Date.parse("9999-12-31") / 1000,
    });
    fc.assert(fc.property(seconds, (second) => toWall(second * 1000, utc) === writeUtc(second * 1000)));
  });
});

describe("startOfDay and endOfDay", () => {
  const days: [zone: string, at: string, cutoff: string, start: string, end: string][] = [
    ["America/New_York", "2031-03-10T02:00:00Z", "00:00", "2031-03-09T05:00:00Z", "2031-03-10T03:59:59Z"],
    ["Europe/Rome", "2031-10-26T12:00:00Z", "00:00", "2031-10-25T22:00:00Z", "2031-10-26T22:59:59Z"],
    ["Europe/Rome", "2031-03-10T03:00:00Z", "06:00", "2031-03-09T05:00:00Z", "2031-03-10T04:59:59Z"],
    ["Europe/Rome", "2031-03-10T05:00:00Z", "06:00", "2031-03-10T05:00:00Z", "2031-03-11T04:59:59Z"],
    // Clocks in Beirut change at midnight: a day that begins at 01:00, and one whose last hour comes twice.
    ["Asia/Beirut", "2025-03-30T12:00:00Z", "00:00", "2025-03-29T22:00:00Z", "2025-03-30T20:59:59Z"],
    ["Asia/Beirut", "2025-10-25T12:00:00Z", "00:00", "2025-10-24T21:00:00Z", "2025-10-25T21:59:59Z"],
  ];

  it.each(days)("bound the day of %s at %s with cut-off %s", (name, at, cutoff, start, end) => {
    expect(startOfDay(Date.parse(at), zoneOf(name), cutoff)).toBe(Date.parse(start));
    expect(endOfDay(Date.parse(at), zoneOf(name), cutoff)).toBe(Date.parse(end));
  });

  it.each(["", "6:00", "24:00", "06:60", "06:00:00"])("throw for the cut-off %j", (cutoff) => {
    expect(() => startOfDay(0, utc, cutoff)).toThrow(RangeError);
  });
});

describe("dateDetails", () => {
  it("gives the parts zero-padded as text", () => {
    expect(dateDetails("0031-03-05 09:07:00")).toEqual({
      year: "0031",
      month: "03",
      day: "05",
      hour: "09",
      minutes: "07",
      seconds: "00",
    });
  });

  it("throws for anything but a wall-clock time", () => {
    expect(() => dateDetails("tomorrow")).toThrow(RangeError);
  });
});

/** Milliseconds read as UTC and written as wall-clock text. */
function writeUtc(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}

interface Oracle {
  /** The wall clock at an instant, as milliseconds read as UTC. */
  civilAt(instant: number): number;
  firstInstant(civil: number): number;
  /** Some instants at which the clocks change; the epoch in a zone without any. */
  readonly changes: readonly [number, ...number[]];
}

/** Slow, plain conversions on Intl's date parts alone. */
function createOracle(name: string): Oracle {
  const civilAt = name === "UTC-5.5" ? (instant: number) => instant - 5.5 * hour : civilReader(name);
  return { civilAt, firstInstant, changes: findChanges() };

  function firstInstant(civil: number): number {
    const offsets = [-36, -30, -24, -18, -12, -6, -3, 0, 3, 6, 12, 18, 24, 30, 36].map(
      (hours) => civilAt(civil + hours * hour) - (civil + hours * hour),
    );
    const fitting = offsets.map((offset) => civil - offset).filter((instant) => civilAt(instant) === civil);
    return fitting.length > 0 ? Math.min(...fitting) : civil - (offsets[0] ?? 0);
  }

  function findChanges(): [number, ...number[]] {
    const found: number[] = [];
    for (let at = Date.UTC(2009, 0, 1); at < Date.UTC(2013, 0, 1); at += day) {
      const before = civilAt(at) - at;
      if (civilAt(at + day) - at - day !== before) {
        const hours = Array.from({ length: 24 }, (_, index) => at + (index + 1) * hour);
        found.push(hours.find((instant) => civilAt(instant) - instant !== before) ?? at);
      }
    }
    const [first = 0, ...others] = found;
    return [first, ...others];
  }
}

function civilReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
    return Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
      part("second"),
    );
  };
}
