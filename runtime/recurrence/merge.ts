import type { OccurrenceState, RecordDocument } from "../core/documents.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import { propertyIn, setProperty } from "../core/properties.js";
import {
  isRecurring,
  occurrenceKey,
  type RecurringDescriptor,
  recurrenceOf,
  seriesStatus,
  withSeriesStatus,
} from "../core/series.js";
import { dayMs } from "../dates/civil.js";
import { parseTime } from "../dates/parse-time.js";
import {
  dateLimit,
  horizonOf,
  isAtStart,
  type StoredRecurrence,
  shifted,
  startsOf,
  TooManyDates,
} from "../dates/recurrence-dates.js";
import { RuleError, readRule, ruleLength } from "../dates/recurrence-rule.js";
import { civilOfWall } from "../dates/wall-time.js";
import { parseZone, type Zone } from "../dates/zone.js";
import type { AppContext, Merge, WriteRequest } from "../resources/app-context.js";
import { statusRoles } from "../resources/status.js";
import { differingOverrides, overridesOf, statusOverride } from "./occurrence.js";

/** The most dates that a record may add to a rule, or exclude from it. */
const listLimit = 1000;

/**
 * The recurrence of a record after a write, in the form in which it is stored; undefined where it stays as it is. A series
 * whose start moves takes all its dates along. What is impossible is added to `errors`. The period of the write has to be right.
 */
export async function prepareRecurrence(
  { app, records: { resource }, call, values, errors }: WriteRequest,
  current: RecordDocument | undefined,
  changed: object | undefined,
): Promise<StoredRecurrence | undefined> {
  if (!isRecurring(resource)) return undefined;
  const { rule } = resource.recurrence;
  const given = values[rule];
  const isGiven = typeof given === "object" && given !== null;
  if (!isGiven && current?.series === undefined) return undefined;
  const period = { ...current, ...changed };
  const start = String(propertyIn(period, resource.period.start));
  const zone = parseZone(String(propertyIn(period, resource.period.zone))) ?? app.zone;
  if (!isGiven) {
    if (current === undefined) return undefined;
    const before = String(propertyIn(current, resource.period.start));
    if (before === start) return undefined;
    const moved = shifted(
      recurrenceOf(resource.recurrence, current),
      civilOfWall(start) - civilOfWall(before),
      before,
    );
    await check(moved, { start, now: call.now, name: resource.period.start, shown: rule }, errors);
    return moved;
  }
  const read = readGiven(given, { start, zone, now: call.now, name: rule }, errors);
  if (read !== undefined) await check(read, { start, now: call.now, name: rule, shown: rule }, errors);
  return read;
}

interface GivenContext {
  readonly start: string;
  readonly zone: Zone;
  readonly now: number;
  /** Parameter that the errors are about. */
  readonly name: string;
}

function readGiven(
  given: object,
  context: GivenContext,
  errors: ParameterErrors,
): StoredRecurrence | undefined {
  const { name } = context;
  const rrule = ruleIn(given, context, errors);
  const rdate = datesIn(propertyIn(given, "rdate"), { ...context, path: `${name}.rdate` }, errors);
  const exdate = datesIn(propertyIn(given, "exdate"), { ...context, path: `${name}.exdate` }, errors);
  if (errors.has(name)) return undefined;
  if (rrule === undefined && rdate.length === 0) {
    errors.add(name, "blank");
    return undefined;
  }
  return {
    ...(rrule === undefined ? {} : { rrule }),
    ...(rdate.length === 0 ? {} : { rdate }),
    ...(exdate.length === 0 ? {} : { exdate }),
  };
}

function ruleIn(
  given: object,
  { start, zone, name }: GivenContext,
  errors: ParameterErrors,
): string | undefined {
  const text = propertyIn(given, "rrule");
  if (typeof text !== "string" || text.trim() === "") return undefined;
  const place = `${name}.rrule`;
  if (text.length > ruleLength) {
    errors.add(name, "too_long", { name: place, limit: ruleLength });
    return undefined;
  }
  try {
    return readRule(text, start, zone);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    errors.add(name, "not_rule", { name: place, value: error.part });
    return undefined;
  }
}

