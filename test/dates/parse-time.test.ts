import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTime, readExact, readWords } from "../../runtime/dates/parse-time.js";
import { toInstant, toWall } from "../../runtime/dates/wall-time.js";
import { now, readCases, timeCases, zoneOf } from "./time-cases.js";

const newYork = zoneOf("America/New_York");
const rome = zoneOf("Europe/Rome");
const { new_york: newYorkCases, rome: romeCases, instants: instantCases, rejected } = timeCases;

describe("parseTime", () => {
  it.each(newYorkCases)("reads %j on the clocks of New York as %s", (text, wall) => {
    expect(parseTime(text, { zone: newYork, now })).toMatchObject({
      wall,
      instant: toInstant(wall, newYork),
    });
  });

  it.each(romeCases)("reads %j in Rome, where it is already the next day, as %s", (text, wall) => {
    expect(parseTime(text, { zone: rome, now })).toMatchObject({
      wall,
      instant: toInstant(wall, rome),
    });
  });

  it.each(instantCases)("keeps the instant of %j: %s", (text, instant) => {
    const expected = Date.parse(instant);
    for (const zone of [newYork, rome]) {
      const read = parseTime(text, { zone, now });
      expect(read).toMatchObject({ wall: toWall(expected, zone), instant: expected });
    }
  });

  it.each([...newYorkCases, ...romeCases, ...instantCases])(
    "knows whether %j is another instant in another year, month, day, hour and second",
    (text) => {
      const read = (at: number): ReturnType<typeof parseTime> => parseTime(text, { zone: newYork, now: at });
      const later = now + 1_000_000_000_007_000;
      expect(read(now)?.isRelative).toBe(read(now)?.instant !== read(later)?.instant);
    },
  );

  it("reads day and clock in figures alike whenever that is", () => {
    // Around the nights in which the clocks change, as well as anywhere.
    const nights = ["2031-03-09T07:00:00Z", "2031-11-02T06:00:00Z", "2031-10-26T01:00:00Z"].map(Date.parse);
    const near = fc
      .tuple(fc.constantFrom(...nights), fc.integer({ min: -300, max: 300 }))
      .map(([night, minutes]) => night + minutes * 60_000);
    const instant = fc.oneof(near, fc.integer({ min: -6e13, max: 2.5e14 }));
    const form = fc.constantFrom(10, 16, 19);
    fc.assert(
      fc.property(instant, form, fc.boolean(), instant, instant, (time, length, isIso, one, other) => {
        const wall = toWall(time, newYork).slice(0, length);
        const text = isIso ? wall.replace(" ", "T") : wall;
        for (const zone of [newYork, rome]) {
          const [first, second] = [one, other].map((now) => parseTime(text, { zone, now }));
          expect(second).toEqual(first);
        }
      }),
    );
  });

  it("keeps the present instant in the hour that comes twice", () => {
    const secondPass = Date.parse("2031-11-02T06:30:00Z");
    expect(parseTime("now", { zone: newYork, now: secondPass })?.instant).toBe(secondPass);
    expect(parseTime("+5 minutes", { zone: newYork, now: secondPass })?.instant).toBe(secondPass + 300_000);
  });

  it("counts hours as time that passes and days on the calendar when clocks change", () => {
    const beforeChange = Date.parse("2031-03-08T17:00:00Z");
    expect(parseTime("+24 hours", { zone: newYork, now: beforeChange })?.wall).toBe("2031-03-09 13:00:00");
    expect(parseTime("+1 day", { zone: newYork, now: beforeChange })?.wall).toBe("2031-03-09 12:00:00");
  });

  it.each(rejected)("rejects %j", (text) => {
    expect(parseTime(text, { zone: newYork, now })).toBeUndefined();
  });

  it("rejects an instant that lies outside the years 0000 to 9999 on the clocks of the zone", () => {
    expect(parseTime("9999-12-31T23:59:59-05:00", { zone: rome, now })).toBeUndefined();
    expect(parseTime("9999-12-31T23:59:59-05:00", { zone: newYork, now })?.wall).toBe("9999-12-31 23:59:59");
  });

  it("reads back every ISO text of an instant, with and without an offset", () => {
    const seconds = fc.integer({
      min: Date.parse("0001-01-01") / 1000,
      max: Date.parse("9999-12-30") / 1000,
    });
    fc.assert(
      fc.property(seconds, (second) => {
        const instant = second * 1000;
        expect(parseTime(new Date(instant).toISOString(), { zone: rome, now })?.instant).toBe(instant);
        const wall = toWall(instant, rome);
        expect(parseTime(wall, { zone: rome, now })?.wall).toBe(wall);
      }),
    );
  });

  it("reads times as programs write them the short way as it would word by word", () => {
    const digits = (least: number, most: number, length: number) =>
      fc.integer({ min: least, max: most }).map((value) => String(value).padStart(length, "0"));
    const date = fc.tuple(digits(0, 9999, 4), digits(0, 14, 2), digits(0, 33, 2));
    const time = fc.tuple(digits(0, 25, 2), digits(0, 61, 2), digits(0, 61, 2));
    const zone = fc.oneof(
      fc.constantFrom("", "z"),
      fc
        .tuple(fc.constantFrom("+", "-"), digits(0, 15, 2), digits(0, 61, 2))
        .map(([s, h, m]) => `${s}${h}:${m}`),
    );
    fc.assert(
      fc.property(date, fc.constantFrom(" ", "t"), time, zone, (days, between, clock, place) => {
        const text = `${days.join("-")}${between}${clock.join(":")}${place}`;
        // A comma more is none of a program's.
        const long = readWords(`${text},`);
        expect(readExact(text)).toEqual(long);
      }),
      { numRuns: 3000 },
    );
  });

  it("answers any text with a time of fixed form or nothing, never with an error", () => {
    const words = fc.constantFrom(
      ..."2031-03-10 10:00 T Z + - @ / 9am next last of day week monday 99999999 ago é".split(" "),
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.array(words, { maxLength: 12 }).map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseTime(text, { zone: rome, now });
        expect(read?.wall ?? "0000-01-01 00:00:00").toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        expect((read?.instant ?? 0) % 1000).toBe(0);
      }),
    );
  });

  it.each(["UTC", "Pacific/Auckland", "America/New_York"])(
    "reads the same in a process whose own zone is %s",
    (timeZone) => {
      const script = `
        import { readCases } from "./test/dates/time-cases.ts";
        console.log(Intl.DateTimeFormat().resolvedOptions().timeZone + "\\n" + readCases());
      `;
      const output = execFileSync(
        process.execPath,
        ["--import", "tsx", "--input-type=module", "--eval", script],
        {
          cwd: new URL("../..", import.meta.url),
          env: { ...process.env, TZ: timeZone },
          encoding: "utf8",
        },
      );
      const [ownZone, ...lines] = output.trimEnd().split("\n");
      expect(ownZone).toBe(timeZone);
      expect(lines.join("\n")).toBe(readCases());
    },
  );
});
