import type { Filter, UpdateFilter } from "mongodb";
import type { RecordDocument, StatusDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import { type BackgroundJob, startPoller } from "../../jobs/poller.js";
import { outboxEntryOf, pushOutboxEntry } from "../../outbox/entry.js";
import { timeLimit } from "../../storage/command-options.js";
import { createSignal } from "../../storage/signal.js";
import type { Records } from "../registered-resource.js";
import type { Site } from "../site.js";
import { isStatusDocument, statusRoles } from "../status.js";
import { writeCounted } from "./counts.js";

const longestWaitMs = 60_000;
const retryMs = 5000;
const batchSize = 100;
/** A longer queue is counted up to this number. */
const countLimit = 10_000;

/** Emits the publication date of each record that is scheduled. */
const scheduledSignal = createSignal<Date>();

type PublicationContext = Site;

/**
 * Publishes scheduled records when their publication date comes: those overdue at once, others at their time. What other
 * processes schedule is noticed within a minute. Any number of processes may do this for the same store; each record is
 * published once. `onError` gets errors; they are retried after a few seconds.
 */
export function startPublicationJob(
  site: PublicationContext,
  onError: (error: unknown) => void = () => undefined,
): BackgroundJob {
  const work = startPoller(
    async () => {
      const next = await publishDue(site, new Date());
      return Math.min(longestWaitMs, next - Date.now());
    },
    retryMs,
    onError,
  );
  const unsubscribe = scheduledSignal.on(site.database, (date) => work.wakeIn(date.getTime() - Date.now()));
  return {
    async stop() {
      unsubscribe();
      await work.stop();
    },
  };
}

/** Signals to the publication job of this process, if there is one, that a record was scheduled. */
export function noteScheduled(site: Site, document: RecordDocument): void {
  if (!isStatusDocument(document) || document.status !== statusRoles(site).scheduled) return;
  scheduledSignal.emit(site.database, document.date);
}

/** Publishes what is due at an instant; returns the instant of the next publication date. */
export async function publishDue(site: PublicationContext, now: Date): Promise<number> {
  const posts = [...site.resources.values()].filter(({ resource }) => resource.hasStatus === true);
  const next = await Promise.all(
    posts.map(async (records) => {
      while (await publishSome(site, records, now)) continue;
      return nextDate(site, records, now);
    }),
  );
  return Math.min(...next);
}

/** Publishes some of the records that are due; false where there were no more. */
async function publishSome(site: PublicationContext, records: Records, now: Date): Promise<boolean> {
  const due = await site.database
    .collection(records.token)
    .find(dueFilter(site, { $lte: now }), {
      projection: { _id: 1 },
      limit: batchSize,
      batchSize,
      ...timeLimit,
    })
    .toArray();
  for (const { _id: id } of due) await publish(site, records, { id, now });
  return due.length === batchSize;
}

/** Publishes a record, unless another process was faster; again from the start where it was changed in between. */
async function publish(
  site: PublicationContext,
  records: Records,
  { id, now }: { readonly id: RecordId; readonly now: Date },
): Promise<void> {
  const status = statusRoles(site).published;
  const collection = site.database.collection(records.token);
  for (;;) {
    const before = await collection.findOne({ _id: id, ...dueFilter(site, { $lte: now }) }, timeLimit);
    if (before === null) return;
    const change: Partial<StatusDocument> = { status };
    const after = { ...before, ...change };
    const { $push, noted } = pushOutboxEntry(
      outboxEntryOf(site, { resource: records.resource, origin: { now: now.getTime() }, before, after }),
    );
    // Every document of a resource with this lifecycle has a status.
    const update = { $set: { status, noted }, $push, $inc: { revision: 1 } } as UpdateFilter<RecordDocument>;
    const same: Filter<RecordDocument> = { _id: id, revision: before.revision };
    const store = async () => (await collection.updateOne(same, update, timeLimit)).matchedCount > 0;
    if (await writeCounted(site, { resource: records.resource, before, after }, store)) return;
  }
}

/** How many records are scheduled, and how many of them are due at an instant and not published yet. */
export async function countScheduled(
  site: PublicationContext,
  now: Date,
): Promise<{ readonly waiting: number; readonly overdue: number }> {
  const posts = [...site.resources.values()].filter(({ resource }) => resource.hasStatus === true);
  const count = async (date: DateBound): Promise<number> => {
    const counts = posts.map(({ token }) =>
      site.database
        .collection(token)
        .countDocuments(dueFilter(site, date), { limit: countLimit, maxTimeMS: 1000 }),
    );
    return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
  };
  const [waiting, overdue] = await Promise.all([count({ $gt: now }), count({ $lte: now })]);
  return { waiting, overdue };
}

async function nextDate(site: PublicationContext, { token }: Records, now: Date): Promise<number> {
  const next = await site.database
    .collection(token)
    .findOne(dueFilter(site, { $gt: now }), { sort: { date: 1 }, ...timeLimit });
  return next !== null && isStatusDocument(next) ? next.date.getTime() : Number.POSITIVE_INFINITY;
}

type DateBound = { readonly $lte: Date } | { readonly $gt: Date };

function dueFilter(site: Site, date: DateBound): Filter<RecordDocument> {
  const filter: Filter<StatusDocument> = { status: statusRoles(site).scheduled, date };
  return filter as Filter<RecordDocument>;
}
