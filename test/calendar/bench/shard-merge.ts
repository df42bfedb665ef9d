import { createHash } from "node:crypto";
import { BSON, type Collection, type Db } from "mongodb";
import { eventCollection } from "../../../generated/server/events/collection.js";
import { findColumns } from "../../../runtime/storage/column-reader.js";

/** What an event has in the index that serves lists of published events. */
interface IndexedEvent {
  readonly _id: number;
  readonly status: "publish";
  readonly utc_start_date: Date;
  readonly date: Date;
  readonly hide_from_listings: false;
  readonly utc_end_date: Date;
}

type Partitions = readonly Collection<IndexedEvent>[];

const pageSize = 10;
/** What a server sends in its first answer to a query, and here in each. */
const batchLength = 101;
const index = "by_status";
const order = ["utc_start_date", "date", "_id"] as const;
/** Published events that end after the first of them begin: all. */
const filter = {
  status: "publish",
  hide_from_listings: false,
  utc_end_date: { $gte: new Date(Date.UTC(2030, 0, 1)) },
} as const;

/** Distributes events over partitions by a hash of their id, and reads from them what a router of a cluster would. */
export async function measurePartitions(
  db: Db,
  { count, events }: { readonly count: number; readonly events: number },
): Promise<string[]> {
  const partitions = Array.from({ length: count }, (_, at) =>
    db.collection<IndexedEvent>(`of_${count}_${at}`),
  );
  await fill(partitions, events);
  const lines = [
    `\n${count} partitions of ${events} events: milliseconds of the slowest partition, of all, and of the merge`,
    "| read | records from each at most | from all | in batches of 101 | KB | slowest | all | merge |",
    `|${" --- |".repeat(8)}`,
  ];
  for (const page of [1, 100, 10_000]) lines.push(await pageRow(partitions, page));
  lines.push(await countRow(partitions, events), await listRow(partitions));
  for (const partition of partitions) await partition.drop();
  return lines;
}

async function fill(partitions: Partitions, events: number): Promise<void> {
  const keys = eventCollection.indexes.find(({ name }) => name === index)?.keys ?? {};
  const rows: IndexedEvent[][] = partitions.map(() => []);
  for (let id = 1; id <= events; id += 1) rows[hashOf(id) % partitions.length]?.push(eventOf(id));
  for (const [at, partition] of partitions.entries()) {
    const own = rows[at] ?? [];
    for (let from = 0; from < own.length; from += 5000)
      await partition.insertMany(own.slice(from, from + 5000), { ordered: false });
    await partition.createIndexes([{ key: { ...keys }, name: index }]);
  }
}

function hashOf(number: number): number {
  return createHash("md5").update(String(number)).digest().readUInt32LE(0);
}

/** Events begin within three years, in no order of their ids. */
function eventOf(id: number): IndexedEvent {
  const start = Date.UTC(2030, 0, 1) + (hashOf(-id) % (3 * 365 * 24)) * 3_600_000;
  return {
    _id: id,
    status: "publish",
    utc_start_date: new Date(start),
    date: new Date(Date.UTC(2026, 0, 1) + id * 1000),
    hide_from_listings: false,
    utc_end_date: new Date(start + 7_200_000),
  };
}

interface Timed<Result> {
  readonly ms: number;
  readonly result: Result;
}

/** The last result of five runs, and their median time. */
async function timed<Result>(work: () => Result | Promise<Result>): Promise<Timed<Result>> {
  const times: number[] = [];
  for (;;) {
    const began = performance.now();
    const result = await work();
    times.push(performance.now() - began);
    if (times.length === 5) return { ms: times.sort((a, b) => a - b)[2] ?? 0, result };
  }
}

/** Runs a read of each partition, one after another, as each shard would alone. */
async function readAll<Result>(
  partitions: Partitions,
  read: (partition: Collection<IndexedEvent>) => Promise<Result>,
): Promise<{ readonly results: readonly Result[]; readonly times: string }> {
  const reads: Timed<Result>[] = [];
  for (const partition of partitions) reads.push(await timed(() => read(partition)));
  const all = reads.map(({ ms }) => ms);
  const sum = all.reduce((total, ms) => total + ms, 0);
  return {
    results: reads.map(({ result }) => result),
    times: `${Math.max(...all).toFixed(1)} | ${sum.toFixed(1)}`,
  };
}

/** A record as a shard sends it to the router: its id, and what it is sorted by. */
type SortedRecord = Pick<IndexedEvent, (typeof order)[number]>;

