import type { RecordDocument } from "../core/documents.js";
import { externalIn, isNamedBySource } from "../core/external.js";
import { HttpError, resourceError } from "../core/http-error.js";
import { fieldStoredAs, propertyIn, setProperty, type Values } from "../core/properties.js";
import { isRecurring, isSeries, recurrenceOf, seriesOf } from "../core/series.js";
import { splitAt, startsOf } from "../dates/recurrence-dates.js";
import { civilOfWall, wallOfCivil } from "../dates/wall-time.js";
import { isLeased } from "../locks/locks.js";
import type { RecordContext, RecordRequest } from "../resources/app-context.js";
import type { CheckedValues, UpdateDecision } from "../resources/input.js";
import { recordInPath } from "../resources/read/find.js";
import { isTrashed, statusRoles } from "../resources/status.js";
import { mergeRecord } from "../resources/write/merge.js";
import { mergePeriod, nominalPeriod, PeriodError, periodAt } from "../resources/write/merge-period.js";
import { trashSingle, updateSingle } from "../resources/write/record-writer.js";
import { insertRecord, isDecision, isUnchanged, prepareDraft } from "../resources/write/store.js";
import { seriesLock, splitSeries } from "./materialize.js";
import { copied, givenOverrides } from "./occurrence.js";
import { storeAll } from "./occurrence-store.js";
import type { MaterializeOptions } from "./plan.js";
import {
  checkOccurrences,
  isNamedByExternal,
  materialize,
  readRecord,
  rewriteSeries,
  type SeriesWrite,
  type StoredWrite,
  withoutKey,
  withoutPrecondition,
  writableSeries,
  writeSeries,
} from "./series-writer.js";

/** Creates the occurrences of a record that was stored, if it is a series. */
export async function createOccurrences(context: RecordContext, document: RecordDocument): Promise<void> {
  if (isSeries(document)) await materialize(context, document._id);
}

/**
 * Updates one occurrence, this and the following ones, or a whole series. Each such write changes one document, the series,
 * and then materializes its occurrences; the series job continues after a crash.
 */
export async function updateRecurring(
  request: RecordRequest,
  found: RecordDocument,
  given: Values | UpdateDecision,
): Promise<RecordDocument> {
  if (isDecision(given)) return updateBy(seriesWrite(request, found, {}), given);
  const { [request.records.resource.recurrence?.scope ?? ""]: scope, ...values } = given;
  const write = seriesWrite(request, found, values);
  if (isSingle(write) && !isWide(scope))
    return isNamedByExternal(request) ? updateNamed(write) : updateSingle(request, found, values);
  return writeSeries(write, "update", (present) => update(present, scope));
}

/** Updates a single record by its external id, or the series that takes that id over meanwhile. */
async function updateNamed(write: SeriesWrite): Promise<RecordDocument> {
  const { found, call } = write;
  const ofSeries = (same: SeriesWrite): Promise<RecordDocument> =>
    writeSeries(same, "update", async (present) => ({
      // What the record got before it was the first occurrence is not its own.
      ...(await update(present, undefined)),
      wish: sharing(write),
    }));
  const { ifMatch = [String(found.revision)] } = call;
  try {
    const stored = await updateSingle({ ...write, call: { ...call, ifMatch } }, found, write.values);
    const isDone = stored.revision === found.revision || !(await becomesSeries(write));
    return isDone ? stored : await ofSeries(withoutPrecondition(write));
  } catch (error) {
    const isChanged = error instanceof HttpError && error.name === "rest_precondition_failed";
    if (!isChanged || call.ifMatch !== undefined) throw error;
    return ofSeries(write);
  }
}

/** Whether a series is made of a record that was just written: who does that has its lease, and may have read it before. */
async function becomesSeries(write: SeriesWrite): Promise<boolean> {
  const { app, records, found } = write;
  if (await isLeased(app.database, seriesLock(records, found._id))) return true;
  return (await recordInPath(write))?._id !== found._id;
}

/** Moves a record to the trash, with the other occurrences that the scope names. */
export async function trashRecurring(
  request: RecordRequest,
  found: RecordDocument,
  scope: unknown,
): Promise<RecordDocument> {
  if (recurs(found) || isWide(scope) || isNamedByExternal(request))
    return writeSeries(seriesWrite(request, found, {}), "delete", (present) => trash(present, scope));
  const trashed = await trashSingle(request, found._id);
  // It became an occurrence in between.
  const id = seriesOf(trashed);
  if (id !== undefined) await materialize(request, id);
  return trashed;
}

function seriesWrite(request: RecordRequest, found: RecordDocument, values: Values): SeriesWrite {
  const { resource } = request.records;
  if (!isRecurring(resource)) throw new Error(`The records of ${resource.name} do not recur.`);
  return { ...request, resource, found, values };
}

