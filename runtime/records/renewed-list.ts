import type { Filter } from "mongodb";
import { timeLimit } from "../storage/database.js";
import { findNumbers } from "../storage/find-numbers.js";
import type { RecordDocument } from "./documents.js";
import { type ListQuestion, readColumns } from "./load-list.js";
import { type ListColumns, PackedList, packed, packList, unpackList } from "./packed-list.js";

/** Where more records than that begin at the times of new ones, the list is loaded anew. */
const mostTied = 2000;

/** So many steps back what was chosen from a list is known after it changed. */
const mostFormer = 200;

/**
 * A list by start as it is now, of which only some records were written to since: they are taken out, and those that still
 * belong to it, or do now, are put in where they belong. One query by their ids, however long the list is, and one for the
 * order of those that begin at the same time. `"too long"` where that does not tell.
 */
export async function renewList<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
  { list, written }: { readonly list: PackedList; readonly written: readonly number[] },
): Promise<PackedList | "too long"> {
  if (question.keys[0]?.[0] !== period[0]) return "too long";
  const wanted = [{ _id: { $in: written } }, ...conditions];
  const options = optionsOf(question, written.length);
  const { columns: rows } = await readColumns({ ...question, keys: [] }, wanted, period, options);
  const places = hasGaps(rows.starts, list) ? undefined : await placesOf(question, list, rows, written);
  return places === undefined ? "too long" : withRows(list, rows, written, places);
}

function optionsOf<Document extends RecordDocument>({ keys }: ListQuestion<Document>, count: number) {
  return { hint: "_id_", sort: keys, batchSize: count + 1, ...timeLimit };
}

/** Whether something does not say when it begins. */
function hasGaps(starts: Float64Array, { columns, unit }: PackedList): boolean {
  // Whole seconds are numbers all.
  return starts.some(Number.isNaN) || (unit === 1 && columns.starts.some(Number.isNaN));
}

/** The places of a list that rows come before; undefined where the order became another one. */
async function placesOf<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  list: PackedList,
  rows: ListColumns,
  gone: readonly number[],
): Promise<readonly number[] | undefined> {
  const direction = question.keys[0]?.[1] ?? 1;
  const firsts = Array.from(rows.starts, (start) => firstPlace(list, (at) => direction * (at - start) >= 0));
  const tied = new Map<number, number>();
  for (const [row, start] of rows.starts.entries())
    for (let at = firsts[row] ?? 0; list.start(at) * list.unit === start; at += 1) {
      if (!gone.includes(list.id(at))) tied.set(list.id(at), at);
      if (tied.size > mostTied) return undefined;
    }
  const ids = tied.size === 0 ? [...rows.ids] : await inOrder(question, [...tied.keys(), ...rows.ids]);
  const places: number[] = [];
  let last = -1;
  for (const id of ids) {
    const place = tied.get(id);
    if (place === undefined) {
      // Somebody changed a row meanwhile.
      if (id !== rows.ids[places.length]) return undefined;
      places.push(Math.max(last + 1, firsts[places.length] ?? 0));
    } else if (place < last) return undefined;
    else last = place;
  }
  return places.length === rows.ids.length ? places : undefined;
}

/** Ids in the order of a list. */
async function inOrder<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  ids: readonly number[],
): Promise<readonly number[]> {
  const filter = { _id: { $in: ids } } as Filter<Document>;
  const found = await findNumbers(question.collection, filter, ["_id"], optionsOf(question, ids.length));
  return [...(found[0] ?? [])];
}

/** The first place of a list whose start is so, as all after it are. */
function firstPlace(list: PackedList, isSo: (start: number) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(list.start(middle) * list.unit)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A list without the records of some ids, and with rows in its order, each before the record at a place. */
export function withRows(
  list: PackedList,
  rows: ListColumns,
  gone: readonly number[],
  places: readonly number[],
): PackedList {
  const { columns, unit } = list;
  const edits = [
    ...places.map((at, row): Edit => ({ at, row })),
    ...gone.map((id): Edit => ({ at: columns.ids.indexOf(id) })).filter(({ at }) => at !== -1),
  ].sort((one, other) => one.at - other.at || rankOf(one) - rankOf(other));
  const steps = edits.map(({ at, row }) => ({ at, isNew: row !== undefined }));
  const former = [...list.former, { version: list.version, edits: steps }].slice(-mostFormer);
  const fitting = {
    ids: fit(rows.ids, columns.ids, 1),
    starts: fit(rows.starts, columns.starts, unit),
    ends: fit(rows.ends, columns.ends, unit),
  };
  const { ids, starts, ends } = fitting;
  if (ids !== undefined && starts !== undefined && ends !== undefined) {
    const next = {
      ids: edited(columns.ids, ids, edits),
      starts: edited(columns.starts, starts, edits),
      ends: edited(columns.ends, ends, edits),
    };
    return new PackedList(next, unit, former);
  }
  // What is new does not fit into the room that the others take.
  const full = unpackList(list);
  const columnsNow = {
    ids: edited(full.ids, rows.ids, edits),
    starts: edited(full.starts, rows.starts, edits),
    ends: edited(full.ends, rows.ends, edits),
  };
  return packList(columnsNow, former);
}

/** Before the record at a place comes a row; without one, the record goes. */
interface Edit {
  readonly at: number;
  readonly row?: number;
}

function rankOf({ row }: Edit): number {
  return row ?? Number.POSITIVE_INFINITY;
}

/** Numbers as a column has them; undefined where that cannot be. */
function fit(
  numbers: Float64Array,
  column: Float64Array | Uint32Array,
  unit: number,
): Float64Array | Uint32Array | undefined {
  return column instanceof Uint32Array ? packed(numbers, unit) : numbers;
}

function edited<Column extends Float64Array | Uint32Array>(
  old: Column,
  rows: Float64Array | Uint32Array,
  edits: readonly Edit[],
): Column {
  const length = old.length + 2 * rows.length - edits.length;
  const target = (old instanceof Uint32Array ? new Uint32Array(length) : new Float64Array(length)) as Column;
  let [from, to] = [0, 0];
  for (const { at, row } of edits) {
    target.set(old.subarray(from, at), to);
    to += at - from;
    from = row === undefined ? at + 1 : at;
    if (row === undefined) continue;
    target[to] = rows[row] ?? Number.NaN;
    to += 1;
  }
  target.set(old.subarray(from), to);
  return target;
}
