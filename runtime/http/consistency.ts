import type { Context, Middleware } from "koa";
import type { ServiceState } from "./state.js";

/** How callers see their own writes in each process. */
export interface Consistency {
  /** Names a moment that nothing is later than which this process has read or written; undefined before the first. */
  latest(): string | undefined;
  /** Resolves when reads show all writes up to a moment; at once for a text that names none. */
  reach(moment: string): Promise<void>;
}

/** The header by which callers bring the moment of their latest answer, which they got in it. */
export const consistencyHeader = "X-Consistency-Token";
/** The cookie by which browsers do so for the pages of the service. */
const cookie = "consistency_token";
/** Milliseconds after which each process has long seen a write. */
const cookieMs = 600_000;

/**
 * Answers writes, and reads that bring a moment, with the moment at which all that they have seen is visible; requests that
 * bring one when it is. Others may have written in between: that costs the next request a few milliseconds at most.
 */
export function showOwnWrites(consistency: Consistency): Middleware<ServiceState> {
  return async (ctx, next) => {
    const given = ctx.get(consistencyHeader);
    const moment = given || (ctx.headers.cookie !== undefined && ctx.cookies.get(cookie));
    if (moment) await consistency.reach(moment);
    const isRead = ctx.method === "GET" || ctx.method === "HEAD" || ctx.method === "OPTIONS";
    if (isRead && given === "") {
      await next();
      return;
    }
    // A cached answer is sent before `next` resolves, and was read before now.
    const known = consistency.latest();
    if (known !== undefined) ctx.state.headers.push(consistencyHeader, known);
    try {
      await next();
    } finally {
      const latest = consistency.latest();
      if (latest !== undefined && ctx.respond !== false) sendMoment(ctx, latest, isRead);
    }
  };
}

function sendMoment(ctx: Context & { state: ServiceState }, moment: string, isRead: boolean): void {
  ctx.set(consistencyHeader, moment);
  if (isRead || ctx.headers["sec-fetch-site"] !== "same-origin") return;
  ctx.cookies.set(cookie, moment, { maxAge: cookieMs, sameSite: "lax", overwrite: true });
}
