import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import type { ServiceState } from "./state.js";

/** Paths outside the mounts that monitoring asks for. */
export const healthPaths = { health: "/healthz", readiness: "/readyz", metrics: "/metrics" } as const;

/** What the health of a process is read from. */
export interface HealthOptions {
  /** Rejects where the store does not answer. */
  readonly ping: () => Promise<unknown>;
  /** All metrics, in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
  /** Throws for callers who may not call at all; never reads the store. */
  readonly requireAdmitted: (request: IncomingMessage) => void;
}

/**
 * `/healthz`: the process answers. `/readyz`: the store answers as well. `/metrics`: the metrics, for Prometheus. They are
 * outside the mounts and never cached. Only `/readyz` waits for the store.
 */
export function serveHealth({ ping, metrics, requireAdmitted }: HealthOptions): Middleware<ServiceState> {
  const answers = new Map<string, () => HealthAnswer | Promise<HealthAnswer>>([
    [healthPaths.health, () => healthy],
    [healthPaths.readiness, () => readiness(ping)],
    [healthPaths.metrics, async () => ({ status: 200, type: metricsType, body: await metrics() })],
  ]);
  return async (ctx, next) => {
    const answer = answers.get(ctx.path);
    if (answer === undefined) {
      await next();
      return;
    }
    requireAdmitted(ctx.req);
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    const { status, type, body } = isRead ? await answer() : readOnly;
    ctx.status = status;
    ctx.set({ "Cache-Control": "no-store", "Content-Type": type });
    if (status === 405) ctx.set("Allow", "GET, HEAD");
    if (status === 503) ctx.set("Retry-After", "2");
    ctx.body = body;
  };
}

interface HealthAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const metricsType = "text/plain; version=0.0.4; charset=utf-8";
const healthy = statusAnswer(200, "ok");
const unavailable = statusAnswer(503, "the store does not answer");
const readOnly = statusAnswer(405, "only GET and HEAD");

function statusAnswer(status: number, text: string): HealthAnswer {
  return { status, type: "application/json; charset=UTF-8", body: JSON.stringify({ status: text }) };
}

async function readiness(ping: HealthOptions["ping"]): Promise<HealthAnswer> {
  try {
    await ping();
    return healthy;
  } catch {
    return unavailable;
  }
}
