import type { RecordDocument } from "../core/documents.js";
import { HttpError, resourceError } from "../core/http-error.js";
import { propertyIn, setProperty } from "../core/properties.js";
import type { RequestContext } from "../core/request-context.js";
import { isSeries, type RecurringDescriptor, recurrenceOf, seriesOf } from "../core/series.js";
import { splitAt } from "../dates/recurrence-dates.js";
import { civilOfWall, wallOfCivil } from "../dates/wall-time.js";
import type { RecurringWrites, SingleWrites } from "../resources/features.js";
import type { CheckedValues, UpdateDecision } from "../resources/input.js";
import type { Records } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { isTrashed } from "../resources/status.js";
import { mergeRecord } from "../resources/write/merge.js";
import { mergePeriod, nominalPeriod, PeriodError, periodAt } from "../resources/write/merge-period.js";
import { isDecision } from "../resources/write/record-writer.js";
import { isUnchanged } from "../resources/write/store.js";
import { splitSeries } from "./materialize.js";
import { copied, givenOverrides } from "./occurrence.js";
import { storeAll } from "./occurrence-store.js";
import type { MaterializeOptions } from "./plan.js";
import {
  checkOccurrences,
  materialize,
  type RecordWrite,
  readRecord,
  rewriteSeries,
  type SeriesWriter,
  type StoredWrite,
  type WideWrite,
  withoutKey,
  withoutPrecondition,
  writableSeries,
  writeSeries,
} from "./series-writer.js";

/**
 * Writes of one occurrence, of this and the following ones, or of a whole series. Each changes one document, the series,
 * and then materializes its occurrences; the series job continues after a crash.
 */
export function createRecurringWrites(
  site: Site,
  records: Records,
  {
    descriptor: resource,
    single,
  }: { readonly descriptor: RecurringDescriptor; readonly single: SingleWrites },
): RecurringWrites {
  const writer: SeriesWriter = { site, records, resource, single };
  return {
    async materialize(document, call) {
      if (isSeries(document)) await materialize(writer, { id: document._id, call });
    },
    async update({ current: found, values: given }, call, checked) {
      if (isDecision(given)) return updateBy(writer, { found, values: {}, call, checked }, given);
      const { [resource.recurrence.scope]: scope, ...values } = given;
      const write = { found, values, call, checked };
      if (isSingle(writer, write) && !isWide(scope))
        return single.update({ current: found, values }, call, checked);
      return writeSeries(writer, { write, operation: "update" }, (present) => update(writer, present, scope));
    },
    async trash({ current: found, scope }, call, checked) {
      const write = { found, values: {}, call, checked };
      if (recurs(found) || isWide(scope))
        return writeSeries(writer, { write, operation: "delete" }, (present) =>
          trash(writer, present, scope),
        );
      const trashed = await single.trash(found._id, call, checked);
      // It became an occurrence in between.
      const id = seriesOf(trashed);
      if (id !== undefined) await materialize(writer, { id, call });
      return trashed;
    },
  };
}

/** An update as a function decides: in the loop of a single record that stays one, else under the lease of the series. */
async function updateBy(
  writer: SeriesWriter,
  write: RecordWrite,
  decide: UpdateDecision,
): Promise<RecordDocument> {
  const { found, call, checked } = write;
  const { scope: scopeField } = writer.resource.recurrence;
  const isAlone = (document: RecordDocument, { values }: CheckedValues): boolean =>
    isSingle(writer, { ...write, found: document, values }) && !isWide(values[scopeField]);
  if (!recurs(found) && isAlone(found, await decide(found))) {
    const decideAlone: UpdateDecision = async (document) => {
      const decided = await decide(document);
      // It became part of a series since it was found.
      if (!isAlone(document, decided)) throw new HttpError("rest_conflict");
      return decided;
    };
    return writer.single.update({ current: found, values: decideAlone }, call, checked);
  }
  return writeSeries(writer, { write, operation: "update" }, async (present) => {
    const decided = await decide(present.found);
    const { [scopeField]: scope, ...values } = decided.values;
    return update(writer, { ...present, values, checked: decided.checked }, scope);
  });
}

/** Whether a write of a single record leaves it one. */
function isSingle({ resource }: SeriesWriter, { found, values }: RecordWrite): boolean {
  return !recurs(found) && (values[resource.recurrence.rule] ?? null) === null;
}

function recurs(document: RecordDocument): boolean {
  return isSeries(document) || document.occurrence !== undefined;
}

