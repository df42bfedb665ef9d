import type { RequestListener } from "node:http";
import { createRouters } from "../generated/server/app.js";
import { forms } from "../generated/server/forms.js";
import { routeIndex } from "../generated/server/route-index.js";
import { createRateLimiter } from "./auth/rate-limiter.js";
import type { Config } from "./config.js";
import { hooks } from "./hooks/index.js";
import { createKoaApp } from "./http/app.js";
import { createKeptAnswers } from "./http/cached-answers.js";
import { openDocuments } from "./http/document.js";
import { createFastLane } from "./http/fast-lane.js";
import { createListener } from "./listener.js";
import type { Site } from "./resources/site.js";
import { createService, type ResourceRegistry } from "./service.js";
import { usualRateLimit } from "./settings/settings.js";
import { createSite } from "./site.js";
import type { Database } from "./storage/database.js";
import type { Dependencies } from "./surroundings.js";

/** Hears of faults of the service. */
export type FaultListener = (
  error: unknown,
  request: { readonly id: string; readonly method: string; readonly path: string },
) => void;

/** The parts of an application that was put together. */
export interface Composition {
  readonly site: Site;
  readonly listener: RequestListener;
}

/**
 * Puts the application together: the generated routes with the hand-written hooks behind the runtime's middleware. Nothing
 * native is loaded here; what is comes with the surroundings.
 */
export function compose(
  config: Config,
  database: Database,
  surroundings: Dependencies,
  onFault: FaultListener,
): Composition {
  const resources: ResourceRegistry = new Map();
  const site = createSite(config, database, resources, surroundings);
  const readDocument = openDocuments(surroundings.documentSource, site.facts.languages.default);
  const service = createService(site, resources, routeIndex, readDocument, config.webhooks);
  // Health checks need to know, and do not read the store themselves.
  void site.keys.exist().catch(() => undefined);
  const options = {
    site,
    cache: site.cache,
    answers: createKeptAnswers(),
    access: {
      keys: site.keys,
      roles: site.facts.roles,
      isLocal: isLoopback(config.host),
    },
    rates: {
      limiter: createRateLimiter(database, surroundings.now),
      limit: config.rateLimit ?? usualRateLimit,
      isLocalFree: config.rateLimit === undefined,
    },
    timeBudgetMs: config.requestTimeoutMs,
    routeIndex,
    forms,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    bodyLimit: config.bodyLimit,
    hasRoom: surroundings.createDiskSpaceCheck(config.dataDir, config.minimumFreeSpace),
    now: surroundings.now,
    telemetry: surroundings.telemetry,
    onFault,
  };
  const app = createKoaApp(options, createRouters(service, hooks));
  return { site, listener: createFastLane(options, createListener(app)) };
}

/** Whether an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
