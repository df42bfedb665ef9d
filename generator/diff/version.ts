import type { Change } from "./change.js";

/** The part of a version that a set of changes moves, `none` where there are none. */
export const steps = ["none", "patch", "minor", "major"] as const;
export type Step = (typeof steps)[number];

/** What two specs say about their versions, and what their changes ask for. */
export interface VersionJudgement {
  readonly old: string;
  readonly new: string;
  /** The step that the changes ask for. */
  readonly needed: Step;
  /** The step that the versions make; undefined where one is no version, or the new one is lower. */
  readonly made: Step | undefined;
  /** The lowest version that would do. */
  readonly next: string;
  readonly isEnough: boolean;
}

/**
 * The version step that follows from changes: major where callers may break, minor where they can notice a difference, patch
 * where only texts differ. Before 1.0.0 it is one lower, as package tools read such versions.
 */
export function judgeVersions(old: string, next: string, changes: readonly Change[]): VersionJudgement {
  const [before, after] = [parse(old), parse(next)];
  const full = stepOf(changes);
  const needed = before?.[0] === 0 && (full === "major" || full === "minor") ? lower(full) : full;
  const made = before === undefined || after === undefined ? undefined : stepBetween(before, after);
  const isEnough = made !== undefined && steps.indexOf(made) >= steps.indexOf(needed);
  return { old, new: next, needed, made, next: raise(before ?? [0, 0, 0], needed), isEnough };
}

type Version = readonly [major: number, minor: number, patch: number];

function stepOf(changes: readonly Change[]): Step {
  // That the version changed asks for nothing.
  const real = changes.filter(({ name }) => name !== "version_changed");
  if (real.some(({ verdict }) => verdict === "breaking")) return "major";
  if (real.some(({ verdict, log }) => verdict === "migration" || log !== "none")) return "minor";
  return real.length > 0 ? "patch" : "none";
}

function lower(step: "major" | "minor"): Step {
  return step === "major" ? "minor" : "patch";
}

function parse(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(text) ?? [];
  return major === undefined || minor === undefined || patch === undefined
    ? undefined
    : [Number(major), Number(minor), Number(patch)];
}

function stepBetween(before: Version, after: Version): Step | undefined {
  const position = after.findIndex((part, at) => part !== before[at]);
  if (position === -1) return "none";
  return (after[position] ?? 0) < (before[position] ?? 0) ? undefined : steps[3 - position];
}

function raise([major, minor, patch]: Version, step: Step): string {
  switch (step) {
    case "major":
      return `${major + 1}.0.0`;
    case "minor":
      return `${major}.${minor + 1}.0`;
    case "patch":
      return `${major}.${minor}.${patch + 1}`;
    case "none":
      return `${major}.${minor}.${patch}`;
  }
}
