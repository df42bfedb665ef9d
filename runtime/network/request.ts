import { lookup as resolveHost } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { addAbortSignal } from "node:stream";
import { traceHeaders } from "../telemetry/tracing.js";
import type { AddressCheck } from "./public-address.js";

/**
 * Sends a request on a connection of its own, within the current trace, and resolves when the headers of the response are there. A name that has an
 * address which is not allowed is not connected to. Rejects with the error of the look-up, the connection or a signal.
 */
export function sendRequest(
  url: URL,
  {
    body,
    headers,
    isAllowed,
    signals,
  }: {
    /** A POST request where it is given, else a GET request. */
    readonly body?: string;
    readonly headers: Readonly<Record<string, string>>;
    /** Decides about every address that the name of the host has. */
    readonly isAllowed: AddressCheck;
    /** The first that aborts ends it. In Node 20, a timeout that only `AbortSignal.any` refers to may never abort. */
    readonly signals: readonly AbortSignal[];
  },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = request(url, {
      method: body === undefined ? "GET" : "POST",
      agent: false,
      headers: { "User-Agent": "calendar-events", ...traceHeaders(), ...headers },
      lookup: checkedLookup(isAllowed),
    });
    for (const signal of signals) addAbortSignal(signal, sent);
    sent.once("response", resolve);
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Looks up a name and rejects it if any of its addresses is not allowed. */
function checkedLookup(isAllowed: AddressCheck): LookupFunction {
  return (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        callback(new FetchError(`${hostname} may not be connected to.`), []);
      else if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

/** Error of a fetch. `isTooLarge` distinguishes a file of too many bytes from one that is unavailable. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  readonly isTooLarge: boolean;

  constructor(message: string, options: { readonly isTooLarge?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.isTooLarge = options.isTooLarge ?? false;
  }
}
