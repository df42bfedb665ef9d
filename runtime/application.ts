import type { RequestListener } from "node:http";
import { forms } from "../generated/server/forms.js";
import { compose } from "./composition.js";
import type { Config } from "./config.js";
import { requireAddress } from "./http/address.js";
import { rewriteAliases } from "./http/aliases.js";
import type { ErrorListener } from "./http/app.js";
import { removeExpiredKeys } from "./idempotency/idempotency-store.js";
import { type BackgroundJob, startPoller } from "./jobs/poller.js";
import { nodeDependencies } from "./machine.js";
import { openAuditLog } from "./outbox/audit-log.js";
import { startOutboxJob } from "./outbox/outbox-job.js";
import { countSetAside } from "./outbox/relay.js";
import type { AssetSource } from "./pages/assets.js";
import { pageSite } from "./pages/page-site.js";
import { withPages } from "./pages/pages.js";
import { startSeriesJob } from "./recurrence/series-job.js";
import { startCountsJob } from "./resources/write/counts-job.js";
import { countScheduled, startPublicationJob } from "./resources/write/publication-job.js";
import type { Database } from "./storage/database.js";
import type { Dependencies } from "./surroundings.js";
import type { Metrics } from "./telemetry/metrics.js";
import { openTelemetry } from "./telemetry/process-telemetry.js";
import { openDeliveries } from "./webhooks/deliveries.js";
import { enqueueFor } from "./webhooks/enqueue.js";
import { startSender } from "./webhooks/sender.js";

/** The service without its server. */
export interface Application {
  readonly listener: RequestListener;
  /** Starts the work that goes on without requests; stop it before the database is closed. */
  publish(): BackgroundJob;
  /** Adds what the application knows of its queues to the metrics. */
  watch(metrics: Metrics): void;
}

/** What is otherwise than on a machine. */
export type ApplicationChanges = Partial<
  Dependencies & {
    /** The files that pages load. */
    readonly pageAssets: AssetSource;
  }
>;

/**
 * The application on an open database, as it runs on a machine. Images are fetched from public addresses; `changes`
 * replaces that, or any other of its surroundings.
 */
export function createApplication(
  config: Config,
  database: Database,
  onFault: ErrorListener,
  changes: ApplicationChanges = {},
): Application {
  const { telemetry, fetchFile, pageAssets, ...others } = {
    ...nodeDependencies,
    telemetry: openTelemetry(),
    ...changes,
  };
  const surroundings: Dependencies = {
    ...others,
    telemetry,
    fetchFile: (url, limits) => fetchFile(url, { ...limits, headers: telemetry.propagation() }),
  };
  const { site, listener: api } = compose(config, database, surroundings, onFault);
  const pages = withPages(api, {
    site: pageSite(site, forms, config.corsOrigins),
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    timeBudgetMs: config.requestTimeoutMs,
    assets: pageAssets,
    now: surroundings.now,
    onFault,
  });
  const { facts, language } = site;
  const listener = requireAddress(rewriteAliases(pages, facts), {
    facts,
    language,
    trustProxy: config.trustProxy,
  });
  const hearOf =
    (path: string) =>
    (error: unknown): void =>
      onFault(error, { id: "", method: "", path });
  return {
    listener,
    publish() {
      const publishing = startPublicationJob(site, hearOf("scheduled publishing"));
      const host = config.host.includes(":") ? `[${config.host}]` : config.host;
      const address = config.publicUrl ?? `http://${host}:${config.port}`;
      const journal = startOutboxJob(
        site,
        enqueueFor(site, address, hearOf("webhooks")),
        hearOf("journal of changes"),
      );
      const sender = startSender(database, config.webhooks, hearOf("webhooks"));
      const counts = startCountsJob(site, hearOf("counts of terms"));
      const series = startSeriesJob(site, hearOf("recurring records"), surroundings.now);
      const sweep = startPoller(
        async () => {
          await forgetOld(database, config, surroundings.now());
          return sweepMs;
        },
        sweepMs,
        hearOf("removal of what is old"),
      );
      return {
        async stop() {
          const works = [publishing, journal, sender, series, counts, sweep];
          await Promise.all(works.map((one) => one.stop()));
        },
      };
    },
    watch(metrics) {
      metrics.addGauge({
        name: "cache_answers",
        help: "Whether what was asked for was kept, or had to be made.",
        label: "outcome",
        read: () => ({ hit: site.cache.counts.hits, miss: site.cache.counts.misses }),
      });
      metrics.addGauge({
        name: "cache_bytes",
        help: "Bytes of what is kept.",
        read: () => site.cache.counts.bytes,
      });
      metrics.addGauge({
        name: "publishing_queue_records",
        help: "Scheduled records: those that wait for their date, and those whose date has come. Counted to 10000 each.",
        label: "state",
        together: "max",
        read: () => countScheduled(site, new Date(surroundings.now())),
      });
      metrics.addGauge({
        name: "journal_set_aside_records",
        help: "Records whose changes could not be brought to audit or webhooks; npm run doctor names them. Counted to 10000.",
        together: "max",
        read: () => countSetAside(site),
      });
    },
  };
}

const sweepMs = 30 * 60 * 1000;

/** Removes idempotency keys, messages and changes that are kept no longer at an instant. */
async function forgetOld(database: Database, { auditMs, webhooks }: Config, now: number): Promise<void> {
  await removeExpiredKeys(database, now);
  await openDeliveries(database).remove({ before: new Date(now - webhooks.logMs) });
  if (Number.isFinite(auditMs)) await openAuditLog(database).removeBefore(new Date(now - auditMs));
}
