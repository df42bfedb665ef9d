import type { Middleware } from "koa";
import type { HttpOptions, ServiceState } from "./state.js";

/** Paths outside the mounts that monitoring asks for. */
export const healthPaths = { health: "/healthz", readiness: "/readyz", metrics: "/metrics" } as const;

const paths: ReadonlySet<string> = new Set(Object.values(healthPaths));

/** Whether monitoring asks: such requests are neither recorded nor traced. */
export function isHealthPath(path: string): boolean {
  return paths.has(path);
}

/**
 * `/healthz`: the process answers. `/readyz`: the store answers as well. `/metrics`: the metrics, for Prometheus. They are
 * outside the mounts and never cached. Only `/readyz` waits for the store.
 */
export function serveHealth({ app, telemetry, requireAdmitted }: HttpOptions): Middleware<ServiceState> {
  const answerAt = async (path: string) => {
    if (path === healthPaths.health) return healthy;
    if (path === healthPaths.metrics)
      return { status: 200, type: metricsType, body: await telemetry.metrics() };
    const isReady = await app.database.ping().then(
      () => true,
      () => false,
    );
    return isReady ? healthy : unavailable;
  };
  return async (ctx, next) => {
    if (!isHealthPath(ctx.path)) {
      await next();
      return;
    }
    requireAdmitted(ctx.req);
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    const { status, type, body } = isRead ? await answerAt(ctx.path) : readOnly;
    ctx.status = status;
    ctx.set({ "Cache-Control": "no-store", "Content-Type": type });
    if (status === 405) ctx.set("Allow", "GET, HEAD");
    if (status === 503) ctx.set("Retry-After", "2");
    ctx.body = body;
  };
}

const metricsType = "text/plain; version=0.0.4; charset=utf-8";
const healthy = statusAnswer(200, "ok");
const unavailable = statusAnswer(503, "the store does not answer");
const readOnly = statusAnswer(405, "only GET and HEAD");

function statusAnswer(status: number, text: string) {
  return { status, type: "application/json; charset=UTF-8", body: JSON.stringify({ status: text }) };
}
