import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { writeContract } from "../../storage/stored-contract.js";
import { createProgress, type Progress } from "../progress.js";
import { type DocumentSteps, documentSteps, type Migration } from "./context.js";
import { migrateDocument } from "./migrate-document.js";
import { type MigrationState, migrationStates } from "./state.js";
import { finishCollections, prepareCollections, removeMarkers } from "./store-steps.js";
import { type DocumentChange, planMarker, writeDocuments } from "./write-documents.js";

/** What a migration did. */
export interface Applied {
  /** Documents changed, by this run and by those before it. */
  readonly changed: number;
  /** Documents that came in while it ran and lack a decision, by resource. */
  readonly left: readonly string[];
}

const batchSize = 500;

/**
 * Applies a plan whose decisions are complete, from where an earlier run stopped. It may end at any moment and be started
 * again: each document is changed once, in one write that its revision guards, and marked until the plan is through.
 */
export async function applyMigration(migration: Migration, state: MigrationState): Promise<Applied> {
  await prepareCollections(migration);
  const groups = documentSteps(migration);
  const start = Math.max(
    groups.findIndex(({ resource }) => resource.facts.name === state.resource),
    0,
  );
  const left: string[] = [];
  for (const group of groups.slice(start)) {
    const isResumed = group.resource.facts.name === state.resource;
    left.push(...(await migrateGroup(migration, group, state._id, isResumed ? (state.last ?? 0) : 0)));
  }
  await finishCollections(migration);
  await removeMarkers(migration, state._id);
  await writeContract(migration.site.database.db, migration.plan.to.contract);
  const states = migrationStates(migration.site.database);
  const done = await states.findOneAndUpdate(
    { _id: state._id },
    { $set: { finished: new Date() } },
    { returnDocument: "after" },
  );
  return { changed: done?.changed ?? 0, left };
}

async function migrateGroup(
  migration: Migration,
  group: DocumentSteps,
  plan: string,
  after: number,
): Promise<readonly string[]> {
  const { facts, token } = group.resource;
  const { database } = migration.site;
  const collection = database.collection(token);
  const remaining = await collection.countDocuments({ _id: { $gt: after } });
  const progress = createProgress(`Changing ${facts.plural}`, remaining);
  const left: string[] = [];
  let last = after;
  for (;;) {
    const batch = await collection
      .find({ _id: { $gt: last } }, { sort: { _id: 1 }, limit: batchSize })
      .toArray();
    const end = batch.at(-1)?._id;
    if (end === undefined) break;
    const outcome = await migrateBatch(migration, group, plan, batch, progress);
    left.push(...outcome.left);
    last = end;
    await migrationStates(database).updateOne(
      { _id: plan },
      { $set: { resource: facts.name, last }, $inc: { changed: outcome.changed } },
    );
  }
  progress.end();
  return left;
}

/** Documents that somebody changes meanwhile are read and changed again. */
async function migrateBatch(
  migration: Migration,
  group: DocumentSteps,
  plan: string,
  batch: readonly RecordDocument[],
  progress: Progress,
): Promise<Applied> {
  const { site } = migration;
  const collection = site.database.collection(group.resource.token);
  const left = new Set<string>();
  let changed = 0;
  let documents: readonly RecordDocument[] = batch.filter(
    (document) => Reflect.get(document, planMarker) !== plan,
  );
  for (;;) {
    const changes: DocumentChange[] = [];
    for (const document of documents) {
      const { draft, open } = migrateDocument(migration, group, document);
      if (open.length > 0) left.add(`${group.resource.facts.plural} ${document._id}: ${open.join(", ")}`);
      if (draft !== undefined) changes.push({ document, draft });
    }
    const stored = await writeDocuments(site, group.resource, plan, changes);
    changed += stored;
    if (stored === changes.length) break;
    const again: Filter<RecordDocument> = {
      _id: { $in: changes.map(({ document }) => document._id) },
      [planMarker]: { $ne: plan },
    };
    documents = await collection.find(again, { sort: { _id: 1 } }).toArray();
  }
  progress.step(batch.length);
  return { changed, left: [...left] };
}
