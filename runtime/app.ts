import type { RequestListener } from "node:http";
import { createAppContext } from "./app-context.js";
import type { AppDependencies } from "./app-dependencies.js";
import { rejectAnonymous } from "./auth/authenticate.js";
import { authenticateRequest } from "./auth/authentication.js";
import { createRateLimiter } from "./auth/rate-limiter.js";
import type { Config } from "./config.js";
import { features } from "./feature.js";
import { createKoaApp, type HttpOptions } from "./http/app.js";
import { openDocuments } from "./http/document.js";
import { createListener } from "./http/listener.js";
import { adminData } from "./pages/admin/admin-data.js";
import type { Site } from "./resources/site.js";
import { createService, routeDefaults } from "./service.js";
import { usualRateLimit } from "./settings/settings.js";
import type { Database } from "./storage/database.js";

/** The application: its context and its request listener. */
export interface App {
  readonly site: Site;
  readonly listener: RequestListener;
}

/**
 * Creates the application: the routes of the product behind the middleware of http/ and of the features. Loads no
 * native code; that comes with the dependencies.
 */
export function createApp(config: Config, database: Database, dependencies: AppDependencies): App {
  const { forms, routeIndex, translations, createRouters } = dependencies.product;
  const site = createAppContext(config, database, dependencies);
  const readDocument = openDocuments(dependencies.documentSource, translations);
  const service = createService(site, config, { routeIndex, readDocument });
  // Health checks need to know, and do not read the store themselves.
  void site.keys.exist().catch(() => undefined);
  const access = { keys: site.keys, facts: site.facts, isLocal: isLoopback(config.host) };
  const authenticate = authenticateRequest(access, {
    limiter: createRateLimiter(database),
    limit: config.rateLimit ?? usualRateLimit,
    isLocalFree: config.rateLimit === undefined,
  });
  const { publicUrl } = config;
  const options: HttpOptions = {
    ...config,
    ...dependencies,
    service: site.facts,
    zone: site.zone,
    language: site.language,
    authenticate,
    health: {
      ping: () => database.ping(),
      metrics: dependencies.telemetry.metrics,
      requireAdmitted: (request) => rejectAnonymous(request, access),
    },
    fileLimit: config.imageLimit,
    hasDiskSpace: dependencies.createDiskSpaceCheck(config.dataDir, config.minimumFreeSpace),
    isAuthenticationCached: () => !access.isLocal || site.keys.isKnown(),
    consistency: database.versions.remote,
    openSnapshot: (now) => site.cache.snapshot(now),
    routeIndex,
    routeDefaults: (context) => routeDefaults(site, context),
    outside: [
      ...features.flatMap((feature) => feature.createMiddleware?.({ site, publicUrl, authenticate }) ?? []),
      adminData({ site, forms, publicUrl, authenticate }),
    ],
  };
  const app = createKoaApp(options, createRouters(service));
  return { site, listener: createListener(app) };
}

/** Whether an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
