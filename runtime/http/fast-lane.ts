import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { knownReader } from "../auth/authenticate.js";
import { rateOf } from "../auth/authentication.js";
import type { FreshCache } from "../cache/fresh-cache.js";
import { JsonFragment } from "../core/json-fragment.js";
import type { AnsweredRequest } from "../telemetry/telemetry.js";
import type { AppOptions } from "./app.js";
import type { KeptAnswer, KeptAnswers } from "./cached-answers.js";
import { type CorsPolicy, corsPolicy, originHeaders } from "./cors.js";
import { matchesTag } from "./entity-tag.js";
import { requestIdOf } from "./request-id.js";

/** What the lane needs besides what the application has. */
export interface LaneOptions extends AppOptions {
  readonly cache: FreshCache;
  readonly answers: KeptAnswers;
}

/** Longer addresses are not worth their place. */
const longestUrl = 2000;

/**
 * Answers reads without credentials that were answered before, as long as nothing was written since. Each is counted,
 * limited and told of like any other; everything that is not found goes on to the application. Nothing here waits for the
 * store: only the application limits how long that may take.
 */
export function createFastLane(options: LaneOptions, next: RequestListener): RequestListener {
  const { cache, answers, access, rates, telemetry, now, trustProxy } = options;
  const origins = corsPolicy(options);

  function serve(request: IncomingMessage, response: ServerResponse, address: string): void {
    const started = performance.now();
    const principal = knownReader(request, access);
    const fresh = cache.at(now());
    const found = principal === undefined ? undefined : answers.find(fresh, principal, address);
    const rate = principal && found && rateOf(request, trustProxy, rates, principal);
    if (principal === undefined || found === undefined || rate === undefined) {
      answers.expect(request, fresh, address);
      next(request, response);
      return;
    }
    const id = requestIdOf(request.headers["x-request-id"]);
    const work = (): AnsweredRequest => {
      const status = send(request, response, found, [
        "X-Request-Id",
        id,
        ...rate,
        ...origin(request, origins),
      ]);
      const seconds = (performance.now() - started) / 1000;
      return { id, method: "GET", status, seconds, caller: principal.name, ...found.told };
    };
    if (telemetry.trace === undefined) telemetry.recordRequest(work());
    else void telemetry.trace(request, () => Promise.resolve(work()));
  }

  return (request, response) => {
    const address = addressOf(request, options);
    if (address === undefined) next(request, response);
    else serve(request, response, address);
  };
}

/**
 * What an answer depends on besides the caller's role: where the request came in and what it asks for. Undefined for
 * requests that are no plain reads.
 */
function addressOf(
  { method, url = "", headers, socket }: IncomingMessage,
  { publicUrl, trustProxy }: LaneOptions,
): string | undefined {
  const isPlain =
    method === "GET" &&
    headers.authorization === undefined &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    url.length <= longestUrl;
  if (!isPlain) return undefined;
  if (publicUrl !== undefined) return url;
  const { host = "" } = headers;
  const forwarded = trustProxy ? [headers["x-forwarded-proto"], headers["x-forwarded-host"]] : [];
  return `${"encrypted" in socket ? "https" : "http"} ${host} ${forwarded.join(" ")} ${url}`;
}

function origin(request: IncomingMessage, policy: CorsPolicy): string[] {
  return request.headers.origin === undefined
    ? []
    : Object.entries(originHeaders(request.headers.origin, "GET", policy)).flat();
}

/** Sends an answer, or that it has not changed; returns the status. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body, tag }: KeptAnswer,
  own: readonly string[],
): number {
  const isKnown = matchesTag(request.headers["if-none-match"], tag);
  const content = isKnown ? withoutContent(headers) : [...headers, "Content-Length", String(body.length)];
  // One by one, so that whoever stands in for a connection can read them.
  for (const all of [content, own]) {
    for (let at = 0; at < all.length; at += 2) response.setHeader(all[at] ?? "", all[at + 1] ?? "");
  }
  response.statusCode = isKnown ? 304 : 200;
  if (isKnown) response.end();
  else response.end(body instanceof JsonFragment ? body.write() : body);
  return response.statusCode;
}

function withoutContent(headers: readonly string[]): string[] {
  return headers.filter((_text, at) => headers[at - (at % 2)] !== "Content-Type");
}
