import { type ApprovalFault, approve, type JudgedChange } from "./approvals.js";
import { diffSpecs } from "./diff.js";
import type { Both } from "./rule.js";
import { judgeVersions, type VersionJudgement } from "./version.js";

/** Everything there is to tell about two specs. */
export interface DiffReport extends Both {
  readonly changes: readonly JudgedChange[];
  readonly faults: readonly ApprovalFault[];
  readonly version: VersionJudgement;
}

/** Compares two specs and judges the outcome. `today` is a day as `YYYY-MM-DD`, up to which approvals have to hold. */
export function reportDiff(both: Both, today: string): DiffReport {
  const changes = diffSpecs(both);
  const { version: old } = both.old.model.service;
  const { version: next } = both.next.model.service;
  return {
    ...both,
    ...approve(changes, both.next.spec, today),
    version: judgeVersions(old, next, changes),
  };
}

/** Breaking changes that nobody approved. */
export function unapproved({ changes }: DiffReport): readonly JudgedChange[] {
  return changes.filter(({ verdict, approval }) => verdict === "breaking" && approval === undefined);
}
