import { formerOf } from "./resource-pairs.js";

/** Two lists side by side: what both have, in the order of the newer one, and what only one has. */
export interface Pairs<T> {
  readonly kept: readonly (readonly [old: T, next: T])[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Pairs the entries of two lists that have the same key. */
export function pairUp<T>(old: readonly T[], next: readonly T[], key: (entry: T) => string): Pairs<T> {
  const before = new Map(old.map((entry) => [key(entry), entry]));
  const after = new Set(next.map(key));
  return {
    kept: next.flatMap((entry) => {
      const former = before.get(key(entry));
      return former === undefined ? [] : [[former, entry] as const];
    }),
    removed: old.filter((entry) => !after.has(key(entry))),
    added: next.filter((entry) => !before.has(key(entry))),
  };
}

/** Something that may say which name it had. */
export interface Renamed {
  readonly name: string;
  readonly renamedFrom?: string;
}

/** Pairs what has a name by that, or by the one it had before. */
export function pairRenamed<T extends Renamed>(old: readonly T[], next: readonly T[]): Pairs<T> {
  const kept = next.flatMap((entry) => {
    const former = formerOf(entry, old);
    return former === undefined ? [] : [[former, entry] as const];
  });
  const [before, after] = [new Set(kept.map(([one]) => one)), new Set(kept.map(([, one]) => one))];
  return {
    kept,
    removed: old.filter((entry) => !before.has(entry)),
    added: next.filter((entry) => !after.has(entry)),
  };
}

/** Whether one is what the other was. */
export function isFormer(old: Renamed | undefined, next: Renamed | undefined): boolean {
  return old === undefined || next === undefined
    ? old === next
    : old.name === next.name || old.name === next.renamedFrom;
}

/** Pairs texts. */
export function pairTexts(old: readonly string[], next: readonly string[]): Pairs<string> {
  return pairUp(old, next, (text) => text);
}

/** Whether two lists have what is in both of them in another order. */
export function isMoved(old: readonly string[], next: readonly string[]): boolean {
  const after = next.filter((text) => old.includes(text));
  return old.filter((text) => next.includes(text)).some((text, at) => text !== after[at]);
}

/** Pairs what has a name by its name. */
export function pairNamed<T extends { readonly name: string }>(
  old: readonly T[],
  next: readonly T[],
): Pairs<T> {
  return pairUp(old, next, ({ name }) => name);
}
