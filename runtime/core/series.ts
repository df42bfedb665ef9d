import type { StoredRecurrence } from "../dates/recurrence-dates.js";
import type { RecordDocument, SeriesState } from "./documents.js";
import { propertyIn } from "./properties.js";
import type { RecordId } from "./record-id.js";
import type { ResourceDescriptor } from "./resource-descriptor.js";

/** The status that series are stored under. No status of a spec has such a name. */
export const seriesStatus = "(series)";

/** A document as everybody else sees it: a series has the status of its occurrences. */
export function withSeriesStatus<Document extends { readonly series?: SeriesState }>(
  document: Document,
): Document {
  const { series } = document;
  if (series === undefined || propertyIn(document, "status") !== seriesStatus) return document;
  return { ...document, status: series.status };
}

/** Whether a document is a series, also one in the trash. */
export function isSeries(document: RecordDocument): boolean {
  return document.series !== undefined;
}

/** What makes an occurrence of a series the only one at its place. */
export function occurrenceKey(series: RecordId, at: number): string {
  return `${series}@${at}`;
}

/** The series that an occurrence belongs to. */
export function seriesOf({ occurrence_of: key }: RecordDocument): number | undefined {
  return key === undefined ? undefined : Number(key.split("@", 1)[0]);
}

/** Selects the occurrences of a series, those in the trash as well. */
export function occurrencesFilter(series: RecordId): { readonly occurrence_of: object } {
  return { occurrence_of: { $gte: `${series}@`, $lt: `${series}A` } };
}

/** Selects the series that have something left to do at an instant. */
export function unsettledFilter(now: number): { readonly series_due: object } {
  return { series_due: { $lte: new Date(now + clockSkewMs) } };
}

/** By so much the clocks of two machines differ at most. */
const clockSkewMs = 3_600_000;

/** The recurrence of a series. */
export function recurrenceOf(
  { rule }: RecurringDescriptor["recurrence"],
  document: RecordDocument,
): StoredRecurrence {
  const stored = propertyIn(document, rule);
  return typeof stored === "object" && stored !== null ? stored : {};
}

/** A resource whose records may repeat. */
export type RecurringDescriptor = ResourceDescriptor &
  Required<Pick<ResourceDescriptor, "period" | "recurrence">>;

export function isRecurring(resource: ResourceDescriptor): resource is RecurringDescriptor {
  return resource.recurrence !== undefined && resource.period !== undefined;
}