async function pageRow(partitions: Partitions, page: number): Promise<string> {
  const wanted = page * pageSize;
  const options = {
    projection: Object.fromEntries(order.map((name) => [name, 1])),
    sort: Object.fromEntries(order.map((name) => [name, 1 as const])),
    hint: index,
    limit: wanted,
    batchSize: wanted + 1,
  };
  const { results, times } = await readAll(partitions, (partition) =>
    partition.find<SortedRecord>(filter, options).toArray(),
  );
  const merged = await timed(() => merge(results, wanted));
  const sent = results.reduce((sum, { length }) => sum + length, 0);
  const batched = merged.result.reduce(
    (sum, taken, at) =>
      sum + Math.min(results[at]?.length ?? 0, (Math.floor(taken / batchLength) + 1) * batchLength),
    0,
  );
  const kilobytes = (sent * BSON.calculateObjectSize(results[0]?.[0] ?? {})) / 1000;
  return `| page ${page} | ${wanted} | ${sent} | ${batched} | ${kilobytes.toFixed(0)} | ${times} | ${merged.ms.toFixed(1)} |`;
}

async function countRow(partitions: Partitions, events: number): Promise<string> {
  const { results, times } = await readAll(partitions, (partition) =>
    partition.countDocuments(filter, { hint: index }),
  );
  const total = results.reduce((sum, one) => sum + one, 0);
  if (total !== events) throw new Error(`The partitions have ${total} events.`);
  return `| total | | | | | ${times} | |`;
}

/** The list in memory: ids, starts and ends of all records. */
async function listRow(partitions: Partitions): Promise<string> {
  const options = {
    properties: ["_id", "utc_start_date", "utc_end_date"],
    sort: Object.fromEntries(order.map((name) => [name, 1 as const])),
    hint: index,
    batchSize: 20_000,
  };
  const { results, times } = await readAll(partitions, (partition) =>
    findColumns(partition, filter, options),
  );
  const lists = results.map(([ids = new Float64Array(), starts = new Float64Array()]) =>
    Array.from(ids, (_id, at) => ({ _id, utc_start_date: new Date(starts[at] ?? 0), date: new Date(_id) })),
  );
  const length = lists.reduce((sum, list) => sum + list.length, 0);
  const merged = await timed(() => merge(lists, length));
  const kilobytes =
    (length * BSON.calculateObjectSize({ _id: 1, utc_start_date: new Date(), utc_end_date: new Date() })) /
    1000;
  return `| list in memory | | ${length} | | ${kilobytes.toFixed(0)} | ${times} | ${merged.ms.toFixed(1)} |`;
}

/** Merges the first records of sorted lists by a heap of their next ones; returns how many of each are among them. */
function merge(lists: readonly (readonly SortedRecord[])[], wanted: number): readonly number[] {
  const taken = lists.map(() => 0);
  const next = (list: number): SortedRecord | undefined => lists[list]?.[taken[list] ?? 0];
  const heap = lists.flatMap((list, at) => (list.length > 0 ? [at] : []));
  const isBefore = (one: number, other: number): boolean => isSmaller(next(one), next(other));
  for (let at = heap.length >> 1; at >= 0; at -= 1) sink(heap, at, isBefore);
  for (let count = 0; count < wanted; count += 1) {
    const [list] = heap;
    if (list === undefined) break;
    taken[list] = (taken[list] ?? 0) + 1;
    if (next(list) === undefined) {
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) heap[0] = last;
    }
    sink(heap, 0, isBefore);
  }
  return taken;
}

function isSmaller(one: SortedRecord | undefined, other: SortedRecord | undefined): boolean {
  if (one === undefined || other === undefined) return other === undefined;
  const difference =
    one.utc_start_date.getTime() - other.utc_start_date.getTime() ||
    one.date.getTime() - other.date.getTime();
  return (difference || one._id - other._id) < 0;
}

/** Moves an entry of a heap down until none below is smaller. */
function sink(heap: number[], from: number, isBefore: (one: number, other: number) => boolean): void {
  for (let at = from; ; ) {
    let least = at;
    for (const below of [2 * at + 1, 2 * at + 2])
      if (below < heap.length && isBefore(heap[below] ?? 0, heap[least] ?? 0)) least = below;
    if (least === at) return;
    [heap[at], heap[least]] = [heap[least] ?? 0, heap[at] ?? 0];
    at = least;
  }
}
