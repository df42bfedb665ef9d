import type { Collection } from "mongodb";
import type { TermDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { type BackgroundJob, startPoller } from "../../jobs/poller.js";
import { pause } from "../../jobs/retry.js";
import { withLease } from "../../locks/keyed-mutex.js";
import { isAbandoned } from "../../locks/lease.js";
import { createLeaseOwner } from "../../locks/lease-owner.js";
import { timeLimit } from "../../storage/command-options.js";
import type { Database } from "../../storage/database.js";
import { resourceNamed, type Site } from "../site.js";
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

const paceMs = 60_000;
/** A process of another machine that did not renew its marker for so long has ended. */
const leaseMs = 10 * paceMs;
const settleMs = 2000;

/** Other members may lag behind. */
const ofPrimary = { readPreference: "primary" } as const;

type CountsContext = Pick<Site, "database" | "facts" | "resources">;

/**
 * Corrects the counts that a process left wrong which was killed between a write and its counting: at the start, and
 * later once a minute. Does so, too, for writes of this process that the store did not count, such as in an election.
 * `onError` gets errors; what failed is tried again.
 */
export function startCountsJob(
  site: CountsContext,
  onError: (error: unknown) => void,
  pauseMs = longestCountingMs(site.database),
): BackgroundJob {
  const owner = createLeaseOwner();
  const markers = markersOf(site.database);
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
      const until = new Date(site.database.now() + leaseMs);
      await markers.updateOne({ _id: owner }, { $set: { until } }, { upsert: true, ...timeLimit });
      await reportUncounted();
      if ((await abandoned(site.database)).length > 0) await correct(site, { pauseMs, stopping });
      return paceMs;
    },
    paceMs,
    onError,
  );
  const unsubscribe = uncountedSignal.on(site.database, () => {
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

/** How long differences are observed, and the end of that. */
interface Observation {
  readonly pauseMs: number;
  readonly stopping: AbortSignal;
}

/** One process does it at a time; another finds that nothing is left to do. */
async function correct(site: CountsContext, observation: Observation): Promise<void> {
  const markers = markersOf(site.database);
  try {
    await withLease(site.database, "count_markers", async () => {
      const gone = await abandoned(site.database);
      if (gone.length === 0) return;
      await correctCounts(site, observation);
      if (observation.stopping.aborted) return;
      await markers.deleteMany({ _id: { $in: [...gone] } }, timeLimit);
    });
  } catch (error) {
    // Another process takes long; should it die, its marker is found at the next look.
    if (!(error instanceof HttpError && error.name === "rest_conflict")) throw error;
  }
}

/** Adds to each count what it lacks. Writes go on meanwhile: what they add later is added to the right number. */
async function correctCounts(site: CountsContext, { pauseMs, stopping }: Observation): Promise<void> {
  for (const { facts, token } of site.resources.values()) {
    if (facts.counts === undefined) continue;
    const counting = site.database.db.collection<TermDocument>(token.name, ofPrimary);
    const counted = resourceNamed(site, facts.counts.resource);
    const records = site.database.db.collection(counted.token.name, ofPrimary);
    const { field } = facts.counts;
    const filter = countedFilter(counted.facts, site.facts);
    const among = [...(await wrongCounts(counting, records, { field, filter })).keys()];
    if (among.length === 0) continue;
    // Reading all takes long: many of them were changed meanwhile.
    const look = () => wrongCounts(counting, records, { field, filter, among });
    const first = await look();
    await pause(pauseMs, { signal: stopping, ref: false });
    if (stopping.aborted) return;
    const second = await look();
    const steps = [...second].filter(([id, { lacks }]) => first.get(id)?.lacks === lacks);
    const updates = steps.map(([_id, { lacks, stored }]) => ({
      updateOne: {
        filter: { _id },
        update: typeof stored === "number" ? { $inc: { count: lacks } } : { $set: { count: lacks } },
      },
    }));
    if (updates.length > 0) await counting.bulkWrite(updates, { ordered: false });
  }
}
