import { hasPlainYear, secondMs } from "./civil.js";
import {
  type DayOfMonth,
  emptyReading,
  instantOf,
  isWhole,
  type ReadInstant,
  type TimeReading,
} from "./time-reading.js";
import { toWall } from "./wall-time.js";
import { abbreviatedZone, parseZone, utc, type Zone } from "./zone.js";

/** A time in whole seconds that has been read. */
export interface ParsedTime extends ReadInstant {
  /** What the clocks of the context's zone show then: `YYYY-MM-DD HH:MM:SS`. */
  readonly wall: string;
  /** Whether it is another instant at another time, as that of `tomorrow`. */
  readonly isRelative: boolean;
}

/**
 * Reads a time as the usual `strtotime` does: ISO 8601 and other common date forms, month and weekday names, relative
 * words (`tomorrow 9am`, `+2 weeks`, `last day of next month`), UNIX timestamps in seconds (ten digits or more, a
 * number from 1e8 on, or any number behind `@`), and what Temporal writes. Input with a zone denotes an instant, other
 * input is wall-clock time of `context.zone`. Returns undefined for text that is not understood to its last letter, for
 * what could be anything (`5`, `2031`, `x`), and for times outside the years 0000 to 9999.
 */
export function parseTime(
  input: string | number,
  context: { readonly zone: Zone; readonly now: number },
): ParsedTime | undefined {
  const now = Math.floor(context.now / secondMs) * secondMs;
  return typeof input === "number" ? parseNumber(input, context.zone) : parseText(input, context.zone, now);
}

/** A time that was read of a text, with the milliseconds behind its seconds. */
export function withMilliseconds(text: string, time: ParsedTime | undefined): ParsedTime | undefined {
  const [, fraction] = /:\d\d[.,](\d{1,3})/.exec(text) ?? [];
  return time === undefined || fraction === undefined
    ? time
    : { ...time, instant: time.instant + Number(fraction.padEnd(3, "0")) };
}

/** The instant of a time in milliseconds, which count where the text is as `Date` writes it. */
export function exactInstant(text: string, context: Parameters<typeof parseTime>[1]): number | undefined {
  const isExact = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
  return isExact ? Date.parse(text) : parseTime(text, context)?.instant;
}

const smallestNumber = 1e8;
const longestText = 100;

function parseNumber(seconds: number, zone: Zone): ParsedTime | undefined {
  return Math.abs(seconds) >= smallestNumber ? parsed(timestampOf(Math.floor(seconds)), zone) : undefined;
}

function parseText(input: string, zone: Zone, now: number): ParsedTime | undefined {
  if (input.length > longestText || !/^[\x20-\x7e]*$/.test(input)) return undefined;
  const text = withoutAnnotations(input.trim().toLowerCase());
  const timestamp = /^(?:-?\d{10,12}|@-?\d{1,12}(?:\.\d{1,9})?)$/.exec(text)?.[0];
  if (timestamp !== undefined) {
    return parsed(timestampOf(Math.floor(Number(timestamp.replace("@", "")))), zone);
  }
  const reading = readExact(text) ?? readWords(text);
  if (reading === undefined) return undefined;
  const read = instantOf(reading, zone, now);
  return read === undefined ? undefined : parsed(read, zone, !isWhole(reading));
}

function timestampOf(seconds: number): ReadInstant {
  return { instant: seconds * secondMs, zone: utc, gapMs: 0 };
}

/** RFC 9557 writes the name of the zone behind the offset, `...+01:00[Europe/Rome]`; the offset determines the instant. */
function withoutAnnotations(text: string): string {
  const start = text.indexOf("[");
  const exact = text.slice(0, start);
  return start > 0 && text.endsWith("]") && /(?:z|[+-]\d\d:\d\d)$/.test(exact) ? exact : text;
}

// Far enough for every offset from the years 0000 and 9999, and within what Intl can convert.
const farthest = 2.6e14;

function parsed(read: ReadInstant, zone: Zone, isRelative = false): ParsedTime | undefined {
  const { instant } = read;
  if (!(Math.abs(instant) < farthest)) return undefined;
  const isPlain = hasPlainYear(instant + zone.offsetAt(instant));
  return isPlain ? { ...read, wall: toWall(instant, zone), isRelative } : undefined;
}

