import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import { findColumns } from "../storage/column-reader.js";
import { timeLimit } from "../storage/database.js";
import type { Edit } from "./chunked-array.js";
import { firstPlace, type ListColumns, longestOf, PackedList } from "./column-list.js";
import { type ListQuestion, readColumns } from "./load-list.js";
import { placesOf } from "./position-index.js";

/** Where more records than that begin at the times of new ones, the list is loaded anew. */
const mostTied = 2000;

/** So many steps back what was chosen from a list is known after it changed. */
const mostFormer = 200;

/** A list, what it is of, and the ids of the records that were written to since. */
interface Renewal<Document extends RecordDocument> {
  readonly question: ListQuestion<Document>;
  readonly conditions: readonly object[];
  readonly period: readonly [start: string, end: string];
  readonly list: PackedList;
  readonly written: readonly number[];
}

/**
 * A list by start as it is now, of which only some records were written to since: they are taken out, and those that still
 * belong to it, or do now, are put in where they belong. One query by their ids, however long the list is, and one for the
 * order of those that begin at the same time. `"too long"` where that does not tell.
 */
export async function renewList<Document extends RecordDocument>(
  renewal: Renewal<Document>,
): Promise<PackedList | "too long"> {
  const { question, conditions, period, list, written } = renewal;
  if (question.keys[0]?.[0] !== period[0]) return "too long";
  const wanted = [{ _id: { $in: written } }, ...conditions];
  const options = { hint: "_id_", sort: question.keys, batchSize: written.length + 1, ...timeLimit };
  const { columns: rows } = await readColumns({ ...question, keys: [] }, wanted, period, options);
  const hasGaps = rows.starts.some(Number.isNaN) || list.columns.starts.hasGaps;
  const places = hasGaps ? undefined : await placesFor(renewal, rows);
  return places === undefined ? "too long" : withRows(list, rows, written, places);
}

/** The places of a list that rows come before; undefined where the order became another one. */
async function placesFor<Document extends RecordDocument>(
  renewal: Renewal<Document>,
  rows: ListColumns,
): Promise<readonly number[] | undefined> {
  const { list, written, question } = renewal;
  const direction = question.keys[0]?.[1] ?? 1;
  const firsts = Array.from(rows.starts, (start) => firstPlace(list, (at) => direction * (at - start) >= 0));
  const tied = new Map<number, number>();
  for (const [row, start] of rows.starts.entries())
    for (let at = firsts[row] ?? 0; list.start(at) === start; at += 1) {
      if (!written.includes(list.id(at))) tied.set(list.id(at), at);
      if (tied.size > mostTied) return undefined;
    }
  const ids = tied.size === 0 ? rows.ids : await inOrder(renewal, rows.starts);
  const added = new Set(rows.ids);
  const places: number[] = [];
  let last = -1;
  for (const id of ids) {
    const place = tied.get(id);
    if (place !== undefined) {
      if (place < last) return undefined;
      last = place;
    } else if (id === rows.ids[places.length]) places.push(Math.max(last + 1, firsts[places.length] ?? 0));
    // A row was changed meanwhile; others that were are the next renewal's.
    else if (added.has(id)) return undefined;
  }
  return places.length === rows.ids.length ? places : undefined;
}

/** Ids of what begins at some instants, in the order of the list: its own index tells them without a look at the records. */
async function inOrder<Document extends RecordDocument>(
  { question, conditions, period, written }: Renewal<Document>,
  starts: Float64Array,
): Promise<Float64Array> {
  const instants = Array.from(new Set(starts), (start) => new Date(Math.round(start * 1000)));
  // The conditions are those of the list.
  const filter = { $and: [...conditions, { [period[0]]: { $in: instants } }] } as unknown as Filter<Document>;
  const limit = mostTied + written.length;
  const options = { sort: question.keys, limit, batchSize: limit + 1, ...timeLimit };
  const [found = new Float64Array()] = await findColumns(question.collection, filter, ["_id"], options);
  return found;
}

/** A list without the records of some ids, and with rows in its order, each before the record at a place. */
export function withRows(
  list: PackedList,
  rows: ListColumns,
  gone: readonly number[],
  places: readonly number[],
): PackedList {
  const { ids, starts, ends } = list.columns;
  const edits = [
    ...places.map((at, row): Edit => ({ at, row })),
    ...placesOf(list, gone).map((at): Edit => ({ at })),
  ].sort((one, other) => one.at - other.at || rankOf(one) - rankOf(other));
  const steps = edits.map(({ at, row }) => ({ at, isNew: row !== undefined }));
  const columns = {
    ids: ids.edited(edits, rows.ids),
    starts: starts.edited(edits, rows.starts),
    ends: ends.edited(edits, rows.ends),
  };
  // The longest may be gone: it bounds the others nevertheless.
  const longest = longerOf(list.longest, longestOf(rows));
  const former = [...list.former, { version: list.version, edits: steps }].slice(-mostFormer);
  return new PackedList(columns, longest, former);
}

function rankOf({ row }: Edit): number {
  return row ?? Number.POSITIVE_INFINITY;
}

function longerOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : Math.max(one, other);
}
