import { createProgress } from "../tool.js";
import { type Counted, type ImportReport, reportOf } from "./report.js";
import type { Run, RunOptions } from "./run.js";
import type { Batch, SourceRecord } from "./source.js";
import { finishRecords, writeImage, writeRecords } from "./write-records.js";

/**
 * Imports everything that a source has. What an interrupted run wrote is found by its external ids, and not written twice.
 * Throws a ToolError where the source or the destination is away for good.
 */
export async function runImport(options: RunOptions): Promise<ImportReport> {
  const { source } = options;
  const run: Run = {
    ...{ ...options, met: new Map(), earlier: new Map(), images: new Map() },
    ...{ pending: [], series: new Map(), dueSeries: new Set(), first: [] },
  };
  const counted: Counted = { listed: {}, missing: [] };
  const progress = createProgress("", 0);
  let shown = "";
  try {
    for await (const batch of source.batches()) {
      count(counted, batch);
      for (const image of batch.images ?? []) await writeImage(run, image);
      for (const records of parted(batch)) await writeRecords(run, records);
      if (batch.records.length > 0 && batch.label !== shown) progress.next(batch.label, batch.total);
      if (batch.records.length > 0) shown = batch.label;
      progress.step(batch.records.length);
    }
  } finally {
    progress.end();
  }
  await finishRecords(run);
  return reportOf(run, counted);
}

/** Occurrences come behind their series. */
function parted({ records }: Batch): readonly (readonly SourceRecord[])[] {
  const isOccurrence = ({ imported }: SourceRecord): boolean => imported?.occurrence !== undefined;
  return [records.filter((record) => !isOccurrence(record)), records.filter(isOccurrence)];
}

function count(counted: Counted, { label, listed, missing = [] }: Batch): void {
  counted.missing.push(...missing);
  if (listed === undefined) return;
  const read = (counted.listed[label]?.read ?? 0) + listed.read;
  counted.listed[label] = { total: listed.total, read };
}
