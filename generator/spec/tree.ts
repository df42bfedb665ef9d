import type { Place } from "../model/model.js";
import { rowsOf, type SpecNode, textOf } from "./node.js";

/** Texts by name, in tables. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** The tree of texts that all come from one place. */
export function textNode(place: Place, texts: string | Texts): SpecNode {
  const base: SpecNode = {
    kind: "scalar",
    place,
    keyPlace: place,
    entries: new Map(),
    items: [],
    value: null,
  };
  if (typeof texts === "string") return scalarNode(base, texts);
  const children = Object.entries(texts).map(([name, inner]) => [name, textNode(place, inner)] as const);
  return mapNode(base, Object.fromEntries(children));
}

/** A map with the entries that it lacks behind those written; in the tables named, single entries as well. */
export function filledTables(
  node: SpecNode | undefined,
  defaults: SpecNode,
  tables: readonly string[] = [],
): SpecNode {
  if (node === undefined) return defaults;
  if (node.kind !== "map" && node.value !== null) return node;
  const entries = new Map(node.entries);
  for (const [key, usual] of defaults.entries) {
    const written = entries.get(key);
    if (written === undefined) entries.set(key, usual);
    else if (tables.includes(key)) entries.set(key, filledTables(written, usual));
  }
  return mapNode(node, Object.fromEntries(entries));
}

/** A tree in whose texts words in braces are replaced; other words in braces stay. */
export function withWords(node: SpecNode, words: Readonly<Record<string, string>>): SpecNode {
  if (node.kind === "map")
    return mapNode(
      node,
      Object.fromEntries(rowsOf(node).map(([key, child]) => [key, withWords(child, words)])),
    );
  const text = textOf(node);
  if (text?.includes("{") !== true) return node;
  return { ...node, value: text.replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole) };
}

export function mapNode(
  { place, keyPlace }: SpecNode,
  children: Readonly<Record<string, SpecNode>>,
): SpecNode {
  const entries = new Map(Object.entries(children));
  const value = Object.fromEntries([...entries].map(([name, child]) => [name, child.value]));
  return { kind: "map", place, keyPlace, entries, items: [], value };
}

export function listNode({ place, keyPlace }: SpecNode, items: readonly SpecNode[]): SpecNode {
  return { kind: "list", place, keyPlace, entries: new Map(), items, value: items.map(({ value }) => value) };
}

export function scalarNode({ place, keyPlace }: SpecNode, value: string): SpecNode {
  return { kind: "scalar", place, keyPlace, entries: new Map(), items: [], value };
}

export function childrenOf(node: SpecNode | undefined): Readonly<Record<string, SpecNode>> {
  return Object.fromEntries(node?.entries ?? []);
}
