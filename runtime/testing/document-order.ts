import type { StoredDocument } from "./stored-document.js";

/** Properties and directions of a sort, as the driver takes them. */
export type SortKeys =
  | Readonly<Record<string, number>>
  | readonly (readonly [property: string, direction: number])[];

/** Compares documents in the order of the database: by kind of value first, texts by their code points. */
export function compareBy(keys: SortKeys): (one: StoredDocument, other: StoredDocument) => number {
  const pairs: readonly (readonly [string, number])[] = isList(keys) ? keys : Object.entries(keys);
  return (one, other) => {
    for (const [property, direction] of pairs) {
      const order = compareValues(one[property], other[property]);
      if (order !== 0) return direction * order;
    }
    return 0;
  };
}

function isList(keys: SortKeys): keys is readonly (readonly [string, number])[] {
  return Array.isArray(keys);
}

function compareValues(one: unknown, other: unknown): number {
  const kinds = kindOf(one) - kindOf(other);
  if (kinds !== 0) return kinds;
  if (typeof one === "string" && typeof other === "string")
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  const [a, b] = [Number(one ?? 0), Number(other ?? 0)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const kinds = ["number", "string", "object", "boolean"];

/** Missing values come first. */
function kindOf(value: unknown): number {
  if (value === undefined || value === null) return -1;
  return value instanceof Date ? kinds.length : kinds.indexOf(typeof value);
}
