import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { HttpError } from "../core/http-error.js";
import {
  type AccessDescriptor,
  administratorRole,
  anonymous,
  createPrincipal,
  type Principal,
} from "../core/principal.js";
import { readHost } from "../http/address.js";
import { csrfHeader } from "../http/session-cookie.js";
import type { ServiceContext } from "../http/state.js";
import { type Keys, keyId } from "./keys.js";
import { isCsrfToken, type Sessions } from "./sessions.js";

/** Where and how the service listens, as far as access is concerned. */
export interface AccessPolicy {
  readonly keys: Keys;
  readonly sessions: Sessions;
  readonly service: AccessDescriptor & { readonly title: string; readonly hasUsers?: true };
  /** On a loopback address, everyone may write while there is neither key nor account, unless the product has users. */
  readonly isLocal: boolean;
  /** Finds the user of the product whom a request without a key or session is of; absent: there are none. */
  readonly identify?: ((ctx: ServiceContext) => Promise<Principal>) | undefined;
}

/**
 * Who calls, by `Authorization: Bearer KEY` or Basic with any name and the key as password, else by the token of a session. A
 * key that is not valid gives 401; other schemes and empty credentials count as none. Those of a product with users are for its
 * hook. Without any key or account in the store, and without users, local callers may write, and only they may call.
 */
export async function authenticate(
  ctx: ServiceContext,
  { keys, sessions, service, isLocal, identify }: AccessPolicy,
  token?: string,
): Promise<Principal> {
  const { method = "", headers } = ctx.req;
  const key = keyIn(headers.authorization);
  if (key !== undefined) {
    const holder = await keys.find(key);
    if (holder !== undefined) return createPrincipal({ ...holder, key: keyId(holder) }, service);
    if (identify === undefined) throw new HttpError("incorrect_password");
    return identify(ctx);
  }
  const holder = token === undefined ? undefined : await sessions.find(token);
  if (token !== undefined && holder !== undefined) {
    const { session, account } = holder;
    const isSafe = ["GET", "HEAD", "OPTIONS"].includes(method);
    // A page of another site can have a browser send the cookie, but not the token.
    if (!isSafe && !isCsrfToken(headers[csrfHeader], token)) throw new HttpError("rest_csrf_token");
    const { _id, name, role, author } = account;
    return createPrincipal({ key: `account ${_id}`, name, role, author, session }, service);
  }
  // The page believes that it has a session: what it sends must not be done for somebody else.
  if (headers[csrfHeader] !== undefined) throw sessionEnded(service);
  if (identify !== undefined) return identify(ctx);
  // The first key shuts out writers at once; for readers a second may pass.
  const isRead = method === "GET" || method === "HEAD";
  if (!isLocal || (await keys.exist(isRead ? undefined : 0))) return anonymous;
  requireLocal(ctx.req);
  return everyone(service);
}

/**
 * Throws where a service without keys is called from elsewhere. Never reads the store: what was found last counts, and
 * before anything was, that there is no key.
 */
export function rejectAnonymous(request: IncomingMessage, { keys, isLocal }: AccessPolicy): void {
  if (isLocal && keys.known() !== true) requireLocal(request);
}

/** Asks for a session by no scheme of browsers, which would ask for a password themselves. */
export function sessionEnded({ title }: { readonly title: string }, name = "rest_session_ended"): HttpError {
  return new HttpError(
    name,
    {},
    { headers: { "WWW-Authenticate": `Bearer realm=${JSON.stringify(title)}` } },
  );
}

/** The caller of a service without keys. */
function everyone(service: AccessDescriptor): Principal {
  const role = administratorRole(service.roles);
  return createPrincipal({ name: "anonymous", role, author: 1, anonymous: true }, service);
}

function keyIn(authorization: string | undefined): string | undefined {
  const [, scheme, credentials = ""] = /^(bearer|basic)(?: (.*))?$/is.exec(authorization?.trim() ?? "") ?? [];
  if (scheme === undefined || credentials.trim() === "") return undefined;
  const pair = scheme.toLowerCase() === "basic" ? Buffer.from(credentials, "base64").toString("utf8") : "";
  if (pair === ":") return undefined;
  const secret = scheme.toLowerCase() === "basic" ? pair.slice(pair.indexOf(":") + 1) : credentials;
  // Application passwords are shown in groups of four; people copy the blanks.
  return secret.replace(/\s/g, "");
}

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What proxies and tunnels add to the requests of others. */
const forwarding = [
  "Forwarded",
  "Via",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Port",
  "X-Forwarded-Proto",
  "X-Forwarded-Server",
  "X-Real-IP",
  "X-Client-IP",
  "X-Cluster-Client-IP",
  "True-Client-IP",
  "CF-Connecting-IP",
  "CF-Ray",
  "Fastly-Client-IP",
  "Fly-Client-IP",
].map((name) => ({ name, key: name.toLowerCase() }));

/** The name of a header by which a request comes from elsewhere, whatever the address of its connection. */
export function forwardingHeader(headers: IncomingHttpHeaders): string | undefined {
  return forwarding.find(({ key }) => headers[key] !== undefined)?.name;
}

/** Types that a page of any site can send without asking first. */
const simpleTypes = new Set(["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]);

/**
 * A page of another site, a name that was made to point here, or strangers behind a proxy must not get at a service
 * without keys.
 */
function requireLocal(request: IncomingMessage): void {
  const { headers } = request;
  if (!isLoopback(readHost(headers.host ?? ""))) throw localOnly("Host");
  const forwarded = forwardingHeader(headers);
  if (forwarded !== undefined) throw localOnly(forwarded);
  if (headers.origin !== undefined && !isLoopback(readOrigin(headers.origin))) throw localOnly("Origin");
  if (isOfOtherSite(request)) throw localOnly("Sec-Fetch-Site");
  if (isOfOtherPort(request) && isSimpleWrite(request)) throw new HttpError("rest_local_script");
}

/** Browsers send the site of a script or image request, even where they send no Origin. */
function isOfOtherSite({ method, headers }: IncomingMessage): boolean {
  const isFollowedLink = headers["sec-fetch-mode"] === "navigate" && (method === "GET" || method === "HEAD");
  // To a browser, localhost and 127.0.0.1 are different sites; the origin says that both are here.
  return headers["sec-fetch-site"] === "cross-site" && headers.origin === undefined && !isFollowedLink;
}

/** Whether a page asks that another service of this machine serves. */
function isOfOtherPort({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return headers["sec-fetch-site"] === "same-site";
  return readOrigin(headers.origin)?.host !== readHost(headers.host ?? "")?.host;
}

function isSimpleWrite({ method, headers }: IncomingMessage): boolean {
  const type = headers["content-type"]?.split(";", 1)[0] ?? "";
  return method === "POST" && simpleTypes.has(type.trim().toLowerCase());
}

function readOrigin(origin: string): URL | undefined {
  return /^https?:/.test(origin) && URL.canParse(origin) ? new URL(origin) : undefined;
}

function isLoopback(url: URL | undefined): boolean {
  return url !== undefined && loopbackHosts.has(url.hostname);
}

function localOnly(header: string): HttpError {
  return new HttpError("rest_local_only", { header });
}
