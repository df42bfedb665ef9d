import { testTime } from "../../../support/clock.js";

/** The instant that all requests of these tests happen at. */
export const now = testTime;

/** Milliseconds that the clocks of a zone are ahead of UTC, by `Intl` or by the digits of `UTC+5.5`. */
export function offsetOf(zone: string, instant: number): number {
  const fixed = /^UTC([+-])([\d.]+)$/.exec(zone);
  if (fixed !== null) return (fixed[1] === "-" ? -1 : 1) * Number(fixed[2]) * 3_600_000;
  const key = `${zone} ${instant}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const shown = Date.parse(`${formatIn(zone).format(instant).replace(", ", "T")}Z`);
  const offset = shown - Math.floor(instant / 1000) * 1000;
  offsets.set(key, offset);
  return offset;
}

const offsets = new Map<string, number>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes dates as ISO 8601 does. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return format;
}

/** The instant at which clocks of the zone show `YYYY-MM-DD HH:MM:SS`: the first of two, and after a gap moved forward. */
export function instantOf(wall: string, zone: string): number {
  const reading = Date.parse(`${wall.replace(" ", "T")}Z`);
  const fitting: number[] = [];
  for (let hours = -15; hours <= 15; hours += 0.25) {
    const candidate = reading + hours * 3_600_000;
    if (candidate + offsetOf(zone, candidate) === reading) fitting.push(candidate);
  }
  return fitting.length > 0 ? Math.min(...fitting) : reading - offsetOf(zone, reading - 86_400_000);
}

/** What clocks of the zone show: `YYYY-MM-DD HH:MM:SS`. */
export function wallOf(instant: number, zone: string): string {
  return new Date(instant + offsetOf(zone, instant)).toISOString().slice(0, 19).replace("T", " ");
}

/** First and last second of the day that an instant belongs to in a zone. */
export function dayOf(instant: number, zone: string): { readonly first: number; readonly last: number } {
  const date = wallOf(instant, zone).slice(0, 10);
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return { first: instantOf(`${date} 00:00:00`, zone), last: instantOf(`${next} 00:00:00`, zone) - 1000 };
}
