import type { IncomingMessage } from "node:http";
import type { Context, Middleware } from "koa";
import type { ServiceState } from "./state.js";

/**
 * A request that was answered, as far as it may be told to logs, metrics and traces: never a key, a body or a value of the
 * query.
 */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** Template of the path below the mount, such as `/tags/{id}`; `none` where no route answered. */
  readonly route: string;
  /** Name of the operation; `none` where no route answered. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
  /** Name of the caller's key; `anonymous` without one. */
  readonly caller: string;
  readonly language: string;
}

/** Who watches the service at work. */
export interface Telemetry {
  /** Hears of every answer but those of the health checks and of the metrics themselves. */
  note(answer: AnsweredRequest): void;
  /** Does the work on a request within a trace; absent where there are none. */
  readonly trace?: (request: IncomingMessage, work: () => Promise<AnsweredRequest>) => Promise<void>;
  /** Header fields that tell another service which trace a request of this one belongs to; empty outside a trace. */
  readonly propagation: () => Readonly<Record<string, string>>;
  /** Everything counted so far, in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
}

/** Sees nothing, for a service that nobody operates. */
export const noTelemetry: Telemetry = {
  note: () => undefined,
  propagation: () => ({}),
  metrics: () => Promise.resolve("\n"),
};

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Paths outside the mounts that machines ask for all the time. */
export const operationPaths = { health: "/healthz", readiness: "/readyz", metrics: "/metrics" } as const;

const unwatched: ReadonlySet<string> = new Set(Object.values(operationPaths));

/** Tells `sight` of every request once it is answered. Methods that callers make up count as one. */
export function recordRequests(sight: Telemetry): Middleware<ServiceState> {
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
    if (sight.trace === undefined) sight.note(await work());
    else await sight.trace(ctx.req, work);
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
