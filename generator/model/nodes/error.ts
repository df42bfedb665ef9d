import type { Text } from "./text.js";

export interface ErrorKind {
  /** Key in the catalogue, and the code sent unless `code` says otherwise. */
  readonly name: string;
  readonly code: string;
  readonly status: number;
  readonly text: Text;
}

/** Why a parameter is rejected. */
export interface Reason {
  readonly name: string;
  /** The framework has no such reason: functions of the product reject values for it. */
  readonly isOwn: boolean;
  readonly text: Text;
}

/** Situations for which a resource may have an error of its own. */
export const situations = [
  "unknown",
  "wrong_kind",
  "trashed",
  "not_accessible",
  "password_protected",
  "in_trash",
  "no_page",
  "referenced",
  "not_permitted",
  "policy_violated",
] as const;

export type Situation = (typeof situations)[number];

export interface ResourceError extends ErrorKind {
  readonly situation: Situation;
}
