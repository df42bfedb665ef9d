import { timeLimit } from "../storage/database.js";
import type { RecordDocument } from "./documents.js";
import { HeldList } from "./held-list.js";
import { keyOf } from "./list-key.js";
import { isOfWords, type ListQuestion, loadAmong, loadFound, loadList, long, longest } from "./load-list.js";
import { type KeptList, placesIn } from "./packed-list.js";

/**
 * All records that a search may find are loaded when searches have taken as long since the last write. In the time of a search
 * so many records might have been loaded,
 */
const recordsOfSearch = 300;
/** in that of reading one document so many; */
const recordsOfDocument = 4;
/** less is not worth a look how many there are. */
const worthCounting = 10_000;

/** Whether the index of words finds the records. */
export function isSearch(conditions: readonly object[]): boolean {
  return conditions.some(isOfWords);
}

/**
 * What a search finds has to be read whole even for one page, so that it is loaded the first time, unless it is long: from its
 * documents, or where all that it may find are kept, from the index of words alone.
 */
export async function loadSearch<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
): Promise<KeptList | "too long"> {
  const others = withoutWords(conditions);
  const all = await allSearched(question, others, period);
  if (all !== undefined) return loadAmong(question, conditions.filter(isOfWords), all);
  const found = await loadFound(question, conditions, period);
  noteSearch(question, conditions, found === "too long" ? long : found.length);
  return found;
}

function withoutWords(conditions: readonly object[]): readonly object[] {
  return conditions.filter((condition) => !isOfWords(condition));
}

/**
 * How many records might have been loaded in the time that searches took, and how many there are, once that matters; that
 * they are too many, or the list itself, maybe on its way.
 */
type Searched = { readonly spent: number; readonly length?: number } | "too long" | HeldList;

/** The list that searches choose from, once it is worth to keep it. */
async function allSearched<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
): Promise<KeptList | undefined> {
  const { collection, facts, fresh } = question;
  const key = searchedKey(question, conditions);
  const from = [facts.collection];
  // Nothing else is kept under keys that begin like this.
  const known = (fresh.get(key) as Searched | undefined) ?? { spent: 0 };
  if (known === "too long") return undefined;
  if (known instanceof HeldList) return known.ready();
  const { spent } = known;
  if (spent < (known.length ?? worthCounting)) return undefined;
  // Those that search meanwhile do not count as well.
  if (known.length === undefined) fresh.set(key, { spent, length: Number.POSITIVE_INFINITY }, { from });
  const length = known.length ?? (await collection.estimatedDocumentCount(timeLimit));
  if (length > longest || spent < length) {
    fresh.set(key, length > longest ? "too long" : { spent, length }, { from });
    return undefined;
  }
  const isLong = length > long;
  return new HeldList({ fresh, key, from }, loadList(question, conditions, period, isLong), {
    isLong,
    // Searches look up places in it besides.
    partsOf: (list) => [placesIn(list)],
  }).ready();
}

/** Notes a search that had to read what it found. */
export function noteSearch<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  found: number,
): void {
  const { facts, fresh } = question;
  const key = searchedKey(question, withoutWords(conditions));
  const known = (fresh.get(key) as Searched | undefined) ?? { spent: 0 };
  if (known === "too long" || known instanceof HeldList) return;
  const spent = known.spent + recordsOfSearch + recordsOfDocument * found;
  fresh.set(key, { ...known, spent }, { from: [facts.collection] });
}

/** What is worth it for searches says nothing of the same list without words. */
function searchedKey<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
): string {
  return `searched ${keyOf(question, conditions)}`;
}
