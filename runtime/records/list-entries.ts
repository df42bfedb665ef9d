import type { Filter } from "mongodb";
import type { FreshView } from "../cache/fresh-cache.js";
import type { Call } from "../http/call.js";
import { type WrittenJson, writeJson } from "../http/json-text.js";
import { timeLimit, toBeShown } from "../storage/database.js";
import type { RecordDocument } from "./documents.js";
import { isPost } from "./find.js";
import type { FilterOutcome } from "./hooks.js";
import { loadRelated } from "./related.js";
import type { Resource } from "./resource.js";
import type { Site } from "./site.js";
import { documentsShown } from "./sources.js";
import { isForEveryone } from "./status.js";
import { createView, placeOf } from "./view.js";
import { holdsUntil, watchCall } from "./watched-call.js";

/** What the records of one page are shown from. */
export interface ListedRecords<Document extends RecordDocument, Answer extends object, Query extends object> {
  readonly site: Site;
  readonly resource: Resource<Document, Answer, Query>;
  readonly call: Call;
  readonly fresh: FreshView;
  /** The condition of the list. */
  readonly filter: Filter<Document>;
  readonly outcomes: readonly FilterOutcome<Query, Document>[];
  readonly ids: readonly number[];
}

export interface ListEntries {
  readonly entries: readonly WrittenJson[];
  /** The instant in milliseconds up to which they hold as long as nothing is written. */
  readonly until: number;
}

/**
 * The records of a page as they are sent, in the order of the ids. One that everybody may read looks alike to all callers
 * of the same language and mount: its JSON is kept, and only what is missing is loaded and written. Those that
 * changed since the ids were found and no longer belong into the list are left out.
 */
export async function showEntries<
  Document extends RecordDocument,
  Answer extends object,
  Query extends object,
>(listed: ListedRecords<Document, Answer, Query>): Promise<ListEntries> {
  const { resource, call, fresh, ids } = listed;
  const place = `${resource.facts.collection} ${placeOf(call)}`;
  const keyOf = (id: number): string => `entry ${place} ${id}`;
  // Nothing else is kept under keys that begin like this.
  const found = new Map(ids.map((id) => [id, fresh.get(keyOf(id)) as WrittenJson | undefined]));
  const missing = ids.filter((id) => found.get(id) === undefined);
  const until =
    missing.length === 0 ? Number.POSITIVE_INFINITY : await addEntries(listed, missing, found, keyOf);
  return { entries: [...found.values()].filter((entry) => entry !== undefined), until };
}

async function addEntries<Document extends RecordDocument, Answer extends object, Query extends object>(
  { site, resource, call, fresh, filter, outcomes }: ListedRecords<Document, Answer, Query>,
  ids: readonly number[],
  found: Map<number, WrittenJson | undefined>,
  keyOf: (id: number) => string,
): Promise<number> {
  const { facts, show } = resource;
  const documents = await loadListed(site, resource, { filter, ids });
  const related = await loadRelated(site, facts, documents, fresh);
  let until = Number.POSITIVE_INFINITY;
  for (const document of documents) {
    // What one record shows to some callers only concerns no other record of the page.
    const watched = watchCall(call);
    const answer = show(document, createView(site, watched.call, related, false));
    until = Math.min(until, holdsUntil(watched));
    const isShown = await isOpen(document, outcomes);
    const entry = writeJson(isShown ? answer : { ...answer, ...facts.masked });
    found.set(document._id, entry);
    if (!isForEveryone(site, document) || watched.sawCaller()) continue;
    const from = documentsShown(site, facts, document, related);
    fresh.set(keyOf(document._id), entry, { from, parts: [entry], until: holdsUntil(watched) });
  }
  return until;
}

/** The documents of a page in the order of their ids. */
export async function loadListed<
  Document extends RecordDocument,
  Answer extends object,
  Query extends object,
>(
  site: Site,
  { token }: Resource<Document, Answer, Query>,
  { filter, ids }: { readonly filter: Filter<Document>; readonly ids: readonly number[] },
): Promise<Document[]> {
  // Every document has a number as its id. Who may see a record may have changed since its id was found.
  const wanted = { $and: [{ _id: { $in: [...ids] } }, filter] } as Filter<Document>;
  const found = await site.database
    .collection(token)
    .find(wanted, { projection: toBeShown, batchSize: ids.length + 1, ...timeLimit })
    .toArray();
  // The driver's result type restates the id, which every document type has anyway.
  const byId = new Map((found as Document[]).map((document) => [document._id, document]));
  return ids.map((id) => byId.get(id)).filter((document) => document !== undefined);
}

/** Lists show records that need a password, but to most callers not what the password protects. */
export async function isOpen<Document extends RecordDocument, Query extends object>(
  document: Document,
  outcomes: readonly FilterOutcome<Query, Document>[],
): Promise<boolean> {
  if (!isPost(document) || document.password === undefined) return true;
  for (const { unlocks } of outcomes) {
    if (unlocks !== undefined && (await unlocks(document))) return true;
  }
  return false;
}
