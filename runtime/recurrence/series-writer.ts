import { setTimeout as delay } from "node:timers/promises";
import type { RecordDocument } from "../core/documents.js";
import { setProperty } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";
import { isSeries, type RecurringDescriptor, seriesOf, withSeriesStatus } from "../core/series.js";
import type { SingleWrites } from "../resources/features.js";
import type { CheckedInput } from "../resources/input.js";
import type { Records } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { isTrashed } from "../resources/status.js";
import { changeRecord, replaceRecord } from "../resources/write/store.js";
import { timeLimit } from "../storage/command-options.js";
import { isStoreError } from "../storage/store-errors.js";
import { materializeSeries, settleSeries, withSeriesLease } from "./materialize.js";
import { findById, occurrencesOf } from "./occurrence-store.js";
import type { MaterializeOptions } from "./plan.js";

/** A resource whose records may recur, and the writes of its single records. */
export interface SeriesWriter {
  readonly site: Site;
  readonly records: Records;
  readonly resource: RecurringDescriptor;
  readonly single: SingleWrites;
}

/** A write of the record that the caller named. */
export interface RecordWrite {
  readonly found: RecordDocument;
  readonly values: Readonly<Record<string, unknown>>;
  readonly call: RequestContext;
  readonly checked: CheckedInput;
}

/** Longest wait for occurrences; well within the default time limit of a request. */
const materializeBudgetMs = 5000;

/** Materializes a series for at most five seconds; the rest continues in the background. */
export function materialize(
  { site, records }: SeriesWriter,
  { id, call }: { readonly id: RecordId; readonly call: RequestContext },
): Promise<void> {
  return waitFor(materializeSeries({ site, records, call }, id));
}

/** Waits for occurrences, but not too long. What fails is not an error of the write: its series stays due, and the job goes on. */
async function waitFor(work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const timeout = delay(materializeBudgetMs, undefined, { ref: false, signal: timer.signal });
  await Promise.race([work.catch(() => undefined), timeout]).finally(() => timer.abort());
}

/** What a write has stored: the record that the caller named, and the series that have to follow, in their order. */
export interface StoredWrite {
  readonly record: RecordDocument;
  readonly series?: readonly RecordId[];
  /** For the first of these series. */
  readonly wish?: MaterializeOptions;
}

/**
 * Does a write under the lease of its series, on the record as it is then, and materializes what has to follow before others
 * may write that series. Resolves after five seconds of that; it goes on in the background.
 */
export function writeSeries(
  writer: SeriesWriter,
  { write, operation }: { readonly write: RecordWrite; readonly operation: WideWrite["operation"] },
  store: (write: RecordWrite) => Promise<StoredWrite>,
): Promise<RecordDocument> {
  const { site, records, single } = writer;
  const { call } = write;
  const work = { site, records, call };
  return new Promise((resolve, reject) => {
    const writeAround = async (id: RecordId): Promise<RecordId | undefined> => {
      await settleUnfinished(writer, { id, call });
      const found = await readAgain(writer, write.found);
      // Another write has given it to another series.
      if (seriesAround(found) !== id) return seriesAround(found);
      if (found.revision !== write.found.revision) single.check(found, call, { operation });
      const { record, series: due = [], wish } = await store({ ...write, found });
      const settling = (async () => {
        for (const [at, one] of due.entries())
          await (one === id ? settleSeries : materializeSeries)(work, one, at === 0 ? wish : undefined);
      })();
      await waitFor(settling);
      resolve(due.length === 0 ? record : await readAgain(writer, record));
      await settling;
      return undefined;
    };
    const run = async (): Promise<void> => {
      let id: RecordId | undefined = seriesAround(write.found);
      while (id !== undefined) {
        const around: RecordId = id;
        id = await withSeriesLease(work, around, () => writeAround(around));
      }
    };
    run().catch(reject);
  });
}

