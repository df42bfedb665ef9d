import { hash } from "node:crypto";

/** Computes a short text that is equal for equal JSON values, whatever the order of their properties. */
export function fingerprint(value: object | string): string {
  return hash("sha256", JSON.stringify(sorted(value)), "base64url").slice(0, 22);
}

function sorted(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, sorted(inner)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
