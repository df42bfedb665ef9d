import type { ClientRequest, IncomingMessage } from "node:http";
import type { Context, Middleware } from "koa";
import { LRUCache } from "lru-cache";
import { cacheRegion, type Snapshot } from "../core/cache-snapshot.js";
import type { Config } from "../settings/config.js";
import { fnv1a } from "../text/words.js";
import { preferredCoding } from "./compression.js";
import { knownTag } from "./respond.js";
import { mayIdentify } from "./session-cookie.js";
import type { HttpOptions, ServiceContext, ServiceState } from "./state.js";

/** A response to a request without credentials, ready to be sent again. */
interface CachedResponse {
  /** Names and values by turns, without those that belong to one request. */
  readonly headers: readonly string[];
  /** The headers of 304: without those of the body, and without the tag, which is that of the caller's coding. */
  readonly unchangedHeaders: readonly string[];
  /** A character for each byte, compressed or not: Node sends it in one piece with the headers. */
  readonly body: string;
  readonly tag: string;
  /** Role of the callers that it is for. */
  readonly role: string;
  /** What is the same for all plain reads of the address. */
  readonly state: Pick<ServiceState, "mounted" | "sources" | "language" | "operation" | "route">;
}

const responses = cacheRegion<CachedResponse>("answer");

/** Addresses that are remembered to distinguish what is asked for again from what is asked for once. */
const rememberedAddresses = 20_000;

/**
 * Answers reads without credentials from the cache while nothing was written that they were built from, and stores the
 * responses to the others. A new response is stored where the cache has headroom, or the address was asked for before:
 * responses that are never requested again would evict those that others need.
 */
export function cacheResponses({
  app,
  config,
  authenticate,
  isAuthenticationCached,
}: HttpOptions): Middleware<ServiceState> {
  const asked = new LRUCache<number, true>({ max: rememberedAddresses });
  return async (ctx, next) => {
    const address = addressOf(ctx.req, config, app.service.hasUsers);
    if (address === undefined) {
      await next();
      return;
    }
    const { state } = ctx;
    const snapshot = app.cache.snapshot(state.now);
    state.snapshot = snapshot;
    // Nothing here waits for the store: the time limit of requests comes after it.
    const cached = isAuthenticationCached() ? snapshot.get(responses, address) : undefined;
    if (cached !== undefined) {
      // Errors of the authentication depend on these.
      Object.assign(state, cached.state);
      await authenticate(ctx, done);
      if (state.principal.role === cached.role) {
        ctx.respond = false;
        send(ctx, cached);
        return;
      }
    }
    const hash = fnv1a(address);
    const isAdmitted = snapshot.hasHeadroom || asked.has(hash);
    asked.set(hash, true);
    await next();
    if (isAdmitted) store(ctx, address, snapshot);
  };
}

const done = (): Promise<void> => Promise.resolve();

/** Longer addresses are not cached. */
const longestUrl = 2000;

/**
 * The part of a request that a response depends on besides the role: where it came in, what it asks for, and in which
 * coding. Undefined for requests that are no plain reads.
 */
function addressOf(
  { method, url = "", headers, socket }: IncomingMessage,
  { publicUrl, trustProxy }: Config,
  hasUsers: boolean | undefined,
): string | undefined {
  const isPlain =
    method === "GET" &&
    !mayIdentify(headers, hasUsers) &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    url.length <= longestUrl;
  if (!isPlain) return undefined;
  const coding = preferredCoding(headers["accept-encoding"]) ?? "";
  if (publicUrl !== undefined) return `${coding} ${url}`;
  const { host = "" } = headers;
  const forwarded = trustProxy ? [headers["x-forwarded-proto"], headers["x-forwarded-host"]] : [];
  return `${coding} ${"encrypted" in socket ? "https" : "http"} ${host} ${forwarded.join(" ")} ${url}`;
}

/** Sends a cached response, or 304, past Koa: all headers at once are half as costly as one by one. */
function send({ res, state, headers }: ServiceContext, cached: CachedResponse): void {
  const known = knownTag(headers, cached.tag);
  if (known !== undefined) {
    res.writeHead(304, state.headers.concat(cached.unchangedHeaders, "ETag", known)).end();
    return;
  }
  res.writeHead(200, state.headers.concat(cached.headers));
  res.end(cached.body, "latin1");
}

/** Stores the response that was just made, unless it is an error or depends on something unknown. */
function store(ctx: ServiceContext, address: string, snapshot: Snapshot): void {
  const { result, principal, mounted, sources, language, operation, route } = ctx.state;
  const tag = ctx.res.getHeader("ETag");
  if (result?.cacheable === undefined || ctx.status !== 200 || typeof tag !== "string") return;
  const body = bodyOf(ctx);
  if (body === undefined) return;
  const unchangedHeaders = headersOf(ctx);
  const own = ["Content-Type", "Content-Encoding", "ETag"].flatMap((name) => {
    const value = ctx.res.getHeader(name);
    return value === undefined ? [] : [name, String(value)];
  });
  const headers = [...own, ...unchangedHeaders, "Content-Length", String(body.length)];
  const size = body.length + 2 * (headers.join("").length + unchangedHeaders.join("").length);
  const state = { mounted, sources, language, operation, route };
  const value: CachedResponse = {
    headers,
    unchangedHeaders,
    body: body.toString("latin1"),
    tag,
    role: principal.role,
    state,
  };
  snapshot.set(responses, address, { value, ...result.cacheable, size });
}

/** The bytes that were sent. */
function bodyOf({ body, state }: ServiceContext): Buffer | undefined {
  if (Buffer.isBuffer(body)) return body;
  return typeof body === "string" ? Buffer.from(body) : state.json?.write();
}

/** The headers of the response itself, without those of its body; each response has the common ones. */
function headersOf({ res }: Context): string[] {
  // Every response has the function; the types know it of requests only.
  return (res as typeof res & Pick<ClientRequest, "getRawHeaderNames">)
    .getRawHeaderNames()
    .flatMap((name) => {
      const value = res.getHeader(name);
      return value === undefined || notCached.has(name.toLowerCase()) ? [] : [name, String(value)];
    });
}

const notCached: ReadonlySet<string> = new Set([
  "content-length",
  "content-type",
  "content-encoding",
  "etag",
  "connection",
  "date",
]);
