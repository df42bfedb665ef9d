import type { Context } from "koa";

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

/** A host with or without a port, as a Host header names it. */
export const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The address that a request was sent to, by its Host header or what a trusted proxy says of it. Where that is missing or
 * no host, links name the address of the socket instead of repeating what the caller made up.
 */
export function requestAddress(ctx: Context): Address {
  const scheme = ctx.protocol === "https" ? "https" : "http";
  const host = hostPattern.test(ctx.host) ? ctx.host.toLowerCase() : socketHost(ctx);
  return { origin: `${scheme}://${host}`, host: host.replace(/:\d+$/, "") };
}

function socketHost({ socket }: Context): string {
  const { localAddress = "localhost", localPort = 80 } = socket;
  return localAddress.includes(":") ? `[${localAddress}]:${localPort}` : `${localAddress}:${localPort}`;
}
