import type ICAL from "ical.js";
import { defined } from "../../core/properties.js";
import { dayMs } from "../../dates/civil.js";
import {
  dateLimit,
  horizonOf,
  isAtStart,
  lastingLimit,
  type StoredRecurrence,
  shifted,
  splitAt,
  startsOf,
  TooManyDates,
} from "../../dates/recurrence-dates.js";
import { civilOfWall, wallOfCivil } from "../../dates/wall-time.js";
import {
  type CalendarOptions,
  type CalendarReading,
  type Entry,
  type SeriesEntry,
  shownTime,
  textOf,
  timeOf,
  wallOf,
} from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import {
  type CalendarRecurrence,
  type Change,
  changesOf,
  isForLater,
  placesOf,
} from "./calendar-recurrence.js";
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
  const { resource, now } = options;
  const { wall } = read;
  if (resource.recurrence === undefined || isConverted(options, series)) return undefined;
  const recurrence = await supported(options, read);
  if (recurrence === undefined) return undefined;
  const { rule, series: relation } = resource.recurrence;
  const scheduled = new Set(
    await startsOf({ ...recurrence, exdate: [] }, wall, { last: horizonOf(wall, now) }),
  );
  const changes = withPeriods(series, read);
  const splits = changes.filter((one) => scheduled.has(one.at) && isForLater(one.entry));
  const parts = await splitSeries({ entry: series, key: series.uid, at: 0, wall, recurrence }, splits);
  if (parts?.some(({ entry }) => isConverted(options, entry)) !== false) return undefined;
  const records = parts.map((part) => {
    const record = readEvent(options, { ...part.entry, key: part.key });
    return { ...record, values: { ...record.values, [rule]: { rdate: [], exdate: [], ...part.recurrence } } };
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

/** A part of a series that is stored as one of its own, from the event or a change on. */
interface Part extends Change {
  /** Its start, by its clocks. */
  readonly wall: string;
  readonly recurrence: StoredRecurrence;
}

function isConverted({ app }: CalendarOptions, { event, zone }: Entry): boolean {
  const start = timeOf(event, "dtstart");
  return start === undefined || shownTime(event, start, zone ?? app.zone.name).isConverted === true;
}

/** Splits a series at changes; undefined where the rule does not give the dates of a part. */
async function splitSeries(whole: Part, changes: readonly Change[]): Promise<readonly Part[] | undefined> {
  const parts: Part[] = [];
  let last = whole;
  for (const change of [...changes].sort((one, other) => one.at - other.at)) {
    const start = timeOf(change.entry.event, "dtstart");
    if (start === undefined) return undefined;
    const { before, after } = await splitAt(last.recurrence, last.wall, change.at - last.at);
    if (before !== undefined) parts.push({ ...last, recurrence: before });
    const planned = civilOfWall(last.wall) + change.at - last.at;
    const wall = wallOf(start);
    const moved = shifted(after, civilOfWall(wall) - planned, wallOfCivil(planned));
    if (!(await isAtStart(moved, wall))) return undefined;
    last = { ...change, wall, recurrence: moved };
  }
  return [...parts, last];
}

/** The recurrence of an event in the form of the service; undefined where it has none. */
async function supported(
  { now }: CalendarOptions,
  read: CalendarRecurrence,
): Promise<StoredRecurrence | undefined> {
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

/** How far series without an end are followed, to either side. */
const reachMs = 2 * 365.25 * dayMs;
/** Most single records of one series. */
const mostOccurrences = 2000;

/** Expands a series that the service does not support into single records, and says which dates are lost. */
export async function expandSeries(
  reading: CalendarReading,
  series: SeriesEntry,
  recurrence: CalendarRecurrence,
): Promise<SourceRecord[]> {
  const { now, resource, warnings, lost } = reading;
  const { event, line, uid } = series;
  const name = `Line ${line}: the series "${textOf(event, "summary") ?? uid}" (${ruleText(event)})`;
  const first = civilOfWall(recurrence.wall);
  const { places, isOver, isWhole } = await reachablePlaces(recurrence, now);
  const chosen = nextOf(places, now - first);
  const changes = withPeriods(series, recurrence);
  const later = changes.filter(({ entry }) => isForLater(entry)).sort((one, other) => one.at - other.at);
  const changed = new Map(changes.map((one) => [one.at, one]));
  const records = chosen.map((at) => {
    const own = changed.get(at);
    if (own !== undefined) return readChange(reading, recurrence, own);
    const base = later.findLast((one) => one.at <= at);
    const key = `${uid} ${String(timeAt(recurrence.start, at))}`;
    if (base === undefined)
      return readEvent(reading, { ...series, key, start: timeAt(recurrence.start, at) });
    const start = timeOf(base.entry.event, "dtstart") ?? timeAt(recurrence.start, base.at);
    return readEvent(reading, { ...base.entry, key, start: timeAt(start, at - base.at) });
  });
  const isChosen = new Set(chosen);
  const strays = changes.filter(({ at }) => !isChosen.has(at) && !places.includes(at));
  records.push(...strays.map((change) => readChange(reading, recurrence, change)));
  warnings.push(`${name} became ${records.length} single ${resource.plural}.`);
  const last = chosen.at(-1) ?? 0;
  const isCut = last !== (places.at(-1) ?? last);
  if (!isWhole || (places[0] ?? 0) !== (chosen[0] ?? 0))
    lost.push(`${name} lacks dates before ${shownAt(recurrence, chosen[0] ?? 0)}.`);
  if (!isOver || isCut)
    lost.push(`${name} lacks dates after ${shownAt(recurrence, last)}; run again later for more.`);
  return records;
}

function ruleText(event: ICAL.Component): string {
  const rules = ["rrule", "exrule"].flatMap((name) => event.getAllProperties(name));
  return rules.map((one) => String(one.getFirstValue())).join(", ") || "RDATE";
}

function shownAt({ start }: CalendarRecurrence, at: number): string {
  return wallOf(timeAt(start, at)).slice(0, 16);
}

/** A time so many civil milliseconds later. */
function timeAt(start: ICAL.Time, at: number): ICAL.Time {
  const time = start.clone();
  const days = Math.floor(at / dayMs);
  time.adjust(days, 0, 0, (at - days * dayMs) / 1000);
  return time;
}

/** Reads a changed date of a series. */
function readChange(
  options: CalendarOptions,
  { start }: CalendarRecurrence,
  { entry, key, at, length }: Change,
): SourceRecord {
  return readEvent(options, {
    ...entry,
    key,
    length,
    ...(length === undefined ? {} : { start: timeAt(start, at) }),
  });
}

/** The changes of a series, and the dates that take another time than the rest. */
function withPeriods(series: SeriesEntry, recurrence: CalendarRecurrence): readonly Change[] {
  const changes = changesOf(series, recurrence);
  const { wall, periods, start } = recurrence;
  const others = [...periods].map(([date, length]): Change => {
    const at = civilOfWall(date) - civilOfWall(wall);
    return { entry: series, key: `${series.uid} ${String(timeAt(start, at))}`, at, length };
  });
  return [...changes, ...others.filter(({ at }) => !changes.some((one) => one.at === at))];
}

/** All dates of a series up to two years ahead; where those are too many, the next ones, with those of two years before. */
async function reachablePlaces(recurrence: CalendarRecurrence, now: number) {
  const to = now + reachMs;
  try {
    return { ...(await placesOf(recurrence, { to, limit: lastingLimit })), isWhole: true };
  } catch (error) {
    if (!(error instanceof TooManyDates)) throw error;
    const all = { to, limit: Number.POSITIVE_INFINITY };
    const next = await placesOf(recurrence, { ...all, from: now, most: mostOccurrences });
    const isFull = next.places.length > mostOccurrences;
    const found = isFull ? next : await placesOf(recurrence, { ...all, from: now - reachMs });
    return { ...found, isWhole: false };
  }
}

/** Of too many times, those to come go before those that are past. */
function nextOf(places: readonly number[], now: number): readonly number[] {
  const upcoming = places.findIndex((at) => at >= now);
  const last = Math.max(0, places.length - mostOccurrences);
  const from = upcoming < 0 ? last : Math.min(upcoming, last);
  return places.slice(from, from + mostOccurrences);
}
