import { defined } from "../../core/properties.js";
import type { LedgerEntry, Outcome } from "./ledger.js";
import type { ImportSession } from "./session.js";
import { addUp, type LeftOut } from "./source.js";

/** What came of an import. Its JSON is what `--report` writes. */
export interface ImportReport {
  readonly isResumed: boolean;
  /** Records by kind and outcome. */
  readonly counts: Readonly<Record<string, Readonly<Partial<Record<Outcome, number>>>>>;
  /** Records with warnings, and those that were rejected or imported in part. */
  readonly entries: readonly ReportEntry[];
  readonly remarks: readonly string[];
  /** What records have at the source and not here: how many of each kind, by kind of record. */
  readonly leftOut: Readonly<Record<string, readonly LeftOut[]>>;
  /** What the source lists and did not give. */
  readonly missing: readonly string[];
  /** How many records could not be read, or were rejected or imported in part. */
  readonly incomplete: number;
}

type ReportEntry = Pick<
  LedgerEntry,
  "resource" | "key" | "id" | "title" | "place" | "outcome" | "lost" | "remarks"
>;

/** What was read from a source so far. */
export interface Counted {
  /** Records of pages that the source said are unchanged, by label. */
  readonly unchanged: Readonly<Record<string, number>>;
  /** How many records the source lists and how many of them were read, by label; the others are reported as missing. */
  readonly listed: Readonly<Record<string, { readonly total: number; readonly read: number }>>;
  readonly missing: readonly string[];
}

/** Builds the report of a run from its entries in the ledger. */
export async function reportOf(
  { app, source, ledger, run }: ImportSession,
  counted: Counted,
  isResumed: boolean,
): Promise<ImportReport> {
  const plurals = new Map(
    [...app.resources.values()].map(({ resource }) => [resource.name, resource.plural]),
  );
  const counts: Record<string, Partial<Record<Outcome, number>>> = {};
  for (const [label, number] of Object.entries(counted.unchanged))
    if (number > 0) counts[label] = { left: number };
  const entries: ReportEntry[] = [];
  const leftOut: Record<string, readonly LeftOut[]> = {};
  const short = shortages(counted);
  const unread = short.reduce((sum, { count }) => sum + count, 0);
  let incomplete = Math.max(counted.missing.length, unread);
  for await (const { leftOut: own = [], ...entry } of ledger.ofRun(run)) {
    const { resource, key, id, title, place, outcome, lost, remarks } = entry;
    const label = plurals.get(resource) ?? `${resource}s`;
    counts[label] = { ...counts[label], [outcome]: (counts[label]?.[outcome] ?? 0) + 1 };
    if (own.length > 0 && outcome !== "refused") leftOut[label] = addUp([...(leftOut[label] ?? []), ...own]);
    const isIncomplete = outcome === "refused" || lost.length > 0;
    if (isIncomplete) incomplete += 1;
    if (isIncomplete || remarks.length > 0)
      entries.push(defined({ resource, key, id, title, place, outcome, lost, remarks }));
  }
  const missing = [...short.map(({ text }) => text), ...counted.missing];
  return { isResumed, counts, entries, remarks: source.warnings(), leftOut, missing, incomplete };
}

function shortages({ listed }: Counted) {
  return Object.entries(listed).flatMap(([label, { total, read }]) => {
    const count = total - read;
    const text = `${label}: the source lists ${total}, ${read} could be read, ${count} are missing.`;
    return count > 0 ? [{ count, text }] : [];
  });
}

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
