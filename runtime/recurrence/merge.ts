import type { OccurrenceState, RecordDocument } from "../core/documents.js";
import { propertyIn, setProperty } from "../core/properties.js";
import { occurrenceKey, type RecurringDescriptor, seriesStatus, withSeriesStatus } from "../core/series.js";
import { dayMs } from "../dates/civil.js";
import type { RecurrenceFeature } from "../resources/features.js";
import type { Site } from "../resources/site.js";
import { statusRoles } from "../resources/status.js";
import { differingOverrides, overridesOf, statusOverride } from "./occurrence.js";

/** Delay of the job for a moved series: the move itself materializes it, unless it is interrupted. */
const movingMs = dayMs;

/**
 * Completes a record that was merged: what has a recurrence is a series, which is stored apart and due, and an occurrence
 * notes what was changed in it alone. `current` is absent on create.
 */
export function mergeRecurrence(
  site: Site,
  resource: RecurringDescriptor,
  { draft, current, now, imported }: Parameters<RecurrenceFeature<Site>["merge"]>[2],
): void {
  const place = imported?.occurrence;
  if (place !== undefined) restoreOccurrence(resource, draft, place);
  if (draft.occurrence !== undefined) {
    if (place?.own === undefined) recordOverrides({ site, resource }, draft, current);
  } else if (propertyIn(draft, resource.recurrence.rule) !== undefined)
    sealSeries(site, draft, imported === undefined ? now : now + movingMs);
}

/** Restores the imported occurrence state of a record, with its own overrides where the import has none. */
function restoreOccurrence(
  { recurrence }: RecurringDescriptor,
  draft: RecordDocument,
  imported: OccurrenceState,
): void {
  const series = propertyIn(draft, recurrence.series);
  if (typeof series !== "number") return;
  const known = draft.occurrence?.own;
  draft.occurrence =
    imported.own !== undefined || known === undefined ? imported : { ...imported, own: known };
  draft.occurrence_of = occurrenceKey(series, imported.at);
}

/** Adds what the write changes in an occurrence to its overrides. */
function recordOverrides(
  { site, resource }: { readonly site: Site; readonly resource: RecurringDescriptor },
  draft: RecordDocument,
  current: RecordDocument | undefined,
): void {
  const { occurrence } = draft;
  if (current?.occurrence === undefined || occurrence?.own === undefined) return;
  const changed = differingOverrides(overridesOf(resource, current), overridesOf(resource, draft));
  const trash = statusRoles(site).trash;
  const isTrashMove = [current, draft].some((document) => propertyIn(document, "status") === trash);
  const own = changed.filter((name) => name !== statusOverride || !isTrashMove);
  draft.occurrence = { at: occurrence.at, own: [...new Set([...occurrence.own, ...own])].sort() };
}

/** Stores the status of the occurrences apart from that of the series, except in the trash, and schedules the series job. */
function sealSeries(site: Site, draft: RecordDocument, due: number): void {
  const status = String(propertyIn(withSeriesStatus(draft), "status"));
  const isGone = status === statusRoles(site).trash;
  const meant = isGone ? String(propertyIn(draft, "trashed_from")) : status;
  draft.series = { ...draft.series, status: meant };
  draft.series_due = new Date(due);
  setProperty(draft, "status", isGone ? status : seriesStatus);
}
