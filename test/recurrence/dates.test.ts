import rrule from "rrule";
import { RRuleTemporal } from "rrule-temporal";
import { describe, expect, it, vi } from "vitest";
import {
  civilOf,
  dateLimit,
  isAtStart,
  isOver,
  shifted,
  splitAt,
  startsOf,
  TooManyDates,
  wallOf,
} from "../../runtime/dates/recurrence-dates.js";
import { readRule } from "../../runtime/dates/recurrence-rule.js";
import { toInstant, toWall } from "../../runtime/dates/wall-time.js";
import { parseZone, utc } from "../../runtime/dates/zone.js";
import { createRandom, type Random } from "../support/random.js";

const dayMs = 24 * 3600 * 1000;
const days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** Returns a random rule, usual or unusual. */
function someRule(random: Random): string {
  const frequency = random.pick(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]);
  const some = (values: readonly (string | number)[], most = 3): string =>
    [...new Set(Array.from({ length: 1 + random.below(most) }, () => random.pick(values)))].join(",");
  const parts = [`FREQ=${frequency}`];
  if (random.below(2) === 0) parts.push(`INTERVAL=${1 + random.below(5)}`);
  if (random.below(3) === 0) parts.push(`BYMONTH=${some([1, 2, 3, 6, 11, 12])}`);
  if (frequency !== "WEEKLY" && random.below(3) === 0)
    parts.push(`BYMONTHDAY=${some([1, 13, 29, 31, -1, -3])}`);
  if (random.below(2) === 0) {
    // The other implementation takes weekdays with and without numbers for two conditions that have to hold at once.
    const numbered = days.flatMap((day) => [`1${day}`, `-1${day}`, `3${day}`]);
    parts.push(`BYDAY=${some(frequency === "MONTHLY" && random.below(2) === 0 ? numbered : days)}`);
  }
  if (parts.length === 1 && frequency === "YEARLY") parts.push(`BYYEARDAY=${some([1, 60, 200, 366, -1])}`);
  // It looks for places that no month has until the end of time.
  if (frequency === "MONTHLY" && parts.some((part) => part.startsWith("BYDAY")) && random.below(2) === 0)
    parts.push(`BYSETPOS=${random.pick([1, -1])}`);
  if (random.below(3) === 0) parts.push(`WKST=${random.pick(["MO", "SU"])}`);
  if (random.below(3) === 0) parts.push(random.pick([`COUNT=${1 + random.below(30)}`, "UNTIL=20330704"]));
  return parts.join(";");
}

/** The dates of a rule by another implementation, as wall-clock texts. */
function otherDates(rule: string, start: string, last: number): string[] {
  const options = { ...rrule.RRule.parseString(rule.replace(/(UNTIL=\d{8})/, "$1T235959Z")) };
  // Without an end it looks for dates that no year has through all years that there are.
  const until = new Date(Math.min(last, options.until?.getTime() ?? last));
  const found = new rrule.RRule({ ...options, dtstart: new Date(civilOf(start)), until });
  return found.between(new Date(civilOf(start)), new Date(last), true).map((date) => wallOf(date.getTime()));
}

const wallsOf = async (rule: string, start: string, last: number): Promise<string[]> =>
  (await startsOf({ rrule: rule }, start, { last })).map((at) => wallOf(civilOf(start) + at));

