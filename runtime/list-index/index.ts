import type { RecordDocument } from "../core/documents.js";
import type { Paging } from "../resources/read/pagination.js";
import type { KeptList, PackedList } from "./column-list.js";
import { rangeOf, splitBounds } from "./date-range.js";
import { choosingOf } from "./filter-plan.js";
import { ChosenList } from "./filtered-list.js";
import { keyOf } from "./list-key.js";
import { type ListQuestion, loadList, long, longest } from "./load-list.js";
import { loadChoice } from "./load-postings.js";
import { knownOf, listChosenFrom } from "./look-up.js";
import { HeldList, type Holdable, type KeptPlace } from "./pending-entry.js";
import { Choice } from "./posting-list.js";
import { pageFromEnd, pageWithin } from "./range-scan.js";
import { isSearch, loadSearch, noteSearch } from "./search-admission.js";
import { unitedChoice } from "./union.js";

/** A list is loaded when it was asked for so often, */
const worthwhile = 3;
/** and where it is long, when finding it in the index took as many steps as so many times its length. */
const worthwhileSteps = 4;

/** What a list that is kept tells. */
export interface KeptOutcome {
  /** Absent where the list is not kept: it has no times, is too long, or is not asked for often enough. */
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
  const { keys, isBackwards } = forwards(question.keys);
  const { list, learn } = await keptList({ ...question, keys }, others, [start, end]);
  if (list === undefined) return { learn: (total) => learn(skip, total) };

  const starts = rangeOf(bounds.filter(({ property }) => property === start));
  const ends = rangeOf(bounds.filter(({ property }) => property === end));
  const within = { list, bounds: { starts, ends }, isByStart: keys[0]?.[0] === start };
  const page = isBackwards ? pageFromEnd(within, { skip, size }) : pageWithin(within, { skip, size });
  return { page, learn: () => undefined };
}

type Keys = ListQuestion<RecordDocument>["keys"];

/** The order in which a list is kept for both directions. */
function forwards(keys: Keys): { readonly keys: Keys; readonly isBackwards: boolean } {
  const isBackwards = keys[0]?.[1] === -1;
  const turned = keys.map(([property, direction]): Keys[number] => [property, direction === 1 ? -1 : 1]);
  return { keys: isBackwards ? turned : keys, isBackwards };
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

/** Is told how many records were left out before the page, and how many there are. */
type Learn = (skip: number, total: number) => void;

const learnNothing: Learn = () => undefined;

async function keptList<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
): Promise<{ readonly list?: KeptList; readonly learn: Learn }> {
  const { facts, fresh } = question;
  const place = { fresh, key: keyOf(question, conditions), from: [facts.collection] };
  const given = async (held: HeldList): Promise<KeptList | "outdated" | undefined> =>
    listOf(await held.ready(), () => listChosenFrom(question, choosingOf(facts, conditions), period));

  // Nothing else is kept under keys that begin like this.
  let known = knownOf({ question, conditions, period, key: place.key }) as Known | null | undefined;
  if (known === "too long") return { learn: learnNothing };
  if (known instanceof HeldList) {
    const list = await given(known);
    if (list === undefined) return { learn: learnNothing };
    if (list !== "outdated") return { list, learn: learnNothing };
    // It was chosen from a list that was loaded anew: so is the choice, at once.
    known = isSearch(conditions) ? neverAsked : askedEnough(known.list?.length ?? 0);
  }
  const asked = known ?? neverAsked;
  const learn = learnerOf(question, conditions, place.key);
  const held = await holdIfWorth(question, conditions, period, { place, asked });
  if (held === undefined) return { learn };
  const list = await given(held);
  if (list !== undefined && list !== "outdated") return { list, learn: learnNothing };
  return { learn: isFirstSearch(asked, conditions) ? learn : learnNothing };
}

function isFirstSearch({ times }: Asked, conditions: readonly object[]): boolean {
  return times === 0 && isSearch(conditions);
}

function isWorth({ times, steps, length }: Asked): boolean {
  const isSoonLoaded = length <= long || (length <= longest && steps >= worthwhileSteps * length);
  return times + 1 >= worthwhile && isSoonLoaded;
}

function askedEnough(length: number): Asked {
  return { times: worthwhile, steps: worthwhileSteps * length, length };
}

/** Has a list kept from now on, where that is worth it, or costs nothing. */
async function holdIfWorth<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
  { place, asked }: { readonly place: KeptPlace; readonly asked: Asked },
): Promise<HeldList | undefined> {
  if (isFirstSearch(asked, conditions))
    return new HeldList(place, loadSearch(question, conditions, period), { otherwise: neverAsked });
  if (isWorth(asked)) {
    const isLong = asked.length > long;
    return new HeldList(place, loadKept(question, conditions, period, isLong), { isLong });
  }
  const united = await unitedChoice(question, conditions, period, { isLoaded: false });
  return united && new HeldList(place, Promise.resolve(united));
}

/** Loads a list in the way that asks least of the store. */
async function loadKept<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
  isLong: boolean,
): Promise<Holdable | "too long"> {
  const united = await unitedChoice(question, conditions, period, { isLoaded: true });
  if (united !== undefined) return united;
  const choosing = choosingOf(question.facts, conditions);
  const whole = await listChosenFrom(question, choosing, period);
  return choosing === undefined || whole === undefined
    ? loadList(question, conditions, period, isLong)
    : loadChoice(question, choosing, whole, isLong);
}

/** Notes what the store found. */
function learnerOf<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  key: string,
): Learn {
  const { facts, fresh } = question;
  return (skip, total) => {
    if (isSearch(conditions)) noteSearch(question, conditions, total);
    // Others asked meanwhile, and may have loaded it.
    const present = (fresh.last(key, facts.collection)?.value as Known | null | undefined) ?? neverAsked;
    if (present === "too long" || present instanceof HeldList) return;
    const asked: Asked = {
      times: present.times + 1,
      steps: present.steps + skip + total,
      length: Math.max(present.length, total),
    };
    // Beside many answers it would soon be forgotten how often each list was asked for.
    fresh.set(key, asked, { from: [facts.collection], isDear: true });
  };
}

/** A list that is held; `"outdated"` where it was chosen from another one than `findWhole` gives. */
async function listOf(
  held: Holdable | undefined,
  findWhole: () => Promise<PackedList | undefined>,
): Promise<KeptList | "outdated" | undefined> {
  if (!(held instanceof Choice)) return held;
  const whole = await findWhole();
  if (whole === undefined) return "outdated";
  const choice = held.movedTo(whole);
  return choice === undefined ? "outdated" : new ChosenList(whole, choice);
}
