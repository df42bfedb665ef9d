import type { ImportReport } from "./entry.js";
import { type Counted, reportOf } from "./report.js";
import type { Run, RunOptions } from "./run.js";
import type { Batch, SourceRecord } from "./source.js";
import { finishRecords, writeImage, writeRecords } from "./write-records.js";

/**
 * Imports everything that a source has. What an interrupted run wrote is found by its external ids, and not written twice.
 * Throws an ImportError where the source or the destination is away for good.
 */
export async function runImport(options: RunOptions): Promise<ImportReport> {
  const { source, progress, pieceSize = 2000 } = options;
  const run: Run = {
    ...{ ...options, met: new Map(), earlier: new Map(), images: new Map() },
    ...{ pending: [], series: new Map(), dueSeries: new Set(), first: [] },
  };
  const counted: Counted = { listed: {}, missing: [] };
  let shown = "";
  try {
    for await (const batch of source.batches()) {
      count(counted, batch);
      for (const image of batch.images ?? []) await writeImage(run, image);
      if (batch.records.length > 0 && batch.label !== shown) progress?.next(batch.label, batch.total);
      if (batch.records.length > 0) shown = batch.label;
      for (const records of piecesOf(batch, pieceSize)) {
        await writeRecords(run, records);
        progress?.step(records.length);
      }
    }
  } finally {
    progress?.end();
  }
  await finishRecords(run);
  return reportOf(run, counted);
}

/** The records of a batch in pieces; occurrences come behind their series. */
function* piecesOf({ records }: Batch, size: number): Generator<readonly SourceRecord[]> {
  const isOccurrence = ({ imported }: SourceRecord): boolean => imported?.occurrence !== undefined;
  const parts = [records.filter((record) => !isOccurrence(record)), records.filter(isOccurrence)];
  for (const part of parts) for (let at = 0; at < part.length; at += size) yield part.slice(at, at + size);
}

function count(counted: Counted, { label, listed, missing = [] }: Batch): void {
  counted.missing.push(...missing);
  if (listed === undefined) return;
  const read = (counted.listed[label]?.read ?? 0) + listed.read;
  counted.listed[label] = { total: listed.total, read };
}
