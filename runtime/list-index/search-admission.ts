import type { RecordDocument } from "../core/documents.js";
import { timeLimit } from "../storage/database.js";
import type { PackedList } from "./column-list.js";
import { type Choosing, choosingOf, isOfWords } from "./filter-plan.js";
import { keyOf } from "./list-key.js";
import { type ListQuestion, loadFound, loadList, long, longest } from "./load-list.js";
import { loadChoice } from "./load-postings.js";
import { knownOf, packedIn } from "./look-up.js";
import { HeldList, type Holdable } from "./pending-entry.js";

/**
 * All records that a search may find are loaded when searches have taken as long. In the time of a search so many records
 * might have been loaded,
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
): Promise<Holdable | "too long"> {
  const choosing = choosingOf(question.facts, conditions);
  const all = choosing && (await allSearched(question, choosing, period));
  if (choosing !== undefined && all !== undefined) return loadChoice(question, choosing, all, false);
  const found = await loadFound(question, conditions, period);
  noteSearch(question, conditions, found === "too long" ? long : found.length);
  return found;
}

/**
 * How many records might have been loaded in the time that searches took, and how many there are, once that matters; that
 * they are too many.
 */
type Searched = { readonly spent: number; readonly length?: number } | "too long";

/** The list that searches choose from, which is that without words, once it is kept or worth it. */
async function allSearched<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  { among: conditions }: Choosing,
  period: readonly [start: string, end: string],
): Promise<PackedList | undefined> {
  const { collection, facts, fresh } = question;
  const place = { question, conditions, period, key: keyOf(question, conditions) };
  const known = knownOf(place);
  if (known instanceof HeldList) return packedIn(known);
  if (known === "too long") return undefined;
  const searched = searchedOf(question, conditions);
  if (searched === "too long") return undefined;
  const { spent } = searched;
  if (spent < (searched.length ?? worthCounting)) return undefined;
  const from = [facts.collection];
  const key = searchedKey(question, conditions);
  // Those that search meanwhile do not count as well.
  if (searched.length === undefined) fresh.set(key, { spent, length: Number.POSITIVE_INFINITY }, { from });
  const length = searched.length ?? (await collection.estimatedDocumentCount(timeLimit));
  if (length > longest || spent < length) {
    fresh.set(key, length > longest ? "too long" : { spent, length }, { from });
    return undefined;
  }
  const isLong = length > long;
  const loading = loadList(question, conditions, period, isLong);
  return packedIn(new HeldList({ fresh, key: place.key, from }, loading, { isLong }));
}

/** Notes a search that had to read what it found. */
export function noteSearch<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  found: number,
): void {
  const { facts, fresh } = question;
  const others = choosingOf(facts, conditions)?.among ?? conditions;
  const searched = searchedOf(question, others);
  if (searched === "too long") return;
  const spent = searched.spent + recordsOfSearch + recordsOfDocument * found;
  fresh.set(searchedKey(question, others), { ...searched, spent }, { from: [facts.collection] });
}

function searchedOf<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
): Searched {
  const last = question.fresh.last(searchedKey(question, conditions), question.facts.collection);
  // Nothing else is kept under keys that begin like this.
  return (last?.value as Searched | undefined) ?? { spent: 0 };
}

/** What is worth it for searches says nothing of the same list without words. */
function searchedKey<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
): string {
  return `searched ${keyOf(question, conditions)}`;
}
