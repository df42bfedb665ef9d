import { firstPlace, type KeptList } from "./column-list.js";

/** Instants in milliseconds, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** When the records of a page have to begin and to end. */
export interface ListBounds {
  readonly starts: Range;
  readonly ends: Range;
}

/** Which part of what a list has within its bounds is asked for. */
interface PagePlace {
  readonly skip: number;
  readonly size: number;
}

interface FoundPlaces {
  readonly ids: readonly number[];
  readonly total: number;
}

/** A list by start or by something else, and the bounds within which its records count. */
interface BoundedList {
  readonly list: KeptList;
  readonly bounds: ListBounds;
  readonly isByStart: boolean;
}

/**
 * One page of a list within bounds, and how many records there are within them. In a list by start hardly a record is looked
 * at: those that begin early enough, and end late enough, are known by their places.
 */
export function pageWithin(
  { list, bounds: { starts, ends }, isByStart }: BoundedList,
  { skip, size }: PagePlace,
): FoundPlaces {
  const bounds = { starts: inSeconds(starts), ends: inSeconds(ends) };
  const { from, sureFrom, sureTo, to } = isByStart ? stretchOf(list, bounds) : allOf(list);
  const ids: number[] = [];
  let total = 0;
  const look = (first: number, last: number): void => {
    for (let at = first; at < last; at += 1) {
      if (!isWithin(list.start(at), bounds.starts) || !isWithin(list.end(at), bounds.ends)) continue;
      if (total >= skip && ids.length < size) ids.push(list.id(at));
      total += 1;
    }
  };
  look(from, sureFrom);
  for (let at = sureFrom + Math.max(0, skip - total); at < sureTo && ids.length < size; at += 1)
    ids.push(list.id(at));
  total += sureTo - sureFrom;
  look(sureTo, to);
  return { ids, total };
}

/** The same of the list read from its end. */
export function pageFromEnd(bounded: BoundedList, { skip, size }: PagePlace): FoundPlaces {
  const { total } = pageWithin(bounded, { skip: 0, size: 0 });
  const end = Math.max(0, total - skip);
  const first = Math.max(0, end - size);
  const { ids } = pageWithin(bounded, { skip: first, size: end - first });
  return { ids: [...ids].reverse(), total };
}

function inSeconds({ from, to }: Range): Range {
  return { from: from / 1000, to: to / 1000 };
}

/** Places in a list: what lies outside the first and last is out of bounds, what lies between the others within them. */
interface Stretch {
  readonly from: number;
  readonly sureFrom: number;
  readonly sureTo: number;
  readonly to: number;
}

function allOf({ length }: KeptList): Stretch {
  return { from: 0, sureFrom: length, sureTo: length, to: length };
}

/** No record ends before it begins, or lasts longer than the longest. */
function stretchOf(list: KeptList, { starts, ends }: ListBounds): Stretch {
  const { longest } = list;
  if (longest === undefined) return allOf(list);
  const from = notBefore(list, Math.max(starts.from, ends.from - longest));
  const to = Math.max(from, after(list, Math.min(starts.to, ends.to)));
  const sureFrom = Math.min(to, Math.max(from, notBefore(list, Math.max(starts.from, ends.from))));
  const sureTo = Math.min(to, Math.max(sureFrom, after(list, ends.to - longest)));
  return { from, sureFrom, sureTo, to };
}

/** The place of the first record of a list by start that begins at an instant or later, */
function notBefore(list: KeptList, instant: number): number {
  return firstPlace(list, (start) => start >= instant);
}

/** or later. */
function after(list: KeptList, instant: number): number {
  return firstPlace(list, (start) => start > instant);
}

function isWithin(time: number, { from, to }: Range): boolean {
  return time >= from && time <= to;
}
