import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import type { JobDescriptor } from "../core/service-descriptor.js";
import { type BackgroundJob, startPoller } from "../jobs/poller.js";
import { backoffMs, pause } from "../jobs/retry.js";
import { tryLease } from "../locks/keyed-mutex.js";
import { processName } from "../locks/lease-owner.js";
import type { FinishedRun, JobFunction } from "../resources/job-hooks.js";
import type { Site } from "../resources/site.js";
import { authorOf, connectJob } from "./connect-job.js";
import {
  followSchedule,
  forgetSchedules,
  type JobState,
  requestRun,
  storeEnd,
  storeStart,
} from "./job-states.js";
import { nextRun } from "./next-run.js";

/** What runs jobs. */
export interface ScheduleContext {
  readonly site: Pick<Site, "database" | "facts" | "keys" | "resources" | "zone">;
  /** The functions by name. */
  readonly jobs: Readonly<Record<string, JobFunction>>;
  /** The API, and its address without a path. */
  readonly listener: RequestListener;
  readonly address: string;
  readonly now: () => number;
  readonly onJobEnd: (run: FinishedRun) => void;
  readonly onError: (error: unknown) => void;
}

/** Other processes may run the job, or make it due, meanwhile. */
const longestWaitMs = 30_000;
/** Interval at which a job is looked at that another process runs. */
const busyMs = 1000;
const retryMs = 5000;
const backoff = { firstMs: 5000, factor: 2, longestMs: 60 * 60 * 1000 };
/** Time that a run has to end when the service stops. */
const stopMs = 5000;

/**
 * Runs the jobs of the spec when they are due, one process at a time. A failed run is repeated with growing delays, at most an
 * hour, and no later than the next one is due; one that was missed is made up at once.
 */
export function startScheduler(context: ScheduleContext): BackgroundJob {
  const { database, facts } = context.site;
  const forgotten = forgetSchedules(database, Object.keys(facts.jobs ?? {})).catch(context.onError);
  const pollers = Object.entries(facts.jobs ?? {}).map(([name, descriptor]) => {
    const run = jobOf(context, name, descriptor);
    return startPoller(run, retryMs, context.onError);
  });
  return {
    async stop() {
      const stopped = Promise.all([forgotten, ...pollers.map((poller) => poller.stop())]);
      await Promise.race([stopped, pause(stopMs, { ref: false })]);
    },
  };
}

/** A job of the spec with what runs it. */
interface Job {
  readonly context: ScheduleContext;
  readonly name: string;
  readonly descriptor: JobDescriptor;
}

/** Creates the work of the poller of a job: it runs it if it is due, and returns when to look again. */
function jobOf(
  context: ScheduleContext,
  name: string,
  descriptor: JobDescriptor,
): (stopping: AbortSignal) => Promise<number> {
  const { site, now } = context;
  const job = { context, name, descriptor };
  // All workers of a service share its start.
  const start = cluster.isWorker ? processName(process.ppid) : randomUUID();
  let isStarting = descriptor.atStart === true;
  return async (stopping) => {
    if (isStarting) {
      await stateOf(job);
      await requestRun(site.database, name, { start, at: now() });
      isStarting = false;
    }
    const waitMs = dueIn(await stateOf(job), now());
    if (waitMs > 0) return Math.min(longestWaitMs, waitMs);
    const isMine = await tryLease(site.database, `job ${name}`, async (lost) => {
      // Another process may have run it since.
      const state = await stateOf(job);
      if (dueIn(state, now()) <= 0 && !stopping.aborted)
        await runOnce(job, state, AbortSignal.any([stopping, lost]));
      return true;
    });
    return isMine === true ? 0 : busyMs;
  };
}

function stateOf({ context: { site, now }, name, descriptor }: Job): Promise<JobState> {
  const { everyMs, at } = descriptor;
  const schedule = at === undefined ? String(everyMs ?? "") : `${at} ${site.zone.name}`;
  return followSchedule(site.database, name, { schedule, next: nextRun(descriptor, now(), site.zone) });
}

function dueIn({ next }: JobState, now: number): number {
  return next === undefined ? Number.POSITIVE_INFINITY : next.getTime() - now;
}

/** How a run ended, and the failures in a row that it makes. */
interface RunOutcome extends Pick<FinishedRun, "isFailed" | "next"> {
  readonly tries: number;
}

async function runOnce(job: Job, state: JobState, signal: AbortSignal): Promise<void> {
  const { context, name, descriptor } = job;
  const { database, zone } = context.site;
  const now = context.now();
  const begun = performance.now();
  await storeStart(database, name, now);
  const end = async ({ tries, ...outcome }: RunOutcome): Promise<void> => {
    const run = { name, seconds: (performance.now() - begun) / 1000, ...outcome };
    await storeEnd(database, state, { ...run, started: now, tries });
    context.onJobEnd(run);
  };
  try {
    const author = await authorOf(context.site, descriptor.role, state);
    // A function that waits for the signal would wait without end.
    signal.throwIfAborted();
    await call(job, { now, author }, signal);
  } catch (error) {
    if (signal.aborted) return;
    const tries = state.tries + 1;
    context.onError(new Error(`The job ${name} failed ${tries} times.`, { cause: error }));
    const failed = context.now();
    const due = nextRun(descriptor, failed, zone);
    const repeated = failed + backoffMs(backoff, tries);
    // A run that is due begins anew.
    await (repeated < due
      ? end({ isFailed: true, next: repeated, tries })
      : end({ isFailed: true, next: due, tries: 0 }));
    return;
  }
  // It stays due: another process, or the next start, runs it again.
  if (signal.aborted) return;
  await end({ isFailed: false, next: nextRun(descriptor, now, zone), tries: 0 });
}

async function call(
  { context, name, descriptor }: Job,
  { now, author }: { readonly now: number; readonly author: number },
  signal: AbortSignal,
): Promise<void> {
  const hook = context.jobs[descriptor.hook];
  if (hook === undefined) throw new Error(`There is no function ${descriptor.hook} of the job ${name}.`);
  const { database } = context.site;
  const connection = connectJob(context, { name, role: descriptor.role, author, signal });
  await hook({ now, signal, collection: (reference) => database.collection(reference) }, connection);
}