/** Dates in order, on the clocks of the record's zone. */
function datesIn(
  list: unknown,
  { zone, now, name, path }: GivenContext & { readonly path: string },
  errors: ParameterErrors,
): readonly string[] {
  if (!Array.isArray(list)) return [];
  if (list.length > listLimit) errors.add(name, "too_many", { name: path, limit: listLimit });
  const walls = list.slice(0, listLimit).flatMap((entry: unknown, at) => {
    const parsed = typeof entry === "string" ? parseTime(entry, { zone, now }) : undefined;
    if (parsed === undefined) errors.add(name, "not_date", { name: `${path}[${at}]` });
    return parsed === undefined ? [] : [parsed.wall];
  });
  return [...new Set(walls)].sort();
}

/** Adds an error of the parameter `name`, which calls it `shown`, for a recurrence that cannot be stored. */
async function check(
  recurrence: StoredRecurrence,
  {
    start,
    now,
    name,
    shown,
  }: { readonly start: string; readonly now: number; readonly name: string; readonly shown: string },
  errors: ParameterErrors,
): Promise<void> {
  try {
    if (!(await isAtStart(recurrence, start)))
      errors.add(name, "rule_not_at_start", { name: shown, value: start.slice(0, 10) });
    else await startsOf(recurrence, start, { last: horizonOf(start, now), limit: dateLimit });
  } catch (error) {
    if (!(error instanceof TooManyDates)) throw error;
    errors.add(name, "rule_too_often", { name: shown, limit: dateLimit });
  }
}

/**
 * Completes a record that was merged: what has a recurrence is a series, which is stored apart and due, and an occurrence
 * notes what was changed in it alone. `current` is absent on create.
 */
export function mergeRecurrence({ app, call, resource, input, draft, current }: Merge): void {
  if (!isRecurring(resource)) return;
  const { imported } = input;
  const place = imported?.occurrence;
  const isThere = current === undefined || current.occurrence?.at === place?.at;
  if (place !== undefined && isThere) restoreOccurrence(resource, draft, place);
  if (draft.occurrence !== undefined) {
    if (place?.own === undefined) recordOverrides({ app, resource }, draft, current);
  } else if (propertyIn(draft, resource.recurrence.rule) !== undefined)
    sealSeries(app, draft, imported?.occurrencesFollow === true ? call.now + dayMs : call.now);
}

/** Restores the imported occurrence state of a record, with its own overrides where the import has none. */
function restoreOccurrence(
  { recurrence }: RecurringDescriptor,
  draft: RecordDocument,
  imported: OccurrenceState,
): void {
  const series = propertyIn(draft, recurrence.series);
  if (typeof series !== "number") return;
  const known = draft.occurrence?.own;
  draft.occurrence =
    imported.own !== undefined || known === undefined ? imported : { ...imported, own: known };
  draft.occurrence_of = occurrenceKey(series, imported.at);
}

/** Adds what the write changes in an occurrence to its overrides. */
function recordOverrides(
  { app, resource }: { readonly app: AppContext; readonly resource: RecurringDescriptor },
  draft: RecordDocument,
  current: RecordDocument | undefined,
): void {
  const { occurrence } = draft;
  if (current?.occurrence === undefined || occurrence?.own === undefined) return;
  const changed = differingOverrides(overridesOf(resource, current), overridesOf(resource, draft));
  const trash = statusRoles(app).trash;
  const isTrashMove = [current, draft].some((document) => propertyIn(document, "status") === trash);
  const own = changed.filter((name) => name !== statusOverride || !isTrashMove);
  if (own.length === 0) return;
  draft.occurrence = { at: occurrence.at, own: [...new Set([...occurrence.own, ...own])].sort() };
}

/** Stores the status of the occurrences apart from that of the series, except in the trash, and schedules the series job. */
function sealSeries(app: AppContext, draft: RecordDocument, due: number): void {
  const status = String(propertyIn(withSeriesStatus(draft), "status"));
  const isGone = status === statusRoles(app).trash;
  const meant = isGone ? String(propertyIn(draft, "trashed_from")) : status;
  draft.series = { ...draft.series, status: meant };
  draft.series_due = new Date(due);
  setProperty(draft, "status", isGone ? status : seriesStatus);
}
