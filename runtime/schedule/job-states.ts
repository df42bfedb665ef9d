import type { Collection } from "mongodb";
import type { FinishedRun } from "../resources/job-hooks.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";

/** What is stored of a job, by its name. */
export interface JobState {
  readonly _id: string;
  /** The schedule that `next` follows, with the zone of a time of day; empty for one without. */
  readonly schedule: string;
  /** When it is due; absent for a job that runs at the start only. */
  readonly next?: Date;
  /** When its last run began, and the last successful one ended. */
  readonly started?: Date;
  readonly succeeded?: Date;
  /** Seconds that the last run took. */
  readonly seconds: number;
  /** Runs that ended, those of them that failed, and those of the last ones that failed after one was due. */
  readonly runs: number;
  readonly failures: number;
  readonly tries: number;
  /** The last starts of services that made it due. */
  readonly starts?: readonly string[];
  /** Author id of its calls; absent before its first run, and for a job without a role. */
  readonly author?: number;
}

/** The states of the jobs of a database. */
export function jobStatesIn({ db }: Pick<Database, "db">): Collection<JobState> {
  return db.collection<JobState>("job_states");
}

/**
 * The state of a job, which follows a schedule unless it did already. A run that is due by the old schedule stays due, and
 * `next` in milliseconds counts if it is earlier: otherwise two versions of the spec that run side by side would postpone the
 * job again and again.
 */
export async function followSchedule(
  database: Pick<Database, "db">,
  name: string,
  { schedule, next }: { readonly schedule: string; readonly next: number },
): Promise<JobState> {
  const states = jobStatesIn(database);
  const known = await states.findOne({ _id: name }, timeLimit);
  if (known?.schedule === schedule) return known;
  const counts = { seconds: 0, runs: 0, failures: 0, tries: 0 };
  const earliest = Number.isFinite(next) ? { $min: { next: new Date(next) } } : {};
  const followed = await states.findOneAndUpdate(
    { _id: name },
    { $set: { schedule }, ...earliest, $setOnInsert: counts },
    { upsert: true, returnDocument: "after", ...timeLimit },
  );
  return followed ?? { _id: name, schedule, ...counts };
}

/** Lets jobs that are none of these follow no schedule: if they return, what was due meanwhile was not missed. */
export async function forgetSchedules(
  database: Pick<Database, "db">,
  names: readonly string[],
): Promise<void> {
  const removed = { _id: { $nin: names }, next: { $exists: true } };
  const unscheduled = { $set: { schedule: "" }, $unset: { next: "" as const } };
  await jobStatesIn(database).updateMany(removed, unscheduled, timeLimit);
}

/** Makes a job due at an instant in milliseconds, once for each start of a service. */
export async function requestRun(
  database: Pick<Database, "db">,
  name: string,
  { start, at }: { readonly start: string; readonly at: number },
): Promise<void> {
  await jobStatesIn(database).updateOne(
    { _id: name, starts: { $ne: start } },
    { $set: { next: new Date(at), tries: 0 }, $push: { starts: { $each: [start], $slice: -startsKept } } },
    timeLimit,
  );
}

/** More than the services that run side by side on a database: their workers that are replaced recognize the start. */
const startsKept = 100;

/** Stores the author id of a job. */
export async function storeAuthor(
  database: Pick<Database, "db">,
  name: string,
  author: number,
): Promise<void> {
  await jobStatesIn(database).updateOne({ _id: name }, { $set: { author } }, timeLimit);
}

/** Stores that a run began at an instant in milliseconds. */
export async function storeStart(database: Pick<Database, "db">, name: string, now: number): Promise<void> {
  await jobStatesIn(database).updateOne({ _id: name }, { $set: { started: new Date(now) } }, timeLimit);
}

/** Stores how a run ended, unless another one began meanwhile. A job that was made due during the run stays due. */
export async function storeEnd(
  database: Pick<Database, "db">,
  { _id, schedule, next: due }: JobState,
  { started, tries, seconds, isFailed, next }: EndedRun,
): Promise<void> {
  const states = jobStatesIn(database);
  const mine = { _id, started: new Date(started) };
  const outcome = isFailed ? {} : { succeeded: new Date() };
  await states.updateOne(
    mine,
    { $set: { ...outcome, tries, seconds }, $inc: { runs: 1, ...(isFailed ? { failures: 1 } : {}) } },
    timeLimit,
  );
  const follow = Number.isFinite(next)
    ? { $set: { schedule, next: new Date(next) } }
    : { $set: { schedule }, $unset: { next: "" as const } };
  await states.updateOne({ ...mine, next: due ?? { $exists: false } }, follow, timeLimit);
}

/** The end of a run that began at `started`, in milliseconds, and the failures in a row that it makes. */
interface EndedRun extends FinishedRun {
  readonly started: number;
  readonly tries: number;
}