/** The series that a record is or belongs to; itself where there is none. */
function seriesAround(document: RecordDocument): RecordId {
  return isSeries(document) ? document._id : (seriesOf(document) ?? document._id);
}

/** Completes what a crash left of a series that begins with a record, or that continues another. */
async function settleUnfinished(
  { site, records }: SeriesWriter,
  { id, call }: { readonly id: RecordId; readonly call: RequestContext },
): Promise<void> {
  const begun = { $or: [{ "series.adopts": id }, { "series.continues.series": id }] };
  const unfinished = site.database
    .collection(records.token)
    .find({ series_due: { $exists: true }, ...begun } as object, { projection: { _id: 1 }, ...timeLimit });
  for (const { _id } of await unfinished.toArray())
    await materializeSeries({ site, records, call }, _id).catch((error: unknown) => {
      if (isStoreError(error)) throw error;
    });
}

/** The stored record, with the status of its series; undefined where it was deleted. */
export async function readRecord(writer: SeriesWriter, id: RecordId): Promise<RecordDocument | undefined> {
  const found = await findById(writer, id);
  return found && withSeriesStatus(found);
}

/** The present state of a record; the given one where it was deleted. */
export async function readAgain(writer: SeriesWriter, document: RecordDocument): Promise<RecordDocument> {
  return (await readRecord(writer, document._id)) ?? document;
}

/** How far a write reaches that changes several occurrences, from one on or all, and what it is to policies. */
export interface WideWrite {
  readonly scope: "following" | "all";
  readonly operation: "update" | "delete";
}

/** The series of an occurrence; throws where the caller may not update or delete it, or an occurrence that the write changes. */
export async function writableSeries(
  writer: SeriesWriter,
  write: RecordWrite,
  wide: WideWrite,
): Promise<RecordDocument | undefined> {
  const series = await readRecord(writer, seriesOf(write.found) ?? 0);
  if (series === undefined) return undefined;
  writer.single.check(series, withoutPrecondition(write.call), { operation: wide.operation });
  await checkOccurrences(writer, write, wide);
  return series;
}

/** Throws where the policies do not let the caller change one of the occurrences outside the trash that a write changes. */
export async function checkOccurrences(
  { site, records, single }: SeriesWriter,
  { found, call, checked }: RecordWrite,
  { scope, operation }: WideWrite,
): Promise<void> {
  if (records.resource.policies === undefined || checked.imported !== undefined) return;
  const from = scope === "following" ? (found.occurrence?.at ?? 0) : Number.NEGATIVE_INFINITY;
  const id = isSeries(found) ? found._id : (seriesOf(found) ?? 0);
  for (const occurrence of await occurrencesOf({ site, records, call }, id))
    if ((occurrence.occurrence?.at ?? 0) >= from && !isTrashed(site, occurrence))
      single.check(occurrence, withoutPrecondition(call), { operation });
}

/** Changes the stored document of a series, as it is then. */
export async function rewriteSeries(
  { site, records }: SeriesWriter,
  { series, call }: { readonly series: RecordDocument; readonly call: RequestContext },
  change: (stored: RecordDocument) => RecordDocument | Promise<RecordDocument>,
): Promise<void> {
  const context = { site, records, call };
  await changeRecord({ ...context, id: series._id }, async (stored) => {
    const draft = { ...(await change(stored)), modified: new Date(call.now) };
    return replaceRecord(context, stored, { draft, values: {} });
  });
}

/** The request without `If-Match`, whose revision belongs to the record that the caller named. */
export function withoutPrecondition(call: RequestContext): RequestContext {
  return omit(call, ["ifMatch"]);
}

/** The input without its idempotency key, which is applied to the record that the caller named only. */
export function withoutKey(checked: CheckedInput): CheckedInput {
  return omit(checked, ["idempotency"]);
}

function omit<Whole extends object>(whole: Whole, names: readonly (keyof Whole)[]): Whole {
  const rest = { ...whole };
  for (const name of names) setProperty(rest, String(name), undefined);
  return rest;
}
