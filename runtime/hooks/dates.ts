import type { Filter } from "mongodb";
import type { EventDocument } from "../../generated/server/events/collection.js";
import type { Hooks } from "../../generated/server/hooks.js";
import { parseTime } from "../dates/parse-time.js";
import { endOfDay, startOfDay, toInstant, toWall } from "../dates/wall-time.js";
import { utc } from "../dates/zone.js";
import type { FilterContext } from "../records/hooks.js";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const windowMonths = 24;
/** Far enough for another year, month, day of the week, hour, minute and second. */
const otherTimeMs = 1_000_000_000_007_000;

/**
 * The window of dates of an event list. Bounds are compared as instants; one without an offset is read in the zone of the
 * site. Not strict, they cover whole days. Without any bound the list reaches from yesterday to two years ahead; a bound
 * relative to start or end drops that window, and so does one that it would contradict. Lists of ids have no window.
 */
export const dates: Hooks["event"]["dates"] = (query, context) => {
  if (query.include !== undefined) return {};
  const days = wholeDays(context);
  const isStrict = query.strict_dates === true;
  const moving = new Set<string>();
  const at = (text: string | undefined, widen: (instant: number) => number): number | undefined => {
    if (text === undefined) return undefined;
    const { zone } = context.site;
    const parsed = parseTime(text, { zone, now: context.call.now });
    // What words such as `tomorrow` mean is another time at another time.
    const later = parseTime(text, { zone, now: context.call.now + otherTimeMs });
    if (parsed?.instant !== later?.instant) moving.add(text);
    return parsed === undefined ? undefined : isStrict ? parsed.instant : widen(parsed.instant);
  };
  const startsBefore = at(query.starts_before, days.end);
  const startsAfter = at(query.starts_after, days.end);
  const endsBefore = at(query.ends_before, days.end);
  const endsAfter = at(query.ends_after, days.end);
  const isRelative = [startsBefore, startsAfter, endsBefore, endsAfter].some((bound) => bound !== undefined);
  const { from, to, until } = window(
    { from: at(query.start_date, days.start), to: at(query.end_date, days.end) },
    isRelative,
    context,
  );

  const keep: Filter<EventDocument>[] = [
    ...bound("utc_start_date", "$gte", from),
    ...bound("utc_end_date", "$lte", to),
    // Not strict, "before" takes in the whole day, whose last second is the bound.
    ...bound("utc_start_date", isStrict ? "$lt" : "$lte", startsBefore),
    ...bound("utc_end_date", isStrict ? "$lt" : "$lte", endsBefore),
    ...bound("utc_start_date", "$gt", startsAfter),
    ...bound("utc_end_date", "$gt", endsAfter),
    // What has ended by an instant has begun by then: an index by start is read up to there and no further.
    ...bound("utc_start_date", "$lte", earliest(to, endsBefore)),
  ];
  return {
    ...(keep.length > 0 ? { keep: { $and: keep } } : {}),
    links: { start_date: shown(from, context), end_date: shown(to, context) },
    ...(moving.size === 0 ? { until } : {}),
  };
};

/** A bound as it may be given again. An hour that comes twice in autumn is told by its offset the second time. */
function shown(instant: number | undefined, { site }: FilterContext): string {
  if (instant === undefined) return "";
  const wall = toWall(instant, site.zone);
  return toInstant(wall, site.zone) === instant ? wall : `${toWall(instant, utc).replace(" ", "T")}Z`;
}

function earliest(...instants: readonly (number | undefined)[]): number | undefined {
  const given = instants.filter((instant) => instant !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
}

type Comparison = "$gte" | "$gt" | "$lte" | "$lt";

function bound(
  property: "utc_start_date" | "utc_end_date",
  comparison: Comparison,
  instant: number | undefined,
): Filter<EventDocument>[] {
  return instant === undefined ? [] : [{ [property]: { [comparison]: new Date(instant) } }];
}

interface Days {
  readonly start: (instant: number) => number;
  readonly end: (instant: number) => number;
}

function wholeDays({ site }: FilterContext): Days {
  return {
    start: (instant) => startOfDay(instant, site.zone, site.dayCutoff),
    end: (instant) => endOfDay(instant, site.zone, site.dayCutoff),
  };
}

interface Window {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** A window, and the instant up to which it is the same for the same query. */
interface LastingWindow extends Window {
  readonly until: number;
}

function window(given: Window, isRelative: boolean, context: FilterContext): LastingWindow {
  const always = Number.POSITIVE_INFINITY;
  if (isRelative || (given.from !== undefined && given.to !== undefined)) return { ...given, until: always };
  const byDefault = defaultWindow(context);
  return {
    from: given.from ?? (given.to === undefined || given.to >= byDefault.from ? byDefault.from : undefined),
    to: given.to ?? (given.from === undefined || given.from <= byDefault.to ? byDefault.to : undefined),
    until: byDefault.until,
  };
}

/** From the day of yesterday's last minute in UTC, as the site's clocks show it, to the same day two years ahead. */
function defaultWindow(context: FilterContext): {
  readonly from: number;
  readonly to: number;
  readonly until: number;
} {
  const days = wholeDays(context);
  const now = new Date(context.call.now);
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + windowMonths);
  const to = days.end(end.getTime());
  const until = Math.min(today + dayMs, context.call.now + (to - end.getTime()));
  return { from: days.start(today - minuteMs), to, until };
}
