import type Router from "@koa/router";
import Koa, { type Context, type Middleware } from "koa";
import type { AccessPolicy } from "../auth/authenticate.js";
import { authenticateRequest, type RatePolicy } from "../auth/authentication.js";
import { HttpError } from "../core/http-error.js";
import { anonymous } from "../core/principal.js";
import type { ApiBase } from "../core/request-context.js";
import type { Texts } from "../core/service-descriptor.js";
import { serveSitemap } from "../feeds/serve-sitemap.js";
import { serveFiles } from "../images/serve-files.js";
import { adminData } from "../pages/admin/admin-data.js";
import type { FormFacts } from "../pages/admin/form-facts.js";
import type { Site } from "../resources/site.js";
import type { Telemetry } from "../telemetry/telemetry.js";
import { publicAddress, requestAddress } from "./address.js";
import { callableMethods, methodsOf, methodsOnRecord, routesAt } from "./allowed-methods.js";
import { emptyBody, readBody } from "./body.js";
import type { KeptAnswers } from "./cached-answers.js";
import { contractHeader } from "./contract.js";
import { preflightHeaders } from "./cors.js";
import { serveDiscovery } from "./discovery.js";
import { answerError, isServiceFault } from "./error-answer.js";
import { jsonpCallback } from "./jsonp.js";
import { requestLanguage } from "./language.js";
import { findMount } from "./mount.js";
import { operationRoutes } from "./operations.js";
import { parseQuery } from "./query.js";
import { requestIdOf } from "./request-id.js";
import { recordRequests, routeOf } from "./request-telemetry.js";
import { noTimeout, startTimeout } from "./request-timeout.js";
import { sendError, sendResult } from "./respond.js";
import { callOf } from "./route.js";
import { indexRequest, type RouteIndex, showRoute } from "./route-index.js";
import type { ServiceState } from "./state.js";

/** What the application needs besides the routes. */
export interface AppOptions {
  readonly site: Site;
  readonly access: AccessPolicy;
  readonly rates: RatePolicy;
  /** Milliseconds that the work on a request may take, once it has arrived. */
  readonly timeBudgetMs: number;
  readonly routeIndex: RouteIndex;
  readonly forms: FormFacts<Texts>;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly corsOrigins: readonly string[];
  readonly bodyLimit: number;
  /** Whether the store has room for writes. */
  readonly hasRoom: () => Promise<boolean>;
  /** The instant in milliseconds at which a request comes in. */
  readonly now: () => number;
  readonly telemetry: Telemetry;
  /** Where answers are kept that may be given again. */
  readonly answers: KeptAnswers;
  /** Called with every error that is a fault of the service. */
  readonly onFault: (
    error: unknown,
    request: { readonly id: string; readonly method: string; readonly path: string },
  ) => void;
}

/** Puts the application together: errors outermost, then headers, mount, parameters, caller, route. */
export function createKoaApp(
  options: AppOptions,
  routers: readonly Router<ServiceState>[],
): Koa<ServiceState> {
  const app = new Koa<ServiceState>({ proxy: options.trustProxy, maxIpsCount: 1 });
  app.use(recordRequests(options.telemetry));
  app.use(answerErrors(options));
  app.use(preflightHeaders(options, contractHeader(options.site.facts)));
  app.use(startTimeout(options.timeBudgetMs));
  app.use(operationRoutes(options.site.database, options.access, options.telemetry.metrics));
  const { images } = options.site.features;
  if (images !== undefined) app.use(serveFiles({ database: options.site.database, images }));
  const identify = authenticateRequest(options.access, options.rates);
  app.use(serveSitemap({ site: options.site, publicUrl: options.publicUrl, identify }));
  app.use(adminData({ ...options, identify }));
  app.use(serveDiscovery({ ...options, identify }));
  app.use(enterMount(options));
  app.use(identify);
  app.use(readParameters(options));
  app.use(answerRequest(options));
  app.use(refuseWritesWithoutRoom(options));
  for (const router of routers) app.use(router.routes());
  // Faults are told by onFault; Koa's own listener would print a stack for every client that hangs up.
  app.silent = true;
  return app;
}

type ServiceMiddleware = Middleware<ServiceState>;

const nowhere: ApiBase = { api: "", site: "", host: "", namespace: "" };

