import type { RecordDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import { isSeries, occurrencesFilter, seriesOf } from "../../core/series.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import { timeLimit } from "../../storage/command-options.js";
import type { ImportSession } from "./session.js";

const batchSize = 500;

/** Materializes the series of which a run imported something: their occurrences become what the series say. */
export async function reconcileSeries(session: ImportSession): Promise<void> {
  const { site, isDryRun } = session;
  if (isDryRun) return;
  for (const resource of site.resources.values()) {
    if (resource.facts.recurrence === undefined) continue;
    for (const id of await importedSeries(session, resource)) await reconcileOne(session, resource, id);
  }
}

async function importedSeries(
  { site, ledger, run }: ImportSession,
  { facts, token }: RegisteredResource,
): Promise<ReadonlySet<RecordId>> {
  const imported: RecordId[] = [];
  for await (const { resource, id, outcome } of ledger.ofRun(run))
    if (resource === facts.name && id !== undefined && (outcome === "created" || outcome === "updated"))
      imported.push(id);
  const found = new Set<RecordId>();
  const options = { projection: { series: 1, occurrence_of: 1 }, ...timeLimit };
  const isRecurring = [{ series: { $exists: true } }, { occurrence_of: { $exists: true } }];
  for (let at = 0; at < imported.length; at += batchSize) {
    const filter = { _id: { $in: imported.slice(at, at + batchSize) }, $or: isRecurring };
    for await (const document of site.database.collection(token).find(filter, options)) {
      const series = isSeries(document) ? document._id : seriesOf(document);
      if (series !== undefined) found.add(series);
    }
  }
  return found;
}

/** Changes that follow from a series do not count as changes made here. */
async function reconcileOne(
  { site, ledger }: ImportSession,
  resource: RegisteredResource,
  id: RecordId,
): Promise<void> {
  const { facts, token } = resource;
  const revisions = async (): Promise<ReadonlyMap<RecordId, number>> => {
    const found = site.database
      .collection(token)
      .find({ $or: [{ _id: id }, occurrencesFilter(id)] }, { projection: { revision: 1 }, ...timeLimit });
    const documents: Pick<RecordDocument, "_id" | "revision">[] = await found.toArray();
    return new Map(documents.map(({ _id, revision }) => [_id, revision]));
  };
  const before = await revisions();
  await site.features.recurrence?.materialize(site, resource, id);
  const after = await revisions();
  const changed = [...before].flatMap(([changedId, from]) => {
    const to = after.get(changedId) ?? from;
    return to === from ? [] : [{ id: changedId, from, to }];
  });
  await ledger.recordRevisions(facts.sequence, changed);
}
