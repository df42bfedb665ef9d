import type { RequestListener } from "node:http";
import type { FinishedRun, JobFunction } from "../resources/job-hooks.js";
import type { Site } from "../resources/site.js";
import type { MetricDefinition } from "../telemetry/metrics.js";
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

type NamedMetric = Pick<MetricDefinition, "name" | "type" | "help">;

/** Jobs of the spec: functions of the product that run by a schedule. */
export const schedule = {
  startJob: ({ reportAs, ...context }: ScheduleFeatureContext) =>
    startScheduler({ ...context, onError: reportAs("scheduled jobs") }),
  createMetrics({ database, facts }: Site): readonly MetricDefinition[] {
    if (facts.jobs === undefined) return [];
    const metric = (definition: NamedMetric, valueOf: (state: JobState) => number): MetricDefinition => ({
      ...definition,
      label: "job",
      together: "max",
      async read() {
        const states = await jobStatesIn(database).find({}, { maxTimeMS: 1000 }).toArray();
        const known = states.filter(({ _id }) => Object.hasOwn(facts.jobs ?? {}, _id));
        return Object.fromEntries(known.map((state) => [state._id, valueOf(state)]));
      },
    });
    return [
      metric(
        { name: "job_runs_total", type: "counter", help: "Runs of each job that ended." },
        ({ runs }) => runs,
      ),
      metric(
        { name: "job_failures_total", type: "counter", help: "Runs of each job that failed." },
        ({ failures }) => failures,
      ),
      metric(
        { name: "job_duration_seconds", help: "Duration of the last run of each job." },
        ({ seconds }) => seconds,
      ),
      metric(
        {
          name: "job_last_success_timestamp_seconds",
          help: "When the last successful run of each job ended; 0 for none.",
        },
        ({ succeeded }) => (succeeded?.getTime() ?? 0) / 1000,
      ),
    ];
  },
};
