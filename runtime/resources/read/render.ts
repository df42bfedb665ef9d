import { cacheRegion, type DocumentDependency, isOfNumbers } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { type JsonFragment, serializeJson } from "../../core/json-fragment.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import type { RecordId } from "../../core/record-id.js";
import { withSeriesStatus } from "../../core/series.js";
import { forReading } from "../../storage/command-options.js";
import { snapshotFor } from "../app-context.js";
import type { FilterOutcome } from "../hooks.js";
import type { ListRequest } from "../resource.js";
import { isStatusDocument } from "../status.js";
import { addBatches } from "./batches.js";
import { createSerializer, isForEveryone, maskedAnswer, variantOf } from "./create-serializer.js";
import { documentsShown, populate } from "./populate.js";
import type { ListQuery } from "./query.js";

/** A record as it is sent, its revision, the numbers in it that change without a record, and the instant up to which it is valid. */
interface ListEntry {
  readonly json: JsonFragment;
  readonly revision: number;
  readonly numbers: readonly DocumentDependency[];
  readonly expiresAt: number;
}

const cachedEntries = cacheRegion<ListEntry>("entry");

/**
 * The records of a page as they are sent, in the order of the ids. One that everybody may read looks alike to all callers
 * of the same language and mount: its JSON is cached, and only what is missing is loaded and written. Those that
 * changed since the ids were found and no longer belong into the list are left out.
 */
export async function showEntries(list: ListQuery, ids: readonly RecordId[]) {
  const entries = [...(await loadEntries(list, ids)).values()];
  return {
    entries: entries.map(({ json }) => json),
    numbers: numbersIn(entries),
    /** The instant in milliseconds up to which they are valid while nothing is written. */
    expiresAt: entries.reduce((least, { expiresAt }) => Math.min(least, expiresAt), Number.POSITIVE_INFINITY),
  };
}

/** The same by id. */
export async function loadEntries(
  list: ListQuery,
  ids: readonly RecordId[],
): Promise<ReadonlyMap<RecordId, ListEntry>> {
  const keyOf = entryKeys(list);
  const snapshot = snapshotFor(list);
  const found = new Map(ids.map((id) => [id, snapshot.get(cachedEntries, keyOf(id))]));
  const missing = ids.filter((id) => found.get(id) === undefined);
  for (let at = 0; at < missing.length; at += together) {
    const part = missing.slice(at, at + together);
    for (const [id, entry] of await createEntries(list, part)) found.set(id, entry);
    checkSize(
      list,
      [...found.values()].map((entry) => entry?.json.length ?? 0),
    );
  }
  const entries = new Map<RecordId, ListEntry>();
  for (const [id, entry] of found) if (entry !== undefined) entries.set(id, entry);
  checkSize(
    list,
    [...entries.values()].map(({ json }) => json.length),
  );
  return entries;
}

/** The numbers in some entries, by collection. An id may come twice: to look for it costs more than to keep it. */
function numbersIn(entries: readonly ListEntry[]): readonly DocumentDependency[] {
  const ids = new Map<string, number[]>();
  for (const { numbers } of entries)
    for (const { collection, ids: some } of numbers) {
      const all = ids.get(collection);
      if (all === undefined) ids.set(collection, [...some]);
      else all.push(...some);
    }
  return Array.from(ids, ([collection, all]) => ({ collection, ids: all }));
}

/** Creates a function that returns the cache key of an entry by id. */
function entryKeys({ records, call }: ListRequest): (id: RecordId) => string {
  const variant = `${records.resource.collection} ${variantOf(call)}`;
  return (id) => `${variant} ${id}`;
}

/** Records that are loaded and written at once; usual pages have no more. */
const together = 100;
/** Bytes that the records of one page may take. */
const pageLimit = 32 * 1024 * 1024;

/** Throws 400, with how many records there may be on the page, where these take too many bytes. */
function checkSize({ app, call }: ListRequest, sizes: readonly number[]): void {
  let bytes = 0;
  const fitting = sizes.findIndex((size) => {
    bytes += size;
    return bytes > pageLimit;
  });
  if (fitting === -1) return;
  const errors = new ParameterErrors(app.service.reasons, call.language);
  errors.add(app.service.paging.size, "too_large", { limit: Math.max(1, fitting) });
  errors.throwIfAny();
}

/** Loads and writes records, and caches those that look alike to all callers. */
async function createEntries(
  list: ListQuery,
  ids: readonly RecordId[],
): Promise<readonly (readonly [RecordId, ListEntry])[]> {
  const { app, records, definition } = list;
  const { resource } = records;
  const keyOf = entryKeys(list);
  const documents = await loadListed(list, ids);
  const populated = await populate(list, documents);
  const related = await addBatches(list, populated, { documents, kind: "listed" });
  const entries: (readonly [RecordId, ListEntry])[] = [];
  for (const document of documents) {
    const view = createSerializer(list, related, "listed");
    const answer = definition.show(document, view);
    // What one record shows to some callers only concerns no other record of the page.
    const { expiresAt, variesByCaller } = view.variance;
    const isShown = await isOpen(document, list.outcomes);
    const json = serializeJson(isShown ? answer : maskedAnswer(resource, answer));
    const dependencies = documentsShown(list, related, document);
    const entry = { json, revision: document.revision, numbers: dependencies.filter(isOfNumbers), expiresAt };
    entries.push([document._id, entry]);
    if (!isForEveryone(app, resource, document) || variesByCaller) continue;
    const options = { dependencies, size: json.length, expiresAt };
    related.snapshot.set(cachedEntries, keyOf(document._id), { value: entry, ...options });
  }
  return entries;
}

/** The documents of a page in the order of their ids. */
async function loadListed(
  { app, records: { token }, filter }: ListQuery,
  ids: readonly RecordId[],
): Promise<RecordDocument[]> {
  // Every document has a number as its id. Who may see a record may have changed since its id was found.
  const wanted = { $and: [{ _id: { $in: [...ids] } }, filter] };
  const options = { projection: forReading, batchSize: ids.length + 1 };
  const found = await app.database.find(token, wanted, options);
  const byId = new Map(found.map((document) => [document._id, document]));
  const listed = ids.map((id) => byId.get(id)).filter((document) => document !== undefined);
  return listed.map(withSeriesStatus);
}

/** The same for a feed, whose pages are longer: they are loaded in batches, until their texts reach the size limit. */
export async function loadForFeed(
  list: ListQuery,
  ids: readonly RecordId[],
): Promise<{ readonly entries: readonly RecordDocument[] }> {
  const { language } = list.call;
  const documents: RecordDocument[] = [];
  const sizes: number[] = [];
  for (let at = 0; at < ids.length; at += together) {
    const some = await loadListed(list, ids.slice(at, at + together));
    documents.push(...some);
    sizes.push(...some.map(({ text }) => Buffer.byteLength(JSON.stringify(text[language] ?? text))));
    checkSize(list, sizes);
  }
  return { entries: documents };
}

/** Lists show records that need a password, but to most callers not what the password protects. */
export async function isOpen(document: RecordDocument, outcomes: readonly FilterOutcome[]): Promise<boolean> {
  if (!isStatusDocument(document) || document.password === undefined) return true;
  for (const { unlocks } of outcomes) {
    if (unlocks !== undefined && (await unlocks(document))) return true;
  }
  return false;
}