/**
 * Reads the words of a time text (lower case, printable ASCII) from left to right, each by the first form that fits.
 * Returns undefined when a word is unknown or out of place, when a part is said twice, or when there are none.
 */
export function readWords(text: string): TimeReading | undefined {
  const reading = emptyReading();
  // A comma separates, but behind the seconds it is the decimal sign of ISO 8601.
  const words = text
    .replace(/(:\d\d),(?=\d)/g, "$1.")
    .replace(/[ ,]+/g, " ")
    .trim();
  let position = 0;
  while (position < words.length) {
    const word = firstFit(words, position);
    if (!word?.form.read(reading, word.groups)) return undefined;
    position = word.end;
    while (words[position] === " ") position += 1;
  }
  return position === 0 ? undefined : reading;
}

const exactTime = /^(\d{4})-(\d\d)-(\d\d)[ t](\d\d):(\d\d):(\d\d)(z|[+-]\d\d:\d\d)?$/;

/** Reads what `readWords` would of a time as programs write it, which most are; undefined for all other texts. */
export function readExact(text: string): TimeReading | undefined {
  const [, year = "", month = "", day = "", hour = "", minute, second, zone] = exactTime.exec(text) ?? [];
  const reading = emptyReading();
  const fits = setDate(reading, { year, month, day }) && setTime(reading, { hour, minute, second });
  const hasZone = zone === undefined || setZone(reading, zone === "z" ? utc : parseZone(zone));
  return fits && hasZone ? reading : undefined;
}

/** The groups of a match in order; blank where a group matched nothing, or the pattern has fewer. */
type Groups = readonly [string, string, string, string];

/** A form of words: where its pattern matches, `read` takes the groups; false means that it is out of place here. */
interface Form {
  readonly pattern: RegExp;
  read(reading: TimeReading, groups: Groups): boolean;
}

function firstFit(text: string, position: number): { form: Form; groups: Groups; end: number } | undefined {
  for (const form of forms) {
    form.pattern.lastIndex = position;
    const match = form.pattern.exec(text);
    if (match !== null) {
      const [, first = "", second = "", third = "", fourth = ""] = match;
      return { form, groups: [first, second, third, fourth], end: form.pattern.lastIndex };
    }
  }
  return undefined;
}

const monthNames =
  "january february march april may june july august september october november december".split(" ");
const weekdayNames = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const ordinals = ["last", "first", "second", "third", "fourth", "fifth"];

const month = `(${monthNames.join("|")}|sept|${monthNames.map(short).join("|")})(?![a-z])\\.?`;
const weekday = `(${weekdayNames.join("|")}|tues|wednes|thurs|thur|${weekdayNames.map(short).join("|")})(?![a-z])`;
const unit = "(second|sec|minute|min|hour|day|week|fortnight|month|year)s?(?![a-z])";
const dateEnd = "(?=t\\d| |$)";
const dayNumber = "(\\d{1,2})(?:st|nd|rd|th)?";

const dateForms: readonly Form[] = [
  // 2031-3-5, 2031/03/05
  form(`(\\d{4})([/-])(\\d{1,2})\\2(\\d{1,2})${dateEnd}`, (reading, [year, , month, day]) =>
    setDate(reading, { year, month, day }),
  ),
  // 20310305
  form(`(\\d{4})(\\d{2})(\\d{2})${dateEnd}`, (reading, [year, month, day]) =>
    setDate(reading, { year, month, day }),
  ),
  // 2031-03
  form(`(\\d{4})-(\\d{2})${dateEnd}`, (reading, [year, month]) =>
    setDate(reading, { year, month, day: "1" }),
  ),
  // 3/5/2031
  form(`(\\d{1,2})/(\\d{1,2})/(\\d{4})${dateEnd}`, (reading, [month, day, year]) =>
    setDate(reading, { year, month, day }),
  ),
  // 5.3.2031, 05-03-2031
  form(`(\\d{1,2})([.-])(\\d{1,2})\\2(\\d{4})${dateEnd}`, (reading, [day, , month, year]) =>
    setDate(reading, { year, month, day }),
  ),
  // 2031-mar-05
  form(`(\\d{4})-${month}-(\\d{1,2})${dateEnd}`, (reading, [year, month, day]) =>
    setDate(reading, { year, month: monthNumber(month), day }),
  ),
  // 5 mar 2031, 05-mar-2031, 5 march
  form(`${dayNumber}[ -]${month}(?:[ -](\\d{4})(?![\\w:]))?`, (reading, [day, month, year]) =>
    setDate(reading, { year, month: monthNumber(month), day }),
  ),
  // march 5 2031, march 5
  form(`${month} ${dayNumber}(?![\\w:])(?: (\\d{4})(?![\\w:]))?`, (reading, [month, day, year]) =>
    setDate(reading, { year, month: monthNumber(month), day }),
  ),
  // march 2031
  form(`${month} (\\d{4})(?![\\w:])`, (reading, [month, year]) =>
    setDate(reading, { year, month: monthNumber(month), day: "1" }),
  ),
  // march
  form(month, (reading, [month]) => setDate(reading, { year: "", month: monthNumber(month), day: "" })),
];

