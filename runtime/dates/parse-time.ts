import { hasPlainYear, secondMs } from "./civil.js";
import { readExact, readWords } from "./time-grammar.js";
import { instantOf, isWhole, type ReadInstant } from "./time-reading.js";
import { toWall } from "./wall-time.js";
import { utc, type Zone } from "./zone.js";

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

const smallestNumber = 1e8;
const longestText = 100;

function parseNumber(seconds: number, zone: Zone): ParsedTime | undefined {
  return Math.abs(seconds) >= smallestNumber ? parsed(timestampOf(Math.floor(seconds)), zone) : undefined;
}

function parseText(input: string, zone: Zone, now: number): ParsedTime | undefined {
  if (input.length > longestText || !/^[\x20-\x7e]*$/.test(input)) {
    return undefined;
  }
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
  if (!(Math.abs(instant) < farthest)) {
    return undefined;
  }
  const isPlain = hasPlainYear(instant + zone.offsetAt(instant));
  return isPlain ? { ...read, wall: toWall(instant, zone), isRelative } : undefined;
}
