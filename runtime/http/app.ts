import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type Router from "@koa/router";
import Koa, { type Context, type Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import { anonymous } from "../core/principal.js";
import type { OperationResult } from "../core/request-context.js";
import type { AnsweredRequest, Telemetry } from "../telemetry/telemetry.js";
import { traceRequest } from "../telemetry/tracing.js";
import { clientSubnet, findMount, siteAddress } from "./address.js";
import { callableMethods, knownMethods, methodsOf, methodsOnRecord, routesAt } from "./allowed-methods.js";
import { createBodyBudget, emptyBody, hasBody, readBody } from "./body.js";
import { compressAnswers } from "./compression.js";
import { showOwnWrites } from "./consistency.js";
import { commonHeaders } from "./cors.js";
import { serveDiscovery } from "./discovery.js";
import { answerError, isServiceError } from "./error-answer.js";
import { isHealthPath, serveHealth } from "./health.js";
import { jsonpCallback, requestLanguage } from "./input.js";
import { parseQuery } from "./query.js";
import { sendError, sendResult } from "./respond.js";
import { cacheResponses } from "./response-cache.js";
import { hasParameters, requestContext } from "./route.js";
import { routeDefaults, showRoute } from "./route-index.js";
import { createState, type HttpOptions, type ServiceContext, type ServiceState } from "./state.js";
import { sendStream } from "./stream.js";
import { limitTime } from "./timeout.js";

/**
 * Creates the Koa application: each middleware comes after those that it relies on. `own` is that of the product; `outside` is
 * what features serve outside the mounts.
 */
export function createKoaApp(
  options: HttpOptions,
  {
    own,
    outside,
    routers,
  }: {
    readonly own: readonly Middleware<ServiceState>[];
    readonly outside: readonly Middleware<ServiceState>[];
    readonly routers: readonly Router<ServiceState>[];
  },
): Koa<ServiceState> {
  const { app, config } = options;
  const koa = new Koa<ServiceState>({ proxy: config.trustProxy, maxIpsCount: 1 });
  koa.use(recordRequests(options.telemetry));
  koa.use(answerErrors(options));
  koa.use(commonHeaders(options));
  // Absent where every process sees all writes at once.
  const { remote } = app.database.versions;
  if (remote !== undefined) koa.use(showOwnWrites(remote, app.service, config.requestTimeoutMs));
  // Stored responses would pass by the middleware of the product.
  if (own.length === 0) koa.use(cacheResponses(options));
  koa.use(compressAnswers);
  koa.use(limitTime(config.requestTimeoutMs));
  koa.use(serveHealth(options));
  for (const middleware of [...own, ...outside]) koa.use(middleware);
  koa.use(serveDiscovery(options));
  koa.use(enterMount(options));
  koa.use(options.authenticate);
  koa.use(readParameters(options));
  koa.use(answerRequest(options));
  koa.use(rejectWritesWithoutSpace(options));
  for (const router of routers) koa.use(router.routes());
  // Errors are reported by onError; Koa's own listener would print a stack for every client that hangs up.
  koa.silent = true;
  return koa;
}

/** Creates the state of the request, turns errors into responses, and adds the common headers. */
function answerErrors({ app: { service, language }, now, onError }: HttpOptions): Middleware<ServiceState> {
  return async (ctx, next) => {
    const { method, path } = ctx;
    const requestId = requestIdOf(ctx.headers["x-request-id"]);
    ctx.state = createState(requestId, now(), language);
    let stream: OperationResult["stream"];
    try {
      await next();
      ({ stream } = ctx.state.result ?? {});
    } catch (error) {
      if (isServiceError(service, error)) onError(error, { id: requestId, method, path });
      const preferences = { language: ctx.state.language, accept: ctx.headers.accept };
      const isInBody = (name: string): boolean => isBodyParameter(ctx, name);
      const { envelope } = ctx.state;
      sendError(ctx, answerError(service, error, { ...preferences, path, isInBody, envelope }));
    }
    if (ctx.respond !== false) addHeaders(ctx, ctx.state.headers);
    if (stream !== undefined) sendStream(ctx, stream);
  };
}

/** Whether a parameter is in the body of a request, or would be: neither in its path nor in its query. */
function isBodyParameter(ctx: ServiceContext, name: string): boolean {
  const { params, state } = ctx;
  const { sources } = state;
  const variables = (params as object | undefined) ?? {};
  if (Object.hasOwn(variables, name)) return false;
  if (Object.hasOwn(sources.body.json, name) || sources.body.form.has(name)) return true;
  return hasParameters(ctx) && !sources.query.has(name);
}

/** Adds headers, names and values by turns, that no middleware has set. */
function addHeaders({ res }: Context, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? "";
    if (!res.hasHeader(name)) res.setHeader(name, headers[at + 1] ?? "");
  }
}

/** Finds the mount; from here on the path is relative to it. Errors use the language of the URL. */
function enterMount(options: HttpOptions): Middleware<ServiceState> {
  const { service } = options.app;
  const addressOf = siteAddress(options.config.publicUrl);
  return async (ctx, next) => {
    const sources = { body: emptyBody, query: parseQuery(ctx.querystring) };
    ctx.state.sources = sources;
    const target = { ...addressOf(ctx), path: ctx.path, query: sources.query };
    const found = findMount(service.mounts, target);
    if (found !== undefined) ctx.state.mounted = found.mounted;
    readLanguage(ctx, options);
    if (found === undefined) throw new HttpError("rest_no_route");
    ctx.path = found.path;
    await next();
  };
}

