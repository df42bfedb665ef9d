import type { Context } from "koa";
import type { Reply } from "./call.js";
import { entityTag, matchesTag } from "./entity-tag.js";
import type { ErrorAnswer } from "./error-answer.js";
import { fieldNames, keepFields } from "./fields.js";
import { rawValue } from "./input.js";
import type { ServiceState } from "./state.js";

type ServiceContext = Context & { state: ServiceState };

/** Sends a reply: `_fields` and `_envelope` applied, with an entity tag, or 304 where the caller has it already. */
export function sendReply(ctx: ServiceContext, reply: Reply): void {
  const { language, mounted, sources } = ctx.state;
  const fields = fieldNames(rawValue("_fields", sources));
  const content = fields.length === 0 ? reply.body : keepFields(reply.body, fields);
  const headers = { ...reply.headers, "Content-Language": language };
  const text = send(ctx, {
    status: reply.status,
    headers,
    content,
    contentType: "application/json; charset=UTF-8",
  });

  const isRead = ctx.method === "GET" || ctx.method === "HEAD";
  if (!isRead && reply.revision === undefined) return;
  const tag = entityTag([language, mounted.api, text], reply.revision);
  ctx.set("ETag", tag);
  if (isRead && matchesTag(ctx.headers["if-none-match"], tag)) ctx.status = 304;
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
}

function send(ctx: ServiceContext, { status, headers, content, contentType }: Answer): string {
  const { sources, callback } = ctx.state;
  const isEnveloped = sources.query.has("_envelope");
  const json = JSON.stringify(isEnveloped ? { body: content, status, headers } : content);
  // The comment in front keeps old browsers from taking the script for another kind of file.
  const text = callback === undefined ? json : `/**/${callback}(${json})`;
  ctx.status = isEnveloped ? 200 : status;
  ctx.set(headers);
  ctx.set("Content-Type", callback === undefined ? contentType : "application/javascript; charset=UTF-8");
  ctx.body = text;
  return text;
}
