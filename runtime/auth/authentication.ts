import type { IncomingHttpHeaders } from "node:http";
import type { Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import type { Principal } from "../core/principal.js";
import { clientSubnet } from "../http/address.js";
import { injectedPrincipal } from "../http/inject-request.js";
import type { ServiceContext, ServiceState } from "../http/state.js";
import { type AccessPolicy, authenticate, forwardingHeader } from "./authenticate.js";
import type { Allowance, RateLimiter } from "./rate-limiter.js";

/** How many requests a caller has. */
export interface RatePolicy {
  readonly limiter: RateLimiter;
  /** Requests per minute of one key, or of one network without a key; 0 for no limit. */
  readonly limit: number;
  /** Callers on this machine have no limit. */
  readonly isLocalFree: boolean;
}

/**
 * Finds out who calls, once for each request. Bad credentials are rejected on every route, and without a look-up from a
 * subnet that guesses repeatedly. Requests of the service itself have no limit. A caller beyond its rate gets 429 with the
 * seconds to wait. Responses to callers with credentials are not for shared caches.
 */
export function authenticateRequest(access: AccessPolicy, rates: RatePolicy): Middleware<ServiceState> {
  return async (ctx, next) => {
    if (!ctx.state.isAuthenticated) await identify(ctx);
    await next();
  };

  async function identify(ctx: ServiceContext): Promise<void> {
    const own = injectedPrincipal(ctx.req);
    if (own !== undefined) {
      ctx.state.principal = own;
      ctx.state.isAuthenticated = true;
      return;
    }
    const network = clientSubnet(ctx.ip);
    const isCounted = countsCall(rates, network, ctx.headers);
    if (ctx.headers.authorization !== undefined) {
      ctx.set("Cache-Control", "no-cache, must-revalidate, max-age=0, no-store, private");
      if (isCounted) rejectGuessing(rates, network);
    }
    try {
      ctx.state.principal = await authenticate(ctx.req, access);
    } catch (error) {
      const isGuess = error instanceof HttpError && error.name === "incorrect_password";
      if (isCounted && isGuess) rates.limiter.take(`guess ${network}`, guessLimit(rates));
      throw error;
    }
    if (isCounted) countRequest(ctx, rates, callerOf(ctx.state.principal, network));
    ctx.state.isAuthenticated = true;
  }
}

function rejectGuessing(rates: RatePolicy, network: string): void {
  const allowance = rates.limiter.look(`guess ${network}`, guessLimit(rates));
  if (!allowance.isAllowed) throw tooMany(allowance);
}

/** Keys cannot be guessed, but looking for them costs; a tenth of the rate is enough for those who mistype. */
function guessLimit({ limit }: RatePolicy): number {
  return Math.ceil(limit / 10);
}

function countRequest({ state }: ServiceContext, { limiter, limit }: RatePolicy, caller: string): void {
  const allowance = limiter.take(caller, limit);
  if (!allowance.isAllowed) throw tooMany(allowance);
  for (const [name, value] of Object.entries(rateHeaders(allowance))) state.headers.push(name, value);
}

function callerOf({ anonymous, name }: Principal, network: string): string {
  return anonymous ? `network ${network}` : `key ${name}`;
}

function tooMany(allowance: Allowance): HttpError {
  const headers = { ...rateHeaders(allowance), "Retry-After": String(allowance.reset) };
  return new HttpError("rest_too_many_requests", { limit: allowance.limit }, { headers });
}

/** The header fields of the HTTP working group's draft on rate limits: what is left, and the policy. */
function rateHeaders({ limit, remaining, reset }: Allowance): Readonly<Record<string, string>> {
  return { RateLimit: `"minute";r=${remaining};t=${reset}`, "RateLimit-Policy": `"minute";q=${limit};w=60` };
}

/** Whether a call counts. One that a proxy forwarded comes from another address, whatever the address of the proxy. */
function countsCall(
  { limit, isLocalFree }: RatePolicy,
  network: string,
  headers: IncomingHttpHeaders,
): boolean {
  if (limit === 0) return false;
  return !isLocalFree || network !== "local" || forwardingHeader(headers) !== undefined;
}
