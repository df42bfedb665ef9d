import { randomUUID } from "node:crypto";
import type Router from "@koa/router";
import Koa, { type Context, type Middleware } from "koa";
import { type AccessPolicy, authenticate } from "../auth/authenticate.js";
import { createPrincipal } from "../auth/principal.js";
import type { Site } from "../records/site.js";
import { sendReply } from "./answer.js";
import { readBody } from "./body.js";
import type { Mounted } from "./call.js";
import { answerError, isServiceFault } from "./error-answer.js";
import { HttpError } from "./http-error.js";
import { findMount } from "./mount.js";
import { operationRoutes } from "./operations.js";
import { parseQuery } from "./query.js";
import { type RouteIndex, showRoute } from "./route-index.js";
import type { ServiceState } from "./state.js";

/** What the application needs besides the routes. */
export interface AppOptions {
  readonly site: Site;
  readonly access: AccessPolicy;
  readonly routeIndex: RouteIndex;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly corsOrigins: readonly string[];
  readonly bodyLimit: number;
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
  const app = new Koa<ServiceState>({ proxy: options.trustProxy });
  app.use(answerErrors(options));
  app.use(setHeaders(options));
  app.use(operationRoutes(options.site.database));
  app.use(enterMount(options));
  app.use(readParameters(options));
  app.use(answerUnrouted(options));
  for (const router of routers) app.use(router.routes());
  // Faults are told by onFault; Koa's own listener would print a stack for every client that hangs up.
  app.silent = true;
  return app;
}

type ServiceMiddleware = Middleware<ServiceState>;

function answerErrors({ site, onFault }: AppOptions): ServiceMiddleware {
  return async (ctx, next) => {
    const requestId = requestIdOf(ctx);
    const nobody = createPrincipal({ name: "anonymous", role: "", author: 0, anonymous: true }, {});
    const nowhere: Mounted = { api: "", site: "", host: "", namespace: "" };
    const sources = { body: { json: {}, form: new Map() }, query: parseQuery(ctx.querystring) };
    Object.assign(ctx.state, {
      requestId,
      now: Date.now(),
      language: site.language,
      principal: nobody,
      mounted: nowhere,
      sources,
    });
    ctx.set("X-Request-Id", requestId);
    try {
      await next();
    } catch (error) {
      const { status, body, contentType, headers } = answerError(
        site.facts,
        error,
        ctx.state.language,
        ctx.headers.accept,
      );
      if (isServiceFault(site.facts, error))
        onFault(error, { id: requestId, method: ctx.method, path: ctx.path });
      ctx.status = status;
      ctx.set({ ...headers, "Content-Type": contentType, "Content-Language": ctx.state.language });
      ctx.body = JSON.stringify(body);
    }
  };
}

/** The caller's request id if it is short and clean, so that logs of both sides match. */
function requestIdOf(ctx: Context): string {
  const given = ctx.get("X-Request-Id");
  return /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}

const exposedHeaders =
  "X-TEC-Total, X-TEC-TotalPages, X-WP-Total, X-WP-TotalPages, Link, ETag, Location, X-Request-Id";

function setHeaders({ corsOrigins }: AppOptions): ServiceMiddleware {
  return (ctx, next) => {
    ctx.set({
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Access-Control-Expose-Headers": exposedHeaders,
      Vary: "Origin, Accept",
    });
    const { origin } = ctx.headers;
    if (origin === undefined || !(corsOrigins.includes("*") || corsOrigins.includes(origin))) return next();
    ctx.set({
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Credentials": "true",
      "Access-Control-Allow-Methods": "OPTIONS, GET, POST, PUT, PATCH, DELETE",
      "Access-Control-Allow-Headers":
        "Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, If-Match, If-None-Match, X-HTTP-Method-Override",
    });
    return next();
  };
}

/** Finds the mount; from here on the path is relative to it. */
function enterMount({ site, publicUrl }: AppOptions): ServiceMiddleware {
  return (ctx, next) => {
    const origin = publicUrl ?? `${ctx.protocol}://${ctx.host}`;
    const host = URL.canParse(origin) ? new URL(origin).hostname : ctx.hostname;
    const found = findMount(site.facts.mounts, {
      path: ctx.path,
      query: ctx.state.sources.query,
      origin,
      host,
    });
    if (found === undefined) throw new HttpError("rest_no_route");
    ctx.state.mounted = found.mounted;
    ctx.state.language = found.mounted.language ?? site.language;
    ctx.path = found.path;
    return next();
  };
}

const overrides = new Set(["GET", "PUT", "PATCH", "DELETE"]);

function readParameters({ bodyLimit, access }: AppOptions): ServiceMiddleware {
  return async (ctx, next) => {
    ctx.state.principal = await authenticate(ctx.headers, access);
    ctx.state.sources = { body: await readBody(ctx.req, bodyLimit), query: ctx.state.sources.query };
    if (ctx.method === "POST") {
      const asked = ctx.get("X-HTTP-Method-Override") || ctx.state.sources.query.get("_method");
      const method = typeof asked === "string" ? asked.toUpperCase() : "";
      if (overrides.has(method)) ctx.method = method;
    }
    return next();
  };
}

/** Sends what the route replied; answers OPTIONS with the route's description, and other methods with 405 or 404. */
function answerUnrouted({ routeIndex }: AppOptions): ServiceMiddleware {
  return async (ctx, next) => {
    await next();
    const { reply, mounted, language } = ctx.state;
    if (reply !== undefined) return sendReply(ctx, reply);
    const matched =
      (
        ctx as {
          readonly matched?: readonly {
            readonly path: string | RegExp;
            readonly methods: readonly string[];
          }[];
        }
      ).matched ?? [];
    const [first] = matched;
    if (first === undefined) throw new HttpError("rest_no_route");
    const allowed = [...new Set(matched.flatMap(({ methods }) => methods))];
    ctx.set("Allow", ["OPTIONS", ...allowed].join(", "));
    if (ctx.method !== "OPTIONS") throw new HttpError("rest_method_not_allowed");
    const path = String(first.path).replace(/:(\w+)/g, "{$1}");
    const route = showRoute(routeIndex, path, { namespace: mounted.namespace, base: mounted.api, language });
    sendReply(ctx, { status: 200, body: route ?? {} });
  };
}
