import type { ExternalId, OutboxEntry, RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";

/** The collection of the audit log. */
export const auditCollectionName = "change_log";

/** A stored change of a record. No operation changes it; it is removed when it is older than the operator wants. */
export interface AuditEntry extends Omit<OutboxEntry, "id"> {
  /** `resource/record/entry`, so that an outbox entry that is relayed twice makes one audit entry. */
  readonly _id: string;
  readonly resource: string;
  readonly record: RecordId;
  /** Revision of the record after the change: changes of one record are in its order. */
  readonly revision: number;
  /** Makes the entry a tombstone: the record as it was, while its delete is under way. */
  readonly intended?: RecordDocument;
  /** When the delete of a tombstone began, by the clock of the store; absent where an earlier version stored it. */
  readonly begun?: Date;
  /** External id of a record that was deleted. */
  readonly external?: ExternalId;
  /** Why there is no message about the delete. */
  readonly fault?: string;
  /** Its number in the order of the log, without gaps; absent where no resource declares changes, and in tombstones. */
  readonly seq?: number;
}

/** An entry with its number. */
export type NumberedEntry = AuditEntry & { readonly seq: number };

/** Makes the audit entry of an outbox entry. `revision` is that of the record after the change. */
export function auditEntryOf(
  { id, ...rest }: OutboxEntry,
  subject: { readonly resource: string; readonly record: RecordId; readonly revision: number },
): AuditEntry {
  return { _id: `${subject.resource}/${subject.record}/${id}`, ...subject, ...rest };
}
