import type { Dependency } from "../../core/cache-snapshot.js";
import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import { countsIn } from "../../storage/collection-versions.js";
import { resourceNamed, type Site } from "../site.js";
import { idsIn, imageIdsIn, parentOf, shownReferences } from "./linked-ids.js";
import type { PopulatedRecords } from "./populate.js";

/** All collections that answers about records of a resource are made from: whatever is written to them may change one. */
export function collectionsShown(site: Site, facts: ResourceDescriptor): readonly string[] {
  const known = shownBy.get(facts);
  if (known !== undefined) return known;
  const targets = Object.values(facts.fields).flatMap(({ target }) =>
    target === undefined ? [] : [resourceNamed(site, target).facts.collection],
  );
  const records = [...new Set([facts.collection, ...targets])];
  const shown = [...records, ...records.map(countsIn), ...imageCollection(site)];
  shownBy.set(facts, shown);
  return shown;
}

const shownBy = new WeakMap<ResourceDescriptor, readonly string[]>();

/**
 * The documents that an answer about one record is made from: its own, those that it shows, those above them where addresses
 * name these, and the images of all. Also those that are not there, for they may come to be.
 */
export function documentsShown(
  site: Site,
  facts: ResourceDescriptor,
  document: RecordDocument,
  related: PopulatedRecords,
): readonly Dependency[] {
  const ids = new Map([[facts.collection, [document._id, ...idsAbove(facts, document, related)]]]);
  const images = imageIdsIn(document);
  for (const [name, target] of shownReferences(facts)) {
    const { facts: shown } = resourceNamed(site, target);
    const own = ids.get(shown.collection) ?? [];
    for (const id of idsIn(document, name)) {
      own.push(id);
      const inside = related.records.get(shown.collection)?.get(id);
      if (inside === undefined) continue;
      own.push(...idsAbove(shown, inside, related));
      images.push(...imageIdsIn(inside));
    }
    ids.set(shown.collection, own);
  }
  return sourcesOf(site, ids, images);
}

/** Those of what is shown of a record inside another one, where it shows no records. */
export function documentsInside(
  site: Site,
  collection: string,
  document: RecordDocument,
  related: PopulatedRecords,
): readonly Dependency[] {
  const facts = [...site.resources.values()].find((one) => one.facts.collection === collection)?.facts;
  const above = facts === undefined ? [] : idsAbove(facts, document, related);
  return sourcesOf(site, new Map([[collection, [document._id, ...above]]]), imageIdsIn(document));
}

function sourcesOf(
  site: Site,
  records: ReadonlyMap<string, readonly number[]>,
  images: readonly number[],
): readonly Dependency[] {
  const sources = [...records].flatMap(([collection, ids]) => [
    { collection, ids },
    { collection: countsIn(collection), ids },
  ]);
  const [collection] = imageCollection(site);
  return images.length === 0 || collection === undefined
    ? sources
    : [...sources, { collection, ids: images }];
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
