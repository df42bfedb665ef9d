import { mergeRecurrence } from "./merge.js";
import { prepareRecurrence } from "./prepare.js";
import { createRecurringWrites } from "./recurring-writes.js";
import { startSeriesJob } from "./series-job.js";

/** Series of records and their occurrences. */
export const recurrence = {
  extendRecords: () => ({
    recurrence: {
      prepare: prepareRecurrence,
      merge: mergeRecurrence,
      createWrites: createRecurringWrites,
    },
  }),
  startJob: startSeriesJob,
};
