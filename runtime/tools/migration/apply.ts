import type { Collection, Db, Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { IndexDescriptor } from "../../core/resource-descriptor.js";
import { openSubscriptions } from "../../features.js";
import type { Database } from "../../storage/database.js";
import { ensureIndexesOf, isNameOf, unusedIndexesOf } from "../../storage/indexes.js";
import { writeContract } from "../../storage/stored-contract.js";
import { checkCounts, checkSequences } from "../check-store.js";
import { createProgress } from "../tool.js";
import type { Decided, Migration } from "./context.js";
import { type DocumentSteps, documentSteps } from "./document-step.js";
import type { MigrationStep } from "./plan.js";
import {
  type DocumentChange,
  migrateDocument,
  planMarkers,
  withoutMarker,
  writeDocuments,
} from "./write-documents.js";

const batchSize = 500;

/**
 * Applies a plan whose decisions are complete, from where an earlier run stopped. It may be interrupted at any moment and
 * started again: each document is changed once, in one write on condition of its revision, and has the marker of the plan
 * until that is applied. Gives the number of documents changed, by earlier runs too, and those that were created meanwhile and
 * lack a decision.
 */
export async function applyMigration(migration: Migration, { resource, last }: MigrationState) {
  const { app, plan, id } = migration;
  await prepareCollections(migration);
  const groups = documentSteps(migration);
  const start = groups.findIndex(({ records }) => records.resource.name === resource);
  const left: string[] = [];
  for (const [at, group] of groups.slice(Math.max(start, 0)).entries()) {
    const from = at === 0 && start >= 0 ? last : undefined;
    // Records from before the spec changed the kind of ids have the other one; UUIDs come after integers.
    if (typeof from !== "string") left.push(...(await migrateGroup(migration, group, from ?? 0)));
    left.push(...(await migrateGroup(migration, group, typeof from === "string" ? from : "")));
  }
  await finishCollections(migration);
  await removeMarkers(migration);
  await writeContract(app.database.db, plan.to.contract);
  const done = await migrationStates(app.database).findOneAndUpdate(
    { _id: id },
    { $set: { finished: new Date() } },
    { returnDocument: "after" },
  );
  return { changed: done?.changed ?? 0, left };
}

async function migrateGroup(
  migration: Migration,
  group: DocumentSteps,
  after: RecordId,
): Promise<readonly string[]> {
  const { resource, token } = group.records;
  const { database } = migration.app;
  const collection = database.collection(token);
  const remaining = await collection.countDocuments({ _id: { $gt: after } });
  if (remaining === 0) return [];
  const progress = createProgress(`Changing ${resource.plural}`, remaining);
  const left: string[] = [];
  for (let last = after; ; ) {
    const batch = await collection
      .find({ _id: { $gt: last } }, { sort: { _id: 1 }, limit: batchSize })
      .toArray();
    const end = batch.at(-1)?._id;
    if (end === undefined) break;
    const outcome = await migrateBatch(migration, group, batch);
    progress.step(batch.length);
    left.push(...outcome.left);
    last = end;
    await migrationStates(database).updateOne(
      { _id: migration.id },
      { $set: { resource: resource.name, last }, $inc: { changed: outcome.changed } },
    );
  }
  progress.end();
  return left;
}

/** Migrates documents; those that change meanwhile are read and migrated again. */
async function migrateBatch(migration: Migration, group: DocumentSteps, batch: readonly RecordDocument[]) {
  const { records } = group;
  const left = new Set<string>();
  let changed = 0;
  let documents = batch.filter((document) =>
    planMarkers.every((name) => propertyIn(document, name) !== migration.id),
  );
  for (;;) {
    const changes: DocumentChange[] = [];
    for (const document of documents) {
      const { draft, open } = migrateDocument(migration, group, document);
      if (open.length > 0) left.add(`${records.resource.plural} ${document._id}: ${open.join(", ")}`);
      if (draft !== undefined) changes.push({ document, draft });
    }
    const stored = await writeDocuments(migration, records, changes);
    changed += stored;
    if (stored === changes.length) return { changed, left };
    const ids = changes.map(({ document }) => document._id);
    const again: Filter<RecordDocument> = { _id: { $in: ids }, ...withoutMarker(migration) };
    documents = await migration.app.database
      .collection(records.token)
      .find(again, { sort: { _id: 1 } })
      .toArray();
  }
}

/**
 * Renames collections and removes indexes before documents are migrated. Webhooks subscribe to the new types as well, so that
 * they get the messages of a service on either spec. Repeatable.
 */
async function prepareCollections({ app, spec, plan }: Migration): Promise<void> {
  const { db } = app.database;
  for (const step of plan.steps) {
    if (step.kind === "rename_types")
      for (const all of openSubscriptions(app.database)) await all.copyTypes(step.from, step.resource);
    if (step.kind === "rename_collection") await renameCollection(db, step.from, step.collection);
    if (step.kind === "remove_index") {
      const token = spec.collections.find(({ name }) => name === step.collection);
      await removeIndex(db.collection(step.collection), step.name, token?.indexes ?? []);
    }
  }
}

/** Completes indexes, sequences and counts after documents are migrated, and drops what is gone. Repeatable. */
async function finishCollections(migration: Migration): Promise<void> {
  const { app, spec, plan, drop } = migration;
  const { database } = app;
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
  for (const resource of spec.resourceDescriptors)
    if (recounted.has(resource.name)) await checkCounts({ database, spec, isRepairing: true }, resource);
}

/** Removes the markers of a plan. Answers do not show them, so revisions stay as they are. */
async function removeMarkers({ app, id }: Migration): Promise<void> {
  for (const { token } of app.resources.values())
    for (const marker of planMarkers)
      await app.database
        .collection(token)
        .updateMany({ [marker]: id }, { $unset: { [marker]: "" } } as object);
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

/** Moves documents; an interrupted run may have moved some of them. */
async function moveDocuments(db: Db, from: string, to: string): Promise<void> {
  const source = db.collection<RecordDocument>(from);
  for (;;) {
    const batch = await source.find({}, { sort: { _id: 1 }, limit: batchSize }).toArray();
    if (batch.length === 0) return;
    const writes = batch.map(({ _id, ...document }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: document }, upsert: true },
    }));
    await db.collection<RecordDocument>(to).bulkWrite(writes, { ordered: false });
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

/** How far a plan is applied, so that an interrupted run continues where it stopped. */
export interface MigrationState {
  /** Id of the plan. */
  readonly _id: string;
  readonly from: string;
  readonly to: string;
  readonly started: Date;
  readonly finished?: Date;
  readonly decisions: Readonly<Record<string, Decided>>;
  readonly drop: boolean;
  /** Resource whose documents are being changed, and the last id that is done; resources before it are complete. */
  readonly resource?: string;
  readonly last?: RecordId;
  /** Documents changed so far. */
  readonly changed: number;
}

/** The states of all plans ever applied to a store. */
export function migrationStates(database: Database): Collection<MigrationState> {
  return database.db.collection<MigrationState>("migrations");
}
