import type { IncomingHttpHeaders } from "node:http";
import { HttpError } from "../http/http-error.js";
import { type Keys, keyId } from "./keys.js";
import { createPrincipal, nobody, type Principal } from "./principal.js";

/** Where and how the service listens, as far as access is concerned. */
export interface AccessPolicy {
  readonly keys: Keys;
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** On a loopback address, everyone may write as long as there is no key. */
  readonly isLocal: boolean;
}

/** What of a request tells who calls. */
export interface Credentials {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Who calls, by `Authorization: Bearer KEY` or Basic with any name and the key as password. A key that is not valid gives
 * 401; other schemes count as none. Without any key in the store, local callers may write, and only they may call.
 */
export async function authenticate(
  { method, headers }: Credentials,
  { keys, roles, isLocal }: AccessPolicy,
): Promise<Principal> {
  const key = keyIn(headers.authorization);
  if (key !== undefined) {
    const holder = await keys.find(key);
    if (holder === undefined) throw new HttpError("incorrect_password");
    return createPrincipal({ ...holder, key: keyId(holder) }, roles);
  }
  // The first key shuts out writers at once; for readers a second may pass.
  const isRead = method === "GET" || method === "HEAD";
  if (!isLocal || (await keys.exist(isRead ? undefined : 0))) return nobody;
  requireLocal(headers);
  return createPrincipal({ name: "anonymous", role: "administrator", author: 1, anonymous: true }, roles);
}

function keyIn(authorization: string | undefined): string | undefined {
  const [, scheme, credentials = ""] = /^(bearer|basic)(?: (.*))?$/is.exec(authorization?.trim() ?? "") ?? [];
  if (scheme === undefined) return undefined;
  const pair = scheme.toLowerCase() === "basic" ? Buffer.from(credentials, "base64").toString("utf8") : "";
  const secret = scheme.toLowerCase() === "basic" ? pair.slice(pair.indexOf(":") + 1) : credentials;
  // Application passwords are shown in groups of four; people copy the blanks.
  return secret.replace(/\s/g, "");
}

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const forwarding = ["Forwarded", "X-Forwarded-For", "X-Forwarded-Host"];

/**
 * A page of another site, a name that was made to point here, or strangers behind a proxy must not get at a service
 * without keys. Browsers tell the site of a script or image that asks, even where they send no Origin.
 */
function requireLocal(headers: IncomingHttpHeaders): void {
  if (!isLoopbackUrl(`http://${headers.host ?? ""}`)) throw localOnly("Host");
  if (headers.origin !== undefined && !isLoopbackUrl(headers.origin)) throw localOnly("Origin");
  const isFollowedLink = headers["sec-fetch-mode"] === "navigate";
  if (headers["sec-fetch-site"] === "cross-site" && !isFollowedLink) throw localOnly("Sec-Fetch-Site");
  const forwarded = forwarding.find((name) => headers[name.toLowerCase()] !== undefined);
  if (forwarded !== undefined) throw localOnly(forwarded);
}

function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && loopbackHosts.has(new URL(url).hostname);
}

function localOnly(header: string): HttpError {
  return new HttpError("rest_local_only", { header });
}
