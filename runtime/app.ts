import type { RequestListener } from "node:http";
import Router from "@koa/router";
import type { Middleware } from "koa";
import { openAccess } from "./auth/access.js";
import { rejectAnonymous } from "./auth/authenticate.js";
import { authenticateRequest } from "./auth/authentication.js";
import { createPasswordGuard } from "./auth/password-guard.js";
import { openTokenSecret } from "./auth/tokens.js";
import { identifyUsers } from "./auth/users.js";
import { cacheMetrics, createVersionedCache } from "./cache/versioned-cache.js";
import type { RecordDocument } from "./core/documents.js";
import { HttpError } from "./core/http-error.js";
import { numberProperties, propertyIn } from "./core/properties.js";
import type { OperationResult, RequestContext } from "./core/request-context.js";
import type { ResourceDescriptor } from "./core/resource-descriptor.js";
import { operationHashes, type ServiceDescriptor } from "./core/service-descriptor.js";
import { parseTime, withMilliseconds } from "./dates/parse-time.js";
import { createFeatureOperations, type Dependencies, type FeatureOperations, features } from "./features.js";
import { createKoaApp } from "./http/app.js";
import { openDocuments } from "./http/document.js";
import { createRoute, type RouteDefinition } from "./http/route.js";
import { type RouteIndex, routeDefaults, showAddresses, showRouteIndex } from "./http/route-index.js";
import { createListener } from "./http/server.js";
import type { ErrorListener, HttpOptions, ServiceState } from "./http/state.js";
import { type BackgroundJob, startPoller } from "./jobs/poller.js";
import { isLoopback } from "./network/public-address.js";
import { openAuditLog } from "./outbox/audit-log.js";
import { hasNumbers } from "./outbox/numbers.js";
import { startOutboxJob } from "./outbox/outbox-job.js";
import { countSetAside } from "./outbox/relay.js";
import { adminData } from "./pages/admin/admin-data.js";
import type { PageDescriptor } from "./pages/page-request.js";
import type { AppContext, Features, InnerRoute, JobContext } from "./resources/app-context.js";
import type { GeneratedHook } from "./resources/custom-operation.js";
import { createOperations, type ResourceOperations } from "./resources/operations.js";
import type { Records } from "./resources/registered-resource.js";
import type { Resource } from "./resources/resource.js";
import { startCountsJob } from "./resources/write/counts-job.js";
import { countScheduled, startPublicationJob } from "./resources/write/publication-job.js";
import { type Config, ConfigError, readSettings } from "./settings/config.js";
import type { Setting } from "./settings/values.js";
import { versionMetrics } from "./storage/collection-versions.js";
import type { CollectionReference, Database } from "./storage/database.js";
import type { MetricDefinition } from "./telemetry/metrics.js";

/** What stored documents follow. */
export interface StoredDescriptors {
  readonly serviceDescriptor: ServiceDescriptor;
  readonly resourceDescriptors: readonly ResourceDescriptor[];
  readonly collections: readonly CollectionReference<RecordDocument>[];
  /** Settings besides those of every service; hooks find their values in the site. */
  readonly settings?: Readonly<Record<string, Required<Setting<string>>>>;
}

/** What the generated code of a spec, with its hooks, brings to the runtime: `createProduct` of `generated/server` makes it. */
export interface Product extends StoredDescriptors, PageDescriptor {
  readonly routeIndex: RouteIndex;
  /** Registers the resources and returns their routers. */
  readonly createRouters: (service: Service) => Router<ServiceState>[];
  /** Finds the user of a request by its credentials. */
  readonly authenticate?: GeneratedHook;
  /** Runs before the routes, in this order. */
  readonly middleware?: readonly Middleware<ServiceState>[];
  /** Address of the generated code: the OpenAPI document lies in `generated/openapi` of the package that contains it. */
  readonly location: string;
}

/** What the generated code builds the application from. */
export interface Service extends FeatureOperations {
  /** Registers a resource and gives its operations. */
  records<
    Document extends RecordDocument,
    Answer extends object,
    Query extends object,
    Values extends object,
  >(definition: Resource<Document, Answer, Query, Values>): ResourceOperations<Query>;
  /** Creates the middleware of a route. */
  route<Input extends object>(definition: RouteDefinition<Input>): Middleware<ServiceState>;
  createRouter(): Router<ServiceState>;
  /** Describes the routes. */
  index(input: object, call: RequestContext): Promise<OperationResult>;
  /** The OpenAPI document. */
  document(input: object, call: RequestContext): Promise<OperationResult>;
  /** The hashes of the contract; an operation whose hash a client does not have has changed for it. */
  contract(input: object, call: RequestContext): OperationResult;
}

