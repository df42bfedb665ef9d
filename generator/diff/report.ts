import { type ApprovalError, approve, type JudgedChange } from "./approvals.js";
import type { Both } from "./change.js";
import { diffSpecs } from "./diff.js";
import { type MigrationPlan, planMigration } from "./migration-plan.js";
import { judgeVersions, type VersionJudgement } from "./version.js";

/** The comparison of two specs; the plan has steps where documents are concerned. */
export interface DiffReport extends Both {
  readonly changes: readonly JudgedChange[];
  readonly errors: readonly ApprovalError[];
  readonly version: VersionJudgement;
  readonly plan: MigrationPlan;
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
    plan: planMigration(both.old.model, both.next.model),
  };
}

/** Breaking changes that are neither approved nor announced in time. */
export function unapproved({ changes }: DiffReport): readonly JudgedChange[] {
  return changes.filter(
    ({ verdict, approval, isDue }) => verdict === "breaking" && approval === undefined && !isDue,
  );
}
