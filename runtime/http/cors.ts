import type { Middleware } from "koa";
import type { ServiceState } from "./state.js";

const exposed =
  "X-TEC-Total, X-TEC-TotalPages, X-WP-Total, X-WP-TotalPages, Link, ETag, Location, Allow, Content-Language, X-Request-Id, X-Contract, Deprecation, Sunset, Idempotent-Replayed, Retry-After, RateLimit, RateLimit-Policy";

const accepted =
  "Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-HTTP-Method-Override, X-Request-Id";

/** Answers are data: a browser that shows one as a page runs nothing in it, and no other page frames it. */
const constant = {
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Expose-Headers": exposed,
  Vary: "Origin, Accept, Authorization",
} as const;

/** Browsers that came over TLS once come over TLS only, for a year. */
const onlyTls = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** Which origins may read answers. */
export interface CorsPolicy {
  readonly listed: readonly string[];
  /** All others as well. */
  readonly isOpen: boolean;
}

/** Reads the origins of the settings; `*` among them stands for all. */
export function corsPolicy({ corsOrigins }: { readonly corsOrigins: readonly string[] }): CorsPolicy {
  return { listed: corsOrigins, isOpen: corsOrigins.includes("*") };
}

/** Headers by which a page of an origin may read an answer; none for origins that may not. */
export function originHeaders(
  origin: string,
  method: string,
  { listed, isOpen }: CorsPolicy,
): Readonly<Record<string, string>> {
  const isListed = listed.includes(origin);
  if (!isListed && !isOpen) return {};
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": accepted,
    ...(isListed ? { "Access-Control-Allow-Credentials": "true" } : {}),
    ...(method === "OPTIONS" ? { "Access-Control-Max-Age": "600" } : {}),
  };
}

/**
 * Headers that every answer has, `facts` of the service among them, and those that let pages of other origins read it. `*` among the origins stands for all
 * of them; only origins that are listed by name may send what a browser remembers of a login.
 */
export function preflightHeaders(
  {
    corsOrigins,
    publicUrl,
  }: {
    readonly corsOrigins: readonly string[];
    readonly publicUrl: string | undefined;
  },
  facts: Readonly<Record<string, string>>,
): Middleware<ServiceState> {
  const policy = corsPolicy({ corsOrigins });
  const isSecure = publicUrl?.startsWith("https:") === true;
  const everywhere = { ...constant, ...(isSecure ? onlyTls : {}), ...facts };
  return async (ctx, next) => {
    ctx.set(everywhere);
    const { origin } = ctx.headers;
    if (origin !== undefined) ctx.set(originHeaders(origin, ctx.method, policy));
    await next();
  };
}
