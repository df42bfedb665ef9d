import type { OccurrenceState, RecordDocument } from "../core/documents.js";
import { externalProperty } from "../core/external.js";
import { withAppliedKey } from "../core/idempotency.js";
import { propertyIn, setProperty } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import { occurrenceKey, recurrenceOf, withSeriesStatus } from "../core/series.js";
import {
  horizonOf,
  lastingLimit,
  type StoredRecurrence,
  startsOf,
  TooManyDates,
} from "../dates/recurrence-dates.js";
import { civilOfWall, wallOfCivil } from "../dates/wall-time.js";
import { isTrashed } from "../resources/status.js";
import { periodAt } from "../resources/write/merge-period.js";
import {
  addSlugs,
  differingOverrides,
  newOccurrence,
  type Overrides,
  overridesOf,
  periodOverride,
  publishedStatus,
  restored,
  setOverrides,
  statusOverride,
  trashed,
} from "./occurrence.js";
import { findById, type Rewrite, type SeriesWork } from "./occurrence-store.js";

/** What a write wants besides that the occurrences become what their series says. */
export interface MaterializeOptions {
  /** Overrides that an occurrence no longer has. */
  readonly shared?: { readonly id: RecordId; readonly overrides: readonly string[] };
}

/** A series, and what decides about its occurrences. */
interface Outline extends SeriesWork {
  readonly wish: MaterializeOptions;
  readonly series: RecordDocument;
  readonly recurrence: StoredRecurrence;
  readonly start: string;
  /** The series itself lies in the trash. */
  readonly isGone: boolean;
}

/** Compares the occurrences of a series with what it says: what has to be written so that all is as it says. */
export async function planOf(
  work: SeriesWork & { readonly wish: MaterializeOptions },
  series: RecordDocument,
  occurrences: readonly RecordDocument[],
) {
  const { app } = work;
  const recurrence = recurrenceOf(work.resource.recurrence, series);
  const start = String(propertyIn(series, work.resource.period.start));
  const outline = { ...work, series, recurrence, start, isGone: isTrashed(app, series) };
  const wanted = new Set(outline.isGone ? [] : await datesOf(outline, occurrences));
  // Starts of occurrences that a user put into the trash.
  const left: string[] = [];
  const rewrites: Rewrite[] = [];
  // Why some occurrences cannot be made or changed.
  const failures: unknown[] = [];
  const add = (make: () => Rewrite | undefined): void => {
    try {
      const rewrite = make();
      if (rewrite !== undefined) rewrites.push(rewrite);
    } catch (error) {
      failures.push(error);
    }
  };
  for (const before of occurrences) {
    const at = placeOf(before);
    const isWanted = wanted.delete(at);
    if (isTrashed(app, before) && before.occurrence?.gone === undefined) {
      if (isWanted) left.push(wallOfCivil(civilOfWall(start) + at));
      continue;
    }
    add(() => {
      const after = changed(outline, before, isWanted);
      return after === undefined ? undefined : { before, after };
    });
  }
  for (const make of await missing(outline, [...wanted])) add(make);
  return { rewrites, left, failures };
}

/** The dates of a series up to its horizon. Where they can no longer be computed, those of its stored occurrences. */
async function datesOf(
  { app, call, recurrence, start }: Outline,
  occurrences: readonly RecordDocument[],
): Promise<readonly number[]> {
  try {
    return await startsOf(recurrence, start, {
      last: horizonOf(start, call.now),
      limit: lastingLimit,
    });
  } catch (error) {
    if (!(error instanceof TooManyDates)) throw error;
    return occurrences.filter((occurrence) => !isTrashed(app, occurrence)).map(placeOf);
  }
}

function placeOf({ occurrence }: RecordDocument): number {
  return occurrence?.at ?? 0;
}

