import type { Deprecation, Place } from "../model/model.js";
import { counted, frame, shown } from "../spec/print.js";
import type { ApprovalError, JudgedChange } from "./approvals.js";
import { axes, type Verdict } from "./change.js";
import { type DiffReport, unapproved } from "./report.js";
import type { Revision } from "./revision.js";
import type { VersionJudgement } from "./version.js";

const titles: Readonly<Record<Verdict, string>> = {
  breaking: "Breaking",
  migration: "Needs a migration",
  safe: "Safe",
};
const order = ["breaking", "migration", "safe"] as const;

/** The report for a terminal: changes by verdict with their places in both specs, safe ones on a line each, then a summary. */
export function printText(report: DiffReport): string {
  const { changes, errors, version } = report;
  const groups = order.flatMap((verdict) => {
    const group = changes.filter((change) => change.verdict === verdict);
    if (group.length === 0) return [];
    return verdict === "safe"
      ? [`${titles.safe}: ${group.length}\n`, ...group.map((change) => lineOf(report, change)), ""]
      : [`${titles[verdict]}\n`, ...group.map((change) => printChange(report, change))];
  });
  const notes = errors.map((error) => printApprovalError(report, error));
  return [...groups, ...notes, `${summary(report)}\n${versionLine(version)}`].join("\n");
}

/** The report for programs. */
export function printJson(report: DiffReport): string {
  const { changes, errors, version, old, next, plan } = report;
  const placed = (revision: Revision, place: Place | undefined): string | null =>
    place === undefined ? null : shown(revision.spec, place);
  return JSON.stringify(
    {
      version,
      changes: changes.map(({ code, name, address, message, verdict, effects, approval, ...change }) => ({
        code,
        name,
        address,
        message,
        verdict,
        effects,
        old: placed(old, change.old),
        new: placed(next, change.new),
        approved: approval?.reason ?? null,
        sunset: change.announced?.sunset ?? null,
        isDue: change.isDue,
      })),
      approvals: errors.map(({ approval, message, fix }) => ({
        place: shown(next.spec, approval.place),
        message,
        fix,
      })),
      isBreaking: unapproved(report).length > 0,
      migration: plan.steps.map(({ id }) => id),
    },
    undefined,
    2,
  );
}

function lineOf(report: DiffReport, change: JudgedChange): string {
  return `${change.code} ${change.message} (${places(report, change).at(-1) ?? change.address})`;
}

function printChange(report: DiffReport, change: JudgedChange): string {
  const approved =
    change.approval === undefined
      ? []
      : [`  approved until ${change.approval.until}: ${change.approval.reason}`];
  const { announced } = change;
  const deprecated =
    announced === undefined ? [] : [`  deprecated since ${announced.since}; ${dayWords(change, announced)}`];
  return [
    `${change.code} ${change.message}`,
    `  ${effectWords(change)} (${change.name})`,
    ...approved,
    ...deprecated,
    ...frameOf("old", report.old, change.old),
    ...frameOf("new", report.next, change.new),
    "",
  ].join("\n");
}

function dayWords({ isDue }: JudgedChange, { sunset }: Deprecation): string {
  if (sunset === undefined) return "no sunset date was announced";
  return isDue ? `may be gone from ${sunset}, so that it needs no approval` : `was to work until ${sunset}`;
}

function frameOf(label: string, revision: Revision, place: Place | undefined): readonly string[] {
  return place === undefined
    ? []
    : [`  ${label} ${shown(revision.spec, place)}`, ...frame(revision.spec, place)];
}

function printApprovalError({ next }: DiffReport, { approval, message, fix }: ApprovalError): string {
  const head = `${shown(next.spec, approval.place)} ${message}`;
  return [head, ...frame(next.spec, approval.place), `  fix: ${fix}`, ""].join("\n");
}

function effectWords({ effects, verdict }: JudgedChange): string {
  if (verdict === "safe") return "safe";
  return axes
    .flatMap((axis) => {
      const effect = effects[axis];
      return effect === undefined || effect === "safe" ? [] : [`${axis}: ${effect}`];
    })
    .join(", ");
}

function places({ old, next }: DiffReport, change: JudgedChange): readonly string[] {
  return [
    ...(change.old === undefined ? [] : [`old ${shown(old.spec, change.old)}`]),
    ...(change.new === undefined ? [] : [`new ${shown(next.spec, change.new)}`]),
  ];
}

function summary(report: DiffReport): string {
  const { changes } = report;
  if (changes.length === 0) return "The specs are equal.";
  const counts = order.map((verdict) => changes.filter((change) => change.verdict === verdict).length);
  const open = unapproved(report).length;
  const [breaking = 0, migration = 0, isSafe = 0] = counts;
  const approved = breaking > open ? ` (${breaking - open} approved)` : "";
  return `${breaking} breaking${approved}, ${migration} to migrate, ${isSafe} safe.${planLine(report)}`;
}

function planLine({ changes, plan }: DiffReport): string {
  const isConcerned = changes.some(({ effects }) => effects.stored === "migration");
  if (!isConcerned) return "";
  return ` Stored documents need a migration: npm run spec -- plan lists ${counted(plan.steps.length, "step")}.`;
}

function versionLine({ old, new: next, needed, isEnough, next: lowest }: VersionJudgement): string {
  if (needed === "none") return `Version ${old} to ${next}: nothing asks for another.`;
  return isEnough
    ? `Version ${old} to ${next}: at least the ${needed} step that the changes ask for.`
    : `Version ${old} to ${next}: the changes ask for a ${needed} step, to ${lowest} or more.`;
}
