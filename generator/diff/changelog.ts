import type { JudgedChange } from "./approvals.js";
import type { LogGroup } from "./change.js";
import type { DiffReport } from "./report.js";

const groups: readonly (readonly [title: string, group: LogGroup])[] = [
  ["Added", "added"],
  ["Changed", "changed"],
  ["Deprecated", "deprecated"],
  ["Removed", "removed"],
];

/**
 * An entry for a change log in Markdown, for people who call the API: headed by the new version, or the lowest one that
 * would do where the spec still says the old. Breaking changes come first in their group and say so.
 */
export function printChangelog({ changes, version }: DiffReport): string {
  const title = version.isEnough ? version.new : version.next;
  const parts = groups.flatMap(([name, group]) => {
    const lines = sorted(changes.filter(({ log }) => log === group)).map(entry);
    return lines.length === 0 ? [] : [`### ${name}\n\n${[...new Set(lines)].join("\n")}`];
  });
  const body = parts.length === 0 ? ["Descriptions and internals only."] : parts;
  return `${[`## ${title}`, ...body].join("\n\n")}\n`;
}

function sorted(changes: readonly JudgedChange[]): readonly JudgedChange[] {
  return [...changes].sort((a, b) => Number(isBreaking(b)) - Number(isBreaking(a)));
}

function entry(change: JudgedChange): string {
  return isBreaking(change) ? `- **Breaking:** ${change.message}` : `- ${change.message}`;
}

function isBreaking({ verdict }: JudgedChange): boolean {
  return verdict === "breaking";
}
