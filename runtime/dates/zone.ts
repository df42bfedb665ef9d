import { dayMs, minuteMs, secondMs } from "./civil.js";
import zonesByLetters from "./zone-letters.json" with { type: "json" };

/** A time zone: either one of the IANA database or a fixed distance from UTC. */
export interface Zone {
  /** The spelling it was asked for with. */
  readonly name: string;
  /** How far the zone's clocks are ahead of UTC at an instant, in milliseconds; negative in the west. */
  offsetAt(instant: number): number;
  /**
   * What the clocks of that instant are called: `EST`, `CEST`; `-03` or `+0545` where the database has no letters;
   * the zone's own text for `UTC+2`; `GMT+0200` for `+02:00`.
   */
  abbreviationAt(instant: number): string;
}

/** Coordinated Universal Time. */
export const utc: Zone = { name: "UTC", offsetAt: () => 0, abbreviationAt: () => "UTC" };

const zones = new Map<string, Zone>();
const zoneLimit = 1024;

/**
 * Reads a zone name: an IANA name in any letter case, an abbreviation that means one zone in practice, a `UTC` offset in
 * hours (`UTC-3`, `UTC+5.5`, `UTC+5:30`) or a plain offset (`+02:00`, `-0330`). Offsets reach from -12:00 to +14:00. `CET`,
 * `EET` and `WET` are IANA names of zones with summer time.
 * Returns undefined for anything else. Cheap to call for every request: zones and their tables are cached.
 */
export function parseZone(text: string): Zone | undefined {
  const known = zones.get(text);
  if (known !== undefined) return known;
  const isOffset = /^(?:[+-]|utc[+-])/i.test(text);
  const zone = isOffset ? fixedZone(text) : (namedZone(text) ?? abbreviatedZone(text));
  if (zone !== undefined) {
    if (zones.size >= zoneLimit) zones.clear();
    zones.set(text, zone);
  }
  return zone;
}

const utcOffset = /^utc([+-])(\d{1,2})(?::([0-5]\d)|\.(\d{1,2}))?$/i;
const plainOffset = /^([+-])(\d{2})(?::?([0-5]\d))?$/;

function fixedZone(text: string): Zone | undefined {
  const match = utcOffset.exec(text) ?? plainOffset.exec(text);
  if (match === null) return undefined;
  const [, sign, hours, minutes = "0", fraction = "0"] = match;
  const size = Number(hours) * 60 + Number(minutes) + Math.round(Number(`0.${fraction}`) * 60);
  const offset = (sign === "-" ? -size : size) * minuteMs;
  if (offset < -12 * 60 * minuteMs || offset > 14 * 60 * minuteMs) return undefined;
  const abbreviation = /^utc/i.test(text) ? text : `GMT${digits(offset, "always")}`;
  return { name: text, offsetAt: () => offset, abbreviationAt: () => abbreviation };
}

// The abbreviations by their offset, with their North American and European meanings.
const abbreviations: Readonly<Record<string, string>> = {
  "UTC+0": "GMT UTC WET",
  "UTC+1": "BST CET WEST",
  "UTC+2": "CEST EET",
  "UTC+3": "EEST MSK",
  "UTC+5:30": "IST",
  "UTC+8": "AWST",
  "UTC+9": "JST",
  "UTC+9:30": "ACST",
  "UTC+10": "AEST",
  "UTC+11": "AEDT",
  "UTC+12": "NZST",
  "UTC+13": "NZDT",
  "UTC-4": "EDT",
  "UTC-5": "EST CDT",
  "UTC-6": "CST MDT",
  "UTC-7": "MST PDT",
  "UTC-8": "PST AKDT",
  "UTC-9": "AKST",
  "UTC-10": "HST",
};
// Those that every program reads as the same fixed offset.
const commonNames = /^(?:gmt|utc|est|mst|hst)$/i;

/**
 * The fixed offset that a zone abbreviation stands for in any letter case; undefined where it could mean several zones. The
 * zone is named by its offset where clients could read the letters in another way: to `Intl`, `BST` is Bangladesh.
 */
export function abbreviatedZone(text: string): Zone | undefined {
  const letters = text.toUpperCase();
  const offset = Object.keys(abbreviations).find((key) => abbreviations[key]?.split(" ").includes(letters));
  const zone = offset === undefined ? undefined : fixedZone(offset);
  return zone && commonNames.test(text) ? { ...zone, name: text, abbreviationAt: () => letters } : zone;
}

// Intl knows more names of three letters, with meanings of its own: its BST is Bangladesh, its AST is Alaska.
const threeLetters = /^[a-z]{3}$/i;
const threeLetterNames = /^(?:cet|eet|met|prc|roc|rok|uct|wet)$/i;

function namedZone(text: string): Zone | undefined {
  if (threeLetters.test(text) && !threeLetterNames.test(text)) return undefined;
  const canonical = offsetFormat(text)?.resolvedOptions().timeZone;
  if (canonical === undefined) return undefined;
  const offsetAt = offsetTable(canonical);
  const letters = zoneLetters(text) ?? zoneLetters(canonical);
  return {
    name: text,
    offsetAt,
    abbreviationAt: (instant) => abbreviationOf(offsetAt(instant), letters),
  };
}

