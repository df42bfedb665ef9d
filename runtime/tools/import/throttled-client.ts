import { setTimeout as delay } from "node:timers/promises";
import { FetchError, type FetchedAnswer, fetchAnswer } from "../../network/fetch-file.js";
import type { AddressCheck } from "../../network/public-address.js";
import { ToolError } from "../tool.js";

/** Asks another server without being a burden to it. */
export interface ThrottledClient {
  /**
   * The answer to a GET with a status below 500 other than 429. Waits and asks again where the server is busy or away.
   * Throws a ToolError when it stays so, and for an address that may not be asked.
   */
  get(url: URL, conditions?: Readonly<Record<string, string>>): Promise<FetchedAnswer>;
}

export interface ThrottleOptions {
  /** Requests at a time. */
  readonly concurrency: number;
  readonly isAllowed: AddressCheck;
  readonly userAgent: string;
  /** Sent only to the host that is asked first. */
  readonly authorization?: string | undefined;
  /** Hears why nothing happens for a while. */
  readonly onWait: (message: string) => void;
  /** Milliseconds of the first pause; each further one is twice as long. */
  readonly pause?: number;
}

const sizeLimit = 100_000_000;
const requestMs = 60_000;
const attempts = 8;
const longestPause = 60_000;
/** A server that asks for more patience than this is asked again by the operator. */
const longestWait = 15 * 60_000;

/** Opens a client for one source. */
export function createThrottledClient(options: ThrottleOptions): ThrottledClient {
  const { concurrency, isAllowed, userAgent, authorization, onWait, pause = 1000 } = options;
  const waiting: (() => void)[] = [];
  let free = concurrency;
  /** Until when nobody asks. */
  let quietUntil = 0;
  let home: URL | undefined;
  let hasAnswered = false;

  async function take(): Promise<void> {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
  }

  function give(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  async function ask(
    url: URL,
    conditions: Readonly<Record<string, string>>,
  ): Promise<FetchedAnswer | FetchError> {
    const headers = {
      Accept: "application/json, text/calendar, text/csv, */*;q=0.5",
      "User-Agent": userAgent,
      ...(authorization !== undefined && isAt(home, url) ? { Authorization: authorization } : {}),
      ...conditions,
    };
    try {
      return await fetchAnswer(url, { size: sizeLimit, time: requestMs, isAllowed, headers });
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      if (isFinal(error)) throw new ToolError(finalMessage(url, error));
      const wrong = hasAnswered ? undefined : unreachable(url, error.cause);
      if (wrong !== undefined) throw new ToolError(wrong);
      return error;
    }
  }

  return {
    async get(url, conditions = {}) {
      let last = "";
      home ??= url;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        await take();
        let found: FetchedAnswer | FetchError;
        try {
          await delay(Math.max(0, quietUntil - Date.now()));
          found = await ask(url, conditions);
        } finally {
          give();
        }
        let asked: number | undefined;
        if (found instanceof FetchError) last = found.message;
        else {
          hasAnswered = true;
          if (found.status < 500 && found.status !== 429) return found;
          last = `${url.href} answers ${found.status}.`;
          asked = retryAfter(found.headers["retry-after"]);
        }
        const usual = Math.min(longestPause, pause * 2 ** attempt) * (1 + Math.random() / 4);
        const wait = Math.max(usual, asked ?? 0);
        if (wait > longestWait)
          throw new ToolError(
            `${last} It asks to come back in ${Math.ceil(wait / 60_000)} minutes: run again then.`,
          );
        // One busy answer is one for all: the others wait as well.
        quietUntil = Math.max(quietUntil, Date.now() + wait);
        if (wait > 3000) onWait(`${last} Asking again in ${Math.ceil(wait / 1000)} s.`);
      }
      throw new ToolError(`${last} It was asked ${attempts} times: run again later, it goes on here.`);
    },
  };
}

/** Whether asking again leads nowhere: the address may not be asked, or the answer is too large or leads in a circle. */
function isFinal(error: FetchError): boolean {
  return error.isTooLarge || !(error.cause instanceof Error) || error.cause instanceof FetchError;
}

/** Whether an address is at the host, with or without `www.`, over a connection that is as safe. */
function isAt(home: URL | undefined, url: URL): boolean {
  if (home?.origin === url.origin) return true;
  const [one, other] = [home, url].map((address) => address?.hostname.replace(/^www\./, ""));
  return one === other && url.protocol === "https:";
}

/** Why a host that never answered will not answer soon either, so that its address is most likely wrong. */
function unreachable({ hostname, host }: URL, cause: unknown): string | undefined {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ENOTFOUND") return `There is no host ${hostname}: check the address.`;
  if (code === "EAI_AGAIN" || code === "EAI_FAIL")
    return `The host ${hostname} cannot be looked up (${code}): check the address and the network.`;
  if (code === "ECONNREFUSED") return `${host} refuses connections: check the address and its port.`;
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

/** Milliseconds of a `Retry-After` header: seconds, or a date. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
