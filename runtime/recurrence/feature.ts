import type { RecordId } from "../core/record-id.js";
import type { Records } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { materializeSeries } from "./materialize.js";
import { mergeRecurrence, prepareRecurrence } from "./merge.js";
import { createRecurringWrites } from "./recurring-writes.js";
import { materializeDue, startSeriesJob } from "./series-job.js";

/** Series of records and their occurrences. */
export const recurrence = {
  extendRecords: () => ({
    recurrence: {
      prepare: prepareRecurrence,
      merge: mergeRecurrence,
      materialize: (site: Site, records: Records, id: RecordId) =>
        materializeSeries({ site, records, origin: { now: Date.now() } }, id),
      createWrites: createRecurringWrites,
    },
  }),
  startJob: startSeriesJob,
  finishDue: (site: Site, due: number) => materializeDue(site, due, Date.now()),
};
