import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import { type JsonFragment, serializeJson } from "../core/json-fragment.js";
import { propertyIn } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import { isSeries, occurrencesFilter, seriesOf, seriesStatus, withSeriesStatus } from "../core/series.js";
import { isoTime } from "../dates/wall-time.js";
import { parseZone, utc } from "../dates/zone.js";
import type { NumberedEntry } from "../outbox/audit-entry.js";
import { mayReadRecord } from "../resources/policy.js";
import { allOf } from "../resources/read/conditions.js";
import type { ListQuery } from "../resources/read/query.js";
import { loadEntries } from "../resources/read/render.js";
import { isTrashed } from "../resources/status.js";
import { timeLimit } from "../storage/command-options.js";
import { isNew, wasListed } from "./visibility.js";

/** Entries by the id of the record that may look different since; none where only a record that it shows has changed. */
export type Changed = Map<RecordId, readonly NumberedEntry[]>;

/** The changes of records of their own, and those of each series with its occurrences. */
export function partBySeries(changed: Changed, documents: ReadonlyMap<RecordId, RecordDocument>) {
  const single: Changed = new Map();
  const series = new Map<RecordId, Changed>();
  for (const [id, entries] of changed) {
    const document = documents.get(id);
    const owner = document === undefined ? undefined : ownerOf(id, stateOf(document));
    const owners = [owner, ...entries.map(({ before }) => ownerOf(id, before))];
    for (const one of owners)
      if (one !== undefined) series.set(one, new Map([...(series.get(one) ?? []), [id, entries]]));
    // What has become an occurrence was a record of its own before.
    const own = entries.filter(({ before }) => before !== undefined && ownerOf(id, before) === undefined);
    const isPart = document === undefined ? owners.some((one) => one !== undefined) : owner !== undefined;
    if (!isPart) single.set(id, entries);
    else if (own.length > 0) single.set(id, own);
  }
  return { single, series };
}

function stateOf(document: RecordDocument): object {
  return isSeries(document) ? { ...document, status: seriesStatus } : document;
}

/** The series that a record in a state belongs to, or is. */
function ownerOf(id: RecordId, state: object | undefined): RecordId | undefined {
  if (state === undefined) return undefined;
  if (propertyIn(state, "status") === seriesStatus) return id;
  const key = propertyIn(state, "occurrence_of");
  return typeof key === "string" ? seriesOf({ occurrence_of: key } as RecordDocument) : undefined;
}

/** Selects records that pass and are no occurrences. */
export function singleFilter(filter: Filter<RecordDocument>): Filter<RecordDocument> {
  return allOf([filter, { occurrence_of: { $exists: false } }]);
}

/** The same, and all series. */
export function withoutOccurrences(filter: Filter<RecordDocument>): Filter<RecordDocument> {
  return { $or: [singleFilter(filter), { series: { $exists: true } }] };
}

/** The changes of series, each with the dates of its occurrences that pass; `seen` says whether the caller saw it before. */
export async function seriesChanges(
  query: ListQuery,
  ids: readonly RecordId[],
  kindOf: (id: RecordId) => { readonly isNew: boolean; readonly wasSeen: boolean; readonly revision: number },
): Promise<readonly JsonFragment[]> {
  if (ids.length === 0) return [];
  const [dates, documents] = await Promise.all([
    datesOf(query, ids),
    query.app.database.load(query.records.token, ids),
  ]);
  const readable = documents.filter((document) => {
    const series = withSeriesStatus(document);
    return !isTrashed(query.app, series) && mayReadRecord(query, series);
  });
  const whole = { ...query, filter: {} };
  const shown = await loadEntries(
    whole,
    readable.map(({ _id }) => _id),
  );
  const byId = new Map(documents.map((document) => [document._id, document]));
  return ids.flatMap((id) => {
    const { isNew: isFirst, wasSeen, revision: known } = kindOf(id);
    const revision = byId.get(id)?.revision ?? known;
    const own = dates.get(id);
    if (own === undefined)
      return wasSeen ? [serializeJson({ type: byId.has(id) ? "left" : "deleted", id, revision })] : [];
    const record = shown.get(id)?.json;
    return [serializeJson({ type: isFirst ? "created" : "updated", id, revision, record, dates: own })];
  });
}

/** What the changes of a series and its occurrences say to the caller, given the documents of these. */
export function kindOfSeries(
  query: ListQuery,
  { id, changed }: { readonly id: RecordId; readonly changed: Changed | undefined },
  documents: ReadonlyMap<RecordId, RecordDocument>,
) {
  const all = [...(changed ?? [])];
  return {
    isNew: all.every(([, entries]) => isNew(query, entries)),
    wasSeen: all.some(([one, entries]) => one !== id && wasListed(query, documents.get(one), entries)),
    revision: changed?.get(id)?.at(-1)?.revision ?? 0,
  };
}

/** The dates of the occurrences that pass, by series, in the order of their starts. */
async function datesOf(
  { app, records: { resource, token }, filter }: ListQuery,
  ids: readonly RecordId[],
): Promise<ReadonlyMap<RecordId, readonly object[]>> {
  const dates = new Map<RecordId, object[]>();
  if (resource.period === undefined) return dates;
  const { start, end, zone } = resource.period;
  const ranges = ids.map((id) => occurrencesFilter(Number(id)));
  const names = [start, end, zone, `utc_${start}`, `utc_${end}`, "occurrence_of"];
  const projection = Object.fromEntries(names.map((name) => [name, 1]));
  const options = {
    projection,
    sort: { [`utc_${start}`]: 1, _id: 1 },
    batchSize: 1000,
    ...timeLimit,
  } as const;
  const { dates: style, milliseconds } = app.service.wire;
  const isIso = style === "iso";
  const found = app.database.collection(token).find(allOf([filter, { $or: ranges }]), options);
  for await (const document of found) {
    const own = dates.get(seriesOf(document) ?? 0) ?? [];
    const shown = [start, end].map((name) => {
      const instant = Number(propertyIn(document, `utc_${name}`));
      const ownZone = parseZone(String(propertyIn(document, zone))) ?? utc;
      return [name, isIso ? isoTime(instant, ownZone, milliseconds) : propertyIn(document, name)] as const;
    });
    own.push({ id: document._id, ...Object.fromEntries(shown) });
    dates.set(seriesOf(document) ?? 0, own);
  }
  return dates;
}
