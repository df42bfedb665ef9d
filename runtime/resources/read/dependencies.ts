import { countsOf, type Dependency } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { cacheNumber } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { resourceNamed, resourceOf, type Site } from "../site.js";
import { idsIn, imageIdsIn, parentOf, shownReferences } from "./linked-ids.js";
import type { PopulatedRecords } from "./populate.js";

/** The collections that lists of a resource depend on: its own, those that it shows, their counts and images. */
export function collectionsShown(site: Site, facts: ResourceDescriptor): readonly string[] {
  const targets = Object.values(facts.fields).flatMap(({ target }) =>
    target === undefined ? [] : [resourceNamed(site, target).facts],
  );
  const shown = [facts, ...targets];
  const records = [...new Set(shown.flatMap((one) => [one.collection, ...collectionsRead(one)]))];
  return [...withCounts(records), ...imageCollection(site)];
}

/** The collections that batch hooks of a resource read. */
function collectionsRead({ batches = {} }: ResourceDescriptor): readonly string[] {
  return Object.values(batches).flatMap(({ reads }) => reads);
}

/** Records of a resource that are shown, with those that were loaded to show them. */
export interface ShownRecords {
  readonly site: Site;
  readonly facts: ResourceDescriptor;
  readonly related: PopulatedRecords;
}

/**
 * What the answer for one record depends on: its own document, those that it shows, those above them where addresses name
 * these, the images of all, and the collections that batch hooks read. Documents that do not exist count as well, for they may
 * be created.
 */
export function documentsShown(
  { site, facts, related }: ShownRecords,
  document: RecordDocument,
): readonly Dependency[] {
  const ids = new Map([
    [facts.collection, [cacheNumber(document._id), ...idsAbove(facts, document, related)]],
  ]);
  const images = imageIdsIn(document);
  const read = [...collectionsRead(facts)];
  for (const [property, target] of shownReferences(facts)) {
    const { facts: shown } = resourceNamed(site, target);
    read.push(...collectionsRead(shown));
    const own = ids.get(shown.collection) ?? [];
    for (const id of idsIn(document, property)) {
      own.push(cacheNumber(id));
      const inside = related.records.get(shown.collection)?.get(id);
      if (inside === undefined) continue;
      own.push(...idsAbove(shown, inside, related));
      images.push(...imageIdsIn(inside));
    }
    ids.set(shown.collection, own);
  }
  return [...dependenciesOn(site, ids, images), ...withCounts(read)];
}

/** What a record inside another one depends on; it shows no records itself. */
export function documentsInside(
  { site, related }: Omit<ShownRecords, "facts">,
  collection: string,
  document: RecordDocument,
): readonly Dependency[] {
  const facts = resourceOf(site, collection)?.facts;
  const above = facts === undefined ? [] : idsAbove(facts, document, related);
  const read = facts === undefined ? [] : collectionsRead(facts);
  const ids = new Map([[collection, [cacheNumber(document._id), ...above]]]);
  return [...dependenciesOn(site, ids, imageIdsIn(document)), ...withCounts(read)];
}

function withCounts(collections: readonly string[]): readonly string[] {
  return [...new Set(collections)].flatMap((name) => [name, countsOf(name)]);
}

function dependenciesOn(
  site: Site,
  records: ReadonlyMap<string, readonly number[]>,
  images: readonly number[],
): readonly Dependency[] {
  const dependencies = [...records].flatMap(([collection, ids]) => [
    { collection, ids },
    { collection: countsOf(collection), ids },
  ]);
  const [collection] = imageCollection(site);
  return images.length === 0 || collection === undefined
    ? dependencies
    : [...dependencies, { collection, ids: images }];
}

/** The ids above a record, as far as its address names these. */
function idsAbove(
  facts: ResourceDescriptor,
  document: RecordDocument,
  { ancestors }: PopulatedRecords,
): readonly number[] {
  const records = ancestors.get(facts.collection);
  const ids: number[] = [];
  let id = parentOf(facts, document);
  while (id !== undefined && ids.length < 20) {
    ids.push(id);
    const above = records?.get(id);
    id = above === undefined ? undefined : parentOf(facts, above);
  }
  return ids;
}

/** The collection of images, where the service has any. */
function imageCollection({ features }: Site): readonly string[] {
  return features.images === undefined ? [] : [features.images.collection];
}
