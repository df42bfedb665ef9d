import type { Collection } from "mongodb";
import type { TermDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import type { RecordId } from "../../core/record-id.js";
import { type BackgroundJob, startPoller } from "../../jobs/poller.js";
import { pause } from "../../jobs/retry.js";
import { createLeaseOwner, isAbandoned, withLease } from "../../locks/locks.js";
import { timeLimit } from "../../storage/command-options.js";
import type { Database } from "../../storage/database.js";
import { type AppContext, resourceNamed } from "../app-context.js";
import type { Records } from "../registered-resource.js";
import { countedFilter, uncountedSignal, wrongCounts } from "./counts.js";

/**
 * Document that a process stores while it may have writes under way whose counts are still to follow. One that has expired
 * makes some process correct the counts.
 */
interface CountMarker {
  /** Owner name of the process. */
  readonly _id: string;
  readonly until: Date;
}

/** With the looks that follow, counts are right within a minute. */
const paceMs = 20_000;
/** A process of another machine that did not renew its marker for so long has ended. */
const leaseMs = 600_000;
const settleMs = 2000;

/** Other members may lag behind. */
const ofPrimary = { readPreference: "primary" } as const;

/**
 * Corrects the counts that a process left wrong which was killed between a write and its counting: at the start, and
 * later three times a minute. Does so, too, for writes of this process that the store did not count, such as in an election, and
 * once for a store of which nobody knows whether its counts are right. `onError` gets errors; what failed is tried again.
 */
export function startCountsJob(
  app: AppContext,
  onError: (error: unknown) => void,
  pauseMs = longestCountingMs(app.database),
): BackgroundJob {
  const owner = createLeaseOwner();
  const markers = markersOf(app.database);
  let isUncounted = false;
  const reportUncounted = async (): Promise<void> => {
    if (!isUncounted) return;
    isUncounted = false;
    await markers.insertOne({ _id: createLeaseOwner(), until: new Date(0) }).catch((error: unknown) => {
      isUncounted = true;
      throw error;
    });
  };
  const work = startPoller(
    async (stopping) => {
      const until = new Date(app.database.now() + leaseMs);
      await markers.updateOne({ _id: owner }, { $set: { until } }, { upsert: true, ...timeLimit });
      await reportUncounted();
      if (await isUncertain(app.database)) await correct(app, { pauseMs, stopping });
      return paceMs;
    },
    paceMs,
    onError,
  );
  const unsubscribe = uncountedSignal.on(app.database, () => {
    isUncounted = true;
    work.wakeIn(pauseMs);
  });
  return {
    async stop() {
      unsubscribe();
      await work.stop();
      // A marker that stays makes another process correct what this one could not report.
      await reportUncounted()
        .then(() => markers.deleteOne({ _id: owner }, timeLimit))
        .catch(onError);
    },
  };
}

/**
 * A difference that is the same after this pause comes from no write that is under way: counting may wait for the majority
 * of a replica set, and before that for the counting of earlier writes, which waits for it, too.
 */
function longestCountingMs({ db }: Database): number {
  return settleMs + 2 * (db.writeConcern?.wtimeoutMS ?? 0);
}

function markersOf({ db }: Database): Collection<CountMarker> {
  return db.collection<CountMarker>("count_markers", ofPrimary);
}

/** Markers that have expired, or whose process has ended. */
async function abandoned(database: Database): Promise<readonly string[]> {
  const all = await markersOf(database)
    .find({}, { batchSize: 1000, ...timeLimit })
    .toArray();
  return all.filter(({ _id: owner, until }) => isAbandoned(database, { owner, until })).map(({ _id }) => _id);
}

/** Set in a store whose counts were right once; since then, markers say where they may be wrong. */
function countedFlag({ db }: Database) {
  const flags = db.collection<{ readonly _id: "counts" }>("migrations", ofPrimary);
  return {
    isSet: async () => (await flags.findOne({ _id: "counts" }, timeLimit)) !== null,
    set: () =>
      flags.updateOne({ _id: "counts" }, { $set: { isRight: true } }, { upsert: true, ...timeLimit }),
  };
}

async function isUncertain(database: Database): Promise<boolean> {
  return (await abandoned(database)).length > 0 || !(await countedFlag(database).isSet());
}

/** How long differences are observed, and the end of that. */
interface Observation {
  readonly pauseMs: number;
  readonly stopping: AbortSignal;
}

/** One process does it at a time; another finds that nothing is left to do. */
async function correct(app: AppContext, observation: Observation): Promise<void> {
  const markers = markersOf(app.database);
  try {
    await withLease(app.database, "count_markers", async () => {
      if (!(await isUncertain(app.database))) return;
      const gone = await abandoned(app.database);
      await correctCounts(app, observation);
      if (observation.stopping.aborted) return;
      await countedFlag(app.database).set();
      await markers.deleteMany({ _id: { $in: [...gone] } }, timeLimit);
    });
  } catch (error) {
    // Another process takes long; should it die, its marker is found at the next look.
    if (!(error instanceof HttpError && error.name === "rest_conflict")) throw error;
  }
}

/** How many looks in a row have to find the same difference: those of writes under way come and go. */
const agreeing = 3;

/**
 * Adds to each count what it lacks, until no difference is left. Writes go on meanwhile: what they add later is added to the
 * right number.
 */
async function correctCounts(app: AppContext, observation: Observation): Promise<void> {
  await Promise.all([...app.resources.values()].map((records) => correctResource(app, records, observation)));
}

async function correctResource(
  app: AppContext,
  { resource, token }: Records,
  { pauseMs, stopping }: Observation,
): Promise<void> {
  if (resource.counts === undefined) return;
  const counting = app.database.db.collection<TermDocument>(token.name, ofPrimary);
  const counted = resourceNamed(app, resource.counts.resource);
  const records = app.database.db.collection(counted.token.name, ofPrimary);
  const { field } = resource.counts;
  const filter = countedFilter(counted.resource, app.service);
  // What each look found of the counts that were wrong in one of them.
  const found = new Map<RecordId, number[]>();
  for (let look = 1; look <= agreeing || found.size > 0; look += 1) {
    if (look > 1) await pause(pauseMs, { signal: stopping, ref: false });
    if (stopping.aborted) return;
    const isWhole = look <= agreeing;
    const among = isWhole ? {} : { among: [...found.keys()] };
    const wrong = await wrongCounts(counting, records, { field, filter, ...among });
    for (const id of wrong.keys()) if (!found.has(id)) found.set(id, Array<number>(look - 1).fill(0));
    const steps = [...found].flatMap(([id, looks]) => {
      looks.push(wrong.get(id)?.lacks ?? 0);
      const latest = looks.slice(-agreeing);
      const [lacks = 0] = latest;
      if (latest.length < agreeing || latest.some((other) => other !== lacks)) return [];
      // A count is corrected, and then observed once more; one that is right is left alone.
      if (lacks === 0) found.delete(id);
      else looks.length = 0;
      return lacks === 0 ? [] : [{ id, lacks, stored: wrong.get(id)?.stored }];
    });
    const updates = steps.map(({ id, lacks, stored }) => ({
      updateOne: {
        filter: { _id: id },
        update: typeof stored === "number" ? { $inc: { count: lacks } } : { $set: { count: lacks } },
      },
    }));
    if (updates.length > 0) await counting.bulkWrite(updates, { ordered: false });
  }
}
