import { describe, expect, it } from "vitest";
import { parseZone } from "../../runtime/dates/parse-zone.js";
import { nextRun } from "../../runtime/schedule/next-run.js";

const rome = parseZone("Europe/Rome");
if (rome === undefined) throw new Error("The zone is known.");
const next = (at: string, after: string): string =>
  new Date(nextRun({ hook: "close", at }, Date.parse(after), rome)).toISOString();

describe("the next run of a job", () => {
  it("is an interval after the last one", () => {
    expect(nextRun({ hook: "close", everyMs: 1500 }, 1000, rome)).toBe(2500);
    expect(nextRun({ hook: "close", atStart: true }, 1000, rome)).toBe(Number.POSITIVE_INFINITY);
  });

  it("is at a time of the day in the zone of the site", () => {
    expect(next("03:00", "2031-01-10T01:59:59Z")).toBe("2031-01-10T02:00:00.000Z");
    expect(next("03:00", "2031-01-10T02:00:00Z")).toBe("2031-01-11T02:00:00.000Z");
    expect(next("00:30", "2031-12-31T23:45:00Z")).toBe("2032-01-01T23:30:00.000Z");
  });

  it("is once on the days when the clocks change", () => {
    // On 30 March 2031 there is no half past two; on 26 October there are two.
    expect(next("02:30", "2031-03-29T12:00:00Z")).toBe("2031-03-30T01:30:00.000Z");
    expect(next("02:30", "2031-03-30T01:30:00Z")).toBe("2031-03-31T00:30:00.000Z");
    expect(next("02:30", "2031-10-25T12:00:00Z")).toBe("2031-10-26T00:30:00.000Z");
    expect(next("02:30", "2031-10-26T00:30:00Z")).toBe("2031-10-27T01:30:00.000Z");
  });
});
