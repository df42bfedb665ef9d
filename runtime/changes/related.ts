import type { RecordId } from "../core/record-id.js";
import type { AuditEntry } from "../outbox/audit-entry.js";
import type { RecordContext } from "../resources/app-context.js";
import { allOf, readBelow } from "../resources/read/conditions.js";
import type { Records, Relation } from "../resources/registered-resource.js";
import { timeLimit } from "../storage/command-options.js";

/**
 * The ids of records that show the record of an entry, or are selected by it: their answers have changed with it. At most
 * `limit`, ascending, behind `after`. Nothing refers yet to a record that was just created.
 */
export async function idsShowing(
  { app, records }: RecordContext,
  entry: AuditEntry,
  { after, limit }: { readonly after: RecordId | undefined; readonly limit: number },
): Promise<readonly RecordId[]> {
  const relations = relationsTo(records, entry.resource);
  const [first] = relations;
  if (first === undefined || entry.kind === "created") return [];
  // The addresses of those below may name it, and filters select with it.
  const ids = await readBelow({ app, records: first.target }, [entry.record]);
  const referring = relations.map(({ property }) => ({ [property]: { $in: ids } }));
  const behind = after === undefined ? [] : [{ _id: { $gt: after } }];
  const filter = allOf([{ $or: referring }, ...behind]);
  const options = { projection: { _id: 1 }, sort: { _id: 1 }, limit, batchSize: limit + 1, ...timeLimit };
  const found = await app.database
    .collection(records.token)
    .find(filter, options as object)
    .toArray();
  return found.map(({ _id }) => _id);
}

/** The relations by which records show, or are selected by, those of a resource; among each other, only what they show counts. */
function relationsTo(records: Records, resource: string): readonly Relation[] {
  return records.relations.filter(
    ({ target, field }) =>
      target.resource.name === resource && (target !== records || field.storage === "references"),
  );
}
