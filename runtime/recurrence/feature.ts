import type { RecordId } from "../core/record-id.js";
import { startPoller } from "../jobs/poller.js";
import type { AppContext, JobContext } from "../resources/app-context.js";
import { timeLimit } from "../storage/command-options.js";
import { isStoreError } from "../storage/store-errors.js";
import { materializeSeries } from "./materialize.js";
import { mergeRecurrence, prepareRecurrence } from "./merge.js";
import { findPlace } from "./occurrence-store.js";
import { createOccurrences, trashRecurring, updateRecurring } from "./recurring-writes.js";

/** Series of records and their occurrences. */
export const recurrence = {
  extendRecords: () => ({
    recurrence: {
      prepare: prepareRecurrence,
      merge: mergeRecurrence,
      createOccurrences,
      findPlace,
      update: updateRecurring,
      trash: trashRecurring,
    },
  }),
  startJob: startSeriesJob,
  finishDue: (app: AppContext, due: number) => materializeDue(app, due, Date.now()),
};

const paceMs = 30_000;
/** A series that was just written is settled by the one who wrote it. */
const graceMs = 15_000;

/**
 * Settles series that are due: those whose time has come to reach further ahead, and those that a crash left half done. Any
 * number of processes may do so for the same store.
 */
function startSeriesJob({ app, now, reportAs }: JobContext) {
  const settle = async (): Promise<number> => {
    await materializeDue(app, now() - graceMs, now());
    return paceMs;
  };
  return startPoller(settle, paceMs, reportAs("recurring records"));
}

/**
 * Settles the series that are due at an instant, as of `now`; returns their ids. Rejects with the ids of those that cannot be
 * settled, when all others are; at once where the store is unavailable, as the others would fail as well.
 */
export async function materializeDue(
  app: AppContext,
  due: number,
  now: number,
): Promise<readonly RecordId[]> {
  const settled: RecordId[] = [];
  const failed = new Map<RecordId, unknown>();
  for (const records of app.resources.values()) {
    if (records.resource.recurrence === undefined) continue;
    // A cursor that is not read for minutes expires.
    const options = { projection: { _id: 1 }, sort: { series_due: 1 }, batchSize: 20, ...timeLimit } as const;
    const found = app.database
      .collection(records.token)
      .find({ series_due: { $lte: new Date(due) } }, options);
    for await (const { _id } of found) {
      try {
        await materializeSeries({ app, records, call: { now } }, _id);
        settled.push(_id);
      } catch (error) {
        if (isStoreError(error)) throw error;
        failed.set(_id, error);
      }
    }
  }
  const [cause] = failed.values();
  if (failed.size > 0)
    throw new Error(`Series without all occurrences: ${[...failed.keys()].join()}.`, { cause });
  return settled;
}
