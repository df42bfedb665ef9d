import { parseTime } from "../dates/parse-time.js";
import { endOfDay, startOfDay, toInstant, toWall } from "../dates/wall-time.js";
import { parseZone, type Zone } from "../dates/zone.js";
import type { PeriodFacts } from "./facts.js";
import type { Site } from "./site.js";

/** The stored form of a period, by property: wall-clock texts, zone, whole days, and the instants behind `utc_`. */
export type StoredPeriod = Record<string, unknown>;

/** The end of a period would lie before its start. */
export class EndBeforeStart extends Error {}

interface Moment {
  readonly wall: string;
  readonly instant: number;
}

/**
 * Merges what a write gives into the period of a record. A zone that changes keeps the wall-clock readings; a start that
 * moves alone takes the end along; whole days reach from the start of the first to the end of the last day of the zone.
 * Throws EndBeforeStart.
 */
export function mergePeriod(
  site: Site,
  facts: PeriodFacts,
  input: Readonly<Record<string, unknown>>,
  current: object | undefined,
  now: number,
): StoredPeriod {
  const stored = (name: string): unknown => (current === undefined ? undefined : Reflect.get(current, name));
  const zone = zoneNamed(textOf(input[facts.zone]) ?? textOf(stored(facts.zone))) ?? site.zone;
  const read = (name: string): Moment | undefined => {
    const given = textOf(input[name]);
    if (given !== undefined) return parseTime(given, { zone, now });
    const wall = textOf(stored(name));
    return wall === undefined ? undefined : { wall, instant: toInstant(wall, zone) };
  };

  const start = read(facts.start) ?? momentAt(now, zone);
  const end =
    input[facts.start] !== undefined && input[facts.end] === undefined
      ? movedEnd(facts, current, start, zone)
      : read(facts.end);
  const isWhole = (input[facts.wholeDays] ?? stored(facts.wholeDays)) === true;
  return storedPeriod(
    facts,
    zone,
    isWhole ? wholeDays(site, start, end ?? start, zone) : { start, end: end ?? start },
    isWhole,
  );
}

/** The end that keeps the duration, as clocks show it, when only the start moves. */
function movedEnd(
  facts: PeriodFacts,
  current: object | undefined,
  start: Moment,
  zone: Zone,
): Moment | undefined {
  const [from, to] = [facts.start, facts.end].map((name) =>
    textOf(current === undefined ? undefined : Reflect.get(current, name)),
  );
  if (from === undefined || to === undefined) return undefined;
  const utc = (wall: string): number => Date.parse(`${wall.replace(" ", "T")}Z`);
  const moved = new Date(utc(start.wall) + utc(to) - utc(from));
  if (Number.isNaN(moved.getTime()) || moved.getUTCFullYear() > 9999) return start;
  const wall = moved.toISOString().slice(0, 19).replace("T", " ");
  return { wall, instant: toInstant(wall, zone) };
}

function wholeDays(site: Site, start: Moment, end: Moment, zone: Zone): { start: Moment; end: Moment } {
  return {
    start: momentAt(startOfDay(start.instant, zone, site.dayCutoff), zone),
    end: momentAt(endOfDay(end.instant, zone, site.dayCutoff), zone),
  };
}

function storedPeriod(
  facts: PeriodFacts,
  zone: Zone,
  { start, end }: { start: Moment; end: Moment },
  isWhole: boolean,
): StoredPeriod {
  if (end.instant < start.instant) throw new EndBeforeStart();
  return {
    [facts.start]: start.wall,
    [facts.end]: end.wall,
    [`utc_${facts.start}`]: new Date(start.instant),
    [`utc_${facts.end}`]: new Date(end.instant),
    [facts.zone]: zone.name,
    [facts.wholeDays]: isWhole,
  };
}

function momentAt(instant: number, zone: Zone): Moment {
  return { wall: toWall(instant, zone), instant };
}

function zoneNamed(name: string | undefined): Zone | undefined {
  return name === undefined ? undefined : parseZone(name);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
