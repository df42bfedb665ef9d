import type { Words } from "../diagnostics.js";
import type { Ageing } from "../model/model.js";
import type { Effects, Finding, LogGroup } from "./change.js";
import { formerOf } from "./resource-pairs.js";
import { placeOf, type Revision } from "./revision.js";

/** One kind of change: what it is called, whom it reaches, and how it is found. */
export interface Rule extends RuleEntry {
  /** Never reused. */
  readonly code: string;
}

/** A rule as its table states it, under its code. */
export interface RuleEntry {
  readonly name: string;
  readonly effects: Effects;
  readonly log: LogGroup;
  /** Words in braces come from the finding; `{address}` is always there. */
  readonly message: string;
  readonly find: Find;
}

/** Rules by code. */
export type RuleTable = Readonly<Record<string, RuleEntry>>;

export type Find = (both: Both) => readonly Finding[];

/** The two specs that are compared. */
export interface Both {
  readonly old: Revision;
  readonly next: Revision;
}

/** Names a kind of finding: what the rule is called, whom it reaches, and its message. */
export type RuleKind = (name: string, effects: Effects, message: string) => RuleEntry;

/** A kind of finding that the change log has in the given group. */
export function ruleKind(log: LogGroup, find: Find): RuleKind {
  return (name, effects, message) => ({ name, effects, log, message, find });
}

/** The same kind of finding in another group of the change log. */
export function loggedAs(log: LogGroup, kind: RuleKind): RuleKind {
  return (...rule) => ({ ...kind(...rule), log });
}

/** The same kind of finding where callers do not notice it: the change log leaves it out. */
export function unlogged(kind: RuleKind): RuleKind {
  return loggedAs("none", kind);
}

// What most rules do to whom; rules put them together.
export const safe: Effects = { "wire-request": "safe", "wire-response": "safe", sdk: "safe", stored: "safe" };
export const breaksRequests: Effects = { "wire-request": "breaking" };
export const breaksAnswers: Effects = { "wire-response": "breaking" };
export const breaksCode: Effects = { sdk: "breaking" };
export const needsMigration: Effects = { stored: "migration" };
export const breaksQueries: Effects = { ...breaksRequests, ...breaksCode };
export const breaksStoring: Effects = { ...breaksRequests, ...needsMigration };
export const breaksWriting: Effects = { ...breaksQueries, ...needsMigration };
export const breaksReading: Effects = { ...breaksAnswers, ...breaksCode };
export const breaksAll: Effects = { ...breaksRequests, ...breaksAnswers, ...breaksCode };
export const breaksRecords: Effects = { ...breaksAnswers, ...needsMigration };

/** What a finding is about, and where the newer spec has it. */
export interface Subject {
  readonly address: string;
  readonly path: readonly string[];
  readonly words?: Words;
}

/** Something that only the old spec has. */
export function removal({ old }: Pick<Both, "old">, { address, path, words = {} }: Subject): Finding {
  return { address, words, old: placeOf(old, path) };
}

/** Something that only the new spec has. */
export function addition({ next }: Pick<Both, "next">, { address, path, words = {} }: Subject): Finding {
  return { address, words, new: placeOf(next, path) };
}

/** Something that both specs have and state differently. */
export function alteration(both: Both, { address, path, words = {} }: Subject): Finding {
  return {
    address,
    words,
    old: placeOf(both.old, formerPath(both, path)),
    new: placeOf(both.next, path),
  };
}

/** The announcement that callers of a removed part had. */
export function announced({ deprecation }: Ageing): Pick<Finding, "announced"> {
  return deprecation === undefined ? {} : { announced: deprecation };
}

/** The path in the old spec, in which a resource may have had another name. */
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
