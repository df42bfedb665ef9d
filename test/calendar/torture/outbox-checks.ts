import { collections, resourceDescriptors } from "../../../generated/server/app.js";
import type { AuditEntry } from "../../../runtime/outbox/audit-entry.js";
import type { Database } from "../../../runtime/storage/database.js";
import { eventually } from "../../support/eventually.js";
import type { Received } from "../../webhooks/receiver.js";

/** Waits until the job of series, which changes occurrences, has completed those that a crash left incomplete. */
export async function untilSeriesAreComplete({ db }: Database): Promise<void> {
  for (const { name } of collections)
    await eventually(async () => {
      const due = { series_due: { $lte: new Date(Date.now() + 60_000) } };
      return (await db.collection(name).findOne(due)) === null;
    });
}

/** Waits until the audit has all changes that are stored. */
export async function untilRelayed({ db }: Database): Promise<void> {
  const waiting = { noted: { $gt: new Date(0) } };
  for (const { name } of collections)
    await eventually(async () => (await db.collection(name).findOne(waiting)) === null);
  const log = db.collection("change_log");
  await eventually(async () => (await log.findOne({ intended: { $exists: true } })) === null);
}

/** Waits until all messages about them were delivered as well. */
export async function untilDelivered(database: Database): Promise<void> {
  await untilRelayed(database);
  const deliveries = database.db.collection("webhook_deliveries");
  await eventually(async () => (await deliveries.findOne({ state: "waiting" })) === null);
}

interface Versioned {
  readonly _id: number;
  readonly revision: number;
  readonly series?: object;
}

/**
 * Compares the audit with the records, and the messages of a receiver of all types with the audit: the audit has each revision of
 * each record once, and the receiver got each at least once, and those of one record for the first time in their order.
 */
export async function checkOutbox(database: Database, received: readonly Received[]): Promise<string[]> {
  const entries = await database.db
    .collection<AuditEntry>("change_log")
    .find({}, { projection: { resource: 1, record: 1, revision: 1, kind: 1 }, batchSize: 10_000 })
    .toArray();
  const revisions = new Map<string, number[]>();
  for (const { resource, record, revision } of entries) {
    const subject = `${resource}/${String(record)}`;
    revisions.set(
      subject,
      [...(revisions.get(subject) ?? []), revision].sort((a, b) => a - b),
    );
  }
  const failures: string[] = [];
  const silent = new Set<string>();
  for (const { name, collection, webhooks } of resourceDescriptors) {
    const documents = await database.db
      .collection<Versioned>(collection)
      .find({}, { projection: { revision: 1, series: 1 }, batchSize: 10_000 })
      .toArray();
    for (const { _id, revision, series } of documents) {
      const subject = `${name}/${_id}`;
      const audited = revisions.get(subject) ?? [];
      if (audited.length !== revision || audited.some((one, index) => one !== index + 1))
        failures.push(`the audit of ${subject} at revision ${revision} has ${audited.join()}`);
      if (series !== undefined || webhooks === undefined) silent.add(subject);
    }
  }
  const heard = [...revisions].filter(([subject]) => !silent.has(subject));
  return [...failures, ...checkMessages(new Map(heard), received)];
}

function checkMessages(
  revisions: ReadonlyMap<string, readonly number[]>,
  received: readonly Received[],
): string[] {
  const failures: string[] = [];
  const seen = new Map<string, number[]>();
  for (const { body } of received) {
    const subject = `${body.resource}/${body.id}`;
    const before = seen.get(subject) ?? [];
    if (before.includes(body.revision)) continue;
    if (before.some((revision) => revision > body.revision))
      failures.push(`the message about revision ${body.revision} of ${subject} came too late`);
    seen.set(subject, [...before, body.revision]);
  }
  for (const [subject, all] of revisions) {
    const missing = all.filter((revision) => seen.get(subject)?.includes(revision) !== true);
    if (missing.length > 0) failures.push(`no message about revision ${missing.join()} of ${subject}`);
  }
  return failures;
}