/** An update as a function decides: in the loop of a single record that stays one, else under the lease of the series. */
async function updateBy(write: SeriesWrite, decide: UpdateDecision): Promise<RecordDocument> {
  const { found } = write;
  const { scope: scopeField } = write.resource.recurrence;
  const isAlone = (document: RecordDocument, { values }: CheckedValues): boolean =>
    isSingle({ ...write, found: document, values }) && !isWide(values[scopeField]);
  if (!recurs(found) && isAlone(found, await decide(found))) {
    const decideAlone: UpdateDecision = async (document) => {
      const decided = await decide(document);
      // It became part of a series since it was found.
      if (!isAlone(document, decided)) throw new HttpError("rest_conflict");
      return decided;
    };
    return updateSingle(write, found, decideAlone);
  }
  return writeSeries(write, "update", async (present) => {
    const decided = await decide(present.found);
    const { [scopeField]: scope, ...values } = decided.values;
    return update({ ...present, ...decided, values }, scope);
  });
}

/** Whether a write of a single record leaves it one. */
function isSingle({ resource, found, values }: SeriesWrite): boolean {
  return !recurs(found) && (values[resource.recurrence.rule] ?? null) === null;
}

function recurs(document: RecordDocument): boolean {
  return isSeries(document) || document.occurrence !== undefined;
}

async function update(write: SeriesWrite, scope: unknown): Promise<StoredWrite> {
  const { found, values } = write;
  if (isSeries(found)) {
    await checkOccurrences(write, "all", "update");
    const record = await updateSingle(write, found, values);
    return write.imported?.occurrencesFollow === true ? { record } : { record, series: [found._id] };
  }
  if (found.occurrence === undefined)
    return isSingle(write) ? { record: await updateSingle(write, found, values) } : beginSeries(write);
  const occurrence = withoutRelation(write);
  const series = isWide(scope) ? await writableSeries(write, scope, "update") : undefined;
  if (series === undefined) return updateOccurrence(occurrence);
  return scope === "all" ? updateAll(occurrence, series) : updateFollowing(occurrence, series);
}

async function trash(write: SeriesWrite, scope: unknown): Promise<StoredWrite> {
  const { app, resource, found, call } = write;
  if (isTrashed(app, found)) throw resourceError(resource, "in_trash");
  const series = !isSeries(found) && isWide(scope) ? await writableSeries(write, scope, "delete") : undefined;
  if (series === undefined) {
    if (isSeries(found)) await checkOccurrences(write, "all", "delete");
    const record = await trashSingle(write, found._id);
    const id = isSeries(found) ? found._id : seriesOf(record);
    return { record, series: id === undefined ? [] : [id] };
  }
  const { before } = await splitAtOccurrence(write, series);
  if (scope === "all" || before === undefined)
    await trashSingle(withoutKey(withoutPrecondition(write)), series._id);
  else {
    const at = found.occurrence?.at ?? 0;
    await rewriteSeries(write, series, (stored) => splitSeries({ resource, now: call.now }, stored, { at }));
  }
  return { record: found, series: [series._id] };
}

/** Whether a write concerns other occurrences, too. */
function isWide(scope: unknown): scope is "following" | "all" {
  return scope === "all" || scope === "following";
}

/** Updates one occurrence, which leaves the trash with it. Adds an error where the update gives a rule. */
async function updateOccurrence(write: SeriesWrite): Promise<StoredWrite> {
  const { app, resource, found, values, errors } = write;
  const { rule } = resource.recurrence;
  if ((values[rule] ?? null) !== null) errors.add(rule, "of_series");
  const status = values[fieldStoredAs(resource, "status") ?? ""] ?? write.imported?.status;
  if (isTrashed(app, found) && status !== statusRoles(app).trash) await restoreDate(write);
  return { record: await updateSingle(write, found, values) };
}

/** The values without the relation to the series, which is read-only; adds an error for another series. */
function withoutRelation(write: SeriesWrite): SeriesWrite {
  const { found, values, references, errors } = write;
  const relation = write.resource.recurrence.series;
  const { [relation]: given, ...others } = values;
  if (given === undefined) return write;
  const [entry] = references.get(relation) ?? [];
  if (entry?.kind !== "id" || entry.id !== seriesOf(found)) errors.add(relation, "is_series");
  references.delete(relation);
  return { ...write, values: others };
}

/**
 * Adds the date of an occurrence to its series again, also where the rule has it no more; without a series, the occurrence
 * becomes a single record.
 */
async function restoreDate(write: SeriesWrite): Promise<void> {
  const { app, resource, found } = write;
  const series = await readRecord(write, seriesOf(found) ?? 0);
  if (series === undefined || isTrashed(app, series)) {
    const after = structuredClone(found);
    for (const name of ["occurrence", "occurrence_of", resource.recurrence.series])
      setProperty(after, name, undefined);
    await storeAll(write, [{ before: found, after }]);
    return;
  }
  const start = String(propertyIn(series, resource.period.start));
  const at = found.occurrence?.at ?? 0;
  const last = civilOfWall(start) + at;
  const date = wallOfCivil(last);
  await rewriteSeries(write, series, async (stored) => {
    const { rdate = [], exdate = [], ...others } = recurrenceOf(resource.recurrence, stored);
    const remaining = exdate.filter((wall) => wall !== date);
    const isMissing = !(await startsOf({ ...others, rdate }, start, { last })).includes(at);
    const added = isMissing ? [...rdate, date].sort() : rdate;
    const after = structuredClone(stored);
    setProperty(after, resource.recurrence.rule, {
      ...others,
      ...(added.length === 0 ? {} : { rdate: added }),
      ...(remaining.length === 0 ? {} : { exdate: remaining }),
    });
    return after;
  });
}