/** What becomes of an occurrence that only the series put into the trash; undefined where it stays as it is. */
function changed(outline: Outline, before: RecordDocument, isWanted: boolean): RecordDocument | undefined {
  const { app, resource, series, start, isGone } = outline;
  const at = placeOf(before);
  const template = templateOf(outline, at);
  const own = ownOverrides(outline, before, template);
  const wasTrashed = isTrashed(app, before);
  const staysAlone = before.occurrence?.gone !== "rule" && own.length > 0 && !isLeftOut(outline, at);
  if (isGone || !(isWanted || staysAlone))
    return wasTrashed ? undefined : trashed(app, before, { own, gone: isGone ? "series" : "rule" });
  const after = wasTrashed ? restored(before) : structuredClone(before);
  after.occurrence = { at, own };
  const names = differingOverrides(overridesOf(resource, after), template).filter(
    (name) => !own.includes(name),
  );
  setOverrides(resource, after, picked(template, names));
  addSlugs(series, after, start);
  return names.length > 0 || JSON.stringify(after) !== JSON.stringify(before) ? after : undefined;
}

/** Whether a series says of a place that nothing is there, whatever was changed in an occurrence alone. */
function isLeftOut({ series, recurrence, start }: Outline, at: number): boolean {
  const isBehindCut = at >= (series.series?.cut?.at ?? Number.POSITIVE_INFINITY);
  return (
    isBehindCut || (recurrence.exdate ?? []).some((wall) => civilOfWall(wall) - civilOfWall(start) === at)
  );
}

/** What an occurrence of the series is like at its place, as far as nothing was changed in it alone. */
function templateOf({ app, call, resource, series }: Outline, at: number): Overrides {
  const shown = withSeriesStatus(series);
  const overrides = new Map(overridesOf(resource, shown));
  overrides.set(statusOverride, publishedStatus(app, shown, call.now));
  overrides.set(periodOverride, periodAt({ app, resource }, series, at));
  return overrides;
}

/** The overrides of these names; one that the template lacks has no value. */
function picked(template: Overrides, names: readonly string[]): Overrides {
  return new Map(names.map((name) => [name, template.get(name)]));
}

function ownOverrides(
  { resource, wish: { shared } }: Outline,
  document: RecordDocument,
  template: Overrides,
): readonly string[] {
  const known = document.occurrence?.own ?? differingOverrides(overridesOf(resource, document), template);
  return shared?.id === document._id ? known.filter((name) => !shared.overrides.includes(name)) : known;
}

/** The occurrences that a series lacks, each made by a function. */
async function missing(outline: Outline, places: readonly number[]): Promise<readonly (() => Rewrite)[]> {
  const { app, call, resource, series, start } = outline;
  const adopted = places.includes(0) ? await adoptedBy(outline) : undefined;
  const ids = await Promise.all(places.map(() => app.database.sequences.next(resource.sequence)));
  return places.map((at, index) => () => {
    if (at === 0 && adopted !== undefined) return { before: adopted, after: adoptedInto(outline, adopted) };
    const after = newOccurrence(resource, series, { id: ids[index] ?? 0, now: call.now });
    const template = templateOf(outline, at);
    setPlace(outline, after, { at, own: [] });
    setOverrides(
      resource,
      after,
      picked(template, differingOverrides(overridesOf(resource, after), template)),
    );
    addSlugs(series, after, start);
    return { before: undefined, after };
  });
}

function setPlace({ resource, id }: Outline, after: RecordDocument, occurrence: OccurrenceState): void {
  after.occurrence = occurrence;
  after.occurrence_of = occurrenceKey(id, occurrence.at);
  setProperty(after, resource.recurrence.series, id);
}

/** A single record as the first occurrence of its series: what was changed in it since the series was made is its own. */
function adoptedInto(outline: Outline, before: RecordDocument): RecordDocument {
  const { app, resource, series, start } = outline;
  const { external, claim } = series.series ?? {};
  const after = structuredClone(before);
  const own = isTrashed(app, before)
    ? []
    : differingOverrides(overridesOf(resource, before), templateOf(outline, 0));
  setPlace(outline, after, { at: 0, own });
  if (external !== undefined)
    for (const name of ["_edited", externalProperty(resource) ?? ""]) setProperty(after, name, undefined);
  addSlugs(series, after, start);
  if (claim !== undefined) after.marks = withAppliedKey(after.marks, { id: claim });
  return after;
}

/** The record that a series was made of, until it is an occurrence. */
async function adoptedBy(outline: Outline): Promise<RecordDocument | undefined> {
  const adopts = outline.series.series?.adopts;
  const found = adopts === undefined ? undefined : await findById(outline, adopts);
  const isFree = found?.occurrence === undefined && found?.series === undefined;
  return isFree ? found : undefined;
}
