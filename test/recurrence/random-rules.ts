import rrule from "rrule";
import { describe, expect, it } from "vitest";
import { isAtStart, splitAt, startsOf } from "../../runtime/dates/recurrence-dates.js";
import { readRule } from "../../runtime/dates/recurrence-rule.js";
import { civilOfWall, wallOfCivil } from "../../runtime/dates/wall-time.js";
import { utc } from "../../runtime/dates/zone.js";
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
  const found = new rrule.RRule({ ...options, dtstart: new Date(civilOfWall(start)), until });
  return found
    .between(new Date(civilOfWall(start)), new Date(last), true)
    .map((date) => wallOfCivil(date.getTime()));
}

/** The dates of a rule up to an instant, as wall-clock texts. */
export async function wallsOf(rule: string, start: string, last: number): Promise<string[]> {
  return (await startsOf({ rrule: rule }, start, { last })).map((at) => wallOfCivil(civilOfWall(start) + at));
}

/** Tests of ten random rules for each seed. */
export function testRandomRules(seeds: { readonly compared: number; readonly cut: number }): void {
  describe("the dates of a rule", () => {
    it.each(Array.from({ length: seeds.compared }, (_, at) => at))(
      "are those that another implementation finds, for ten random rules, %i",
      async (seed) => {
        const random = createRandom(20310310 + seed);
        let compared = 0;
        for (let round = 0; round < 10; round += 1) {
          const start = `${2028 + random.below(4)}-0${1 + random.below(9)}-1${random.below(10)} 0${random.below(10)}:30:00`;
          const rule = readRule(someRule(random), start, utc);
          const last = civilOfWall(start) + 1000 * dayMs;
          const dates = await wallsOf(rule, start, last);
          compared += dates.length;
          expect(dates, `${rule} from ${start}`).toEqual(otherDates(rule, start, last));
        }
        expect(compared).toBeGreaterThan(100);
      },
    );
  });

  describe("a rule", () => {
    const start = "2031-03-10 18:00:00";

    it.each(Array.from({ length: seeds.cut }, (_, at) => at))(
      "that is cut has the same dates in two parts, %i",
      async (seed) => {
        const random = createRandom(7 + seed);
        const last = civilOfWall(start) + 1200 * dayMs;
        for (let round = 0; round < 10; round += 1) {
          const recurrence = { rrule: readRule(someRule(random), start, utc) };
          if (!(await isAtStart(recurrence, start))) continue;
          const all = await startsOf(recurrence, start, { last });
          const at = random.pick(all);
          const { before, after } = await splitAt(recurrence, start, at);
          const earlier = before === undefined ? [] : await startsOf(before, start, { last });
          const later = await startsOf(after, wallOfCivil(civilOfWall(start) + at), { last });
          expect([...earlier, ...later.map((place) => place + at)], recurrence.rrule).toEqual(all);
        }
      },
    );
  });
}