export interface AppOptions extends Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly product: Product;
  /** Receives each unexpected error with the request, or the job, in which it occurred. */
  readonly onError: ErrorListener;
}

/** The application: its context, what answers requests, and what goes on without them. */
export interface App {
  readonly app: AppContext;
  readonly listener: RequestListener;
  /** Metrics of caches, queues, and the store. */
  readonly metrics: readonly MetricDefinition[];
  /** Starts the background jobs; stop them before the database is closed. */
  startJobs(): BackgroundJob;
}

/**
 * Creates the application: the routes of the product behind the middleware of http/ and of the features. Loads no native
 * code; that comes with the dependencies. Throws as `createContext` does.
 */
export function createApp(options: AppOptions): App {
  const { config, database, product } = options;
  const context = createContext(options);
  const app: AppContext = context;
  // Health checks need to know, and do not read the store themselves.
  void context.keys.exist().catch(() => undefined);
  const { sessions } = openAccess(database, { ...config, now: options.now }, app.service);
  const identify = identifyUsers(app, product.authenticate);
  const isLocal = identify === undefined && isLoopback(config.host);
  const access = { keys: context.keys, sessions, service: app.service, isLocal, identify };
  const authenticate = authenticateRequest(access, database, config);
  const http: HttpOptions = {
    ...options,
    app,
    routeIndex: product.routeIndex,
    authenticate,
    isAuthenticationCached: () => !access.isLocal || context.keys.isKnown(),
    requireAdmitted: (request) => rejectAnonymous(request, access),
    hasDiskSpace: options.createDiskSpaceCheck(config.dataDir, config.minimumFreeSpace),
  };
  const routers = product.createRouters(createService(context, options));
  const outside = [
    ...features.flatMap((feature) => feature.createMiddleware?.(http) ?? []),
    adminData(http, product),
  ];
  return {
    app,
    listener: createListener(createKoaApp(http, { own: product.middleware ?? [], outside, routers })),
    metrics: createMetrics(app, options),
    startJobs: () => startJobs(app, options),
  };
}

/**
 * Creates the context from the settings, without resources. Throws a ConfigError for bad settings of the product, or a language
 * that the spec lacks.
 */
export function createContext({
  config,
  database,
  product,
  ...dependencies
}: Dependencies & {
  readonly config: Config;
  readonly database: Database;
  readonly product: StoredDescriptors;
}) {
  const { serviceDescriptor, collections, settings = {} } = product;
  const { languages, paging } = serviceDescriptor;
  const language = config.siteLanguage ?? languages.default;
  if (!languages.all.includes(language)) {
    throw new ConfigError(`SITE_LANGUAGE=${language} is not allowed: use ${languages.all.join(", ")}.`);
  }
  // Answers show nothing of other collections.
  const ofFeatures = features.flatMap((feature) => feature.collections ?? []);
  const numbers = new Map(product.resourceDescriptors.map((one) => [one.collection, numberProperties(one)]));
  database.versions.trackOnly([...collections.map(({ name }) => name), ...ofFeatures], numbers);
  return {
    service: { ...serviceDescriptor, title: config.siteName ?? serviceDescriptor.title },
    zone: config.siteZone,
    parseTime: (text, now) => {
      const time = parseTime(text, { zone: config.siteZone, now });
      return serviceDescriptor.wire.milliseconds === true ? withMilliseconds(text, time) : time;
    },
    language,
    pageSize: config.pageSize ?? paging.default,
    maximumPageSize: config.maximumPageSize ?? paging.maximum,
    dayCutoff: config.dayCutoff,
    settings: readSettings(settings, config.environment),
    termsByName: config.termsByName,
    database,
    keys: openAccess(database, { ...config, now: dependencies.now }, serviceDescriptor).keys,
    passwords: dependencies.passwords,
    passwordGuard: createPasswordGuard(database, dependencies.passwords),
    tokenSecret: openTokenSecret(database, config.tokenSecret),
    features: features.reduce<Features>(
      (parts, feature) => ({ ...parts, ...feature.extendRecords?.({ database, config, dependencies }) }),
      {},
    ),
    cache: createVersionedCache(database.versions, { limit: config.cacheLimit, lagMs: config.cacheLagMs }),
    resources: new Map<string, Records>(),
    routes: new Map<string, InnerRoute>(),
  } satisfies AppContext;
}

