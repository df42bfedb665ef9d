import type { Collection, Filter, FindOptions } from "mongodb";
import type { Snapshot } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { findColumns, findIds } from "../storage/column-reader.js";
import { timeLimit } from "../storage/command-options.js";
import {
  type Column,
  type ColumnList,
  type Columns,
  createColumnList,
  firstFrom,
  withChanges,
} from "./column-list.js";
import { filterText } from "./conditions.js";
import { coveredBy } from "./locked-records.js";

/** A list without its dates: what it is loaded from, and its cache key. */
export interface ListSource {
  readonly collection: Collection<RecordDocument>;
  readonly facts: ResourceDescriptor;
  readonly snapshot: Snapshot;
  readonly conditions: readonly object[];
  /** Ascends by the first key. */
  readonly keys: [property: string, direction: 1 | -1][];
  /** The properties that hold when a record begins and ends. */
  readonly period: readonly [start: string, end: string];
}

/** Cache key of a list. The order of its conditions does not matter. */
export function keyOf({ facts, keys, conditions }: ListSource): string {
  return `${facts.collection} ${JSON.stringify(keys)} ${conditions.map(filterText).sort().join()}`;
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
    sort: source.keys,
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
  const options = { sort: keys, ...timeLimit };
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
