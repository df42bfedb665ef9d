import { type ColumnList, firstFrom } from "./column-list.js";
import type { Range } from "./conditions.js";

/** A list, and the ranges in which its records have to begin and to end. */
export interface BoundedList {
  readonly list: ColumnList;
  readonly starts: Range;
  readonly ends: Range;
  /** Whether the list is sorted by start. */
  readonly isByStart: boolean;
}

/** Which part of the records within the ranges is wanted. */
export interface PagePosition {
  readonly skip: number;
  readonly size: number;
}

export interface FoundPage {
  readonly ids: readonly number[];
  /** How many records there are within the ranges. */
  readonly total: number;
}

/**
 * One page of a list within ranges. In a list by start, binary searches find where records are sure to be within them, so
 * that hardly a record is read.
 */
export function findPage(bounded: BoundedList, { skip, size }: PagePosition): FoundPage {
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
export function findPageFromEnd(bounded: BoundedList, { skip, size }: PagePosition): FoundPage {
  const { total } = findPage(bounded, { skip: 0, size: 0 });
  const end = Math.max(0, total - skip);
  const first = Math.max(0, end - size);
  const { ids } = findPage(bounded, { skip: first, size: end - first });
  return { ids: [...ids].reverse(), total };
}

/** Places in a list: records outside `from` and `to` are out of the ranges, those between the sure places within them. */
interface Span {
  readonly from: number;
  readonly sureFrom: number;
  readonly sureTo: number;
  readonly to: number;
}

function wholeOf({ ids: { length } }: ColumnList): Span {
  return { from: 0, sureFrom: length, sureTo: length, to: length };
}

/** No record ends before it begins, or takes longer than the longest. */
function spanOf(list: ColumnList, starts: Range, ends: Range): Span {
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
