import type { KeptList } from "./packed-list.js";

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

/**
 * One page of a list within bounds, and how many records there are within them. In a list by start hardly a record is looked
 * at: those that begin early enough, and end late enough, are known by their places.
 */
export function pageWithin(
  list: KeptList,
  { starts, ends }: ListBounds,
  isByStart: boolean,
  { skip, size }: PagePlace,
): { readonly ids: readonly number[]; readonly total: number } {
  const bounds = { starts: inUnits(starts, list), ends: inUnits(ends, list) };
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

function inUnits({ from, to }: Range, { unit }: KeptList): Range {
  return { from: Math.ceil(from / unit), to: Math.floor(to / unit) };
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
  // It holds for what was chosen from a list as well.
  const longest = longestOf(list.whole);
  if (longest === undefined) return allOf(list);
  const from = firstFrom(list, Math.max(starts.from, ends.from - longest));
  const to = Math.max(from, firstFrom(list, Math.min(starts.to, ends.to) + 1));
  const sureFrom = Math.min(to, Math.max(from, firstFrom(list, Math.max(starts.from, ends.from))));
  const sureTo = Math.min(to, Math.max(sureFrom, firstFrom(list, ends.to - longest + 1)));
  return { from, sureFrom, sureTo, to };
}

const longestKnown = new WeakMap<KeptList, { readonly units: number | undefined }>();

/** How long the longest record of a list lasts, in its units; undefined where one of them ends before it begins, or never. */
function longestOf(list: KeptList): number | undefined {
  const known = longestKnown.get(list);
  if (known !== undefined) return known.units;
  let longest: number | undefined = 0;
  for (let at = 0; at < list.length; at += 1) {
    const lasts = list.end(at) - list.start(at);
    if (!(lasts >= 0)) {
      longest = undefined;
      break;
    }
    if (lasts > longest) longest = lasts;
  }
  longestKnown.set(list, { units: longest });
  return longest;
}

function isWithin(time: number, { from, to }: Range): boolean {
  return time >= from && time <= to;
}

/** The place of the first record of a list by start that does not begin before an instant. */
function firstFrom(list: KeptList, least: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (list.start(middle) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
