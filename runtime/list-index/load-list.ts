import type { Collection, Filter, FindOptions } from "mongodb";
import type { Snapshot } from "../core/cache-snapshot.js";
import type { ResourceDescriptor } from "../core/descriptors.js";
import type { RecordDocument } from "../core/documents.js";
import { coveredBy } from "../resources/read/masked-readers.js";
import { findColumns } from "../storage/column-reader.js";
import { timeLimit } from "../storage/database.js";
import { type ListColumns, type PackedList, packList } from "./column-list.js";
import { indexOfWords } from "./filter-plan.js";
import { placesIn } from "./position-index.js";

/** What is asked of a list that may be kept. */
export interface ListQuestion<Document extends RecordDocument> {
  readonly collection: Collection<Document>;
  readonly facts: ResourceDescriptor;
  readonly filter: Filter<Document>;
  readonly keys: [property: string, direction: 1 | -1][];
  readonly fresh: Snapshot;
}

/** Longer lists are left to the index: loading them takes longer than it spares. */
export const longest = 2_000_000;
/** As many records may be read for one page, and in one step. */
export const long = 20_000;

/** A long list may take as long as that: nobody waits for it. */
export const longTimeLimit = { maxTimeMS: 60_000 } as const;

/** All records of a list, in its order; where it may be long, they may take their time. */
export async function loadList<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
  isLong: boolean,
): Promise<PackedList | "too long"> {
  const options = {
    sort: question.keys,
    limit: longest + 1,
    batchSize: long + 2,
    ...(isLong ? longTimeLimit : timeLimit),
  };
  const covered = await coveredBy(question.collection, conditions, question.fresh);
  // The store has put them in order: what that goes by is not needed.
  const { columns } = await readColumns({ ...question, keys: [] }, covered, period, options);
  return columns.ids.length > longest ? "too long" : packOnce(columns);
}

/** A list with each record once: one that moved on while the store read the list was met twice, the second time as it is. */
export function packOnce(columns: ListColumns): PackedList {
  const list = packList(columns);
  const places = placesIn(list);
  const { ids, starts, ends } = columns;
  const isLast = (_value: number, at: number): boolean => places.of(ids[at] ?? Number.NaN) === at;
  return ids.every(isLast)
    ? list
    : packList({ ids: ids.filter(isLast), starts: starts.filter(isLast), ends: ends.filter(isLast) });
}

/** Records under some conditions: the columns of a list of them, in seconds, and for each key of its order the numbers that it goes by. */
export async function readColumns<Document extends RecordDocument>(
  { collection, keys }: ListQuestion<Document>,
  conditions: readonly object[],
  [start, end]: readonly [start: string, end: string],
  options: FindOptions,
): Promise<{ readonly columns: ListColumns; readonly order: readonly SortedColumn[] }> {
  const names = [...new Set(["_id", start, end, ...keys.map(([property]) => property)])];
  // The conditions are those of the list.
  const filter = (conditions.length === 0 ? {} : { $and: conditions }) as Filter<Document>;
  const found = await findColumns(collection, filter, names, options);
  const column = (name: string): Float64Array => found[names.indexOf(name)] ?? new Float64Array();
  return {
    columns: { ids: column("_id"), starts: inSeconds(column(start)), ends: inSeconds(column(end)) },
    order: keys.map(([property, direction]) => ({ values: column(property), direction })),
  };
}

function inSeconds(instants: Float64Array): Float64Array {
  return instants.map((milliseconds) => milliseconds / 1000);
}

/** What a search finds, by its own index whatever the order: that is quicker made here, where it hangs on times and ids. */
export async function loadFound<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
): Promise<PackedList | "too long"> {
  const options = { hint: indexOfWords, limit: long + 1, batchSize: long + 2, ...timeLimit };
  const { columns, order } = await readColumns(question, conditions, period, options);
  const { length } = columns.ids;
  if (length > long || order.some(({ values }) => values.some(Number.isNaN))) return "too long";
  const places = Uint32Array.from({ length }, (_, at) => at);
  places.sort((one, other) => compare(order, one, other));
  const inOrder = (values: Float64Array): Float64Array =>
    Float64Array.from(places, (at) => values[at] ?? Number.NaN);
  const { ids, starts, ends } = columns;
  return packList({ ids: inOrder(ids), starts: inOrder(starts), ends: inOrder(ends) });
}

/** Numbers that a list goes by. */
export interface SortedColumn {
  readonly values: Float64Array;
  readonly direction: 1 | -1;
}

function compare(columns: readonly SortedColumn[], one: number, other: number): number {
  for (const { values, direction } of columns) {
    const difference = (values[one] ?? 0) - (values[other] ?? 0);
    if (difference !== 0) return direction * difference;
  }
  return 0;
}
