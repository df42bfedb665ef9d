import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { AddressCheck } from "./public-address.js";
import { FetchError, sendRequest } from "./request.js";

export { FetchError } from "./request.js";

/** Limits of a fetch. */
interface FetchLimits {
  /** Most bytes of the file. */
  readonly size: number;
  /** Milliseconds for everything: names, connections, redirects and the file. */
  readonly time: number;
  /** Decides about every address before a connection to it is opened. */
  readonly isAllowed: AddressCheck;
  /** Further header fields to send. */
  readonly headers?: Readonly<Record<string, string>>;
}

const redirectLimit = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file from a URL that a caller gave. The address of each host, also behind redirects, is checked when the
 * connection is opened, so that no name can lead into the service's own network. Proxy settings of the environment are
 * ignored, because a proxy would look up the names itself. Throws a FetchError.
 */
export function fetchFile(address: URL, limits: FetchLimits): Promise<Buffer> {
  return follow(address, limits, (response) => {
    if (response.statusCode !== 200) throw new FetchError(`The answer is ${String(response.statusCode)}.`);
    return readBody(response, limits.size);
  });
}

/** The response of a server. */
export interface FetchedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The URL that answered, after redirects. */
  readonly url: URL;
}

/** Fetches a response of any status, otherwise like fetchFile. Throws a FetchError. */
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
    const response = await send(
      url,
      url.origin === address.origin ? limits : withoutCredentials(limits),
      signal,
    );
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

/** Whether a URL may be fetched, before its host is looked up: http or https, without a password. */
export function isFetchable(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

/** Credentials are for the first host, not for those that it redirects to. */
function withoutCredentials(limits: FetchLimits): FetchLimits {
  const headers = Object.entries(limits.headers ?? {}).filter(([name]) => !/^authorization$/i.test(name));
  return { ...limits, headers: Object.fromEntries(headers) };
}

async function send(
  url: URL,
  { isAllowed, headers }: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An address instead of a name is connected to without a lookup.
  if (!isFetchable(url) || (isIP(host) !== 0 && !isAllowed(host)))
    throw new FetchError(`${url.href} may not be fetched.`);
  const accepted = { Accept: "image/*", "Accept-Encoding": "identity" };
  try {
    return await sendRequest(url, { headers: { ...accepted, ...headers }, isAllowed, signals: [signal] });
  } catch (cause) {
    throw new FetchError(`${url.href} does not answer.`, { cause });
  }
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
