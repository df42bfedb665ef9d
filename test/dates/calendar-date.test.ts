import { expect, it } from "vitest";
import { datePattern } from "../../generator/model/formats.js";
import { isCalendarDate } from "../../runtime/dates/civil.js";

it("validators and migrations accept the same days of the calendar, which are those of Date", () => {
  const parts = [1900, 1999, 2000, 2031, 2032, 2100].flatMap((year) =>
    Array.from({ length: 14 }, (_, month) => month).flatMap((month) =>
      Array.from({ length: 33 }, (_, day) => [year, month, day] as const),
    ),
  );
  const wrong = parts.filter(([year, month, day]) => {
    const text = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
    const date = new Date(Date.UTC(year, month - 1, day));
    const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    return datePattern.test(text) !== isDay || isCalendarDate(text) !== isDay;
  });
  expect(wrong).toEqual([]);
});
