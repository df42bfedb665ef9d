import type { Middleware } from "koa";
import type { Database } from "../storage/database.js";
import type { ServiceState } from "./state.js";

/** `/healthz`: the process lives. `/readyz`: the store answers as well. For load balancers, outside the mounts. */
export function operationRoutes(database: Database): Middleware<ServiceState> {
  return async (ctx, next) => {
    if (ctx.path === "/healthz") {
      ctx.body = { status: "ok" };
      return;
    }
    if (ctx.path !== "/readyz") return next();
    try {
      await database.ping();
      ctx.body = { status: "ok" };
    } catch {
      ctx.status = 503;
      ctx.set("Retry-After", "2");
      ctx.body = { status: "the store does not answer" };
    }
  };
}
