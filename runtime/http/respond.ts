import type { Context } from "koa";
import { JsonFragment, serializeJson } from "../core/json-fragment.js";
import { isObject } from "../core/properties.js";
import type { OperationResult } from "../core/request-context.js";
import { entityTag, tagAnswer } from "./entity-tag.js";
import type { ErrorAnswer } from "./error-answer.js";
import { fieldNames, selectFields } from "./fields.js";
import type { ServiceState } from "./state.js";

const jsonType = "application/json; charset=UTF-8";

type ServiceContext = Context & { state: ServiceState };

/** Sends a reply: `_fields` and `_envelope` applied, with an entity tag, or 304 where the caller has it already. */
export function sendResult(ctx: ServiceContext, reply: OperationResult): void {
  const { language, mounted, sources } = ctx.state;
  if (reply.contentType !== undefined) {
    sendText(ctx, reply, reply.contentType);
    return;
  }
  const fields = fieldNames(sources);
  const headers = { ...reply.headers, "Content-Language": language };
  const parts = send(ctx, {
    status: reply.status,
    headers,
    content: contentOf(ctx, reply.body, fields),
    contentType: jsonType,
    isRecord: reply.revision !== undefined,
  });

  if (!isReading(ctx) && reply.revision === undefined) return;
  tagAnswer(ctx, entityTag([language, mounted.api, ...parts], reply.revision));
}

/** What is sent of a body. One that is written already is read again where only a part of it is wanted, or more around it. */
function contentOf({ state }: ServiceContext, body: unknown, fields: readonly string[]): unknown {
  const isWhole =
    fields.length === 0 && state.callback === undefined && !state.sources.query.has("_envelope");
  if (isWhole) return isPlainObject(body) ? serializeJson(body) : body;
  const value = body instanceof JsonFragment ? body.read() : body;
  return fields.length === 0 ? value : selectFields(value, fields);
}

function isPlainObject(value: unknown): value is object {
  return isObject(value) && !(value instanceof JsonFragment);
}

/** Files are neither cut down to fields nor put into envelopes. */
function sendText(
  ctx: ServiceContext,
  { status, headers = {}, body }: OperationResult,
  contentType: string,
): void {
  const { language } = ctx.state;
  const text = String(body);
  ctx.status = status;
  ctx.set({ ...headers, "Content-Language": language, "Content-Type": contentType });
  ctx.body = text;
  tagAnswer(ctx, entityTag([language, text], undefined));
}

function isReading({ method }: ServiceContext): boolean {
  return method === "GET" || method === "HEAD";
}

/** Sends an error in the caller's language; callers that ask for an envelope get it in one, with status 200. */
export function sendError(ctx: ServiceContext, { status, body, contentType, headers }: ErrorAnswer): void {
  const all = { ...headers, "Content-Language": ctx.state.language };
  send(ctx, { status, headers: all, content: body, contentType });
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: unknown;
  readonly contentType: string;
  readonly isRecord?: boolean;
}

/** Sends a response; returns the hash of its content. */
function send(
  ctx: ServiceContext,
  { status, headers, content, contentType, isRecord = false }: Answer,
): readonly (string | Buffer)[] {
  const { sources, callback } = ctx.state;
  const isEnveloped = sources.query.has("_envelope");
  ctx.status = isEnveloped ? 200 : status;
  ctx.set(headers);
  // What is in an envelope has no say in the type of the envelope.
  const type = isEnveloped ? jsonType : contentType;
  ctx.set("Content-Type", callback === undefined ? type : "application/javascript; charset=UTF-8");
  if (content instanceof JsonFragment) {
    const bytes = content.write();
    ctx.body = bytes;
    ctx.state.json = content;
    // A list is always written in the same parts. A record may have been read from elsewhere, where it is in one.
    return [isRecord ? bytes : content.hash];
  }
  const json = JSON.stringify(isEnveloped ? { body: content, status, headers } : content);
  // The comment in front prevents old browsers from taking the script for another kind of file.
  const text = callback === undefined ? json : `/**/${callback}(${json})`;
  ctx.body = text;
  return [text];
}
