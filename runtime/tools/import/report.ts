import { defined } from "../../core/properties.js";
import type { LedgerEntry, Outcome } from "./ledger.js";
import { addUp, type LeftOut } from "./left-out.js";
import type { ImportSession } from "./session.js";
import type { ListedCount } from "./source.js";

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

export type ReportEntry = Pick<
  LedgerEntry,
  "resource" | "key" | "id" | "title" | "place" | "outcome" | "lost" | "remarks"
>;

/** What was read from a source so far. */
export interface Counted {
  /** Records of pages that the source said are unchanged, by label. */
  readonly unchanged: Readonly<Record<string, number>>;
  /** How many records the source lists and how many of them were read, by label. */
  readonly listed: Readonly<Record<string, ListedCount>>;
  readonly missing: readonly string[];
}

/** Builds the report of a run from its entries in the ledger. */
export async function reportOf(
  { site, source, ledger, run }: ImportSession,
  counted: Counted,
  isResumed: boolean,
): Promise<ImportReport> {
  const plurals = new Map([...site.resources.values()].map(({ facts }) => [facts.name, facts.plural]));
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
