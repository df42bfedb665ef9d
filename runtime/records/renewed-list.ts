import { timeLimit } from "../storage/database.js";
import type { RecordDocument } from "./documents.js";
import { type ListQuestion, readColumns } from "./load-list.js";
import { type PackedColumn, PackedList, packed, packList, unpackList } from "./packed-list.js";

/** By what a list is ordered. */
type Keys = readonly (readonly [property: string, direction: 1 | -1])[];

/**
 * A list as it is now, of which only some records were written to since: they are taken out, and those that still belong to
 * it, or do now, are put in where they belong. One query by their ids, however long the list is. `"too long"` where it is not
 * known what the list is ordered by.
 */
export async function renewList<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
  { list, written }: { readonly list: PackedList; readonly written: readonly number[] },
): Promise<PackedList | "too long"> {
  const { keys } = question;
  const options = { hint: "_id_", sort: keys, batchSize: written.length + 1, ...timeLimit };
  const rows = await readColumns(question, [{ _id: { $in: written } }, ...conditions], period, options);
  return isOrderKnown(list, keys) && [...list.columns.keys()].every((name) => rows.has(name))
    ? withRows(list, keys, written, rows)
    : "too long";
}

function isOrderKnown({ columns }: PackedList, keys: Keys): boolean {
  return keys.every(([property]) => columns.get(property)?.values.some(Number.isNaN) === false);
}

/** A list without the records of some ids, and with others, which are in its order too. */
export function withRows(
  list: PackedList,
  keys: Keys,
  gone: readonly number[],
  rows: ReadonlyMap<string, Float64Array>,
): PackedList {
  const edits = editsOf(list, keys, gone, rows);
  const edit = (name: string, column: PackedColumn): PackedColumn | undefined => {
    const { values, unit } = column;
    const added = rows.get(name) ?? new Float64Array();
    const fitting = values instanceof Uint32Array ? packed(added, unit) : added;
    return fitting && { values: edited(values, fitting, edits), unit };
  };
  const columns = [...list.columns].map(([name, column]) => [name, edit(name, column)] as const);
  const known = columns.flatMap(([name, column]) => (column === undefined ? [] : [[name, column] as const]));
  if (known.length === columns.length) return new PackedList(new Map(known));
  // What is new does not fit into the room that the others take.
  const full = [...unpackList(list)].map(([name, values]): [string, Float64Array] => [
    name,
    edited(values, rows.get(name) ?? new Float64Array(), edits),
  ]);
  return packList(new Map(full));
}

/** Before the record at a place comes a row; without one, the record goes. */
interface Edit {
  readonly at: number;
  readonly row?: number;
}

/** What is to be done to a list, from its beginning to its end. */
function editsOf(
  list: PackedList,
  keys: Keys,
  gone: readonly number[],
  rows: ReadonlyMap<string, Float64Array>,
): readonly Edit[] {
  const [ids] = list.columns.values();
  const [added] = rows.values();
  const edits = gone.flatMap((id): Edit[] => {
    const at = ids?.values.indexOf(id) ?? -1;
    return at === -1 ? [] : [{ at }];
  });
  for (let row = 0; row < (added?.length ?? 0); row += 1) {
    const order = keys.map(([property, direction]) => {
      const { values, unit } = list.columns.get(property) ?? { values: new Float64Array(), unit: 1 };
      return { values, unit, direction, value: rows.get(property)?.[row] ?? Number.NaN };
    });
    edits.push({ at: placeFor(list.length, order), row });
  }
  const rankOf = ({ row }: Edit): number => row ?? Number.POSITIVE_INFINITY;
  return edits.sort((one, other) => one.at - other.at || rankOf(one) - rankOf(other));
}

/** The values of a column in the order of a list, and that of a row. */
interface ComparedColumn extends PackedColumn {
  readonly direction: 1 | -1;
  readonly value: number;
}

/** The first place whose record comes not before a row. */
function placeFor(length: number, order: readonly ComparedColumn[]): number {
  const isBefore = (place: number): boolean => {
    for (const { values, unit, direction, value } of order) {
      const difference = (values[place] ?? 0) * unit - value;
      if (difference !== 0) return direction * difference < 0;
    }
    return false;
  };
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function edited<Values extends Float64Array | Uint32Array>(
  old: Values,
  rows: Float64Array | Uint32Array,
  edits: readonly Edit[],
): Values {
  const added = edits.filter(({ row }) => row !== undefined).length;
  const length = old.length + 2 * added - edits.length;
  const target = (old instanceof Uint32Array ? new Uint32Array(length) : new Float64Array(length)) as Values;
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
