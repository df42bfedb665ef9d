import type { Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import { clientSubnet, siteAddress } from "../http/address.js";
import { injectedPrincipal } from "../http/inject-request.js";
import { hasSessionCookie, mayIdentify, sessionTokenIn } from "../http/session-cookie.js";
import type { ServiceContext, ServiceState } from "../http/state.js";
import type { Config } from "../settings/config.js";
import { usualRateLimit } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import { type AccessPolicy, authenticate, forwardingHeader } from "./authenticate.js";
import { type Allowance, createRateLimiter } from "./rate-limiter.js";

/**
 * Finds out who calls, once for each request. Bad credentials are rejected on every route, and without a look-up from a
 * subnet that guesses repeatedly. Requests of the service itself have no limit. A caller beyond its rate gets 429 with the
 * seconds to wait. Responses to callers with credentials are not for shared caches.
 */
export function authenticateRequest(
  access: AccessPolicy,
  database: Database,
  { rateLimit, publicUrl }: Config,
): Middleware<ServiceState> {
  const limiter = createRateLimiter(database);
  const limit = rateLimit ?? usualRateLimit;
  const addressOf = siteAddress(publicUrl);
  // Keys cannot be guessed, but looking for them costs; a tenth of the rate is enough for those who mistype.
  const guessLimit = Math.ceil(limit / 10);

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
    // A call that a proxy forwarded comes from another address, whatever the address of the proxy.
    const isLocal = network === "local" && forwardingHeader(ctx.headers) === undefined;
    const isCounted = limit > 0 && (rateLimit !== undefined || !isLocal);
    const isPrivate = mayIdentify(ctx.headers, access.service.hasUsers);
    if (isPrivate) ctx.set("Cache-Control", "no-cache, must-revalidate, max-age=0, no-store, private");
    if (ctx.headers.authorization !== undefined) {
      const guesses = isCounted ? limiter.look(`guess ${network}`, guessLimit) : undefined;
      if (guesses?.isAllowed === false) throw tooMany(guesses);
    }
    try {
      const session = hasSessionCookie(ctx.headers)
        ? sessionTokenIn(ctx.headers, addressOf(ctx).origin)
        : undefined;
      ctx.state.principal = await authenticate(ctx, access, session);
    } catch (error) {
      const isGuess = error instanceof HttpError && error.name === "incorrect_password";
      if (isCounted && isGuess) limiter.take(`guess ${network}`, guessLimit);
      throw error;
    }
    if (isCounted) countRequest(ctx, network);
    ctx.state.isAuthenticated = true;
  }

  function countRequest({ state }: ServiceContext, network: string): void {
    const { anonymous, key } = state.principal;
    const allowance = limiter.take(anonymous ? `network ${network}` : `key ${key}`, limit);
    if (!allowance.isAllowed) throw tooMany(allowance);
    state.headers.push(...Object.entries(rateHeaders(allowance)).flat());
  }
}

function tooMany(allowance: Allowance): HttpError {
  const headers = { ...rateHeaders(allowance), "Retry-After": String(allowance.reset) };
  return new HttpError("rest_too_many_requests", { limit: allowance.limit }, { headers });
}

/** The header fields of the HTTP working group's draft on rate limits: what is left, and the policy. */
function rateHeaders({ limit, remaining, reset }: Allowance): Readonly<Record<string, string>> {
  return { RateLimit: `"minute";r=${remaining};t=${reset}`, "RateLimit-Policy": `"minute";q=${limit};w=60` };
}
