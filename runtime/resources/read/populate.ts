import { type Dependency, type Snapshot, withNumbers } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { ImageDocument } from "../../core/image.js";
import { idsIn, imageIdsIn, parentOf } from "../../core/properties.js";
import { cacheNumber, type RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import {
  type AppContext,
  type CallContext,
  loadDocuments,
  type RecordContext,
  snapshotFor,
  withSnapshot,
} from "../app-context.js";
import type { Batch, BatchHook } from "../batch-hooks.js";
import type { Records, Relation } from "../registered-resource.js";
import { isTrashed } from "../status.js";
import { type Embed, embedsAsked, findEmbed } from "./embeds.js";

/**
 * Loads what an answer shows besides its own records: the records they refer to, the ancestors that addresses need, and the
 * images of all. One query per collection, all at once; then one for the images, and one for each level above.
 */
export async function populate(
  request: RecordContext,
  documents: readonly RecordDocument[],
): Promise<PopulatedRecords> {
  const context = withSnapshot(request);
  const snapshot = snapshotFor(context);
  const asked = embedsAsked(context).map(async ({ name, property, target }) => {
    return [name, await findEmbed({ ...context, records: target }, property, documents)] as const;
  });
  const embeds = new Map(await Promise.all(asked));
  const records = await loadReferences(context, documents, embeds);
  const shown = [...documents, ...[...records.values()].flatMap(({ byId }) => [...byId.values()])];
  const [images, ancestors] = await Promise.all([
    context.app.features.images?.load(shown.flatMap(imageIdsIn), snapshot) ??
      new Map<number, ImageDocument>(),
    loadAncestors(context, documents, records),
  ]);
  return { records, embeds, ancestors, images, batches: new Map(), snapshot };
}

/** Nothing but what a record itself contains. */
export function withoutRecords(snapshot: Snapshot): PopulatedRecords {
  const none = new Map<never, never>();
  return { records: none, embeds: none, ancestors: none, images: none, batches: none, snapshot };
}

/** Related records by collection and id, and images by id. */
export interface PopulatedRecords {
  readonly records: ReadonlyMap<
    string,
    { readonly target: Records; readonly byId: ReadonlyMap<RecordId, RecordDocument> }
  >;
  /** Properties that the request asks for, by name. */
  readonly embeds: ReadonlyMap<string, Embed>;
  /** Records with all above them, for resources whose addresses name those. */
  readonly ancestors: ReadonlyMap<string, ReadonlyMap<RecordId, RecordDocument>>;
  readonly images: ReadonlyMap<number, ImageDocument>;
  /** What batch hooks computed for the records of the response, by function, which may be the hook of several resources. */
  readonly batches: ReadonlyMap<BatchHook, readonly Batch[]>;
  /** Of the cache, taken before these were loaded. */
  readonly snapshot: Snapshot;
}

/** The relations of which answers show the records. */
function shownRelations({ relations }: Records): readonly Relation[] {
  return relations.filter(({ field }) => field.storage === "references");
}

async function loadReferences(
  context: RecordContext,
  documents: readonly RecordDocument[],
  embeds: PopulatedRecords["embeds"],
) {
  const wanted = new Map<Records, Set<RecordId>>();
  for (const { property, target } of shownRelations(context.records)) {
    const ids = wanted.get(target) ?? new Set();
    for (const document of documents) for (const id of idsIn(document, property)) ids.add(id);
    wanted.set(target, ids);
  }
  for (const { target, byRecord } of embeds.values())
    wanted.set(target, new Set([...(wanted.get(target) ?? []), ...[...byRecord.values()].flat()]));
  const found = [...wanted].map(async ([target, ids]) => {
    const loaded = await loadDocuments(context, target.token, [...ids]);
    const visible = loaded.filter((document) => !isTrashed(context.app, document));
    return [
      target.token.name,
      { target, byId: new Map(visible.map((document) => [document._id, document])) },
    ] as const;
  });
  return new Map(await Promise.all(found));
}

/** The records above all that are shown, where the address of a web page names them. */
async function loadAncestors(
  context: RecordContext,
  documents: readonly RecordDocument[],
  references: PopulatedRecords["records"],
) {
  const found = [...context.app.resources.values()].map(
    async (records): Promise<[string, Map<RecordId, RecordDocument>]> => {
      const { collection, page } = records.resource;
      const own = records === context.records ? documents : [];
      const inside = references.get(collection)?.byId.values() ?? [];
      const shown = page.includes("{path}") ? [...own, ...inside] : [];
      return [collection, await loadAbove(context, records, shown)];
    },
  );
  return new Map(await Promise.all(found));
}

/** Records of a resource and all above them, level by level. */
async function loadAbove(
  context: CallContext,
  { resource, token }: Records,
  documents: readonly RecordDocument[],
): Promise<Map<RecordId, RecordDocument>> {
  const found = new Map(documents.map((document) => [document._id, document]));
  for (let level = 0; level < 20; level += 1) {
    const parents = [...found.values()]
      .map((document) => parentOf(resource, document))
      .filter((id) => id !== undefined);
    const missing = [...new Set(parents)].filter((id) => !found.has(id));
    const above = await loadDocuments(context, token, missing);
    if (above.length === 0) break;
    for (const document of above) found.set(document._id, document);
  }
  return found;
}

/** The collections that lists of a resource depend on: its own, those that it shows or reads, and images. */
export function collectionsShown(context: RecordContext): readonly string[] {
  const { app, records } = context;
  const targets = [...records.relations, ...embedsAsked(context)].map(({ target }) => target.resource);
  const shown = [records.resource, ...targets];
  const collections = shown.map(({ collection }) => collection);
  return [...collections, ...withNumbers(shown.flatMap(collectionsRead)), ...imageCollection(app)];
}

/** The collections that batch hooks of a resource read. */
function collectionsRead({ batches = {} }: ResourceDescriptor): readonly string[] {
  return Object.values(batches).flatMap(({ reads }) => reads);
}

/**
 * What the answer for one record depends on: its own document, those that it shows, those above them where addresses name
 * these, the images of all, and the collections that batch hooks read. Documents that do not exist count as well, for they may
 * be created.
 */
export function documentsShown(
  { app, records }: RecordContext,
  related: PopulatedRecords,
  document: RecordDocument,
): readonly Dependency[] {
  const { resource } = records;
  const ids = new Map([
    [resource.collection, [cacheNumber(document._id), ...idsAbove(resource, document, related)]],
  ]);
  const images = imageIdsIn(document);
  const read = [...collectionsRead(resource)];
  for (const { property, target } of shownRelations(records)) {
    const { resource: shown } = target;
    read.push(...collectionsRead(shown));
    const own = ids.get(shown.collection) ?? [];
    for (const id of idsIn(document, property)) {
      own.push(cacheNumber(id));
      const inside = related.records.get(shown.collection)?.byId.get(id);
      if (inside === undefined) continue;
      own.push(...idsAbove(shown, inside, related));
      images.push(...imageIdsIn(inside));
    }
    ids.set(shown.collection, own);
  }
  // Any record of the collection may come to refer to this one.
  const embedded = [...related.embeds.values()].map(({ target }) => target.resource);
  read.push(...embedded.flatMap((shown) => [shown.collection, ...collectionsRead(shown)]));
  const imagesInside = embedded.length === 0 ? [] : imageCollection(app);
  return [...dependenciesOn(app, ids, images), ...withNumbers(read), ...imagesInside];
}

/** What a record inside another one depends on; it shows no records itself. */
export function documentsInside(
  { app, records: { resource } }: RecordContext,
  related: PopulatedRecords,
  document: RecordDocument,
): readonly Dependency[] {
  const above = idsAbove(resource, document, related);
  const ids = new Map([[resource.collection, [cacheNumber(document._id), ...above]]]);
  return [...dependenciesOn(app, ids, imageIdsIn(document)), ...withNumbers(collectionsRead(resource))];
}

function dependenciesOn(
  app: AppContext,
  records: ReadonlyMap<string, readonly number[]>,
  images: readonly number[],
): readonly Dependency[] {
  const dependencies = [...records].flatMap(([name, ids]) =>
    withNumbers([name]).map((collection) => ({ collection, ids })),
  );
  const [collection] = imageCollection(app);
  return images.length === 0 || collection === undefined
    ? dependencies
    : [...dependencies, { collection, ids: images }];
}

/** The ids above a record, as far as its address names these. */
function idsAbove(
  resource: ResourceDescriptor,
  document: RecordDocument,
  { ancestors }: PopulatedRecords,
): readonly number[] {
  const records = ancestors.get(resource.collection);
  const ids: number[] = [];
  let id = parentOf(resource, document);
  while (id !== undefined && ids.length < 20) {
    ids.push(id);
    const above = records?.get(id);
    id = above === undefined ? undefined : parentOf(resource, above);
  }
  return ids;
}

/** The collection of images, where the service has any. */
function imageCollection({ features }: AppContext): readonly string[] {
  return features.images === undefined ? [] : [features.images.collection];
}
