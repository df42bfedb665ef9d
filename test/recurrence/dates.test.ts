import { RRuleTemporal } from "rrule-temporal";
import { describe, expect, it, vi } from "vitest";
import {
  dateLimit,
  isAtStart,
  isOver,
  shifted,
  startsOf,
  TooManyDates,
} from "../../runtime/dates/recurrence-dates.js";
import { readRule } from "../../runtime/dates/recurrence-rule.js";
import { civilOfWall, toInstant, toWall, wallOfCivil } from "../../runtime/dates/wall-time.js";
import { parseZone, utc } from "../../runtime/dates/zone.js";
import { wallsOf } from "./random-rules.js";

const dayMs = 24 * 3600 * 1000;

describe("the dates of a rule", () => {
  it("go on as the years pass, though only so many may be written", async () => {
    const [start, last] = ["2031-03-10 18:00:00", civilOfWall("2051-03-10 18:00:00")];
    expect(await wallsOf("FREQ=DAILY", start, last)).toHaveLength(20 * 365 + 6);
    const written = startsOf({ rrule: "FREQ=DAILY" }, start, { last, limit: dateLimit });
    await expect(written).rejects.toThrow(TooManyDates);
  });

  it("are looked for in short stretches, between which others have their turn, and no further than the limit", async () => {
    const days = Array.from({ length: 110 }, (_, at) => at + 1).join(",");
    const between = vi.spyOn(RRuleTemporal.prototype, "between");
    let turns = 0;
    let counter = setImmediate(function count() {
      turns += 1;
      counter = setImmediate(count);
    });
    const rule = { rrule: `FREQ=YEARLY;BYYEARDAY=${days}` };
    const asked = startsOf(rule, "0001-01-01 10:00:00", {
      last: civilOfWall("2028-01-01 10:00:00"),
      limit: dateLimit,
    });
    await expect(asked).rejects.toThrow(TooManyDates);
    clearImmediate(counter);
    const found = between.mock.results.map(({ value }) => (value as unknown[]).length);
    between.mockRestore();
    expect(Math.max(...found)).toBeLessThan(1000);
    expect(found.reduce((sum, one) => sum + one, 0)).toBeLessThan(dateLimit + 1000);
    expect(turns).toBeGreaterThan(5);
  });

  it("are the first ones of a rule that is counted, wherever those asked for begin", async () => {
    const [start, last] = ["2001-01-01 18:00:00", civilOfWall("2040-01-01 18:00:00")];
    const counted = { rrule: "FREQ=DAILY;COUNT=5010" };
    expect(await startsOf(counted, start, { last })).toHaveLength(5010);
    const from = civilOfWall(start) + 5000 * dayMs;
    expect(await startsOf(counted, start, { last, from })).toEqual(
      Array.from({ length: 10 }, (_, at) => (5000 + at) * dayMs),
    );
  });

  it("end with the year 9999", async () => {
    const dates = await wallsOf("FREQ=DAILY", "9999-12-30 10:00:00", Date.UTC(10_001, 11, 30));
    expect(dates).toEqual(["9999-12-30 10:00:00", "9999-12-31 10:00:00"]);
  });

  it("keep the time of day in every zone, but for what its clocks leave out", async () => {
    const zones = [
      "Europe/Rome",
      "America/New_York",
      "Australia/Lord_Howe",
      "America/Santiago",
      "Asia/Tehran",
    ];
    for (const name of zones) {
      const zone = parseZone(name) ?? utc;
      const walls = await wallsOf("FREQ=DAILY", "2031-01-01 02:15:00", civilOfWall("2032-01-01 00:00:00"));
      const shown = walls.map((wall) => toWall(toInstant(wall, zone), zone));
      const moved = shown.filter((wall, at) => wall !== walls[at]);
      expect(walls).toHaveLength(365);
      expect(moved.length, name).toBeLessThanOrEqual(1);
      for (const wall of moved) expect(wall.slice(11)).toMatch(/^0(?:2:45|3:15):00$/);
    }
  });

  it("are found at once for rules that have none", async () => {
    for (const rule of [
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=YEARLY;INTERVAL=999;BYDAY=MO;BYSETPOS=-366",
    ]) {
      expect(await isAtStart({ rrule: rule }, "2031-03-10 18:00:00")).toBe(false);
      expect(await wallsOf(rule, "2031-03-10 18:00:00", civilOfWall("2040-01-01 00:00:00"))).toEqual([]);
    }
  });
});

describe("a rule", () => {
  const start = "2031-03-10 18:00:00";

  it.each([
    ["rrule:count=3;freq=daily;interval=1", "FREQ=DAILY;COUNT=3"],
    ["FREQ=MONTHLY;BYMONTHDAY=+01,-1", "FREQ=MONTHLY;BYMONTHDAY=1,-1"],
    ["FREQ=DAILY;UNTIL=20310312", "FREQ=DAILY;UNTIL=20310312"],
    ["FREQ=DAILY;UNTIL=20310312T180000", "FREQ=DAILY;UNTIL=20310312"],
    ["FREQ=DAILY;UNTIL=20310312T175959", "FREQ=DAILY;UNTIL=20310311"],
    ["FREQ=DAILY;UNTIL=20310312T170000Z", "FREQ=DAILY;UNTIL=20310312"],
    ["FREQ=DAILY;UNTIL=20310312T230000Z", "FREQ=DAILY;UNTIL=20310312"],
  ])("%s is kept as %s", (text, kept) => {
    expect(readRule(text, start, parseZone("Europe/Rome") ?? utc)).toBe(kept);
  });

  it("that moves with its start has as many dates", async () => {
    const recurrence = {
      rrule: "FREQ=DAILY;UNTIL=20310320",
      rdate: ["2031-04-01 09:00:00"],
      exdate: ["2031-03-11 18:00:00"],
    };
    const last = civilOfWall("2032-01-01 00:00:00");
    const before = await startsOf(recurrence, start, { last });
    for (const hours of [-30, -5, 3, 7, 50]) {
      const moved = shifted(recurrence, hours * 3600_000, start);
      expect(await startsOf(moved, wallOfCivil(civilOfWall(start) + hours * 3600_000), { last })).toEqual(
        before,
      );
    }
  });

  it("is over once its last date is", async () => {
    const over = (recurrence: object, last: string): Promise<boolean> =>
      isOver(recurrence, start, civilOfWall(last));
    expect(await over({ rrule: "FREQ=DAILY" }, "2099-01-01 00:00:00")).toBe(false);
    expect(await over({ rrule: "FREQ=DAILY;COUNT=3" }, "2031-03-11 23:00:00")).toBe(false);
    expect(await over({ rrule: "FREQ=DAILY;COUNT=3" }, "2031-03-12 18:00:00")).toBe(true);
    expect(await over({ rrule: "FREQ=DAILY;UNTIL=20310312" }, "2031-03-12 10:00:00")).toBe(false);
    expect(await over({ rrule: "FREQ=DAILY;UNTIL=20310312" }, "2031-03-13 00:00:00")).toBe(true);
    expect(await over({ rdate: ["2031-05-01 10:00:00"] }, "2031-04-01 00:00:00")).toBe(false);
    expect(await over({ rdate: ["2031-05-01 10:00:00"] }, "2031-06-01 00:00:00")).toBe(true);
  });
});
