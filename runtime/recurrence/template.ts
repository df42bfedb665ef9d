import type { RecordDocument } from "../core/documents.js";
import { withSeriesStatus } from "../core/series.js";
import type { Site } from "../resources/site.js";
import { isStatusDocument, statusRoles } from "../resources/status.js";
import { type PeriodContext, periodAt } from "../resources/write/merge-period.js";
import { type Overrides, overridesOf, periodOverride, statusOverride } from "./overrides.js";

/** What an occurrence of a series is like at its place, as far as nothing was changed in it alone. */
export function templateAt(context: PeriodContext, stored: RecordDocument, at: number): Overrides {
  const { site, resource, now } = context;
  const series = withSeriesStatus(stored);
  const overrides = new Map(overridesOf(resource, series));
  overrides.set(statusOverride, publishedStatus(site, series, now));
  overrides.set(periodOverride, periodAt(context, series, at));
  return overrides;
}

/** Occurrences that are made after the publication date of their series are published at once. */
export function publishedStatus(site: Site, series: RecordDocument, now: number): string {
  const roles = statusRoles(site);
  if (!isStatusDocument(series)) return roles.draft;
  const isDue = series.status === roles.scheduled && series.date.getTime() <= now;
  return isDue ? roles.published : series.status;
}
