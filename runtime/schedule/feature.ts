import type { RequestListener } from "node:http";
import type { FinishedRun, JobFunction } from "../resources/job-hooks.js";
import type { Site } from "../resources/site.js";
import type { GaugeDefinition } from "../telemetry/metrics.js";
import { type JobState, jobStatesIn } from "./job-states.js";
import { startScheduler } from "./scheduler.js";

interface ScheduleFeatureContext {
  readonly site: Site;
  readonly jobs: Readonly<Record<string, JobFunction>>;
  readonly listener: RequestListener;
  readonly address: string;
  readonly now: () => number;
  readonly onJobEnd: (run: FinishedRun) => void;
  readonly reportAs: (activity: string) => (error: unknown) => void;
}

/** Jobs of the spec: functions of the product that run by a schedule. */
export const schedule = {
  startJob: ({ reportAs, ...context }: ScheduleFeatureContext) =>
    startScheduler({ ...context, onError: reportAs("scheduled jobs") }),
  createGauges({ database, facts }: Site): readonly GaugeDefinition[] {
    if (facts.jobs === undefined) return [];
    const gauge = (name: string, help: string, valueOf: (state: JobState) => number): GaugeDefinition => ({
      name,
      help,
      label: "job",
      together: "max",
      async read() {
        const states = await jobStatesIn(database).find({}, { maxTimeMS: 1000 }).toArray();
        const known = states.filter(({ _id }) => Object.hasOwn(facts.jobs ?? {}, _id));
        return Object.fromEntries(known.map((state) => [state._id, valueOf(state)]));
      },
    });
    return [
      gauge("job_runs", "Runs of each job that ended.", ({ runs }) => runs),
      gauge("job_failures", "Runs of each job that failed.", ({ failures }) => failures),
      gauge("job_duration_seconds", "Duration of the last run of each job.", ({ seconds }) => seconds),
      gauge(
        "job_last_success_timestamp_seconds",
        "When the last successful run of each job ended; 0 for none.",
        ({ succeeded }) => (succeeded?.getTime() ?? 0) / 1000,
      ),
    ];
  },
};
