import type { StoredDescriptors } from "../app.js";
import type { RecordDocument, TermDocument } from "../core/documents.js";
import { propertyIn, storedProperty } from "../core/properties.js";
import { isRecordId, type RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import {
  isRecurring,
  occurrenceKey,
  occurrencesFilter,
  type RecurringDescriptor,
  recurrenceOf,
  seriesStatus,
} from "../core/series.js";
import { leastAhead, startsOf } from "../dates/recurrence-dates.js";
import { ensureIndexes } from "../features.js";
import { setAsideFilter } from "../outbox/relay.js";
import { statusRoles } from "../resources/status.js";
import { countedFilter, wrongCounts } from "../resources/write/counts.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { highestReserved } from "../storage/sequences.js";

/**
 * Finds what a crash between two writes left behind, and repairs it where asked to. Returns a sentence for each finding.
 * The checks run one after another: later ones see the repaired state.
 */
export async function checkStore(
  database: Database,
  spec: StoredDescriptors,
  isRepairing: boolean,
): Promise<string[]> {
  if (isRepairing) await ensureIndexes(database, spec);
  const check = { database, spec, isRepairing };
  const findings: string[] = [];
  for (const resource of spec.resourceDescriptors) findings.push(...(await checkReferences(check, resource)));
  for (const resource of spec.resourceDescriptors) findings.push(...(await checkCounts(check, resource)));
  findings.push(...(await checkSequences(check)));
  for (const resource of spec.resourceDescriptors) findings.push(...(await checkSeries(check, resource)));
  for (const resource of spec.resourceDescriptors) findings.push(...(await checkSetAside(check, resource)));
  return findings;
}

/** A database, the spec that its documents follow, and whether what is found is repaired. */
interface StoreCheck {
  readonly database: Database;
  readonly spec: StoredDescriptors;
  readonly isRepairing: boolean;
}

function collectionOf({ database }: StoreCheck, name: string) {
  return database.db.collection<RecordDocument>(name);
}

function resourceOf({ spec }: StoreCheck, resource: string): ResourceDescriptor | undefined {
  return spec.resourceDescriptors.find(({ name }) => name === resource);
}

/** Finds ids that lead to no record: a delete was interrupted before it reached every reference. */
async function checkReferences(check: StoreCheck, resource: ResourceDescriptor): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = field.target === undefined ? undefined : resourceOf(check, field.target);
    if (target === undefined) continue;
    const collection = collectionOf(check, resource.collection);
    const property = storedProperty(name, field);
    const referred = (await collection.distinct(property, {}, timeLimit)).filter(isRecordId);
    const known = await collectionOf(check, target.collection).distinct("_id", {}, timeLimit);
    const there = new Set(known);
    for (const id of referred.filter((one) => !there.has(one))) {
      findings.push(`${resource.plural}: ${name} refers to ${id}, which does not exist.`);
      const change =
        field.storage === "references" ? { $pull: { [property]: id } } : { $unset: { [property]: "" } };
      if (check.isRepairing)
        await collection.updateMany(
          { [property]: id },
          { ...change, $inc: { revision: 1 } } as object,
          timeLimit,
        );
    }
  }
  return findings;
}

/** Compares counts with the records that refer. */
export async function checkCounts(check: StoreCheck, resource: ResourceDescriptor): Promise<string[]> {
  const { database, spec, isRepairing } = check;
  const { counts } = resource;
  const counted = counts === undefined ? undefined : resourceOf(check, counts.resource);
  if (counts === undefined || counted === undefined) return [];
  const counting = database.db.collection<TermDocument>(resource.collection);
  const records = database.db.collection(counted.collection);
  const findings: string[] = [];
  for (const [id, { stored, actual }] of await wrongCounts(counting, records, {
    field: counts.field,
    filter: countedFilter(counted, spec.serviceDescriptor),
  })) {
    findings.push(
      `${resource.plural}: the count of ${id} is ${String(stored)}, but ${actual}${counted.hasStatus === true ? " published" : ""} records refer to it.`,
    );
    if (isRepairing)
      await collectionOf(check, resource.collection).updateOne(
        { _id: id },
        { $set: { count: actual } },
        timeLimit,
      );
  }
  return findings;
}

/** When the series are due that a repair has to settle: before all others. */
export const dueForRepair = 0;

