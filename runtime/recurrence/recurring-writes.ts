import type { RecordDocument } from "../core/documents.js";
import { resourceError } from "../core/http-error.js";
import { isSeries, type RecurringDescriptor, seriesOf } from "../core/series.js";
import type { RecurringWrites, SingleWrites } from "../resources/features.js";
import type { RegisteredResource } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { statusRoles } from "../resources/status.js";
import { isTrashed } from "./occurrence-store.js";
import {
  checkOccurrences,
  materialize,
  type RecordWrite,
  readAgain,
  rewriteSeries,
  type SeriesWriter,
  type WideWrite,
  withoutKey,
  withoutPrecondition,
  writableSeries,
} from "./series-writer.js";
import { splitSeries } from "./split-series.js";
import { updateOccurrence, withoutRelation } from "./write-occurrence.js";
import { beginSeries, splitAtOccurrence, updateAll, updateFollowing, updateSeries } from "./write-series.js";

/**
 * Writes of one occurrence, of this and the following ones, or of a whole series. Each changes one document, the series,
 * and then materializes its occurrences; the series job continues after a crash.
 */
export function createRecurringWrites(
  site: Site,
  resource: RegisteredResource,
  { descriptor: facts, single }: { readonly descriptor: RecurringDescriptor; readonly single: SingleWrites },
): RecurringWrites {
  const writer: SeriesWriter = { site, resource, facts, single };
  return {
    async materialize(document, call) {
      if (isSeries(document)) await materialize(writer, { id: document._id, call });
    },
    update({ current: found, values: given }, call, checked) {
      const { [facts.recurrence.scope]: scope, ...values } = given;
      return update(writer, { found, values, call, checked }, scope);
    },
    trash({ current: found, scope }, call, checked) {
      return trash(writer, { found, values: {}, call, checked }, scope);
    },
  };
}

async function update(writer: SeriesWriter, write: RecordWrite, scope: unknown): Promise<RecordDocument> {
  const { found, values, call, checked } = write;
  if (isSeries(found)) {
    await checkOccurrences(writer, write, { scope: "all", operation: "update" });
    return updateSeries(writer, write);
  }
  if (found.occurrence === undefined)
    return (values[writer.facts.recurrence.rule] ?? null) === null
      ? writer.single.update({ current: found, values }, call, checked)
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

async function trash(writer: SeriesWriter, write: RecordWrite, scope: unknown): Promise<RecordDocument> {
  const { site, facts, single } = writer;
  const { found, call, checked } = write;
  if (isTrashed(found, statusRoles(site).trash)) throw resourceError(facts, "in_trash");
  const isOccurrence = found.occurrence !== undefined && !isSeries(found);
  const series =
    isOccurrence && isWide(scope)
      ? await writableSeries(writer, write, { scope, operation: "delete" })
      : undefined;
  if (series === undefined) {
    if (isSeries(found)) await checkOccurrences(writer, write, { scope: "all", operation: "delete" });
    const trashed = await single.trash(found._id, call, checked);
    const id = isSeries(found) ? found._id : seriesOf(found);
    if (isSeries(found) || isOccurrence) await materialize(writer, { id: id ?? 0, call });
    return trashed;
  }
  const { before } = await splitAtOccurrence(writer, write, series);
  if (scope === "all" || before === undefined)
    await single.trash(series._id, withoutPrecondition(call), withoutKey(checked));
  else {
    const at = found.occurrence?.at ?? 0;
    const change = { facts, now: call.now };
    await rewriteSeries(writer, { series, call }, (stored) => splitSeries(change, stored, { at }));
  }
  await materialize(writer, { id: series._id, call });
  return readAgain(writer, found);
}

/** Whether a write concerns other occurrences, too. */
function isWide(scope: unknown): scope is WideWrite["scope"] {
  return scope === "all" || scope === "following";
}
