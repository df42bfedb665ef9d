import type { Words } from "../diagnostics.js";
import type { Deprecation, Place } from "../model/model.js";

/** Whom a change can reach: callers who send, callers who read, code written against the SDK, and stored documents. */
export const axes = ["wire-request", "wire-response", "sdk", "stored"] as const;
export type Axis = (typeof axes)[number];

/** What a change does there. `migration` is for stored documents: they have to be changed before they are right. */
export type Verdict = "safe" | "migration" | "breaking";

/** The verdict on each axis that a change touches; the others do not notice it. */
export type Effects = Readonly<Partial<Record<Axis, Verdict>>>;

/** Section of the change log for a change; `none` where callers need not know of it. */
export type LogGroup = "added" | "changed" | "deprecated" | "removed" | "none";

/** One thing that a rule found, before it is put into words. */
export interface Finding {
  /** What changed, by its names: `book.pages`, `book.list`, `paging.maximum`. */
  readonly address: string;
  readonly words: Words;
  /** Its former position, or that of its parent; absent where it is new. */
  readonly old?: Place;
  /** Its position; absent where it is gone. */
  readonly new?: Place;
  /** For what is gone: the announcement that its callers had. */
  readonly announced?: Deprecation;
}

/** A difference between two specs, judged. */
export interface Change extends Finding {
  /** Stable number of the rule, such as `CHG201`. */
  readonly code: string;
  /** Readable name of the rule, such as `field_removed`. */
  readonly name: string;
  readonly message: string;
  readonly effects: Effects;
  /** The gravest of the effects. */
  readonly verdict: Verdict;
  readonly log: LogGroup;
}

/** The gravest verdict of all axes. */
export function gravest(effects: Effects): Verdict {
  const verdicts = Object.values(effects);
  return verdicts.includes("breaking") ? "breaking" : verdicts.includes("migration") ? "migration" : "safe";
}