/** Creates the service; it adds each resource and route that the generated code registers to those of the context. */
function createService(
  app: ReturnType<typeof createContext>,
  { config, product, documentSource, ...options }: AppOptions,
): Service {
  const { service } = app;
  const readDocument = openDocuments(documentSource, product.translations);
  const namespaces = new Set([service.namespace, ...service.mounts.map(({ namespace }) => namespace)]);
  return {
    ...createFeatureOperations(app, config, (error, request) => options.onError(error, request)),
    records(definition) {
      const records = createOperations(app, definition);
      app.resources.set(definition.resource.name, records.records);
      return records;
    },
    route(definition) {
      const route = createRoute(app, definition);
      app.routes.set(definition.operation, route.inner);
      return route;
    },
    createRouter: () => new Router<ServiceState>(),
    async index(input, call) {
      const namespace = propertyIn(input, "namespace") ?? call.mounted.namespace;
      if (typeof namespace !== "string" || !namespaces.has(namespace))
        throw new HttpError("rest_invalid_namespace");
      const contract = { version: service.version, hash: service.contract.hash };
      const shown =
        service.wire.errors === "wordpress"
          ? showRouteIndex(product.routeIndex, call, await routeDefaults(app, call))
          : showAddresses(service, product.routeIndex, call);
      return { status: 200, body: { ...shown, contract } };
    },
    async document(_input, { mounted, language }) {
      const body = await readDocument(language, mounted.api);
      return { status: 200, body, cacheable: { dependencies: [] } };
    },
    contract: () => ({
      status: 200,
      body: { version: service.version, ...service.contract, operations: operationHashes(service) },
    }),
  };
}

const expiryMs = 30 * 60 * 1000;

function startJobs(app: AppContext, { config, database, now, onError }: AppOptions): BackgroundJob {
  const reportAs =
    (path: string) =>
    (error: unknown): void =>
      onError(error, { id: "", method: "", path });
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const address = config.publicUrl ?? `http://${host}:${config.port}`;
  const context: JobContext = { app, config, address, now, reportAs };
  const listeners = features.flatMap((feature) => feature.createChangeListener?.(context) ?? []);
  const expire = async (): Promise<number> => {
    await removeExpired(app, config, now());
    return expiryMs;
  };
  const running = [
    startPublicationJob(app, reportAs("scheduled publishing")),
    startOutboxJob({
      database,
      resources: app.resources,
      onError: reportAs("journal of changes"),
      async listener(changes) {
        for (const listen of listeners) await listen(changes);
      },
    }),
    startCountsJob(app, reportAs("counts of terms")),
    ...features.flatMap((feature) => feature.startJob?.(context) ?? []),
    startPoller(expire, expiryMs, reportAs("removal of what is old")),
  ];
  return {
    async stop() {
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}

/** Removes audit entries, and what features store, whose time is over at an instant. */
async function removeExpired(
  { database, resources }: AppContext,
  config: Config,
  now: number,
): Promise<void> {
  for (const feature of features) await feature.removeExpired?.(database, config, now);
  const { auditMs, changesMs } = config;
  const isNumbered = hasNumbers(resources);
  const ageMs = isNumbered ? Math.max(auditMs, changesMs) : auditMs;
  if (auditMs > 0) await openAuditLog(database, isNumbered).removeBefore(new Date(now - ageMs));
}

function createMetrics(app: AppContext, { config, now }: AppOptions): readonly MetricDefinition[] {
  return [
    ...cacheMetrics(app.cache),
    ...versionMetrics(app.database.versions, config.cacheLagMs),
    {
      name: "publishing_queue_records",
      help: "Scheduled records: those that wait for their date, and those whose date has come. Counted to 10000 each.",
      label: "state",
      together: "max",
      read: () => countScheduled(app, new Date(now())),
    },
    {
      name: "journal_set_aside_records",
      help: "Records whose changes could not be brought to audit or webhooks; npm run doctor names them. Counted to 10000.",
      together: "max",
      read: () => countSetAside(app.database, app.resources.values()),
    },
    ...features.flatMap((feature) => feature.createMetrics?.(app) ?? []),
  ];
}
