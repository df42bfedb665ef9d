import type { AggregateOptions, Collection, Document, Filter, FindOptions } from "mongodb";
import { cacheRegion, type Snapshot } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import type { ResourceDescriptor, SortKey } from "../core/resource-descriptor.js";
import { timeLimit } from "../storage/command-options.js";
import {
  type Column,
  type ColumnList,
  type Columns,
  createColumnList,
  firstFrom,
  type Range,
  withChanges,
} from "./column-list.js";

/** A list without its dates: what it is loaded from, and its cache key. */
export interface ListSource {
  readonly collection: Collection<RecordDocument>;
  readonly resource: ResourceDescriptor;
  readonly snapshot: Snapshot;
  readonly conditions: readonly object[];
  /** Ascends by the first key. */
  readonly keys: readonly SortKey[];
  /** The properties that hold when a record begins and ends. */
  readonly period: readonly [start: string, end: string];
}

/** Cache key of a list. The order of its conditions does not matter. */
export function keyOf({ resource, keys, conditions }: ListSource): string {
  return `${resource.collection} ${JSON.stringify(keys)} ${conditions.map(filterText).sort().join()}`;
}

/** Longer lists are left to the store. */
const longest = 2_000_000;
/** Records that are read in one step. */
const batchSize = 20_000;
/** Time limit of a load in the background. */
const backgroundLimit = { maxTimeMS: 60_000 } as const;

/** All records of a list, read from an index in its order; undefined where it is too long. */
export async function loadList(source: ListSource): Promise<ColumnList | undefined> {
  const conditions = await coveredBy(source.collection, source.conditions, source.snapshot);
  const columns = await readColumns(source, conditions, {
    sort: Object.fromEntries(source.keys),
    limit: longest + 1,
    batchSize,
    ...backgroundLimit,
  });
  return columns.ids.length > longest ? undefined : createColumnList(columns);
}

/** Whether the index of words serves a condition. */
export function isOfWords(condition: object): boolean {
  return "words" in condition;
}

/** Ids of all records under conditions that the index of words serves, in no order; no document is read. */
export async function findByWords(
  { collection }: ListSource,
  conditions: readonly object[],
): Promise<readonly Column[] | undefined> {
  // The conditions are those of the list.
  const filter = { $and: conditions } as Filter<RecordDocument>;
  const ids = await findIds(collection, filter, { limit: longest + 1, ...timeLimit });
  return ids.length > longest ? undefined : [ids];
}

/** Where more records than that begin at the times of changed ones, the list is loaded anew. */
const mostTied = 2000;

/**
 * A list by start after some of its documents have changed: they are taken out, and those that belong to it are put in. One
 * query by their ids, and one for the order of records that begin at the same time. Undefined where that does not suffice.
 */
export async function applyChanges(
  source: ListSource,
  list: ColumnList,
  changed: readonly number[],
): Promise<ColumnList | undefined> {
  const { conditions, keys, period } = source;
  const [start] = period;
  if (keys[0]?.[0] !== start || list.longest === undefined) return undefined;
  const options = { sort: Object.fromEntries(keys), ...timeLimit };
  const rows = await readColumns(source, [{ _id: { $in: changed } }, ...conditions], {
    ...options,
    hint: "_id_",
    batchSize: changed.length + 1,
  });
  const tied = idsStartingAt(list, new Set(rows.starts));
  const others = tied.filter((id) => !changed.includes(id));
  if (others.length === 0) return withChanges(list, changed, rows);
  if (others.length > mostTied) return undefined;

  const starts = Array.from(new Set(rows.starts), (seconds) => new Date(Math.round(seconds * 1000)));
  const limit = mostTied + changed.length;
  const run = await readColumns(source, [...conditions, { [start]: { $in: starts } }], {
    ...options,
    limit,
    batchSize: limit + 1,
  });
  // Other records came meanwhile: the next change of the list brings them.
  const known = new Set([...others, ...changed]);
  const isKnown = (_value: number, at: number): boolean => known.has(run.ids[at] ?? Number.NaN);
  const ids = run.ids.filter(isKnown);
  // One of the records moved between the two queries: all of them are read by one.
  if (ids.length !== rows.ids.length + others.length) return applyChanges(source, list, [...known]);
  return withChanges(list, [...others, ...changed], {
    ids,
    starts: run.starts.filter(isKnown),
    ends: run.ends.filter(isKnown),
  });
}

function idsStartingAt(list: ColumnList, instants: ReadonlySet<number>): number[] {
  return [...instants].flatMap((instant) => {
    const found: number[] = [];
    for (let at = firstFrom(list, instant); list.starts[at] === instant; at += 1)
      found.push(list.ids[at] ?? Number.NaN);
    return found;
  });
}

