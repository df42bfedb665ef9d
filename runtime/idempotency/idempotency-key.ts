import { createHash } from "node:crypto";
import { HttpError } from "../core/http-error.js";
import type { Principal } from "../core/principal.js";
import type { RequestContext } from "../core/request-context.js";

const longestKey = 255;

/**
 * Parses an `Idempotency-Key` header: a quoted string as in the IETF draft, or the same characters without quotes. Throws 400
 * for an empty or too long key, and for one with other characters than visible ASCII and spaces.
 */
export function readIdempotencyKey(header: string | readonly string[]): string {
  const text = typeof header === "string" ? header.trim() : "";
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1]?.replace(/\\(["\\])/g, "$1");
  const key = quoted ?? (text.startsWith('"') ? "" : text);
  if (!/^[ -~]+$/.test(key) || key.length > longestKey) {
    throw new HttpError("rest_invalid_idempotency_key", { limit: longestKey });
  }
  return key;
}

/** The error for a request whose key another one has, which may repeat it soon. */
export function keyInUse(): HttpError {
  return new HttpError("rest_idempotency_key_in_use", {}, { headers: { "Retry-After": "1" } });
}

/**
 * The id of the record of a caller's key. It differs from those of other callers, also where a new access key has the name of
 * a revoked one.
 */
export function idempotencyRecordId(key: string, { anonymous, key: accessKey, role }: Principal): string {
  return digest([anonymous ? `anonymous ${role}` : `key ${accessKey}`, key]).slice(0, 32);
}

/**
 * Identifies a request by operation, record, language and input, whatever the host and the format of the body. Files are
 * compared by their bytes.
 */
export function requestFingerprint(operation: string, call: RequestContext, input: object): string {
  const files = new Map(
    [...(call.files?.values() ?? [])].map(({ token, bytes }) => [token, digest(bytes)] as const),
  );
  return digest([operation, call.path, call.language, call.ifMatch ?? null, canonical(input, files)]);
}

/** A value with the keys of objects in order, and the digests of files in place of their tokens. */
function canonical(value: unknown, files: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return files.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => canonical(entry, files));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, inner]) => [name, canonical(inner, files)]);
}

function digest(content: Buffer | readonly unknown[]): string {
  const bytes = Buffer.isBuffer(content) ? content : JSON.stringify(content);
  return createHash("sha256").update(bytes).digest("base64url");
}
