import { dayMs } from "./civil.js";
import type { StoredRecurrence } from "./recurrence-dates.js";
import { isOver } from "./recurrence-dates.js";
import { civilOfWall } from "./wall-time.js";

/** How often a series is made longer, and how far ahead it then reaches: two years, until the next time. */
const paceDays = 7;
const yearsAhead = 2;

/** How far ahead occurrences are stored, in civil milliseconds: counted from now, or from a start that is still to come. */
export function horizonOf(start: string, now: number): number {
  return leastAhead(start, now) + (paceDays + 1) * dayMs;
}

/** Up to when occurrences exist at any time. */
export function leastAhead(start: string, now: number): number {
  const from = new Date(Math.max(now, civilOfWall(start)));
  from.setUTCFullYear(from.getUTCFullYear() + yearsAhead);
  return from.getTime();
}

/** When a series is to be made longer; never where it has an end that is within reach. */
export async function nextDue(
  recurrence: StoredRecurrence,
  start: string,
  now: number,
): Promise<Date | undefined> {
  if (await isOver(recurrence, start, horizonOf(start, now))) return undefined;
  return new Date(Math.max(now, civilOfWall(start)) + paceDays * dayMs);
}
