import type { RecurrenceFeature } from "../resources/features.js";
import type { Site } from "../resources/site.js";
import { mergeRecurrence } from "./merge.js";
import { prepareRecurrence } from "./prepare.js";
import { createRecurringWrites } from "./recurring-writes.js";

/** Series of records and their occurrences. */
export const recurrence: RecurrenceFeature<Site> = {
  prepare: prepareRecurrence,
  merge: mergeRecurrence,
  createWrites: createRecurringWrites,
};
