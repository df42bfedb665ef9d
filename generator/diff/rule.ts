import type { Words } from "../diagnostics.js";
import type { Ageing } from "../model/model.js";
import type { Effects, Finding, LogGroup } from "./change.js";
import { formerOf } from "./resource-pairs.js";
import { placeOf, type Side } from "./side.js";

/** One kind of change: what it is called, whom it reaches, and how it is found. */
export interface Rule {
  /** Never reused. */
  readonly code: string;
  readonly name: string;
  readonly effects: Effects;
  readonly log: LogGroup;
  /** Words in braces come from the finding; `{address}` is always there. */
  readonly message: string;
  readonly find: (both: Both) => readonly Finding[];
}

/** The two specs that are compared. */
export interface Both {
  readonly old: Side;
  readonly next: Side;
}

// What most rules do to whom; rules put them together.
export const safe: Effects = { "wire-request": "safe", "wire-response": "safe", sdk: "safe", stored: "safe" };
export const breaksRequests: Effects = { "wire-request": "breaking" };
export const breaksAnswers: Effects = { "wire-response": "breaking" };
export const breaksCode: Effects = { sdk: "breaking" };
export const needsMigration: Effects = { stored: "migration" };
export const breaksWriting: Effects = { ...breaksRequests, ...breaksCode, ...needsMigration };
export const breaksReading: Effects = { ...breaksAnswers, ...breaksCode };

/** Something that only the old spec has. */
export function gone(
  { old }: Pick<Both, "old">,
  address: string,
  path: readonly string[],
  words: Words = {},
): Finding {
  return { address, words, old: placeOf(old, path) };
}

/** What the callers of something that is gone were told before. */
export function announced({ deprecation }: Ageing): Pick<Finding, "announced"> {
  return deprecation === undefined ? {} : { announced: deprecation };
}

/** Something that only the new spec has. */
export function fresh(
  { next }: Pick<Both, "next">,
  address: string,
  path: readonly string[],
  words: Words = {},
): Finding {
  return { address, words, new: placeOf(next, path) };
}

/** Something that both specs have and say differently. */
export function altered(
  { old, next }: Both,
  address: string,
  path: readonly string[],
  words: Words = {},
): Finding {
  return { address, words, old: placeOf(old, formerPath({ old, next }, path)), new: placeOf(next, path) };
}

/** Where the old spec says it, in which a resource may have had another name. */
function formerPath({ old, next }: Both, path: readonly string[]): readonly string[] {
  const position = path[0] === "resources" ? 1 : path[0] === "routes" && path[1] === "resources" ? 2 : -1;
  const resource = next.model.resources.find(({ name }) => name === path[position]);
  const former = resource === undefined ? undefined : formerOf(resource, old.model.resources);
  return former === undefined ? path : path.map((key, at) => (at === position ? former.name : key));
}

/** A value in the words of a message. */
export function shown(value: unknown): string {
  return value === undefined ? "none" : typeof value === "string" ? value : JSON.stringify(value);
}

/** Whether two values are the same, member by member. */
export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