// All spellings of a zone share one table; Intl's own list of zones bounds their number.
const tables = new Map<string, Zone["offsetAt"]>();

function offsetTable(canonical: string): Zone["offsetAt"] {
  const known = tables.get(canonical);
  if (known !== undefined) return known;
  const format = offsetFormat(canonical);
  const table = createOffsetTable((instant) => (format === undefined ? 0 : readOffset(format, instant)));
  tables.set(canonical, table);
  return table;
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(timeZone)) return undefined;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  } catch {
    // A RangeError is how Intl says that it does not know the zone; there is no other way to ask.
    return undefined;
  }
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const match = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(format.format(instant));
  if (match === null) return 0;
  const [, sign, hours, minutes, seconds = "0"] = match;
  const size = (Number(hours) * 60 + Number(minutes)) * minuteMs + Number(seconds) * secondMs;
  return sign === "-" ? -size : size;
}

const lettersByZone = readLetters();

/**
 * Names of a zone's clocks by their offset in milliseconds, for zones that have letters in the IANA database;
 * undefined for all others. The name is taken in any letter case.
 */
export function zoneLetters(name: string): ReadonlyMap<number, string> | undefined {
  return lettersByZone.get(name.toLowerCase());
}

/**
 * Reads `zone-letters.json`: the letters of the IANA time zone database under the rules now in force (Intl has none of them
 * outside North America). Each key lists the names of a zone's clocks with their hours ahead of UTC; below it are the zones
 * by their area, "world" being the names without one.
 */
function readLetters(): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const all = new Map<string, ReadonlyMap<number, string>>();
  for (const [key, areas] of Object.entries(zonesByLetters)) {
    const letters = new Map(key.split(" ").map(readLetter));
    for (const [area, names] of Object.entries<string>(areas)) {
      for (const name of names.split(" ")) {
        all.set((area === "world" ? name : `${area}/${name}`).toLowerCase(), letters);
      }
    }
  }
  return all;
}

/** `EST-5` as offset and name. */
function readLetter(text: string): [offset: number, name: string] {
  const sign = text.search(/[+-]/);
  return [Number(text.slice(sign)) * 3_600_000, text.slice(0, sign)];
}

function abbreviationOf(offset: number, letters: ReadonlyMap<number, string> | undefined): string {
  // Only the mean local time of towns before standard time has odd seconds.
  return letters?.get(offset) ?? (offset % minuteMs === 0 ? digits(offset, "needed") : "LMT");
}

/** An offset as `+0530`, its minutes always or only where there are any. */
function digits(offset: number, minutes: "always" | "needed"): string {
  const size = Math.abs(offset) / minuteMs;
  const rest = size % 60;
  const text = (offset < 0 ? "-" : "+") + String(Math.floor(size / 60)).padStart(2, "0");
  return rest === 0 && minutes === "needed" ? text : text + String(rest).padStart(2, "0");
}

// No zone in the time zone database changes its clocks twice within two days, so looking once a day misses nothing.
const daysPerSpan = 32;
const spanMs = daysPerSpan * dayMs;
const spanLimit = 1024;

/**
 * Puts a table in front of a slow offset reader. The table fills as it is used, in spans of 32 days, and holds about
 * 90 years; what goes beyond that starts it afresh. Answers are exactly those of `readOffset`.
 */
function createOffsetTable(readOffset: Zone["offsetAt"]): Zone["offsetAt"] {
  const spans = new Map<number, Span>();
  return (instant) => {
    const index = Math.floor(instant / spanMs);
    const span = spans.get(index) ?? remember(index, readSpan(index * spanMs, readOffset));
    if (span.changes.length === 0) return span.last;
    return span.changes.find((change) => instant < change.until)?.offset ?? span.last;
  };

  function remember(index: number, span: Span): Span {
    if (spans.size >= spanLimit) spans.clear();
    spans.set(index, span);
    return span;
  }
}

/** The offsets of a span: the last one, and those before it, in order. */
interface Span {
  readonly changes: readonly { readonly until: number; readonly offset: number }[];
  readonly last: number;
}

function readSpan(start: number, readOffset: Zone["offsetAt"]): Span {
  const changes: { until: number; offset: number }[] = [];
  let offset = readOffset(start);
  for (let day = 1; day <= daysPerSpan; day += 1) {
    const at = start + day * dayMs;
    const next = readOffset(at);
    if (next !== offset) {
      changes.push({ until: findChange(at - dayMs, at, readOffset), offset });
      offset = next;
    }
  }
  return { changes, last: offset };
}

/** The first whole second in (from, to] that has the offset of `to`. */
export function findChange(from: number, to: number, readOffset: Zone["offsetAt"]): number {
  const offset = readOffset(to);
  let before = from / secondMs;
  let after = to / secondMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (readOffset(middle * secondMs) === offset) {
      after = middle;
    } else {
      before = middle;
    }
  }
  return after * secondMs;
}

/** What clocks of a stored zone are called at an instant; empty where the zone is not known any more. */
export function zoneAbbreviation(zone: string, instant: Date): string {
  return parseZone(zone)?.abbreviationAt(instant.getTime()) ?? "";
}
