import type { JobDescriptor } from "../core/service-descriptor.js";
import { dayMs } from "../dates/civil.js";
import { toInstant, toWall } from "../dates/wall-time.js";
import type { Zone } from "../dates/zone.js";

/** The first instant in milliseconds after another at which a job is due; infinite for one that runs at the start only. */
export function nextRun({ everyMs, at }: JobDescriptor, after: number, zone: Zone): number {
  if (everyMs !== undefined) return after + everyMs;
  if (at === undefined) return Number.POSITIVE_INFINITY;
  const today = Date.parse(`${toWall(after, zone).slice(0, 10)}T00:00:00Z`);
  // Where the clocks skip the time of a day, it is read as a later one of that day.
  const [due] = [today, today + dayMs, today + 2 * dayMs]
    .map((day) => toInstant(`${new Date(day).toISOString().slice(0, 10)} ${at}:00`, zone))
    .filter((instant) => instant > after);
  return due ?? Number.POSITIVE_INFINITY;
}
