import type { RecordDocument } from "../core/documents.js";
import { propertyIn, setProperty } from "../core/properties.js";
import type { RequestContext } from "../core/request-context.js";
import { recurrenceOf, seriesOf } from "../core/series.js";
import { civilOfWall, wallOfCivil } from "../dates/wall-time.js";
import { statusRoles } from "../resources/status.js";
import { isTrashed, storeAll } from "./occurrence-store.js";
import {
  type RecordWrite,
  readRecord,
  rewriteSeries,
  type SeriesWriter,
  type StoredWrite,
} from "./series-writer.js";

/** Updates one occurrence, which leaves the trash with it. Adds an error where the update gives a rule. */
export async function updateOccurrence(writer: SeriesWriter, write: RecordWrite): Promise<StoredWrite> {
  const { found, values, call, checked } = write;
  const { rule } = writer.resource.recurrence;
  if ((values[rule] ?? null) !== null) checked.errors.add(rule, "of_series");
  const { trash } = statusRoles(writer.site);
  if (isTrashed(found, trash) && checked.imported === undefined) await restoreDate(writer, found, call);
  return { record: await writer.single.update({ current: found, values }, call, checked) };
}

/** The values without the relation to the series, which is read-only; adds an error for another series. */
export function withoutRelation({ resource }: SeriesWriter, write: RecordWrite): RecordWrite {
  const { found, values, checked } = write;
  const relation = resource.recurrence.series;
  const { [relation]: given, ...others } = values;
  if (given === undefined) return write;
  const [entry] = checked.references.get(relation) ?? [];
  if (entry?.kind !== "id" || entry.id !== seriesOf(found)) checked.errors.add(relation, "is_series");
  checked.references.delete(relation);
  return { ...write, values: others };
}

/** Adds the date of an occurrence to its series again; without a series, the occurrence becomes a single record. */
async function restoreDate(writer: SeriesWriter, found: RecordDocument, call: RequestContext): Promise<void> {
  const { site, records, resource } = writer;
  const series = await readRecord(writer, seriesOf(found) ?? 0);
  if (series === undefined || isTrashed(series, statusRoles(site).trash)) {
    const after = structuredClone(found);
    for (const name of ["occurrence", "occurrence_of", resource.recurrence.series])
      setProperty(after, name, undefined);
    await storeAll({ site, records, origin: call }, [{ before: found, after }]);
    return;
  }
  const start = String(propertyIn(series, resource.period.start));
  const date = wallOfCivil(civilOfWall(start) + (found.occurrence?.at ?? 0));
  await rewriteSeries(writer, { series, call }, (stored) => {
    const { exdate = [], ...others } = recurrenceOf(resource.recurrence, stored);
    const remaining = exdate.filter((wall) => wall !== date);
    const after = structuredClone(stored);
    const recurrence = remaining.length === 0 ? others : { ...others, exdate: remaining };
    setProperty(after, resource.recurrence.rule, recurrence);
    return after;
  });
}