async function update(writer: SeriesWriter, write: RecordWrite, scope: unknown): Promise<StoredWrite> {
  const { single } = writer;
  const { found, values, call, checked } = write;
  if (isSeries(found)) {
    await checkOccurrences(writer, write, { scope: "all", operation: "update" });
    const record = await single.update({ current: found, values }, call, checked);
    // An import brings the occurrences as records of their own.
    return checked.imported === undefined ? { record, series: [found._id] } : { record };
  }
  if (found.occurrence === undefined)
    return isSingle(writer, write)
      ? { record: await single.update({ current: found, values }, call, checked) }
      : beginSeries(writer, write);
  const occurrence = withoutRelation(writer, write);
  const series = isWide(scope)
    ? await writableSeries(writer, write, { scope, operation: "update" })
    : undefined;
  if (series === undefined) return updateOccurrence(writer, occurrence);
  return scope === "all"
    ? updateAll(writer, occurrence, series)
    : updateFollowing(writer, occurrence, series);
}

async function trash(writer: SeriesWriter, write: RecordWrite, scope: unknown): Promise<StoredWrite> {
  const { site, resource, single } = writer;
  const { found, call, checked } = write;
  if (isTrashed(site, found)) throw resourceError(resource, "in_trash");
  const series =
    !isSeries(found) && isWide(scope)
      ? await writableSeries(writer, write, { scope, operation: "delete" })
      : undefined;
  if (series === undefined) {
    if (isSeries(found)) await checkOccurrences(writer, write, { scope: "all", operation: "delete" });
    const record = await single.trash(found._id, call, checked);
    const id = isSeries(found) ? found._id : seriesOf(record);
    return { record, series: id === undefined ? [] : [id] };
  }
  const { before } = await splitAtOccurrence(writer, write, series);
  if (scope === "all" || before === undefined)
    await single.trash(series._id, withoutPrecondition(call), withoutKey(checked));
  else {
    const at = found.occurrence?.at ?? 0;
    const change = { resource, now: call.now };
    await rewriteSeries(writer, { series, call }, (stored) => splitSeries(change, stored, { at }));
  }
  return { record: found, series: [series._id] };
}

/** Whether a write concerns other occurrences, too. */
function isWide(scope: unknown): scope is WideWrite["scope"] {
  return scope === "all" || scope === "following";
}

/** Updates one occurrence, which leaves the trash with it. Adds an error where the update gives a rule. */
async function updateOccurrence(writer: SeriesWriter, write: RecordWrite): Promise<StoredWrite> {
  const { found, values, call, checked } = write;
  const { rule } = writer.resource.recurrence;
  if ((values[rule] ?? null) !== null) checked.errors.add(rule, "of_series");
  if (isTrashed(writer.site, found) && checked.imported === undefined) await restoreDate(writer, found, call);
  return { record: await writer.single.update({ current: found, values }, call, checked) };
}

/** The values without the relation to the series, which is read-only; adds an error for another series. */
function withoutRelation({ resource }: SeriesWriter, write: RecordWrite): RecordWrite {
  const { found, values, checked } = write;
  const relation = resource.recurrence.series;
  const { [relation]: given, ...others } = values;
  if (given === undefined) return write;
  const [entry] = checked.references.get(relation) ?? [];
  if (entry?.kind !== "id" || entry.id !== seriesOf(found)) checked.errors.add(relation, "is_series");
  checked.references.delete(relation);
  return { ...write, values: others };
}

/** Adds the date of an occurrence to its series again; without a series, the occurrence becomes a single record. */
async function restoreDate(writer: SeriesWriter, found: RecordDocument, call: RequestContext): Promise<void> {
  const { site, records, resource } = writer;
  const series = await readRecord(writer, seriesOf(found) ?? 0);
  if (series === undefined || isTrashed(site, series)) {
    const after = structuredClone(found);
    for (const name of ["occurrence", "occurrence_of", resource.recurrence.series])
      setProperty(after, name, undefined);
    await storeAll({ site, records, call }, [{ before: found, after }]);
    return;
  }
  const start = String(propertyIn(series, resource.period.start));
  const date = wallOfCivil(civilOfWall(start) + (found.occurrence?.at ?? 0));
  await rewriteSeries(writer, { series, call }, (stored) => {
    const { exdate = [], ...others } = recurrenceOf(resource.recurrence, stored);
    const remaining = exdate.filter((wall) => wall !== date);
    const after = structuredClone(stored);
    const recurrence = remaining.length === 0 ? others : { ...others, exdate: remaining };
    setProperty(after, resource.recurrence.rule, recurrence);
    return after;
  });
}

/** Applies an update of one occurrence to its whole series. */
async function updateAll(
  writer: SeriesWriter,
  write: RecordWrite,
  series: RecordDocument,
): Promise<StoredWrite> {
  const { found, call, checked } = write;
  const scheduled = scheduledPeriod(writer, series, write);
  const values = seriesValues(writer, write, { scheduled, series });
  await writer.single.update({ current: series, values }, withoutPrecondition(call), withoutKey(checked));
  return { record: found, series: [series._id], wish: sharing(writer, write) };
}

