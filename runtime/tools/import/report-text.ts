import type { Outcome } from "./ledger.js";
import type { ImportReport, ReportEntry } from "./report.js";

const done: Readonly<Record<Outcome, string>> = {
  created: "created",
  updated: "updated",
  left: "left as they are",
  refused: "not taken over",
  writing: "not finished",
};
const planned: Readonly<Record<Outcome, string>> = {
  created: "would be created",
  updated: "would be updated",
  left: "would be left as they are",
  refused: "cannot be taken over",
  writing: "not finished",
};

/** Formats a report as lines of text: counts by kind, then messages about single records. */
export function reportLines(report: ImportReport, isDryRun: boolean): string[] {
  const words = isDryRun ? planned : done;
  const counts = Object.entries(report.counts).map(([label, own]) => {
    const parts = (Object.keys(words) as Outcome[]).flatMap((outcome) => {
      const number = own[outcome] ?? 0;
      return number === 0 ? [] : [`${number} ${words[outcome]}`];
    });
    return `${label}: ${parts.join(", ")}`;
  });
  return [
    ...(report.isResumed ? ["An earlier run had begun; this one went on where it stopped."] : []),
    ...(counts.length === 0 ? ["The source has no records."] : counts),
    ...report.missing,
    ...Object.entries(report.leftOut).map(([label, kinds]) => {
      const parts = kinds.map(({ kind, count }) => `${kind} (${count})`);
      return `${label}: left out: ${parts.join(", ")}`;
    }),
    ...report.remarks,
    ...report.entries.flatMap(entryLines),
    ...(isDryRun ? ["Nothing was changed."] : []),
  ];
}

function entryLines({ resource, key, id, title, place, outcome, lost, remarks }: ReportEntry): string[] {
  const here = id === undefined || String(id) === key || outcome === "refused" ? "" : ` (${id} here)`;
  const isNamed = title.toLowerCase() === key.toLowerCase();
  const head = `${resource} ${key}${here}${isNamed ? "" : ` "${title.slice(0, 80)}"`}`;
  const verb = outcome === "refused" ? "not taken over" : "without";
  return [
    ...lost.map((reason) => `${head}: ${verb}: ${reason}${place === undefined ? "" : ` (${place})`}`),
    ...remarks.map((remark) => `${head}: ${remark}`),
  ];
}
