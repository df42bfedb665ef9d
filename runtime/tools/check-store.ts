import { collections, resourceFacts } from "../../generated/server/app.js";
import { serviceFacts } from "../../generated/server/service/facts.js";
import { ensureIndexes } from "../app-context.js";
import type { ResourceDescriptor } from "../core/descriptors.js";
import type { RecordDocument } from "../core/documents.js";
import { isRecurring, occurrenceKey, occurrencesFilter, recurrenceOf, seriesStatus } from "../core/series.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { startsOf } from "../dates/recurrence-dates.js";
import { leastAhead } from "../dates/recurrence-horizon.js";
import { setAsideFilter } from "../outbox/relay.js";
import { wrongCounts } from "../resources/write/counts.js";
import { type CollectionReference, type Database, timeLimit } from "../storage/database.js";
import { highestReserved } from "../storage/sequences.js";
import { propertyOf } from "./properties.js";

/**
 * Finds what a crash between two writes left behind, and repairs it where asked to. Returns a sentence for each finding.
 * The checks run one after another: later ones see the repaired state.
 */
export async function checkStore(database: Database, isRepairing: boolean): Promise<string[]> {
  if (isRepairing) await ensureIndexes(database);
  const findings: string[] = [];
  for (const facts of resourceFacts) findings.push(...(await checkReferences(database, facts, isRepairing)));
  for (const facts of resourceFacts) findings.push(...(await checkCounts(database, facts, { isRepairing })));
  findings.push(...(await checkSequences(database, isRepairing)));
  for (const facts of resourceFacts) findings.push(...(await checkSeries(database, facts, isRepairing)));
  for (const facts of resourceFacts) findings.push(...(await checkSetAside(database, facts, isRepairing)));
  return findings;
}

/** The descriptors that the checks use. */
export interface CheckedSpec {
  readonly collections: readonly CollectionReference<RecordDocument>[];
  readonly resourceFacts: readonly ResourceDescriptor[];
  readonly serviceFacts: ServiceDescriptor;
}

const ownSpec: CheckedSpec = { collections, resourceFacts, serviceFacts };

function collectionOf(database: Database, name: string, spec = ownSpec) {
  const token = spec.collections.find((known) => known.name === name);
  if (token === undefined) throw new Error(`No collection is named ${name}.`);
  return database.db.collection<RecordDocument>(token.name);
}

function factsOf(resource: string, spec = ownSpec): ResourceDescriptor | undefined {
  return spec.resourceFacts.find(({ name }) => name === resource);
}

/** Finds ids that lead to no record: a delete was interrupted before it reached every reference. */
async function checkReferences(
  database: Database,
  facts: ResourceDescriptor,
  isRepairing: boolean,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, field] of Object.entries(facts.fields)) {
    const target = field.target === undefined ? undefined : factsOf(field.target);
    if (target === undefined) continue;
    const collection = collectionOf(database, facts.collection);
    const referred = (await collection.distinct(name, {}, timeLimit)).filter((id) => typeof id === "number");
    const known = await collectionOf(database, target.collection).distinct("_id", {}, timeLimit);
    const there = new Set(known);
    for (const id of referred.filter((one) => !there.has(one))) {
      findings.push(`${facts.plural}: ${name} refers to ${id}, which does not exist.`);
      const change = field.storage === "references" ? { $pull: { [name]: id } } : { $unset: { [name]: "" } };
      if (isRepairing)
        await collection.updateMany(
          { [name]: id },
          { ...change, $inc: { revision: 1 } } as object,
          timeLimit,
        );
    }
  }
  return findings;
}

interface CountOptions {
  readonly isRepairing: boolean;
  readonly spec?: CheckedSpec;
}

/** Compares the counts of terms with the published records that refer to them. */
export async function checkCounts(
  database: Database,
  facts: ResourceDescriptor,
  { isRepairing, spec = ownSpec }: CountOptions,
): Promise<string[]> {
  const { counts } = facts;
  const counted = counts === undefined ? undefined : factsOf(counts.resource, spec);
  if (counts === undefined || counted === undefined) return [];
  const published = spec.serviceFacts.statuses.find(({ role }) => role === "published")?.name;
  const terms = database.db.collection(facts.collection);
  const records = database.db.collection(counted.collection);
  const findings: string[] = [];
  for (const [id, { stored, actual }] of await wrongCounts(terms, records, {
    field: counts.field,
    published,
  })) {
    findings.push(
      `${facts.plural}: the count of ${id} is ${String(stored)}, but ${actual} published records refer to it.`,
    );
    if (isRepairing)
      await collectionOf(database, facts.collection, spec).updateOne(
        { _id: id },
        { $set: { count: actual } },
        timeLimit,
      );
  }
  return findings;
}

/** Finds series that lack occurrences. A repair makes them due: the service creates the occurrences as soon as it runs. */
async function checkSeries(
  database: Database,
  facts: ResourceDescriptor,
  isRepairing: boolean,
): Promise<string[]> {
  if (!isRecurring(facts)) return [];
  const collection = collectionOf(database, facts.collection);
  const findings: string[] = [];
  for await (const series of collection.find({ series: { $exists: true }, status: seriesStatus } as object, {
    batchSize: 100,
  })) {
    const start = String(propertyOf(series, facts.period.start));
    const last = leastAhead(start, Date.now());
    const wanted = await startsOf(recurrenceOf(facts.recurrence, series), start, last);
    const keys = await collection.distinct("occurrence_of", occurrencesFilter(series._id), timeLimit);
    const known = new Set(keys);
    const missing = wanted.filter((at) => !known.has(occurrenceKey(series._id, at)));
    if (missing.length === 0) continue;
    findings.push(`${facts.plural}: the series ${series._id} lacks ${missing.length} occurrences.`);
    if (isRepairing)
      await collection.updateOne({ _id: series._id }, { $set: { series_due: new Date(0) } }, timeLimit);
  }
  return findings;
}

/** Finds records whose outbox entries were set aside. After a repair the service tries them again as soon as it runs. */
async function checkSetAside(
  database: Database,
  { collection: name, plural }: ResourceDescriptor,
  isRepairing: boolean,
): Promise<string[]> {
  const collection = collectionOf(database, name);
  const findings: string[] = [];
  const projection = { noted_fault: 1 };
  for await (const { _id, noted_fault: reason = "" } of collection.find(setAsideFilter, { projection }))
    findings.push(`${plural}: the changes of ${_id} wait for audit or webhooks, set aside: ${reason}`);
  if (isRepairing && findings.length > 0)
    await collection.updateMany(setAsideFilter, { $set: { noted: new Date() } }, timeLimit);
  return findings;
}

/** Finds sequences that are lower than the ids in use, and would assign an id twice. */
export async function checkSequences(
  database: Database,
  isRepairing: boolean,
  spec = ownSpec,
): Promise<string[]> {
  const highest = new Map<string, number>();
  for (const { collection, sequence } of spec.resourceFacts) {
    const last = await collectionOf(database, collection, spec).findOne(
      { _id: { $lte: highestReserved } },
      { sort: { _id: -1 }, projection: { _id: 1 } },
    );
    highest.set(sequence, Math.max(highest.get(sequence) ?? 0, last?._id ?? 0));
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
