/** Numbers of a list in its order; whole numbers of 32 bits take half the room. */
export type Column = Uint32Array | Float64Array;

/** All records of a list, whatever their dates, as three columns in the order of the list. Never changes. */
export interface ColumnList {
  readonly ids: Column;
  /** When each record begins and ends, in seconds. */
  readonly starts: Column;
  readonly ends: Column;
  /** No record takes longer, in seconds; undefined where one ends before it begins, or has no dates. */
  readonly longest: number | undefined;
}

/** Columns as they are read from the store. */
export interface Columns {
  readonly ids: Float64Array;
  readonly starts: Float64Array;
  readonly ends: Float64Array;
}

/** Makes a list of columns. Of a record that was read twice, because it moved meanwhile, the later row counts. */
export function createColumnList(columns: Columns): ColumnList {
  const { ids, starts, ends } = withoutDuplicates(columns);
  return {
    ids: compact(ids),
    starts: compact(starts),
    ends: compact(ends),
    longest: longestOf(starts, ends),
  };
}

/** Bytes of a list. */
export function sizeOf({ ids, starts, ends }: ColumnList): number {
  return ids.byteLength + starts.byteLength + ends.byteLength;
}

/** The records of a list whose ids are in any of some columns, in the order of the list. */
export function selectIds(list: ColumnList, wantedIds: readonly Column[]): ColumnList {
  const wanted = createIdSet(list.ids);
  let count = 0;
  for (const ids of wantedIds) for (const id of ids) if (wanted.add(id)) count += 1;
  const columns = {
    ids: new Float64Array(count),
    starts: new Float64Array(count),
    ends: new Float64Array(count),
  };
  let length = 0;
  for (let place = 0; place < list.ids.length && length < count; place += 1) {
    const id = list.ids[place] ?? Number.NaN;
    if (!wanted.has(id)) continue;
    columns.ids[length] = id;
    columns.starts[length] = list.starts[place] ?? Number.NaN;
    columns.ends[length] = list.ends[place] ?? Number.NaN;
    length += 1;
  }
  return createColumnList({
    ids: columns.ids.subarray(0, length),
    starts: columns.starts.subarray(0, length),
    ends: columns.ends.subarray(0, length),
  });
}

/** A list by start without the records of some ids, and with rows put in by their starts, before records that begin as they do. */
export function withChanges(list: ColumnList, removed: readonly number[], rows: Columns): ColumnList {
  const edits: Edit[] = placesOf(list, removed, rows.starts).map((at) => ({ at }));
  for (const [row, start] of rows.starts.entries()) edits.push({ at: firstFrom(list, start), row });
  // Rows come before the record at their place, even if that is removed.
  edits.sort(
    (one, other) => one.at - other.at || (one.row ?? rows.ids.length) - (other.row ?? rows.ids.length),
  );
  const [before, added] = [list.longest, longestOf(rows.starts, rows.ends)];
  return {
    ids: edited(list.ids, edits, rows.ids),
    starts: edited(list.starts, edits, rows.starts),
    ends: edited(list.ends, edits, rows.ends),
    // The longest record may be removed: it bounds the others all the same.
    longest: before === undefined || added === undefined ? undefined : Math.max(before, added),
  };
}

/** The first place of a list by start at which records begin at an instant or later. */
export function firstFrom({ starts }: ColumnList, instant: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) >= instant) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A change at a place: a row is put in before it, or else the record there is removed. */
interface Edit {
  readonly at: number;
  readonly row?: number;
}

function edited(column: Column, edits: readonly Edit[], rows: Float64Array): Column {
  const size = column.length + 2 * rows.length - edits.length;
  const isShort = column instanceof Uint32Array && rows.every(isShortNumber);
  const result = isShort ? new Uint32Array(size) : new Float64Array(size);
  let [from, to] = [0, 0];
  for (const { at, row } of edits) {
    result.set(column.subarray(from, at), to);
    to += at - from;
    from = row === undefined ? at + 1 : at;
    if (row !== undefined) {
      result[to] = rows[row] ?? Number.NaN;
      to += 1;
    }
  }
  result.set(column.subarray(from), to);
  return result;
}

/** From this number of ids on, one pass over the list is faster than a search for each. */
const manyIds = 20;

/** Places of ids. Records that begin at one of some instants are found by binary search. */
function placesOf(list: ColumnList, wanted: readonly number[], instants: Float64Array): number[] {
  const missing = new Set(wanted);
  const places: number[] = [];
  const take = (at: number): void => {
    if (missing.delete(list.ids[at] ?? Number.NaN)) places.push(at);
  };
  for (const instant of new Set(instants))
    for (let at = firstFrom(list, instant); list.starts[at] === instant; at += 1) take(at);
  if (missing.size >= manyIds) for (let at = 0; at < list.ids.length; at += 1) take(at);
  else for (const id of missing) take(list.ids.indexOf(id));
  return places;
}

function compact(numbers: Float64Array): Column {
  return numbers.every(isShortNumber) ? new Uint32Array(numbers) : numbers;
}

function isShortNumber(number: number): boolean {
  return number >>> 0 === number;
}

