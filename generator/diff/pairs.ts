import type { Named } from "../model/model.js";
import { specNameOf } from "../model/names.js";

/** Two lists side by side: what both have, in the order of the newer one, and what only one has. */
export interface Pairs<T> {
  readonly common: readonly (readonly [old: T, next: T])[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

type Entry = object | string;

/** Something that may say which name it had in the spec. */
export interface Renamed extends Named {
  readonly renamedFrom?: string;
}

/** Pairs the entries of two lists that have the same key. */
export function pairUp<T extends Entry>(
  old: readonly T[],
  next: readonly T[],
  key: (entry: T) => string,
): Pairs<T> {
  const before = new Map(old.map((entry) => [key(entry), entry]));
  return pairBy(old, next, (entry) => before.get(key(entry)));
}

/** Pairs what has a name by that, or by the one it had before. */
export function pairRenamed<T extends Renamed>(old: readonly T[], next: readonly T[]): Pairs<T> {
  return pairBy(old, next, (entry) => formerOf(entry, old));
}

function pairBy<T extends Entry>(
  old: readonly T[],
  next: readonly T[],
  former: (entry: T) => T | undefined,
): Pairs<T> {
  const common = next.flatMap((entry) => {
    const before = former(entry);
    return before === undefined ? [] : [[before, entry] as const];
  });
  const [before, after] = [new Set(common.map(([one]) => one)), new Set(common.map(([, one]) => one))];
  return {
    common,
    removed: old.filter((entry) => !before.has(entry)),
    added: next.filter((entry) => !after.has(entry)),
  };
}

/** Pairs texts. */
export function pairTexts(old: readonly string[], next: readonly string[]): Pairs<string> {
  return pairUp(old, next, (text) => text);
}

/** What a node was: the one of its name, else the one it was renamed from. Renamings that lie further back are passed over. */
export function formerOf<Node extends Renamed>(node: Node, before: readonly Node[]): Node | undefined {
  const named = (name: string | undefined) => before.find((one) => specNameOf(one) === name);
  return named(specNameOf(node)) ?? named(node.renamedFrom);
}

/** Whether one is what the other was. */
export function isFormer(old: Renamed | undefined, next: Renamed | undefined): boolean {
  return old === undefined || next === undefined
    ? old === next
    : [specNameOf(next), next.renamedFrom].includes(specNameOf(old));
}

/** Whether two lists have what is in both of them in another order. */
export function isMoved(old: readonly string[], next: readonly string[]): boolean {
  const after = next.filter((text) => old.includes(text));
  return old.filter((text) => next.includes(text)).some((text, at) => text !== after[at]);
}
