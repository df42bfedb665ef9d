import type { Collection, Filter, FindOptions } from "mongodb";
import type { FreshView } from "../cache/fresh-cache.js";
import { timeLimit } from "../storage/database.js";
import { findNumbers } from "../storage/find-numbers.js";
import type { RecordDocument } from "./documents.js";
import type { ResourceFacts } from "./facts.js";
import { ChosenList, type KeptList, packList, placesIn } from "./packed-list.js";

/** What is asked of a list that may be kept. */
export interface ListQuestion<Document extends RecordDocument> {
  readonly collection: Collection<Document>;
  readonly facts: ResourceFacts;
  readonly filter: Filter<Document>;
  readonly keys: [property: string, direction: 1 | -1][];
  readonly fresh: FreshView;
}

/** Longer lists are left to the index: loading them takes longer than it spares. */
export const longest = 2_000_000;
/** As many records may be read for one page, and in one step. */
export const long = 20_000;

/** A long list may take as long as that: nobody waits for it. */
const longTimeLimit = { maxTimeMS: 60_000 } as const;

/** The index that finds records by their words; it tells their ids as well. */
const wordIndex = "words";

/** Whether a condition is one that the index of words serves. */
export function isOfWords(condition: object): boolean {
  return "words" in condition;
}

/** All records of a list, in its order; where it may be long, they may take their time. */
export async function loadList<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
  isLong: boolean,
): Promise<KeptList | "too long"> {
  const options = {
    sort: question.keys,
    limit: longest + 1,
    batchSize: long + 2,
    ...(isLong ? longTimeLimit : timeLimit),
  };
  const columns = await readColumns(question, conditions, period, options);
  const list = packList(columns);
  return list.length > longest ? "too long" : list;
}

/**
 * The columns of records under some conditions, by the names of their properties; what they are ordered by is among them
 * only where all of it are numbers.
 */
export async function readColumns<Document extends RecordDocument>(
  { collection, keys }: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
  options: FindOptions,
): Promise<ReadonlyMap<string, Float64Array>> {
  const own = ["_id", ...period];
  const names = [...new Set([...own, ...keys.map(([property]) => property)])];
  // The conditions are those of the list.
  const filter = (conditions.length === 0 ? {} : { $and: conditions }) as Filter<Document>;
  const found = await findNumbers(collection, filter, names, options);
  const columns = names.map((name, at) => [name, found[at] ?? new Float64Array()] as const);
  return new Map(columns.filter(([name, column]) => own.includes(name) || !column.some(Number.isNaN)));
}

/** What a search finds, by its own index whatever the order: that is quicker made here, where it hangs on times and ids. */
export async function loadFound<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
): Promise<KeptList | "too long"> {
  const options = { hint: wordIndex, limit: long + 1, batchSize: long + 2, ...timeLimit };
  const columns = await readColumns(question, conditions, period, options);
  const sorted = question.keys.flatMap(([property, direction]): SortedColumn[] => {
    const values = columns.get(property);
    return values === undefined || values.some(Number.isNaN) ? [] : [{ values, direction }];
  });
  const length = columns.get("_id")?.length ?? 0;
  if (length > long || sorted.length < question.keys.length) return "too long";
  const order = Uint32Array.from({ length }, (_, at) => at).sort((one, other) => compare(sorted, one, other));
  const inOrder = (values: Float64Array): Float64Array =>
    Float64Array.from(order, (at) => values[at] ?? Number.NaN);
  return packList(new Map([...columns].map(([name, values]) => [name, inOrder(values)])));
}

interface SortedColumn {
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

/** Those records of a list that have words: the index of words tells which, and no document is read. */
export async function loadAmong<Document extends RecordDocument>(
  { collection }: ListQuestion<Document>,
  conditions: readonly object[],
  list: KeptList,
): Promise<KeptList | "too long"> {
  // The conditions are those of the list.
  const filter = { $and: conditions } as Filter<Document>;
  const options = { hint: wordIndex, limit: longest + 1, batchSize: long + 2, ...timeLimit };
  const [found] = await findNumbers(collection, filter, ["_id"], options);
  if (found === undefined || found.length > longest) return "too long";
  const places = placesIn(list);
  const kept = new Uint32Array(found.length);
  let count = 0;
  for (const id of found) {
    const place = places.of(id);
    if (place === undefined) continue;
    kept[count] = place;
    count += 1;
  }
  return new ChosenList(list, kept.slice(0, count).sort());
}
