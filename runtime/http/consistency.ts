import type { Context, Middleware, Next } from "koa";
import { HttpError } from "../core/http-error.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import type { RemoteWrites } from "../storage/collection-versions.js";
import { StoreTimeoutError } from "../storage/store-errors.js";
import type { ServiceContext, ServiceState } from "./state.js";

/** The header by which callers bring the moment of their latest answer, which they got in it. */
export const consistencyHeader = "X-Consistency-Token";
/** The cookie by which browsers do so for the pages of the service. */
const cookie = "consistency_token";
/** Milliseconds after which each process has long seen a write. */
const cookieMs = 600_000;

/**
 * Answers writes, and reads that bring a moment, with the moment at which all that they have seen is visible; requests that
 * bring one when it is, with 503 where a read may have seen less. Others may have written in between: that costs the next
 * request a few milliseconds at most.
 */
export function showOwnWrites(
  consistency: RemoteWrites,
  service: ServiceDescriptor,
  timeoutMs: number,
): Middleware<ServiceState> {
  return async (ctx, next) => {
    const given = ctx.get(consistencyHeader);
    const moment = given || (ctx.headers.cookie !== undefined && ctx.cookies.get(cookie));
    const mayBeOlder = moment ? await consistency.reach(moment, timeoutMs) : undefined;
    const isRead = ctx.method === "GET" || ctx.method === "HEAD" || ctx.method === "OPTIONS";
    if (isRead && mayBeOlder === undefined) {
      await next();
      return;
    }
    const answer = (): Promise<void> =>
      isRead && mayBeOlder !== undefined
        ? answerCurrent(ctx, next, mayBeOlder)
        : verifyRejection(ctx, next, { service, mayLackWrites: consistency.trackReads() });
    if (isRead && given === "") {
      await answer();
      return;
    }
    // A cached answer is sent before `next` resolves, and was read before now.
    const known = consistency.latest();
    if (known !== undefined) ctx.state.headers.push(consistencyHeader, known);
    try {
      await answer();
    } finally {
      const latest = consistency.latest();
      if (latest !== undefined && ctx.respond !== false) sendMoment(ctx, latest, isRead);
    }
  };
}

/** Answers a read; throws 503 where the answer, or the error, may come from a member that lags behind. */
async function answerCurrent(ctx: Context, next: Next, mayBeOlder: () => boolean): Promise<void> {
  const kept = new Set(ctx.res.getHeaderNames());
  const [outcome] = await Promise.allSettled([next()]);
  // What is sent already was cached.
  if (ctx.respond !== false && mayBeOlder()) {
    for (const name of ctx.res.getHeaderNames()) if (!kept.has(name)) ctx.remove(name);
    throw staleRead();
  }
  if (outcome.status === "rejected") throw outcome.reason;
}

/** Makes a write; replaces a rejection with 503 where the records that it was read from may be older than acknowledged ones. */
async function verifyRejection(
  ctx: ServiceContext,
  next: Next,
  {
    service,
    mayLackWrites,
  }: { readonly service: ServiceDescriptor; readonly mayLackWrites: () => Promise<boolean> },
): Promise<void> {
  try {
    await next();
  } catch (error) {
    const isRouted = ctx.state.operation !== "none";
    if (isRouted && mayDependOnRecords(service, error) && (await mayLackWrites())) throw staleRead();
    throw error;
  }
}

/** Rejections that nothing stored decides. */
const statusesOfRequests: ReadonlySet<number> = new Set([401, 405, 413, 415, 429]);

function mayDependOnRecords(service: ServiceDescriptor, error: unknown): boolean {
  const status = error instanceof HttpError ? service.errors[error.name]?.status : undefined;
  return status !== undefined && status < 500 && !statusesOfRequests.has(status);
}

/** The error for an answer, or a rejection, that another primary or a member that lags behind may have decided. */
function staleRead(): StoreTimeoutError {
  return new StoreTimeoutError("What was read may lack acknowledged writes.");
}

function sendMoment(ctx: ServiceContext, moment: string, isRead: boolean): void {
  ctx.set(consistencyHeader, moment);
  if (isRead || ctx.headers["sec-fetch-site"] !== "same-origin") return;
  ctx.cookies.set(cookie, moment, { maxAge: cookieMs, sameSite: "lax", overwrite: true });
}
