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
import { type CollectionReference, type Database, timeLimit } from "../../storage/database.js";
import { parentOf } from "../read/linked-ids.js";
import { treeLock } from "./ancestors.js";
import { beforeDelete } from "./before-write.js";
import { updateCounts } from "./counts.js";
import type { WriteContext } from "./write-context.js";

/**
 * Deletes a record for good: it leaves every record that refers to it, its children move up to its parent, then it is
 * deleted. Each step can be repeated, so an interrupted delete is completed by the next one. Resolves to false where the
 * record was deleted in between.
 */
export function removeRecord(context: WriteContext, id: number): Promise<boolean> {
  const { site, resource, call: origin } = context;
  return withLease(site.database, treeLock(resource), async () => {
    const collection = site.database.collection(resource.token);
    const log = openAuditLog(site.database);
    for (;;) {
      const document = await collection.findOne({ _id: id }, timeLimit);
      if (document === null) return false;
      await beforeDelete(context, document);
      await removeFromAll(context, document);
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
      await updateCounts(site, { facts: resource.facts, before: document });
      // What was written between the two steps still refers to the record.
      await removeFromAll(context, document);
      return true;
    }
  });
}

async function removeFromAll(
  { site, resource, call }: WriteContext,
  document: RecordDocument,
): Promise<void> {
  const { facts } = resource;
  const removal: Removal = { id: document._id, parent: parentOf(facts, document), origin: call };
  for (const { facts: other, token } of site.resources.values()) {
    for (const [name, field] of Object.entries(other.fields)) {
      if (field.target === facts.name) await removeReferences(site.database, { token, name, field }, removal);
    }
  }
}

/** A record that is removed from those that refer to it. */
interface Removal {
  readonly id: number;
  /** The record above, which takes its place where the reference is one to the record above. */
  readonly parent: number | undefined;
  readonly origin: ChangeOrigin;
}

/** A field of the records of a collection that refers to others. */
interface ReferringField {
  readonly token: CollectionReference<RecordDocument>;
  readonly name: string;
  readonly field: FieldDescriptor;
}

async function removeReferences(
  database: Database,
  { token, name, field }: ReferringField,
  { id, parent, origin }: Removal,
): Promise<void> {
  const referring: Filter<RecordDocument> = { [name]: id };
  const isMovedUp = field.hierarchy === true && parent !== undefined;
  const change =
    field.storage === "references"
      ? { $pull: { [name]: id } }
      : isMovedUp
        ? { $set: { [name]: parent } }
        : { $unset: { [name]: "" } };
  const { $push, noted } = pushOutboxEntry(
    sharedOutboxEntry(origin, [{ field: name, before: id, after: isMovedUp ? parent : null }]),
  );
  // The descriptor of the field says that the property holds ids.
  const update = {
    ...change,
    $set: { ...change.$set, noted },
    $push,
    $inc: { revision: 1 },
  } as UpdateFilter<RecordDocument>;
  await database.collection(token).updateMany(referring, update, timeLimit);
  outboxSignal.emit(database, undefined);
}
