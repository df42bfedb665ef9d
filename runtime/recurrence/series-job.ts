import type { RecordId } from "../core/record-id.js";
import { type Poller, startPoller } from "../jobs/poller.js";
import type { RegisteredResource } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { timeLimit } from "../storage/command-options.js";
import { materializeSeries } from "./materialize.js";

const paceMs = 30_000;
/** A series that was just written is settled by the one who wrote it. */
const graceMs = 15_000;
const batchSize = 20;

interface SeriesJobOptions {
  readonly site: Site;
  readonly now: () => number;
  readonly reportAs: (activity: string) => (error: unknown) => void;
}

/**
 * Settles series that are due: those whose time has come to reach further ahead, and those that a crash left half done. Any
 * number of processes may do so for the same store.
 */
export function startSeriesJob({ site, now, reportAs }: SeriesJobOptions): Poller {
  const settle = async (): Promise<number> => {
    await materializeDue(site, now() - graceMs, now());
    return paceMs;
  };
  return startPoller(settle, paceMs, reportAs("recurring records"));
}

/** Settles the series that are due at an instant, as of `now`; returns their ids. */
export async function materializeDue(site: Site, due: number, now: number): Promise<readonly RecordId[]> {
  const settled: RecordId[] = [];
  for (const resource of site.resources.values()) {
    if (resource.facts.recurrence === undefined) continue;
    for (;;) {
      const ids = (await findDue(site, resource, due)).filter((id) => !settled.includes(id));
      if (ids.length === 0) break;
      for (const id of ids) {
        await materializeSeries({ site, resource, origin: { now } }, id);
        settled.push(id);
      }
    }
  }
  return settled;
}

async function findDue(site: Site, { token }: RegisteredResource, due: number): Promise<RecordId[]> {
  const options = {
    projection: { _id: 1 },
    sort: { series_due: 1 },
    limit: batchSize,
    batchSize: batchSize + 1,
  } as const;
  const found = await site.database
    .collection(token)
    .find({ series_due: { $lte: new Date(due) } }, { ...options, ...timeLimit })
    .toArray();
  return found.map(({ _id }) => _id);
}
