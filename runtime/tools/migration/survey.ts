import type { RecordId } from "../../core/record-id.js";
import { openSubscriptions } from "../../features.js";
import { timeLimit } from "../../storage/command-options.js";
import { createProgress } from "../tool.js";
import { type Migration, presentCollection } from "./context.js";
import { documentSteps } from "./document-step.js";
import type { MigrationStep, StepOf } from "./plan.js";
import { migrateDocument, withoutMarker } from "./write-documents.js";

/** What a step would do to the store as it is. */
export interface StepSurvey {
  readonly step: MigrationStep;
  /** Documents concerned, and the first of their ids. */
  count: number;
  readonly ids: RecordId[];
  /** Documents for which a decision is missing. */
  open: number;
}

const shownIds = 5;

/** Migrates every document without storing it, and counts. Steps are in the order of the plan. */
export async function survey(migration: Migration): Promise<readonly StepSurvey[]> {
  const surveys = migration.plan.steps.map((step): StepSurvey => ({ step, count: 0, ids: [], open: 0 }));
  const byId = new Map(surveys.map((one) => [one.step.id, one]));
  for (const group of documentSteps(migration)) {
    const collection = await presentCollection(migration, group.records.resource.collection);
    const progress = createProgress(
      `Reading ${group.records.resource.plural}`,
      await collection.estimatedDocumentCount(),
    );
    for await (const document of collection.find(withoutMarker(migration), {
      sort: { _id: 1 },
      batchSize: 1000,
    })) {
      const { concerned, open } = migrateDocument(migration, group, document);
      for (const id of concerned) count(byId.get(id), document._id);
      for (const id of open) {
        const found = byId.get(id);
        if (found !== undefined) found.open += 1;
      }
      progress.step();
    }
    progress.end();
  }
  for (const one of surveys) await surveyCollection(migration, one);
  return surveys;
}

function count(found: StepSurvey | undefined, id: RecordId): void {
  if (found === undefined) return;
  found.count += 1;
  if (found.ids.length < shownIds) found.ids.push(id);
}

/** Steps about a whole collection concern all its documents; unique indexes those with equal keys. */
async function surveyCollection(migration: Migration, found: StepSurvey): Promise<void> {
  const { step } = found;
  const { db } = migration.app.database;
  switch (step.kind) {
    case "rename_collection":
      found.count = await db.collection(step.from).countDocuments({}, timeLimit);
      return;
    case "rename_types":
      for (const all of openSubscriptions(migration.app.database))
        for (const name of await all.subscribers(step.from)) count(found, name);
      return;
    case "remove_collection":
      found.count = await db.collection(step.collection).countDocuments({}, timeLimit);
      return;
    case "add_index":
      if (step.unique) await surveyUnique(migration, found, step);
      return;
    default:
      return;
  }
}

async function surveyUnique(
  migration: Migration,
  found: StepSurvey,
  { keys: indexed, sparse, partialFilterExpression }: StepOf<"add_index">,
): Promise<void> {
  const keys = Object.keys(indexed);
  const collection = await presentCollection(migration, found.step.collection);
  const key = Object.fromEntries(keys.map((name) => [name.replaceAll(".", "_"), `$${name}`]));
  const groups = collection.aggregate<{ readonly ids: RecordId[] }>([
    ...(sparse === true ? [{ $match: { $or: keys.map((name) => ({ [name]: { $exists: true } })) } }] : []),
    ...(partialFilterExpression === undefined ? [] : [{ $match: partialFilterExpression }]),
    { $sort: { _id: 1 } },
    { $group: { _id: key, ids: { $push: "$_id" }, count: { $sum: 1 } } },
    { $match: { count: { $gt: 1 } } },
    { $sort: { "ids.0": 1 } },
  ]);
  for await (const { ids } of groups) for (const id of ids) count(found, id);
  found.open = found.count;
}
