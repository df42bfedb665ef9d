import type { Filter } from "mongodb";
import type { EventDocument } from "../../generated/server/events/collection.js";
import type { Hooks } from "../../generated/server/hooks.js";
import { dayMs, minuteMs, secondMs } from "../dates/civil.js";
import {
  endOfDay,
  instantOfDay,
  isoInstant,
  type Moment,
  startOfDay,
  toInstant,
  toWall,
} from "../dates/wall-time.js";
import { utc } from "../dates/zone.js";
import type { FilterContext } from "../resources/hooks.js";

const windowMonths = 24;

/**
 * The window of dates of an event list. Bounds are compared as instants; one without an offset is read in the zone of the
 * site. Not strict, they cover whole days, that of midnight being its date. Without any bound the list reaches from yesterday
 * to two years ahead, unless the query lifts that; a bound relative to start or end drops that window, and so does one that it
 * would contradict. Lists of ids have no window.
 */
export const dates: Hooks["event"]["dates"] = (query, context) => {
  if (query.include !== undefined) return {};
  const days = query.strict_dates === true ? exactTimes : wholeDays(context);
  const moving = new Set<string>();
  const at = (text: string | undefined, read: (time: Moment) => number): number | undefined => {
    if (text === undefined) return undefined;
    const parsed = context.app.parseTime(text, context.call.now);
    if (parsed?.isRelative === true) moving.add(text);
    return parsed === undefined ? undefined : read(parsed);
  };
  const startsBefore = at(query.starts_before, days.end);
  const startsAfter = at(query.starts_after, days.end);
  const endsBefore = at(query.ends_before, days.end);
  const endsAfter = at(query.ends_after, days.end);
  const isRelative = [startsBefore, startsAfter, endsBefore, endsAfter].some((bound) => bound !== undefined);
  const { from, to, expiresAt } = window(
    { from: at(query.start_date, days.start), to: at(query.end_date, days.end) },
    (bound) => isRelative || context.lifted.has(bound),
    defaultWindow(context, days),
  );

  const conditions: Filter<EventDocument>[] = [
    ...bound("utc_start_date", "$gte", from),
    ...bound("utc_end_date", "$lte", to),
    ...bound("utc_start_date", days.before, startsBefore),
    ...bound("utc_end_date", days.before, endsBefore),
    ...bound("utc_start_date", "$gt", startsAfter),
    ...bound("utc_end_date", "$gt", endsAfter),
    // What has ended by an instant has begun by then: an index by start is read up to there and no further.
    ...bound("utc_start_date", "$lte", earliest(to, endsBefore)),
  ];
  return {
    ...(conditions.length > 0 ? { condition: { $and: conditions } } : {}),
    links: { start_date: shown(from, context), end_date: shown(to, context) },
    expiresAt: moving.size === 0 ? expiresAt : context.call.now,
  };
};

/** A bound as it may be given again. The second of two equal hours in autumn includes its offset. */
function shown(instant: number | undefined, { app }: FilterContext): string {
  if (instant === undefined) return "";
  const wall = toWall(instant, app.zone);
  return toInstant(wall, app.zone) === instant ? wall : isoInstant(instant);
}

function earliest(...instants: readonly (number | undefined)[]): number | undefined {
  const given = instants.filter((instant) => instant !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
}

function bound(
  property: "utc_start_date" | "utc_end_date",
  comparison: "$gte" | "$gt" | "$lte" | "$lt",
  instant: number | undefined,
): Filter<EventDocument>[] {
  return instant === undefined ? [] : [{ [property]: { [comparison]: new Date(instant) } }];
}

/** What the times given stand for: themselves, or the day around them. */
interface Days {
  readonly start: (time: Moment) => number;
  readonly end: (time: Moment) => number;
  /** A day includes its last second, which is its bound. */
  readonly before: "$lt" | "$lte";
  /** How long the default window stays the same, in milliseconds, from multiples of that in UTC. */
  readonly lastsMs: number;
}

const exactTimes: Days = {
  start: ({ instant }) => instant,
  end: ({ instant }) => instant,
  before: "$lt",
  lastsMs: secondMs,
};

function wholeDays({ app: { zone, dayCutoff } }: FilterContext): Days {
  return {
    start: (time) => startOfDay(instantOfDay(time, zone, dayCutoff), zone, dayCutoff),
    end: (time) => endOfDay(instantOfDay(time, zone, dayCutoff), zone, dayCutoff),
    before: "$lte",
    lastsMs: dayMs,
  };
}

/** The window given, with the default of each bound that is neither given, dropped nor contradicted by the other. */
function window(
  given: { readonly from: number | undefined; readonly to: number | undefined },
  isDropped: (bound: "start_date" | "end_date") => boolean,
  { from, to, expiresAt }: ReturnType<typeof defaultWindow>,
) {
  const hasFrom = given.from !== undefined || isDropped("start_date");
  const hasTo = given.to !== undefined || isDropped("end_date");
  return {
    from: hasFrom || (given.to ?? from) < from ? given.from : from,
    to: hasTo || (given.from ?? to) > to ? given.to : to,
    /** The instant up to which it is the same for the same query. */
    expiresAt: hasFrom && hasTo ? Number.POSITIVE_INFINITY : expiresAt,
  };
}

/**
 * From yesterday's last minute in UTC to two years from now. Whole days begin with the day that the site's clocks show at the
 * first and end with the date that UTC has at the last.
 */
function defaultWindow(context: FilterContext, days: Days) {
  const now = new Date(Math.floor(context.call.now / secondMs) * secondMs);
  const first = Math.floor(now.getTime() / dayMs) * dayMs - minuteMs;
  const last = new Date(now);
  last.setUTCMonth(last.getUTCMonth() + windowMonths);
  const from = days.start({ wall: toWall(first, context.app.zone), instant: first });
  const to = days.end({
    wall: `${toWall(last.getTime(), utc).slice(0, 10)} 00:00:00`,
    instant: last.getTime(),
  });
  return { from, to, expiresAt: (Math.floor(now.getTime() / days.lastsMs) + 1) * days.lastsMs };
}
