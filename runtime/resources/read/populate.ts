import { cacheRegion, countsOf, type Snapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { ImageDocument } from "../../core/image.js";
import { cacheNumber, type RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { CollectionReference } from "../../storage/database.js";
import type { RegisteredResource } from "../registered-resource.js";
import { resourceNamed, type Site } from "../site.js";
import { isTrashed } from "../status.js";
import { idsIn, imageIdsIn, parentOf, shownReferences } from "./linked-ids.js";
import type { BatchedValues } from "./serializer.js";

/**
 * Loads what an answer shows besides its own records: the records they refer to, the ancestors that addresses need, and the
 * images of all. One query per collection, all at once; then one for the images, and one for each level above.
 */
export async function populate(
  source: RecordSource,
  facts: ResourceDescriptor,
  documents: readonly RecordDocument[],
): Promise<PopulatedRecords> {
  const { site, snapshot } = source;
  const records = await loadReferences(source, facts, documents);
  const shown = [...documents, ...[...records.values()].flatMap((found) => [...found.values()])];
  const [images, ancestors] = await Promise.all([
    site.features.images?.load(shown.flatMap(imageIdsIn), snapshot) ?? new Map<number, ImageDocument>(),
    loadAncestors(source, { facts, documents }, records),
  ]);
  return { records, ancestors, images, batches: new Map(), snapshot };
}

/** Where records are loaded from: the store, and the cache as it was before. */
export interface RecordSource<Members extends keyof Site = "database" | "facts" | "features" | "resources"> {
  readonly site: Pick<Site, Members>;
  readonly snapshot: Snapshot;
}

/** Related records by collection and id, and images by id. */
export interface PopulatedRecords {
  readonly records: ReadonlyMap<string, ReadonlyMap<RecordId, RecordDocument>>;
  /** Records with all above them, for resources whose addresses name those. */
  readonly ancestors: ReadonlyMap<string, ReadonlyMap<RecordId, RecordDocument>>;
  readonly images: ReadonlyMap<number, ImageDocument>;
  readonly batches: BatchedValues;
  /** Of the cache, taken before these were loaded. */
  readonly snapshot: Snapshot;
}

type RecordsByCollection = Map<string, Map<RecordId, RecordDocument>>;

async function loadReferences(
  source: RecordSource,
  facts: ResourceDescriptor,
  documents: readonly RecordDocument[],
): Promise<RecordsByCollection> {
  const wanted = new Map<string, Set<RecordId>>();
  for (const [property, target] of shownReferences(facts)) {
    const ids = wanted.get(target) ?? new Set();
    for (const document of documents) for (const id of idsIn(document, property)) ids.add(id);
    wanted.set(target, ids);
  }
  const found = await Promise.all([...wanted].map(([target, ids]) => loadByIds(source, target, [...ids])));
  return new Map(found);
}

async function loadByIds(
  source: RecordSource,
  target: string,
  ids: readonly RecordId[],
): Promise<[string, Map<RecordId, RecordDocument>]> {
  const { site } = source;
  const { token } = resourceNamed(site, target);
  const documents = await loadDocuments(source, token, ids);
  const visible = documents.filter((document) => !isTrashed(site, document));
  return [token.name, new Map(visible.map((document) => [document._id, document]))];
}

const cachedDocuments = cacheRegion<RecordDocument>("document");

/** Records by id. Many others show the same few: their documents are cached, and not to be changed. */
export async function loadDocuments(
  { site, snapshot }: RecordSource<"database">,
  token: CollectionReference<RecordDocument>,
  ids: readonly RecordId[],
): Promise<readonly RecordDocument[]> {
  const keyOf = (id: RecordId): string => `${token.name} ${id}`;
  const known = ids.map((id) => snapshot.get(cachedDocuments, keyOf(id)));
  const missing = ids.filter((_id, at) => known[at] === undefined);
  const cached = known.filter((document) => document !== undefined);
  if (missing.length === 0) return cached;
  const loaded = await site.database.load(token, missing);
  for (const document of loaded) {
    const ids = [cacheNumber(document._id)];
    const dependencies = [token.name, countsOf(token.name)].map((collection) => ({ collection, ids }));
    snapshot.set(cachedDocuments, keyOf(document._id), {
      value: document,
      dependencies,
      size: roughSize(document),
    });
  }
  return [...cached, ...loaded];
}

/** Bytes that a document takes in memory, which is about two for a letter of its text. */
export function roughSize(document: object): number {
  return 2 * JSON.stringify(document).length;
}

/** The records above all that are shown, where the address of a web page names them. */
async function loadAncestors(
  source: RecordSource,
  { facts, documents }: { readonly facts: ResourceDescriptor; readonly documents: readonly RecordDocument[] },
  records: RecordsByCollection,
): Promise<RecordsByCollection> {
  const found = [...source.site.resources.values()].map(
    async (resource): Promise<[string, Map<RecordId, RecordDocument>]> => {
      const { collection, page } = resource.facts;
      const own = collection === facts.collection ? documents : [];
      const shown = page.includes("{path}") ? [...own, ...(records.get(collection)?.values() ?? [])] : [];
      return [collection, await loadAbove(source, resource, shown)];
    },
  );
  return new Map(await Promise.all(found));
}

/** Records of a resource and all above them, level by level. */
async function loadAbove(
  source: RecordSource,
  { facts, token }: RegisteredResource,
  documents: readonly RecordDocument[],
): Promise<Map<RecordId, RecordDocument>> {
  const found = new Map(documents.map((document) => [document._id, document]));
  for (let level = 0; level < 20; level += 1) {
    const parents = [...found.values()]
      .map((document) => parentOf(facts, document))
      .filter((id) => id !== undefined);
    const missing = [...new Set(parents)].filter((id) => !found.has(id));
    const above = await loadDocuments(source, token, missing);
    if (above.length === 0) break;
    for (const document of above) found.set(document._id, document);
  }
  return found;
}
