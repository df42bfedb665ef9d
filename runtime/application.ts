import type { RequestListener } from "node:http";
import { compose, type FaultListener } from "./composition.js";
import type { Config } from "./config.js";
import { machine } from "./machine.js";
import { startClaimSweep } from "./records/claim-sweep.js";
import { countScheduled, type Publishing, startPublishing } from "./records/publishing.js";
import type { Metrics } from "./sight/metrics.js";
import { openSight } from "./sight/sight.js";
import type { Database } from "./storage/database.js";
import type { Surroundings } from "./surroundings.js";

/** The service without its server. */
export interface Application {
  readonly listener: RequestListener;
  /** Starts the work that goes on without requests; stop it before the database is closed. */
  publish(): Publishing;
  /** Adds what the application knows of its queues to the metrics. */
  watch(metrics: Metrics): void;
}

/**
 * The application on an open database, as it runs on a machine. Images are fetched from public addresses; `changes`
 * replaces that, or any other of its surroundings.
 */
export function createApplication(
  config: Config,
  database: Database,
  onFault: FaultListener,
  changes: Partial<Surroundings> = {},
): Application {
  const { sight, fetchFile, ...others } = { ...machine, sight: openSight(), ...changes };
  const surroundings: Surroundings = {
    ...others,
    sight,
    fetchFile: (url, limits) => fetchFile(url, { ...limits, headers: sight.propagation() }),
  };
  const { site, listener } = compose(config, database, surroundings, onFault);
  const hearOf =
    (path: string) =>
    (error: unknown): void =>
      onFault(error, { id: "", method: "", path });
  return {
    listener,
    publish() {
      const publishing = startPublishing(site, hearOf("scheduled publishing"));
      const sweep = startClaimSweep(database, surroundings.now, hearOf("removal of old idempotency keys"));
      return {
        async stop() {
          await Promise.all([publishing.stop(), sweep.stop()]);
        },
      };
    },
    watch: (metrics) =>
      metrics.addGauge({
        name: "publishing_queue_records",
        help: "Scheduled records: those that wait for their date, and those whose date has come. Counted to 10000 each.",
        label: "state",
        together: "max",
        read: () => countScheduled(site, new Date(surroundings.now())),
      }),
  };
}