function answerErrors({ site, now, onFault, answers }: AppOptions): ServiceMiddleware {
  return async (ctx, next) => {
    const { method, path } = ctx;
    const state: ServiceState = {
      requestId: requestIdOf(ctx.headers["x-request-id"]),
      now: now(),
      language: site.language,
      principal: anonymous,
      mounted: nowhere,
      sources: { body: emptyBody, query: new Map() },
      budget: noTimeout,
    };
    Object.assign(ctx.state, state);
    const fresh = answers.freshFor(ctx.req);
    if (fresh !== undefined) ctx.state.fresh = fresh;
    ctx.set("X-Request-Id", state.requestId);
    try {
      await next();
    } catch (error) {
      if (isServiceFault(site.facts, error)) onFault(error, { id: state.requestId, method, path });
      sendError(ctx, answerError(site.facts, error, ctx.state.language, ctx.headers.accept));
    }
  };
}

/** Finds the mount; from here on the path is relative to it. Errors speak the language of the URL. */
function enterMount({ site, publicUrl }: AppOptions): ServiceMiddleware {
  const known = publicAddress(publicUrl);
  return async (ctx, next) => {
    const sources = { body: emptyBody, query: parseQuery(ctx.querystring) };
    ctx.state.sources = sources;
    const address = known ?? requestAddress(ctx);
    const found = findMount(site.facts.mounts, { ...address, path: ctx.path, query: sources.query });
    ctx.state.language = requestLanguage(site, sources, found?.mounted.language).code;
    if (found === undefined) throw new HttpError("rest_no_route");
    ctx.state.mounted = found.mounted;
    ctx.path = found.path;
    await next();
  };
}

function readParameters({ site, bodyLimit }: AppOptions): ServiceMiddleware {
  return async (ctx, next) => {
    const { query } = ctx.state.sources;
    const body = await ctx.state.budget.pauseFor(
      readBody(ctx.req, bodyLimit, site.features.images?.limit ?? 0),
    );
    ctx.state.sources = { body, query };
    const { code, refused } = requestLanguage(site, ctx.state.sources, ctx.state.mounted.language);
    ctx.state.language = code;
    if (refused !== undefined) ctx.state.refusedLanguage = refused;

    if (ctx.method === "POST") ctx.method = methodMeant(ctx);
    // A script of another site has no credentials of its own to send.
    const isScript = ctx.method === "GET" && ctx.headers.authorization === undefined;
    const callback = isScript ? jsonpCallback(site, query, code) : undefined;
    if (callback !== undefined) {
      ctx.state.callback = callback;
      // Any page can load a script, also from a service that is open to callers of its machine.
      ctx.state.principal = anonymous;
    }
    await next();
  };
}

/** The method that a POST stands for; one that does not exist is answered like any other that a route lacks. */
function methodMeant(ctx: Context & { state: ServiceState }): string {
  const given = ctx.state.sources.query.get("_method") ?? ctx.get("X-HTTP-Method-Override");
  const meant = typeof given === "string" && given !== "" ? given.toUpperCase() : "POST";
  // A caller who sent a POST waits for the content that an answer to HEAD only announces.
  return meant === "HEAD" ? "GET" : meant;
}

/** Reads go on while the disk is full. */
function refuseWritesWithoutRoom({ hasRoom }: AppOptions): ServiceMiddleware {
  return async (ctx, next) => {
    const isRead = ["GET", "HEAD", "OPTIONS"].includes(ctx.method);
    if (!isRead && !(await hasRoom())) throw new HttpError("rest_store_full");
    await next();
  };
}

/** Sends what the route replied; answers OPTIONS with the route's description, and other methods with 405 or 404. */
function answerRequest({ site, routeIndex, answers }: AppOptions): ServiceMiddleware {
  return async (ctx, next) => {
    await next();
    const { reply, language } = ctx.state;
    if (reply !== undefined) {
      sendResult(ctx, reply);
      const { operation = "none" } = ctx.state;
      answers.keep(ctx, { route: routeOf(ctx, operation), operation, language });
      return;
    }
    const routes = routesAt(ctx);
    const [first] = routes;
    if (first === undefined) throw new HttpError("rest_no_route");
    if (ctx.method !== "OPTIONS") {
      ctx.set("Allow", methodsOf(routes));
      throw new HttpError("rest_method_not_allowed");
    }
    const call = callOf(ctx, first.params(ctx.path, first.captures(ctx.path)));
    ctx.set("Allow", (await methodsOnRecord(ctx, call)) ?? callableMethods(ctx, call.principal));
    const path = String(first.path).replace(/:(\w+)/g, "{$1}");
    const route = showRoute(routeIndex, path, await indexRequest(site, call));
    sendResult(ctx, { status: 200, body: route ?? {} });
  };
}
