import type { Middleware } from "koa";
import { type AccessPolicy, rejectAnonymous } from "../auth/authenticate.js";
import type { Database } from "../storage/database.js";
import { operationPaths } from "./request-telemetry.js";
import type { ServiceState } from "./state.js";

/**
 * `/healthz`: the process lives. `/readyz`: the store answers as well. `/metrics`: what was counted, for Prometheus. They
 * stand outside the mounts and are never cached. Only `/readyz` waits for the store.
 */
export function operationRoutes(
  database: Database,
  access: AccessPolicy,
  metrics: () => Promise<string>,
): Middleware<ServiceState> {
  const answers = new Map<string, () => OperationAnswer | Promise<OperationAnswer>>([
    [operationPaths.health, () => well],
    [operationPaths.readiness, () => readiness(database)],
    [operationPaths.metrics, async () => ({ status: 200, type: metricsType, body: await metrics() })],
  ]);
  return async (ctx, next) => {
    const answer = answers.get(ctx.path);
    if (answer === undefined) {
      await next();
      return;
    }
    rejectAnonymous(ctx.req, access);
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    const { status, type, body } = isRead ? await answer() : readOnly;
    ctx.status = status;
    ctx.set({ "Cache-Control": "no-store", "Content-Type": type });
    if (status === 405) ctx.set("Allow", "GET, HEAD");
    if (status === 503) ctx.set("Retry-After", "2");
    ctx.body = body;
  };
}

interface OperationAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const metricsType = "text/plain; version=0.0.4; charset=utf-8";
const well = statusAnswer(200, "ok");
const away = statusAnswer(503, "the store does not answer");
const readOnly = statusAnswer(405, "only GET and HEAD");

function statusAnswer(status: number, text: string): OperationAnswer {
  return { status, type: "application/json; charset=UTF-8", body: JSON.stringify({ status: text }) };
}

async function readiness(database: Database): Promise<OperationAnswer> {
  try {
    await database.ping();
    return well;
  } catch {
    return away;
  }
}
