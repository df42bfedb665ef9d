import type { RequestListener } from "node:http";
import { createRouters } from "../generated/server/app.js";
import { forms } from "../generated/server/forms.js";
import { routeIndex } from "../generated/server/route-index.js";
import { translations } from "../generated/server/translations.js";
import { rejectAnonymous } from "./auth/authenticate.js";
import { authenticateRequest } from "./auth/authentication.js";
import { createRateLimiter } from "./auth/rate-limiter.js";
import type { Config } from "./config.js";
import { serveSitemap } from "./feeds/serve-sitemap.js";
import { hooks } from "./hooks/index.js";
import { createKoaApp, type ErrorListener, type HttpOptions } from "./http/app.js";
import { openDocuments } from "./http/document.js";
import { serveFiles } from "./images/serve-files.js";
import { createListener } from "./listener.js";
import { adminData } from "./pages/admin/admin-data.js";
import type { Site } from "./resources/site.js";
import { createService, type ResourceRegistry, routeDefaults } from "./service.js";
import { usualRateLimit } from "./settings/settings.js";
import { createSite } from "./site.js";
import type { Database } from "./storage/database.js";
import type { Dependencies } from "./surroundings.js";

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
  onError: ErrorListener,
): Composition {
  const resources: ResourceRegistry = new Map();
  const site = createSite(config, database, resources, surroundings);
  const readDocument = openDocuments(surroundings.documentSource, translations);
  const service = createService(site, resources, routeIndex, readDocument, config.webhooks);
  // Health checks need to know, and do not read the store themselves.
  void site.keys.exist().catch(() => undefined);
  const access = { keys: site.keys, roles: site.facts.roles, isLocal: isLoopback(config.host) };
  const authenticate = authenticateRequest(access, {
    limiter: createRateLimiter(database, surroundings.now),
    limit: config.rateLimit ?? usualRateLimit,
    isLocalFree: config.rateLimit === undefined,
  });
  const { publicUrl } = config;
  const { images } = site.features;
  const options: HttpOptions = {
    ...config,
    ...surroundings,
    service: site.facts,
    zone: site.zone,
    language: site.language,
    authenticate,
    health: {
      ping: () => database.ping(),
      metrics: surroundings.telemetry.metrics,
      requireAdmitted: (request) => rejectAnonymous(request, access),
    },
    fileLimit: config.imageLimit,
    hasDiskSpace: surroundings.createDiskSpaceCheck(config.dataDir, config.minimumFreeSpace),
    openSnapshot: (now) => site.cache.at(now),
    routeIndex,
    routeDefaults: (context) => routeDefaults(site, context),
    onError,
    outside: [
      ...(images === undefined ? [] : [serveFiles({ database, images })]),
      serveSitemap({ site, publicUrl, authenticate }),
      adminData({ site, forms, publicUrl, authenticate }),
    ],
  };
  const app = createKoaApp(options, createRouters(service, hooks));
  return { site, listener: createListener(app) };
}

/** Whether an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
