import type { ResourceDescriptor } from "../core/descriptors.js";

/** How the records of a list are chosen from a longer one. */
export interface Choosing {
  /** The conditions of the longer list. */
  readonly among: readonly object[];
  /** The other conditions, each with the name of an index that tells the ids of all that it finds. */
  readonly wanted: readonly Wanted[];
  /** Whether what needs a password is left out. */
  readonly isUnlocked: boolean;
}

interface Wanted {
  readonly condition: object;
  readonly index: string;
  /** The property that refers to others, and which; absent for words. */
  readonly property?: string;
  readonly ids: readonly unknown[];
}

/** The index that finds records by their words; it tells their ids as well. */
export const indexOfWords = "words";

/** The index of records with a password, which are few. */
export const indexOfLocks = "locked";

/** Whether a condition is one that the index of words serves. */
export function isOfWords(condition: object): boolean {
  return "words" in condition;
}

/** Whether a condition leaves out what needs a password. */
export function isOfLocks(condition: object): boolean {
  return "password" in condition;
}

/**
 * How to choose the records under some conditions: those of a search, or those that refer to something. Undefined where the
 * store finds them better: by several references at once they are few.
 */
export function choosingOf(facts: ResourceDescriptor, conditions: readonly object[]): Choosing | undefined {
  const words = conditions.filter(isOfWords);
  const references = conditions.flatMap((condition) => referenceIn(facts, condition));
  if (words.length === 0 && references.length !== 1) return undefined;
  const ofReferences = references.map(({ condition }) => condition);
  const isUnlocked = conditions.some(isOfLocks);
  const others = conditions.filter(
    (one) => !isOfWords(one) && !ofReferences.includes(one) && !(isUnlocked && isOfLocks(one)),
  );
  const byWords = words.length === 0 ? [] : [{ condition: { $and: words }, index: indexOfWords, ids: [] }];
  return { among: others, wanted: [...byWords, ...references], isUnlocked };
}

/** A condition that records refer to some others has an index of its own. */
function referenceIn({ filters }: ResourceDescriptor, condition: object): Wanted[] {
  const [entry, ...more] = Object.entries(condition) as [string, unknown][];
  if (entry === undefined || more.length > 0) return [];
  const [property, wanted] = entry;
  const isReference = Object.values(filters).some(
    ({ match }) => match.by === "reference" && match.property === property,
  );
  const ids: unknown =
    typeof wanted === "object" && wanted !== null && Object.keys(wanted).join() === "$in"
      ? Reflect.get(wanted, "$in")
      : undefined;
  return isReference && Array.isArray(ids) ? [{ condition, index: `by_${property}`, property, ids }] : [];
}
