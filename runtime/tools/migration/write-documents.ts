import { isDeepStrictEqual } from "node:util";
import type { AnyBulkWriteOperation, Filter, UpdateFilter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { Draft } from "../../resources/input.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import type { Site } from "../../resources/site.js";
import { deriveTexts } from "../../resources/write/derived-texts.js";
import { freeSlug, isSlugTaken, readSlugEntry, slugEntries } from "../../resources/write/slugs.js";

/** Property that marks a document as taken through a plan, while the plan is being applied. */
export const planMarker = "migration";

/** A document and what becomes of it. */
export interface DocumentChange {
  readonly document: RecordDocument;
  readonly draft: Draft;
}

/**
 * Stores changed documents under the next revision, each marked with the plan, unless somebody changed it since it was
 * read; the number of those stored. A document is changed whole or not at all.
 */
export async function writeDocuments(
  site: Site,
  resource: RegisteredResource,
  plan: string,
  changes: readonly DocumentChange[],
): Promise<number> {
  const collection = site.database.collection(resource.token);
  const isPlain = (change: DocumentChange): boolean => newSlugs(change).length === 0;
  const plain = changes.filter(isPlain).map(
    (change): AnyBulkWriteOperation<RecordDocument> => ({
      updateOne: { filter: unchanged(change, plan), update: updateOf(change, plan) },
    }),
  );
  const stored =
    plain.length === 0 ? 0 : (await collection.bulkWrite(plain, { ordered: false })).matchedCount;
  let others = 0;
  // One after the other, so that each sees the slugs that the one before has taken.
  for (const change of changes.filter((one) => !isPlain(one)))
    others += await writeWithSlugs(site, resource, plan, change);
  return stored + others;
}

async function writeWithSlugs(
  site: Site,
  resource: RegisteredResource,
  plan: string,
  change: DocumentChange,
): Promise<number> {
  const { draft } = change;
  const collection = site.database.collection(resource.token);
  for (;;) {
    for (const entry of newSlugs(change).map(readSlugEntry)) {
      if (entry === undefined) continue;
      const slug = await freeSlug(site, resource, entry.language, entry.slug, draft._id);
      draft.text[entry.language] = { ...draft.text[entry.language], slug };
    }
    draft.slugs = slugEntries(draft.text, draft._id);
    Object.assign(draft, deriveTexts(site, resource.facts, draft));
    try {
      return (await collection.updateOne(unchanged(change, plan), updateOf(change, plan))).matchedCount;
    } catch (error) {
      // Somebody took the slug between the look and the write.
      if (!isSlugTaken(error)) throw error;
    }
  }
}

function newSlugs({ document, draft }: DocumentChange): readonly string[] {
  return draft.slugs.filter((entry) => !document.slugs.includes(entry));
}

function unchanged({ document }: DocumentChange, plan: string): Filter<RecordDocument> {
  return { _id: document._id, revision: document.revision, [planMarker]: { $ne: plan } };
}

/** Only what differs is written: counts of terms belong to others. */
function updateOf({ document, draft }: DocumentChange, plan: string): UpdateFilter<RecordDocument> {
  const before = new Map<string, unknown>(Object.entries(document));
  const set = Object.entries(draft).filter(([name, value]) => !isDeepStrictEqual(value, before.get(name)));
  const unset = [...before.keys()].filter((name) => !(name in draft));
  const update = {
    $set: { ...Object.fromEntries(set), revision: document.revision + 1, [planMarker]: plan },
    ...(unset.length === 0 ? {} : { $unset: Object.fromEntries(unset.map((name) => [name, ""])) }),
  };
  // The properties are those of the resource's document type, told by its field table.
  return update as UpdateFilter<RecordDocument>;
}
