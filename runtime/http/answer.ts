import type { Context } from "koa";
import type { Reply } from "./call.js";
import { entityTag, matchesTag } from "./entity-tag.js";
import { fieldNames, keepFields } from "./fields.js";
import type { ServiceState } from "./state.js";

/** Sends a reply: `_fields` and `_envelope` applied, with an entity tag, or 304 where the caller has it already. */
export function sendReply(ctx: Context & { state: ServiceState }, reply: Reply): void {
  const { query } = ctx.state.sources;
  const fields = fieldNames(query.get("_fields"));
  const shown = fields.length === 0 ? reply.body : keepFields(reply.body, fields);
  const headers = { ...reply.headers, "Content-Language": ctx.state.language };
  const isEnveloped = query.has("_envelope");
  const body = JSON.stringify(isEnveloped ? { body: shown, status: reply.status, headers } : shown);

  ctx.status = isEnveloped ? 200 : reply.status;
  ctx.set({ ...headers, "Content-Type": "application/json; charset=UTF-8" });
  const isRead = ctx.method === "GET" || ctx.method === "HEAD";
  if (isRead || reply.revision !== undefined) {
    const tag = entityTag(body, reply.revision);
    ctx.set("ETag", tag);
    if (isRead && matchesTag(ctx.headers["if-none-match"], tag)) {
      ctx.status = 304;
      return;
    }
  }
  ctx.body = body;
}
