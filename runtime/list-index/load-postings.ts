import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import { findColumns, findIds } from "../storage/column-reader.js";
import { timeLimit } from "../storage/database.js";
import type { PackedList } from "./column-list.js";
import { type Choosing, indexOfLocks } from "./filter-plan.js";
import { type ListQuestion, longest, longTimeLimit } from "./load-list.js";
import { placesIn, placesOf } from "./position-index.js";
import { Choice } from "./posting-list.js";

/** Chooses records from a list: indexes tell which, no document is read. */
export async function loadChoice<Document extends RecordDocument>(
  { collection }: ListQuestion<Document>,
  { wanted, isUnlocked }: Choosing,
  list: PackedList,
  isLong: boolean,
): Promise<Choice | "too long"> {
  const limits = { limit: longest + 1, ...(isLong ? longTimeLimit : timeLimit) };
  // The conditions are those of the list.
  const idsWith = (condition: object, hint: string): Promise<Float64Array> =>
    findIds(collection, condition as Filter<Document>, { ...limits, hint });
  const [locked, ...found] = await Promise.all([
    isUnlocked ? idsWith({ password: { $exists: true } }, indexOfLocks) : new Float64Array(),
    ...wanted.map(({ condition, index }) => idsWith(condition, index)),
  ]);
  if ([locked, ...found].some(({ length }) => length > longest)) return "too long";
  return new Choice(list, placesOfAll(list, found, locked));
}

/** The places of the records that are among each of some ids, and not among others. */
function placesOfAll(list: PackedList, found: readonly Float64Array[], without: Float64Array): Uint32Array {
  const places = placesIn(list);
  /** Among how many each record is. */
  const times = new Uint8Array(list.length);
  let count = 0;
  for (const [before, ids] of found.entries()) {
    count = 0;
    for (const id of ids) {
      const place = places.of(id);
      if (place === undefined || times[place] !== before) continue;
      times[place] = before + 1;
      count += 1;
    }
  }
  for (const id of without) {
    const place = places.of(id);
    if (place !== undefined) times[place] = 0;
  }
  return placesWith(times, found.length, count);
}

/** The places that have a number, at most so many. */
function placesWith(numbers: Uint8Array, wanted: number, most: number): Uint32Array {
  const found = new Uint32Array(most);
  let length = 0;
  for (let place = 0; place < numbers.length; place += 1) {
    if (numbers[place] !== wanted) continue;
    found[length] = place;
    length += 1;
  }
  return found.slice(0, length);
}

/** What is in any of several choices from a list. */
export function unite(list: PackedList, choices: readonly Choice[]): Choice {
  const isChosen = new Uint8Array(list.length);
  let most = 0;
  for (const choice of choices) {
    const places = choice.places();
    for (const place of places) isChosen[place] = 1;
    most += places.length;
  }
  return new Choice(list, placesWith(isChosen, 1, most));
}

/**
 * A choice as it is now, where only some records were written to since: the store is asked which of these belong to it.
 * `"too long"` where its list is not the one that it was chosen from, or what that became.
 */
export async function renewChoice<Document extends RecordDocument>(
  { collection }: ListQuestion<Document>,
  conditions: readonly object[],
  { choice, list, written }: { choice: Choice; list: PackedList; written: readonly number[] },
): Promise<Choice | "too long"> {
  const present = choice.movedTo(list);
  if (present === undefined) return "too long";
  // The conditions are those of the list.
  const filter = { $and: [{ _id: { $in: written } }, ...conditions] } as unknown as Filter<Document>;
  const options = { hint: "_id_", batchSize: written.length + 1, ...timeLimit };
  const [found = new Float64Array()] = await findColumns(collection, filter, ["_id"], options);
  const gone = new Set(placesOf(list, written));
  const stay = present.places().filter((place) => !gone.has(place));
  const added = placesOf(list, [...found]);
  const places = new Uint32Array(stay.length + added.length);
  places.set(stay);
  places.set(added, stay.length);
  return new Choice(list, places.sort());
}
