import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";
import { FetchError, type FetchedAnswer, fetchAnswer } from "../../network/fetch-file.js";
import type { AddressCheck } from "../../network/public-address.js";
import { ToolError } from "../tool.js";

export type ThrottledClient = ReturnType<typeof createThrottledClient>;

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

const sizeLimit = 100_000_000;
const requestMs = 60_000;
const attempts = 8;
const longestPause = 60_000;
/** Where a server asks for a longer pause than this, the operator has to run the import again. */
const longestWait = 15 * 60_000;

/** Creates a client for one source, which does not burden the server it reads from. */
export function createThrottledClient(options: ThrottleOptions) {
  const { onWait, pause = 1000 } = options;
  const limit = pLimit(options.concurrency);
  const send = createSender(options);
  /** One busy answer holds up all requests until then. */
  let quietUntil = 0;

  /**
   * Sends a GET and returns an answer with a status below 500 other than 429. Sends it again where the server is busy or away.
   * Throws a ToolError when it stays so, and for an address that may not be fetched.
   */
  async function get(
    url: URL,
    conditions: Readonly<Record<string, string>> = {},
    failures = 0,
  ): Promise<FetchedAnswer> {
    const found = await limit(async () => {
      await delay(Math.max(0, quietUntil - Date.now()));
      return send(url, conditions);
    });
    if (!(found instanceof FetchError) && found.status < 500 && found.status !== 429) return found;
    const reason = found instanceof FetchError ? found.message : `${url.href} answers ${found.status}.`;
    if (failures + 1 === attempts)
      throw new ToolError(`${reason} It was asked ${attempts} times: run again later to continue.`);
    const asked = found instanceof FetchError ? 0 : retryAfter(found.headers["retry-after"]);
    const usual = Math.min(longestPause, pause * 2 ** failures) * (1 + Math.random() / 4);
    const wait = Math.max(usual, asked);
    if (wait > longestWait)
      throw new ToolError(
        `${reason} It asks to come back in ${Math.ceil(wait / 60_000)} minutes: run again then.`,
      );
    quietUntil = Math.max(quietUntil, Date.now() + wait);
    if (wait > 3000) onWait(`${reason} Retrying in ${Math.ceil(wait / 1000)} s.`);
    return get(url, conditions, failures + 1);
  }

  return { get };
}

/** Sends single requests; returns the error where a retry may help, and throws a ToolError where none does. */
function createSender({ isAllowed, userAgent, authorization }: ThrottleOptions) {
  let home: URL | undefined;
  let hasAnswered = false;
  return async (url: URL, conditions: Readonly<Record<string, string>>) => {
    home ??= url;
    const headers = {
      Accept: "application/json, text/calendar, text/csv, */*;q=0.5",
      "User-Agent": userAgent,
      ...(authorization !== undefined && isAt(home, url) ? { Authorization: authorization } : {}),
      ...conditions,
    };
    try {
      const answer = await fetchAnswer(url, { size: sizeLimit, time: requestMs, isAllowed, headers });
      hasAnswered = true;
      return answer;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      if (isFinal(error)) throw new ToolError(finalMessage(url, error));
      const wrong = hasAnswered ? undefined : unreachable(url, error.cause);
      if (wrong !== undefined) throw new ToolError(wrong);
      return error;
    }
  };
}

/** Whether a retry is useless: the address may not be fetched, or the answer is too large or redirects in a circle. */
function isFinal(error: FetchError): boolean {
  return error.isTooLarge || !(error.cause instanceof Error) || error.cause instanceof FetchError;
}

/** Whether an address is at the host, with or without `www.`, over a connection that is as safe. */
function isAt(home: URL, url: URL): boolean {
  if (home.origin === url.origin) return true;
  const [one, other] = [home, url].map(({ hostname }) => hostname.replace(/^www\./, ""));
  return one === other && url.protocol === "https:";
}

/** Why a host that never answered most likely has another address. */
function unreachable({ hostname, host }: URL, cause: unknown): string | undefined {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ENOTFOUND") return `There is no host ${hostname}: check the address.`;
  if (code === "EAI_AGAIN" || code === "EAI_FAIL")
    return `The host ${hostname} cannot be looked up (${code}): check the address and the network.`;
  if (code === "ECONNREFUSED") return `${host} does not accept connections: check the address and its port.`;
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|EPROTO)/.test(code))
    return `${host} has no certificate that is trusted (${code}): check the address.`;
  return undefined;
}

function finalMessage(url: URL, error: FetchError): string {
  const reason = error.cause instanceof FetchError ? error.cause.message : error.message;
  const isPrivate = reason.includes("may not be");
  return isPrivate
    ? `${reason} It is no public address: give --allow-private for ${url.host} if it is meant.`
    : reason;
}

/** Milliseconds of a `Retry-After` header, which holds seconds or a date; 0 without one. */
function retryAfter(header = ""): number {
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}
