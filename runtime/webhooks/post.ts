import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { checkedLookup } from "../network/fetch-file.js";
import { type AddressCheck, isLocalAddress, isPublicAddress } from "../network/public-address.js";

/** Where messages may go. */
export interface ReceiverRule {
  /** This machine may be called as well, and without TLS: for tests, and receivers next to the service. */
  readonly isLocalAllowed: boolean;
}

/** How far a message may go. */
export interface PostLimits extends ReceiverRule {
  /** Milliseconds for everything: name, connection, and answer. */
  readonly time: number;
}

/** More of an answer is not read; what it says does not count. */
const answerLimit = 16 * 1024;

/** Whether an address can be that of a receiver, as far as it tells by itself. */
export function isReceiver(address: string, { isLocalAllowed }: ReceiverRule): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  const isSafe = protocol === "https:" || (protocol === "http:" && isLocalAllowed);
  const host = bare(hostname);
  const isAllowed = isIP(host) === 0 || checkOf(isLocalAllowed)(host);
  return isSafe && username === "" && password === "" && isAllowed;
}

/**
 * Posts JSON and gives the status of the answer. The address of the host is checked at the moment of the connection, and no
 * redirect is followed. Throws where there is no answer, with a sentence that tells why.
 */
export async function postMessage(
  address: string,
  message: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
  limits: PostLimits,
): Promise<number> {
  if (!isReceiver(address, limits)) throw new Error("The address may not be called.");
  const response = await send(new URL(address), message, limits);
  try {
    await readSome(response);
  } finally {
    response.destroy();
  }
  return response.statusCode ?? 0;
}

function send(
  url: URL,
  { body, headers }: Parameters<typeof postMessage>[1],
  { time, isLocalAllowed }: PostLimits,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = request(url, {
      method: "POST",
      agent: false,
      headers: {
        "Content-Type": "application/json",
        "Content-Length": String(Buffer.byteLength(body)),
        "User-Agent": "calendar-events",
        ...headers,
      },
      lookup: checkedLookup(checkOf(isLocalAllowed)),
      signal: AbortSignal.timeout(time),
    });
    sent.once("response", resolve);
    sent.on("error", (cause) => reject(new Error(reasonOf(cause, time), { cause })));
    sent.end(body);
  });
}

function reasonOf(cause: Error, time: number): string {
  if (cause.name === "AbortError" || cause.name === "TimeoutError") return `No answer within ${time} ms.`;
  return cause.message === "" ? "There was no connection." : cause.message;
}

/** A connection that is cut before the end of its answer has told its status all the same. */
async function readSome(response: IncomingMessage): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > answerLimit) return;
    }
  } catch {
    return;
  }
}

function checkOf(isLocalAllowed: boolean): AddressCheck {
  return isLocalAllowed ? (address) => isLocalAddress(address) || isPublicAddress(address) : isPublicAddress;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
}
