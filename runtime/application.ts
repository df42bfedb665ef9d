import type Koa from "koa";
import { createRouters } from "../generated/server/app.js";
import { routeIndex } from "../generated/server/route-index.js";
import { openKeys } from "./auth/keys.js";
import type { Config } from "./config.js";
import { hooks } from "./hooks/index.js";
import { createKoaApp } from "./http/app.js";
import { openDocuments } from "./http/document.js";
import type { ServiceState } from "./http/state.js";
import { packageFolder } from "./package-folder.js";
import { createService, type ResourceRegistry } from "./service.js";
import { createSite } from "./site.js";
import type { Database } from "./storage/database.js";

/** Hears of faults of the service. */
export type FaultListener = (
  error: unknown,
  request: { readonly id: string; readonly method: string; readonly path: string },
) => void;

/** The application on an open database: the generated routes with the hand-written hooks behind the runtime's middleware. */
export function createApplication(
  config: Config,
  database: Database,
  onFault: FaultListener,
): Koa<ServiceState> {
  const resources: ResourceRegistry = new Map();
  const site = createSite(config, database, resources);
  const readDocument = openDocuments(packageFolder("generated/openapi"), site.facts.languages.default);
  const service = createService(site, resources, routeIndex, readDocument);
  const options = {
    site,
    access: {
      keys: openKeys(database, config.adminKey),
      roles: site.facts.roles,
      isLocal: isLoopback(config.host),
    },
    routeIndex,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    bodyLimit: config.bodyLimit,
    onFault,
  };
  return createKoaApp(options, createRouters(service, hooks));
}

/** Whether an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
