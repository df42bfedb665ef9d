import { isNode, isPair, type YAMLMap, type YAMLSeq } from "yaml";

/** A piece of a text and what takes its place. */
export interface Gap {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One blank behind the sign between two nodes on one line; anchors and tags in between stay. */
export function gapBetween(source: string, [start, end]: Range, sign: ":" | "-"): readonly Gap[] {
  const match = /^[ \t]*[:-][ \t]+((?:[&!][^\s,[\]{}]*[ \t]+)*)$/.exec(source.slice(start, end));
  if (match === null) return [];
  return [{ start, end, text: `${sign} ${(match[1] ?? "").replaceAll(/[ \t]+/g, " ")}` }];
}

/** The gaps of one table or list in flow style, as far as they have no comment or line break. */
export function flowGaps(source: string, node: YAMLMap | YAMLSeq): readonly Gap[] {
  const [start = 0, end = 0] = node.range ?? [];
  const blank = source[start] === "{" ? " " : "";
  const items = node.items.map((item) => partsOf(item));
  const gaps: Gap[] = [];
  let before = start + 1;
  items.forEach(({ key, value }, index) => {
    gaps.push(
      ...gapOf(source, [before, key[0]], {
        pattern: /^[ \t]*(,?)[ \t]*((?:[&!].*)?)$/s,
        blank: index === 0 ? blank : ", ",
      }),
    );
    if (value !== undefined) gaps.push(...gapBetween(source, [key[1], value[0]], ":"));
    before = Math.max(key[1], value?.[1] ?? 0);
  });
  const closing = { pattern: /^[ \t]*(:?)()[ \t]*$/, blank: items.length === 0 ? "" : blank };
  return [...gaps, ...gapOf(source, [before, end - 1], closing)];
}

/** The text of a gap: what it may contain, and the blank that replaces it. */
interface GapForm {
  readonly pattern: RegExp;
  readonly blank: string;
}

function gapOf(source: string, [start, end]: Range, { pattern, blank }: GapForm): readonly Gap[] {
  const match = start > end ? null : pattern.exec(source.slice(start, end));
  if (match === null || match[0].includes("\n")) return [];
  // An entry whose value is empty ends with its colon.
  const colon = match[1] === ":" ? ":" : "";
  return [{ start, end, text: `${colon}${blank}${match[2] ?? ""}` }];
}

/** Offsets in a text. */
type Range = readonly [start: number, end: number];

interface Parts {
  readonly key: Range;
  readonly value?: Range;
}

function partsOf(item: unknown): Parts {
  if (!isPair(item)) return { key: rangeOf(item) };
  const value = isNode(item.value) && item.value.range ? rangeOf(item.value) : undefined;
  const key = rangeOf(item.key);
  return value === undefined || value[1] <= value[0] ? { key } : { key, value };
}

function rangeOf(node: unknown): Range {
  const range = isNode(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : [0, 0];
}
