import type { Middleware } from "koa";
import type { Telemetry } from "../telemetry/telemetry.js";
import { traceRequest } from "../telemetry/tracing.js";
import { healthPaths } from "./health.js";
import type { ServiceState } from "./state.js";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const unrecorded: ReadonlySet<string> = new Set(Object.values(healthPaths));

/** Records every answered request, and traces it. Unknown methods count as one. */
export function recordRequests(telemetry: Telemetry): Middleware<ServiceState> {
  return async (ctx, next) => {
    if (unrecorded.has(ctx.path)) {
      await next();
      return;
    }
    const started = performance.now();
    const method = methods.has(ctx.method) ? ctx.method : "other";
    await traceRequest(ctx.req.headers, async () => {
      await next();
      const { requestId, operation, route, principal, language } = ctx.state;
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
      telemetry.recordRequest(answer);
      return answer;
    });
  };
}
