import type { Filter, UpdateFilter } from "mongodb";
import type { FieldDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import { withLease } from "../../locks/keyed-mutex.js";
import { openAuditLog } from "../../outbox/audit-log.js";
import {
  type ChangeOrigin,
  outboxEntryOf,
  outboxSignal,
  pushOutboxEntry,
  sharedOutboxEntry,
} from "../../outbox/entry.js";
import { timeLimit } from "../../storage/database.js";
import { parentOf } from "../read/linked-ids.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";

/**
 * Deletes a term for good: it leaves every record that refers to it, its children move up to its parent, then it goes.
 * Each step may be repeated, so that a delete cut short is finished by the next one. False where somebody else deleted
 * the term meanwhile.
 */
export function removeTerm(
  site: Site,
  resource: RegisteredResource,
  id: number,
  origin: ChangeOrigin,
): Promise<boolean> {
  return withLease(site.database, treeLock(resource), async () => {
    const collection = site.database.collection(resource.token);
    const log = openAuditLog(site.database);
    for (;;) {
      const document = await collection.findOne({ _id: id }, timeLimit);
      if (document === null) return false;
      await removeFromAll(site, resource, document, origin);
      // No document is left for the outbox entry of this change, so the audit log gets a tombstone first.
      await log.beginDelete(
        resource,
        document,
        outboxEntryOf(site, { facts: resource.facts, origin, before: document }),
      );
      const { deletedCount } = await collection.deleteOne(
        { _id: id, revision: document.revision },
        timeLimit,
      );
      if (deletedCount === 0) continue;
      outboxSignal.emit(site.database, undefined);
      // What was written between the two steps still refers to the term.
      await removeFromAll(site, resource, document, origin);
      return true;
    }
  });
}

/** The lock under which records change their place in the tree of their resource. */
export function treeLock({ facts }: RegisteredResource): string {
  return `${facts.collection}/tree`;
}

async function removeFromAll(
  site: Site,
  resource: RegisteredResource,
  document: RecordDocument,
  origin: ChangeOrigin,
): Promise<void> {
  for (const other of site.resources.values()) {
    for (const [name, field] of Object.entries(other.facts.fields)) {
      if (field.target === resource.facts.name)
        await removeReference(site, other, name, field, document, parentOf(resource.facts, document), origin);
    }
  }
}

async function removeReference(
  site: Site,
  other: RegisteredResource,
  name: string,
  field: FieldDescriptor,
  { _id }: RecordDocument,
  parent: number | undefined,
  origin: ChangeOrigin,
): Promise<void> {
  const referring: Filter<RecordDocument> = { [name]: _id };
  const isMovedUp = field.hierarchy === true && parent !== undefined;
  const change =
    field.storage === "references"
      ? { $pull: { [name]: _id } }
      : isMovedUp
        ? { $set: { [name]: parent } }
        : { $unset: { [name]: "" } };
  const { $push, noted } = pushOutboxEntry(
    sharedOutboxEntry(origin, [{ field: name, before: _id, after: isMovedUp ? parent : null }]),
  );
  // The field table says that the property holds ids.
  const update = {
    ...change,
    $set: { ...change.$set, noted },
    $push,
    $inc: { revision: 1 },
  } as UpdateFilter<RecordDocument>;
  await site.database.collection(other.token).updateMany(referring, update, timeLimit);
  outboxSignal.emit(site.database, undefined);
}
