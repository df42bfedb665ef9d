import { defined } from "../../core/properties.js";
import {
  dateLimit,
  isAtStart,
  type StoredRecurrence,
  shifted,
  splitAt,
  startsOf,
  TooManyDates,
} from "../../dates/recurrence-dates.js";
import { horizonOf } from "../../dates/recurrence-horizon.js";
import { civilOfWall, wallOfCivil } from "../../dates/wall-time.js";
import { type Entry, shownTime, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import { readChange, withPeriods } from "./calendar-occurrences.js";
import type { CalendarOptions, SeriesEntry } from "./calendar-options.js";
import { type CalendarRecurrence, type Change, isForLater, placesOf } from "./calendar-recurrence.js";
import { wallOf } from "./calendar-time.js";
import type { SourceRecord } from "./source.js";

/** Most dates that the service takes beside a rule. */
const mostBeside = 1000;

/**
 * Reads a series and its changed occurrences as records. Undefined where the service does not support it: a series by the
 * clocks of a zone without a known name, or by UTC where others are shown, or one without an end that has several rules. One
 * with an end becomes a list of its dates. From a change of all later dates on, it is a series of its own.
 */
export async function readSeries(
  options: CalendarOptions,
  series: SeriesEntry,
  read: CalendarRecurrence,
): Promise<SourceRecord[] | undefined> {
  const { facts, now } = options;
  const { wall } = read;
  if (facts.recurrence === undefined || isConverted(options, series)) return undefined;
  const recurrence = await supported(options, read);
  if (recurrence === undefined) return undefined;
  const { rule, series: relation } = facts.recurrence;
  const scheduled = new Set(
    await startsOf({ ...recurrence, exdate: [] }, wall, { last: horizonOf(wall, now) }),
  );
  const changes = withPeriods(series, read);
  const splits = changes.filter((one) => scheduled.has(one.at) && isForLater(one.entry));
  const parts = await splitSeries({ entry: series, key: series.uid, at: 0, wall, recurrence }, splits);
  if (parts?.some(({ entry }) => isConverted(options, entry)) !== false) return undefined;
  const records = parts.map((part) => {
    const record = readEvent(options, { ...part.entry, key: part.key });
    return { ...record, values: { ...record.values, [rule]: part.recurrence } };
  });
  const occurrences = changes.flatMap((one): SourceRecord[] => {
    const part = parts.findLast(({ at }) => at <= one.at);
    if (splits.includes(one)) return [];
    const record = readChange(options, read, one);
    const { warnings = [], imported } = record;
    if (!scheduled.has(one.at) || part === undefined)
      return [{ ...record, warnings: [...warnings, "It belongs to no date of its series."] }];
    const links = { ...record.links, [relation]: [{ key: part.key }] };
    return [{ ...record, links, imported: { ...imported, occurrence: { at: one.at - part.at } } }];
  });
  return [...records, ...occurrences];
}

/** With both lists. */
type StoredDates = StoredRecurrence & Required<Pick<StoredRecurrence, "rdate" | "exdate">>;

/** A part of a series that is stored as one of its own. */
interface Part extends Pick<Change, "entry" | "key" | "at"> {
  /** Its start, by its clocks. */
  readonly wall: string;
  readonly recurrence: StoredDates;
}

function isConverted({ site }: CalendarOptions, { event, zone }: Entry): boolean {
  const start = timeOf(event, "dtstart");
  return start === undefined || shownTime(event, start, zone ?? site.zone.name).isConverted === true;
}

/** Splits a series at changes; undefined where the rule does not give the dates of a part. */
async function splitSeries(whole: Part, changes: readonly Change[]): Promise<readonly Part[] | undefined> {
  const parts: Part[] = [];
  let last = whole;
  for (const change of [...changes].sort((one, other) => one.at - other.at)) {
    const start = timeOf(change.entry.event, "dtstart");
    if (start === undefined) return undefined;
    const { before, after } = await splitAt(last.recurrence, last.wall, change.at - last.at);
    if (before !== undefined) parts.push({ ...last, recurrence: { ...noDates, ...before } });
    const planned = civilOfWall(last.wall) + change.at - last.at;
    const wall = wallOf(start);
    const moved = shifted(after, civilOfWall(wall) - planned, wallOfCivil(planned));
    if (!(await isAtStart(moved, wall))) return undefined;
    last = { ...change, wall, recurrence: { ...noDates, ...moved } };
  }
  return [...parts, last];
}

const noDates = { rdate: [], exdate: [] };

/** The recurrence of an event in the form of the service; undefined where it has none. */
async function supported(
  { now }: CalendarOptions,
  read: CalendarRecurrence,
): Promise<StoredDates | undefined> {
  const { wall, rules, excluded, rdate, exdate } = read;
  const [rrule, ...others] = rules;
  const last = horizonOf(wall, now);
  try {
    if (others.length === 0 && excluded.length === 0 && (rrule === undefined || typeof rrule === "string")) {
      const recurrence = { ...defined({ rrule }), rdate, exdate };
      const isShort = Math.max(rdate.length, exdate.length) <= mostBeside;
      if (isShort && (await isAtStart(recurrence, wall))) {
        await startsOf(recurrence, wall, { last, limit: dateLimit });
        return recurrence;
      }
    }
    const { places, isOver } = await placesOf(read, { to: last, limit: mostBeside });
    if (!isOver) return undefined;
    const dates = places.filter((at) => at !== 0).map((at) => wallOfCivil(civilOfWall(wall) + at));
    return { rdate: dates, exdate: places.includes(0) ? [] : [wall] };
  } catch (error) {
    if (error instanceof TooManyDates) return undefined;
    throw error;
  }
}
