import type { Context, Middleware } from "koa";
import type { AnsweredRequest, Telemetry } from "../telemetry/telemetry.js";
import type { ServiceState } from "./state.js";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Paths outside the mounts that machines ask for all the time. */
export const operationPaths = { health: "/healthz", readiness: "/readyz", metrics: "/metrics" } as const;

const unwatched: ReadonlySet<string> = new Set(Object.values(operationPaths));

/** Records every answered request. Unknown methods count as one. */
export function recordRequests(telemetry: Telemetry): Middleware<ServiceState> {
  return async (ctx, next) => {
    if (unwatched.has(ctx.path)) {
      await next();
      return;
    }
    const started = performance.now();
    const method = methods.has(ctx.method) ? ctx.method : "other";
    const work = async (): Promise<AnsweredRequest> => {
      await next();
      const { requestId, operation = "none", principal, language } = ctx.state;
      return {
        id: requestId,
        method,
        route: routeOf(ctx, operation),
        operation,
        status: ctx.status,
        seconds: (performance.now() - started) / 1000,
        caller: principal.name,
        language,
      };
    };
    if (telemetry.trace === undefined) telemetry.recordRequest(await work());
    else await telemetry.trace(ctx.req, work);
  };
}

const templates = new Map<string, string>();

/** The template of the route that answered, which the router tells on the context. */
export function routeOf(ctx: Context, operation: string): string {
  const { _matchedRoute: matched } = ctx as { readonly _matchedRoute?: unknown };
  if (typeof matched !== "string" || operation === "none") return "none";
  const known = templates.get(matched);
  if (known !== undefined) return known;
  const template = matched.replace(/:(\w+)/g, "{$1}");
  templates.set(matched, template);
  return template;
}
