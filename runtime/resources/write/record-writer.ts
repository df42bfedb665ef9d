import { isRecurring } from "../../core/series.js";
import type { RecurringWrites, SingleWrites } from "../features.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";
import { createSingleWrites } from "./single-writes.js";

/** Writes the records of a resource. */
export interface RecordWriter {
  readonly site: Site;
  readonly resource: RegisteredResource;
  readonly single: SingleWrites;
  /** Set where the records may recur, and the service has that feature. */
  readonly recurring: RecurringWrites | undefined;
}

/** Creates the writer of a resource. */
export function createRecordWriter(site: Site, resource: RegisteredResource): RecordWriter {
  const { facts } = resource;
  const single = createSingleWrites(site, resource);
  const recurring = isRecurring(facts)
    ? site.features.recurrence?.createWrites(site, resource, { descriptor: facts, single })
    : undefined;
  return { site, resource, single, recurring };
}
