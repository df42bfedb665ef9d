import { civilMs, dayMs, isCalendarDate, secondMs } from "../../dates/civil.js";
import { wallOfCivil } from "../../dates/wall-time.js";

/** What a value of a property has to look like; others are left out. */
const shapes: Readonly<Record<string, (value: string) => boolean>> = {
  dtstart: isTime,
  dtend: isTime,
  "recurrence-id": isTime,
  created: isTime,
  "last-modified": isTime,
  exdate: isTime,
  rdate: isTimeOrPeriod,
  duration: (value) => durationOf(value) !== undefined,
  geo: (value) => /^\s*[+-]?\d+(?:\.\d+)?\s*[;,]\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value),
  tzoffsetfrom: (value) => /^[+-]\d{4}(?:\d\d)?$/.test(value),
  tzoffsetto: (value) => /^[+-]\d{4}(?:\d\d)?$/.test(value),
};

/**
 * Reads the value of a property, without what cannot be read in it, and those parts: of a list, what is right stays; a rule with
 * an error is left out as a whole.
 */
export function readValue(name: string, text: string) {
  const isRight = shapes[name];
  const isTimed = isRight === isTime || isRight === isTimeOrPeriod;
  if (name === "rrule" || name === "exrule") return { ...readRuleText(text), isTimed };
  if (isRight === undefined) return { value: text, bad: [], isTimed };
  const given = (/^(?:ex|r)date$/.test(name) ? text.split(",") : [text]).filter((one) => one.trim() !== "");
  const right = given.map(written).filter(isRight);
  const bad = given.filter((one) => !isRight(written(one)));
  return { value: right.length === 0 ? undefined : right.join(","), bad, isTimed };
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
  return isCalendarDate(`${year}-${month}-${day}`);
}

function isTimeOrPeriod(value: string): boolean {
  const [start = "", end, ...rest] = value.split("/");
  if (!isTime(start) || rest.length > 0) return false;
  return end === undefined || isTime(end) || durationOf(end) !== undefined;
}

/** The wall-clock text of a time; of a day, its midnight. */
export function wallOf(value: string): string {
  const part = (at: number, length = 2): number => Number(value.slice(at, at + length));
  const [hour, minute, second] = [part(9), part(11), part(13)];
  return wallOfCivil(civilMs({ year: part(0, 4), month: part(4), day: part(6), hour, minute, second }));
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

const rulePart =
  /^(?:FREQ=[A-Z]+|(?:INTERVAL|COUNT)=\d+|UNTIL=\d{8}(?:T\d{6}Z?)?|WKST=[A-Z]{2}|BY[A-Z]+=[+-]?\w+(?:,[+-]?\w+)*)$/;

/** Reads a rule without blanks and without what is usual; one part that cannot be read makes all of it another rule than was meant. */
function readRuleText(text: string) {
  const plain = text.replace(/\s+/g, "").toUpperCase();
  const parts = plain.replace(/^RRULE:|(?:^|(?<=;))RSCALE=GREGORIAN;/g, "").split(";");
  while (parts.at(-1) === "") parts.pop();
  // An empty line is no rule.
  if (parts.length === 0) return { value: undefined, bad: [] };
  const bad = parts.filter((part) => !rulePart.test(part));
  if (!parts.some((part) => part.startsWith("FREQ="))) bad.push("no FREQ");
  const needed = parts.filter((part) => part !== "WKST=MO");
  return { value: bad.length === 0 ? needed.join(";") : undefined, bad };
}
