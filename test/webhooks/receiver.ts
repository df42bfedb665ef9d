import { webcrypto } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { serve } from "../support/serve.js";

/** A message as it came in. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: ReceivedBody;
  /** Milliseconds since the receiver was started. */
  readonly at: number;
}

export interface ReceivedBody {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly resource: string;
  readonly id: number;
  readonly revision: number;
  readonly language: string;
  readonly changed: readonly string[];
}

/** What a receiver answers: a status, nothing until it is released, or a place to go instead. */
export type Behaviour = number | "silence" | { readonly redirect: string };

/** A receiver of webhooks on this machine. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Decides what is answered from now on; the function hears how many messages came before. */
  answer(behaviour: Behaviour | ((message: Received, before: number) => Behaviour)): void;
  /** Answers 204 where it was silent. */
  release(): void;
  close(): Promise<void>;
}

/** Starts a receiver that answers 204. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const silent: ServerResponse[] = [];
  const started = performance.now();
  let behaviour: (message: Received, before: number) => Behaviour = () => 204;
  const { origin, close } = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const at = performance.now() - started;
      const message = { headers: request.headers, text, body: JSON.parse(text) as ReceivedBody, at };
      const answer = behaviour(message, received.length);
      received.push(message);
      if (answer === "silence") silent.push(response);
      else if (typeof answer === "number") response.writeHead(answer).end();
      else response.writeHead(307, { Location: answer.redirect }).end();
    });
  });
  return {
    url: `${origin}/hook`,
    received,
    answer(next) {
      behaviour = typeof next === "function" ? next : () => next;
    },
    release() {
      for (const response of silent.splice(0)) response.writeHead(204).end();
    },
    close,
  };
}

/** Verifies a message as a consumer would who knows the scheme, with other means than those it was signed with. */
export async function isSigned({ headers, text }: Received, secret: string): Promise<boolean> {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signatures !== "string") return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (letter) => letter.charCodeAt(0));
  const key = await webcrypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  for (const one of signatures.split(" ")) {
    const [version, value = ""] = one.split(",");
    const signature = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0));
    if (version === "v1" && (await webcrypto.subtle.verify("HMAC", key, signature, signed))) return true;
  }
  return false;
}
