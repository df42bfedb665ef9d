import type { IncomingMessage, RequestListener } from "node:http";
import type { Context } from "koa";
import { HttpError } from "../core/http-error.js";
import type { ApiBase } from "../core/request-context.js";
import type { MountDescriptor } from "../core/service-descriptor.js";
import type { AppContext } from "../resources/app-context.js";
import { answerError } from "./error-answer.js";

/** The address of the service as the caller sees it. */
export interface Address {
  /** `http://host:port`, or the public URL, without a slash at its end. */
  readonly origin: string;
  /** Host name without port. */
  readonly host: string;
}

/** Returns how the address of the service is found: as operators gave it, or by each request. */
export function siteAddress(publicUrl: string | undefined): (ctx: Context) => Address {
  if (publicUrl === undefined) return requestAddress;
  const address = { origin: publicUrl.replace(/(?<!\/)\/+$/, ""), host: new URL(publicUrl).hostname };
  return () => address;
}

/** A host with or without a port, as a Host header names it; without it, a URL could have a user or a path as well. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The host of a Host header as a URL; undefined where it is none. */
export function readHost(host: string): URL | undefined {
  const url = `http://${host}`;
  return hostPattern.test(host) && URL.canParse(url) ? new URL(url) : undefined;
}

/**
 * Answers 400 to requests of other versions than HTTP/1.0 and 1.1, with two Hosts, and to those whose Host, target, or host as a trusted proxy names it, is no address, so that everything behind
 * may put it into URLs. A target with an address of its own is split into host and path.
 */
export function requireAddress(
  next: RequestListener,
  { service, language }: AppContext,
  trustProxy: boolean,
): RequestListener {
  let valid: string | undefined;
  const isValid = (host: string): boolean => {
    // Nearly all requests name the same one.
    if (host !== valid && readHost(host) !== undefined) valid = host;
    return host === valid;
  };
  return (request, response) => {
    const part = invalidPart(request, trustProxy, isValid);
    if (part === undefined) {
      next(request, response);
      return;
    }
    const error = new HttpError("rest_invalid_address", { part });
    const { status, body, contentType } = answerError(service, error, {
      language,
      accept: request.headers.accept,
      path: request.url?.split("?", 1)[0] ?? "/",
      isInBody: () => false,
    });
    response.writeHead(status, { "Content-Type": contentType, "X-Content-Type-Options": "nosniff" });
    response.end(JSON.stringify(body));
  };
}

function invalidPart(
  request: IncomingMessage,
  trustProxy: boolean,
  isValid: (host: string) => boolean,
): string | undefined {
  const { url = "", headers, httpVersion } = request;
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return `HTTP/${httpVersion}`;
  if (hasTwoHosts(request)) return "two Host headers";
  if (!url.startsWith("/") && !(url === "*" && request.method === "OPTIONS")) {
    const [, host, path = ""] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
    if (host === undefined || !isValid(host)) return "target";
    headers.host = host;
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
  // Requests of HTTP/1.0 may lack it.
  if (headers.host !== undefined && headers.host !== "" && !isValid(headers.host)) return "Host";
  const forwarded = trustProxy
    ? String(headers["x-forwarded-host"] ?? "")
        .split(",", 1)[0]
        ?.trim()
    : "";
  return forwarded === undefined || forwarded === "" || isValid(forwarded) ? undefined : "X-Forwarded-Host";
}

/** Of two, a proxy in front may have decided by the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") count += 1;
  return count > 1;
}

/**
 * The address that a request was sent to, by its Host header or what a trusted proxy says of it. Where that is missing,
 * links name the address of the socket.
 */
function requestAddress(ctx: Context): Address {
  const scheme = ctx.protocol === "https" ? "https" : "http";
  const host = ctx.host === "" ? socketHost(ctx) : ctx.host.toLowerCase();
  return { origin: `${scheme}://${host}`, host: host.replace(/:\d+$/, "") };
}

function socketHost({ socket }: Context): string {
  const { localAddress = "localhost", localPort = 80 } = socket;
  return localAddress.includes(":") ? `[${localAddress}]:${localPort}` : `${localAddress}:${localPort}`;
}

/**
 * The network an address counts as: an IPv4 address itself, an IPv6 address by its first 64 bits, which is what one
 * customer of a provider has, and `local` for this machine.
 */
export function clientSubnet(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (plain === "::1" || plain.startsWith("127.")) return "local";
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.replace(/%.*/s, "").split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => "0"), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** What of a request determines its mount. */
export interface RequestTarget extends Address {
  readonly path: string;
  readonly query: ReadonlyMap<string, unknown>;
}

/** The paths that requests to mounts begin with: of each mount, and behind each language segment. */
export function mountBases(mounts: readonly MountDescriptor[]): readonly string[] {
  return mounts.flatMap(({ path, languages }) => [
    path,
    ...languages.map((language) => `/${language}${path}`),
  ]);
}

/**
 * Finds the mount that a request came in by: by its path, behind a language segment, or by a query parameter. The path is
 * relative to the mount, begins with a slash, and is still percent-encoded.
 */
export function findMount(mounts: readonly MountDescriptor[], target: RequestTarget) {
  for (const mount of mounts) {
    const found = mountByPath(mount, target) ?? mountByQuery(mount, target);
    if (found !== undefined) return found;
  }
  return undefined;
}

function mountByPath(mount: MountDescriptor, { path, origin, host }: RequestTarget) {
  for (const language of [undefined, ...mount.languages]) {
    const base = language === undefined ? mount.path : `/${language}${mount.path}`;
    const rest = below(base, path);
    if (rest === undefined) continue;
    const mounted: ApiBase = { api: origin + base, site: origin, host, namespace: mount.namespace };
    return { mounted: language === undefined ? mounted : { ...mounted, language }, path: rest };
  }
  return undefined;
}

/** Only the front page takes its path from the query, as in the service whose addresses these are. */
function mountByQuery(mount: MountDescriptor, { path, query, origin, host }: RequestTarget) {
  if (mount.query === undefined || (path !== "/" && path !== "/index.php")) return undefined;
  const value = query.get(mount.query);
  if (typeof value !== "string") return undefined;
  const rest = below(`/${mount.namespace}`, value.startsWith("/") ? value : `/${value}`);
  if (rest === undefined) return undefined;
  const api = `${origin}/?${mount.query}=/${mount.namespace}`;
  // The query was decoded; routes decode once more.
  const encoded = rest.split("/").map(encodeURIComponent).join("/");
  const mounted: ApiBase = { api, site: origin, host, namespace: mount.namespace };
  return { mounted, path: encoded };
}

/** What follows a base path, or undefined where the path lies elsewhere. Letter case does not count. */
function below(base: string, path: string): string | undefined {
  if (!path.toLowerCase().startsWith(base.toLowerCase())) return undefined;
  const rest = path.slice(base.length);
  if (rest === "") return "/";
  return rest.startsWith("/") ? rest : undefined;
}
