import { setTimeout as delay } from "node:timers/promises";
import type { RecordDocument } from "../core/documents.js";
import { externalInPath, noteEditor } from "../core/external.js";
import { isApplied } from "../core/idempotency.js";
import { setProperty } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import { isDryRun } from "../core/request-context.js";
import {
  isSeries,
  type RecurringDescriptor,
  seriesOf,
  unsettledFilter,
  withSeriesStatus,
} from "../core/series.js";
import {
  type CallContext,
  type RecordContext,
  type RecordRequest,
  unconditional,
  type WriteRequest,
} from "../resources/app-context.js";
import { recordInPath } from "../resources/read/find.js";
import { isTrashed } from "../resources/status.js";
import { checkChange } from "../resources/write/record-writer.js";
import { changeRecord, replaceRecord } from "../resources/write/store.js";
import { timeLimit } from "../storage/command-options.js";
import { isStoreError } from "../storage/store-errors.js";
import { materializeSeries, settleSeries, withSeriesLease } from "./materialize.js";
import { findById, occurrencesOf } from "./occurrence-store.js";
import type { MaterializeOptions } from "./plan.js";

/** A write of a record that is a series, an occurrence, or may become one. */
export interface SeriesWrite extends WriteRequest {
  readonly resource: RecurringDescriptor;
  /** The record that the caller named. */
  readonly found: RecordDocument;
}

/** Longest wait for occurrences; well within the default time limit of a request. */
const materializeBudgetMs = 5000;

/** Materializes a series for at most five seconds; the rest continues in the background. */
export function materialize(context: RecordContext, id: RecordId): Promise<void> {
  return waitFor(materializeSeries(context, id));
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
  write: SeriesWrite,
  operation: "update" | "delete",
  store: (write: SeriesWrite) => Promise<StoredWrite>,
): Promise<RecordDocument> {
  return new Promise((resolve, reject) => {
    const writeAround = async (id: RecordId): Promise<RecordId | undefined> => {
      await settleUnfinished(write, id);
      const found = await namedRecord(write);
      // Another write has given it to another series.
      if (seriesAround(found) !== id) return seriesAround(found);
      // It had been stored when a crash interrupted it.
      if (write.idempotency !== undefined && isApplied(found, write.idempotency)) {
        resolve(found);
        return undefined;
      }
      if (found.revision !== write.found.revision) checkChange(write, operation, found);
      const { record, series: due = [], wish } = await store({ ...write, found });
      const settling = (async () => {
        for (const [at, one] of due.entries())
          await (one === id ? settleSeries : materializeSeries)(write, one, at === 0 ? wish : undefined);
      })();
      await waitFor(settling);
      resolve(due.length === 0 || isDryRun(write.call) ? record : await readAgain(write, record));
      await settling;
      return undefined;
    };
    const run = async (): Promise<void> => {
      let id: RecordId | undefined = seriesAround(write.found);
      while (id !== undefined) {
        const around: RecordId = id;
        id = await withSeriesLease(write, around, () => writeAround(around));
      }
    };
    run().catch(reject);
  });
}

/** Whether a call names its record by an external id: the record may hand that over to the series that it becomes. */
export function isNamedByExternal({ call }: CallContext): boolean {
  return externalInPath(call.path) !== undefined;
}

/** The series that a record is or belongs to; itself where there is none. */
function seriesAround(document: RecordDocument): RecordId {
  return isSeries(document) ? document._id : (seriesOf(document) ?? document._id);
}

/** Completes what a crash left of a series that begins with a record, or has not got its external id, or continues another. */
async function settleUnfinished(context: RecordContext, id: RecordId): Promise<void> {
  const unnamed = { _id: id, "series.external": { $exists: true } };
  const begun = { $or: [unnamed, { "series.adopts": id }, { "series.continues.series": id }] };
  const unfinished = context.app.database
    .collection(context.records.token)
    .find({ ...unsettledFilter(context.call.now), ...begun } as object, {
      projection: { _id: 1 },
      ...timeLimit,
    });
  for (const { _id } of await unfinished.toArray())
    await (_id === id ? settleSeries : materializeSeries)(context, _id).catch((error: unknown) => {
      if (isStoreError(error)) throw error;
    });
}

/** The stored record, with the status of its series; undefined where it was deleted. */
export async function readRecord(context: RecordContext, id: RecordId): Promise<RecordDocument | undefined> {
  const found = await findById(context, id);
  return found && withSeriesStatus(found);
}

/** The record that a call names, as it is now; the one that was found where that was deleted. */
async function namedRecord(write: SeriesWrite): Promise<RecordDocument> {
  const named = isNamedByExternal(write) ? await recordInPath(write) : undefined;
  return named ?? readAgain(write, write.found);
}

/** The present state of a record; the given one where it was deleted. */
async function readAgain(context: RecordContext, document: RecordDocument): Promise<RecordDocument> {
  return (await readRecord(context, document._id)) ?? document;
}

/** The series of an occurrence; throws where the caller may not update or delete it, or an occurrence that the write changes. */
export async function writableSeries(
  write: SeriesWrite,
  scope: "following" | "all",
  operation: "update" | "delete",
): Promise<RecordDocument | undefined> {
  const series = await readRecord(write, seriesOf(write.found) ?? 0);
  if (series === undefined) return undefined;
  checkChange(withoutPrecondition(write), operation, series);
  await checkOccurrences(write, scope, operation);
  return series;
}

/** Throws where the policies do not let the caller change one of the occurrences outside the trash that a write changes. */
export async function checkOccurrences(
  write: SeriesWrite,
  scope: "following" | "all",
  operation: "update" | "delete",
): Promise<void> {
  const { app, resource, found } = write;
  if (resource.policies === undefined) return;
  const from = scope === "following" ? (found.occurrence?.at ?? 0) : Number.NEGATIVE_INFINITY;
  const id = isSeries(found) ? found._id : (seriesOf(found) ?? 0);
  for (const occurrence of await occurrencesOf(write, id))
    if ((occurrence.occurrence?.at ?? 0) >= from && !isTrashed(app, occurrence))
      checkChange(withoutPrecondition(write), operation, occurrence);
}

/** Changes the stored document of a series, as it is then. */
export async function rewriteSeries(
  { app, records, call }: RecordContext,
  series: RecordDocument,
  change: (stored: RecordDocument) => RecordDocument | Promise<RecordDocument>,
): Promise<void> {
  // The record that a write names is not the one that is changed here.
  const context = { app, records, call };
  await changeRecord({ ...context, id: series._id }, async (stored) => {
    const draft = { ...(await change(stored)), modified: new Date(call.now) };
    noteEditor(records.resource, call.path, { before: stored, after: draft });
    return replaceRecord(context, stored, { draft, values: {} });
  });
}

/** The request without conditions on the record that the caller named. */
export function withoutPrecondition<Context extends CallContext>(context: Context): Context {
  return { ...context, call: unconditional(context.call) };
}

/** The request without its idempotency key, which is applied to the record that the caller named only. */
export function withoutKey<Request extends RecordRequest>(request: Request): Request {
  const rest = { ...request };
  setProperty(rest, "idempotency", undefined);
  return rest;
}
