import ICAL from "ical.js";
import { civilOf, dateLimit, isAtStart, startsOf, TooManyDates } from "../../recurrence/dates.js";
import { horizonOf } from "../../recurrence/horizon.js";
import { RuleFault } from "../../recurrence/rule.js";
import { type Entry, idOfOccurrence, shownTime, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import type { CalendarOptions } from "./calendar-options.js";
import { dateIn, type Recurrence, recurrenceOf } from "./calendar-recurrence.js";
import { wallOf } from "./calendar-time.js";
import type { SourceRecord } from "./source.js";

/**
 * A series with the occurrences that are otherwise; undefined where the service has none like it: one that goes by the
 * clocks of a zone that nobody knows by name, or by UTC where others are shown, or one whose rule cannot be.
 */
export async function seriesAsOne(
  options: CalendarOptions,
  uid: string,
  { event, zone }: Entry,
  changed: readonly ICAL.Component[],
): Promise<SourceRecord[] | undefined> {
  const { site, facts, now } = options;
  const start = timeOf(event, "dtstart");
  if (facts.recurrence === undefined || start === undefined) return undefined;
  const wall = wallOf(start);
  const shown = shownTime(event, start, zone ?? site.zone.name);
  const isOfOtherClocks = start.zone === ICAL.Timezone.utcTimezone && shown.zone !== "UTC";
  if (isOfOtherClocks || shown.remark !== undefined) return undefined;
  const recurrence = await allowed(options, event, start, zone);
  if (recurrence === undefined) return undefined;
  const { rule, series: relation } = facts.recurrence;
  const whole = readEvent(options, { key: uid, event, zone });
  const places = new Set(await startsOf({ ...recurrence, exdate: [] }, wall, horizonOf(wall, now)));
  const occurrences = changed.flatMap((one): SourceRecord[] => {
    const [date] = dateIn(one.getFirstPropertyValue("recurrence-id"), start);
    const at = date === undefined ? undefined : civilOf(date) - civilOf(wall);
    const key = `${uid} ${idOfOccurrence(one)}`;
    const record = readEvent(options, { key, event: one, zone });
    if (at === undefined || !places.has(at))
      return [{ ...record, remarks: [...(record.remarks ?? []), "It belongs to no date of its series."] }];
    const links = { ...record.links, [relation]: [{ key: uid }] };
    return [{ ...record, links, kept: { ...record.kept, occurrence: { at } } }];
  });
  return [{ ...whole, values: { ...whole.values, [rule]: recurrence } }, ...occurrences];
}

/** The recurrence of an event where the service has such; undefined where it has not. */
async function allowed(
  options: CalendarOptions,
  event: ICAL.Component,
  start: ICAL.Time,
  zone: string | undefined,
): Promise<Recurrence | undefined> {
  const wall = wallOf(start);
  try {
    const recurrence = recurrenceOf(options, event, start, zone);
    if (!(await isAtStart(recurrence, wall))) return undefined;
    await startsOf(recurrence, wall, horizonOf(wall, options.now), { limit: dateLimit });
    return recurrence;
  } catch (error) {
    if (error instanceof RuleFault || error instanceof TooManyDates) return undefined;
    throw error;
  }
}
