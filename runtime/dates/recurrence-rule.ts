import { dayMs } from "./civil.js";
import { compactDay, toWall, wallOfCivil } from "./wall-time.js";
import type { Zone } from "./zone.js";

/** Thrown for a text that is no supported recurrence rule; `part` is the invalid part. */
export class RuleError extends Error {
  readonly part: string;

  constructor(part: string) {
    super(`The rule cannot have ${part}.`);
    this.part = part;
  }
}

/** Most characters of a rule. */
export const ruleLength = 500;

const weekday = /^(-?\d*)(MO|TU|WE|TH|FR|SA|SU)$/;
const order = [
  "FREQ",
  "INTERVAL",
  "COUNT",
  "UNTIL",
  "BYMONTH",
  "BYWEEKNO",
  "BYYEARDAY",
  "BYMONTHDAY",
  "BYDAY",
  "BYSETPOS",
  "WKST",
];

/** What each part may be, and with which frequencies. Records repeat by days, so that nothing is said of hours. */
const shapes: Readonly<Record<string, (value: string, frequency: string) => boolean>> = {
  FREQ: (value) => /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(value),
  INTERVAL: (value) => isNumber(value, 999),
  COUNT: (value) => isNumber(value, 9999),
  UNTIL: (value) => /^\d{8}(?:T\d{6}Z?)?$/.test(value),
  BYMONTH: (value) => isList(value, (entry) => isNumber(entry, 12)),
  BYWEEKNO: (value, frequency) => frequency === "YEARLY" && isList(value, (entry) => isSigned(entry, 53)),
  BYYEARDAY: (value, frequency) => frequency === "YEARLY" && isList(value, (entry) => isSigned(entry, 366)),
  BYMONTHDAY: (value, frequency) => frequency !== "WEEKLY" && isList(value, (entry) => isSigned(entry, 31)),
  BYDAY: (value, frequency) => isList(value, (entry) => isDay(entry, frequency)),
  BYSETPOS: (value) => isList(value, (entry) => isSigned(entry, 366)),
  WKST: (value) => weekday.exec(value)?.[1] === "",
};

/**
 * Reads a rule of iCalendar (RFC 5545), and writes it in one form: parts in order, and as its end a day, for the clocks of
 * `zone`. `start` is the wall-clock time that it counts from. Throws a RuleError.
 */
export function readRule(text: string, start: string, zone: Zone): string {
  const parts = partsOf(text.trim().replace(/^RRULE:/i, ""));
  const until = parts.get("UNTIL");
  return writeRule(until === undefined ? parts : new Map([...parts, ["UNTIL", lastDay(until, start, zone)]]));
}

/** The parts of a rule that has been read before, or that is to be, by name. */
export function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(";")) {
    const [, name = "", value = ""] = /^([A-Z]+)=([^=]+)$/.exec(part.trim()) ?? [];
    if (!order.includes(name) || parts.has(name)) throw new RuleError(part === "" ? '""' : part.slice(0, 60));
    parts.set(
      name,
      value.replace(/\b0+(?=\d)|\+/g, (zeros) => (name === "UNTIL" ? zeros : "")),
    );
  }
  const frequency = parts.get("FREQ") ?? "";
  for (const [name, value] of [["FREQ", frequency] as const, ...parts])
    if (shapes[name]?.(value, frequency) !== true) throw new RuleError(`${name}=${value.slice(0, 60)}`);
  checkTogether(parts);
  return parts;
}

/** The rule with its parts in order; what is usual is left out. */
export function writeRule(parts: ReadonlyMap<string, string>): string {
  return order
    .flatMap((name) => {
      const value = parts.get(name);
      return value === undefined || (name === "INTERVAL" && value === "1") ? [] : [`${name}=${value}`];
    })
    .join(";");
}

function checkTogether(parts: ReadonlyMap<string, string>): void {
  if (parts.has("COUNT") && parts.has("UNTIL")) throw new RuleError("COUNT, UNTIL");
  const others = ["BYMONTH", "BYWEEKNO", "BYYEARDAY", "BYMONTHDAY", "BYDAY"];
  if (parts.has("BYSETPOS") && !others.some((name) => parts.has(name)))
    throw new RuleError(`BYSETPOS=${parts.get("BYSETPOS") ?? ""}`);
  // Days of the year that have to be others as well are what implementations differ in.
  if (parts.has("BYYEARDAY") && others.some((name) => name !== "BYYEARDAY" && parts.has(name)))
    throw new RuleError(`BYYEARDAY=${parts.get("BYYEARDAY") ?? ""}`);
  // RFC 5545 does not define a numbered weekday of a year with numbered weeks.
  if (parts.has("BYWEEKNO") && /\d/.test(parts.get("BYDAY") ?? ""))
    throw new RuleError(`BYDAY=${parts.get("BYDAY") ?? ""}`);
}

/** A rule has one time of day, so that its end is a day: the last one that may still have it. */
function lastDay(until: string, start: string, zone: Zone): string {
  const [, date = "", time = ""] = /^(\d{8})(?:T(\d{6}))?/.exec(until) ?? [];
  const [year, month, day] = [date.slice(0, 4), date.slice(4, 6), date.slice(6)];
  const clock = time === "" ? "23:59:59" : `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`;
  const civil = Date.parse(`${year}-${month}-${day}T${clock}Z`);
  if (Number.isNaN(civil)) throw new RuleError(`UNTIL=${until}`);
  const wall = until.endsWith("Z") ? toWall(civil, zone) : wallOfCivil(civil);
  const isBefore = wall.slice(11) < start.slice(11);
  const last = Date.parse(`${wall.slice(0, 10)}T00:00:00Z`) - (isBefore ? dayMs : 0);
  return compactDay(last);
}

function isList(value: string, isEntry: (entry: string) => boolean): boolean {
  return value.split(",").every(isEntry);
}

function isNumber(value: string, most: number): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= most;
}

function isSigned(value: string, most: number): boolean {
  return isNumber(value.replace(/^-/, ""), most);
}

/** A weekday, where months or years repeat maybe with its number. */
function isDay(value: string, frequency: string): boolean {
  const [, number = "", day] = weekday.exec(value) ?? [];
  if (day === undefined) return false;
  return number === "" || ((frequency === "MONTHLY" || frequency === "YEARLY") && isSigned(number, 53));
}