/** Applies an update of one occurrence to this and the following ones, which become a series of their own. */
async function updateFollowing(
  writer: SeriesWriter,
  write: RecordWrite,
  series: RecordDocument,
): Promise<StoredWrite> {
  const { site, records, resource, single } = writer;
  const { found, call, checked } = write;
  const at = found.occurrence?.at ?? 0;
  const { before, after } = await splitAtOccurrence(writer, write, series);
  if (before === undefined) return updateAll(writer, write, series);
  const scheduled = scheduledPeriod(writer, series, write);
  const base = {
    ...copied(series, call.now),
    ...scheduled,
    // The clocks may leave the time out on this day, but not on those that follow.
    ...nominalPeriod(resource, series, at),
    [resource.recurrence.rule]: after,
    series: { status: series.series?.status ?? "", continues: { series: series._id, at } },
  };
  const values = seriesValues(writer, write, { scheduled, series: base });
  const draft = await single.prepare({ current: base, values }, call, checked);
  const same = mergeRecord({ site, records, call }, { values: {}, ids: new Map() }, base);
  if (isUnchanged(same, draft)) return { record: found };
  const next = await single.insert(draft, call, withoutKey(checked));
  return { record: found, series: [next._id, series._id], wish: sharing(writer, write) };
}

/** Makes a single record the first occurrence of a new series. */
async function beginSeries(writer: SeriesWriter, write: RecordWrite): Promise<StoredWrite> {
  const { resource, single } = writer;
  const { found, values, call, checked } = write;
  const { rule } = resource.recurrence;
  await single.prepare({ current: newSeries(found, call), values }, call, checked);
  const { [rule]: recurrence, ...others } = values;
  const updated = await single.update({ current: found, values: others }, call, withoutKey(checked));
  const base = newSeries(updated, call);
  const draft = await single.prepare({ current: base, values: { [rule]: recurrence } }, call, checked);
  const series = await single.insert(draft, call, withoutKey(checked));
  return { record: updated, series: [series._id], wish: { claim: checked.idempotency } };
}

/** The rule before and from an occurrence on; no rule before the first one. */
function splitAtOccurrence(
  { resource }: SeriesWriter,
  { found }: RecordWrite,
  series: RecordDocument,
): ReturnType<typeof splitAt> {
  const start = String(propertyIn(series, resource.period.start));
  return splitAt(recurrenceOf(resource.recurrence, series), start, found.occurrence?.at ?? 0);
}

function newSeries(first: RecordDocument, call: RequestContext): RecordDocument {
  return {
    ...copied(first, call.now),
    series: { status: String(propertyIn(first, "status")), adopts: first._id },
  };
}

function scheduledPeriod(
  { site, resource }: SeriesWriter,
  series: RecordDocument,
  { found, call }: RecordWrite,
): ReturnType<typeof periodAt> {
  return periodAt({ site, resource, now: call.now }, series, found.occurrence?.at ?? 0);
}

/** The overrides of an occurrence that end because the write gives the same fields to its series. */
function sharing({ resource }: SeriesWriter, { found, values, call }: RecordWrite): MaterializeOptions {
  return { shared: { id: found._id, overrides: givenOverrides(resource, values, call.language) } };
}

/**
 * The values of a write of one occurrence, as values of its series: a new start or end moves the series by the same
 * amount as the occurrence. `scheduled` is the period that the rule gives to the occurrence.
 */
function seriesValues(
  writer: SeriesWriter,
  write: RecordWrite,
  { scheduled, series }: { readonly scheduled: object; readonly series: RecordDocument },
): RecordWrite["values"] {
  const { start, end, zone, wholeDays } = writer.resource.period;
  const { found, values } = write;
  const names = [start, end, zone, wholeDays];
  if (names.every((name) => (values[name] ?? null) === null)) return values;
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  const period = mergedPeriod(writer, write);
  if (period === undefined) return values;
  if (names.every((name) => period[name] === propertyIn(found, name))) return others;
  const timeIn = (document: object, name: string): number => civilOfWall(String(propertyIn(document, name)));
  const starts = timeIn(series, start) + timeIn(period, start) - timeIn(scheduled, start);
  const ends = starts + timeIn(period, end) - timeIn(period, start);
  return {
    ...others,
    [start]: wallOfCivil(starts),
    [end]: wallOfCivil(ends),
    [zone]: period[zone],
    [wholeDays]: period[wholeDays],
  };
}

/** The period after the write; undefined where it is invalid, which the write itself reports. */
function mergedPeriod(
  { site, resource }: SeriesWriter,
  { found, values, call }: RecordWrite,
): RecordWrite["values"] | undefined {
  try {
    return { ...mergePeriod(site, resource.period, { values, current: found, now: call.now }) };
  } catch (error) {
    if (error instanceof PeriodError) return undefined;
    throw error;
  }
}