const fraction = "(?:[.,]\\d{1,9})?";

const timeForms: readonly Form[] = [
  // 10:00, t10:00:30.25, 9:30 pm
  form(
    `t?(\\d{1,2}):(\\d{2})(?::(\\d{2})${fraction})?(?: ?([ap])(?:m|\\.m\\.)(?![a-z]))?(?![\\d:])`,
    (reading, [hour, minute, second, half]) => setTime(reading, { hour, minute, second, half }),
  ),
  // 9am
  form("(\\d{1,2}) ?([ap])(?:m|\\.m\\.)(?![a-z])", (reading, [hour, half]) =>
    setTime(reading, { hour, half }),
  ),
  // t100030, t1000, t10
  form(`t(\\d{2})(?:(\\d{2})(?:(\\d{2})${fraction})?)?(?![\\d:])`, (reading, [hour, minute, second]) =>
    setTime(reading, { hour, minute, second }),
  ),
  form("noon(?![a-z])", (reading) => setTime(reading, { hour: "12" })),
];

const relativeForms: readonly Form[] = [
  form("(first|last) day of(?![a-z])", (reading, [which]) =>
    setDayOfMonth(reading, { kind: which === "first" ? "first" : "last" }),
  ),
  form(`(${ordinals.join("|")}) ${weekday} of(?![a-z])`, (reading, [nth, day]) => {
    reading.fromMidnight = true;
    return setDayOfMonth(reading, { kind: "weekday", day: weekdayNumber(day), nth: ordinals.indexOf(nth) });
  }),
  form(`(next|last|previous|this) ${unit}`, (reading, [which, name]) => {
    if (name === "week") reading.weekdayRule = "sameWeek";
    return addAmount(reading, steps(which), name);
  }),
  form(`(next|last|previous|this) ${weekday}`, (reading, [which, day]) =>
    setWeekday(reading, day, which === "next" ? "after" : which === "this" ? "onOrAfter" : "before"),
  ),
  form(`([+-]?) ?(\\d{1,9}) ?${unit}`, (reading, [sign, amount, name]) =>
    addAmount(reading, Number(amount) * (sign === "-" ? -1 : 1), name),
  ),
  form(`(?<=${unit} )ago(?![a-z])`, turnBack),
  form("now(?![a-z])", () => true),
  form("(today|midnight|tomorrow|yesterday)(?![a-z])", (reading, [word]) => {
    reading.fromMidnight = true;
    return addAmount(reading, word === "tomorrow" ? 1 : word === "yesterday" ? -1 : 0, "day");
  }),
  form(weekday, (reading, [day]) => setWeekday(reading, day, "onOrAfter")),
];

// A zone is never the first word; the lookbehind says so.
const zoneForms: readonly Form[] = [
  form("(?<=\\d ?)z(?![a-z])", (reading) => setZone(reading, utc)),
  // +02:00, -0330, +02
  form("(?<=.)([+-]\\d{2}(?::?\\d{2})?)(?![\\w:.])", (reading, [offset]) =>
    setZone(reading, parseZone(offset)),
  ),
  // gmt+0100, utc-5, utc+5.5
  form("(?<=.)(?:utc|gmt)([+-]\\d{2}:?\\d{2})(?![\\w:.])", (reading, [offset]) =>
    setZone(reading, parseZone(offset)),
  ),
  form("(?<=.)(?:utc|gmt)([+-]\\d{1,2}(?:\\.\\d{1,2})?)(?![\\w:.])", (reading, [offset]) =>
    setZone(reading, parseZone(`utc${offset}`)),
  ),
  // europe/rome
  form("(?<=.)([a-z][a-z_]*/[\\w+/-]+)", (reading, [name]) => setZone(reading, parseZone(name))),
  form("(?<=.)([a-z]{2,5})(?![a-z])", (reading, [letters]) => setZone(reading, abbreviatedZone(letters))),
  // The comment that mail and browsers put behind an offset: (Central European Standard Time)
  form("\\([^()]*\\)$", (reading) => reading.zone !== undefined),
];

