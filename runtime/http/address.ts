import type { IncomingMessage, RequestListener } from "node:http";
import type { Context } from "koa";
import { HttpError } from "../core/http-error.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { answerError } from "./error-answer.js";

/** The address of the service as the caller sees it. */
export interface Address {
  /** `http://host:port`, or the public URL, without a slash at its end. */
  readonly origin: string;
  /** Host name without port. */
  readonly host: string;
}

/** Reads the address that operators gave; undefined where it is taken from each request. */
export function publicAddress(publicUrl: string | undefined): Address | undefined {
  if (publicUrl === undefined) return undefined;
  return { origin: publicUrl.replace(/(?<!\/)\/+$/, ""), host: new URL(publicUrl).hostname };
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
  { facts, language, trustProxy }: { facts: ServiceDescriptor; language: string; trustProxy: boolean },
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
    const { status, body, contentType } = answerError(facts, error, {
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
export function requestAddress(ctx: Context): Address {
  const scheme = ctx.protocol === "https" ? "https" : "http";
  const host = ctx.host === "" ? socketHost(ctx) : ctx.host.toLowerCase();
  return { origin: `${scheme}://${host}`, host: host.replace(/:\d+$/, "") };
}

function socketHost({ socket }: Context): string {
  const { localAddress = "localhost", localPort = 80 } = socket;
  return localAddress.includes(":") ? `[${localAddress}]:${localPort}` : `${localAddress}:${localPort}`;
}
