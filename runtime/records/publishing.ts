import type { Filter, UpdateFilter } from "mongodb";
import { type Database, timeLimit } from "../storage/database.js";
import { updateCounts } from "./counts.js";
import type { PostDocument, RecordDocument } from "./documents.js";
import { isPost } from "./find.js";
import type { RegisteredResource, Site } from "./site.js";
import { statusRoles } from "./status.js";

/** The scheduled publishing of a site. */
export interface Publishing {
  /** Ends it; resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

const longestWaitMs = 60_000;
const retryMs = 5000;
const batchSize = 100;
/** Nobody needs to know how far beyond that a queue is. */
const countLimit = 10_000;

/** Those who wait for the next publication date in this process. */
const waiting = new WeakMap<Database, Set<(date: Date) => void>>();

/**
 * Publishes scheduled records when their publication date comes: those overdue at once, others at their time. What other
 * processes schedule is noticed within a minute. Any number of processes may do this for the same store; each record is
 * published once. `onFault` hears of failures; they are tried again after a few seconds.
 */
export function startPublishing(site: Site, onFault: (error: unknown) => void = () => undefined): Publishing {
  let isStopped = false;
  let wakesAt = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let sweep = Promise.resolve();

  const wakeAt = (instant: number): void => {
    if (isStopped || instant >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = instant;
    timer = setTimeout(run, Math.max(0, instant - Date.now()));
    timer.unref();
  };
  const sweepOnce = async (): Promise<void> => {
    try {
      const next = await publishDue(site, new Date());
      wakeAt(Math.min(next, Date.now() + longestWaitMs));
    } catch (error) {
      onFault(error);
      wakeAt(Date.now() + retryMs);
    }
  };
  function run(): void {
    wakesAt = Number.POSITIVE_INFINITY;
    sweep = sweep.then(sweepOnce);
  }

  const hear = (date: Date): void => wakeAt(date.getTime());
  const listeners = waiting.get(site.database) ?? new Set();
  waiting.set(site.database, listeners.add(hear));
  run();
  return {
    async stop() {
      isStopped = true;
      listeners.delete(hear);
      clearTimeout(timer);
      await sweep;
    },
  };
}

/** Tells the publishing of this process, if there is one, that a record was scheduled. */
export function noteScheduled(site: Site, document: RecordDocument): void {
  if (!isPost(document) || document.status !== statusRoles(site).scheduled) return;
  for (const hear of waiting.get(site.database) ?? []) hear(document.date);
}

/** Publishes what is due at an instant; returns the instant of the next publication date. */
export async function publishDue(site: Site, now: Date): Promise<number> {
  const posts = [...site.resources.values()].filter(({ facts }) => facts.lifecycle === "post");
  const next = await Promise.all(
    posts.map(async (resource) => {
      while (await publishSome(site, resource, now)) continue;
      return nextDate(site, resource, now);
    }),
  );
  return Math.min(...next);
}

/** Publishes some of the records that are due; false where there were no more. */
async function publishSome(site: Site, resource: RegisteredResource, now: Date): Promise<boolean> {
  const due = await site.database
    .collection(resource.token)
    .find(dueFilter(site, { $lte: now }), {
      projection: { _id: 1 },
      limit: batchSize,
      batchSize,
      ...timeLimit,
    })
    .toArray();
  for (const { _id } of due) await publish(site, resource, _id, now);
  return due.length === batchSize;
}

async function publish(site: Site, resource: RegisteredResource, id: number, now: Date): Promise<void> {
  const status = statusRoles(site).published;
  // The status stands in every document of a resource with this lifecycle.
  const update = { $set: { status }, $inc: { revision: 1 } } as UpdateFilter<RecordDocument>;
  const before = await site.database
    .collection(resource.token)
    .findOneAndUpdate({ _id: id, ...dueFilter(site, { $lte: now }) }, update, timeLimit);
  // Another process was faster.
  if (before === null) return;
  const after: Partial<PostDocument> = { status };
  await updateCounts(site, resource.facts, before, { ...before, ...after });
}

/** How many records are scheduled, and how many of them are due at an instant and not published yet. */
export async function countScheduled(
  site: Site,
  now: Date,
): Promise<{ readonly waiting: number; readonly overdue: number }> {
  const posts = [...site.resources.values()].filter(({ facts }) => facts.lifecycle === "post");
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

async function nextDate(site: Site, { token }: RegisteredResource, now: Date): Promise<number> {
  const next = await site.database
    .collection(token)
    .findOne(dueFilter(site, { $gt: now }), { sort: { date: 1 }, ...timeLimit });
  return next !== null && isPost(next) ? next.date.getTime() : Number.POSITIVE_INFINITY;
}

type DateBound = { readonly $lte: Date } | { readonly $gt: Date };

function dueFilter(site: Site, date: DateBound): Filter<RecordDocument> {
  const filter: Filter<PostDocument> = { status: statusRoles(site).scheduled, date };
  return filter as Filter<RecordDocument>;
}
