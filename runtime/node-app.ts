import type { RequestListener } from "node:http";
import { createApp } from "./app.js";
import type { AppDependencies } from "./app-dependencies.js";
import type { Config } from "./config.js";
import type { Dependencies } from "./dependencies.js";
import { features, type JobContext } from "./feature.js";
import { requireAddress } from "./http/address.js";
import { rewriteAliases } from "./http/aliases.js";
import type { ErrorListener } from "./http/app.js";
import { type BackgroundJob, startPoller } from "./jobs/poller.js";
import { createNodeDependencies } from "./node-dependencies.js";
import { openAuditLog } from "./outbox/audit-log.js";
import { startOutboxJob } from "./outbox/outbox-job.js";
import { type ChangeListener, countSetAside } from "./outbox/relay.js";
import type { AssetSource } from "./pages/assets.js";
import { pageSite } from "./pages/page-site.js";
import { withPages } from "./pages/pages.js";
import type { Site } from "./resources/site.js";
import { startCountsJob } from "./resources/write/counts-job.js";
import { countScheduled, startPublicationJob } from "./resources/write/publication-job.js";
import type { RemoteWrites } from "./storage/collection-versions.js";
import type { Database } from "./storage/database.js";
import type { Metrics } from "./telemetry/metrics.js";
import { openTelemetry } from "./telemetry/process-telemetry.js";

/** The service without its server. */
export interface NodeApp {
  readonly site: Site;
  readonly listener: RequestListener;
  /** Starts the work that runs without requests; stop it before the database is closed. */
  startBackgroundJobs(): BackgroundJob;
  /** Adds gauges of caches and queues to the metrics. */
  registerMetrics(metrics: Metrics): void;
}

/** Dependencies that replace those of Node. */
export type NodeAppChanges = Partial<
  Dependencies & {
    /** The files that pages load. */
    readonly pageAssets: AssetSource;
  }
>;

/** The product, the listener of errors, and dependencies that replace those of Node. */
export type NodeAppOptions = NodeAppChanges & Pick<AppDependencies, "product" | "onError">;

/**
 * Creates the application on an open database, with its pages and the dependencies of Node. Images are fetched from public
 * addresses; `options` replaces that, or any other dependency.
 */
export function createNodeApp(config: Config, database: Database, options: NodeAppOptions): NodeApp {
  const { pageAssets, ...dependencies } = {
    ...createNodeDependencies(options.product),
    telemetry: openTelemetry(),
    ...options,
  };
  const { now, onError, product } = dependencies;
  const { site, listener: api } = createApp(config, database, dependencies);
  const { facts, language } = site;
  const { publicUrl, trustProxy, requestTimeoutMs: timeBudgetMs } = config;
  const pages = withPages(api, {
    site: pageSite(site, product, config.corsOrigins),
    publicUrl,
    trustProxy,
    timeBudgetMs,
    assets: pageAssets,
    now,
    onError,
  });
  return {
    site,
    listener: requireAddress(rewriteAliases(pages, facts), { facts, language, trustProxy }),
    startBackgroundJobs: () => startBackgroundJobs(site, { config, now, onError }),
    registerMetrics: (metrics) => registerMetrics(site, metrics, { now, cacheLagMs: config.cacheLagMs }),
  };
}

interface JobOptions extends Omit<JobContext, "site" | "address" | "reportAs"> {
  readonly onError: ErrorListener;
}

function startBackgroundJobs(site: Site, { onError, ...options }: JobOptions): BackgroundJob {
  const { config, now } = options;
  const { database } = site;
  const report =
    (path: string) =>
    (error: unknown): void =>
      onError(error, { id: "", method: "", path });
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const address = config.publicUrl ?? `http://${host}:${config.port}`;
  const context = { ...options, site, address, reportAs: report };
  const expire = async (): Promise<number> => {
    await removeExpired(database, config, now());
    return expiryMs;
  };
  const jobs = [
    startPublicationJob(site, report("scheduled publishing")),
    startOutboxJob(site, createChangeListener(context), report("journal of changes")),
    startCountsJob(site, report("counts of terms")),
    ...features.flatMap((feature) => feature.startJob?.(context) ?? []),
    startPoller(expire, expiryMs, report("removal of what is old")),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

function createChangeListener(context: JobContext): ChangeListener {
  const listeners = features.flatMap((feature) => feature.createChangeListener?.(context) ?? []);
  return async (changes) => {
    for (const listener of listeners) await listener(changes);
  };
}

function registerMetrics(
  site: Site,
  metrics: Metrics,
  { now, cacheLagMs }: { readonly now: () => number; readonly cacheLagMs: number },
): void {
  metrics.addMetric({
    name: "cache_answers",
    help: "Look-ups in the cache, by outcome.",
    label: "outcome",
    read: () => ({ hit: site.cache.counts.hits, miss: site.cache.counts.misses }),
  });
  metrics.addMetric({
    name: "cache_bytes",
    help: "Bytes of all cache entries.",
    read: () => site.cache.counts.bytes,
  });
  metrics.addMetric({
    name: "publishing_queue_records",
    help: "Scheduled records: those that wait for their date, and those whose date has come. Counted to 10000 each.",
    label: "state",
    together: "max",
    read: () => countScheduled(site, new Date(now())),
  });
  metrics.addMetric({
    name: "journal_set_aside_records",
    help: "Records whose changes could not be brought to audit or webhooks; npm run doctor names them. Counted to 10000.",
    together: "max",
    read: () => countSetAside(site),
  });
  const { isShared, remote } = site.database.versions;
  metrics.addMetric({
    name: "cache_current_processes",
    help: "Processes whose cached answers are current as to the writes of the process itself, of the machine, and of all machines.",
    label: "source",
    read: () => ({
      process: 1,
      machine: Number(isShared),
      ...(remote === undefined ? {} : { change_stream: Number(remote.lagMs() <= cacheLagMs) }),
    }),
  });
  if (remote !== undefined) addStreamMetrics(remote, metrics);
  for (const feature of features) {
    for (const metric of feature.createMetrics?.(site) ?? []) metrics.addMetric(metric);
  }
}

/** Metrics of a store that several machines share. */
function addStreamMetrics(remote: RemoteWrites, metrics: Metrics): void {
  metrics.addMetric({
    name: "change_stream_lag_seconds",
    help: "Seconds between the latest cluster time that is known and the position of the change stream.",
    together: "max",
    read: () =>
      remote.unreportedSeconds() ?? Promise.reject(new Error("The change stream has no position yet.")),
  });
  metrics.addMetric({
    name: "change_stream_failures_total",
    type: "counter",
    help: "Failures of the change stream.",
    read: () => remote.failures(),
  });
  metrics.addMetric({
    name: "store_elections_total",
    type: "counter",
    help: "Elections of another primary that this process has seen.",
    together: "max",
    read: () => remote.elections(),
  });
}

const expiryMs = 30 * 60 * 1000;

/** Removes audit entries, and what features store, whose time is over at an instant. */
async function removeExpired(database: Database, config: Config, now: number): Promise<void> {
  for (const feature of features) await feature.removeExpired?.(database, config, now);
  const { auditMs } = config;
  if (Number.isFinite(auditMs)) await openAuditLog(database).removeBefore(new Date(now - auditMs));
}