function longestOf(starts: Float64Array, ends: Float64Array): number | undefined {
  let longest = 0;
  for (let at = 0; at < starts.length; at += 1) {
    const duration = (ends[at] ?? Number.NaN) - (starts[at] ?? Number.NaN);
    if (!(duration >= 0)) return undefined;
    if (duration > longest) longest = duration;
  }
  // Fractions of seconds are not exact.
  return Math.ceil(longest);
}

function withoutDuplicates(columns: Columns): Columns {
  const { ids, starts, ends } = columns;
  const seen = createIdSet(ids);
  const isLast = new Uint8Array(ids.length);
  let count = 0;
  for (let at = ids.length - 1; at >= 0; at -= 1)
    if (seen.add(ids[at] ?? Number.NaN)) {
      isLast[at] = 1;
      count += 1;
    }
  if (count === ids.length) return columns;
  const isSelected = (_value: number, at: number): boolean => isLast[at] === 1;
  return { ids: ids.filter(isSelected), starts: starts.filter(isSelected), ends: ends.filter(isSelected) };
}

/** Ids that lie further apart than this are not worth a table of all numbers between them. */
const sparse = 4;
const longestTable = 2 ** 31;

/**
 * An empty set for ids such as those given: a table of flags where they lie close together. `add` returns false for an id that
 * is in the set already.
 */
function createIdSet(ids: Column) {
  let highest = 0;
  for (const id of ids) highest = Math.max(highest, id);
  if (highest > Math.min(longestTable, sparse * ids.length)) {
    const set = new Set<number>();
    return { add: (id: number) => set.size < set.add(id).size, has: (id: number) => set.has(id) };
  }
  const flags = new Uint8Array(highest + 1);
  return {
    add(id: number) {
      if (!(id <= highest) || flags[id] === 1) return false;
      flags[id] = 1;
      return true;
    },
    has: (id: number) => flags[id] === 1,
  };
}

/** Instants in milliseconds, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A list, and the ranges in which its records have to begin and to end. */
interface BoundedList {
  readonly list: ColumnList;
  readonly starts: Range;
  readonly ends: Range;
  /** Whether the list is sorted by start. */
  readonly isByStart: boolean;
}

/**
 * One page of a list within ranges, and how many records there are within them. In a list by start, binary searches find where
 * records are sure to be within them, so that hardly a record is read.
 */
export function findPage(
  bounded: BoundedList,
  { skip, size }: { readonly skip: number; readonly size: number },
) {
  const { list } = bounded;
  const [starts, ends] = [inSeconds(bounded.starts), inSeconds(bounded.ends)];
  const { from, sureFrom, sureTo, to } = bounded.isByStart ? spanOf(list, starts, ends) : wholeOf(list);
  const ids: number[] = [];
  let total = 0;
  const scan = (first: number, last: number): void => {
    for (let at = first; at < last; at += 1) {
      if (!isWithin(list.starts[at], starts) || !isWithin(list.ends[at], ends)) continue;
      if (total >= skip && ids.length < size) ids.push(list.ids[at] ?? Number.NaN);
      total += 1;
    }
  };
  scan(from, sureFrom);
  for (let at = sureFrom + Math.max(0, skip - total); at < sureTo && ids.length < size; at += 1)
    ids.push(list.ids[at] ?? Number.NaN);
  total += sureTo - sureFrom;
  scan(sureTo, to);
  return { ids, total };
}

/** The same page of the list read from its end. */
export function findPageFromEnd(
  bounded: BoundedList,
  { skip, size }: { readonly skip: number; readonly size: number },
): ReturnType<typeof findPage> {
  const { total } = findPage(bounded, { skip: 0, size: 0 });
  const end = Math.max(0, total - skip);
  const first = Math.max(0, end - size);
  const { ids } = findPage(bounded, { skip: first, size: end - first });
  return { ids: ids.reverse(), total };
}

/** Places in a list: records outside `from` and `to` are out of the ranges, those between the sure places within them. */
function wholeOf({ ids: { length } }: ColumnList) {
  return { from: 0, sureFrom: length, sureTo: length, to: length };
}

/** No record ends before it begins, or takes longer than the longest. */
function spanOf(list: ColumnList, starts: Range, ends: Range) {
  const { longest } = list;
  if (longest === undefined) return wholeOf(list);
  const from = firstFrom(list, Math.max(starts.from, ends.from - longest));
  const to = Math.max(from, firstAfter(list, Math.min(starts.to, ends.to)));
  const sureFrom = Math.min(to, Math.max(from, firstFrom(list, Math.max(starts.from, ends.from))));
  const sureTo = Math.min(to, Math.max(sureFrom, firstAfter(list, ends.to - longest)));
  return { from, sureFrom, sureTo, to };
}

/** The first place at which records begin after an instant in seconds; instants have milliseconds. */
function firstAfter(list: ColumnList, instant: number): number {
  return firstFrom(list, instant + 0.0005);
}

function inSeconds({ from, to }: Range): Range {
  return { from: from / 1000, to: to / 1000 };
}

function isWithin(time = Number.NaN, { from, to }: Range): boolean {
  return time >= from && time <= to;
}
