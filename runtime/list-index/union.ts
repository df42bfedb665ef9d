import type { RecordDocument } from "../core/documents.js";
import type { PackedList } from "./column-list.js";
import { choosingOf } from "./filter-plan.js";
import { keyOf } from "./list-key.js";
import type { ListQuestion } from "./load-list.js";
import { loadChoice, unite } from "./load-postings.js";
import { knownOf, listChosenFrom } from "./look-up.js";
import { HeldList, type Holdable } from "./pending-entry.js";
import { Choice } from "./posting-list.js";

/** So many lists are united at most. */
const mostUnited = 100;

/** A question that asks for what refers to any of several records, and how it would ask for each of these alone. */
interface Several {
  readonly alone: readonly (readonly object[])[];
  readonly whole: PackedList;
}

/**
 * What refers to any of several records is what refers to each of them, together: events at the venues within a circle, in a
 * category and those below it. So of many such lists only those of single records are loaded. Undefined where not all of
 * them are kept, and they are not to be loaded now; or where nothing is asked for by several records.
 */
export async function unitedChoice<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
  { isLoaded }: { readonly isLoaded: boolean },
): Promise<Choice | undefined> {
  const several = await severalIn(question, conditions, period);
  if (several === undefined) return undefined;
  const { alone, whole } = several;
  const known = alone.map((one) => knownOf({ question, conditions: one, period, key: keyOf(question, one) }));
  if (!isLoaded && !known.every((one) => one instanceof HeldList)) return undefined;
  const choices = await Promise.all(
    known.map(async (one, at): Promise<Choice | undefined> => {
      const kept = one instanceof HeldList ? choiceIn(await one.ready())?.movedTo(whole) : undefined;
      return kept ?? (isLoaded ? loadAlone(question, alone[at] ?? [], whole) : undefined);
    }),
  );
  const found = choices.filter((choice) => choice !== undefined);
  return found.length === alone.length ? unite(whole, found) : undefined;
}

async function severalIn<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  period: readonly [start: string, end: string],
): Promise<Several | undefined> {
  const choosing = choosingOf(question.facts, conditions);
  const [wanted, ...others] = choosing?.wanted ?? [];
  if (wanted?.property === undefined || others.length > 0) return undefined;
  const { condition, property, ids } = wanted;
  if (ids.length < 2 || ids.length > mostUnited) return undefined;
  const whole = await listChosenFrom(question, choosing, period);
  if (whole === undefined) return undefined;
  const alone = ids.map((id) =>
    conditions.map((one) => (one === condition ? { [property]: { $in: [id] } } : one)),
  );
  return { alone, whole };
}

async function loadAlone<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  conditions: readonly object[],
  whole: PackedList,
): Promise<Choice | undefined> {
  const choosing = choosingOf(question.facts, conditions);
  if (choosing === undefined) return undefined;
  const place = {
    fresh: question.fresh,
    key: keyOf(question, conditions),
    from: [question.facts.collection],
  };
  return choiceIn(await new HeldList(place, loadChoice(question, choosing, whole, true)).ready());
}

function choiceIn(held: Holdable | undefined): Choice | undefined {
  return held instanceof Choice ? held : undefined;
}
