import { inject } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { ensureIndexes } from "../../../runtime/features.js";
import type { BackgroundJob } from "../../../runtime/jobs/poller.js";
import { readConfig } from "../../../runtime/settings/config.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { createMetrics } from "../../../runtime/telemetry/metrics.js";
import { openApp } from "../../support/app.js";
import { testClock } from "../../support/clock.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "../../support/replica-set/index.js";
import { serve } from "../../support/serve.js";
import { callsOf, type TestCalls } from "../../support/service.js";

/** A service on one of several machines. */
export interface Machine extends TestCalls {
  readonly origin: string;
  readonly database: Database;
  metrics(): Promise<string>;
}

/** Two services that share a replica set, and nothing else: each is in a network of its own. */
export interface Machines {
  readonly set: ScriptedReplicaSet;
  readonly first: Machine;
  readonly second: Machine;
  /** Errors of the services so far. */
  readonly errors: unknown[];
  close(): Promise<void>;
}

/** Starts a replica set and two services on it. The invalidation log of a machine is that of the hosts in its URI. */
export async function startMachines(
  name: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Machines> {
  const set = await startScriptedReplicaSet(inject("engineUri"));
  const errors: unknown[] = [];
  const start = (network: 0 | 1) => startMachine(set.networks[network].uri, { name, environment, errors });
  const [first, second] = await Promise.all([start(0), start(1)]);
  return {
    set,
    first,
    second,
    errors,
    async close() {
      await first.database.db.dropDatabase();
      await Promise.all([first.close(), second.close()]);
      await set.close();
    },
  };
}

interface MachineOptions {
  readonly name: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly errors: unknown[];
  readonly now?: () => number;
}

/** A machine, and what its starter does with it. */
export interface StartedMachine extends Machine {
  /** Starts the work that goes on without requests; it ends with the machine. */
  startWork(): void;
  close(): Promise<void>;
}

export async function startMachine(
  uri: string,
  { name, environment = {}, errors, now = testClock }: MachineOptions,
): Promise<StartedMachine> {
  const { readPreference } = readConfig(environment);
  const database = await openDatabase(uri, name, { readPreference });
  await ensureIndexes(database, calendar);
  const onError = (error: unknown) => errors.push(error);
  const app = openApp(calendar, database, { environment, now, onError });
  const metrics = createMetrics();
  for (const metric of app.metrics) metrics.addMetric(metric);
  const server = await serve(app.listener);
  let work: BackgroundJob | undefined;
  return {
    ...callsOf(
      (path, init) => fetch(server.origin + path, init),
      () => "/calendar/events/v1",
    ),
    origin: server.origin,
    database,
    metrics: () => metrics.text(),
    startWork() {
      work ??= app.startJobs();
    },
    async close() {
      await work?.stop();
      await server.close();
      await database.close();
    },
  };
}
