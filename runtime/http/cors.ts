import type { Middleware } from "koa";
import type { WireDescriptor } from "../core/service-descriptor.js";
import { knownMethods } from "./allowed-methods.js";
import { consistencyHeader } from "./consistency.js";
import type { HttpOptions, ServiceState } from "./state.js";

/** Headers that pages of other origins may read, besides those with the totals of lists. */
const exposed =
  "Link, ETag, Location, Allow, Content-Language, X-Request-Id, X-Contract, Deprecation, Sunset, Idempotent-Replayed, Retry-After, RateLimit, RateLimit-Policy";

/** Headers that pages of other origins may send; the scripts of a WordPress site send one of its own. */
const accepted = ({ errors }: WireDescriptor): readonly string[] => [
  "Authorization",
  ...(errors === "wordpress" ? ["X-WP-Nonce"] : []),
  "Content-Disposition, Content-MD5, Content-Type, If-Match, If-None-Match, Idempotency-Key, Last-Event-ID, X-HTTP-Method-Override, X-Request-Id",
];

/** Answers are data: a browser that shows one as a page runs nothing in it, and no other page frames it. */
const constant = (wire: WireDescriptor, ownHeaders: readonly string[]): Readonly<Record<string, string>> => ({
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Expose-Headers": [...Object.keys(wire.headers), exposed, ...ownHeaders].join(", "),
  Vary: "Origin, Accept, Accept-Encoding, Authorization, Cookie",
});

/** Browsers that came over TLS once come over TLS only, for a year. */
const onlyTls = { "Strict-Transport-Security": "max-age=31536000" } as const;

/**
 * Adds the headers of every response, and those that let pages of other origins read it. `*` among the origins stands for
 * all of them; only origins that are listed by name may send the credentials of a browser.
 */
export function commonHeaders({ app, config }: HttpOptions): Middleware<ServiceState> {
  const { wire, version, contract } = app.service;
  const { corsOrigins, publicUrl } = config;
  const ownHeaders = app.database.versions.remote === undefined ? [] : [consistencyHeader];
  const isOpen = corsOrigins.includes("*");
  const isSecure = publicUrl?.startsWith("https:") === true;
  const everywhere = Object.entries({
    ...constant(wire, ownHeaders),
    ...(isSecure ? onlyTls : {}),
    // Another hash than before is worth a look.
    "X-Contract": `${version};${contract.hash}`,
  }).flat();
  const readable = [
    ...["Access-Control-Allow-Methods", knownMethods.join(", ")],
    ...["Access-Control-Allow-Headers", [...accepted(wire), ...ownHeaders].join(", ")],
  ];
  return (ctx, next) => {
    const { headers } = ctx.state;
    const { origin } = ctx.headers;
    headers.push(...everywhere);
    const isListed = origin !== undefined && corsOrigins.includes(origin);
    if (origin !== undefined && (isListed || isOpen)) {
      headers.push("Access-Control-Allow-Origin", origin, ...readable);
      if (isListed) headers.push("Access-Control-Allow-Credentials", "true");
      if (ctx.method === "OPTIONS") headers.push("Access-Control-Max-Age", "600");
    }
    return next();
  };
}