/** Applies an update of one occurrence to its whole series. */
async function updateAll(write: SeriesWrite, series: RecordDocument): Promise<StoredWrite> {
  const values = seriesValues(write, { scheduled: scheduledPeriod(write, series), series });
  await updateSingle(withoutKey(withoutPrecondition(write)), series, values);
  return { record: write.found, series: [series._id], wish: sharing(write) };
}

/** Applies an update of one occurrence to this and the following ones, which become a series of their own. */
async function updateFollowing(write: SeriesWrite, series: RecordDocument): Promise<StoredWrite> {
  const { resource, found, call } = write;
  const at = found.occurrence?.at ?? 0;
  const { before, after } = await splitAtOccurrence(write, series);
  if (before === undefined) return updateAll(write, series);
  const scheduled = scheduledPeriod(write, series);
  const base = {
    ...copied(resource, series, call.now),
    ...scheduled,
    // The clocks may leave the time out on this day, but not on those that follow.
    ...nominalPeriod(resource, series, at),
    [resource.recurrence.rule]: after,
    series: { status: series.series?.status ?? "", continues: { series: series._id, at } },
  };
  const values = seriesValues(write, { scheduled, series: base });
  const draft = await prepareDraft({ ...write, values }, base);
  const same = mergeRecord(write, { values: {}, ids: new Map() }, base);
  if (isUnchanged(same, draft)) return { record: found };
  const next = await insertRecord(withoutKey(write), draft, {});
  return { record: found, series: [next._id, series._id], wish: sharing(write) };
}

/** Makes a single record the first occurrence of a new series. */
async function beginSeries(write: SeriesWrite): Promise<StoredWrite> {
  const { found, values } = write;
  const { rule } = write.resource.recurrence;
  await prepareDraft(write, newSeries(write, found));
  const { [rule]: recurrence, ...others } = values;
  const updated = await updateSingle(withoutKey(write), found, others);
  const base = newSeries(write, updated);
  const draft = await prepareDraft({ ...write, values: { [rule]: recurrence } }, base);
  const series = await insertRecord(withoutKey(write), draft, {});
  return { record: updated, series: [series._id] };
}

/** The rule before and from an occurrence on; no rule before the first one. */
function splitAtOccurrence(
  { resource, found }: SeriesWrite,
  series: RecordDocument,
): ReturnType<typeof splitAt> {
  const start = String(propertyIn(series, resource.period.start));
  return splitAt(recurrenceOf(resource.recurrence, series), start, found.occurrence?.at ?? 0);
}

function newSeries({ resource, call, idempotency }: SeriesWrite, first: RecordDocument): RecordDocument {
  const external = externalIn(resource, first);
  const isEdit = external !== undefined && !isNamedBySource(call.path, external);
  return {
    ...copied(resource, first, call.now),
    ...(isEdit ? { _edited: true } : {}),
    series: {
      status: String(propertyIn(first, "status")),
      adopts: first._id,
      ...(idempotency === undefined ? {} : { claim: idempotency.id }),
      ...(external === undefined ? {} : { external }),
    },
  };
}

/** The period that the rule gives to an occurrence. */
function scheduledPeriod(write: SeriesWrite, series: RecordDocument): Values {
  return periodAt(write, series, write.found.occurrence?.at ?? 0);
}

/** The overrides of an occurrence that end because the write gives the same fields to its series. */
function sharing({ resource, found, values, call }: SeriesWrite): MaterializeOptions {
  return { shared: { id: found._id, overrides: givenOverrides(resource, values, call.language) } };
}

/**
 * The values of a write of one occurrence, as values of its series: a new start or end moves the series by the same
 * amount as the occurrence. `scheduled` is the period that the rule gives to the occurrence.
 */
function seriesValues(
  write: SeriesWrite,
  { scheduled, series }: { readonly scheduled: object; readonly series: RecordDocument },
): Values {
  const { found, values } = write;
  const { start, end, zone, wholeDays } = write.resource.period;
  const names = [start, end, zone, wholeDays];
  if (names.every((name) => (values[name] ?? null) === null)) return values;
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  const period = mergedPeriod(write);
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
function mergedPeriod({ app, resource, found, values, call }: SeriesWrite): Values | undefined {
  try {
    return mergePeriod(app, resource.period, { values, current: found, now: call.now });
  } catch (error) {
    if (error instanceof PeriodError) return undefined;
    throw error;
  }
}
