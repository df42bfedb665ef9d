import { type ImageDocument, imageCollection } from "../images/image-document.js";
import { timeLimit } from "../storage/database.js";
import type { RecordDocument } from "./documents.js";
import type { ResourceFacts } from "./facts.js";
import { resourceNamed, type Site } from "./site.js";
import { parentOf, type RelatedRecords } from "./view.js";

/**
 * Loads what an answer shows besides its own records: the records they refer to, the ancestors their addresses need, and
 * the images of all. One query per collection, all at once; then one for the images.
 */
export async function loadRelated(
  site: Site,
  facts: ResourceFacts,
  documents: readonly RecordDocument[],
): Promise<RelatedRecords> {
  const [references, ancestors] = await Promise.all([
    loadReferences(site, facts, documents),
    loadAncestors(site, facts, documents),
  ]);
  const records = new Map([...references, ...ancestors]);
  const shown = [...documents, ...[...references.values()].flatMap((found) => [...found.values()])];
  return { records, images: await loadImages(site, shown) };
}

type RecordsByCollection = Map<string, Map<number, RecordDocument>>;

async function loadReferences(
  site: Site,
  facts: ResourceFacts,
  documents: readonly RecordDocument[],
): Promise<RecordsByCollection> {
  const wanted = new Map<string, Set<number>>();
  for (const [name, field] of Object.entries(facts.fields)) {
    if (field.storage !== "references" || field.target === undefined) continue;
    const ids = wanted.get(field.target) ?? new Set();
    for (const document of documents) for (const id of idsIn(document, name)) ids.add(id);
    wanted.set(field.target, ids);
  }
  const found = await Promise.all([...wanted].map(([target, ids]) => loadByIds(site, target, [...ids])));
  return new Map(found);
}

async function loadByIds(
  site: Site,
  target: string,
  ids: readonly number[],
): Promise<[string, Map<number, RecordDocument>]> {
  const { token, facts } = resourceNamed(site, target);
  if (ids.length === 0) return [token.name, new Map()];
  const documents = await site.database
    .collection(token)
    .find({ _id: { $in: [...ids] } }, { batchSize: ids.length + 1, ...timeLimit })
    .toArray();
  const visible =
    facts.lifecycle === "post" ? documents.filter((document) => !isInTrash(site, document)) : documents;
  return [token.name, new Map(visible.map((document) => [document._id, document]))];
}

function isInTrash(site: Site, document: RecordDocument): boolean {
  const trash = site.facts.statuses.find(({ role }) => role === "trash");
  return "status" in document && document.status === trash?.name;
}

/** The records above, level by level, where the address of a web page names them. */
async function loadAncestors(
  site: Site,
  facts: ResourceFacts,
  documents: readonly RecordDocument[],
): Promise<RecordsByCollection> {
  if (!facts.page.includes("{path}")) return new Map();
  const { token } = resourceNamed(site, facts.name);
  const found = new Map(documents.map((document) => [document._id, document]));
  for (let level = 0; level < 20; level += 1) {
    const parents = [...found.values()]
      .map((document) => parentOf(facts, document))
      .filter((id) => id !== undefined);
    const missing = [...new Set(parents)].filter((id) => !found.has(id));
    if (missing.length === 0) break;
    const above = await site.database
      .collection(token)
      .find({ _id: { $in: missing } }, { batchSize: missing.length + 1, ...timeLimit })
      .toArray();
    if (above.length === 0) break;
    for (const document of above) found.set(document._id, document);
  }
  return new Map([[token.name, found]]);
}

async function loadImages(
  site: Site,
  documents: readonly RecordDocument[],
): Promise<Map<number, ImageDocument>> {
  const ids = [...new Set(documents.map((document) => ("image" in document ? document.image : undefined)))];
  const wanted = ids.filter((id) => typeof id === "number");
  if (wanted.length === 0) return new Map();
  const images = await imageCollection(site.database)
    .find({ _id: { $in: wanted } }, { batchSize: wanted.length + 1, ...timeLimit })
    .toArray();
  return new Map(images.map((image) => [image._id, image]));
}

/** The ids that a document keeps under a name. */
export function idsIn(document: object, name: string): number[] {
  const value: unknown = Reflect.get(document, name);
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === "number");
}
