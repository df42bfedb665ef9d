import type { RecordDocument } from "./documents.js";
import { HeldList } from "./held-list.js";
import { knownOf } from "./known-list.js";
import { keyOf } from "./list-key.js";
import type { Paging } from "./list-page.js";
import { pageWithin, type Range } from "./list-stretch.js";
import { type ListQuestion, loadList, long, longest } from "./load-list.js";
import type { KeptList } from "./packed-list.js";
import { isSearch, loadSearch, noteSearch } from "./searched-list.js";

/** A list is loaded when it was asked for so often, */
const worthwhile = 3;
/** and where it is long, when finding it in the index took as many steps as so many times its length. */
const worthwhileSteps = 4;

/** What a list that is kept tells. */
export interface KeptOutcome {
  /** Absent where the list is not kept: it has no bounds in time, is too long, or is not asked for often enough. */
  readonly page?: { readonly ids: readonly number[]; readonly total: number };
  /** Is to be told what the store found instead, so that lists are kept that are worth it. */
  learn(total: number): void;
}

const nothingKnown: KeptOutcome = { learn: () => undefined };

/**
 * One page of a list and its total, found in memory: callers ask for the same list between other bounds in time again and
 * again.
 */
export async function findInKept<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  { skip, size }: { readonly skip: number; readonly size: Paging["size"] },
): Promise<KeptOutcome> {
  const { period } = question.facts;
  if (period === undefined) return nothingKnown;
  const [start, end] = [`utc_${period.start}`, `utc_${period.end}`];
  const { bounds, others } = splitBounds(question.filter, [start, end]);
  if (bounds.length === 0 && !isSearch(others)) return nothingKnown;
  const { list, learn } = await keptList(question, others, [start, end]);
  if (list === undefined) return { learn: (total) => learn(skip, total) };

  const starts = rangeOf(bounds.filter(({ property }) => property === start));
  const ends = rangeOf(bounds.filter(({ property }) => property === end));
  const isByStart = question.keys[0]?.[0] === start && question.keys[0][1] === 1;
  return { page: pageWithin(list, { starts, ends }, isByStart, { skip, size }), learn: () => undefined };
}

function rangeOf(bounds: readonly Bound[]): Range {
  return {
    from: Math.max(Number.NEGATIVE_INFINITY, ...bounds.map(({ range }) => range.from)),
    to: Math.min(Number.POSITIVE_INFINITY, ...bounds.map(({ range }) => range.to)),
  };
}

interface Bound {
  readonly property: string;
  readonly range: Range;
}

const ranges: Readonly<Record<string, (bound: number) => Range>> = {
  $gte: (from) => ({ from, to: Number.POSITIVE_INFINITY }),
  $gt: (below) => ({ from: below + 1, to: Number.POSITIVE_INFINITY }),
  $lte: (to) => ({ from: Number.NEGATIVE_INFINITY, to }),
  $lt: (above) => ({ from: Number.NEGATIVE_INFINITY, to: above - 1 }),
};

/** Takes a condition apart: bounds of the properties, and all other conditions. */
function splitBounds(
  filter: object,
  properties: readonly string[],
): { readonly bounds: readonly Bound[]; readonly others: readonly object[] } {
  const bounds: Bound[] = [];
  const others: object[] = [];
  for (const condition of conditionsIn(filter)) {
    const found = boundIn(condition, properties);
    if (found === undefined) others.push(condition);
    else bounds.push(found);
  }
  return { bounds, others };
}

/** The conditions that all have to hold. */
function conditionsIn(filter: object): readonly object[] {
  const inner: unknown = Reflect.get(filter, "$and");
  if (!Array.isArray(inner) || Object.keys(filter).length > 1) return [filter];
  return inner.flatMap((condition: unknown) =>
    typeof condition === "object" && condition !== null ? conditionsIn(condition) : [],
  );
}

function boundIn(condition: object, properties: readonly string[]): Bound | undefined {
  const given = onlyEntry(condition);
  if (given === undefined || !properties.includes(given.name)) return undefined;
  const { name: operator, value: bound } = onlyEntry(given.value) ?? { name: "" };
  const toRange = ranges[operator];
  if (toRange === undefined || !(bound instanceof Date)) return undefined;
  return { property: given.name, range: toRange(bound.getTime()) };
}

function onlyEntry(value: unknown): { readonly name: string; readonly value?: unknown } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [first, ...others] = Object.entries(value) as [string, unknown][];
  return first === undefined || others.length > 0 ? undefined : { name: first[0], value: first[1] };
}

/** How often a list was asked for that is not kept, how many steps that took, and how long it was at most. */
interface Asked {
  readonly times: number;
  readonly steps: number;
  readonly length: number;
}

/** What is known of a list: how it was asked for, that it is too long, or the list itself, maybe on its way. */
type Known = Asked | "too long" | HeldList;

const neverAsked: Asked = { times: 0, steps: 0, length: 0 };

async function keptList<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
): Promise<{ readonly list?: KeptList; readonly learn: (skip: number, total: number) => void }> {
  const { facts, fresh } = question;
  const key = keyOf(question, conditions);
  const from = [facts.collection];
  // Nothing else is kept under keys that begin like this.
  const known = knownOf({ question, conditions, period, key }) as Known | null | undefined;
  const learnNothing = (): void => undefined;
  if (known === "too long") return { learn: learnNothing };
  if (known instanceof HeldList) {
    const list = await known.ready();
    return list === undefined ? { learn: learnNothing } : { list, learn: learnNothing };
  }
  const { times, steps, length } = known ?? neverAsked;
  const isFirstSearch = times === 0 && isSearch(conditions);
  const isWorth =
    times + 1 >= worthwhile && (length <= long || (length <= longest && steps >= worthwhileSteps * length));
  const learn = (skip: number, total: number): void => {
    if (isSearch(conditions)) noteSearch(question, conditions, total);
    // Others asked meanwhile, and may have loaded it.
    const present = (fresh.last(key, facts.collection)?.value as Known | null | undefined) ?? neverAsked;
    if (present === "too long" || present instanceof HeldList) return;
    const asked: Asked = {
      times: present.times + 1,
      steps: present.steps + skip + total,
      length: Math.max(present.length, total),
    };
    fresh.set(key, asked, { from });
  };
  if (!isWorth && !isFirstSearch) return { learn };
  const isLong = length > long;
  const held = isFirstSearch
    ? new HeldList({ fresh, key, from }, loadSearch(question, conditions, period), { otherwise: neverAsked })
    : new HeldList({ fresh, key, from }, loadList(question, conditions, period, isLong), { isLong });
  const list = await held.ready();
  if (list === undefined) return { learn: isFirstSearch ? learn : learnNothing };
  return { list, learn: learnNothing };
}
