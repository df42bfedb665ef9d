import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";
import { backoffMs } from "../../jobs/retry.js";
import { FetchError, type FetchedAnswer, fetchAnswer } from "../../network/fetch-file.js";
import type { AddressCheck } from "../../network/public-address.js";
import { ToolError } from "../tool.js";

/** Sends a GET and returns an answer with a status below 500 other than 429. Throws a ToolError where there is none. */
export interface ThrottledClient {
  get(url: URL): Promise<FetchedAnswer>;
}

interface ThrottleOptions {
  /** Requests at a time. */
  readonly concurrency: number;
  readonly isAllowed: AddressCheck;
  readonly userAgent: string;
  /** Sent only to the host of the first request. */
  readonly authorization?: string | undefined;
  /** Called before a long pause, with its reason. */
  readonly onWait: (message: string) => void;
  /** Milliseconds of the first pause; each further one is twice as long. */
  readonly pause?: number;
}

const limits = { size: 100_000_000, time: 60_000 };
const attempts = 8;
const longestMs = 60_000;
/** Where a server asks for a longer pause than this, the operator has to run the import again. */
const longestWait = 15 * 60_000;

/** Creates a client for one source, which does not burden the server it reads from: it waits where that is busy or away. */
export function createThrottledClient(options: ThrottleOptions): ThrottledClient {
  const { onWait, isAllowed, userAgent, authorization, pause = 1000 } = options;
  const limit = pLimit(options.concurrency);
  /** One busy answer holds up all requests until then. */
  let quietUntil = 0;
  let home: URL | undefined;
  let hasAnswered = false;

  /** Sends a request once; returns the error where a retry may help, and throws a ToolError where none does. */
  async function send(url: URL): Promise<FetchedAnswer | FetchError> {
    await delay(Math.max(0, quietUntil - Date.now()));
    home ??= url;
    const headers = {
      Accept: "application/json, text/calendar, text/csv, */*;q=0.5",
      "User-Agent": userAgent,
      ...(authorization !== undefined && isAt(home, url) ? { Authorization: authorization } : {}),
    };
    try {
      const answer = await fetchAnswer(url, { ...limits, isAllowed, headers });
      hasAnswered = true;
      return answer;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const reason = finalReason(url, error) ?? (hasAnswered ? undefined : unreachable(url, error.cause));
      if (reason !== undefined) throw new ToolError(reason);
      return error;
    }
  }

  async function get(url: URL): Promise<FetchedAnswer> {
    for (let failures = 1; ; failures += 1) {
      const found = await limit(() => send(url));
      const isError = found instanceof FetchError;
      if (!isError && found.status < 500 && found.status !== 429) return found;
      const reason = isError ? found.message : `${url.href} answers ${found.status}.`;
      if (failures === attempts)
        throw new ToolError(`${reason} It was asked ${attempts} times: run again later to continue.`);
      const usual = backoffMs({ firstMs: pause, factor: 2, longestMs }, failures) * (1 + Math.random() / 4);
      const wait = Math.max(usual, isError ? 0 : retryAfter(found.headers["retry-after"]));
      const minutes = Math.ceil(wait / 60_000);
      if (wait > longestWait)
        throw new ToolError(`${reason} It asks to come back in ${minutes} minutes: run again then.`);
      quietUntil = Math.max(quietUntil, Date.now() + wait);
      if (wait > 3000) onWait(`${reason} Retrying in ${Math.ceil(wait / 1000)} s.`);
    }
  }

  return { get };
}

/** Whether an address is at the host, with or without `www.`, over a connection that is as safe. */
function isAt(home: URL, url: URL): boolean {
  if (home.origin === url.origin) return true;
  const [one, other] = [home, url].map(({ hostname }) => hostname.replace(/^www\./, ""));
  return one === other && url.protocol === "https:";
}

/** Why a retry is useless: the address may not be fetched, or the answer is too large or redirects in a circle. */
function finalReason({ host }: URL, { cause, message, isTooLarge }: FetchError): string | undefined {
  const reason = cause instanceof FetchError ? cause.message : message;
  if (reason.includes("may not be"))
    return `${reason} It is no public address: give --allow-private for ${host} if it is meant.`;
  return isTooLarge || !(cause instanceof Error) || cause instanceof FetchError ? reason : undefined;
}

/** Why a host that never answered most likely has another address. */
function unreachable({ hostname, host }: URL, cause: unknown): string | undefined {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ENOTFOUND") return `There is no host ${hostname}: check the address.`;
  if (code === "EAI_AGAIN" || code === "EAI_FAIL")
    return `The host ${hostname} cannot be looked up (${code}): check the address and the network.`;
  if (code === "ECONNREFUSED") return `${host} does not accept connections: check the address and its port.`;
  return /^(?:ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|EPROTO)/.test(code)
    ? `${host} has no certificate that is trusted (${code}): check the address.`
    : undefined;
}

/** Milliseconds of a `Retry-After` header, which holds seconds or a date; 0 without one. */
function retryAfter(header = ""): number {
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds * 1000);
}
