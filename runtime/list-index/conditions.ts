/** Instants in milliseconds, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The conditions of a filter that all have to hold. */
export function conditionsIn(filter: object): readonly object[] {
  const inner: unknown = "$and" in filter ? filter.$and : undefined;
  if (!Array.isArray(inner) || Object.keys(filter).length > 1) return [filter];
  return inner.flatMap((condition: unknown) =>
    typeof condition === "object" && condition !== null ? conditionsIn(condition) : [],
  );
}

/** A condition as text that no other condition has. JSON has dates, but no patterns. */
export function filterText(filter: object): string {
  return JSON.stringify(filter, (_name, value: unknown) => (value instanceof RegExp ? String(value) : value));
}

/** Splits a filter into the range that it gives each of some properties, and its other conditions. */
export function splitRanges(
  filter: object,
  properties: readonly string[],
): { readonly ranges: readonly Range[]; readonly others: readonly object[] } {
  const ranges = properties.map(() => ({ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }));
  const others: object[] = [];
  for (const condition of conditionsIn(filter)) {
    const bound = boundIn(condition);
    const range = ranges[properties.indexOf(bound?.property ?? "")];
    if (bound === undefined || range === undefined) others.push(condition);
    else {
      range.from = Math.max(range.from, bound.range.from);
      range.to = Math.min(range.to, bound.range.to);
    }
  }
  return { ranges, others };
}

const rangeOf: Readonly<Record<string, (bound: number) => Range>> = {
  $gte: (from) => ({ from, to: Number.POSITIVE_INFINITY }),
  $gt: (below) => ({ from: below + 1, to: Number.POSITIVE_INFINITY }),
  $lte: (to) => ({ from: Number.NEGATIVE_INFINITY, to }),
  $lt: (above) => ({ from: Number.NEGATIVE_INFINITY, to: above - 1 }),
};

function boundIn(condition: object): { readonly property: string; readonly range: Range } | undefined {
  const [property, value] = onlyEntry(condition) ?? [];
  const [operator = "", bound] = onlyEntry(value) ?? [];
  const range = bound instanceof Date ? rangeOf[operator]?.(bound.getTime()) : undefined;
  return property === undefined || range === undefined ? undefined : { property, range };
}

/** The one entry of an object that has no others. */
export function onlyEntry(value: unknown): readonly [name: string, value: unknown] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [first, ...others] = Object.entries(value) as [string, unknown][];
  return others.length > 0 ? undefined : first;
}
