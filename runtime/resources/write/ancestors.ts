import { AsyncLocalStorage } from "node:async_hooks";
import type { Collection } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { propertyIn, storedProperty } from "../../core/properties.js";
import { isRecordId, type RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { withLease } from "../../locks/locks.js";
import { timeLimit } from "../../storage/command-options.js";
import type { ResolvedReferences } from "../input.js";
import type { Records } from "../registered-resource.js";
import type { Site } from "../site.js";
import type { WriteContext } from "./write-context.js";

/** The lock under which records change their place in the tree of their resource. */
export function treeLock({ resource }: Records): string {
  return `${resource.collection}/tree`;
}

/** The tree whose lease the present work has: what it writes besides must not wait for that. */
const treeOfWork = new AsyncLocalStorage<string>();

/** Serializes writes that place a record below another one, so that none makes a circle with another; others run at once. */
export function inTree<Result>(
  { site, records }: { readonly site: Site; readonly records: Records },
  references: ResolvedReferences,
  write: () => Promise<Result>,
): Promise<Result> {
  const lock = treeLock(records);
  if (!changesAncestors(records.resource, references) || treeOfWork.getStore() === lock) return write();
  return withLease(site.database, lock, () => treeOfWork.run(lock, write));
}

function changesAncestors({ fields }: ResourceDescriptor, references: ResolvedReferences): boolean {
  return Object.entries(fields).some(
    ([name, field]) => field.acyclic === true && (references.get(name) ?? []).length > 0,
  );
}

/**
 * Adds an error where the record above is the record itself, is below it, or has been deleted in between. `current` is
 * absent on create.
 */
export async function checkAncestors(
  { site, records, errors }: WriteContext,
  references: ResolvedReferences,
  current: RecordDocument | undefined,
): Promise<void> {
  for (const [name, field] of Object.entries(records.resource.fields)) {
    const [entry] = references.get(name) ?? [];
    if (field.acyclic !== true || entry?.kind !== "id") continue;
    const property = storedProperty(name, field);
    const ancestors = await ancestorsFrom(site.database.collection(records.token), property, entry.id);
    if (ancestors[0] === undefined) errors.add(name, "not_found", { value: entry.id });
    else if (current !== undefined && ancestors.includes(current._id)) errors.add(name, "cyclic");
  }
}

/** A record and those above it, nearest first; empty where it does not exist. */
async function ancestorsFrom(
  collection: Collection<RecordDocument>,
  property: string,
  start: RecordId,
): Promise<RecordId[]> {
  const found: RecordId[] = [];
  let next: unknown = start;
  while (isRecordId(next) && !found.includes(next)) {
    const document: object | null = await collection.findOne(
      { _id: next },
      { projection: { [property]: 1 }, ...timeLimit },
    );
    if (document === null) break;
    found.push(next);
    next = propertyIn(document, property);
  }
  return found;
}
