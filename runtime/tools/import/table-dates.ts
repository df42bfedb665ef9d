import { ToolError } from "../tool.js";

/** The position of the day in `03/04/2031`. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

const numbers = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?![\d/-])/;

/** Rewrites a date such as `03/04/2031` as `2031-04-03`. Throws a ToolError for an ambiguous date without an order. */
export function plainDate(text: string, order: DateOrder | undefined): string {
  const [date, first, , second, year] = numbers.exec(text) ?? [];
  if (date === undefined) return text;
  const canBe = { dayFirst: Number(second) <= 12, monthFirst: Number(first) <= 12 };
  if (order === undefined && canBe.dayFirst && canBe.monthFirst && first !== second)
    throw new ToolError(
      `Which number of ${date} is the day? Say --dates ${dateOrders.join(" or --dates ")}.`,
    );
  const isDayFirst = canBe.dayFirst && (!canBe.monthFirst || order !== "month-first");
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return text.replace(date, [year, month, day].map((part) => String(part).padStart(2, "0")).join("-"));
}