/** Finds series that lack occurrences, and those that a race made twice. A repair makes them due at `dueForRepair`. */
async function checkSeries(check: StoreCheck, resource: ResourceDescriptor): Promise<string[]> {
  if (!isRecurring(resource)) return [];
  const collection = collectionOf(check, resource.collection);
  const findings: string[] = [];
  const due = { series_due: new Date(dueForRepair) };
  const alike = new Map<string, RecordDocument[]>();
  for await (const series of collection.find({ series: { $exists: true }, status: seriesStatus } as object, {
    batchSize: 100,
  })) {
    const likeness = likenessOf(resource, series);
    alike.set(likeness, [...(alike.get(likeness) ?? []), series]);
    const start = String(propertyIn(series, resource.period.start));
    const last = leastAhead(start, Date.now());
    const wanted = await startsOf(recurrenceOf(resource.recurrence, series), start, { last });
    const keys = await collection.distinct("occurrence_of", occurrencesFilter(series._id), timeLimit);
    const known = new Set(keys);
    const missing = wanted.filter((at) => !known.has(occurrenceKey(series._id, at)));
    if (missing.length === 0) continue;
    findings.push(`${resource.plural}: the series ${series._id} lacks ${missing.length} occurrences.`);
    if (check.isRepairing) await collection.updateOne({ _id: series._id }, { $set: due }, timeLimit);
  }
  for (const group of alike.values())
    for (const { kept, double } of await doublesIn(group, (id) =>
      collection.findOne(occurrencesFilter(id), { sort: { _id: 1 }, projection: { _id: 1 }, ...timeLimit }),
    )) {
      findings.push(
        `${resource.plural}: the series ${double._id} has the dates of the series ${kept._id} again.`,
      );
      const { trash } = statusRoles({ service: check.spec.serviceDescriptor });
      const change = { status: trash, trashed_from: double.series?.status ?? "", ...due };
      if (check.isRepairing)
        await collection.updateOne(
          { _id: double._id, revision: double.revision },
          { $set: change, $inc: { revision: 1 } },
          timeLimit,
        );
    }
  return findings;
}

/** What two series of one write have in common: times, rule, author and texts. */
function likenessOf({ period, recurrence }: RecurringDescriptor, series: RecordDocument): string {
  const texts = Object.entries(series.text).map(([language, text]) => [language, { ...text, slug: "" }]);
  const names = [period.start, period.end, period.zone, recurrence.rule, "author"];
  return JSON.stringify([names.map((name) => propertyIn(series, name)), texts]);
}

/**
 * Those of some series that are alike which a race made of the same records: one of them has an occurrence that is older than
 * the series, because it was split off or made of a single record.
 */
async function doublesIn(
  group: readonly RecordDocument[],
  firstOf: (series: RecordId) => Promise<RecordDocument | null>,
): Promise<readonly { readonly kept: RecordDocument; readonly double: RecordDocument }[]> {
  if (group.length < 2) return [];
  const firsts = await Promise.all(
    group.map(async (series) => (await firstOf(series._id))?._id ?? series._id),
  );
  const kept = group.find((series, at) => (firsts[at] ?? series._id) < series._id);
  return kept === undefined
    ? []
    : group.filter((double) => double !== kept).map((double) => ({ kept, double }));
}

/** Finds records whose outbox entries were set aside. After a repair the service tries them again as soon as it runs. */
async function checkSetAside(
  check: StoreCheck,
  { collection: name, plural }: ResourceDescriptor,
): Promise<string[]> {
  const collection = collectionOf(check, name);
  const findings: string[] = [];
  const projection = { noted_fault: 1 };
  for await (const { _id, noted_fault: reason = "" } of collection.find(setAsideFilter, { projection }))
    findings.push(`${plural}: the changes of ${_id} wait for audit or webhooks, set aside: ${reason}`);
  if (check.isRepairing && findings.length > 0)
    await collection.updateMany(setAsideFilter, { $set: { noted: new Date() } }, timeLimit);
  return findings;
}

/** Finds sequences that are lower than the ids in use, and would assign an id twice. */
export async function checkSequences(check: StoreCheck): Promise<string[]> {
  const { database, spec, isRepairing } = check;
  const highest = new Map<string, number>();
  for (const { collection, ids, sequence } of spec.resourceDescriptors) {
    if (ids !== undefined) continue;
    const last = await collectionOf(check, collection).findOne(
      { _id: { $lte: highestReserved } },
      { sort: { _id: -1 }, projection: { _id: 1 } },
    );
    highest.set(sequence, Math.max(highest.get(sequence) ?? 0, Number(last?._id ?? 0)));
  }
  const sequences = database.db.collection<{ _id: string; value: number }>("sequences");
  const findings: string[] = [];
  for (const [name, value] of highest) {
    const stored = (await sequences.findOne({ _id: name }))?.value ?? 0;
    if (stored >= value) continue;
    findings.push(`The sequence ${name} is at ${stored}, but ids up to ${value} are in use.`);
    if (isRepairing) await sequences.updateOne({ _id: name }, { $max: { value } }, { upsert: true });
  }
  return findings;
}
