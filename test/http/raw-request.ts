import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { expect } from "vitest";
import { onceWhole } from "../support/event-stream.js";

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** What is sent; the path goes out as it is written, which `fetch` would tidy up. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Connections to use again; without it each request has its own. */
  readonly agent?: Agent;
}

/** Sends a request without a browser's manners: any path, any Host, 304 as 304. */
export function sendRaw(
  origin: string,
  { method = "GET", path, headers = {}, body, agent }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: agent ?? false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      onceWhole(response, () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString("utf8");
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A member of an answer that has to be a text. */
export function textOf(value: unknown): string {
  if (typeof value !== "string") throw new TypeError(`${JSON.stringify(value)} is no text.`);
  return value;
}

/** Stands for any text in an expected answer. */
export const anyText: unknown = expect.any(String);