/** Ids, starts and ends of the records under some conditions. */
async function readColumns(
  { collection, period }: ListSource,
  conditions: readonly object[],
  options: FindOptions,
): Promise<Columns> {
  // The conditions are those of the list.
  const filter = (conditions.length === 0 ? {} : { $and: conditions }) as Filter<RecordDocument>;
  const [ids, starts, ends] = await findColumns(collection, filter, {
    properties: ["_id", ...period],
    ...options,
  });
  return { ids: ids ?? new Float64Array(), starts: inSeconds(starts), ends: inSeconds(ends) };
}

function inSeconds(instants: Float64Array = new Float64Array()): Float64Array {
  return instants.map((milliseconds) => milliseconds / 1000);
}

/** The conditions of a filter that all have to hold. */
export function conditionsIn(filter: object): readonly object[] {
  const inner: unknown = "$and" in filter ? filter.$and : undefined;
  if (!Array.isArray(inner) || Object.keys(filter).length > 1) return [filter];
  return inner.flatMap((condition: unknown) =>
    typeof condition === "object" && condition !== null ? conditionsIn(condition) : [],
  );
}

/** A condition as text that no other condition has. JSON has dates, but no patterns. */
export function filterText(filter: object): string {
  return JSON.stringify(filter, (_name, value: unknown) => (value instanceof RegExp ? String(value) : value));
}

/** Splits a filter into the range that it gives each of some properties, and its other conditions. */
export function splitRanges(
  filter: object,
  properties: readonly string[],
): { readonly ranges: readonly Range[]; readonly others: readonly object[] } {
  const ranges = properties.map(() => ({ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }));
  const others: object[] = [];
  for (const condition of conditionsIn(filter)) {
    const bound = boundIn(condition);
    const range = ranges[properties.indexOf(bound?.property ?? "")];
    if (bound === undefined || range === undefined) others.push(condition);
    else {
      range.from = Math.max(range.from, bound.range.from);
      range.to = Math.min(range.to, bound.range.to);
    }
  }
  return { ranges, others };
}

const rangeOf: Readonly<Record<string, (bound: number) => Range>> = {
  $gte: (from) => ({ from, to: Number.POSITIVE_INFINITY }),
  $gt: (below) => ({ from: below + 1, to: Number.POSITIVE_INFINITY }),
  $lte: (to) => ({ from: Number.NEGATIVE_INFINITY, to }),
  $lt: (above) => ({ from: Number.NEGATIVE_INFINITY, to: above - 1 }),
};

function boundIn(condition: object): { readonly property: string; readonly range: Range } | undefined {
  const [property, value] = onlyEntry(condition) ?? [];
  const [operator = "", bound] = onlyEntry(value) ?? [];
  const range = bound instanceof Date ? rangeOf[operator]?.(bound.getTime()) : undefined;
  return property === undefined || range === undefined ? undefined : { property, range };
}

/** The one entry of an object that has no others. */
export function onlyEntry(value: unknown): readonly [name: string, value: unknown] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [first, ...others] = Object.entries(value) as [string, unknown][];
  return others.length > 0 ? undefined : first;
}

/** More ids than this are not put into a condition. */
const mostIds = 1000;

/**
 * Conditions that an index alone answers: the ids of the few records with a password replace the check of each record for
 * one.
 */
export async function coveredBy<Document extends RecordDocument>(
  collection: Collection<Document>,
  conditions: readonly object[],
  snapshot: Snapshot,
): Promise<readonly object[]> {
  const isOfLocks = (condition: object): boolean => "password" in condition;
  if (!conditions.some(isOfLocks)) return conditions;
  const ids = await lockedIds(collection, snapshot);
  if (ids.length > mostIds) return conditions;
  return [...conditions.filter((condition) => !isOfLocks(condition)), { _id: { $nin: ids } }];
}

/** The ids of the records with a password; of many only some. */
export function lockedIds<Document extends RecordDocument>(
  collection: Collection<Document>,
  snapshot: Snapshot,
): Promise<readonly RecordId[]> {
  const name = collection.collectionName;
  const limit = mostIds + 1;
  return cachedIds(snapshot, { key: `locked ${name}`, dependencies: [name] }, async () => {
    const found = await collection
      .find({ password: { $exists: true } } as Filter<Document>, {
        projection: { _id: 1 },
        limit,
        batchSize: limit + 1,
        ...timeLimit,
      })
      .toArray();
    return found.map(({ _id }) => _id);
  });
}

/** Ids of records by what selects them. */
const idLists = cacheRegion<readonly RecordId[]>("list");

/** The ids under a key; they are found once, until one of the collections changes. */
export async function cachedIds(
  snapshot: Snapshot,
  { key, dependencies }: { readonly key: string; readonly dependencies: readonly string[] },
  find: () => Promise<readonly RecordId[]>,
): Promise<readonly RecordId[]> {
  const cached = snapshot.get(idLists, key);
  if (cached !== undefined) return cached;
  const ids = await find();
  // A UUID is a text of 36 characters.
  const size = (typeof ids[0] === "string" ? 64 : 8) * ids.length;
  snapshot.set(idLists, key, { value: ids, dependencies, size });
  return ids;
}

