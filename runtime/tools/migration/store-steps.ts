import type { Collection, Db } from "mongodb";
import { MongoBulkWriteError } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { IndexDescriptor } from "../../core/resource-descriptor.js";
import { openSubscriptions } from "../../feature.js";
import { ensureIndexesOf, isNameOf, unusedIndexesOf } from "../../storage/indexes.js";
import { checkCounts, checkSequences } from "../check-store.js";
import { type Migration, registered } from "./context.js";
import type { MigrationStep } from "./plan.js";
import { planMarkers } from "./write-documents.js";

/**
 * Renames collections and removes indexes before documents are migrated. Webhooks subscribe to the new types as well, so that
 * they get the messages of a service on either spec. Repeatable.
 */
export async function prepareCollections({ site, spec, plan }: Migration): Promise<void> {
  const { db } = site.database;
  for (const step of plan.steps) {
    if (step.kind === "rename_types")
      for (const all of openSubscriptions(site.database)) await all.copyTypes(step.from, step.resource);
    if (step.kind === "rename_collection") await renameCollection(db, step.from, step.collection);
    if (step.kind === "remove_index") {
      const token = spec.collections.find(({ name }) => name === step.collection);
      await removeIndex(db.collection(step.collection), step.name, token?.indexes ?? []);
    }
  }
}

/** Completes indexes, sequences and counts after documents are migrated, and drops what is gone. Repeatable. */
export async function finishCollections(migration: Migration): Promise<void> {
  const { site, spec, plan, drop } = migration;
  const { database } = site;
  for (const step of plan.steps) {
    if (step.kind === "remove_collection" && drop) await removeCollection(database.db, step);
    if (step.kind === "rename_types")
      for (const all of openSubscriptions(database)) {
        // For those that subscribed since the preparation.
        await all.copyTypes(step.from, step.resource);
        await all.removeTypes(step.from);
      }
  }
  for (const token of spec.collections) await ensureIndexesOf(database.collection(token), token.indexes);
  if (plan.steps.some(({ kind }) => kind === "change_sequence"))
    await checkSequences({ database, spec, isRepairing: true });
  const recounted = new Set(
    plan.steps.flatMap((step) => (step.kind === "recount_terms" ? [step.resource] : [])),
  );
  for (const facts of spec.resourceFacts)
    if (recounted.has(facts.name)) await checkCounts({ database, spec, isRepairing: true }, facts);
}

/** Removes the markers of a plan. Answers do not show them, so revisions stay as they are. */
export async function removeMarkers({ site, spec }: Migration, plan: string): Promise<void> {
  for (const facts of spec.resourceFacts) {
    const collection = site.database.collection(registered(spec, facts).token);
    for (const marker of planMarkers)
      await collection.updateMany({ [marker]: plan }, { $unset: { [marker]: "" } } as object);
  }
}

/** A service that has started on the new spec may have made the collection already. */
async function renameCollection(db: Db, from: string, to: string): Promise<void> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  if (!names.includes(from)) return;
  if (!names.includes(to)) {
    await db.renameCollection(from, to);
    return;
  }
  if ((await db.collection(to).findOne({}, { projection: { _id: 1 } })) === null) {
    await db.renameCollection(from, to, { dropTarget: true });
    return;
  }
  await moveDocuments(db, from, to);
  await db.dropCollection(from);
}

const batchSize = 500;

/** Moves documents; an interrupted run may have moved some of them. */
async function moveDocuments(db: Db, from: string, to: string): Promise<void> {
  const source = db.collection<RecordDocument>(from);
  for (;;) {
    const batch = await source.find({}, { sort: { _id: 1 }, limit: batchSize }).toArray();
    if (batch.length === 0) return;
    try {
      await db.collection<RecordDocument>(to).insertMany(batch, { ordered: false });
    } catch (error) {
      const isThere =
        error instanceof MongoBulkWriteError &&
        error.code === 11000 &&
        [error.writeErrors].flat().every(({ code, errmsg }) => code === 11000 && /_id_? /.test(errmsg ?? ""));
      if (!isThere) throw error;
    }
    await source.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
  }
}

/** Drops indexes of that name, but none that the spec has now. */
async function removeIndex(
  collection: Collection,
  name: string,
  wanted: readonly IndexDescriptor[],
): Promise<void> {
  for (const { name: stored = "" } of await unusedIndexesOf(collection, wanted))
    if (isNameOf(stored, name)) await collection.dropIndex(stored);
}

async function removeCollection(db: Db, { collection }: MigrationStep): Promise<void> {
  const present = await db.listCollections({ name: collection }).toArray();
  if (present.length > 0) await db.dropCollection(collection);
}
