import type { Middleware } from "koa";
import type { ServiceState } from "./state.js";

const exposed =
  "X-TEC-Total, X-TEC-TotalPages, X-WP-Total, X-WP-TotalPages, Link, ETag, Location, Allow, Content-Language, X-Request-Id, X-Contract, Deprecation, Sunset";

const accepted =
  "Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, If-Match, If-None-Match, X-HTTP-Method-Override, X-Request-Id";

/**
 * Headers that every answer has, `constant` among them, and those that let pages of other origins read it. `*` in
 * `origins` stands for all of them; only origins that are listed by name may send what a browser remembers of a login.
 */
export function crossOriginHeaders(
  origins: readonly string[],
  constant: Readonly<Record<string, string>> = {},
): Middleware<ServiceState> {
  const isOpen = origins.includes("*");
  return async (ctx, next) => {
    ctx.set({
      ...constant,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Access-Control-Expose-Headers": exposed,
      Vary: "Origin, Accept, Authorization",
    });
    const { origin } = ctx.headers;
    const isListed = origin !== undefined && origins.includes(origin);
    if (origin !== undefined && (isListed || isOpen)) {
      ctx.set({
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Methods": "OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE",
        "Access-Control-Allow-Headers": accepted,
        ...(isListed ? { "Access-Control-Allow-Credentials": "true" } : {}),
      });
      if (ctx.method === "OPTIONS") ctx.set("Access-Control-Max-Age", "600");
    }
    await next();
  };
}
