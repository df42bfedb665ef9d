import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { writeContract } from "../../storage/stored-contract.js";
import { createProgress } from "../progress.js";
import { type DocumentSteps, documentSteps, type Migration } from "./context.js";
import { migrateDocument } from "./migrate-document.js";
import { type MigrationState, migrationStates } from "./state.js";
import { finishCollections, prepareCollections, removeMarkers } from "./store-steps.js";
import { type DocumentChange, planMarkers, withoutMarker, writeDocuments } from "./write-documents.js";

/** What a migration did. */
export interface Applied {
  /** Documents changed, by this run and by those before it. */
  readonly changed: number;
  /** Documents that were created meanwhile and lack a decision. */
  readonly left: readonly string[];
}

const batchSize = 500;

/**
 * Applies a plan whose decisions are complete, from where an earlier run stopped. It may be interrupted at any moment and
 * started again: each document is changed once, in one write on condition of its revision, and has the marker of the plan
 * until that is applied.
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
    const run = { migration, group, plan: state._id };
    const last = isResumed ? state.last : undefined;
    // Records from before the spec changed the kind of ids have the other one; UUIDs come after integers.
    if (typeof last !== "string") left.push(...(await migrateGroup(run, last ?? 0)));
    left.push(...(await migrateGroup(run, typeof last === "string" ? last : "")));
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

/** The application of a plan to the documents of one resource. */
interface GroupRun {
  readonly migration: Migration;
  readonly group: DocumentSteps;
  /** Id of the plan. */
  readonly plan: string;
}

async function migrateGroup(run: GroupRun, after: RecordId): Promise<readonly string[]> {
  const { migration, group, plan } = run;
  const { facts, token } = group.resource;
  const { database } = migration.site;
  const collection = database.collection(token);
  const remaining = await collection.countDocuments({ _id: { $gt: after } });
  if (remaining === 0) return [];
  const progress = createProgress(`Changing ${facts.plural}`, remaining);
  const left: string[] = [];
  for (let last = after; ; ) {
    const batch = await collection
      .find({ _id: { $gt: last } }, { sort: { _id: 1 }, limit: batchSize })
      .toArray();
    const end = batch.at(-1)?._id;
    if (end === undefined) break;
    const outcome = await migrateBatch(run, batch);
    progress.step(batch.length);
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

/** Migrates documents; those that change meanwhile are read and migrated again. */
async function migrateBatch(
  { migration, group, plan }: GroupRun,
  batch: readonly RecordDocument[],
): Promise<Applied> {
  const { site } = migration;
  const { resource } = group;
  const collection = site.database.collection(resource.token);
  const left = new Set<string>();
  let changed = 0;
  let documents = batch.filter((document) =>
    planMarkers.every((name) => propertyIn(document, name) !== plan),
  );
  for (;;) {
    const changes: DocumentChange[] = [];
    for (const document of documents) {
      const { draft, open } = migrateDocument(migration, group, document);
      if (open.length > 0) left.add(`${resource.facts.plural} ${document._id}: ${open.join(", ")}`);
      if (draft !== undefined) changes.push({ document, draft });
    }
    const stored = await writeDocuments({ site, resource, plan }, changes);
    changed += stored;
    if (stored === changes.length) return { changed, left: [...left] };
    const ids = changes.map(({ document }) => document._id);
    const again: Filter<RecordDocument> = { _id: { $in: ids }, ...withoutMarker(plan) };
    documents = await collection.find(again, { sort: { _id: 1 } }).toArray();
  }
}
