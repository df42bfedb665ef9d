import { setTimeout as delay } from "node:timers/promises";
import type { Collection } from "mongodb";
import type { TermDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { type BackgroundJob, startPoller } from "../../jobs/poller.js";
import { withLease } from "../../locks/keyed-mutex.js";
import { isAbandoned } from "../../locks/lease.js";
import { createLeaseOwner } from "../../locks/lease-owner.js";
import { timeLimit } from "../../storage/command-options.js";
import type { Database } from "../../storage/database.js";
import { resourceNamed, type Site } from "../site.js";
import { countedFilter, wrongCounts } from "./counts.js";

/** Document that a process stores while it may have writes under way whose counts are still to follow. */
interface CountMarker {
  /** Owner name of the process. */
  readonly _id: string;
  readonly until: Date;
}

const paceMs = 60_000;
/** A process of another machine that did not renew its marker for so long has ended. */
const leaseMs = 10 * paceMs;
/** A difference that is the same after this pause comes from no write that is under way. */
const settleMs = 2000;

type CountsContext = Pick<Site, "database" | "facts" | "resources">;

/**
 * Corrects the counts that a process left wrong which was killed between a write and its counting: at the start, and
 * later once a minute. `onError` gets errors; what failed is tried again.
 */
export function startCountsJob(
  site: CountsContext,
  onError: (error: unknown) => void,
  pauseMs = settleMs,
): BackgroundJob {
  const owner = createLeaseOwner();
  const markers = markersOf(site.database);
  const work = startPoller(
    async () => {
      const until = new Date(site.database.now() + leaseMs);
      await markers.updateOne({ _id: owner }, { $set: { until } }, { upsert: true, ...timeLimit });
      if ((await abandoned(site.database)).length > 0) await correct(site, pauseMs);
      return paceMs;
    },
    paceMs,
    onError,
  );
  return {
    async stop() {
      await work.stop();
      await markers.deleteOne({ _id: owner }, timeLimit).catch(onError);
    },
  };
}

function markersOf({ db }: Database): Collection<CountMarker> {
  return db.collection<CountMarker>("count_markers");
}

/** Processes that ended without removing their marker. */
async function abandoned(database: Database): Promise<readonly string[]> {
  const all = await markersOf(database)
    .find({}, { batchSize: 1000, ...timeLimit })
    .toArray();
  return all.filter(({ _id: owner, until }) => isAbandoned(database, { owner, until })).map(({ _id }) => _id);
}

/** One process does it at a time; another finds that nothing is left to do. */
async function correct(site: CountsContext, pauseMs: number): Promise<void> {
  const markers = markersOf(site.database);
  try {
    await withLease(site.database, "count_markers", async () => {
      const gone = await abandoned(site.database);
      if (gone.length === 0) return;
      await correctCounts(site, pauseMs);
      await markers.deleteMany({ _id: { $in: [...gone] } }, timeLimit);
    });
  } catch (error) {
    // Another process takes long; should it die, its marker is found at the next look.
    if (!(error instanceof HttpError && error.name === "rest_conflict")) throw error;
  }
}

/** Adds to each count what it lacks. Writes go on meanwhile: what they add later is added to the right number. */
async function correctCounts(site: CountsContext, pauseMs: number): Promise<void> {
  for (const { facts, token } of site.resources.values()) {
    if (facts.counts === undefined) continue;
    const counting = site.database.db.collection<TermDocument>(token.name);
    const counted = resourceNamed(site, facts.counts.resource);
    const records = site.database.db.collection(counted.token.name);
    const look = () =>
      wrongCounts(counting, records, {
        field: facts.counts?.field ?? "",
        filter: countedFilter(counted.facts, site.facts),
      });
    const first = await look();
    if (first.size === 0) continue;
    await delay(pauseMs, undefined, { ref: false });
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
