import type { Details } from "../diagnostics.js";
import type { JsonValue, Place } from "../model/model.js";
import { mapTable, tableOf } from "../model/tables.js";

/**
 * A value of the spec with its place. Aliases and merge keys are resolved; what a reader asks for and the author did not
 * write, or wrote in another kind of value, reads as absent, because the shape check has reported it.
 */
export interface SpecNode {
  readonly kind: "map" | "list" | "scalar";
  /** Position of the value. */
  readonly place: Place;
  /** Position of its key; the same as `place` in lists. */
  readonly keyPlace: Place;
  readonly value: JsonValue;
  /** A scalar as the author wrote it, such as `1.0`. */
  readonly written?: string;
  readonly entries: ReadonlyMap<string, SpecNode>;
  readonly items: readonly SpecNode[];
}

/** The value under a key of a map. */
export function childOf(node: SpecNode | undefined, key: string): SpecNode | undefined {
  return node?.entries.get(key);
}

/** The value at the end of a path of keys and list positions. */
export function descendantOf(node: SpecNode | undefined, path: readonly string[]): SpecNode | undefined {
  return path.reduce<SpecNode | undefined>(
    (at, key) => (at?.kind === "list" ? at.items[Number(key)] : childOf(at, key)),
    node,
  );
}

/** The rows of a table: pairs of name and value in the order written. */
export function rowsOf(node: SpecNode | undefined): readonly (readonly [name: string, row: SpecNode])[] {
  return [...(node?.entries ?? [])];
}

/** A text, absent for any other kind of value. */
export function textOf(node: SpecNode | undefined): string | undefined {
  return typeof node?.value === "string" ? node.value : undefined;
}

/** The texts of a table by name. */
export function textTable(node: SpecNode | undefined): Readonly<Record<string, string>> {
  return tableOf(rowsOf(node), ([name, value]) => [name, textOf(value) ?? ""]);
}

/** A number, absent for any other kind of value. */
export function numberOf(node: SpecNode | undefined): number | undefined {
  return typeof node?.value === "number" ? node.value : undefined;
}

/** True where the author wrote true. */
export function flagOf(node: SpecNode | undefined): boolean {
  return node?.value === true;
}

/** A text of a list, with its node. */
export interface ListedText {
  readonly text: string;
  readonly node: SpecNode;
}

/** Returns the texts of a list; skips its other values. */
export function textsOf(node: SpecNode | undefined): readonly ListedText[] {
  return (node?.items ?? []).flatMap((item) => {
    const text = textOf(item);
    return text === undefined ? [] : [{ text, node: item }];
  });
}

/** The place of a part of a text, as far as the text is written in one line and without escapes; else its whole place. */
export function partOf({ place, value }: SpecNode, start: number, length: number): Place {
  const { line, column, end } = place;
  if (typeof value !== "string" || end?.line !== line) return place;
  const quotes = end.column - column - value.length;
  if (quotes !== 0 && quotes !== 2) return place;
  const first = column + quotes / 2 + start;
  return { ...place, column: first, end: { line, column: first + length } };
}

/** Details of an entry that occurs twice in a list: the first one, and the fix that removes this one. */
export function removeDouble(place: Place, first: Place): Details {
  return { related: { "the first one": first }, edits: [{ kind: "remove", place }] };
}

/** A value in the words of a message: texts as they are, others as JSON. */
export function shownValue(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

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
  return mapNode(
    base,
    mapTable(texts, (inner) => textNode(place, inner)),
  );
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
      tableOf(rowsOf(node), ([key, child]) => [key, withWords(child, words)]),
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
  const value = tableOf(entries, ([name, child]) => [name, child.value]);
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
