import type { Context, Middleware } from "koa";
import type { ServiceState } from "./state.js";

/** How callers see their own writes in each process. */
export interface Consistency {
  /** Names the moment of the latest write of this process; undefined before the first. */
  latest(): string | undefined;
  /** Resolves when reads show all writes up to a moment; at once for a text that names none. */
  reach(moment: string): Promise<void>;
}

/** The header by which callers bring the moment of their latest write, which they got in the answer to it. */
export const consistencyHeader = "X-Consistency-Token";
/** The cookie by which browsers do so for the pages of the service. */
const cookie = "consistency_token";
/** Milliseconds after which each process has long seen a write. */
const cookieMs = 600_000;

/**
 * Answers writes with the moment at which they are visible, and requests that bring one when that is so. The answer to a
 * write of another caller may have been later than the write: that costs a request a few milliseconds at most.
 */
export function showOwnWrites(consistency: Consistency): Middleware<ServiceState> {
  return async (ctx, next) => {
    const given = ctx.get(consistencyHeader) || (ctx.headers.cookie !== undefined && ctx.cookies.get(cookie));
    if (given) await consistency.reach(given);
    if (ctx.method === "GET" || ctx.method === "HEAD" || ctx.method === "OPTIONS") {
      await next();
      return;
    }
    try {
      await next();
    } finally {
      const moment = consistency.latest();
      if (moment !== undefined) sendMoment(ctx, moment);
    }
  };
}

function sendMoment(ctx: Context & { state: ServiceState }, moment: string): void {
  ctx.state.headers.push(consistencyHeader, moment);
  if (ctx.headers["sec-fetch-site"] !== "same-origin") return;
  ctx.cookies.set(cookie, moment, { maxAge: cookieMs, sameSite: "lax", overwrite: true });
}
