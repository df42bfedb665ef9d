import type { RequestListener } from "node:http";
import { createRouters } from "../generated/server/app.js";
import { routeIndex } from "../generated/server/route-index.js";
import { openKeys } from "./auth/keys.js";
import { createRateLimiter } from "./auth/rate-limiter.js";
import { type Config, usualRateLimit } from "./config.js";
import { hooks } from "./hooks/index.js";
import { createKoaApp } from "./http/app.js";
import { openDocuments } from "./http/document.js";
import { type AddressCheck, isPublicAddress } from "./images/public-address.js";
import { createListener } from "./listener.js";
import { packageFolder } from "./package-folder.js";
import { type Publishing, startPublishing } from "./records/publishing.js";
import { createService, type ResourceRegistry } from "./service.js";
import { createSite } from "./site.js";
import type { Database } from "./storage/database.js";

/** Hears of faults of the service. */
export type FaultListener = (
  error: unknown,
  request: { readonly id: string; readonly method: string; readonly path: string },
) => void;

/** The service without its server. */
export interface Application {
  readonly listener: RequestListener;
  /** Starts the work that goes on without requests; stop it before the database is closed. */
  publish(): Publishing;
}

/**
 * The application on an open database: the generated routes with the hand-written hooks behind the runtime's middleware.
 * Images are fetched from public addresses, unless `isFetchAllowed` says otherwise.
 */
export function createApplication(
  config: Config,
  database: Database,
  onFault: FaultListener,
  isFetchAllowed: AddressCheck = isPublicAddress,
): Application {
  const resources: ResourceRegistry = new Map();
  const site = createSite(config, database, resources, isFetchAllowed);
  const readDocument = openDocuments(packageFolder("generated/openapi"), site.facts.languages.default);
  const service = createService(site, resources, routeIndex, readDocument);
  const options = {
    site,
    access: {
      keys: openKeys(database, config.adminKey),
      roles: site.facts.roles,
      isLocal: isLoopback(config.host),
    },
    rates: {
      limiter: createRateLimiter(database),
      limit: config.rateLimit ?? usualRateLimit,
      isLocalFree: config.rateLimit === undefined,
    },
    timeBudgetMs: config.requestTimeoutMs,
    routeIndex,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    bodyLimit: config.bodyLimit,
    onFault,
  };
  const app = createKoaApp(options, createRouters(service, hooks));
  const onPublishingFault = (error: unknown): void =>
    onFault(error, { id: "", method: "", path: "scheduled publishing" });
  return { listener: createListener(app), publish: () => startPublishing(site, onPublishingFault) };
}

/** Whether an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