const forms: readonly Form[] = [...dateForms, ...timeForms, ...relativeForms, ...zoneForms];

function form(pattern: string, read: Form["read"]): Form {
  return { pattern: new RegExp(pattern, "y"), read };
}

function short(name: string): string {
  return name.slice(0, 3);
}

function monthNumber(name: string): string {
  return String(monthNames.findIndex((full) => short(full) === short(name)) + 1);
}

function weekdayNumber(name: string): number {
  return weekdayNames.findIndex((full) => short(full) === short(name));
}

/** Days past the end of a month roll over later. */
function setDate(
  reading: TimeReading,
  { year, month, day }: { readonly year: string; readonly month: string; readonly day: string },
): boolean {
  const known = reading.month !== undefined;
  if (known || !within(month, 1, 12) || (day !== "" && !within(day, 1, 31))) return false;
  reading.year = year === "" ? undefined : Number(year);
  reading.month = Number(month);
  reading.day = day === "" ? undefined : Number(day);
  reading.fromMidnight = true;
  return true;
}

/** 24:00 is the end of the day. */
function setTime(
  reading: TimeReading,
  {
    hour,
    minute = "",
    second = "",
    half = "",
  }: {
    readonly hour: string;
    readonly minute?: string | undefined;
    readonly second?: string | undefined;
    readonly half?: string;
  },
): boolean {
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  const hourFits = half === "" ? within(hour, 0, 23) : within(hour, 1, 12);
  const endOfDay = half === "" && time.hour === 24 && time.minute === 0 && time.second === 0;
  const known = reading.time !== undefined;
  if (known || !(hourFits || endOfDay) || time.minute > 59 || time.second > 60) return false;
  reading.time = half === "" ? time : { ...time, hour: (time.hour % 12) + (half === "p" ? 12 : 0) };
  return true;
}

function within(digits: string, least: number, most: number): boolean {
  return Number(digits) >= least && Number(digits) <= most;
}

function setDayOfMonth(reading: TimeReading, choice: DayOfMonth): boolean {
  const known = reading.dayOfMonth !== undefined;
  reading.dayOfMonth = choice;
  return !known;
}

function setWeekday(reading: TimeReading, name: string, rule: TimeReading["weekdayRule"]): boolean {
  const known = reading.weekday !== undefined;
  reading.weekday = weekdayNumber(name);
  reading.fromMidnight = true;
  if (reading.weekdayRule !== "sameWeek") reading.weekdayRule = rule;
  return !known;
}

function setZone(reading: TimeReading, zone: Zone | undefined): boolean {
  const known = reading.zone !== undefined;
  reading.zone = zone;
  return !known && zone !== undefined;
}

function steps(word: string): number {
  return word === "next" ? 1 : word === "this" ? 0 : -1;
}

const units: Readonly<Record<string, readonly [part: keyof TimeReading["shift"], size: number]>> = {
  sec: ["seconds", 1],
  second: ["seconds", 1],
  min: ["seconds", 60],
  minute: ["seconds", 60],
  hour: ["seconds", 3600],
  day: ["days", 1],
  week: ["days", 7],
  fortnight: ["days", 14],
  month: ["months", 1],
  year: ["years", 1],
};

function addAmount(reading: TimeReading, amount: number, name: string): boolean {
  const found = units[name];
  if (found === undefined) return false;
  const [part, size] = found;
  reading.shift[part] += amount * size;
  return true;
}

/** `ago` turns everything around that was counted before it. */
function turnBack({ shift }: TimeReading): boolean {
  shift.years = -shift.years;
  shift.months = -shift.months;
  shift.days = -shift.days;
  shift.seconds = -shift.seconds;
  return true;
}
