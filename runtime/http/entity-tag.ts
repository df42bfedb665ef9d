import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Context } from "koa";
import { acceptsCoding } from "./compression.js";

/**
 * The entity tag of an answer: the record's revision where there is one, and a hash of all that makes the answer what it
 * is, so that it changes with anything that is shown.
 */
export function entityTag(parts: readonly (string | Buffer)[], revision: number | undefined): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part).update("\0");
  return `"${revision === undefined ? "" : `r${revision}.`}${hash.digest("base64url")}"`;
}

/** Tags an answer; it becomes 304 where its reader has it already. */
export function tagAnswer(ctx: Context, tag: string): void {
  const isRead = ctx.method === "GET" || ctx.method === "HEAD";
  const known = isRead ? knownTag(ctx.headers, tag) : undefined;
  ctx.set("ETag", known ?? tag);
  if (known === undefined) return;
  ctx.status = 304;
  ctx.remove("Content-Encoding");
}

/**
 * The tag of an answer that `If-None-Match` names, in any coding that the caller accepts; undefined where it names none.
 * Weak and strong tags compare alike.
 */
export function knownTag(
  { "if-none-match": header, "accept-encoding": accepted }: IncomingHttpHeaders,
  tag: string,
): string | undefined {
  if (header === undefined) return undefined;
  const [plain] = partsOf(tag);
  return tagsIn(header)
    .map((given) => (given === "*" ? tag : given))
    .find((given) => {
      const [same, coding] = partsOf(given);
      return same === plain && (coding === undefined || acceptsCoding(accepted, coding));
    });
}

/** A tag without its coding, and the coding that `compressAnswer` has added. Hashes have no dot. */
function partsOf(tag: string): readonly [string, string?] {
  const [, plain = "", coding] = /^(.*)\.(br|gzip)"$/.exec(tag) ?? [];
  return coding === undefined ? [tag] : [`${plain}"`, coding];
}

/** The revisions that `If-Match` names; `*` for any. A tag without a revision names none. */
export function revisionsIn(header: string): readonly string[] {
  return tagsIn(header).map((tag) => (tag === "*" ? "*" : (/^"r(\d+)\./.exec(tag)?.[1] ?? "")));
}

/** Proxies that compress make tags weak; the record is the same. */
function tagsIn(header: string): string[] {
  return header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}
