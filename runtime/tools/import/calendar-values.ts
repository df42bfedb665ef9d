import { dayMs, secondMs } from "../../dates/civil.js";

/** What a value of a property has to look like; others are left out. */
const shapes: Readonly<Record<string, (value: string) => boolean>> = {
  ...Object.fromEntries(
    ["dtstart", "dtend", "recurrence-id", "created", "last-modified", "dtstamp"].map((name) => [
      name,
      isTime,
    ]),
  ),
  exdate: isTime,
  rdate: isTimeOrPeriod,
  duration: (value) => durationOf(value) !== undefined,
  geo: (value) => /^\s*[+-]?\d+(?:\.\d+)?\s*[;,]\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value),
  tzoffsetfrom: (value) => /^[+-]\d{4}(?:\d\d)?$/.test(value),
  tzoffsetto: (value) => /^[+-]\d{4}(?:\d\d)?$/.test(value),
};
const lists: ReadonlySet<string> = new Set(["exdate", "rdate"]);

/**
 * Reads the value of a property, without what cannot be read in it, and those parts: of a list, what is right stays; a rule with
 * an error is left out as a whole.
 */
export function readValue(name: string, text: string) {
  if (name === "rrule" || name === "exrule") return readRuleText(text);
  const isRight = shapes[name];
  if (isRight === undefined) return { value: text, bad: [] };
  const values = (lists.has(name) ? text.split(",") : [text]).filter((value) => value.trim() !== "");
  const right = values.map(written).filter(isRight);
  return {
    value: right.length === 0 ? undefined : right.join(","),
    bad: values.filter((value) => !isRight(written(value))),
  };
}

/** Times as other standards write them, in the form of this one: `2031-03-10T19:30` is `20310310T193000`. */
function written(text: string): string {
  const value = text.trim().toUpperCase();
  const plain = /^\d{4}-\d\d-\d\d/.test(value) ? value.replace(/[-:]/g, "").replace(" ", "T") : value;
  return plain.replace(/^(\d{8}T\d{4})(?=Z?$)/, "$&00");
}

function isTime(value: string): boolean {
  const [, year = "", month = "", day = ""] =
    /^(\d{4})(\d\d)(\d\d)(?:T(?:[01]\d|2[0-4])[0-5]\d(?:[0-5]\d|60)Z?)?$/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return year !== "" && date.getUTCDate() === Number(day);
}

function isTimeOrPeriod(value: string): boolean {
  const [start = "", end, ...rest] = value.split("/");
  if (!isTime(start) || rest.length > 0) return false;
  return end === undefined || isTime(end) || durationOf(end) !== undefined;
}

/** A duration: its days by the calendar, and its exact time, both in milliseconds. */
export interface Duration {
  readonly civil: number;
  readonly exact: number;
}

/** No event is longer. */
const longestMs = 1000 * 366 * dayMs;

/** Reads a duration such as `P1DT2H`; undefined for other text, and for what is longer than any event. */
export function durationOf(text: string): Duration | undefined {
  const parts =
    /^([+-]?)P(?=[\dT])(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(
      text.trim(),
    );
  if (parts === null) return undefined;
  const sign = parts[1] === "-" ? -1 : 1;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(2)
    .map((part: string | undefined) => Number(part ?? 0));
  const civil = (weeks * 7 + days) * dayMs;
  const exact = ((hours * 60 + minutes) * 60 + seconds) * secondMs;
  return civil + exact > longestMs ? undefined : { civil: sign * civil || 0, exact: sign * exact || 0 };
}

const number = (from: number, to: number) => (value: string) =>
  /^\+?\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to;
const signed = (most: number) => (value: string) => number(1, most)(value.replace(/^[+-]/, ""));
const listOf = (isEntry: (entry: string) => boolean) => (value: string) => value.split(",").every(isEntry);

const ruleShapes: Readonly<Record<string, (value: string) => boolean>> = {
  FREQ: (value) => /^(?:SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(value),
  INTERVAL: number(1, 999_999_999),
  COUNT: number(1, 999_999_999),
  UNTIL: isTime,
  BYSECOND: listOf(number(0, 60)),
  BYMINUTE: listOf(number(0, 59)),
  BYHOUR: listOf(number(0, 23)),
  BYDAY: listOf((value) => /^(?:[+-]?\d{1,2})?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(value)),
  BYMONTHDAY: listOf(signed(31)),
  BYYEARDAY: listOf(signed(366)),
  BYWEEKNO: listOf(signed(53)),
  BYMONTH: listOf(number(1, 12)),
  BYSETPOS: listOf(signed(366)),
  WKST: (value) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(value),
};

/** Reads a rule, blanks aside; one part that is unknown or wrong makes all of it another rule than was meant. */
function readRuleText(text: string) {
  const plain = text.replace(/\s+/g, "").toUpperCase();
  const parts = plain.replace(/^RRULE:|(?:^|(?<=;))RSCALE=GREGORIAN;/g, "").split(";");
  while (parts.at(-1) === "") parts.pop();
  // An empty line is no rule.
  if (parts.length === 0) return { value: undefined, bad: [] };
  const seen = new Set<string>();
  const bad = parts.filter((part) => {
    const [name = "", value, ...rest] = part.split("=");
    const isRight =
      value !== undefined && rest.length === 0 && !seen.has(name) && Object.hasOwn(ruleShapes, name);
    seen.add(name);
    return !isRight || ruleShapes[name]?.(value) !== true;
  });
  if (!seen.has("FREQ")) bad.push("no FREQ");
  return { value: bad.length === 0 ? parts.join(";") : undefined, bad };
}