describe("the dates of a rule", () => {
  it("go on as the years pass, though only so many may be written", async () => {
    const [start, last] = ["2031-03-10 18:00:00", civilOf("2051-03-10 18:00:00")];
    expect(await wallsOf("FREQ=DAILY", start, last)).toHaveLength(20 * 365 + 6);
    const written = startsOf({ rrule: "FREQ=DAILY" }, start, { last, limit: dateLimit });
    await expect(written).rejects.toThrow(TooManyDates);
  });

  it("are looked for in short stretches, between which others have their turn, and no further than the limit", async () => {
    const days = Array.from({ length: 110 }, (_, at) => at + 1).join(",");
    const between = vi.spyOn(RRuleTemporal.prototype, "between");
    let turns = 0;
    const counter = setInterval(() => {
      turns += 1;
    }, 0);
    const rule = { rrule: `FREQ=YEARLY;BYYEARDAY=${days}` };
    const asked = startsOf(rule, "0001-01-01 10:00:00", {
      last: civilOf("2028-01-01 10:00:00"),
      limit: dateLimit,
    });
    await expect(asked).rejects.toThrow(TooManyDates);
    clearInterval(counter);
    const found = between.mock.results.map(({ value }) => (value as unknown[]).length);
    between.mockRestore();
    expect(Math.max(...found)).toBeLessThan(1000);
    expect(found.reduce((sum, one) => sum + one, 0)).toBeLessThan(dateLimit + 1000);
    expect(turns).toBeGreaterThan(5);
  });

  it("are the first ones of a rule that is counted, wherever those asked for begin", async () => {
    const [start, last] = ["2001-01-01 18:00:00", civilOf("2040-01-01 18:00:00")];
    const counted = { rrule: "FREQ=DAILY;COUNT=5010" };
    expect(await startsOf(counted, start, { last })).toHaveLength(5010);
    const from = civilOf(start) + 5000 * dayMs;
    expect(await startsOf(counted, start, { last, from })).toEqual(
      Array.from({ length: 10 }, (_, at) => (5000 + at) * dayMs),
    );
  });

  it("end with the year 9999", async () => {
    const dates = await wallsOf("FREQ=DAILY", "9999-12-30 10:00:00", Date.UTC(10_001, 11, 30));
    expect(dates).toEqual(["9999-12-30 10:00:00", "9999-12-31 10:00:00"]);
  });

  it.each(Array.from({ length: 40 }, (_, at) => at))(
    "are those that another implementation finds, for ten random rules, %i",
    async (seed) => {
      const random = createRandom(20310310 + seed);
      let compared = 0;
      for (let round = 0; round < 10; round += 1) {
        const start = `${2028 + random.below(4)}-0${1 + random.below(9)}-1${random.below(10)} 0${random.below(10)}:30:00`;
        const rule = readRule(someRule(random), start, utc);
        const last = civilOf(start) + 1000 * dayMs;
        const dates = await wallsOf(rule, start, last);
        compared += dates.length;
        expect(dates, `${rule} from ${start}`).toEqual(otherDates(rule, start, last));
      }
      expect(compared).toBeGreaterThan(100);
    },
  );

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
      const walls = await wallsOf("FREQ=DAILY", "2031-01-01 02:15:00", civilOf("2032-01-01 00:00:00"));
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
      expect(await wallsOf(rule, "2031-03-10 18:00:00", civilOf("2040-01-01 00:00:00"))).toEqual([]);
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

  it.each(Array.from({ length: 20 }, (_, at) => at))(
    "that is cut has the same dates in two parts, %i",
    async (seed) => {
      const random = createRandom(7 + seed);
      const last = civilOf(start) + 1200 * dayMs;
      for (let round = 0; round < 10; round += 1) {
        const recurrence = { rrule: readRule(someRule(random), start, utc) };
        if (!(await isAtStart(recurrence, start))) continue;
        const all = await startsOf(recurrence, start, { last });
        const at = random.pick(all);
        const { before, after } = await splitAt(recurrence, start, at);
        const earlier = before === undefined ? [] : await startsOf(before, start, { last });
        const later = await startsOf(after, wallOf(civilOf(start) + at), { last });
        expect([...earlier, ...later.map((place) => place + at)], recurrence.rrule).toEqual(all);
      }
    },
  );

  it("that moves with its start has as many dates", async () => {
    const recurrence = {
      rrule: "FREQ=DAILY;UNTIL=20310320",
      rdate: ["2031-04-01 09:00:00"],
      exdate: ["2031-03-11 18:00:00"],
    };
    const last = civilOf("2032-01-01 00:00:00");
    const before = await startsOf(recurrence, start, { last });
    for (const hours of [-30, -5, 3, 7, 50]) {
      const moved = shifted(recurrence, hours * 3600_000, start);
      expect(await startsOf(moved, wallOf(civilOf(start) + hours * 3600_000), { last })).toEqual(before);
    }
  });

  it("is over once its last date is", async () => {
    const over = (recurrence: object, last: string): Promise<boolean> =>
      isOver(recurrence, start, civilOf(last));
    expect(await over({ rrule: "FREQ=DAILY" }, "2099-01-01 00:00:00")).toBe(false);
    expect(await over({ rrule: "FREQ=DAILY;COUNT=3" }, "2031-03-11 23:00:00")).toBe(false);
    expect(await over({ rrule: "FREQ=DAILY;COUNT=3" }, "2031-03-12 18:00:00")).toBe(true);
    expect(await over({ rrule: "FREQ=DAILY;UNTIL=20310312" }, "2031-03-12 10:00:00")).toBe(false);
    expect(await over({ rrule: "FREQ=DAILY;UNTIL=20310312" }, "2031-03-13 00:00:00")).toBe(true);
    expect(await over({ rdate: ["2031-05-01 10:00:00"] }, "2031-04-01 00:00:00")).toBe(false);
    expect(await over({ rdate: ["2031-05-01 10:00:00"] }, "2031-06-01 00:00:00")).toBe(true);
  });
});
