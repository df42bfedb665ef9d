import { lookup as resolveHost } from "node:dns";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { AddressCheck } from "./public-address.js";

/** How far a fetch may go. */
export interface FetchLimits {
  /** Most bytes of the file. */
  readonly size: number;
  /** Milliseconds for everything: names, connections, redirects and the file. */
  readonly time: number;
  /** Asked about every address before a connection to it is opened. */
  readonly isAllowed: AddressCheck;
  /** Further header fields to send. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Fetches a file. Throws a FetchError. */
export type FileFetcher = (address: URL, limits: FetchLimits) => Promise<Buffer>;

/** Thrown by fetchFile. `isTooLarge` tells a file of too many bytes from one that cannot be had. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  readonly isTooLarge: boolean;

  constructor(message: string, options: { readonly isTooLarge?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.isTooLarge = options.isTooLarge ?? false;
  }
}

const redirectLimit = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file that a caller named. The address of each host, also behind redirects, is checked at the moment of the
 * connection, so that no name can lead into the service's own network. Proxy settings of the environment do
 * not count, for a proxy would look up the names itself. Throws a FetchError.
 */
export function fetchFile(address: URL, limits: FetchLimits): Promise<Buffer> {
  return follow(address, limits, (response) => {
    if (response.statusCode !== 200) throw new FetchError(`The answer is ${String(response.statusCode)}.`);
    return readBody(response, limits.size);
  });
}

/** What a server answered. */
export interface FetchedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The address that answered, behind redirects. */
  readonly url: URL;
}

/** Fetches an answer of whatever status, as fetchFile does otherwise. Throws a FetchError. */
export function fetchAnswer(address: URL, limits: FetchLimits): Promise<FetchedAnswer> {
  return follow(address, limits, async (response, url) => ({
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await readBody(response, limits.size),
    url,
  }));
}

async function follow<Result>(
  address: URL,
  limits: FetchLimits,
  read: (response: IncomingMessage, url: URL) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(limits.time);
  let url = address;
  for (let hops = 0; hops <= redirectLimit; hops += 1) {
    const response = await send(url, url.origin === address.origin ? limits : forStrangers(limits), signal);
    try {
      const next = redirectOf(response, url);
      if (next === undefined) return await read(response, url);
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new FetchError(`More than ${redirectLimit} redirects.`);
}

/** Whether an address is one that may be fetched, as far as it tells by itself: http or https, without a password. */
export function isFetchable(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

/** Credentials are for the host that was asked, not for those it sends to. */
function forStrangers(limits: FetchLimits): FetchLimits {
  const headers = Object.entries(limits.headers ?? {}).filter(([name]) => !/^authorization$/i.test(name));
  return { ...limits, headers: Object.fromEntries(headers) };
}

function send(
  url: URL,
  { isAllowed, headers: further }: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // An address instead of a name is connected to without a lookup.
    if (!isFetchable(url) || (isIP(host) !== 0 && !isAllowed(host))) {
      reject(new FetchError(`${url.href} may not be fetched.`));
      return;
    }
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const headers = {
      Accept: "image/*",
      "Accept-Encoding": "identity",
      "User-Agent": "calendar-events",
      ...further,
    };
    const sent = request(url, { agent: false, headers, lookup: checkedLookup(isAllowed), signal });
    sent.once("response", resolve);
    sent.on("error", (cause) => reject(new FetchError(`${url.href} does not answer.`, { cause })));
    sent.end();
  });
}

/** Looks up a name and refuses it if any of its addresses is refused. */
export function checkedLookup(isAllowed: AddressCheck): LookupFunction {
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

function redirectOf(response: IncomingMessage, url: URL): URL | undefined {
  const { location } = response.headers;
  if (!redirects.has(response.statusCode ?? 0)) return undefined;
  if (location === undefined || !URL.canParse(location, url.href))
    throw new FetchError("The redirect is broken.");
  return new URL(location, url.href);
}

async function readBody(response: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new FetchError(`The file has more than ${limit} bytes.`, { isTooLarge: true });
  if (Number(response.headers["content-length"] ?? 0) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause === tooLarge ? tooLarge : new FetchError("The file was cut short.", { cause });
  }
  return Buffer.concat(chunks);
}