/** What the query decides. The body is for the route to read, once it knows that the caller may call it. */
function readParameters(options: HttpOptions): Middleware<ServiceState> {
  const { service } = options.app;
  const { bodyLimit: texts, imageLimit: files } = options.config;
  const openBody = createBodyBudget(texts + files);
  return async (ctx, next) => {
    const { state } = ctx;
    const { query } = state.sources;
    if (ctx.method === "POST") ctx.method = overridingMethod(ctx);
    // A script of another site has no credentials of its own to send.
    const isScript = ctx.method === "GET" && ctx.headers.authorization === undefined;
    state.callback = isScript ? jsonpCallback(query, service.reasons, state.language) : undefined;
    // Any page can load a script, also from a service that is open to callers of its machine.
    if (state.callback !== undefined) state.principal = anonymous;
    if (!hasBody(ctx.req)) {
      await next();
      return;
    }
    const held = openBody(clientSubnet(ctx.ip));
    state.readBody = async () => {
      const body = await state.pauseFor(() => readBody(ctx.req, { texts, files, held }));
      state.sources = { body, query };
      readLanguage(ctx, options);
    };
    try {
      await next();
    } finally {
      held.release();
    }
  };
}

/** Sets the language that the parameters known so far ask for. */
function readLanguage({ state }: ServiceContext, { app }: HttpOptions): void {
  const byDefault = state.mounted.language ?? app.language;
  const { code, rejected } = requestLanguage(app.service.languages, state.sources, byDefault);
  state.language = code;
  state.rejectedLanguage = rejected;
}

/** The method that a POST stands for; one that does not exist is answered like any other that a route lacks. */
function overridingMethod(ctx: ServiceContext): string {
  const given = ctx.state.sources.query.get("_method") ?? ctx.get("X-HTTP-Method-Override");
  const method = typeof given === "string" && given !== "" ? given.toUpperCase() : "POST";
  // A caller who sent a POST waits for the content that an answer to HEAD only announces.
  return method === "HEAD" ? "GET" : method;
}

/** Reads go on while the disk is full. */
function rejectWritesWithoutSpace({ hasDiskSpace }: HttpOptions): Middleware<ServiceState> {
  return async (ctx, next) => {
    const isRead = ["GET", "HEAD", "OPTIONS"].includes(ctx.method);
    if (!isRead && !(await hasDiskSpace())) throw new HttpError("rest_store_full");
    await next();
  };
}

/** Sends the result of the route; answers OPTIONS with the methods of the caller, in the shape of WordPress with the description of the route as well, and other methods with 405 or 404. */
function answerRequest({ app, routeIndex }: HttpOptions): Middleware<ServiceState> {
  return async (ctx, next) => {
    await next();
    const { result } = ctx.state;
    if (result !== undefined) {
      sendResult(ctx, result);
      return;
    }
    const routes = routesAt(ctx);
    const [first] = routes;
    if (first === undefined) throw new HttpError("rest_no_route");
    if (ctx.method !== "OPTIONS") {
      ctx.set("Allow", methodsOf(routes));
      throw new HttpError("rest_method_not_allowed");
    }
    const context = requestContext(ctx, first.params(ctx.path, first.captures(ctx.path)));
    ctx.set("Allow", (await methodsOnRecord(ctx, context)) ?? callableMethods(ctx, context.principal));
    if (app.service.wire.errors !== "wordpress") {
      sendResult(ctx, { status: 204, body: undefined });
      return;
    }
    const path = String(first.path).replace(/:(\w+)/g, "{$1}");
    const route = routeIndex.routes.find((one) => one.path === path);
    const shown =
      route && showRoute(routeIndex, route, { call: context, defaults: await routeDefaults(app, context) });
    sendResult(ctx, { status: 200, body: shown ?? {} });
  };
}

/** The caller's request id if it is short and clean, so that logs of both sides match; else a new one. */
function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Records every answered request, a stream at its end, and traces it. Unknown methods count as one. */
function recordRequests(telemetry: Telemetry): Middleware<ServiceState> {
  return async (ctx, next) => {
    if (isHealthPath(ctx.path)) {
      await next();
      return;
    }
    const started = performance.now();
    const method = knownMethods.includes(ctx.method) ? ctx.method : "other";
    await traceRequest(ctx.req.headers, async () => {
      await next();
      const { requestId, operation, route, principal, language, stream } = ctx.state;
      const answer = {
        id: requestId,
        method,
        route,
        operation,
        status: ctx.status,
        seconds: (performance.now() - started) / 1000,
        caller: principal.name,
        language,
      };
      if (stream === undefined) telemetry.recordRequest(answer);
      else recordAtEnd(telemetry, answer, stream);
      return answer;
    });
  };
}

/** Records a stream when its connection is closed. Its own function, as a closure would hold on to the request until then. */
function recordAtEnd(telemetry: Telemetry, answer: AnsweredRequest, connection: Socket): void {
  const ready = performance.now();
  connection.on("close", () => {
    telemetry.recordRequest({ ...answer, streamSeconds: (performance.now() - ready) / 1000 });
  });
}
