// Copied from runtime/client/to-array.ts. Do not edit: change that file and run `npm run generate`.

import type { Walk } from "./pages.js";

/** How much is taken into an array; everything where `limit` is missing. */
export interface ArrayOptions {
  readonly limit?: number | undefined;
}

/** The walks of a client. */
export interface ClientWalk<T> extends Walk<T> {
  /** The next entries in an array: all, or at most `limit`. No page is asked for that is not needed. */
  toArray(options?: ArrayOptions): Promise<T[]>;
}

/** Takes the next entries of a walk. They are taken at once, so that a page ahead would save no time. */
export async function toArray<T>(walk: Walk<T>, { limit = Infinity }: ArrayOptions = {}): Promise<T[]> {
  const taken: T[] = [];
  if (limit < Infinity) walk.prefetch = 0;
  if (limit > 0) for await (const entry of walk) if (taken.push(entry) >= limit) break;
  return taken;
}

/** A walk as the client gives it. */
export function clientWalk<T>(walk: Walk<T>): ClientWalk<T> {
  return Object.assign(walk, { toArray: (options?: ArrayOptions) => toArray(walk, options) });
}
