import type { RecordDocument } from "../core/documents.js";
import { HttpError, resourceError } from "../core/http-error.js";
import { isSeries, type RecurringDescriptor, seriesOf } from "../core/series.js";
import type { RecurringWrites, SingleWrites } from "../resources/features.js";
import type { CheckedValues, UpdateDecision } from "../resources/input.js";
import type { Records } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { statusRoles } from "../resources/status.js";
import { isDecision } from "../resources/write/record-writer.js";
import { isTrashed } from "./occurrence-store.js";
import {
  checkOccurrences,
  materialize,
  type RecordWrite,
  rewriteSeries,
  type SeriesWriter,
  type StoredWrite,
  type WideWrite,
  withoutKey,
  withoutPrecondition,
  writableSeries,
  writeSeries,
} from "./series-writer.js";
import { splitSeries } from "./split-series.js";
import {
  beginSeries,
  splitAtOccurrence,
  updateAll,
  updateFollowing,
  updateOccurrence,
  updateSeries,
  withoutRelation,
} from "./write-series.js";

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
    return updateSeries(writer, write);
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
  if (isTrashed(found, statusRoles(site).trash)) throw resourceError(resource, "in_trash");
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
