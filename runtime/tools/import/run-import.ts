import { randomUUID } from "node:crypto";
import type { RecordDocument } from "../../core/documents.js";
import { defined } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { isSeries, occurrencesFilter, seriesOf } from "../../core/series.js";
import type { Records } from "../../resources/registered-resource.js";
import { timeLimit } from "../../storage/command-options.js";
import { createProgress } from "../tool.js";
import { importBatch, resolvePending } from "./import-batch.js";
import { openLedger } from "./ledger.js";
import { type Counted, type ImportReport, reportOf } from "./report.js";
import { type ImportOptions, type ImportSession, openTextImages } from "./session.js";
import type { Batch } from "./source.js";

/**
 * Imports everything that a source has. An interrupted run continues where it stopped. Throws a ToolError where the source
 * or the store is away for good.
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const { app, source, isDryRun, settings, publicUrl } = options;
  // How far each run has come.
  const runs = app.database.db.collection<
    Counted & { _id: string; run: string; settings: string; position?: unknown }
  >("imports");
  const earlier = isDryRun ? null : await runs.findOne({ _id: source.name, settings });
  const run = earlier?.run ?? randomUUID();
  const ledger = await openLedger(app, source.name, { isDryRun });
  const base = source.imageBase;
  const textImages = base === undefined ? undefined : openTextImages(app, base, publicUrl);
  const session: ImportSession = { ...options, ledger, run, ...defined({ textImages }) };
  for (const [sequence, id] of Object.entries(source.highest ?? {})) await ledger.reserveIds(sequence, id);

  let counted: Counted = { unchanged: {}, listed: {}, missing: [], ...earlier };
  const save = async (position?: unknown): Promise<void> => {
    const { unchanged, listed, missing } = counted;
    const state = { run, settings, ...defined({ position }), unchanged, listed, missing };
    if (!isDryRun) await runs.replaceOne({ _id: source.name }, state, { upsert: true });
  };
  if (earlier === null) await save();
  const progress = createProgress("", 0);
  let shown = "";
  try {
    for await (const batch of source.batches(earlier?.position)) {
      await importBatch(session, batch);
      counted = count(counted, batch);
      const imported = batch.records.length + (batch.unchanged ?? 0);
      if (imported > 0) {
        const label = `${isDryRun ? "Reading" : "Importing"} ${batch.label}`;
        if (label !== shown) progress.next(label, batch.total);
        shown = label;
        progress.step(imported);
      }
      if (!isDryRun) await batch.onImported?.();
      await save(batch.next);
    }
  } finally {
    progress.end();
  }
  await resolvePending(session);
  await reconcileSeries(session);
  const report = await reportOf(session, counted, earlier !== null);
  if (!isDryRun) await runs.deleteOne({ _id: source.name });
  return report;
}

function count({ unchanged, listed, missing }: Counted, batch: Batch): Counted {
  const { label, unchangedAs: name } = batch;
  const read = (listed[label]?.read ?? 0) + (batch.listed?.read ?? 0);
  const same = (unchanged[name ?? ""] ?? 0) + (batch.unchanged ?? 0);
  return {
    unchanged: name === undefined ? unchanged : { ...unchanged, [name]: same },
    listed: batch.listed === undefined ? listed : { ...listed, [label]: { ...batch.listed, read } },
    missing: [...missing, ...(batch.missing ?? [])],
  };
}

const batchSize = 500;

/** Materializes the series of which a run imported something: their occurrences become what the series say. */
async function reconcileSeries(session: ImportSession): Promise<void> {
  const { app, isDryRun } = session;
  if (isDryRun) return;
  for (const records of app.resources.values()) {
    if (records.resource.recurrence === undefined) continue;
    for (const id of await importedSeries(session, records)) await reconcileOne(session, records, id);
  }
}

async function importedSeries(
  { app, ledger, run }: ImportSession,
  { resource, token }: Records,
): Promise<ReadonlySet<RecordId>> {
  const imported: RecordId[] = [];
  for await (const { resource: resourceName, id, outcome } of ledger.ofRun(run))
    if (
      resourceName === resource.name &&
      id !== undefined &&
      (outcome === "created" || outcome === "updated")
    )
      imported.push(id);
  const found = new Set<RecordId>();
  const options = { projection: { series: 1, occurrence_of: 1 }, ...timeLimit };
  const isRecurring = [{ series: { $exists: true } }, { occurrence_of: { $exists: true } }];
  for (let at = 0; at < imported.length; at += batchSize) {
    const filter = { _id: { $in: imported.slice(at, at + batchSize) }, $or: isRecurring };
    for await (const document of app.database.collection(token).find(filter, options)) {
      const series = isSeries(document) ? document._id : seriesOf(document);
      if (series !== undefined) found.add(series);
    }
  }
  return found;
}

/** Changes that follow from a series do not count as changes made here. */
async function reconcileOne({ app, ledger }: ImportSession, records: Records, id: RecordId): Promise<void> {
  const { resource, token } = records;
  const revisions = async (): Promise<ReadonlyMap<RecordId, number>> => {
    const found = app.database
      .collection(token)
      .find({ $or: [{ _id: id }, occurrencesFilter(id)] }, { projection: { revision: 1 }, ...timeLimit });
    const documents: RecordDocument[] = await found.toArray();
    return new Map(documents.map(({ _id, revision }) => [_id, revision]));
  };
  const before = await revisions();
  await app.features.recurrence?.materialize(app, records, id);
  const after = await revisions();
  const changed = [...before].flatMap(([changedId, from]) => {
    const to = after.get(changedId) ?? from;
    return to === from ? [] : [{ id: changedId, from, to }];
  });
  await ledger.recordRevisions(resource.sequence, changed);
}
