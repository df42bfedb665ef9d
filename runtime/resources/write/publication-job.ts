import type { Filter } from "mongodb";
import type { RecordDocument, StatusDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import { type BackgroundJob, startPoller } from "../../jobs/poller.js";
import { timeLimit } from "../../storage/command-options.js";
import type { AppContext } from "../app-context.js";
import type { Records } from "../registered-resource.js";
import { isStatusDocument, statusRoles } from "../status.js";
import { changeRecord, replaceRecord, scheduledSignal } from "./store.js";

const longestWaitMs = 60_000;
const retryMs = 5000;
const batchSize = 100;
/** A longer queue is counted up to this number. */
const countLimit = 10_000;

/**
 * Publishes scheduled records when their publication date comes: those overdue at once, others at their time. What other
 * processes schedule is noticed within a minute. Any number of processes may do this for the same store; each record is
 * published once. `onError` gets errors; they are retried after a few seconds.
 */
export function startPublicationJob(
  app: AppContext,
  onError: (error: unknown) => void = () => undefined,
): BackgroundJob {
  const work = startPoller(
    async () => {
      const next = await publishDue(app, new Date());
      return Math.min(longestWaitMs, next - Date.now());
    },
    retryMs,
    onError,
  );
  work.onStop(scheduledSignal.on(app.database, (date) => work.wakeIn(date.getTime() - Date.now())));
  return work;
}

/** Publishes what is due at an instant; returns the instant of the next publication date. */
export async function publishDue(app: AppContext, now: Date): Promise<number> {
  const posts = [...app.resources.values()].filter(({ resource }) => resource.hasStatus === true);
  const next = await Promise.all(
    posts.map(async (records) => {
      while (await publishSome(app, records, now)) continue;
      return nextDate(app, records, now);
    }),
  );
  return Math.min(...next);
}

/** Publishes some of the records that are due; false where there were no more. */
async function publishSome(app: AppContext, records: Records, now: Date): Promise<boolean> {
  const due = await app.database
    .collection(records.token)
    .find(dueFilter(app, { $lte: now }), {
      projection: { _id: 1 },
      limit: batchSize,
      batchSize,
      ...timeLimit,
    })
    .toArray();
  for (const { _id: id } of due) await publish(app, records, { id, now });
  return due.length === batchSize;
}

/** Publishes a record, unless another process was faster. */
async function publish(
  app: AppContext,
  records: Records,
  { id, now }: { readonly id: RecordId; readonly now: Date },
): Promise<void> {
  const { published: status, scheduled } = statusRoles(app);
  const context = { app, records, call: { now: now.getTime() } };
  await changeRecord({ ...context, id }, async (current) => {
    const isDue = isStatusDocument(current) && current.status === scheduled && current.date <= now;
    return isDue ? replaceRecord(context, current, { draft: { ...current, status }, values: {} }) : current;
  });
}

/** How many records are scheduled, and how many of them are due at an instant and not published yet. */
export async function countScheduled(
  app: AppContext,
  now: Date,
): Promise<{ readonly waiting: number; readonly overdue: number }> {
  const posts = [...app.resources.values()].filter(({ resource }) => resource.hasStatus === true);
  const count = async (date: { readonly $lte: Date } | { readonly $gt: Date }): Promise<number> => {
    const counts = posts.map(({ token }) =>
      app.database
        .collection(token)
        .countDocuments(dueFilter(app, date), { limit: countLimit, maxTimeMS: 1000 }),
    );
    return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
  };
  const [waiting, overdue] = await Promise.all([count({ $gt: now }), count({ $lte: now })]);
  return { waiting, overdue };
}

async function nextDate(app: AppContext, { token }: Records, now: Date): Promise<number> {
  const next = await app.database
    .collection(token)
    .findOne(dueFilter(app, { $gt: now }), { sort: { date: 1 }, ...timeLimit });
  return next !== null && isStatusDocument(next) ? next.date.getTime() : Number.POSITIVE_INFINITY;
}

function dueFilter(
  app: AppContext,
  date: { readonly $lte: Date } | { readonly $gt: Date },
): Filter<RecordDocument> {
  const filter: Filter<StatusDocument> = { status: statusRoles(app).scheduled, date };
  return filter as Filter<RecordDocument>;
}
