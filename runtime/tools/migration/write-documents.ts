import { isDeepStrictEqual } from "node:util";
import type { AnyBulkWriteOperation, Filter, UpdateFilter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { Draft } from "../../resources/input.js";
import type { Records } from "../../resources/registered-resource.js";
import { deriveTexts } from "../../resources/texts.js";
import { addSlugs, freeSlug, isSlugTaken, readSlugEntry, slugEntries } from "../../resources/write/slugs.js";
import type { Migration } from "./context.js";
import { applyStep, type DocumentSteps } from "./document-step.js";

/** Property with the id of the plan in documents that are migrated, while the plan is being applied. */
const planMarker = "_migration";

/** All properties that may be the marker of a plan: earlier versions of the runtime used the second one. */
export const planMarkers: readonly string[] = [planMarker, "migration"];

/** Condition for documents that a plan has not changed yet. */
export function withoutMarker({ id }: Migration): Filter<RecordDocument> {
  return Object.fromEntries(planMarkers.map((name) => [name, { $ne: id }]));
}

/** A document and what becomes of it. */
export interface DocumentChange {
  readonly document: RecordDocument;
  readonly draft: Draft;
}

/**
 * Stores changed documents under the next revision with the marker of the plan, and returns the number of those stored: a
 * document that changed since it was read is left out. A document is changed whole or not at all.
 */
export async function writeDocuments(
  migration: Migration,
  records: Records,
  changes: readonly DocumentChange[],
): Promise<number> {
  const collection = migration.app.database.collection(records.token);
  const plain = changes
    .filter((change) => newSlugs(change).length === 0)
    .map((change): AnyBulkWriteOperation<RecordDocument> => {
      const { _id, revision } = change.document;
      const filter = { _id, revision, ...withoutMarker(migration) };
      return { updateOne: { filter, update: updateOf(change, migration) } };
    });
  let stored = plain.length === 0 ? 0 : (await collection.bulkWrite(plain, { ordered: false })).matchedCount;
  // One after the other, because each has to see the slugs of the one before.
  for (const change of changes)
    if (newSlugs(change).length > 0 && (await writeSlugs(migration, records, change))) stored += 1;
  return stored;
}

async function writeSlugs(migration: Migration, records: Records, change: DocumentChange): Promise<boolean> {
  const { app } = migration;
  const { document, draft } = change;
  for (;;) {
    for (const entry of newSlugs(change).map(readSlugEntry)) {
      if (entry === undefined) continue;
      const slug = await freeSlug({ app, records }, entry, draft._id);
      draft.text[entry.language] = { ...draft.text[entry.language], slug };
    }
    draft.slugs = slugEntries(draft.text, draft._id);
    Object.assign(draft, deriveTexts(app, records.resource, draft));
    try {
      return await app.database.update(records.token, document, updateOf(change, migration));
    } catch (error) {
      // A concurrent write took the slug between the check and the write.
      if (!isSlugTaken(error)) throw error;
    }
  }
}

function newSlugs({ document, draft }: DocumentChange): readonly string[] {
  return draft.slugs.filter((entry) => !document.slugs.includes(entry));
}

/** Only what differs is written: counts of terms change meanwhile. */
function updateOf({ document, draft }: DocumentChange, { id }: Migration): UpdateFilter<RecordDocument> {
  const before = new Map<string, unknown>(Object.entries(document));
  const set = Object.entries(draft).filter(([name, value]) => !isDeepStrictEqual(value, before.get(name)));
  const unset = [...before.keys()].filter((name) => !(name in draft));
  const update = {
    $set: { ...Object.fromEntries(set), revision: document.revision + 1, [planMarker]: id },
    ...(unset.length === 0 ? {} : { $unset: Object.fromEntries(unset.map((name) => [name, ""])) }),
  };
  // The properties are those of the resource's document type, by its descriptor.
  return update as UpdateFilter<RecordDocument>;
}

/**
 * Applies all steps of its resource to a draft of a document, in their order, and derives what follows from its texts, as a
 * write does. Nothing is stored. Where a decision is missing the document stays as it is, and there is no draft. Gives also the
 * ids of the steps that concern the document, and of those that lack a decision.
 */
export function migrateDocument(
  migration: Migration,
  { records, steps }: DocumentSteps,
  document: RecordDocument,
) {
  // The properties are those of the resource, by its descriptor.
  const draft: Draft = structuredClone({ ...document });
  const concerned: string[] = [];
  const open: string[] = [];
  for (const step of steps) {
    const finding = applyStep({ ...migration, records }, step, draft);
    if (finding.isConcerned) concerned.push(step.id);
    if (finding.isOpen) open.push(step.id);
  }
  const derived = steps.find(({ kind }) => kind === "derive_texts");
  if (derived !== undefined || !isDeepStrictEqual(draft, document)) {
    deriveAll(migration, records.resource, draft);
    if (derived !== undefined && hasOtherTexts(draft, document)) concerned.push(derived.id);
  }
  if (open.length > 0 || isDeepStrictEqual(draft, document)) return { concerned, open };
  return { draft, concerned, open };
}

/** Derives words, sort name and slugs; words in another order are no change. */
function deriveAll({ app }: Migration, resource: DocumentSteps["records"]["resource"], draft: Draft): void {
  addSlugs(app, resource, draft);
  const { words, sort_name } = deriveTexts(app, resource, draft);
  if (!isSameSet(words, draft.words ?? [])) draft.words = words;
  draft.sort_name = sort_name;
  const slugs = slugEntries(draft.text, draft._id);
  if (!isSameSet(slugs, draft.slugs)) draft.slugs = slugs;
}

function hasOtherTexts(draft: Draft, { words = [], sort_name, slugs }: RecordDocument): boolean {
  return (
    draft.sort_name !== sort_name || !isSameSet(draft.words ?? [], words) || !isSameSet(draft.slugs, slugs)
  );
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && isDeepStrictEqual(new Set(one), new Set(other));
}
