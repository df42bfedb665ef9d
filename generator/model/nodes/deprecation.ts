import type { Text } from "./text.js";

/** A part that works and will go. Days are dates such as `2031-03-10`, in UTC. */
export interface Deprecation {
  /** Day from which callers should do without it. */
  readonly since: string;
  /** First day on which it may be gone; absent: none is set. */
  readonly sunset?: string;
  /** What to use instead. */
  readonly text: Text;
}

/** A part of the model that may be on its way out. */
export interface Ageing {
  readonly deprecation?: Deprecation;
}