/**
 * Numbers and instants in milliseconds of the documents that a query finds: a column for each property, in the order of the
 * documents; NaN where there is something else. They are read from the bytes that the store sends, which takes a fraction of
 * the time that parsing documents takes.
 */
async function findColumns<T extends Document>(
  collection: Collection<T>,
  filter: Filter<T>,
  { properties, ...options }: FindOptions & { readonly properties: readonly string[] },
): Promise<readonly Float64Array[]> {
  const projection = Object.fromEntries(["_id", ...properties].map((name) => [name, 1]));
  const cursor = collection.find(filter, { ...options, projection, raw: true });
  const batches: Float64Array[][] = [];
  try {
    // Batch by batch, so that other requests run in between.
    while (await cursor.hasNext()) batches.push(columnsOf(cursor.readBufferedDocuments(), properties));
  } finally {
    await cursor.close();
  }
  return properties.map((_, at) => joined(batches.map((columns) => columns[at] ?? new Float64Array())));
}

/** How many ids come in one document at most, which has room for twice as many. */
const idsTogether = 500_000;

/**
 * The ids of the documents that a query finds, in no order. The store collects them in lists: sending a document for each
 * takes twice as long.
 */
export async function findIds<T extends Document>(
  collection: Collection<T>,
  filter: Filter<T>,
  { limit, ...options }: AggregateOptions & { readonly limit: number },
): Promise<Float64Array> {
  const pipeline = [
    { $match: filter },
    { $limit: limit },
    { $group: { _id: { $floor: { $divide: ["$_id", idsTogether] } }, ids: { $push: "$_id" } } },
    { $project: { _id: 0, ids: 1 } },
  ];
  const lists = await collection.aggregate(pipeline, { ...options, raw: true }).toArray();
  return joined(lists.map(listedNumbers));
}

/** Offset of the list in a document of nothing but `ids`: after its length, a type and the name. */
const listOffset = 4 + 1 + "ids\0".length;

function listedNumbers(document: Document): Float64Array {
  // A store in memory has nothing but documents.
  if (!Buffer.isBuffer(document)) return Float64Array.from(document.ids as number[]);
  const found: number[] = [];
  readNumbers(document.subarray(listOffset), (value) => found.push(value));
  return Float64Array.from(found);
}

function columnsOf(documents: readonly unknown[], properties: readonly string[]): Float64Array[] {
  const columns = properties.map(() => new Float64Array(documents.length).fill(Number.NaN));
  const positions = new Map(properties.map((name, at) => [name, at]));
  for (const [row, document] of documents.entries()) {
    const put = (name: string, value: number): void => {
      const column = columns[positions.get(name) ?? -1];
      if (column !== undefined) column[row] = value;
    };
    if (Buffer.isBuffer(document))
      readNumbers(document, (value, start, end) => put(document.toString("latin1", start, end), value));
    // A store in memory has nothing but documents.
    else for (const [name, value] of Object.entries(document as object)) put(name, numberOf(value));
  }
  return columns;
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function numberOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  return typeof value === "number" ? value : Number.NaN;
}

const bsonTypes = {
  double: 1,
  text: 2,
  object: 3,
  list: 4,
  boolean: 8,
  date: 9,
  null: 10,
  int: 16,
  long: 18,
};

/**
 * Reads the numbers and instants of a document or list in BSON, with the offsets of their names. Stops at a type of value
 * that records do not have.
 */
function readNumbers(bytes: Buffer, put: (value: number, start: number, end: number) => void): void {
  // The length comes first.
  let at = 4;
  for (;;) {
    const type = bytes[at];
    const start = at + 1;
    while (bytes[at] !== 0) at += 1;
    const end = at;
    at += 1;
    switch (type) {
      case bsonTypes.double:
        put(bytes.readDoubleLE(at), start, end);
        at += 8;
        break;
      case bsonTypes.date:
      case bsonTypes.long:
        put(bytes.readUInt32LE(at) + bytes.readInt32LE(at + 4) * 2 ** 32, start, end);
        at += 8;
        break;
      case bsonTypes.int:
        put(bytes.readInt32LE(at), start, end);
        at += 4;
        break;
      case bsonTypes.text:
        at += 4 + bytes.readInt32LE(at);
        break;
      case bsonTypes.object:
      case bsonTypes.list:
        at += bytes.readInt32LE(at);
        break;
      case bsonTypes.boolean:
        at += 1;
        break;
      case bsonTypes.null:
        break;
      default:
        return;
    }
  }
}
