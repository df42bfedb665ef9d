import type { ParsedTime } from "../dates/parse-time.js";
import { isoInstant, isoTime, toInstant, toWall } from "../dates/wall-time.js";
import type { Zone } from "../dates/zone.js";
import type { Site } from "./site.js";

/** How answers without offsets show the publication date of a record that was never published. */
export const noDate = "0000-00-00 00:00:00";

/**
 * A time as answers show it, and as documents store it that belongs to no period: with `dates: iso` in UTC,
 * `2031-03-10T18:30:00Z`, otherwise what the clocks of a zone show.
 */
export function timeText({ service }: Site, instant: number, zone: Zone): string {
  return service.wire.dates === "iso" ? isoInstant(instant) : toWall(instant, zone);
}

/** The same of a time that was read on the clocks of the zone. */
export function storedTime({ service }: Site, { wall, instant }: ParsedTime): string {
  return service.wire.dates === "iso" ? isoInstant(instant) : wall;
}

/** A value whose wall-clock texts of a zone, also inside lists and objects, have become times with their offset. */
export function withOffsets<Value>(value: Value, zone: Zone): Value {
  // Texts stay texts, and so do lists and objects of them.
  return withOffsetsIn(value, zone) as Value;
}

function withOffsetsIn(value: unknown, zone: Zone): unknown {
  if (typeof value === "string")
    return wallPattern.test(value) ? isoTime(toInstant(value, zone), zone) : value;
  if (Array.isArray(value)) return value.map((entry: unknown) => withOffsetsIn(entry, zone));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOffsetsIn(one, zone)]));
}

const wallPattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
