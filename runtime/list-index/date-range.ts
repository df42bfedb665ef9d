import type { Range } from "./range-scan.js";

/** The instants that are within all bounds. */
export function rangeOf(bounds: readonly Bound[]): Range {
  return {
    from: Math.max(Number.NEGATIVE_INFINITY, ...bounds.map(({ range }) => range.from)),
    to: Math.min(Number.POSITIVE_INFINITY, ...bounds.map(({ range }) => range.to)),
  };
}

/** A condition that says from when on, or up to when, a property may be. */
interface Bound {
  readonly property: string;
  readonly range: Range;
}

const ranges: Readonly<Record<string, (bound: number) => Range>> = {
  $gte: (from) => ({ from, to: Number.POSITIVE_INFINITY }),
  $gt: (below) => ({ from: below + 1, to: Number.POSITIVE_INFINITY }),
  $lte: (to) => ({ from: Number.NEGATIVE_INFINITY, to }),
  $lt: (above) => ({ from: Number.NEGATIVE_INFINITY, to: above - 1 }),
};

/** Takes a condition apart: bounds of the properties, and all other conditions. */
export function splitBounds(
  filter: object,
  properties: readonly string[],
): { readonly bounds: readonly Bound[]; readonly others: readonly object[] } {
  const bounds: Bound[] = [];
  const others: object[] = [];
  for (const condition of conditionsIn(filter)) {
    const found = boundIn(condition, properties);
    if (found === undefined) others.push(condition);
    else bounds.push(found);
  }
  return { bounds, others };
}

/** The conditions that all have to hold. */
export function conditionsIn(filter: object): readonly object[] {
  const inner: unknown = Reflect.get(filter, "$and");
  if (!Array.isArray(inner) || Object.keys(filter).length > 1) return [filter];
  return inner.flatMap((condition: unknown) =>
    typeof condition === "object" && condition !== null ? conditionsIn(condition) : [],
  );
}

function boundIn(condition: object, properties: readonly string[]): Bound | undefined {
  const given = onlyEntry(condition);
  if (given === undefined || !properties.includes(given.name)) return undefined;
  const { name: operator, value: bound } = onlyEntry(given.value) ?? { name: "" };
  const toRange = ranges[operator];
  if (toRange === undefined || !(bound instanceof Date)) return undefined;
  return { property: given.name, range: toRange(bound.getTime()) };
}

function onlyEntry(value: unknown): { readonly name: string; readonly value?: unknown } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [first, ...others] = Object.entries(value) as [string, unknown][];
  return first === undefined || others.length > 0 ? undefined : { name: first[0], value: first[1] };
}
