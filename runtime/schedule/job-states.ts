import type { Collection } from "mongodb";
import type { FinishedRun } from "../resources/job-hooks.js";
import { type Database, timeLimit } from "../storage/database.js";

/** What is stored of a job, by its name. */
export interface JobState {
  readonly _id: string;
  /** The schedule that `next` follows. */
  readonly schedule: string;
  /** When it is due; absent for a job that runs at the start only. */
  readonly next?: Date;
  /** When its last run began, and the last successful one ended. */
  readonly started?: Date;
  readonly succeeded?: Date;
  /** Seconds that the last run took. */
  readonly seconds: number;
  /** Runs that ended, those of them that failed, and failures since the last success. */
  readonly runs: number;
  readonly failures: number;
  readonly tries: number;
  /** Author id of its calls; absent before its first run, and for a job without a role. */
  readonly author?: number;
}

/** The states of the jobs of a database. */
export function jobStatesIn({ db }: Pick<Database, "db">): Collection<JobState> {
  return db.collection<JobState>("job_states");
}

/** The state of a job, which follows a schedule from an instant in milliseconds on unless it did already. */
export async function followSchedule(
  database: Pick<Database, "db">,
  name: string,
  { schedule, next }: { readonly schedule: string; readonly next: number },
): Promise<JobState> {
  const states = jobStatesIn(database);
  const known = await states.findOne({ _id: name }, timeLimit);
  if (known?.schedule === schedule) return known;
  const counts = { seconds: 0, runs: 0, failures: 0, tries: 0 };
  const { $set, $unset } = dueAt(next);
  const followed = await states.findOneAndUpdate(
    { _id: name },
    { $set: { ...$set, schedule }, $unset, $setOnInsert: counts },
    { upsert: true, returnDocument: "after", ...timeLimit },
  );
  return followed ?? { _id: name, schedule, ...$set, ...counts };
}

/** Makes a job due at an instant in milliseconds. */
export async function requestRun(database: Pick<Database, "db">, name: string, at: number): Promise<void> {
  await jobStatesIn(database).updateOne({ _id: name }, { $set: { next: new Date(at) } }, timeLimit);
}

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

/** Stores how a run ended. */
export async function storeEnd(
  database: Pick<Database, "db">,
  { name, seconds, isFailed, next }: FinishedRun,
): Promise<void> {
  const { $set, $unset } = dueAt(next);
  const outcome = isFailed ? {} : { succeeded: new Date(), tries: 0 };
  await jobStatesIn(database).updateOne(
    { _id: name },
    {
      $set: { ...$set, ...outcome, seconds },
      $unset,
      $inc: { runs: 1, ...(isFailed ? { failures: 1, tries: 1 } : {}) },
    },
    timeLimit,
  );
}

function dueAt(next: number): { readonly $set: { readonly next?: Date }; readonly $unset: { next?: "" } } {
  return Number.isFinite(next)
    ? { $set: { next: new Date(next) }, $unset: {} }
    : { $set: {}, $unset: { next: "" } };
}
