import type { PeriodDescriptor } from "../../core/descriptors.js";
import { parseTime } from "../../dates/parse-time.js";
import { endOfDay, instantOfDay, type Moment, startOfDay, toInstant, toWall } from "../../dates/wall-time.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import type { Site } from "../site.js";

/** The stored form of a period, by property: wall-clock texts, zone, whole days, and the instants behind `utc_`. */
export type StoredPeriod = Record<string, unknown>;

/** A period that cannot be: the parameter at fault and the reason, as the catalogue names it. */
export class PeriodFault extends Error {
  readonly parameter: string;
  readonly reason: "not_date" | "ends_before_start";

  constructor(parameter: string, reason: PeriodFault["reason"]) {
    super(`${parameter}: ${reason}`);
    this.parameter = parameter;
    this.reason = reason;
  }
}

/** The period being merged: what is given, what is stored, and the zone that results. */
interface PeriodChange {
  readonly site: Site;
  readonly facts: PeriodDescriptor;
  readonly input: Readonly<Record<string, unknown>>;
  readonly current: object | undefined;
  readonly zone: Zone;
  readonly now: number;
}

/**
 * Merges what a write gives into the period of a record; where it gives nothing, nothing changes. A zone that changes keeps
 * the wall-clock readings; a start that moves alone takes the end along; whole days reach from the start of the first to
 * the end of the last day of the zone. Throws PeriodFault.
 */
export function mergePeriod(
  site: Site,
  facts: PeriodDescriptor,
  input: Readonly<Record<string, unknown>>,
  current: object | undefined,
  now: number,
): StoredPeriod {
  const names = [facts.start, facts.end, facts.zone, facts.wholeDays];
  const isUntouched = names.every((name) => input[name] === undefined || input[name] === null);
  if (current !== undefined && isUntouched) return {};

  const stored = (name: string): unknown => (current === undefined ? undefined : Reflect.get(current, name));
  const zone = zoneNamed(textOf(input[facts.zone]) ?? textOf(stored(facts.zone))) ?? site.zone;
  const isWhole = (input[facts.wholeDays] ?? stored(facts.wholeDays)) === true;
  const change: PeriodChange = { site, facts, input, current, zone, now };
  const { start, end } = isWhole ? wholeDays(change) : exactTimes(change);
  if (end.instant < start.instant) throw new PeriodFault(facts.end, "ends_before_start");
  return {
    [facts.start]: start.wall,
    [facts.end]: end.wall,
    [`utc_${facts.start}`]: new Date(start.instant),
    [`utc_${facts.end}`]: new Date(end.instant),
    [facts.zone]: zone.name,
    [facts.wholeDays]: isWhole,
  };
}

interface Bounds {
  readonly start: Moment;
  readonly end: Moment;
}

function exactTimes(change: PeriodChange): Bounds {
  const start = readMoment(change, change.facts.start) ?? momentAt(change.now, change.zone);
  return { start, end: endFor(change, start) };
}

function wholeDays(change: PeriodChange): Bounds {
  const { site, zone, now } = change;
  const first = readMoment(change, change.facts.start) ?? momentAt(now, zone);
  const dayOf = (moment: Moment): number => instantOfDay(moment, zone, site.dayCutoff);
  const start = momentAt(startOfDay(dayOf(first), zone, site.dayCutoff), zone);
  const last = dayOf(endFor(change, start));
  return { start, end: momentAt(endOfDay(last, zone, site.dayCutoff), zone) };
}

/** The end that is given or stored; where only the start moves, the one that keeps the duration. */
function endFor(change: PeriodChange, start: Moment): Moment {
  const { facts, input } = change;
  const isMoved = textOf(input[facts.start]) !== undefined && textOf(input[facts.end]) === undefined;
  return (isMoved ? movedEnd(change, start) : readMoment(change, facts.end)) ?? start;
}

/** The given time, else the stored one, in the zone that results. */
function readMoment({ input, current, zone, now, facts }: PeriodChange, name: string): Moment | undefined {
  const given = textOf(input[name]);
  if (given !== undefined) {
    const parsed = parseTime(given, { zone, now });
    if (parsed === undefined) throw new PeriodFault(name, "not_date");
    return parsed;
  }
  const wall = storedText(current, name);
  if (current === undefined || wall === undefined) return undefined;
  const instant: unknown = Reflect.get(current, `utc_${name}`);
  // An hour that comes twice is told by the instant only, which therefore outlasts changes of other fields.
  const isSameZone = storedText(current, facts.zone) === zone.name;
  return isSameZone && instant instanceof Date
    ? { wall, instant: instant.getTime() }
    : momentAt(toInstant(wall, zone), zone);
}

/** The end that keeps the duration, as clocks show it. A duration that leads nowhere is dropped. */
function movedEnd({ current, facts, zone }: PeriodChange, start: Moment): Moment | undefined {
  const from = storedText(current, facts.start);
  const to = storedText(current, facts.end);
  if (from === undefined || to === undefined) return undefined;
  const utc = (wall: string): number => Date.parse(`${wall.replace(" ", "T")}Z`);
  const moved = new Date(utc(start.wall) + utc(to) - utc(from));
  if (Number.isNaN(moved.getTime()) || moved.getUTCFullYear() > 9999) return start;
  const wall = moved.toISOString().slice(0, 19).replace("T", " ");
  const end = momentAt(toInstant(wall, zone), zone);
  return end.instant < start.instant ? start : end;
}

function momentAt(instant: number, zone: Zone): Moment {
  return { wall: toWall(instant, zone), instant };
}

function zoneNamed(name: string | undefined): Zone | undefined {
  return name === undefined ? undefined : parseZone(name);
}

function storedText(current: object | undefined, name: string): string | undefined {
  return current === undefined ? undefined : textOf(Reflect.get(current, name));
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
