import { randomUUID } from "node:crypto";
import type { Site } from "../../resources/site.js";
import { createProgress, type Progress } from "../progress.js";
import { dryRunLedger } from "./dry-run-ledger.js";
import { type LedgerEntry, type Outcome, openLedger } from "./ledger.js";
import { addUp, type LeftOut } from "./left-out.js";
import { resolvePending } from "./pending.js";
import { reconcileSeries } from "./reconcile-series.js";
import { type ImportSession, importBatch, type Policy } from "./session.js";
import type { Batch, ListedCount, Source } from "./source.js";
import { openTextImages } from "./text-images.js";

export interface ImportOptions {
  readonly site: Site;
  readonly source: Source;
  readonly policy: Policy;
  readonly isDryRun: boolean;
  /** Where the service is reached, if that is set. */
  readonly publicUrl?: string | undefined;
  /** Print of the settings: a run that was cut short goes on only under the same ones. */
  readonly settings: string;
}

/** What came of an import. */
export interface ImportReport {
  readonly isResumed: boolean;
  /** Records by kind and outcome. */
  readonly counts: Readonly<Record<string, Readonly<Partial<Record<Outcome, number>>>>>;
  /** Records of which something is to be said, or that could not be taken whole. */
  readonly entries: readonly ReportEntry[];
  readonly remarks: readonly string[];
  /** What records have at the source and not here: how many of each kind, by kind of record. */
  readonly leftOut: Readonly<Record<string, readonly LeftOut[]>>;
  /** What the source did not give, though it lists it. */
  readonly missing: readonly string[];
  /** How many records could not be read, could not be taken, or not whole. */
  readonly incomplete: number;
}

export type ReportEntry = Pick<
  LedgerEntry,
  "resource" | "key" | "id" | "title" | "place" | "outcome" | "lost" | "remarks"
>;

/** How far a run has come. */
interface RunDocument {
  readonly _id: string;
  readonly run: string;
  readonly settings: string;
  readonly position?: unknown;
  /** Records of pages that the source said are unchanged, by label. */
  readonly unchanged: Readonly<Record<string, number>>;
  /** How many records the source lists and how many of them were read, by label. */
  readonly listed?: Readonly<Record<string, ListedCount>>;
  readonly missing?: readonly string[];
}

/** What was read so far. */
interface Reading {
  readonly unchanged: Record<string, number>;
  readonly listed: Record<string, ListedCount>;
  readonly missing: string[];
}

const collectionName = "imports";

/**
 * Takes everything in that a source has. A run that was cut short goes on where it stopped. Throws a ToolError where the
 * source or the store is away for good.
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const { site, source, policy, isDryRun, settings, publicUrl } = options;
  const runs = site.database.db.collection<RunDocument>(collectionName);
  const earlier = isDryRun ? null : await runs.findOne({ _id: source.name, settings });
  const run = earlier?.run ?? randomUUID();
  const known = await openLedger(site, source.name);
  const ledger = isDryRun ? dryRunLedger(known) : known;
  const { imageBase: base } = source;
  const images = base === undefined ? {} : { textImages: openTextImages({ site, base, publicUrl }) };
  const session: ImportSession = { site, source, ledger, policy, run, isDryRun, ...images };

  for (const [sequence, id] of Object.entries(source.highest ?? {})) await ledger.reserveIds(sequence, id);
  const reading: Reading = {
    unchanged: { ...earlier?.unchanged },
    listed: { ...earlier?.listed },
    missing: [...(earlier?.missing ?? [])],
  };
  if (!isDryRun && earlier === null)
    await runs.replaceOne({ _id: source.name }, { run, settings, ...reading }, { upsert: true });
  const bars = createBars(isDryRun ? "Reading" : "Importing");
  try {
    for await (const batch of source.batches(earlier?.position)) {
      await importBatch(session, batch);
      count(reading, batch);
      const taken = batch.records.length + (batch.unchanged ?? 0);
      if (taken > 0) bars.step(batch.label, batch.total, taken);
      if (isDryRun) continue;
      await batch.onImported?.();
      const position = { run, settings, position: batch.next, ...reading };
      await runs.replaceOne({ _id: source.name }, position, { upsert: true });
    }
  } finally {
    bars.end();
  }
  await resolvePending(session);
  await reconcileSeries(session);
  const report = await reportOf(session, reading, earlier !== null);
  if (!isDryRun) await runs.deleteOne({ _id: source.name });
  return report;
}

function count({ unchanged, listed, missing }: Reading, batch: Batch): void {
  const { label, unchangedAs } = batch;
  if (unchangedAs !== undefined)
    unchanged[unchangedAs] = (unchanged[unchangedAs] ?? 0) + (batch.unchanged ?? 0);
  if (batch.listed !== undefined) {
    const { total, read } = batch.listed;
    listed[label] = { total, read: (listed[label]?.read ?? 0) + read };
  }
  missing.push(...(batch.missing ?? []));
}

/** What the source lists and did not give. */
function shortages({ listed }: Reading): readonly { readonly count: number; readonly text: string }[] {
  return Object.entries(listed).flatMap(([label, { total, read }]) =>
    read < total
      ? [
          {
            count: total - read,
            text: `${label}: the source lists ${total}, ${read} could be read, ${total - read} are missing.`,
          },
        ]
      : [],
  );
}

/** One bar after another, one for each label. */
function createBars(verb: string) {
  let bar: { readonly label: string; readonly progress: Progress } | undefined;
  return {
    step(label: string, total: number, count: number): void {
      if (bar?.label !== label) {
        bar?.progress.end();
        bar = { label, progress: createProgress(`${verb} ${label}`, total) };
      }
      bar.progress.step(count);
    },
    end: (): void => bar?.progress.end(),
  };
}

async function reportOf(
  { site, source, ledger, run }: ImportSession,
  reading: Reading,
  isResumed: boolean,
): Promise<ImportReport> {
  const plurals = new Map([...site.resources.values()].map(({ facts }) => [facts.name, facts.plural]));
  const counts: Record<string, Partial<Record<Outcome, number>>> = {};
  for (const [label, number] of Object.entries(reading.unchanged))
    if (number > 0) counts[label] = { left: number };
  const entries: ReportEntry[] = [];
  const leftOut: Record<string, readonly LeftOut[]> = {};
  const short = shortages(reading);
  const missing = [...short.map(({ text }) => text), ...reading.missing];
  let incomplete = Math.max(
    reading.missing.length,
    short.reduce((sum, { count: number }) => sum + number, 0),
  );
  for await (const { leftOut: own = [], ...entry } of ledger.ofRun(run)) {
    const { resource, key, id, title, place, outcome, lost, remarks } = entry;
    const label = plurals.get(resource) ?? `${resource}s`;
    counts[label] = { ...counts[label], [outcome]: (counts[label]?.[outcome] ?? 0) + 1 };
    if (own.length > 0 && outcome !== "refused") leftOut[label] = addUp([...(leftOut[label] ?? []), ...own]);
    if (outcome === "refused" || lost.length > 0) incomplete += 1;
    if (outcome === "refused" || lost.length > 0 || remarks.length > 0)
      entries.push({
        resource,
        key,
        ...(id === undefined ? {} : { id }),
        title,
        ...(place === undefined ? {} : { place }),
        outcome,
        lost,
        remarks,
      });
  }
  return { isResumed, counts, entries, remarks: source.warnings(), leftOut, missing, incomplete };
}
