import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { type AddressCheck, isLocalAddress, isPublicAddress } from "../network/public-address.js";
import { sendRequest } from "../network/request.js";

/** More bytes of a response are not read; its body is ignored. */
const answerLimit = 16 * 1024;

/** Whether a URL may be that of a receiver, before its host is looked up. */
export function isReceiver(address: string, isLocalAllowed: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  const isSafe = protocol === "https:" || (protocol === "http:" && isLocalAllowed);
  const host = withoutBrackets(hostname);
  const isAllowed = isIP(host) === 0 || checkOf(isLocalAllowed)(host);
  return isSafe && username === "" && password === "" && isAllowed;
}

/**
 * Posts JSON and returns the status of the response. The address of the host is checked when the connection is opened, and
 * no redirect is followed. Throws where there is no response, with the reason as a sentence.
 */
export async function postMessage(
  address: string,
  { body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
  {
    time,
    isLocalAllowed,
    stopping,
  }: {
    /** Milliseconds for everything: name, connection, and answer. */
    readonly time: number;
    /** This machine may be called as well, and without TLS: for tests, and receivers next to the service. */
    readonly isLocalAllowed: boolean;
    /** Ends the request early. */
    readonly stopping?: AbortSignal;
  },
): Promise<number> {
  if (!isReceiver(address, isLocalAllowed)) throw new Error("The address may not be called.");
  const content = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
  const response = await sendRequest(new URL(address), {
    body,
    headers: { ...content, ...headers },
    isAllowed: checkOf(isLocalAllowed),
    signals: [AbortSignal.timeout(time), ...(stopping === undefined ? [] : [stopping])],
  }).catch((cause: unknown) => {
    throw new Error(reasonOf(cause, time), { cause });
  });
  try {
    await readSome(response);
  } finally {
    response.destroy();
  }
  return response.statusCode ?? 0;
}

function reasonOf(cause: unknown, time: number): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === "AbortError" || cause.name === "TimeoutError") return `No answer within ${time} ms.`;
  return cause.message === "" ? "There was no connection." : cause.message;
}

/** The status of a response counts even if its connection is cut before the end. */
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

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
}
