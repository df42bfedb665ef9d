import type { Words } from "../diagnostics.js";
import type { Deprecation, Place } from "../model/model.js";
import table from "./changes.json" with { type: "json" };
import type { Revision } from "./revision.js";

/** Whom a change can reach: callers who send, callers who read, code written against the SDK, and stored documents. */
export const axes = ["wire-request", "wire-response", "sdk", "stored"] as const;
export type Axis = (typeof axes)[number];

/** What a change does there. `migration` is for stored documents: they have to be changed before they are right. */
export type Verdict = "safe" | "migration" | "breaking";

/** The verdict on each axis that a change touches; the others do not notice it. */
export type Effects = Readonly<Partial<Record<Axis, Verdict>>>;

/** Section of the change log for a change; `none` where callers need not know of it. */
export type LogGroup = "added" | "changed" | "deprecated" | "removed" | "none";

/** Name of a kind of change, such as `field_removed`. */
export type ChangeName = keyof typeof table;

/** One kind of change: whom it reaches, and how it is put into words. */
export interface ChangeKind {
  /** Stable number such as `CHG201`, which is never reused. */
  readonly code: string;
  readonly name: ChangeName;
  readonly effects: Effects;
  readonly log: LogGroup;
  /** Words in braces come from the finding; `{address}` is always there. */
  readonly message: string;
}

/** A kind in `changes.json`: on which axes it breaks, and whether documents have to be changed. */
interface ChangeRow extends Omit<ChangeKind, "name" | "effects"> {
  readonly breaks?: readonly Axis[];
  readonly migrates?: true;
}

/** Every kind of change by its code. */
export const changeKinds: readonly ChangeKind[] = Object.entries(
  table as Readonly<Record<ChangeName, ChangeRow>>,
).map(([name, { breaks = [], migrates, ...kind }]) => ({
  ...kind,
  name: name as ChangeName,
  effects: Object.fromEntries([
    // What neither breaks nor migrates anything is noticed on every axis.
    ...(breaks.length === 0 ? axes.map((axis) => [axis, "safe"]) : []),
    ...breaks.map((axis) => [axis, "breaking"]),
    ...(migrates === true ? [["stored", "migration"]] : []),
  ]) as Effects,
}));

/** The two specs that are compared. */
export interface Both {
  readonly old: Revision;
  readonly next: Revision;
}

/** One thing that a comparison found, before it is put into words. */
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
export interface Change extends Finding, ChangeKind {
  /** The gravest of the effects. */
  readonly verdict: Verdict;
}

/** The gravest verdict of all axes. */
export function gravest(effects: Effects): Verdict {
  const verdicts = Object.values(effects);
  return verdicts.includes("breaking") ? "breaking" : verdicts.includes("migration") ? "migration" : "safe";
}
